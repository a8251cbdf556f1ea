// Steps that every game goes through, as the title offers them.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { eachGame, insist, loaded, look, open, out, picture, play, settled, until } from "./page.mjs";

const rules = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../rules");
const press = (page, act, value) => page.locator(`[data-act="${act}"]${value === undefined ? "" : `[data-value="${value}"]`}`).first().click();
const zones = (page) => page.locator("#m-zones").innerText();

// chosen sets up a game on the title: a person against chance, which does not win at once.
async function chosen(page, game, seed) {
  await page.selectOption('[data-field="game"]', game);
  await page.selectOption('[data-field="p1"]', "human");
  await page.selectOption('[data-field="p2"]', "random");
  await page.fill('[data-field="seed"]', seed);
  await page.locator('[data-field="seed"]').blur();
}

// again reloads the page, goes on with the game, and finds it where it was.
async function again(page) {
  const before = await settled(page), there = await zones(page);
  await page.waitForTimeout(300);
  await page.reload();
  await loaded(page);
  await press(page, "resume");
  await until(page, "table");
  const after = await settled(page);
  assert.equal(after.seq, before.seq, "the decision after a reload");
  assert.equal(await zones(page), there, "the zones after a reload");
  return after;
}

// backAndForth undoes a decision and does it again.
async function backAndForth(page, { seq }) {
  await press(page, "undo");
  await page.waitForFunction((s) => +document.body.dataset.seq < s, seq);
  await press(page, "redo");
  await page.waitForFunction((s) => +document.body.dataset.seq === s, seq);
}

// told looks at what the mirror and the canvas say of the clauses of the log, in
// both languages.
async function told(page, name) {
  const laws = () => page.locator("#m-log [title]").evaluateAll((all) => all.map((li) => [li.textContent, li.title, li.getAttribute("aria-description")]));
  const seen = [];
  for (let i = 0; i < 2; i++) {
    const all = await laws();
    assert(all.length > 10, "the log is short");
    for (const [words, title, description] of all) {
      assert.match(title, /^§\d[\w.-]* \S/, words);
      assert(words.endsWith(`(${title.slice(1).split(" ")[0]})`), `${words}: ${title}`);
      assert.equal(description, title);
    }
    seen.push(all[0][1]);
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(640, 5);
    await page.waitForTimeout(700);
    const panel = () => page.screenshot({ clip: { x: 1000, y: 430, width: 270, height: 280 } });
    const before = await panel();
    let y = 480;
    const line = () => page.mouse.move(1120, (y += 20)); // one after the other, on the canvas, until it is one of an entry
    await insist(line, async () => !before.equals(await panel()));
    await picture(page, `${name}-log-${i}`);
    await page.locator('#m-acts [data-act="language"]').click();
    await page.waitForFunction((before) => document.querySelector("#m-log [title]").title !== before, all[0][1]);
  }
  assert.notEqual(seen[0], seen[1]);
}

// damaged opens files that are none: each is one message, and the game goes on.
async function damaged(page, now, name) {
  for (const [file, body] of [["damaged.gorin", Buffer.from("GORIN not really a file " + "x".repeat(500))], ["empty.gorin", Buffer.alloc(0)]]) {
    await page.setInputFiles("#file", { name: file, mimeType: "application/octet-stream", buffer: body });
    await until(page, "error");
    assert.match(await page.locator("#m-dialog").innerText(), new RegExp(file.replace(".", "\\.")));
    if (body.length) await picture(page, `${name}-damaged`);
    await page.locator('#m-dialog [data-act="ok"]').click();
    await until(page, "table");
    assert.equal((await look(page)).seq, now.seq, "the open game stays open");
  }
}

// exported saves the game as a file.
async function exported(page, name) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator('#m-acts [data-act="export"]').first().click()]);
  const saved = path.join(out, name);
  await file.saveAs(saved);
  return saved;
}

// covered waits until the device is handed to somebody, of whose choices nothing shows yet.
async function covered(page) {
  const now = await settled(page);
  if (now.confirm !== "uncover") return false;
  assert.equal(now.options, 0, "no option shows before that");
  return true;
}

export const games = {
  async "a whole game by the mirror, with a reload in the middle"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
      await chosen(page, game, "5");
      await picture(page, `${game}-title`);
      await press(page, "start");
      await until(page, "table");
      let n = await play(page, 14, [0, 4, 10], game, 10);
      assert.equal((await settled(page)).state, "table", "the game goes on");
      await told(page, game);
      const now = await again(page);
      await damaged(page, now, game);
      await backAndForth(page, now);
      n += await play(page, 30, [6, 14, 22], `${game}-later`, 4);
      await page.setViewportSize({ width: 640, height: 360 }); // drawn sooner
      n += await play(page, 3000, [], "", 0);
      const { state, seq } = await look(page);
      assert.equal(state, "result", "the game ends");
      await page.setViewportSize({ width: 1280, height: 720 });
      await picture(page, `${game}-result`);
      const saved = await exported(page, `${game}.gorin`);
      await press(page, "watch");
      await until(page, "table");
      await page.waitForTimeout(800);
      await picture(page, `${game}-watch`);
      await press(page, "new");
      await until(page, "title");
      await page.setInputFiles("#file", saved);
      await until(page, "table");
      await press(page, "watch-last");
      await page.waitForFunction((n) => +document.body.dataset.seq === n, seq);
      await page.context().close();
      return `${n} decisions`;
    });
  },
  async "two people, handed over"() {
    return eachGame(async (game) => {
      const page = await open({ width: 390, height: 844 }, `?lang=ja&start=1&game=${game}&p1=human&p2=human&seed=4`, { hasTouch: true, isMobile: true, locale: "ja-JP" });
      await until(page, "table");
      assert(await covered(page), "the first player takes the device");
      await picture(page, `${game}-hand-over`);
      let over = 0, n = 0;
      for (; over < 3 && n < 60; n++) {
        if (await covered(page)) {
          const hidden = await zones(page);
          await press(page, "uncover");
          await page.waitForFunction(() => document.querySelector("[data-option]"));
          assert.notEqual(await zones(page), hidden, "before that, no hand is seen");
          if (over++ === 0) await picture(page, `${game}-phone`);
        }
        await play(page, 1, [], "", 0);
      }
      assert.equal(over, 3, "the device is handed over and back");
      await page.context().close();
      return `${n} decisions`;
    });
  },
  async "every puzzle opens and gives a hint"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
      const all = () => page.locator('#m-acts [data-act="puzzle"]').evaluateAll((some) => some.map((b) => b.dataset.value));
      await press(page, "practice");
      const tab = page.locator(`#m-acts [data-act="practice"][data-value="${game}"]`);
      if (await tab.isEnabled()) await tab.click();
      await page.waitForFunction((game) => document.querySelector(`#m-acts [data-act="practice"][data-value="${game}"]`).disabled, game);
      await insist(() => {}, async () => (await all()).length >= 10);
      await picture(page, `${game}-shelf`);
      const puzzles = await all();
      for (const puzzle of puzzles) {
        await press(page, "puzzle", puzzle);
        await until(page, "table");
        await settled(page);
        const before = await page.locator("#mirror").innerText();
        await press(page, "hint");
        await page.waitForFunction((before) => document.querySelector("#mirror").innerText !== before, before);
        if (puzzle === puzzles[0]) await picture(page, `${game}-puzzle`);
        await press(page, "puzzles");
        await insist(() => {}, async () => (await all()).length === puzzles.length);
      }
      await page.context().close();
      return `${puzzles.length} puzzles`;
    });
  },
  async "a match with a pack of the player's own"() {
    return eachGame(async (game) => {
      const folder = path.join(rules, game, "testdata/packs");
      const decks = (name) => /^\[\[deck\]\]/m.test(fs.readFileSync(path.join(folder, name), "utf8"));
      const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
      let deck;
      for (const name of fs.readdirSync(folder).sort((a, b) => decks(a) - decks(b))) { // what has decks is looked at last
        await page.setInputFiles("#file", path.join(folder, name));
        await insist(() => {}, async () => ["packs", "error"].includes((await look(page)).state));
        if ((await look(page)).state === "error") { // a pack that is refused
          await press(page, "ok");
          await page.waitForFunction(() => document.body.dataset.state !== "error");
        } else {
          await page.waitForFunction(() => /lines? understood/.test(document.querySelector("#mirror").innerText));
          if (!decks(name)) continue;
          await press(page, "pack-item", "0"); // its first deck
          const plays = page.locator('[data-act="pack-play"]:not(:disabled)');
          await plays.first().waitFor({ state: "attached" });
          deck = await plays.first().getAttribute("data-value");
        }
      }
      await picture(page, `${game}-own`);
      if (!deck) return "cards alone";
      await press(page, "pack-play", deck);
      await until(page, "title");
      assert.equal(await page.inputValue('[data-field="game"]'), game);
      await chosen(page, game, "12");
      await press(page, "start");
      await insist(async () => { // what does nothing in this match is said first
        const yes = page.locator('#m-dialog [data-act="yes"]:visible');
        if (await yes.count()) await yes.first().click();
      }, async () => (await look(page)).state === "table");
      const n = await play(page, 20, [10], `${game}-own`, 0);
      assert(n > 5, `${n} decisions`);
      await again(page);
      await page.context().close();
      return `${n} decisions`;
    });
  },
};
