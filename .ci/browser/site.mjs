// The static site in SITE, served on this machine; pictures go to OUT.
import assert from "node:assert/strict";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const site = process.env.SITE;
export const out = process.env.OUT || "pictures";
assert(site, "SITE is the directory of the static site");
fs.mkdirSync(out, { recursive: true });

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };
export const server = http.createServer((ask, answer) => {
  const name = decodeURIComponent(new URL(ask.url, "http://site").pathname).replace(/\/$/, "/index.html");
  const file = path.join(site, path.normalize(name));
  if (!fs.existsSync(file)) { answer.writeHead(404).end(); return; }
  const br = fs.existsSync(file + ".br") && /\bbr\b/.test(ask.headers["accept-encoding"] || "");
  answer.writeHead(200, { "Content-Type": types[path.extname(file)] || "application/octet-stream", ...(br && { "Content-Encoding": "br" }) });
  fs.createReadStream(br ? file + ".br" : file).pipe(answer);
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
export const home = `http://127.0.0.1:${server.address().port}/`;
