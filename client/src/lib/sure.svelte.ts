// Questions that want a second thought: shown over the page, answered by one of two buttons.

interface Doubt {
  question: string;
  deed: string; // what the button that goes on says
  answer(sure: boolean): void;
}

export const doubt: { now: Doubt | null } = $state({ now: null });

/** Asks once more; closing the question is a no. */
export function sure(question: string, deed: string): Promise<boolean> {
  doubt.now?.answer(false);
  return new Promise((resolve) => {
    const answer = (is: boolean): void => {
      doubt.now = null;
      resolve(is);
    };
    doubt.now = { question, deed, answer };
  });
}
