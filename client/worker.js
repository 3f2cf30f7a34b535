// The service worker. It keeps the files of the shell, and shows a page of its own when the server cannot be reached.
// It never answers for the server: every page is asked for first, so a new version is seen at once, and what is about a
// table or a person (/api) is none of its business.
const VERSION = "by the build"; // changes with the files
const FILES = ["/offline.html"]; // by the build: the shell, and what the page without a connection needs
const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(asked(event.request, OFFLINE));
  else if (FILES.includes(pathname)) event.respondWith(pathname.startsWith("/assets/") ? kept(event.request) : asked(event.request, pathname));
});

async function keep() {
  const cache = await caches.open(VERSION);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

async function forget() {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
  await self.clients.claim();
}

/** What the server says; without it, what was kept. */
async function asked(request, instead) {
  try {
    return await fetch(request);
  } catch (problem) {
    const found = await caches.match(instead);
    if (found) return found;
    throw problem;
  }
}

/** A file whose name changes with what is in it: as it was kept. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
