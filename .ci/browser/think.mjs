// Steps with computer players that look ahead.
import assert from "node:assert/strict";
import os from "node:os";
import { eachGame, enter, look, newContext, offered, picture } from "./page.mjs";

// watched counts what workers bring back, and how long the pictures take.
function watched() {
  const Real = window.Worker;
  window.seen = { ready: 0, matches: 0, gaps: [] };
  window.Worker = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        if (data.ready) window.seen.ready++;
        if (data.got) window.seen.matches++;
      });
    }
  };
  let last = 0;
  const frame = (now) => {
    if (last) window.seen.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const mostWorkers = 3; // gorin.js hires no more

// comes waits until something holds.
async function comes(done) {
  for (let i = 0; i < 900; i++) {
    if (await done()) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error("it does not come: " + done);
}

const seen = (page) => page.evaluate(() => window.seen);
const both = (game) => `?lang=en&start=1&game=${game}&p1=strong&p2=normal&seed=4&delay=0`;
const further = (page, by) => async () => { const { seq, state } = await look(page); return seq > by || state === "result"; };

export const think = {
  async "computers think beside the picture"() {
    return eachGame(async (game) => {
      const context = await newContext({ viewport: { width: 1280, height: 720 } });
      await context.addInitScript(watched);
      const page = await enter(context, both(game));
      await comes(async () => (await seen(page)).matches > 50);
      await page.evaluate(() => { window.seen.gaps.length = 0; });
      const { seq } = await look(page);
      await comes(further(page, seq + 3));
      const { ready, matches, gaps } = await seen(page);
      gaps.sort((a, b) => a - b);
      const usual = gaps[gaps.length >> 1];
      const others = Math.max(1, os.loadavg()[0] / os.cpus().length); // at work on this machine
      assert(gaps.length > 3 && usual < 100 * others, `${gaps.length} pictures, ${usual} ms between two of them`);
      const memory = Math.max(...await Promise.all(page.workers().map((w) => w.evaluate(() => self.memory()))));
      assert(memory < 150e6 / mostWorkers, `a worker takes ${memory} bytes`);
      await picture(page, `think-${game}`);
      await context.close();
      return `${ready} workers of ${Math.round(memory / 1e6)} MB, ${matches} matches, ${Math.round(usual)} ms between two pictures`;
    });
  },
  async "without workers computers think between two pictures"() {
    const [game] = await offered();
    const context = await newContext({ viewport: { width: 844, height: 390 } });
    await context.addInitScript(() => { delete window.Worker; });
    const page = await enter(context, both(game));
    await comes(further(page, 6));
    await picture(page, "think-alone");
    await context.close();
  },
  async "computers think without a network"() {
    const [game] = await offered();
    const context = await newContext({ viewport: { width: 844, height: 390 } });
    await context.addInitScript(watched);
    const page = await enter(context, "?lang=en");
    const kept = () => page.evaluate(async () => {
      const names = await caches.keys();
      const all = names.length === 1 ? await (await caches.open(names[0])).keys() : [];
      return navigator.serviceWorker.controller && all.some(({ url }) => url.includes("think.wasm")) && all.some(({ url }) => url.endsWith("/"));
    });
    await comes(kept);
    await context.setOffline(true);
    await Promise.all([page.waitForNavigation(), page.evaluate((query) => { location.search = query; }, both(game))]);
    await comes(async () => (await seen(page)).matches > 20);
    await context.close();
  },
};
