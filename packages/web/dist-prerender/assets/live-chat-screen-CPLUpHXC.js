import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { P as serverMessage, Z as toast, ct as useLocation, d as Button, f as IconButton, it as Link, l as ErrorCard, u as Skeleton, ut as useSearch } from "../prerender.mjs";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { i as day } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { a as useSessions, c as MESSAGE_AT_MOST, i as useRateChat, l as chatCategories, n as useCloseChat, o as useStartChat, r as useLastTrip, t as ChatThread } from "./thread-CIxMVrCL.js";
import { n as priorityTexts, t as categoryTexts } from "./chat-names-TGFZZZPV.js";
import { t as TextArea } from "./text-area-CeFpfHV0.js";
import { t as Unfold } from "./unfold-entoP3By.js";
import { a as write } from "./unsent-DmXf6zL-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/rules/src/chat/helper.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What the helper knows; each has a question and an answer in the dictionaries: `<topic>Question`, `<topic>Answer`. */
var faqTopics = [
	"faqLost",
	"faqPayment",
	"faqSafety",
	"faqAccount",
	"faqCancel",
	"faqFare",
	"faqDocuments",
	"faqPin"
];
/** The four quick topics of the screen (spec: operations §2; gap CHAT-19). */
var quickTopics = [
	"faqLost",
	"faqPayment",
	"faqSafety",
	"faqAccount"
];
// packages/web/src/chat/start-form.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Starts a chat and says so, or why not; a lost answer is repeated harmlessly by the next press. */
function useStarting() {
	const t = useText();
	const start = useStartChat();
	const key = (0, import_react.useRef)(null);
	return {
		busy: start.isPending,
		async start(opening) {
			key.current ??= crypto.randomUUID();
			try {
				const session = await start.mutateAsync({
					...opening,
					key: key.current
				});
				key.current = null;
				toast({ title: t("chatStarted") });
				return session;
			} catch (error) {
				toast({
					title: t("error"),
					text: serverMessage(error, t("chatStartFailed")),
					tone: "bad"
				});
				return null;
			}
		}
	};
}
/** One of a few, each a tap away. */
function Chips({ label, ids, names, chosen, onChoose }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "chat-chips",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "label",
			children: label
		}), ids.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "chat-chip",
			"data-on": id === chosen,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "visually-hidden",
				type: "radio",
				name: label,
				checked: id === chosen,
				onChange: () => onChoose(id)
			}), t(names[id])]
		}, id))]
	});
}
/** From the least pressing to the most. */
var scale = [
	"low",
	"normal",
	"high",
	"urgent"
];
/** What is the matter, in one's own words, and the way into a chat; a kind and a priority for who wants to choose them. */
function StartForm({ rideId, onStarted }) {
	const t = useText();
	const starting = useStarting();
	const [text, setText] = (0, import_react.useState)("");
	const [category, setCategory] = (0, import_react.useState)(rideId === void 0 ? "general" : "ride_issue");
	const [priority, setPriority] = (0, import_react.useState)("normal");
	const begin = async () => {
		const session = await starting.start({
			category,
			priority,
			...rideId === void 0 ? {} : { rideId }
		});
		if (session === null) return;
		const message = text.trim();
		if (message !== "") write({
			sessionId: session.id,
			message,
			messageType: "text"
		});
		onStarted(session);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card doc chat-start",
		onSubmit: (event) => {
			event.preventDefault();
			begin();
		},
		children: [
			rideId === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: t("chatAboutTrip", { n: rideId })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("chatFirst"),
				rows: 3,
				maxLength: MESSAGE_AT_MOST,
				value: text,
				onChange: (event) => setText(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: starting.busy,
				children: t("chatStart")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Unfold, {
				line: t("chatKind"),
				lineClass: "label",
				className: "chat-kind",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chips, {
					label: t("chatCategory"),
					ids: chatCategories,
					names: categoryTexts,
					chosen: category,
					onChoose: setCategory
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chips, {
					label: t("chatPriority"),
					ids: scale,
					names: priorityTexts,
					chosen: priority,
					onChoose: setPriority
				})]
			})
		]
	});
}
// packages/web/src/chat/questions.tsx
var topics = {
	faqLost: {
		text: "topicLost",
		question: "faqLostQuestion",
		icon: "search",
		category: "general"
	},
	faqPayment: {
		text: "topicPayment",
		question: "faqPaymentQuestion",
		icon: "wallet",
		category: "payment"
	},
	faqSafety: {
		text: "topicSafety",
		question: "faqSafetyQuestion",
		icon: "shield",
		category: "general"
	},
	faqAccount: {
		text: "topicAccount",
		question: "faqAccountQuestion",
		icon: "user",
		category: "technical"
	}
};
/** Asks a common question in a chat that it starts. */
function QuickTopics({ onOpen }) {
	const t = useText();
	const starting = useStarting();
	const ask = async (topic) => {
		const { category, question } = topics[topic];
		const into = await starting.start({
			category,
			priority: "normal"
		});
		if (into === null) return;
		write({
			sessionId: into.id,
			message: t(question),
			messageType: "text"
		});
		onOpen(into);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("chatTopics"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "visually-hidden",
			children: t("chatTopics")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "topics",
			children: quickTopics.map((topic) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "topic",
				disabled: starting.busy,
				onClick: () => void ask(topic),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: topics[topic].icon,
					size: 22
				}), t(topics[topic].text)]
			}, topic))
		})]
	});
}
var answers = {
	faqLost: ["faqLostQuestion", "faqLostAnswer"],
	faqPayment: ["faqPaymentQuestion", "faqPaymentAnswer"],
	faqSafety: ["faqSafetyQuestion", "faqSafetyAnswer"],
	faqAccount: ["faqAccountQuestion", "faqAccountAnswer"],
	faqCancel: ["faqCancelQuestion", "faqCancelAnswer"],
	faqFare: ["faqFareQuestion", "faqFareAnswer"],
	faqDocuments: ["faqDocumentsQuestion", "faqDocumentsAnswer"],
	faqPin: ["faqPinQuestion", "faqPinAnswer"]
};
/** Answers that need no network. */
function CommonQuestions() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "common-questions",
		"aria-labelledby": "common-questions",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			id: "common-questions",
			children: t("chatCommon")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "card list",
			children: faqTopics.map((topic) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
				className: "faq",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", { children: [t(answers[topic][0]), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "down",
					size: 20
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(answers[topic][1]) })]
			}, topic))
		})]
	});
}
// packages/web/src/chat/live-chat-screen.tsx
function SessionRow({ session, chosen, onOpen }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "row-button chat-row",
		"aria-pressed": chosen,
		onClick: onOpen,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "chat",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong",
					children: t(categoryTexts[session.category])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [day(session.createdAt), session.rideId === null ? "" : ` · ${t("chatAboutTrip", { n: session.rideId })}`]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip",
				"data-open": session.status === "open",
				children: t(session.status === "open" ? "chatOpen" : "chatClosed")
			})
		]
	}) });
}
/** Asked once a chat has ended. */
function Rating({ session }) {
	const t = useText();
	const rate = useRateChat();
	if (session.rating !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption",
		children: t("chatRated")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "stars-input",
		disabled: rate.isPending,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "label strong",
			children: t("chatRate")
		}), [
			1,
			2,
			3,
			4,
			5
		].map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "icon-button",
			"aria-label": t("starsCount", { n }),
			onClick: () => rate.mutate({
				id: session.id,
				rating: n
			}, { onError: () => toast({
				title: t("error"),
				text: t("chatRateFailed"),
				tone: "bad"
			}) }),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "star",
				size: 28
			})
		}, n))]
	});
}
/** To the trip that something was lost on, which is most often the last one; to all of them while none has ended. */
function WayToLastTrip() {
	const t = useText();
	const last = useLastTrip();
	return last === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: "text-link",
		href: "/ride-history",
		children: t("chatToTrips")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: "text-link",
		href: `/ride-history?ride=${last}`,
		children: t("chatToLastTrip")
	});
}
/** The trips, where the helper speaks of them: of the chat's own trip its receipt. */
function useWayOf(session) {
	const t = useText();
	return (message) => {
		const speaksOf = (answer) => message.isBot && message.message.startsWith(t(answer));
		if (session.rideId === null && speaksOf("faqLostAnswer")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WayToLastTrip, {});
		if (!speaksOf("faqLostAnswer") && !speaksOf("faqPaymentAnswer")) return null;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "text-link",
			href: session.rideId === null ? "/ride-history" : `/ride-history?ride=${session.rideId}`,
			children: t("chatToTrips")
		});
	};
}
/** Who answers now. */
function answering(t, { answeredBy, wantsStaff }) {
	if (answeredBy !== null) return t("chatAnswers", { name: answeredBy });
	return t(wantsStaff ? "chatWaits" : "chatHelper");
}
function Pane({ session, onBack }) {
	const t = useText();
	const end = useCloseChat();
	const wayOf = useWayOf(session);
	const open = session.status === "open";
	const alone = open && session.answeredBy === null && !session.wantsStaff;
	const close = () => end.mutate(session.id, { onError: (error) => toast({
		title: t("chatNotClosed"),
		text: serverMessage(error, t("chatTryLater")),
		tone: "bad"
	}) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row chat-head",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chat-back",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
						label: t("chatBack"),
						icon: "back",
						onClick: onBack
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grow",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "title",
						children: t(categoryTexts[session.category])
					}), open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: answering(t, session)
					}) : null]
				}),
				open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					busy: end.isPending,
					onClick: close,
					children: t("chatEnd")
				}) : null
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatThread, {
			sessionId: session.id,
			open,
			nameOf: (message) => message.isBot ? t("chatHelper") : session.answeredBy ?? t("chatTeam"),
			wayOf,
			phrases: () => alone ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "chat-person",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					icon: "user",
					onClick: () => write({
						sessionId: session.id,
						message: t("chatPersonWish"),
						messageType: "text"
					}),
					children: t("chatAskPerson")
				})
			}) : null,
			closedNote: t("chatOver")
		}, session.id),
		open ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, { session })
	] });
}
/** `/live-chat` (spec: operations §2 Live chat): `?session=` shows one chat, `?ride=` starts one about that trip. */
function LiveChatScreen() {
	const t = useText();
	const [, go] = useLocation();
	const search = new URLSearchParams(useSearch());
	const sessions = useSessions();
	const rideId = Number(search.get("ride")) || void 0;
	const wanted = Number(search.get("session")) || void 0;
	const [shown, setShown] = (0, import_react.useState)();
	const chosenId = shown ?? wanted;
	const chosen = sessions.data?.find(({ id }) => id === chosenId);
	const asideQuestions = useWide() && chosen === void 0;
	const open = (id) => {
		setShown(id);
		go(id === void 0 ? "/live-chat" : `/live-chat?session=${id}`, { replace: chosenId !== void 0 });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		className: chosen === void 0 ? "" : "chat-shell",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "page chat-page",
			id: "main",
			"data-chosen": chosen !== void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "chat-side",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "h1",
						children: t("chatTitle")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "muted",
						children: t("chatIntro")
					}),
					chosen === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StartForm, {
						rideId,
						onStarted: (session) => open(session.id)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuickTopics, { onOpen: (session) => open(session.id) })] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						icon: "plus",
						onClick: () => open(void 0),
						children: t("chatStart")
					}),
					sessions.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 120 }) : sessions.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
						text: t("chatNotLoaded"),
						onRetry: () => void sessions.refetch()
					}) : sessions.data.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
						"aria-label": t("chatYours"),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
							className: "h2",
							children: t("chatYours")
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
							className: "card list",
							children: sessions.data.map((session) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SessionRow, {
								session,
								chosen: session.id === chosenId,
								onOpen: () => open(session.id)
							}, session.id))
						})]
					}),
					sessions.isLoading || asideQuestions ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CommonQuestions, {})
				]
			}), asideQuestions ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CommonQuestions, {}) : chosen === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
				className: "card chat-pane",
				"aria-label": t("chatTitle"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pane, {
					session: chosen,
					onBack: () => open(void 0)
				})
			})]
		})
	});
}
export { LiveChatScreen };
