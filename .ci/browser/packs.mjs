// Steps with packs of the player's own.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { insist, loaded, look, open, out, picture, play, settled, until } from "./page.mjs";

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../rules/weiss/testdata/packs");
const text = (name) => fs.readFileSync(path.join(folder, name), "utf8");
const press = (page, act, value) => page.locator(`[data-act="${act}"]${value === undefined ? "" : `[data-value="${value}"]`}`).first().click();
const mirror = (page) => page.locator("#mirror").innerText();
const says = (page, words) => page.waitForFunction((words) => document.querySelector("#mirror").innerText.includes(words), words);

// drop lets a file fall onto the page.
const drop = (page, name) => page.evaluate(([name, body]) => {
  const data = new DataTransfer();
  data.items.add(new File([body], name));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}, [name, text(name)]);

// unusual opens a pack with a kanji of JIS X 0213 without a network: the fonts come from
// what the service worker has kept.
export async function unusual(page) {
  const late = ["gorin-regular.otf", "gorin-rest.otf"].map((name) => page.evaluate(async (name) => {
    for (let i = 0; i < 100; i++) {
      const got = performance.getEntriesByType("resource").find((e) => e.name.includes(name + "?v=") && e.responseStatus === 200 && e.workerStart > 0);
      if (got) return got.decodedBodySize;
      await new Promise((done) => setTimeout(done, 100));
    }
    return 0;
  }, name));
  await drop(page, "weathervane.toml");
  await until(page, "packs");
  await press(page, "pack-item", "2"); // 鷗
  for (const size of await Promise.all(late)) assert(size > 1e6, `a font of ${size} bytes without a network`);
  await page.waitForTimeout(500);
  await picture(page, "packs-offline");
}

export const packs = {
  async "players' packs"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0");
    await page.setInputFiles("#file", path.join(folder, "refused.toml"));
    await until(page, "error");
    assert.match(await page.locator("#m-dialog").innerText(), /refused\.toml[^]*line 13, card MP\/T01-001, power: 1234 is not a multiple of 500/);
    await press(page, "ok");
    await until(page, "title");

    await drop(page, "weathervane.toml");
    await until(page, "packs");
    await says(page, "10 of 12 lines understood");
    await says(page, "Line 2: not understood");
    assert.match(await mirror(page), /Character 15: not understood from here on[^]*Similar phrases: した時/);
    await picture(page, "packs");
    await press(page, "pack-item", "1");
    await says(page, "the deck has 13 cards, not exactly 50 (§5.1.2.1)");
    const rare = page.waitForResponse((answer) => answer.url().includes("gorin-rest.otf?v=") && answer.ok()); // 鷗
    await press(page, "pack-item", "2");
    await rare;
    await says(page, "every line understood");
    await page.waitForTimeout(300);
    await picture(page, "packs-rare");
    await press(page, "pack-item", "0");
    await press(page, "pack-play", "1=own/weathervane.toml/1");
    await until(page, "title");
    await page.selectOption('[data-field="p1"]', "human");
    await page.selectOption('[data-field="p2"]', "random");
    await page.fill('[data-field="seed"]', "12");
    await page.locator('[data-field="seed"]').blur();
    await press(page, "start");
    await says(page, "In this match they do nothing");
    assert.match(await page.locator("#m-dialog").innerText(), /Tsumugi, Reader of Winds, line 2:/);
    await picture(page, "packs-inert");
    await press(page, "yes");
    await until(page, "table");

    const n = await play(page, 14, [], "", 4);
    const before = await settled(page), zones = await page.locator("#m-zones").innerText();
    await page.waitForTimeout(400);
    await page.reload();
    await loaded(page);
    await press(page, "resume");
    await until(page, "table");
    assert.equal((await settled(page)).seq, before.seq, "the decision after a reload");
    assert.equal(await page.locator("#m-zones").innerText(), zones, "the zones after a reload");
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator('#m-acts [data-act="export"]').first().click()]);
    const saved = path.join(out, "packs.gorin");
    await file.saveAs(saved);

    await press(page, "new");
    await until(page, "title");
    await press(page, "packs");
    await until(page, "packs");
    await press(page, "packs", "weathervane.toml"); // it has lasted
    await press(page, "pack-remove");
    await press(page, "yes");
    await says(page, "There is nothing here yet.");
    await page.context().close();

    const other = await open({ width: 844, height: 390 }, "?lang=en&delay=0"); // somebody without the pack
    await other.setInputFiles("#file", saved);
    await until(other, "table");
    await insist(() => {}, async () => (await look(other)).seq === before.seq);
    assert.equal(await other.locator("#m-zones").innerText(), zones, "the zones elsewhere");
    await other.context().close();
    return `${n} decisions`;
  },
};
