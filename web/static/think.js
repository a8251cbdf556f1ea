// The worker's side of think.wasm, which makes playouts for computer players. The first message says where the program
// lies; then come briefs, each of which begins a thought, and matches to be played.
"use strict";
self.ready = () => postMessage({ ready: true });
self.onmessage = async ({ data }) => {
  self.onmessage = ({ data: { id, brief, n, plans } }) => {
    const got = brief ? self.brief(brief) : self.attempt(n, plans);
    if (typeof got === "string" && got) postMessage({ failed: got });
    else if (!brief) postMessage({ id, n, got });
  };
  try {
    importScripts(data.exec);
    const go = new Go();
    const { instance } = await WebAssembly.instantiateStreaming(fetch(data.wasm), go.importObject);
    self.memory = () => instance.exports.mem.buffer.byteLength; // for tests
    await go.run(instance);
    postMessage({ failed: "think.wasm has stopped" });
  } catch (e) {
    postMessage({ failed: String(e.message || e) });
  }
};
