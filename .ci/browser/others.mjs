// A whole game by the mirror in browsers other than Chromium: Firefox by WebDriver BiDi, and
// WebKit's MiniBrowser by WebDriver, in windows under Xvfb. Needs puppeteer-core in
// .ci/node_modules, firefox-esr and webkit2gtk-driver; GAMES picks some games.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { home, out, server } from "./site.mjs";

const wait = (ms) => new Promise((wake) => setTimeout(wake, ms));

// firefox opens a window of it.
async function firefox() {
  const { default: puppeteer } = await import("puppeteer-core");
  const browser = await puppeteer.launch({
    browser: "firefox", executablePath: process.env.FIREFOX || "/usr/bin/firefox-esr", headless: false, protocolTimeout: 600_000,
    args: ["--width=1280", "--height=800"], extraPrefsFirefox: { "webgl.force-enabled": true, "intl.accept_languages": "en-GB" },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  const trouble = [];
  page.on("pageerror", (e) => trouble.push(String(e)));
  page.on("console", (m) => { if (m.type() === "error" || /panic:|fatal error/.test(m.text())) trouble.push(m.text()); });
  return {
    trouble,
    go: (query) => page.goto(home + query, { waitUntil: "load", timeout: 120_000 }),
    run: (f, ...args) => page.evaluate(f, ...args),
    picture: (name) => page.screenshot({ path: path.join(out, `firefox-${name}.png`) }),
    shut: () => browser.close(),
  };
}

// webkit opens a window of it.
async function webkit() {
  const port = 4444 + Math.floor(Math.random() * 1000);
  const driver = spawn(process.env.WEBKIT || "/usr/bin/WebKitWebDriver", ["-p", String(port)], { stdio: "inherit" });
  const ask = async (method, at, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    assert(answer.ok, `${method} ${at}: ${value?.message}`);
    return value;
  };
  let session;
  for (let i = 0; !session; i++) {
    try {
      session = await ask("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": {
        binary: process.env.MINIBROWSER || "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", args: ["--automation"],
      } } } });
    } catch (e) {
      if (i === 20) throw e;
      await wait(500);
    }
  }
  const at = `/session/${session.sessionId}`, trouble = [];
  await ask("POST", at + "/timeouts", { script: 600_000, pageLoad: 120_000 });
  await ask("POST", at + "/window/rect", { x: 0, y: 0, width: 1280, height: 800 });
  return {
    trouble,
    go: (query) => ask("POST", at + "/url", { url: home + query }),
    run: (f, ...args) => ask("POST", at + "/execute/async", { script: `const done = arguments[arguments.length - 1]; (${f})(...[...arguments].slice(0, -1)).then(done, (e) => done("failed: " + e))`, args }),
    picture: async (name) => fs.writeFileSync(path.join(out, `webkit-${name}.png`), Buffer.from(await ask("GET", at + "/screenshot"), "base64")),
    shut: async () => {
      await ask("DELETE", at).catch(() => {});
      driver.kill();
    },
  };
}

// arrived waits in the page until the title is there, and says which games it offers.
async function arrived() {
  for (let i = 0; document.body.dataset.state === "loading"; i++) {
    if (document.documentElement.classList.contains("broken") || i > 1200) throw new Error(document.getElementById("progress").textContent);
    await new Promise((wake) => setTimeout(wake, 100));
  }
  window.wrong = [];
  addEventListener("error", (e) => window.wrong.push(e.message));
  addEventListener("unhandledrejection", (e) => window.wrong.push(String(e.reason)));
  return [...document.querySelectorAll('[data-field="game"] option')].map((o) => o.value);
}

// played answers by the mirror's buttons, in the page, until the game is over or some decisions
// are made; it says how many, in which state the page is then, and what went wrong.
async function played(most) {
  const body = document.body, all = (s) => [...document.querySelectorAll(s)];
  let dice = 20250701, n = 0;
  const roll = (k) => { dice = (dice * 1103515245 + 12345) % 2147483648; return Math.floor(dice / 65536) % k; };
  const until = async (what, f) => {
    for (let i = 0; !f(); i++) {
      if (i > 3000) throw new Error(`decision ${n}: ${what} does not come: ${body.dataset.state}`);
      await new Promise((wake) => setTimeout(wake, 20));
    }
  };
  const confirm = () => document.querySelector("#m-confirm button:not(:disabled)");
  document.querySelector('[data-act="start"]')?.click();
  await until("the table", () => body.dataset.state !== "title");
  for (; n < most && body.dataset.state === "table"; n++) {
    await until("a question", () => body.dataset.state !== "table" || all("[data-option]").length > 0 || confirm());
    if (body.dataset.state !== "table") break;
    const seq = body.dataset.seq, options = all("[data-option]");
    if (options.some((o) => o.hasAttribute("aria-pressed"))) {
      const pressed = () => all("[data-option][aria-pressed=true]").length;
      while (!confirm() || (pressed() < options.length && pressed() < 2 && roll(2) === 0)) {
        const before = pressed();
        all("[data-option][aria-pressed=false]")[0].click();
        await until("a mark", () => pressed() !== before || all("[data-option]").length === 0);
      }
      confirm()?.click();
    } else if (options.length > 0 && !(confirm() && roll(3) === 0)) {
      options[roll(options.length)].click();
    } else {
      confirm().click();
    }
    await until("an answer", () => body.dataset.seq !== seq || body.dataset.state !== "table");
  }
  return { n, state: body.dataset.state, wrong: window.wrong, said: document.getElementById("m-dialog").innerText };
}

let failed = 0;
for (const [name, open] of Object.entries({ firefox, webkit })) {
  if (process.argv[2] && process.argv[2] !== name) continue;
  const start = Date.now(), said = [];
  let it;
  try {
    it = await open();
    await it.go("?lang=en");
    let games = await it.run(arrived);
    assert(Array.isArray(games) && games.length > 0, `no title: ${games}`);
    await it.picture("title");
    if (process.env.GAMES) games = games.filter((game) => process.env.GAMES.split(",").includes(game));
    for (const game of games) {
      await it.go(`?lang=en&game=${game}&p1=human&p2=random&seed=5&delay=0`);
      await it.run(arrived);
      let end = await it.run(played, 12);
      await it.picture(`${game}-table`);
      end = { ...end, ...await it.run(played, 3000) };
      assert.equal(end.state, "result", `${game}: ${JSON.stringify(end)}`);
      assert.deepEqual(end.wrong, [], game);
      await it.picture(`${game}-result`);
      said.push(`${game}: ${end.n} decisions`);
    }
    assert.deepEqual(it.trouble, []);
    console.log(`pass  a whole game by the mirror in ${name}  ${said.join(", ")}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
  } catch (e) {
    failed++;
    console.log(`FAIL  a whole game by the mirror in ${name}  ${said.join(", ")}\n${e.stack}\n${it?.trouble.join("\n") ?? ""}`);
    await it?.picture("failed").catch(() => {});
  }
  await it?.shut().catch(() => {});
}
server.close();
process.exit(failed ? 1 : 0);
