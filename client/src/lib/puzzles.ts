// The puzzle of the day, as subrosa/puzzles/daily.py counts it: the same for everybody, by the days of UTC.

const DAY = 86_400_000;
const BEFORE_1970 = 719_163; // days of the calendar that Python counts

/** The number of the puzzle of this moment's day, of so many. */
export function todays(now: number, count: number): number {
  return ((Math.floor(now / DAY) + BEFORE_1970) % count) + 1;
}

/** When the next day begins. */
export function nextDay(now: number): number {
  return (Math.floor(now / DAY) + 1) * DAY;
}

/** That moment where the reader is: its weekday and its time. */
export function localTime(moment: number, language: string): { day: string; time: string } {
  return {
    day: new Intl.DateTimeFormat(language, { weekday: "long" }).format(moment),
    time: new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(moment),
  };
}
