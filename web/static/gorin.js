// The page's side of Gorin: the store, files, loading, and the mirror, which
// shows the scene as real buttons and texts beside the canvas.
"use strict";
const $ = (id) => document.getElementById(id);
const root = document.documentElement;
const prefix = "gorin.";
let last = {};

window.gorin = {
  act() {}, open() {}, paste() {}, lend() {}, flush() {}, lost() {}, hold, release, pointer() {}, wheel() {}, key() {},
  load: (key) => { try { return localStorage.getItem(prefix + key); } catch { return null; } },
  save(key, value) {
    try {
      if (value === null) localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, value);
      return null;
    } catch (e) { return String(e.message || e); }
  },
  download(name, body) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([body], { type: "application/octet-stream" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  },
  copy(text) {
    if (!navigator.clipboard) return copied(text);
    navigator.clipboard.writeText(text).catch(() => copied(text));
    return null;
  },
  choose: () => $("file").click(),
  side: () => side(!root.classList.contains("side")),
  font: late,
  hire,
  drawn() {
    requestAnimationFrame(() => setTimeout(() => late("late.zip"))); // once the first picture stands
    setTimeout(() => late("gorin-regular.otf").finally(stay), 300);
  },
  keepSound(n, bytes, rate) { kept[n] = { samples: new Float32Array(bytes.buffer), rate }; },
  sound,
  ready() {
    const url = new URL(location);
    if (url.searchParams.has("start")) { // a reload resumes instead of starting anew
      url.searchParams.delete("start");
      history.replaceState(null, "", url);
    }
    tameCanvas();
    opened();
  },
  failed: (why) => broken(draws() ? "Gorin could not start: " + why : noWebGL),
  mirror: (json) => show(JSON.parse(json)),
};

// ---- who thinks for the computer players beside the picture ----
// hire begins as many workers as there are cores besides the picture's, a few at most: each has the rules in memory.
function hire() {
  const list = [], { think, thinker } = document.body.dataset;
  try {
    for (let n = Math.min(3, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)); n > 0; n--) {
      const worker = new Worker(think);
      worker.postMessage({ wasm: new URL(thinker, location.href).href, exec: $("exec").src });
      list.push(worker);
    }
  } catch { /* no workers: they think between two pictures */ }
  return list;
}

// ---- which tab plays a game of the list: a lock that the browser gives back with the tab ----
const locks = new Map(); // by game: what gives it back
function hold(game, take, done) {
  if (locks.has(game)) return done(true);
  if (!navigator.locks) { // not a secure page: whoever writes last has it
    locks.set(game, () => {});
    return done(true);
  }
  let had = false;
  navigator.locks.request(prefix + game, take ? { steal: true } : { ifAvailable: true }, (lock) => {
    if (!lock) return done(false);
    had = true;
    return new Promise((free) => { locks.set(game, free); done(true); });
  }).catch(() => { // another tab has taken it
    locks.delete(game);
    if (had) gorin.lost(game); else done(false);
  });
}
function release(game) {
  locks.get(game)?.();
  locks.delete(game);
}
addEventListener("storage", (e) => { // written by another tab
  const game = e.key?.startsWith(prefix + "game-") && e.newValue !== null && e.key.slice((prefix + "game-").length);
  if (game && locks.has(game)) { release(game); gorin.lost(game); }
});

// copied puts text into the clipboard without asking for leave, and says why not.
function copied(text) {
  const box = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  document.body.append(box);
  box.select();
  const done = document.execCommand("copy");
  box.remove();
  document.querySelector("canvas")?.focus({ preventScroll: true });
  return done ? null : "the browser does not allow it";
}

function broken(text) {
  root.classList.add("broken");
  document.body.dataset.state = "loading";
  $("progress").textContent = text;
}

// The canvas must not swallow Tab, nor the browser's own shortcuts.
function tameCanvas() {
  const canvas = document.querySelector("canvas");
  if (!canvas) { setTimeout(tameCanvas, 50); return; }
  canvas.setAttribute("aria-label", "Gorin: the table. The same as text follows.");
  canvas.setAttribute("role", "region"); // a landmark: it takes keys
  canvas.tabIndex = 0;
  document.body.prepend(canvas); // Tab goes from it to the text table
  // Every event is reported, so that a click within one frame is not lost.
  const report = (e, down, second) => gorin.pointer(e.offsetX, e.offsetY, down, e.pointerType !== "mouse", second);
  canvas.addEventListener("pointerdown", (e) => {
    if (!e.isPrimary) return;
    canvas.focus({ preventScroll: true });
    canvas.setPointerCapture(e.pointerId);
    report(e, e.button === 0, e.button === 2);
  });
  canvas.addEventListener("pointermove", (e) => { if (e.isPrimary) report(e, (e.buttons & 1) === 1, false); });
  for (const kind of ["pointerup", "pointercancel"]) canvas.addEventListener(kind, (e) => { if (e.isPrimary) report(e, false, false); });
  canvas.addEventListener("wheel", (e) => gorin.wheel(e.offsetX, e.offsetY, -e.deltaY / (e.deltaMode === 1 ? 3 : 100)), { passive: true });
  canvas.addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const name = keys[e.key] || (/^[a-z]$/i.test(e.key) ? e.key.toUpperCase() : "");
    if (/^[0-9]$/.test(e.key)) gorin.key(e.key, true);
    else if (name) gorin.key(e.shiftKey && /^(Left|Right)$/.test(name) ? "Shift" + name : name, false);
  });
}
const keys = { ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up", ArrowDown: "Down", Enter: "Enter", " ": "Space", Escape: "Escape", Backspace: "Backspace", PageUp: "PageUp", PageDown: "PageDown", Home: "Home", End: "End", "?": "?", "/": "?", F1: "?" };
addEventListener("keydown", (e) => {
  if (e.target instanceof HTMLCanvasElement && (e.key === "Tab" || e.ctrlKey || e.metaKey || /^F\d+$/.test(e.key) && e.key !== "F1")) e.stopImmediatePropagation();
  if (e.key === "Tab" && !$("entry").open && !root.classList.contains("side") && innerWidth > 900) side(true, true);
  if (e.key === "Escape" && lent && $("mirror").contains(e.target)) document.querySelector("canvas").focus({ preventScroll: true });
}, true);

// The text table that Tab has opened closes when the focus goes back to the canvas; a
// press there is not to lose what it meets.
let lent = false, pressed = false;
addEventListener("pointerdown", () => { pressed = true; }, true);
for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => { pressed = false; setTimeout(giveBack); }, true);
document.addEventListener("focusin", (e) => {
  if (pressed) return;
  giveBack();
  if (e.target instanceof HTMLCanvasElement) scrollTo(0, 0); // the keyboard may come from what stands below
});
function giveBack() { if (lent && document.activeElement instanceof HTMLCanvasElement) side(false); }

function side(on, byTab = false) {
  lent = on && byTab;
  root.classList.toggle("side", on);
  root.style.setProperty("--side", on ? (innerWidth > 700 ? Math.min(380, Math.round(innerWidth * 0.32)) + "px" : "100vw") : "0px");
  $("toggle").setAttribute("aria-expanded", on);
  if (!byTab) gorin.save("side", on ? "1" : null);
  scrollTo(0, 0);
  dispatchEvent(new Event("resize"));
}
$("toggle").addEventListener("click", () => side(!root.classList.contains("side")));
if (new URLSearchParams(location.search).get("mirror") === "1" || gorin.load("side") === "1") side(true);

// ---- the mirror ----
function text(id, value) { const n = $(id); if (n.textContent !== value) n.textContent = value; }

function button(words, data, off, pressed) {
  const b = document.createElement("button");
  b.type = "button";
  b.textContent = words;
  Object.assign(b.dataset, data);
  b.disabled = !!off;
  if (pressed !== undefined) b.setAttribute("aria-pressed", pressed);
  return b;
}

// fill replaces the children of a node when what they are made from changed,
// and keeps the focus where it was, or near.
function fill(id, value, make) {
  const key = JSON.stringify(value ?? null);
  if (last[id] === key) return;
  last[id] = key;
  const node = $(id), active = document.activeElement;
  const held = node.contains(active) ? JSON.stringify(active.dataset) : null;
  node.replaceChildren(...make(value ?? []));
  if (held === null) return;
  const same = [...node.querySelectorAll("button,select,input")].find((n) => JSON.stringify(n.dataset) === held && !n.disabled);
  (same || node.querySelector("button:not(:disabled)") || $("m-prompt")).focus({ preventScroll: !!same });
}

function show(m) {
  document.documentElement.lang = m.lang;
  text("m-heading", m.heading);
  text("m-turn", m.turn);
  text("m-prompt", m.prompt + (m.clause ? "  (§" + m.clause + ")" : ""));
  text("m-choices", m.titles.choices);
  text("m-table", m.titles.table);
  text("m-acts-title", m.titles.acts);
  text("m-log-title", m.titles.log);
  const dialog = $("m-dialog");
  dialog.hidden = !m.alert;
  text2(dialog.querySelector("p"), m.alert);
  dialog.querySelector("div").id = "m-deal";
  fill("m-deal", m.deal, (all) => all.map((a) => button(a.text, { act: a.act, value: a.value }, a.off)));
  write(m.write);
  fill("m-fields", m.fields, (all) => all.map(field));
  fill("m-options", [m.seq, m.options], ([, all]) => (all || []).map((o) => button(o.text, { option: o.index }, false, o.toggle ? o.pressed : undefined)));
  fill("m-confirm", m.confirm ? [m.confirm] : [], (all) => all.map((a) => button(a.text, { act: a.act, value: a.value }, a.off)));
  fill("m-acts", m.acts, (all) => all.map((a) => button(a.text, { act: a.act, value: a.value }, a.off)));
  fill("m-zones", m.zones, (all) => all.flatMap(zone));
  fill("m-log", [m.log || [], m.laws || []], ([all, laws]) => all.slice().reverse().map((e) => entry(e, laws[e.law])));
  rove();
  for (const b of $("m-log").querySelectorAll("button")) {
    if (b.dataset.value === String(m.seq)) b.setAttribute("aria-current", "step"); else b.removeAttribute("aria-current");
  }
  document.body.dataset.seq = m.seq;
  document.body.dataset.state = m.state;
}
function text2(n, value) { if (n.textContent !== value) n.textContent = value; }

// write lets the player write a line in a field of the page, which knows the keyboard of a
// phone and how Japanese is typed.
function write(w) {
  const box = $("entry"), line = $("entry-line");
  if (!w) return box.open && box.close();
  if (box.open) return;
  text("entry-title", w.title);
  text("entry-label", w.label);
  text("entry-yes", w.yes);
  text("entry-no", w.no);
  line.value = w.value;
  line.maxLength = 2 * w.most; // it counts some letters twice
  box.showModal();
  line.select();
}
function wrote(yes) {
  if (!$("entry").open) return;
  if (yes) gorin.act("set", "line=" + $("entry-line").value);
  gorin.act(yes ? "yes" : "no", "");
  $("entry").close();
  document.querySelector("canvas")?.focus({ preventScroll: true });
}
$("entry-yes").addEventListener("click", () => wrote(true));
$("entry-no").addEventListener("click", () => wrote(false));
$("entry-line").addEventListener("keydown", (e) => { if (e.key === "Enter" && !e.isComposing) { e.preventDefault(); wrote(true); } });
$("entry").addEventListener("cancel", (e) => { e.preventDefault(); wrote(false); });

// entry is a line of the log, with what its clause decides: a button that shows its
// moment, where that can be looked at.
function entry(e, law) {
  const li = document.createElement("li");
  let words = li;
  if (e.moment) li.append(words = button(e.text, { act: "moment", value: e.moment, line: e.line }));
  else li.textContent = e.text;
  words.title = law;
  words.setAttribute("aria-description", law);
  return li;
}

// rove leaves one line of the log for Tab to stop at, so that hundreds of them are
// not in the way; the arrows go on from it. A log without lines to press is itself where Tab stops.
function rove(to) {
  const all = [...$("m-log").querySelectorAll("button")];
  const stop = to || all.find((b) => b === document.activeElement) || all[0];
  for (const b of all) b.tabIndex = b === stop ? 0 : -1;
  if (stop) $("m-log").removeAttribute("tabindex"); else $("m-log").tabIndex = 0; // for the arrows to scroll
  to?.focus();
}
$("m-log").addEventListener("keydown", (e) => {
  const all = [...$("m-log").querySelectorAll("button")], at = all.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[e.key];
  if (at < 0 || to === undefined) return;
  e.preventDefault();
  if (all[to]) rove(all[to]);
});

function field(f) {
  const label = document.createElement("label");
  label.append(f.label);
  const input = document.createElement(f.choices ? "select" : "input");
  input.name = f.name;
  input.dataset.field = f.name;
  for (const [value, words] of f.choices || []) input.append(new Option(words, value));
  input.value = f.value;
  if (!f.choices && !f.text) input.inputMode = "numeric";
  if (f.why) input.setAttribute("aria-description", input.title = f.why);
  input.addEventListener("change", () => gorin.act("set", f.name + "=" + input.value));
  label.append(input);
  return label;
}

function zone(z) {
  const h = Object.assign(document.createElement("h3"), { textContent: z.heading });
  if (!z.items) return [h];
  const ul = document.createElement("ul");
  ul.append(...z.items.map((s) => Object.assign(document.createElement("li"), { textContent: s })));
  return [h, ul];
}

$("mirror").addEventListener("click", (e) => {
  const b = e.target.closest("button");
  if (!b) return;
  if (b.dataset.option !== undefined) gorin.act("option", b.dataset.option);
  else if (b.dataset.act) gorin.act(b.dataset.act, b.dataset.value || "");
});
$("m-fields").addEventListener("submit", (e) => e.preventDefault());

addEventListener("pagehide", () => gorin.flush());
document.addEventListener("visibilitychange", () => { if (document.hidden) gorin.flush(); });

// ---- files ----
const biggest = 16 << 20; // as on the desktop
async function take(file) {
  try {
    if (file.size > biggest) return gorin.open(file.name, null, null);
    gorin.open(file.name, new Uint8Array(await file.arrayBuffer()), "");
  } catch (e) { gorin.open(file.name, null, String(e.message || e)); }
}
const takeAll = async (files) => { for (const f of files) await take(f); }; // in their order
$("file").addEventListener("change", (e) => { takeAll([...e.target.files]); e.target.value = ""; });
for (const kind of ["dragover", "drop", "dragleave"]) {
  addEventListener(kind, (e) => {
    e.preventDefault();
    e.stopPropagation();
    root.classList.toggle("drop", kind === "dragover");
    if (kind === "drop") takeAll([...e.dataTransfer.files]);
  }, true);
}

// What is pasted outside of a field is opened: files, or text.
addEventListener("paste", (e) => {
  if (e.target.closest?.("input, textarea, select")) return;
  e.preventDefault();
  const files = [...e.clipboardData.files];
  if (files.length) takeAll(files); else gorin.paste(e.clipboardData.getData("text"));
});

// late fetches what the first picture does without: once it stands the words of the rulebooks, the
// puzzles, and the font of which it has a part, and that of rare signs when a text needs it. What does not come is asked for again, as soon as there is a network.
const asked = new Set();
async function late(name) {
  if (asked.has(name)) return;
  asked.add(name);
  try {
    const { whole, rest, late: books } = document.body.dataset;
    const answer = await fetch([whole, rest, books].find((file) => file.startsWith(name)));
    if (!answer.ok) throw new Error(String(answer.status));
    gorin.lend(name, new Uint8Array(await answer.arrayBuffer()));
  } catch (e) {
    asked.delete(name);
    const again = () => late(name);
    if (navigator.onLine) setTimeout(again, 30000); else addEventListener("online", again, { once: true });
    console.warn(name + " did not come: " + e.message);
  }
}

// ---- sound: none before the first gesture, which browsers demand ----
const kept = [];
let speaker = null;
for (const kind of ["pointerup", "keydown"]) addEventListener(kind, () => {
  if (!speaker && window.AudioContext) speaker = new AudioContext();
  if (speaker?.state === "suspended") speaker.resume();
}, true);
document.addEventListener("visibilitychange", () => { if (document.hidden) speaker?.suspend(); else speaker?.resume(); });
function sound(n) {
  if (speaker?.state !== "running") return;
  const k = kept[n];
  if (!k.buffer) {
    k.buffer = speaker.createBuffer(1, k.samples.length, k.rate);
    k.buffer.copyToChannel(k.samples, 0);
  }
  const source = speaker.createBufferSource();
  source.buffer = k.buffer;
  source.connect(speaker.destination);
  source.start();
}

// A link may carry a small replay, packed as in a file, or a deck: #replay=… or #deck=… (base64url).
const longest = 64 << 10; // characters
function opened() {
  const found = /^#(?:replay|deck)=([A-Za-z0-9_-]+)$/.exec(location.hash);
  if (!found) return;
  const name = location.hash.startsWith("#deck") ? "link.deck" : "replay.gorin";
  history.replaceState(null, "", location.pathname + location.search);
  try {
    if (found[1].length > longest) throw new Error("the link is too long");
    gorin.open(name, Uint8Array.from(atob(found[1].replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0)), "");
  } catch (e) { gorin.open(name, null, String(e.message || e)); }
}
addEventListener("hashchange", opened);
// A file opened with the installed page.
window.launchQueue?.setConsumer(async (launch) => { for (const f of launch.files || []) take(await f.getFile()); });

// ---- loading ----
async function load() {
  if (typeof WebAssembly !== "object") return broken("このブラウザでは WebAssembly が使えません。 / This browser has no WebAssembly.");
  try {
    const wasm = $("wasm");
    const answer = await fetch(wasm.href);
    if (!answer.ok) throw new Error("gorin.wasm: " + answer.status);
    const total = +wasm.dataset.size;
    let got = 0, shown = 0;
    const counted = new TransformStream({ transform(chunk, out) {
      got += chunk.byteLength;
      if (total && got > shown + total / 50) {
        shown = got;
        $("bar").style.width = Math.min(100, 100 * got / total) + "%";
        text("progress", `${(got / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`);
      }
      out.enqueue(chunk);
    } });
    const go = new Go();
    go.env = { GOGC: "off" }; // there is no time to collect before the first picture; main turns it on
    const body = new Response(answer.body.pipeThrough(counted), { headers: { "Content-Type": "application/wasm" } });
    const { instance } = await WebAssembly.instantiateStreaming(body, go.importObject);
    go.run(instance).then(() => broken(draws() ? "五輪が止まりました。再読み込みしてください。 / Gorin has stopped. Please reload the page." : noWebGL));
  } catch (e) { broken(String(e.message || e)); }
}
load();
setTimeout(() => root.classList.add("slow"), 700); // who waits so long is told how long it will be

// Whether the browser can draw is tried when nothing else is left: it takes a moment.
const noWebGL = "このブラウザでは WebGL が使えません。 / This browser has no WebGL.";
function draws() {
  const canvas = document.createElement("canvas");
  return canvas.getContext("webgl2") || canvas.getContext("webgl");
}

// Without a network the page opens from what the service worker has kept. It is
// registered once the first picture stands, so that it does not share the line with it.
function stay() {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).catch((e) => console.warn("not kept for offline use: " + e.message));
}
