import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { d as quickPhrases, s as useTripChat, t as ChatThread } from "./thread-CIxMVrCL.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as ActionTile } from "./action-tile-Bbb4cx40.js";
import { d as Button, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { a as write } from "./unsent-DmXf6zL-.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/chat/trip-chat.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What needs no typing; what was just said is not offered again. */
function Phrases({ sessionId, said }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "phrases",
		role: "group",
		"aria-label": t("chatQuick"),
		children: quickPhrases.filter((phrase) => phrase !== said).map((phrase) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "phrase",
			onClick: () => write({
				sessionId,
				message: phrase,
				messageType: "quick"
			}),
			children: t(phrase)
		}, phrase))
	}, said);
}
function TripThread({ rideId, name }) {
	const t = useText();
	const chat = useTripChat(rideId);
	if (chat.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 280 });
	if (chat.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("chatNotLoaded"),
		onRetry: () => void chat.refetch()
	});
	const { session, open } = chat.data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatThread, {
		sessionId: session.id,
		open,
		nameOf: () => name,
		phrases: (said) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phrases, {
			sessionId: session.id,
			said
		}),
		closedNote: t("chatTripOver")
	});
}
/** "Message Zanele": the chat of the two people of a trip over the whole screen, with phrases that need no typing. */
function TripChatButton({ rideId, name, tile = false, phone = null, plate = null, help }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const call = phone === null ? void 0 : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: "button soft",
		href: `tel:${phone}`,
		"aria-label": t("call", { name }),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "phone",
			size: 22
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "chat-call",
			children: t("callShort")
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [tile ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionTile, {
		icon: "chat",
		word: t("chatShort"),
		label: t("chatWith", { name }),
		onClick: () => setOpen(true)
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		full: true,
		icon: "chat",
		onClick: () => setOpen(true),
		children: t("chatWith", { name })
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open,
		onClose: () => setOpen(false),
		title: t("chatTripTitle", { name }),
		tall: true,
		className: "trip-chat",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "chat-about",
			children: [
				plate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: plate }),
				call,
				help,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("chatTripNote")
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripThread, {
			rideId,
			name
		})]
	})] });
}
export { TripChatButton };
