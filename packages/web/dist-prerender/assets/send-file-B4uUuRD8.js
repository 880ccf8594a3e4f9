import { N as readAnswer, k as addressOf } from "../prerender.mjs";
// packages/web/src/platform/send-file.ts
/** Sends one file as multipart form data; the server looks at its content, not at its name. */
async function sendFile(key, file, { params, query } = {}) {
	const form = new FormData();
	form.append("file", file);
	const [method = "POST"] = key.split(" ");
	const path = addressOf(key, params, query);
	return readAnswer(await fetch(path, {
		method,
		credentials: "include",
		body: form
	}), "raise");
}
export { sendFile as t };
