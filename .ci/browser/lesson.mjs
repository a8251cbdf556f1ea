// Steps with lessons: each is walked to its end by pointer on the canvas; nothing of the mirror
// is touched, only read.
import assert from "node:assert/strict";
import { eachGame, insist, loaded, look, open, picture } from "./page.mjs";

const stops = (page) => page.evaluate(() => JSON.parse(gorin.stops()));
const point = (s) => [s.at.X + s.at.W / 2, s.at.Y + Math.min(s.at.H, 40) / 2];
const prompt = (page) => page.locator("#m-prompt").innerText();

// press clicks or taps a stop.
async function press(page, stop, touch) {
  const [x, y] = point(stop);
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

// begin opens the lesson of a game from the title, as somebody new would.
async function begin(page, game, touch) {
  const shown = (act, value) => stops(page).then((all) => all.find((s) => s.act === act && s.value === value));
  await insist(async () => { const s = await shown("set", `game=${game}`); if (s) await press(page, s, touch); }, async () => (await page.locator('[data-field="game"] select, select[name="game"]').first().inputValue()) === game);
  await insist(async () => { const s = await shown("learn", ""); if (s) await press(page, s, touch); }, async () => {
    const ok = await shown("ok", ""); // the lesson had not come yet
    if (ok) await press(page, ok, touch);
    return (await look(page)).state === "table";
  });
}

// seen is what is said and what can be pressed, once both have come to rest.
async function seen(page) {
  let was = "";
  for (let i = 0; i < 200; i++) {
    const all = await stops(page), said = await prompt(page);
    const now = JSON.stringify([said, all]);
    if (now === was) return { all, said, now };
    was = now;
    await page.waitForTimeout(80);
  }
  throw new Error("the picture does not come to rest");
}

// walk follows what leads on to the end; now and then it picks something else, which is
// explained, and takes it back.
async function walk(page, name, touch, stray) {
  const did = { read: 0, answered: 0, strayed: 0 };
  let before = "", still = 0, tried = -1, beside = false;
  while (still < 150) {
    const { all, said, now } = await seen(page);
    still = now === before ? still + 1 : 0;
    before = now;
    if (process.env.SAY && !still) console.log(said.slice(0, 60), all.map((x) => x.act + (x.lead ? "!" : "")).join(" "));
    const at = (act) => all.find((s) => s.act === act);
    if (at("lesson-match")) return did;
    const back = at("lesson-back"), next = at("lesson-next"), leads = all.filter((s) => s.lead);
    if (still % 30 !== 0) { // what was pressed has not been heard yet, or others play
      await page.waitForTimeout(40);
    } else if (back) {
      assert(beside, `${name}: what leads on is taken back: ${said}`);
      if (did.strayed++ === 0) await picture(page, `${name}-beside`);
      beside = false;
      await press(page, back, touch);
    } else if (next) {
      if (did.read++ === 2) await picture(page, `${name}-read`);
      await press(page, next, touch);
    } else if (leads.length) {
      const others = all.filter((s) => s.act === "option" && !s.lead && leads.some((l) => l.act === "option"));
      beside = tried < did.answered && others.length > 0 && stray(did.answered);
      if (did.answered === 3) await picture(page, `${name}-asked`);
      if (beside) tried = did.answered;
      else did.answered++;
      await press(page, beside ? others[0] : leads[0], touch);
    } else {
      await page.waitForTimeout(40);
    }
  }
  await picture(page, `${name}-stands`);
  assert.fail(`${name} stands at: ${JSON.stringify(await seen(page))}`);
}

export const lessons = {
  async "each lesson to its end by mouse, from the title of somebody new"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
      await picture(page, `lesson-${game}-title`);
      await begin(page, game);
      const did = await walk(page, `lesson-${game}`, false, (n) => n % 4 === 1);
      assert(did.strayed > 1 && did.read > 5 && did.answered > 8, JSON.stringify(did));
      await picture(page, `lesson-${game}-end`);
      await page.reload();
      await loaded(page);
      await insist(() => {}, async () => (await look(page)).state === "title");
      const acts = await page.locator("#m-acts [data-act]").evaluateAll((all) => all.map((b) => b.dataset.act));
      assert(acts.indexOf("learn") > acts.indexOf("start"), "who has learnt it is offered the lesson first");
      await page.context().close();
      return `${did.read} read, ${did.answered} answered, ${did.strayed} taken back`;
    });
  },
  async "each lesson to its end by touch, on a phone upright"() {
    return eachGame(async (game) => {
      const page = await open({ width: 390, height: 844 }, "?lang=ja&delay=0", { hasTouch: true });
      await begin(page, game, true);
      const did = await walk(page, `lesson-touch-${game}`, true, () => false);
      await page.context().close();
      return `${did.read} read, ${did.answered} answered`;
    });
  },
};
