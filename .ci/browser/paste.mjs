// Steps with what is pasted, and with the version that the title shows.
import assert from "node:assert/strict";
import fs from "node:fs";
import { insist, open, picture, until } from "./page.mjs";

const press = (page, act) => page.locator(`[data-act="${act}"]`).first().click();
const said = (page) => page.locator("#m-dialog").innerText();

// paste pastes a text by the keyboard, where the focus is.
async function paste(page, text) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("Control+v");
}

export const pastes = {
  async "links and decks are pasted onto the canvas, and numbers into fields"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en&delay=0", { permissions: ["clipboard-read", "clipboard-write"] });
    const canvas = () => page.locator("canvas").focus();
    const replay = fs.readFileSync("render/skin/weiss/testdata/moments/middle.gorin").toString("base64url");
    const deck = fs.readFileSync("assets/weiss/decks/" + fs.readdirSync("assets/weiss/decks").find((name) => name.endsWith(".toml")), "utf8");
    await canvas();
    await paste(page, "see you at the lighthouse");
    await until(page, "error");
    assert.match(await said(page), /no link to a replay or a deck/);
    await picture(page, "paste-none");
    await press(page, "ok");
    await until(page, "title");
    await page.locator('[data-field="seed"]').focus();
    await paste(page, "4217");
    assert.equal(await page.inputValue('[data-field="seed"]'), "4217");
    await canvas();
    await paste(page, deck);
    await until(page, "gallery");
    await press(page, "gallery-back");
    await press(page, "gallery-back");
    await until(page, "title");
    await canvas();
    await paste(page, "https://example.org/gorin/#replay=" + replay);
    await until(page, "table");
    await canvas();
    await paste(page, "#replay=" + replay.slice(0, -40));
    await until(page, "error");
    assert.match(await said(page), /cannot be opened/);
    await page.context().close();
  },
  async "the title says which version this is"() {
    const page = await open({ width: 1280, height: 720 }, "?lang=en");
    const shown = () => page.locator("#m-turn").innerText();
    await insist(() => {}, async () => /^Version (v\S+ · )?\d{4}-\d\d-\d\d · [0-9a-f]{8}\+?$/.test(await shown()));
    await page.context().close();
  },
};
