// The service worker: keeps the site so that it opens without a network. Every
// file but the page itself is asked for by its contents ("?v=…"), so what is kept
// never is out of date, and a new page never runs with old code.
"use strict";
const files = []; // filled in when the site is built: "./" first
const version = "";

self.addEventListener("install", (e) => {
  e.waitUntil(keep().then(() => self.skipWaiting()));
});

// keep puts the site into a cache of its own, taking over what has not changed.
async function keep() {
  const cache = await caches.open(version);
  for (const name of files) {
    const had = name !== "./" && await caches.match(name);
    if (had) await cache.put(name, had);
    else await cache.add(new Request(name, { cache: name === "./" ? "reload" : "default" }));
  }
}

self.addEventListener("activate", (e) => {
  e.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== location.origin) return;
  if (e.request.mode === "navigate") e.respondWith(fresh(e.request));
  else if (url.searchParams.has("v")) e.respondWith(caches.match(e.request).then((kept) => kept || keepLate(e.request)));
});

// keepLate keeps what a newer page asks for before its own service worker is there.
async function keepLate(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(version)).put(request, answer.clone());
  return answer;
}

// fresh asks the network for the page and falls back to the one that is kept, at
// the latest after three seconds.
async function fresh(request) {
  const kept = await caches.match("./");
  const asked = fetch(request);
  if (!kept) return asked;
  const late = new Promise((done) => setTimeout(done, 3000, kept.clone()));
  return Promise.race([asked.then((a) => (a.ok ? a : kept), () => kept), late]);
}
