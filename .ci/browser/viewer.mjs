// Steps with what has been: looking back, links, practice.
import assert from "node:assert/strict";
import { eachGame, home, insist, loaded, look, open, picture, play, settled, until } from "./page.mjs";

const press = (page, act, value) => page.locator(`[data-act="${act}"]${value === undefined ? "" : `[data-value="${value}"]`}`).first().click();
const zones = (page) => page.locator("#m-zones").innerText();
const offered = (page, act) => page.locator(`#m-acts [data-act="${act}"]:not(:disabled)`).count();

export const viewer = {
  async "looking back, and on from there"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&start=1&p1=human&p2=greedy&seed=6&delay=0");
    await until(page, "table");
    await play(page, 14, [], "", 0);
    const now = await settled(page), there = await zones(page);
    await press(page, "look-back");
    await insist(() => press(page, "turn-back"), async () => (await zones(page)) !== there);
    await press(page, "watch-first");
    await insist(() => {}, async () => (await look(page)).options === 0 && (await zones(page)) !== there);
    for (let i = 0; i < 3; i++) await press(page, "watch-next");
    await picture(page, "look-back");
    await press(page, "watch-end");
    await insist(() => {}, async () => (await zones(page)) === there);
    assert.equal((await settled(page)).seq, now.seq, "the match is where it was");
    await press(page, "look-back");
    await insist(() => press(page, "watch-first"), async () => (await zones(page)) !== there); // a turn back the computer may play up to now
    await press(page, "branch");
    await insist(() => {}, async () => (await offered(page, "branch")) === 0);
    const branch = await settled(page);
    assert(branch.seq < now.seq, "practice begins earlier");
    assert((await play(page, 3, [], "", 0)) === 3, "practice can be played");
    await page.context().close();
  },
  async "a link carries a match"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, `?lang=en&start=1&game=${game}&p1=human&p2=greedy&seed=2&delay=0`);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await until(page, "table");
      await play(page, 10, [], "", 0);
      const now = await settled(page), there = await zones(page);
      await press(page, "link");
      await press(page, "ok");
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert(link.startsWith(home) && link.includes("#replay="), link.slice(0, 200));
      await page.context().close();
      const other = await open({ width: 844, height: 390 }, "?lang=en&delay=0" + link.slice(link.indexOf("#")));
      await until(other, "table");
      assert.equal((await settled(other)).seq, now.seq);
      assert.equal(await zones(other), there, "the same table");
      await other.context().close();
      const damaged = await open({ width: 844, height: 390 }, "?lang=en" + link.slice(link.indexOf("#"), -40));
      await until(damaged, "error");
      assert.match(await damaged.locator("#m-dialog").innerText(), /replay\.gorin/);
      await damaged.context().close();
      return `${link.length} letters`;
    });
  },
  async "a link holds a finished game, and a line of its log leads to a moment"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, `?lang=en&mirror=1&start=1&game=${game}&p1=random&p2=random&seed=5&delay=0`);
      await page.waitForFunction(() => document.body.dataset.state === "result", null, { timeout: 120000 });
      const { seq } = await look(page);
      await page.evaluate(() => { gorin.copy = (text) => { window.copiedLink = text; return null; }; });
      await page.locator('#m-acts [data-act="link"]').first().click();
      await page.locator('#m-dialog [data-act="ok"]').click();
      const link = await page.evaluate(() => window.copiedLink);
      assert(link.length < 10000, `the link has ${link.length} letters`);
      await page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf("#")));
      await page.locator('#m-acts [data-act="watch-last"]').click();
      await page.waitForFunction((n) => +document.body.dataset.seq === n, seq);
      await page.locator("#m-log button").nth(99).focus();
      await page.keyboard.press("ArrowDown");
      const moment = await page.evaluate(() => +document.activeElement.dataset.value);
      await page.keyboard.press("Enter");
      await page.waitForFunction((n) => +document.body.dataset.seq === n, moment);
      assert(moment < seq, "the line is of the past");
      assert.equal(await page.locator('#m-log button[tabindex="0"]').count(), 1, "Tab stops once at the log");
      await page.context().close();
      return `${seq} decisions in ${link.length} letters`;
    });
  },
  async "practice: hints, a puzzle solved, and it is remembered"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
    await press(page, "practice");
    await picture(page, "shelf");
    await press(page, "puzzle", "05_no_soul_no_damage");
    await until(page, "table");
    await press(page, "hint");
    await page.waitForFunction(() => /damage comes first/.test(document.querySelector("#mirror").innerText));
    await picture(page, "puzzle");
    const solved = () => page.evaluate(() => /one action only/.test(document.querySelector("#mirror").innerText)); // what is said then
    await insist(async () => {
      const now = await look(page);
      for (const words of [/Smoke Ball/, /Yoru/, /./]) {
        const fitting = page.locator('[data-option]:not([aria-pressed="true"])').filter({ hasText: words });
        if (!(await fitting.count())) continue;
        await fitting.first().click();
        break;
      }
      if (now.toggles) await page.locator("#m-confirm button").click();
      await insist(() => {}, async () => (await look(page)).seq !== now.seq || solved());
    }, solved);
    await picture(page, "puzzle-solved");
    await page.waitForTimeout(300);
    await page.reload();
    await loaded(page);
    await press(page, "practice");
    await page.locator('[data-act="practice"]').filter({ hasText: /1\/13/ }).waitFor();
    await page.context().close();
  },
};
