// Steps with the list of games, and with two tabs of one browser.
import assert from "node:assert/strict";
import { enter, insist, loaded, look, newContext, open, picture, play, settled, until } from "./page.mjs";

const press = (page, act, value) => page.locator(`[data-act="${act}"]${value === undefined ? "" : `[data-value="${value}"]`}`).first().click();
const says = (page, words) => page.waitForFunction((words) => document.querySelector("#m-dialog").innerText.includes(words), words);
const kept = (page) => page.evaluate(() => JSON.parse(atob(localStorage.getItem("gorin.games") || "W10=")));
const zones = (page) => page.locator("#m-zones").innerText();

// named gives a game of the list a name by the keyboard, and thinks better of it with the
// mouse, on the canvas.
async function named(page, id) {
  const title = () => kept(page).then((all) => all.find((h) => h.id === id).title);
  await press(page, "game-name", id);
  await page.waitForSelector("#entry[open]");
  await page.keyboard.type("By the lighthouse");
  await picture(page, "game-name");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("#m-acts").innerText.includes("By the lighthouse"));
  assert.equal(await title(), "By the lighthouse");
  await page.evaluate(() => scrollTo(0, 0));
  const { at } = JSON.parse(await page.evaluate(() => gorin.stops())).find((s) => s.act === "game-name" && s.value === id);
  await page.mouse.click(at.X + at.W / 2, at.Y + at.H / 2);
  await page.waitForSelector("#entry[open]");
  assert.equal(await page.inputValue("#entry-line"), "By the lighthouse");
  await page.keyboard.type("Something else");
  await page.locator("#entry-no").click();
  await page.waitForSelector("#entry:not([open])", { state: "attached" });
  await page.waitForTimeout(300);
  assert.equal(await title(), "By the lighthouse");
  await picture(page, "games-named");
}

export const tabs = {
  async "a link and a new game come beside what is under way"() {
    const context = await newContext({ viewport: { width: 1280, height: 720 } });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await enter(context, "?lang=en&start=1&game=builddivide&p1=human&p2=greedy&seed=2&delay=0");
    await until(page, "table");
    await play(page, 6, [], "", 0);
    await press(page, "link");
    await press(page, "ok");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await press(page, "new");
    await press(page, "start"); // a game of one's own
    await until(page, "table");
    await play(page, 4, [], "", 0);
    const own = await settled(page), there = await zones(page);
    await page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf("#")));
    await says(page, "replay.gorin");
    await says(page, "Your own game");
    await picture(page, "from-file");
    await press(page, "ok");
    await play(page, 2, [], "", 0);
    await page.waitForTimeout(400);
    const all = await kept(page);
    assert.equal(all.length, 3, "games in the list");
    assert.deepEqual(all.map((h) => h.from || ""), ["replay.gorin", "", ""]);
    assert(all.every((h) => h.sight?.length > 40), "each has a picture of its position");
    await press(page, "load");
    await until(page, "games");
    await picture(page, "games");
    await named(page, all[1].id);
    await press(page, "game", all[1].id);
    await until(page, "table");
    await insist(() => {}, async () => (await settled(page)).seq === own.seq); // the own game is where it was
    assert.equal(await zones(page), there);
    await context.close();
    return `${all.map((h) => h.size).join(", ")} bytes`;
  },
  async "two tabs: the second takes a game over, and the first says so and stops writing"() {
    const context = await newContext({ viewport: { width: 844, height: 390 } });
    const one = await enter(context, "?lang=en&start=1&game=weiss&p1=human&p2=greedy&seed=4&delay=0");
    await until(one, "table");
    await play(one, 6, [], "", 0);
    const { seq } = await settled(one);
    await one.waitForTimeout(400);
    const two = await enter(context, "?lang=en&delay=0");
    await press(two, "resume");
    await says(two, "another tab");
    await picture(two, "tab-held");
    await press(two, "cancel");
    await until(two, "title");
    await press(two, "resume");
    await press(two, "take");
    await until(two, "table");
    assert.equal((await settled(two)).seq, seq, "it goes on where the first stood");
    await says(one, "goes on in another tab");
    await picture(one, "tab-lost");
    await play(two, 3, [], "", 0);
    await two.waitForTimeout(400);
    const before = await kept(two);
    await one.evaluate(() => gorin.flush());
    await one.waitForTimeout(300);
    assert.deepEqual(await kept(two), before, "the first tab writes no more");
    await press(one, "take-back"); // and back, and forth again
    await says(two, "goes on in another tab");
    await insist(() => {}, async () => (await one.locator("#m-dialog").isHidden()));
    await insist(() => {}, async () => (await settled(one)).seq === (await look(two)).seq); // it goes on where the other stood, once it has been read
    await press(two, "take-back");
    await says(one, "goes on in another tab");
    await insist(() => {}, async () => (await two.locator("#m-dialog").isHidden()));
    await press(one, "apart"); // it goes on as another game
    await until(one, "table");
    await insist(() => {}, async () => (await kept(one)).length === 2);
    await play(one, 1, [], "", 0);
    assert.equal((await settled(two)).state, "table", "the second tab keeps its game");
    const id = before[0].id;
    await two.close(); // the browser gives its game back
    await press(one, "new");
    await press(one, "load");
    await press(one, "game", id);
    await until(one, "table");
    assert((await look(one)).seq > 0);
    await context.close();
  },
  async "the text table comes and goes, and lies on nothing"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en");
    const beside = () => page.evaluate(() => document.documentElement.classList.contains("side"));
    const focused = () => page.evaluate(() => { const e = document.activeElement; return e.tagName === "CANVAS" ? "canvas" : e.id === "toggle" ? "toggle" : e.closest("#mirror") ? "mirror" : e.tagName; });
    const corner = await page.evaluate(() => [[2, 2], [innerWidth - 3, innerHeight - 3]].map(([x, y]) => document.elementFromPoint(x, y).tagName));
    assert.deepEqual(corner, ["CANVAS", "CANVAS"], "nothing lies on the corners of the picture");
    await page.locator("canvas").focus();
    await page.keyboard.press("Tab");
    assert(await beside(), "Tab opens it");
    for (let i = 0; i < 3 && (await focused()) !== "mirror"; i++) await page.keyboard.press("Tab");
    assert.equal(await focused(), "mirror");
    for (let i = 0; i < 4 && (await focused()) !== "canvas"; i++) await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(), "canvas");
    assert(!(await beside()), "it closes when Tab has left it");
    await page.keyboard.press("Tab");
    for (let i = 0; i < 3 && (await focused()) !== "mirror"; i++) await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    assert.deepEqual([await focused(), await beside()], ["canvas", false], "Escape leaves it");
    await page.keyboard.press("Tab");
    await page.mouse.click(640, 20);
    await insist(() => {}, async () => !(await beside()));
    await page.keyboard.press("t");
    await insist(() => {}, beside);
    await picture(page, "text-table");
    await page.mouse.click(400, 20);
    await page.waitForTimeout(200);
    assert(await beside(), "what was asked for stays");
    await page.reload();
    await loaded(page);
    assert(await beside(), "also after a reload");
    await page.locator("#toggle").click();
    assert(!(await beside()));
    await page.setViewportSize({ width: 800, height: 600 }); // here Tab opens nothing beside
    await page.locator("canvas").focus();
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "toggle");
    const [picture1, button] = await page.evaluate(() => [document.querySelector("canvas"), document.getElementById("toggle")].map((e) => e.getBoundingClientRect().toJSON()));
    assert(button.top >= picture1.bottom && button.bottom <= 600, `the button is seen and covers nothing: ${button.top}, the picture ends at ${picture1.bottom}`);
    await page.keyboard.press("Shift+Tab");
    assert.deepEqual([await focused(), await page.evaluate(() => scrollY)], ["canvas", 0], "the picture comes back whole");
    await page.context().close();
  },
};
