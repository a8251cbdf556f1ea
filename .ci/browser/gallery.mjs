// Steps with the cards to look at, and with decks that are built: by mouse, by touch, by keys alone, and by
// the mirror.
import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import { eachGame, home, insist, loaded, look, open, picture, play, until } from "./page.mjs";

const stops = (page) => page.evaluate(() => JSON.parse(gorin.stops()));
const mirror = (page) => page.locator("#mirror").innerText();
const says = (page, words) => page.waitForFunction((words) => document.querySelector("#mirror").innerText.includes(words), words);
const act = (page, name, value = "") => page.evaluate(([name, value]) => gorin.act(name, value), [name, value]);
const middle = (s) => [s.at.X + s.at.W / 2, s.at.Y + s.at.H / 2];

// find waits for a stop on the picture.
async function find(page, name, value) {
  let found;
  const is = (s) => s.act === name && (value === undefined || (typeof value === "string" ? s.value === value : value(s.value)));
  await insist(() => page.waitForTimeout(200), async () => (found = (await stops(page)).find(is)));
  return found;
}

// The ways to press what is on the picture: with the mouse, with a finger, and with keys alone.
const mouse = async (page, s) => page.mouse.click(...middle(s));
const finger = async (page, s) => page.touchscreen.tap(...middle(s));
async function keys(page, goal) {
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  for (let i = 0; i < 60; i++) {
    const all = await stops(page), here = all.find((s) => s.focused);
    if (here && here.act === goal.act && here.value === goal.value) return page.keyboard.press("Enter");
    const to = all.find((s) => s.act === goal.act && s.value === goal.value);
    assert(to, `${goal.act} ${goal.value} is gone`);
    const [x, y] = here ? middle(here) : [0, 0], [gx, gy] = middle(to);
    const ways = [[gx > x ? "ArrowRight" : "ArrowLeft", Math.abs(gx - x)], [gy > y ? "ArrowDown" : "ArrowUp", Math.abs(gy - y)]].sort((a, b) => b[1] - a[1]);
    await page.keyboard.press(ways[i % 4 === 3 && ways[1][1] > 4 ? 1 : 0][0]); // aside, where the straight way leads nowhere
    await drawn();
  }
  assert.fail(`the keys do not come to ${goal.act} ${goal.value}`);
}

// press presses a stop by one of the ways, and waits until done says so: what is pressed twice counts twice.
async function press(page, way, name, value, done) {
  for (let i = 0; i < 3; i++) {
    await way(page, await find(page, name, value));
    for (let k = 0; k < 150; k++) {
      if (await done()) return;
      await page.waitForTimeout(100);
    }
  }
  await picture(page, "not-pressed");
  assert.fail(`${name} ${value} has no effect`);
}

const shows = (page, words) => async () => (await mirror(page)).includes(words);
const main = async (page) => +/(?:Main deck|Deck) (\d+)/.exec(await mirror(page))[1];

// walk looks at cards and begins a deck, by one way alone.
async function walk(page, way) {
  await press(page, way, "gallery", "", shows(page, " cards"));
  await press(page, way, "card-show", undefined, shows(page, "Close the card"));
  assert.match(await mirror(page), /In Japanese: /, "the card is read in both languages");
  await press(page, way, "card-close", "", async () => !(await mirror(page)).includes("Close the card"));
  await press(page, way, "gallery-tab", "decks", shows(page, "Build a new deck"));
  await press(page, way, "deck-new", "", shows(page, "Put in: "));
  const before = await main(page);
  await press(page, way, "deck-add", undefined, async () => (await main(page)) > before);
  const now = await main(page);
  await press(page, way, "deck-take", undefined, async () => (await main(page)) < now);
}


export const gallery = {
  async "a deck is built by mouse, dragged too, kept and played"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, `?lang=en&game=${game}&delay=0&seed=4`);
      await walk(page, mouse);
      const from = await find(page, "card-show"), n = await main(page);
      await page.mouse.move(...middle(from));
      await page.mouse.down();
      await page.mouse.move(middle(from)[0] + 30, middle(from)[1] + 5, { steps: 3 });
      await page.mouse.move(1000, 500, { steps: 5 });
      await page.mouse.up();
      await insist(() => page.waitForTimeout(100), async () => (await main(page)) === n + 1);
      await picture(page, `gallery-build-${game}`);
      await press(page, mouse, "gallery-back", "", shows(page, "Change it"));
      await press(page, mouse, "gallery-back", "", shows(page, "Build a new deck"));
      const ships = (await stops(page)).find((s) => s.act === "deck-open" && !s.value.startsWith("own/"));
      await press(page, mouse, "deck-open", ships.value, shows(page, "Build on it"));
      await press(page, mouse, "deck-copy", "", shows(page, "Put in: "));
      const whole = await main(page);
      const taken = await find(page, "deck-take", (v) => v.startsWith("main="));
      await press(page, mouse, "deck-take", taken.value, async () => (await main(page)) === whole - 1);
      await press(page, mouse, "deck-add", taken.value, async () => (await main(page)) === whole);
      await page.waitForTimeout(900); // it is kept
      await page.reload();
      await loaded(page);
      await press(page, mouse, "gallery", "", shows(page, " cards"));
      await press(page, mouse, "gallery-tab", "decks", shows(page, "Build a new deck"));
      await press(page, mouse, "deck-open", (v) => v.startsWith("own/") , shows(page, "Change it"));
      if (!(await stops(page)).some((s) => s.act === "deck-game")) { // the other one
        await press(page, mouse, "gallery-back", "", shows(page, "Build a new deck"));
        const own = (await stops(page)).filter((s) => s.act === "deck-open" && s.value.startsWith("own/"));
        await press(page, mouse, "deck-open", own[1].value, shows(page, "Change it"));
      }
      await picture(page, `gallery-deck-${game}`);
      await press(page, mouse, "deck-game", "", async () => (await look(page)).state === "table");
      const decisions = await play(page, 6, [], "", 0);
      await page.context().close();
      return `${whole} cards, ${decisions} decisions`;
    });
  },
  async "a deck is begun by touch alone, on telephones"() {
    return eachGame(async (game) => {
      for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
        const page = await open(size, `?lang=en&game=${game}`, { hasTouch: true, isMobile: true });
        await walk(page, finger);
        await picture(page, `gallery-phone-${size.width}-${game}`);
        await page.context().close();
      }
      return "both ways";
    });
  },
  async "a deck is begun by keys alone"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1100, height: 640 }, `?lang=en&game=${game}`);
      await page.locator("canvas").focus();
      await walk(page, keys);
      await page.keyboard.press("Escape");
      await says(page, "Change it");
      await page.keyboard.press("Escape");
      await says(page, "Build a new deck");
      await page.keyboard.press("Escape");
      await until(page, "title");
      await page.context().close();
      return "there and back";
    });
  },
  async "the gallery by the mirror, where axe finds nothing"() {
    const axe = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, `?lang=en&mirror=1&game=${game}`);
      let passed = 0;
      const faultless = async () => {
        await page.evaluate(axe);
        const found = await page.evaluate(() => axe.run(document));
        assert.deepEqual(found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`), []);
        passed += found.passes.length;
      };
      const button = (name, value) => page.locator(`#m-acts [data-act="${name}"]${value === undefined ? "" : `[data-value="${value}"]`}`).first();
      await button("gallery").click();
      await until(page, "gallery");
      const all = await page.locator('#m-acts [data-act="card-show"]').count();
      const name = (await button("card-show").innerText()).split(" — ")[0];
      await page.fill('[data-field="word"]', name.toUpperCase());
      await page.locator('[data-field="word"]').blur();
      await insist(() => page.waitForTimeout(100), async () => (await page.locator('#m-acts [data-act="card-show"]').count()) < all);
      await button("card-show").click();
      await says(page, "Close the card");
      await faultless();
      await button("card-close").click();
      await button("gallery-tab", "decks").click();
      await says(page, "Build a new deck");
      await faultless();
      await button("deck-open").click();
      await button("deck-copy").click();
      await says(page, "Put in: ");
      await faultless();
      await button("deck-take").click();
      await says(page, "§");
      await page.context().close();
      return `${all} cards, ${passed} rules`;
    });
  },
  async "a deck goes elsewhere as a file and as a link"() {
    return eachGame(async (game) => {
      const page = await open({ width: 1280, height: 720 }, `?lang=en&game=${game}`, { permissions: ["clipboard-read", "clipboard-write"] });
      await act(page, "decks-page", game);
      await says(page, "Build a new deck");
      await act(page, "deck-open", await page.locator('#m-acts [data-act="deck-open"]').first().getAttribute("data-value"));
      await says(page, "Build on it");
      const heading = await page.locator("#m-heading").innerText();
      const [file] = await Promise.all([page.waitForEvent("download"), act(page, "deck-export")]);
      const text = fs.readFileSync(await file.path(), "utf8");
      assert.match(text, new RegExp(`^game  = "${game}"`));
      await act(page, "deck-link");
      await says(page, "copied");
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert(link.startsWith(home) && link.includes("#deck="), link.slice(0, 100));
      await page.context().close();

      const other = await open({ width: 844, height: 390 }, "?lang=en" + link.slice(link.indexOf("#")));
      await until(other, "gallery");
      await other.waitForFunction((words) => document.querySelector("#m-heading").innerText === words, heading);
      await other.waitForFunction(() => location.hash === ""); // the link is taken once
      await act(other, "gallery-back");
      await act(other, "gallery-back");
      await other.evaluate(([name, body]) => {
        const data = new DataTransfer();
        data.items.add(new File([body], name));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      }, ["friend.toml", text]);
      await until(other, "gallery");
      await other.waitForFunction((words) => document.querySelector("#m-heading").innerText === words, heading);
      await act(other, "gallery-back");
      await act(other, "gallery-back");
      await until(other, "title");
      for (const [bad, why] of [[link.slice(link.indexOf("#"), link.length - 40), "cut short"], ["#deck=" + "A".repeat(70000), "too long"], ["#deck=AAAA", "cut short"]]) {
        await other.evaluate((hash) => { location.hash = hash; }, bad);
        await until(other, "error");
        assert.match(await other.locator("#m-dialog").innerText(), new RegExp(why));
        await act(other, "ok");
        await until(other, "title");
      }
      await other.context().close();
      return `${link.length} letters`;
    });
  },
};
