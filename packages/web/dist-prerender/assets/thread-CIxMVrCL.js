import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { D as isOneOf, r as language } from "./preferences-D2yk24TH.js";
import "./lost-items-8K5Et9Od.js";
import { n as clockTime } from "./format-sa5lnLJg.js";
import { l as onForget, s as session } from "./refusals-6kaomp8o.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { A as callApi, D as queryClient, E as cacheNewest, Z as toast, b as useLivePolling, d as Button, l as ErrorCard, u as Skeleton, x as useStreamEvent } from "../prerender.mjs";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { a as write, i as watchUnsent, n as unsent, o as chatPaths, t as sendUnsent } from "./unsent-DmXf6zL-.js";
import { t as ridePaths } from "./paths-CT9HJceR.js";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/rules/src/chat/chat.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What a chat with support is about, and how pressing it is; the first are the defaults (spec: operations §3). */
var chatCategories = [
	"general",
	"technical",
	"payment",
	"ride_issue"
];
/** Longer ones are refused: two screens of a phone. */
var MESSAGE_AT_MOST = 2e3;
/** Milliseconds between looks at a chat while there is no stream (spec: operations §9). */
var CHAT_POLL_MS = 2e3;
/** Phrases of a trip, sent as their key and shown in the language of the reader. */
var quickPhrases = [
	"quickHere",
	"quickMinute",
	"quickWhere",
	"quickEntrance",
	"quickThanks"
];
var isQuickPhrase = (text) => isOneOf(quickPhrases, text);
// packages/web/src/chat/thread-state.ts
/** How many the server gives without being told from where. */
var PAGE = 50;
/** Brings messages together, each once, in the order of their numbers. */
function merge(known, more) {
	return [...new Map([...known, ...more].map((message) => [message.id, message])).values()].toSorted((a, b) => a.id - b.id);
}
var firstPage = (page) => ({
	messages: page,
	confirmed: page.at(-1)?.id ?? 0,
	whole: page.length < PAGE
});
/** Of more chats than this the oldest are forgotten: what is opened later is read whole. */
var EARLY_CHATS = 20;
function createEarlyBuffer() {
	const bySession = /* @__PURE__ */ new Map();
	return {
		put(message) {
			const known = bySession.get(message.sessionId) ?? [];
			bySession.delete(message.sessionId);
			bySession.set(message.sessionId, [...known, message].slice(-50));
			const [oldest] = bySession.keys();
			if (bySession.size > EARLY_CHATS && oldest !== void 0) bySession.delete(oldest);
		},
		take(sessionId) {
			const came = bySession.get(sessionId) ?? [];
			bySession.delete(sessionId);
			return came;
		}
	};
}
var withOlder = (thread, page) => ({
	...thread,
	messages: merge(page, thread.messages),
	whole: page.length < PAGE
});
var withFetched = (thread, page) => ({
	...thread,
	messages: merge(thread.messages, page),
	confirmed: Math.max(thread.confirmed, page.at(-1)?.id ?? 0)
});
var withStreamed = (thread, message) => ({
	...thread,
	messages: merge(thread.messages, [message])
});
// packages/web/src/chat/api.ts
var early = createEarlyBuffer();
onForget(() => early = createEarlyBuffer());
var listKey = [chatPaths.ownSessions];
var threadKey = (sessionId) => [chatPaths.messagesOf, sessionId];
/** As many as the server gives after a message; a full page may have more behind it. */
var SINCE_PAGE = 200;
function cacheSession(session) {
	cacheNewest(listKey, (list) => {
		if (list === void 0) return list;
		return list.some(({ id }) => id === session.id) ? list.map((row) => row.id === session.id ? session : row) : [session, ...list];
	});
}
/** Puts a message where its chat is shown. */
function cacheMessage(message) {
	const key = threadKey(message.sessionId);
	if (queryClient.getQueryData(key) === void 0) early.put(message);
	else queryClient.setQueryData(key, (thread) => thread === void 0 ? thread : withStreamed(thread, message));
}
var takeSession = ({ session }) => cacheSession(session);
var askForSessions = () => void queryClient.invalidateQueries({ queryKey: listKey });
/** The person's chats with support; changes come by the stream, or every 2 s while there is none. */
function useSessions() {
	const refetchInterval = useLivePolling(CHAT_POLL_MS);
	useStreamEvent("chat_session", takeSession);
	useStreamEvent("hello", askForSessions);
	return useQuery({
		...cachedQuery(listKey, () => callApi(chatPaths.ownSessions)),
		refetchInterval,
		staleTime: 0
	});
}
var TRIPS_FRESH_MS = 6e4;
/** The newest trip of the person that ended at its place; undefined while that is not known, and without one. */
function useLastTrip() {
	const user = session.use();
	const path = user?.userType === "driver" ? ridePaths.driverRides : ridePaths.passengerRides;
	const { data } = useQuery({
		queryKey: ["last trip", user?.id],
		queryFn: () => callApi(path, { params: { id: String(user?.id ?? 0) } }),
		enabled: user !== null,
		staleTime: TRIPS_FRESH_MS
	});
	return data?.find(({ status }) => status === "completed")?.id;
}
/** Asks for what came since the last confirmed message; the first time for the newest page. */
async function readOn(sessionId) {
	const params = { sessionId: String(sessionId) };
	const known = queryClient.getQueryData(threadKey(sessionId));
	if (known === void 0) {
		const page = await callApi(chatPaths.messagesOf, { params });
		return early.take(sessionId).reduce(withStreamed, firstPage(page));
	}
	for (let after = known.confirmed;;) {
		const page = await callApi(chatPaths.messagesOf, {
			params,
			query: { after: String(Math.max(1, after)) }
		});
		queryClient.setQueryData(threadKey(sessionId), (thread) => withFetched(thread ?? known, page));
		after = page.at(-1)?.id ?? after;
		if (page.length < SINCE_PAGE) return queryClient.getQueryData(threadKey(sessionId)) ?? known;
	}
}
var takeMessage = ({ message }) => cacheMessage(message);
/** The messages of a chat: told by the stream, asked for every 2 s while there is none (spec: operations §9). */
function useThread(sessionId) {
	const refetchInterval = useLivePolling(CHAT_POLL_MS);
	useStreamEvent("chat", takeMessage);
	useStreamEvent("hello", (0, import_react.useCallback)(() => {
		queryClient.invalidateQueries({ queryKey: threadKey(sessionId) });
		sendUnsent();
	}, [sessionId]));
	(0, import_react.useEffect)(() => {
		sendUnsent();
	}, []);
	return {
		query: useQuery({
			...cachedQuery(threadKey(sessionId), () => readOn(sessionId)),
			refetchInterval,
			staleTime: 0
		}),
		older: useMutation({
			mutationFn: (before) => callApi(chatPaths.messagesOf, {
				params: { sessionId: String(sessionId) },
				query: { before: String(before) }
			}),
			onSuccess: (page) => queryClient.setQueryData(threadKey(sessionId), (thread) => thread === void 0 ? thread : withOlder(thread, page))
		})
	};
}
var useStartChat = () => useMutation({
	mutationFn: ({ key, ...body }) => callApi(chatPaths.startSession, {
		body: {
			userId: session.get()?.id,
			...body,
			language: language.get()
		},
		idempotencyKey: key
	}),
	onSuccess: cacheSession
});
var useCloseChat = () => useMutation({
	mutationFn: (id) => callApi(chatPaths.closeSession, { params: { id: String(id) } }),
	onSuccess: cacheSession
});
var useRateChat = () => useMutation({
	mutationFn: ({ id, rating }) => callApi(chatPaths.rateSession, {
		params: { id: String(id) },
		body: { rating }
	}),
	onSuccess: cacheSession
});
var useTripChat = (rideId) => useQuery({
	...cachedQuery([chatPaths.tripChat, rideId], () => callApi(chatPaths.tripChat, { params: { rideId: String(rideId) } })),
	staleTime: 0
});
// packages/web/src/chat/thread.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Text of a message: a phrase in the reader's own language, anything else as it was written. */
function useWords() {
	const t = useText();
	return ({ message, messageType }) => messageType === "quick" && isQuickPhrase(message) ? t(message) : message;
}
function Bubble({ message, mine, from, way }) {
	const t = useText();
	const words = useWords();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "bubble",
		"data-mine": mine,
		"data-bot": message.isBot,
		children: [
			from === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption strong",
				children: from
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words(message) }),
			way,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "caption num bubble-time",
				children: [clockTime(message.createdAt), mine ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "check",
					size: 14
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "visually-hidden",
					children: t("chatSent")
				})] }) : null]
			})
		]
	});
}
/** The newest message is in view, unless the reader looks at older ones. */
function useFollowing(last) {
	const list = (0, import_react.useRef)(null);
	const atEnd = (0, import_react.useRef)(true);
	(0, import_react.useEffect)(() => {
		const box = list.current;
		if (box !== null && atEnd.current) box.scrollTop = box.scrollHeight;
	}, [last]);
	const onScroll = () => {
		const box = list.current;
		if (box !== null) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
	};
	return {
		list,
		onScroll
	};
}
/** The field to write in. What the server refuses comes back into it. */
function Writing({ sessionId }) {
	const t = useText();
	const [text, setText] = (0, import_react.useState)("");
	(0, import_react.useEffect)(() => watchUnsent({
		onSent: cacheMessage,
		onRefused: (refused, error) => {
			toast({
				title: t("error"),
				text: error.status < 500 && error.serverMessage !== "" ? error.serverMessage : t("chatSendFailed"),
				tone: "bad"
			});
			if (refused.sessionId === sessionId && refused.messageType === "text") setText((now) => now === "" ? refused.message : now);
		}
	}), [sessionId, t]);
	const send = () => {
		const message = text.trim();
		if (message === "") return;
		setText("");
		write({
			sessionId,
			message,
			messageType: "text"
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "chat-write",
		onSubmit: (event) => {
			event.preventDefault();
			send();
		},
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			className: "input",
			"aria-label": t("chatWrite"),
			placeholder: t("chatWrite"),
			value: text,
			maxLength: MESSAGE_AT_MOST,
			autoComplete: "off",
			enterKeyHint: "send",
			onChange: (event) => setText(event.target.value)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			icon: "fwd",
			disabled: text.trim() === "",
			children: t("chatSend")
		})]
	});
}
/** A box that scrolls is reached by the keyboard (WCAG 2.1.1). */
var reachable = { tabIndex: 0 };
/** Messages of a chat, what still waits to go out, and the field to write in while it is open. */
function ChatThread({ sessionId, open, nameOf, wayOf = () => null, phrases, closedNote }) {
	const t = useText();
	const words = useWords();
	const me = session.use()?.id;
	const { query, older } = useThread(sessionId);
	const queued = unsent.use().filter((entry) => entry.sessionId === sessionId);
	const { list, onScroll } = useFollowing(queued.at(-1)?.clientId ?? query.data?.messages.at(-1)?.id);
	if (query.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 280 });
	if (query.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("chatNotLoaded"),
		onRetry: () => void query.refetch()
	});
	const { messages, whole } = query.data;
	const arrived = new Set(messages.map(({ clientId }) => clientId));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "thread",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "bubbles",
			ref: list,
			onScroll,
			role: "log",
			"aria-label": t("chatTitle"),
			...reachable,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", { children: [
				whole ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: "bubble-more",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "plain",
						small: true,
						busy: older.isPending,
						onClick: () => older.mutate(messages[0]?.id ?? 0),
						children: t("chatEarlier")
					})
				}),
				messages.map((message) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bubble, {
					message,
					mine: message.senderId === me,
					from: message.senderId === me ? null : nameOf(message),
					way: wayOf(message)
				}, message.id)),
				queued.filter(({ clientId }) => !arrived.has(clientId)).map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "bubble",
					"data-mine": true,
					"data-waiting": true,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words(entry) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: t(navigator.onLine ? "chatSending" : "chatUnsent")
					})]
				}, entry.clientId))
			] })
		}), open ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [phrases?.((queued.at(-1) ?? messages.findLast(({ senderId }) => senderId === me))?.message), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Writing, { sessionId })] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption chat-over",
			role: "status",
			children: closedNote
		})]
	});
}
export { useSessions as a, MESSAGE_AT_MOST as c, quickPhrases as d, useRateChat as i, chatCategories as l, useCloseChat as n, useStartChat as o, useLastTrip as r, useTripChat as s, ChatThread as t, isQuickPhrase as u };
