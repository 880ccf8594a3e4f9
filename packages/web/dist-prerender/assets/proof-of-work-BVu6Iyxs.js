// packages/web/src/platform/proof-of-work.ts
/** Works on a puzzle of the server in a worker; what then goes into the header. */
function workOn(puzzle) {
	const worker = new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
	return new Promise((resolve, reject) => {
		worker.addEventListener("message", ({ data }) => resolve(`${puzzle.challenge}~${data}`));
		worker.addEventListener("error", () => reject(/* @__PURE__ */ new Error("the work on a puzzle failed")));
		worker.postMessage(puzzle);
	}).finally(() => worker.terminate());
}
export { workOn };
