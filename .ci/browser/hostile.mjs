// Opens files that are made to hurt while a game is under way: each is one message, or
// opens; none fills the memory, stops the picture or changes the game. They stand in the
// directory HOSTILE (go test ./rules/replay -run Hostile -keep DIR).
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { home, loaded, newContext, settled, until } from "./page.mjs";

// The memory of the page may grow by so many bytes, and the picture stand still for so
// many milliseconds.
const most = { bytes: 200e6, still: 1500 };

// watch notes the memory of the program and how long the picture stood still.
function watch() {
  const from = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...args) => {
    const made = await from.apply(WebAssembly, args);
    window.program = made.instance.exports.mem;
    return made;
  };
  let last = 0;
  window.still = 0;
  const beat = (now) => { if (last) window.still = Math.max(window.still, now - last); last = now; requestAnimationFrame(beat); };
  requestAnimationFrame(beat);
}

// underWay opens a page with a game under way, and notes its memory.
async function underWay() {
  const page = await (await newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.addInitScript(watch);
  await page.goto(home + "?lang=en&delay=0&p1=human&p2=human&seed=3&start=1");
  await loaded(page);
  await until(page, "table");
  const before = await settled(page);
  await page.waitForTimeout(1200);
  return { page, before, idle: await page.evaluate(() => window.program.buffer.byteLength) };
}

const words = (page) => page.evaluate(() => document.getElementById("m-dialog").innerText);

// attack opens a file in the page of a game under way, and returns what is told of it and
// whether it was refused, so that the game goes on. The memory counts from when the page was
// opened, for all files together.
async function attack({ page, before, idle }, name) {
  await page.evaluate(() => { window.still = 0; });
  const start = Date.now();
  await page.setInputFiles("#file", path.join(process.env.HOSTILE, name));
  await page.waitForFunction(() => !document.getElementById("m-dialog").hidden || document.body.dataset.state !== "table", null, { timeout: 60000 });
  const first = Date.now() - start;
  await page.waitForFunction(() => !/Opening the file/.test(document.getElementById("m-dialog").innerText), null, { timeout: 300000 });
  const done = Date.now() - start;
  const alert = await words(page);
  const { grown, still } = await page.evaluate((idle) => ({ grown: window.program.buffer.byteLength - idle, still: Math.round(window.still) }), idle);
  const said = `${name}: answered after ${first} ms, done after ${done}, still for ${still} ms, ${(grown / 1e6).toFixed(0)} MB more: ${alert.replace(/\s+/g, " ").slice(0, 160)}`;
  assert(grown <= most.bytes, said);
  const refused = /cannot be opened/.test(alert);
  if (refused) {
    assert(alert.includes(name), said);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.getElementById("m-dialog").hidden);
    await until(page, "table");
    const after = await settled(page);
    assert.equal(after.seq, before.seq, name + ": the game under way");
  }
  return { said, refused };
}

export const hostile = process.env.HOSTILE ? {
  async "files that are made to hurt"() {
    const names = fs.readdirSync(process.env.HOSTILE).filter((n) => /\.(gorin|toml)$/.test(n));
    assert(names.length > 5, "there are no such files");
    let table, pages = 0;
    for (const name of names) {
      if (!table) {
        table = await underWay();
        pages++;
      }
      const { said, refused } = await attack(table, name);
      console.log(said);
      if (refused) continue; // the next file comes into the same game
      await table.page.context().close();
      table = null;
    }
    await table?.page.context().close();
    return `${names.length} files, ${pages} pages`;
  },
} : {};
