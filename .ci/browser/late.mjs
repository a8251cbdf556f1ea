// Steps with what comes after the first picture: what the clauses of a book decide, in words,
// and the puzzles.
import assert from "node:assert/strict";
import { enter, insist, newContext, offered, picture, settled } from "./page.mjs";

const press = (page, act, value) => page.locator(`[data-act="${act}"]${value === undefined ? "" : `[data-value="${value}"]`}`).first().click();
const mirror = (page) => page.locator("#mirror").innerText();
const laws = (page) => page.locator("#m-log [title]").evaluateAll((all) => all.map((li) => li.title));
const waits = "still on their way";

// worded looks at what the clauses of the log decide.
async function worded(page) {
  const all = await laws(page);
  assert(all.length > 0, "the log has no clauses");
  for (const law of all) assert.match(law, /^§\d[\w.-]* [A-Z“(]/, law);
  assert(!all.join().includes(waits), all.join("\n"));
}

export const late = {
  async "words of the rulebook come after the first picture, and are kept"() {
    const all = await offered(), [game, other] = [all.at(-1), all[0]];
    const context = await newContext({ viewport: { width: 1280, height: 720 } });
    let release, asked = 0;
    const held = new Promise((go) => { release = go; });
    await context.route(/late\.zip/, async (route) => { asked++; await held; await route.continue(); });
    const page = await enter(context, `?lang=en&start=1&game=${game}&p1=human&p2=greedy&seed=3&delay=0`);
    const shelf = await enter(context, "?lang=en");
    await settled(page);
    assert((await mirror(page)).includes(waits), "nothing says that words are missing");
    await picture(page, "late-waits");
    await press(shelf, "practice");
    await insist(() => {}, async () => (await mirror(shelf)).includes(waits));
    await picture(shelf, "late-shelf-waits");
    assert(asked >= 2, "both pages ask, and what keeps the site for later");
    release();
    for (const p of [page, shelf]) await insist(() => {}, async () => !(await mirror(p)).includes(waits)); // of itself
    await worded(page);
    await picture(page, "late-come");
    await insist(() => {}, async () => (await shelf.locator('[data-act="puzzle"]').count()) > 5);
    await picture(shelf, "late-shelf-come");
    await shelf.close();

    await context.unrouteAll({ behavior: "wait" });
    await page.waitForFunction(async () => (await caches.match("late.zip", { ignoreSearch: true })) && navigator.serviceWorker.controller, null, { timeout: 30000 });
    await context.setOffline(true);
    const again = await enter(context, `?lang=en&start=1&game=${other}&p1=human&p2=greedy&seed=3&delay=0`);
    await settled(again);
    await insist(() => {}, async () => (await laws(again)).length > 0 && !(await mirror(again)).includes(waits));
    await worded(again);
    const got = await again.evaluate(() => performance.getEntriesByType("resource").find((e) => e.name.includes("late.zip?v=")));
    assert(got.workerStart > 0 && got.decodedBodySize > 1e5, `without a network there are ${got.decodedBodySize} bytes`);
    await picture(again, "late-offline");
    await context.close();
    return `${got.decodedBodySize} bytes`;
  },
};
