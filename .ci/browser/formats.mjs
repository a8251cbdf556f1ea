// Steps at tables of more than two, with the games of the page that offer such formats.
import assert from "node:assert/strict";
import { decide, eachGame, insist, look, open, picture, settled, until } from "./page.mjs";

const press = (page, act) => page.locator(`[data-act="${act}"]`).first().dispatchEvent("click");
const field = (page, name) => page.locator(`[data-field="${name}"]`);
const choices = (page, name) => field(page, name).locator("option").evaluateAll((all) => all.map((o) => o.value));

// set chooses a field of the title, and lets the others follow.
async function set(page, name, value) {
  await field(page, name).selectOption(value);
  await page.waitForFunction(([n, v]) => document.querySelector(`[data-field="${n}"]`)?.value === v, [name, value]);
  await page.evaluate(() => new Promise((done) => { // a few pictures on
    let left = 6;
    const next = () => (left-- ? requestAnimationFrame(next) : done());
    next();
  }));
}

// seats is how many sit at the table that the title sets up.
async function seats(page) {
  let n = 2;
  while (await field(page, `p${n + 1}`).count()) n++;
  return n;
}

// chosen sets up the first format that fits, against chance, and says whether there is one.
async function chosen(page, game, fits) {
  await set(page, "game", game);
  if (!(await field(page, "format").count())) return false;
  for (const format of await choices(page, "format")) {
    await set(page, "format", format);
    const many = (await field(page, "players").count()) > 0;
    if (many) await set(page, "players", (await choices(page, "players")).includes("4") ? "4" : (await choices(page, "players"))[0]);
    if (!fits(many, await seats(page))) continue;
    await set(page, "p1", "human");
    for (let n = await seats(page); n > 1; n--) await set(page, `p${n}`, "random");
    await field(page, "seed").fill("7");
    await field(page, "seed").blur();
    return true;
  }
  return false;
}

// some answers so many decisions by the mirror, then goes one back and forth.
async function some(page, most) {
  let n = 0;
  for (; n < most; n++) {
    const now = await settled(page);
    if (now.state !== "table") break;
    await decide(page, now, false);
  }
  const { state, seq } = await settled(page);
  if (state === "table") {
    await press(page, "undo");
    await insist(() => {}, async () => (await look(page)).seq < seq);
    await press(page, "redo");
    await page.waitForFunction((n) => +document.body.dataset.seq === n, seq);
  }
  return n;
}

// table plays at a table that fits, with each game that has one.
function table(name, fits) {
  return () => eachGame(async (game) => {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
    let n = 0;
    if (await chosen(page, game, fits)) {
      await picture(page, `${game}-${name}-title`);
      await press(page, "start");
      await until(page, "table");
      n = await some(page, 14);
      assert(n > 5, `${n} decisions`);
      await picture(page, `${game}-${name}`);
    }
    await page.context().close();
    return `${n} decisions`;
  });
}

export const formats = {
  "four, each alone, by the mirror": table("four", (many, n) => many && n === 4),
  "two teams by the mirror": table("teams", (many, n) => !many && n === 4),
};
