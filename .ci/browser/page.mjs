// The page in Chromium, as tests open it, look at it and play on it. Needs playwright-core in
// .ci/node_modules and Chromium.
import { chromium } from "playwright-core";
import assert from "node:assert/strict";
import path from "node:path";
import { home, out, server } from "./site.mjs";

export { home, out };
export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
});
export const trouble = [];
const patience = 90_000; // in milliseconds: where tests of rules run beside, a frame may take seconds

// newContext is a browser's store of its own, in which whatever goes wrong in a page is
// noted as trouble: errors, crashes, and what the content security policy forbids.
export async function newContext(options) {
  const context = await browser.newContext({ locale: "en-GB", acceptDownloads: true, ...options });
  context.setDefaultTimeout(patience);
  await context.addInitScript(() => addEventListener("securitypolicyviolation", (e) => {
    (window.forbidden ??= []).push(e.effectiveDirective);
    if (!window.provoked) console.error(`the policy forbids ${e.effectiveDirective}: ${e.blockedURI} ${e.sourceFile}:${e.lineNumber}`);
  }));
  context.on("page", (page) => {
    page.on("pageerror", (e) => trouble.push(String(e)));
    page.on("console", (m) => { if (m.type() === "error" || /panic:|fatal error/.test(m.text())) note(page, m.text()); });
  });
  return context;
}
const note = (page, text) => { if (!expected.get(page)?.test(text)) trouble.push(text); };
export const expected = new WeakMap(); // by page: the errors that a step provokes

export async function open(size, query, options = {}) {
  return enter(await newContext({ viewport: size, ...options }), query);
}

// enter opens the page once more with what the context has in store.
export async function enter(context, query) {
  const page = await context.newPage();
  await page.goto(home + query);
  await loaded(page);
  return page;
}
export const loaded = (page) => page.waitForFunction(() => document.body.dataset.state !== "loading");
export const until = (page, state) => page.waitForFunction((s) => document.body.dataset.state === s, state);

// offered lists the games of the page, as its title offers them; GAMES picks some.
let known;
export async function offered() {
  if (known) return known;
  const page = await open({ width: 1280, height: 720 }, "?lang=en");
  known = await page.locator('[data-field="game"] option').evaluateAll((all) => all.map((o) => o.value));
  if (process.env.GAMES) known = known.filter((game) => process.env.GAMES.split(",").includes(game));
  await page.context().close();
  return known;
}

// eachGame does something with each game, and returns what is said of each.
export async function eachGame(of) {
  const said = [];
  for (const game of await offered()) {
    try {
      said.push(`${game}: ${await of(game)}`);
    } catch (e) {
      e.stack = `${game}: ${e.stack}`;
      throw e;
    }
  }
  return said.join(", ");
}

export async function picture(page, name) {
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(700); // cards come to rest
  await page.screenshot({ path: path.join(out, name + ".png") });
}

// insist tries something a few times until it has had its effect.
export async function insist(attempt, done) {
  for (let i = 0; i < 8; i++) {
    await attempt();
    for (let k = 0; k < 10; k++) {
      if (await done()) return;
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }
  throw new Error("it has no effect: " + attempt);
}

export const look = (page) => page.evaluate(() => ({
  state: document.body.dataset.state,
  seq: +document.body.dataset.seq,
  options: document.querySelectorAll("[data-option]").length,
  toggles: document.querySelectorAll("[data-option][aria-pressed]").length,
  pressed: document.querySelectorAll("[data-option][aria-pressed=true]").length,
  confirm: document.querySelector("#m-confirm button:not(:disabled)")?.dataset.act || "",
}));

// settled waits until a person is asked, or the game has ended.
export async function settled(page) {
  for (let i = 0; i < 3000; i++) {
    const now = await look(page);
    if (now.state !== "table" || now.options > 0 || now.confirm) return now;
    await page.waitForTimeout(20);
  }
  await picture(page, "nobody-is-asked");
  throw new Error("nobody is asked");
}

let dice = 20250701; // the same choices every time
export const roll = (n) => { dice = (dice * 1103515245 + 12345) % 2147483648; return Math.floor(dice / 65536) % n; };

// decide answers one decision on the mirror's buttons: with real clicks, or by
// their click events alone, which does not wait for pictures.
export async function decide(page, now, real) {
  const press = (selector) => (real ? page.locator(selector).first().click() : page.locator(selector).first().dispatchEvent("click"));
  if (now.toggles > 0) {
    while (!now.confirm || (now.pressed < now.options && now.pressed < 2 && roll(2) === 0)) {
      await press("[data-option][aria-pressed=false]");
      const before = now.pressed;
      await page.waitForFunction((n) => document.querySelectorAll("[data-option][aria-pressed=true]").length !== n || !document.querySelector("[data-option]"), before);
      now = await look(page);
    }
    await press("#m-confirm button");
  } else if (now.options > 0 && !(now.confirm && roll(3) === 0)) {
    await press(`[data-option="${roll(now.options)}"]`);
  } else {
    await press("#m-confirm button");
  }
  await page.waitForFunction((n) => +document.body.dataset.seq !== n || document.body.dataset.state !== "table", now.seq);
}

export async function play(page, most, pictures = [], name = "play", real = 25) {
  let n = 0;
  for (; n < most; n++) {
    const now = await settled(page);
    if (now.state !== "table") break;
    if (pictures.includes(n)) await picture(page, `${name}-${String(n).padStart(3, "0")}`);
    await decide(page, now, n < real);
  }
  return n;
}

// shut ends the browser and the server.
export async function shut() {
  await browser.close();
  server.close();
}

// run carries out steps, those whose names have the first argument, or behind -- the others,
// and ends the program with what came of it.
export async function run(steps) {
  let failed = 0;
  const [words, others] = process.argv[2] === "--" ? [process.argv[3], true] : [process.argv[2] || "", false];
  const picked = Object.entries(steps).filter(([name]) => name.includes(words) !== others);
  assert(picked.length, `no step has "${words}" in its name`);
  for (const [name, step] of picked) {
    const start = Date.now();
    try {
      const said = await step();
      console.log(`pass  ${name}  ${said ? said + ", " : ""}${((Date.now() - start) / 1000).toFixed(1)} s`);
    } catch (e) {
      failed++;
      console.log(`FAIL  ${name}\n${e.stack}`);
    }
  }
  await shut();
  for (const t of trouble) console.log("page: " + t);
  if (failed || trouble.length) process.exit(1);
  console.log(`${picked.length} passed, 0 failed`);
}
