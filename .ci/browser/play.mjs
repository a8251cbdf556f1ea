// Tries the page in Chromium: measures it, and looks at what is no game's own. What is done
// with each game, on the canvas alone, with replays and with puzzles stands in files of its
// own. An argument picks the steps whose names have it; behind -- it picks the others.
import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import { canvas } from "./canvas.mjs";
import { formats } from "./formats.mjs";
import { gallery } from "./gallery.mjs";
import { games } from "./games.mjs";
import { hostile } from "./hostile.mjs";
import { late } from "./late.mjs";
import { lessons } from "./lesson.mjs";
import { expected, home, insist, loaded, look, newContext, offered, open, picture, run, settled, until } from "./page.mjs";
import { packs, unusual } from "./packs.mjs";
import { pastes } from "./paste.mjs";
import { tabs } from "./tabs.mjs";
import { think } from "./think.mjs";
import { viewer } from "./viewer.mjs";

// What the page needs for its first picture may be so large, in bytes as they travel, and
// that picture may take so long, in milliseconds from the click on its link.
const most = { bytes: 5.2e6, wait: 2200 };

// notePicture notes when the first picture stands on the screen: when the first
// drawing onto the canvas itself, and not onto a texture, has been carried out.
function notePicture() {
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    draw.apply(this, args);
    if (window.firstPicture || this.getParameter(this.FRAMEBUFFER_BINDING) !== null) return; // Ebitengine keeps the function
    this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
    window.firstPicture = performance.now();
  };
}

// arrive opens the page with nothing in store, and measures it.
async function arrive() {
  const context = await newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(notePicture);
  await page.goto(home);
  await page.waitForFunction(() => window.firstPicture, null, { timeout: 60000 });
  const measured = await page.evaluate(() => ({
    wait: Math.round(window.firstPicture),
    bytes: ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind)).filter((e) => e.startTime < window.firstPicture).reduce((sum, e) => sum + e.encodedBodySize, 0),
  }));
  await context.close();
  return measured;
}

const steps = {
  async "the page is small, and its first picture comes soon"() {
    const visits = [];
    const best = () => visits.reduce((a, b) => (b.wait < a.wait ? b : a));
    const limit = () => most.wait * Math.max(1, os.loadavg()[0] / os.cpus().length); // others at work on this machine
    do visits.push(await arrive()); // it has slow moments, too: the best visit counts
    while (visits.length < 3 || (best().wait > most.wait && visits.length < 9));
    const { bytes, wait } = best();
    assert(bytes > 1e6, "the bytes were not counted");
    assert(bytes <= most.bytes, `the page has ${bytes} bytes`);
    assert(wait <= limit(), `the first picture takes ${wait} ms`);
    return `${(bytes / 1e6).toFixed(2)} MB, first picture after ${wait} ms (${visits.map((v) => v.wait).join(", ")})`;
  },
  async "again without a network, once it has been visited"() {
    const page = await open({ width: 844, height: 390 }, "?lang=en");
    await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60000 }); // once all is kept
    await page.context().setOffline(true);
    await page.reload();
    await loaded(page);
    assert.equal((await look(page)).state, "title");
    await unusual(page);
    await page.context().close();
  },
  async "the policy of the page is in force"() {
    const page = await open({ width: 844, height: 390 }, "?lang=en");
    expected.set(page, /policy/i);
    const got = await page.evaluate(async () => {
      window.provoked = true;
      const add = (tag, more) => document.body.append(Object.assign(document.createElement(tag), more));
      add("script", { textContent: "window.ran = 1" });
      add("style", { textContent: "body { opacity: 0.99 }" });
      add("iframe", { src: "data:text/html,x" });
      add("img", { src: "https://example.invalid/x.png" });
      await fetch("https://example.invalid/").catch(() => {});
      await new Promise((done) => setTimeout(done, 300));
      return { ran: window.ran, forbidden: window.forbidden };
    });
    assert.equal(got.ran, undefined, "a script of no file has run");
    for (const directive of ["script-src-elem", "style-src-elem", "frame-src", "img-src", "connect-src"]) {
      assert(got.forbidden?.includes(directive), `${directive} is not forbidden: ${got.forbidden}`);
    }
    await page.context().close();
    return got.forbidden.join(", ");
  },
  async "what is set lasts, by the mirror and by the keyboard"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&start=1&p1=human&p2=random&seed=8&delay=0");
    const { seq } = await settled(page);
    const kept = () => page.locator("#m-fields select").evaluateAll((all) => Object.fromEntries(all.map((s) => [s.name, s.value])));
    await page.locator('#m-acts [data-act="settings"]').click();
    await until(page, "settings");
    const wanted = { letters: "large", marks: "on", motion: "reduced", sound: "off", auto: "off" };
    for (const [name, value] of Object.entries(wanted)) await page.selectOption(`#m-fields select[name="${name}"]`, value);
    await page.waitForFunction(() => document.querySelector('#m-fields select[name="auto"]').value === "off");
    await picture(page, "settings");
    await page.locator("canvas").focus();
    await page.keyboard.press("Escape");
    await until(page, "table");
    assert.equal((await settled(page)).seq, seq, "the game is where it was");
    await page.reload();
    await loaded(page);
    await page.locator("canvas").focus();
    await page.keyboard.press("o");
    await until(page, "settings");
    const got = await kept();
    for (const [name, value] of Object.entries(wanted)) assert.equal(got[name], value, name);
    await page.locator('#m-acts [data-act="settings-close"]').click();
    await until(page, "title");
    await page.context().close();
  },
  async "axe finds no fault in the page"() {
    const require = createRequire(import.meta.url);
    const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
    let looked = 0;
    const tables = (await offered()).map((game, i) => `?lang=${i % 2 ? "en" : "ja"}${i % 2 ? "&mirror=1" : ""}&start=1&game=${game}&p1=human&p2=greedy&seed=3`);
    for (const query of ["?lang=en", "?lang=en", "?lang=ja&mirror=1", ...tables]) {
      const page = await open({ width: 1280, height: 720 }, query);
      if (looked === 0) await page.locator('#m-acts [data-act="settings"]').click();
      await page.evaluate(axe);
      const found = await page.evaluate(() => axe.run(document));
      assert.deepEqual(found.violations.map((v) => `${query} ${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`), []);
      looked += found.passes.length;
      await page.context().close();
    }
    return `${looked} rules passed`;
  },
  ...games,
  ...formats,
  ...canvas,
  ...viewer,
  ...packs,
  ...gallery,
  ...late,
  ...think,
  ...lessons,
  ...pastes,
  ...tabs,
  ...hostile,
};

await run(steps);
