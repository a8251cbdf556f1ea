// Steps on the canvas alone: nothing of the mirror is touched, only read.
import assert from "node:assert/strict";
import { eachGame, insist, look, open, picture, roll, settled, until } from "./page.mjs";

// stops lists what can be done on the picture now, and where.
const stops = (page) => page.evaluate(() => JSON.parse(gorin.stops()));

// answering lists the stops that lead on with the decision: what can be confirmed, else
// what is not picked yet; now and then a card, which may be picked already.
async function answering(page) {
  const { confirm, toggles } = await look(page);
  const all = (await stops(page)).filter((s) => ["card", "option", "pile"].includes(s.act) || (confirm && s.act === confirm));
  if (!toggles) return all;
  const ready = all.filter((s) => s.act === confirm);
  if (ready.length && roll(2)) return ready;
  const picked = await page.locator('[data-option][aria-pressed="true"]').evaluateAll((some) => some.map((b) => b.dataset.option));
  const left = all.filter((s) => s.act === "option" && !picked.includes(s.value));
  return left.length && roll(4) ? left : all;
}

const same = (a, b) => a.act === b.act && a.value === b.value;
const point = (s) => [s.at.X + Math.min(s.at.W, s.at.H, 40) / 2, s.at.Y + Math.min(s.at.H, 40) / 2];
const shown = (page, act, value = "") => insist(() => {}, async () => (await stops(page)).some((s) => s.act === act && s.value === value));

// press clicks or taps a stop.
async function press(page, stop, touch) {
  const [x, y] = point(stop);
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

// drawn waits until what has been pressed is heard and drawn.
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// focus walks with the arrow keys to a stop, as a person would: towards it, and aside if
// that leads nowhere. It reports whether it has come there.
async function focus(page, to) {
  for (let i = 0; i < 40; i++) {
    const all = await stops(page);
    const goal = all.find((s) => same(s, to)), here = all.find((s) => s.focused);
    if (!goal) return false;
    if (here && same(here, goal)) return true;
    const [x, y] = here ? point(here) : [0, 0], [gx, gy] = point(goal);
    const across = [gx > x ? "ArrowRight" : "ArrowLeft", Math.abs(gx - x)], down = [gy > y ? "ArrowDown" : "ArrowUp", Math.abs(gy - y)];
    const [first, second] = across[1] > down[1] ? [across, down] : [down, across];
    await page.keyboard.press(roll(4) ? first[0] : second[1] ? second[0] : "ArrowLeft");
    await drawn(page);
  }
  return false;
}

// begin sets up a game on the title, by whatever way a stop is done.
async function begin(page, game, act, against = "steps") {
  for (const value of [`game=${game}`, "p1=human", `p2=${against}`]) {
    await shown(page, "set", value);
    await act(page, (await stops(page)).find((s) => s.act === "set" && s.value === value));
    await page.waitForTimeout(150);
  }
  await shown(page, "start");
  await insist(async () => act(page, (await stops(page)).find((s) => s.act === "start")), async () => (await look(page)).state === "table");
}

// some answers decisions by chance with an act on a stop.
async function some(page, most, act) {
  let n = 0;
  for (; n < most; n++) {
    const now = await settled(page);
    if (now.state !== "table") break;
    for (let tries = 0; (await look(page)).seq === now.seq; tries++) {
      if (tries === 120) {
        await picture(page, "cannot-be-answered");
        assert.fail(`decision ${now.seq} cannot be answered: ${JSON.stringify(await look(page))}, ${JSON.stringify(await stops(page))}`);
      }
      let all = await answering(page);
      if (!all.length && tries % 10 === 9) all = (await stops(page)).filter((s) => s.act === "close" || s.act === "ok"); // something lies over the table
      if (all.length) await act(page, all[roll(all.length)]);
      await page.waitForTimeout(60);
    }
  }
  return n;
}

const byKeys = async (page, stop) => { if (await focus(page, stop)) await page.keyboard.press("Enter"); };

export const canvas = {
  async "a whole game by pointer alone"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
      await begin(page, game, press, "greedy"); // who brings it to an end
      const n = await some(page, 12, press);
      await picture(page, `pointer-${game}`);
      const all = n + await some(page, 3000, press);
      assert.equal((await look(page)).state, "result", "the game ends");
      await picture(page, `pointer-${game}-result`);
      await page.context().close();
      return `${all} decisions`;
    });
  },
  async "by keyboard alone"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1100, height: 620 }, "?lang=en&delay=0");
      await page.locator("canvas").focus();
      await begin(page, game, byKeys);
      const n = await some(page, 4, byKeys);
      const { seq } = await settled(page);
      await insist(() => page.keyboard.press("z"), async () => (await look(page)).seq < seq); // undo
      await picture(page, `keyboard-${game}`);
      await page.context().close();
      return `${n} decisions`;
    });
  },
  async "by touch alone, on a telephone"() {
    return eachGame(async (game) => {
      const page = await open({ width: 844, height: 390 }, `?lang=ja&start=1&game=${game}&p1=human&p2=random&seed=8&delay=0`, { hasTouch: true, isMobile: true, locale: "ja-JP" });
      await until(page, "table");
      const n = await some(page, 12, (page, stop) => press(page, stop, true));
      await picture(page, `phone-across-${game}`);
      await page.context().close();
      return `${n} decisions`;
    });
  },
};
