import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { A as callApi, O as ApiError, r as offlineQueue } from "../prerender.mjs";
import { r as language } from "./preferences-D2yk24TH.js";
import { s as session } from "./refusals-6kaomp8o.js";
// packages/contract/src/chat/paths.ts
var chatPaths = {
	ownSessions: "GET /api/chat/sessions",
	listSessions: "GET /api/chat/sessions/:userId",
	startSession: "POST /api/chat/session",
	closeSession: "POST /api/chat/session/:id/close",
	rateSession: "POST /api/chat/session/:id/rating",
	messages: "GET /api/chat/messages",
	messagesOf: "GET /api/chat/messages/:sessionId",
	send: "POST /api/chat/message",
	tripChat: "POST /api/chat/trip/:rideId",
	inbox: "GET /api/staff/chats",
	staffChat: "GET /api/staff/chats/:id",
	claim: "POST /api/staff/chats/:id/claim",
	staffClose: "POST /api/staff/chats/:id/close"
};
// packages/web/src/chat/unsent.ts
var unsent_exports = /* @__PURE__ */ __exportAll({ sendUnsent: () => sendUnsent });
/** Kept on the phone until they are out: closing the app or a dead battery loses nothing. */
var unsent = offlineQueue("unsent-messages");
var listeners = /* @__PURE__ */ new Set();
/** Told of what becomes of each message, for as long as a chat is on screen. */
function watchUnsent(outcome) {
	listeners.add(outcome);
	return () => void listeners.delete(outcome);
}
var running;
var remove = ({ clientId }) => unsent.set(unsent.get().filter((entry) => entry.clientId !== clientId));
async function sendAll() {
	for (let next = unsent.get()[0]; next !== void 0; next = unsent.get()[0]) {
		const { sessionId, message, messageType, clientId } = next;
		const entry = next;
		try {
			const body = {
				sessionId,
				senderId: session.get()?.id,
				message,
				messageType,
				isBot: false,
				clientId,
				language: language.get()
			};
			const sent = await callApi(chatPaths.send, { body });
			remove(entry);
			for (const { onSent } of listeners) onSent(sent);
		} catch (error) {
			if (!(error instanceof ApiError) || error.status === 429 || error.status >= 500 && listeners.size === 0) return;
			remove(entry);
			for (const { onRefused } of listeners) onRefused(entry, error);
		}
	}
}
/** Sends what waits, one after the other and never twice at once. */
function sendUnsent() {
	running ??= sendAll().finally(() => {
		running = void 0;
	});
	return running;
}
function write(message) {
	unsent.set([...unsent.get(), {
		...message,
		clientId: crypto.randomUUID()
	}]);
	sendUnsent();
}
export { write as a, watchUnsent as i, unsent as n, chatPaths as o, unsent_exports as r, sendUnsent as t };
