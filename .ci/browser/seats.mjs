// Tries the page with more than two seats: a site with the games that are made up for tests
// (go run ./web -tags lanterns), of which one has formats for up to six. Everything is done by
// the mirror. An argument picks steps as in play.mjs.
import assert from "node:assert/strict";
import { decide, home, insist, loaded, look, open, picture, run, settled, until } from "./page.mjs";

const press = (page, act, value) => page.locator(`[data-act="${act}"]${value === undefined ? "" : `[data-value="${value}"]`}`).first().dispatchEvent("click");
const zones = (page) => page.locator("#m-zones").innerText();
const words = (page) => page.locator("#mirror").innerText();
const options = (page) => page.locator("[data-option]").allInnerTexts();
const field = (page, name) => page.locator(`[data-field="${name}"]`);

// set chooses a field of the title.
async function set(page, name, value) {
  await field(page, name).selectOption(value);
  await page.waitForFunction(([n, v]) => document.querySelector(`[data-field="${n}"]`)?.value === v, [name, value]);
}

// taken waits until somebody is asked, and takes the screen if it is handed over.
async function taken(page) {
  const now = await settled(page);
  if (now.confirm !== "uncover") return now;
  const before = await words(page);
  await press(page, "uncover");
  await page.waitForFunction((before) => document.querySelector("#mirror").innerText !== before, before);
  return settled(page);
}

// answer decides once, or takes the screen.
async function answer(page) {
  const now = await settled(page);
  if (now.state !== "table") return false;
  if (now.confirm === "uncover") await taken(page);
  else await decide(page, now, false);
  return true;
}

// some answers so many decisions, or fewer if the game ends.
async function some(page, most) {
  let n = 0;
  while (n < most && (await answer(page))) n++;
  return n;
}

// concede lets a player give up who is not asked, and finds who that was among those who are out.
async function concede(page, seat, name) {
  const { seq } = await look(page);
  await press(page, "concede", `${seat - 1}`);
  await page.locator('#m-deal [data-act="yes"]').dispatchEvent("click");
  await page.waitForFunction((n) => +document.body.dataset.seq !== n || document.body.dataset.state === "result", seq);
  await insist(() => {}, async () => (await zones(page)).includes(`${name} (out)`));
}

// backAndForth undoes a decision and does it again.
async function backAndForth(page) {
  const { seq } = await settled(page);
  await press(page, "undo");
  await insist(async () => { // who is concerned agrees
    const yes = page.locator('#m-deal [data-act="yes"]');
    if (await yes.count()) await yes.first().dispatchEvent("click");
  }, async () => (await look(page)).seq < seq);
  await press(page, "redo");
  await page.waitForFunction((n) => +document.body.dataset.seq === n, seq);
}

// again reloads the page and goes on with the game where it was.
async function again(page) {
  const before = await settled(page);
  await page.waitForTimeout(300);
  await page.reload();
  await loaded(page);
  await press(page, "resume");
  await until(page, "table");
  assert.equal((await settled(page)).seq, before.seq, "the decision after a reload");
}

// lookBack goes to the first decision and returns.
async function lookBack(page) {
  const { seq } = await taken(page);
  await press(page, "look-back");
  await insist(() => press(page, "watch-first"), async () => (await look(page)).seq === 1);
  await press(page, "watch-end");
  await page.waitForFunction((n) => +document.body.dataset.seq === n, seq);
}

// linked opens a link to the game in another browser and finds it there.
async function linked(page) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { seq } = await settled(page);
  await press(page, "link");
  await page.locator('#m-deal [data-act="ok"]').dispatchEvent("click");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert(link.startsWith(home) && link.includes("#replay="), link.slice(0, 100));
  const other = await open({ width: 640, height: 360 }, "?lang=en&delay=100000" + link.slice(link.indexOf("#")));
  await until(other, "table");
  await page.waitForFunction((n) => +document.body.dataset.seq === n, seq);
  assert.equal((await look(other)).seq, seq, "the decision in the link");
  assert((await zones(other)).length > 100, "the link shows the table");
  await other.context().close();
}

// toTheEnd plays until the match is over, and watches it from the seat of another.
async function toTheEnd(page, seat) {
  await page.setViewportSize({ width: 640, height: 360 }); // drawn sooner
  const n = await some(page, 3000);
  assert.equal((await look(page)).state, "result", "the game ends");
  const { seq } = await look(page);
  await press(page, "watch");
  await until(page, "table");
  await press(page, "watch-first");
  await insist(() => {}, async () => (await look(page)).seq === 1);
  await press(page, "watch-flip", `${seat - 1}`);
  await press(page, "watch-last");
  await page.waitForFunction((n) => +document.body.dataset.seq === n, seq);
  return n;
}

const steps = {
  async "four in a rumble: a person among computers"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
    await set(page, "game", "regatta");
    await set(page, "format", "rumble");
    await set(page, "players", "4");
    await set(page, "option-first-out", "on");
    await set(page, "option-first-out", "off");
    await set(page, "order", "agreed");
    await set(page, "turn1", "3");
    await set(page, "p2", "random");
    await set(page, "deck4", "harbour");
    await field(page, "seed").fill("7");
    await field(page, "seed").blur();
    await picture(page, "seats-title");
    await press(page, "start");
    await until(page, "table");
    let n = await some(page, 8);
    await picture(page, "seats-rumble");
    await backAndForth(page);
    await lookBack(page);
    await again(page);
    await linked(page);
    n += await toTheEnd(page, 3);
    await page.context().close();
    return `${n} decisions`;
  },
  async "four in a rumble: one of two people gives up while the other is asked"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0&start=1&game=regatta&format=rumble&players=4&p1=human&p2=human&p3=random&p4=greedy&order=1,3,2,4&seed=11");
    await until(page, "table");
    let n = await some(page, 12);
    for (let now = await settled(page); now.confirm === "uncover" || !(await page.locator("#m-prompt").innerText()).includes("Player 1"); now = await settled(page)) {
      assert(await answer(page), "player 1 is asked again");
      n++;
    }
    await backAndForth(page);
    await settled(page);
    await concede(page, 2, "Player 2");
    await picture(page, "seats-conceded");
    n += await toTheEnd(page, 4);
    await page.context().close();
    return `${n} decisions`;
  },
  async "a computer is asked, and the person gives up"() {
    const page = await open({ width: 640, height: 360 }, "?lang=en&delay=4000&start=1&game=regatta&format=circle&players=3&p1=human&p2=greedy&p3=greedy&order=1,2,3&seed=3");
    await until(page, "table");
    await answer(page); // its boat in the lead; then the others put theirs
    await insist(() => {}, async () => (await look(page)).options === 0);
    await concede(page, 1, "Player 1");
    await page.context().close();
  },
  async "six in two teams: mates act in turn"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0&start=1&game=regatta&format=triple&p1=human&p2=human&p3=random&p4=human&p5=random&p6=random&seed=5");
    await until(page, "table");
    let headed = 0, covers = 0, n = 0;
    for (; n < 60 && (headed < 3 || covers < 3); n++) {
      const now = await settled(page);
      if (now.state !== "table") break;
      const all = await options(page);
      if (all.some((o) => o.startsWith("Player 1: ")) && all.some((o) => o.startsWith("Player 2: "))) {
        if (headed++ === 0) await picture(page, "seats-team");
        assert(all.every((o) => /^Player [12]: /.test(o)), all.join("; "));
      }
      if (now.confirm === "uncover" && covers++ === 1) await picture(page, "seats-cover");
      await answer(page);
    }
    assert(headed >= 3 && covers >= 3, `${headed} questions to both, ${covers} covers in ${n} steps`);
    await backAndForth(page);
    await lookBack(page);
    await linked(page);
    if ((await settled(page)).state === "table") await concede(page, 4, "Player 4");
    n += await toTheEnd(page, 6);
    await page.context().close();
    return `${n} decisions, ${headed} of them put to two`;
  },
  async "an address that asks for what is not there says so"() {
    const page = await open({ width: 640, height: 360 }, "?lang=en&start=1&game=regatta&format=rumble&players=9&p2=nobody&options=first-out,last-in&order=1,1,2");
    await until(page, "error");
    const said = await page.locator("#m-dialog").innerText();
    for (const part of ["players=9", "p2=nobody", "options=first-out,last-in", "order=1,1,2"]) assert(said.includes(part), said);
    await press(page, "ok");
    await until(page, "title");
    assert.equal(await field(page, "format").inputValue(), "rumble", "what is offered is set");
    await page.context().close();
  },
};

await run(steps);
