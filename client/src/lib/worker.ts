// The service worker, which shows a page of its own when there is no connection (worker.js).

const ADDRESS = "/worker.js";

/** Registers it once the page is there. Only pages over https, or of this machine, may have one. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register(trusted() as string).catch(() => undefined));
}

/** The address as the content policy wants it, where the browser knows of such things. */
function trusted(): unknown {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } } };
  return trustedTypes ? trustedTypes.createPolicy("subrosa-worker", { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) : ADDRESS;
}
