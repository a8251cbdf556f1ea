// Plays whole games by the mirror in Chromium; reloads and resumes in the middle; opens a
// damaged file; measures the page. What is done on the canvas alone, and what is done
// with replays and puzzles, stands in files of its own. An argument picks the steps whose
// names have it; behind -- it picks the others.
import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { canvas } from "./canvas.mjs";
import { hostile } from "./hostile.mjs";
import { late } from "./late.mjs";
import { expected, home, insist, loaded, look, newContext, open, out, picture, play, settled, shut, trouble, until } from "./page.mjs";
import { packs, unusual } from "./packs.mjs";
import { tabs } from "./tabs.mjs";
import { viewer } from "./viewer.mjs";

// What the page needs for its first picture may be so large, in bytes as they travel, and
// that picture may take so long, in milliseconds from the click on its link.
const most = { bytes: 4.5e6, wait: 3000 };

// notePicture notes when the first picture stands on the screen: when the first
// drawing onto the canvas itself, and not onto a texture, has been carried out.
function notePicture() {
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    draw.apply(this, args);
    if (this.getParameter(this.FRAMEBUFFER_BINDING) !== null) return;
    this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
    window.firstPicture = performance.now();
    WebGL2RenderingContext.prototype.drawElements = draw;
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
  async "a whole game by the mirror, with a reload in the middle"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
    await picture(page, "title");
    await page.selectOption('[data-field="p1"]', "human");
    await page.selectOption('[data-field="p2"]', "greedy");
    await page.fill('[data-field="seed"]', "11");
    await page.locator('[data-field="seed"]').blur();
    await page.locator('[data-act="start"]').click();
    await until(page, "table");
    let n = await play(page, 12, [0, 4, 10]);
    const before = await settled(page);
    const zones = await page.locator("#m-zones").innerText();
    await told(page);
    await page.waitForTimeout(300);
    await page.reload();
    await loaded(page);
    await page.locator('[data-act="resume"]').click();
    await until(page, "table");
    const after = await settled(page);
    assert.equal(after.seq, before.seq, "the decision after a reload");
    assert.equal(await page.locator("#m-zones").innerText(), zones, "the zones after a reload");

    await damaged(page, after);
    const undone = await (async () => { // one back and forth again
      await page.locator('[data-act="undo"]').first().click();
      await page.waitForFunction((s) => +document.body.dataset.seq < s, after.seq);
      return look(page);
    })();
    assert(undone.seq < after.seq, "undo goes back");
    await page.locator('[data-act="redo"]').first().click();
    await page.waitForFunction((s) => +document.body.dataset.seq === s, after.seq);

    n += await play(page, 2000, [20, 40, 60]);
    assert.equal((await look(page)).state, "result", "the game ends");
    await picture(page, "result");
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator('#m-acts [data-act="export"]').first().click()]);
    const saved = path.join(out, "game.gorin");
    await file.saveAs(saved);
    await page.locator('[data-act="watch"]').click();
    await until(page, "table");
    await page.waitForTimeout(800);
    await picture(page, "watch");
    await page.locator('[data-act="new"]').click();
    await until(page, "title");
    await page.setInputFiles("#file", saved);
    await until(page, "table");
    await page.context().close();
    return `${n} decisions`;
  },
  async "a whole game of Build Divide by the mirror"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
    await page.selectOption('[data-field="game"]', "builddivide");
    await picture(page, "divide-title");
    await page.selectOption('[data-field="p1"]', "human");
    await page.selectOption('[data-field="p2"]', "random"); // it does not win at once
    await page.fill('[data-field="seed"]', "5");
    await page.locator('[data-field="seed"]').blur();
    await page.locator('[data-act="start"]').click();
    await until(page, "table");
    let n = await play(page, 14, [1, 9], "divide", 8);
    const before = await settled(page);
    assert.equal(before.state, "table", "the game goes on");
    await page.waitForTimeout(300);
    await page.reload();
    await loaded(page);
    await page.locator('[data-act="resume"]').click();
    await until(page, "table");
    assert.equal((await settled(page)).seq, before.seq, "the decision after a reload");
    n += await play(page, 3000, [6, 14, 22], "divide-later", 0);
    assert.equal((await look(page)).state, "result", "the game ends");
    await picture(page, "divide-result");
    await page.context().close();
    return `${n} decisions`;
  },
  async "two people, handed over"() {
    const page = await open({ width: 390, height: 844 }, "?lang=ja&start=1&p1=human&p2=human&seed=4", { hasTouch: true, isMobile: true, locale: "ja-JP" });
    await until(page, "table");
    assert.equal((await look(page)).confirm, "uncover", "the first player takes the device");
    assert.equal((await look(page)).options, 0, "no option shows before that");
    await picture(page, "hand-over");
    await page.locator('[data-act="uncover"]').click();
    await page.waitForFunction(() => document.querySelector("[data-option]"));
    await picture(page, "phone");
    await page.context().close();
  },
  async "again without a network, once it has been visited"() {
    const page = await open({ width: 844, height: 390 }, "?lang=en");
    const kept = () => page.evaluate(async () => {
      const names = await caches.keys();
      const all = names.length === 1 ? await (await caches.open(names[0])).keys() : [];
      return all.length;
    });
    await insist(() => page.waitForTimeout(1000), async () => (await kept()) >= 10);
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
    for (const query of ["?lang=en", "?lang=en", "?lang=ja&mirror=1", "?lang=ja&start=1&p1=human&p2=greedy&seed=3", "?lang=en&mirror=1&start=1&game=builddivide&p1=human&p2=greedy&seed=3"]) {
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
  ...canvas,
  ...viewer,
  ...packs,
  ...late,
  ...tabs,
  ...hostile,
};

// told looks at what the mirror and the canvas say of the clauses of the log, in
// both languages.
async function told(page) {
  const laws = () => page.locator("#m-log [title]").evaluateAll((all) => all.map((li) => [li.textContent, li.title, li.getAttribute("aria-description")]));
  const seen = [];
  for (let i = 0; i < 2; i++) {
    const all = await laws();
    assert(all.length > 10, "the log is short");
    for (const [words, title, description] of all) {
      assert.match(title, /^§\d+(\.\d+)+ \S/, words);
      assert(words.endsWith(`(${title.slice(1).split(" ")[0]})`), `${words}: ${title}`);
      assert.equal(description, title);
    }
    seen.push(all[0][1]);
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(640, 5);
    await page.waitForTimeout(700);
    const panel = () => page.screenshot({ clip: { x: 1000, y: 430, width: 270, height: 280 } });
    const before = await panel();
    await page.mouse.move(1120, 500); // a line of the log on the canvas
    await insist(() => {}, async () => !before.equals(await panel()));
    await picture(page, `log-${i}`);
    await page.locator('#m-acts [data-act="language"]').click();
    await page.waitForFunction((before) => document.querySelector("#m-log [title]").title !== before, all[0][1]);
  }
  assert.notEqual(seen[0], seen[1]);
}

async function damaged(page, now) {
  for (const [name, body] of [["damaged.gorin", Buffer.from("GORIN not really a file " + "x".repeat(500))], ["empty.gorin", Buffer.alloc(0)]]) {
    await page.setInputFiles("#file", { name, mimeType: "application/octet-stream", buffer: body });
    await until(page, "error");
    assert.match(await page.locator("#m-dialog").innerText(), new RegExp(name.replace(".", "\\.")));
    if (body.length) await picture(page, "damaged");
    await page.locator('#m-dialog [data-act="ok"]').click();
    await until(page, "table");
    assert.equal((await look(page)).seq, now.seq, "the open game stays open");
  }
}

let failed = 0;
const [words, others] = process.argv[2] === "--" ? [process.argv[3], true] : [process.argv[2] || "", false];
const picked = Object.entries(steps).filter(([name]) => name.includes(words) !== others);
assert(picked.length, `no step has "${words}" in its name`);
for (const [name, run] of picked) {
  const start = Date.now();
  try {
    const said = await run();
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
