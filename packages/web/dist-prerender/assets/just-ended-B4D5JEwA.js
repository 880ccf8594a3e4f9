import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { l as onForget } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { Dt as toWire, P as serverMessage, Z as toast, ct as useLocation, d as Button, j as fieldMessage, wt as fromWire } from "../prerender.mjs";
import { c as money, o as km } from "./format-sa5lnLJg.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { d as useAskForChange, l as useAnswerCash, u as useAnswerEnd } from "./api-DNLIA69s.js";
import { i as isPaidInCash, r as cashGiven } from "./ended-before-Dur-fTef.js";
/* empty css              */
import { n as ENDED_ON_BOARD } from "./completion-Db0rZx56.js";
// packages/web/src/rides/cash.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// packages/web/src/rides/cash-change.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A note, which has no cents. */
var noteOf = (amount, countryId) => money(amount, countryId).replace(/\.00$/, "");
var minorOf = (amount) => fromWire(amount) ?? 0;
/** What is handed over: the fare, and what is owed from earlier trips. */
var dueOf = ({ fare, owed }) => minorOf(fare) + minorOf(owed ?? "0");
/** What comes back of what is given. @param given decimal string, at least what is due */
var changeOf = (ride, given) => money(toWire(minorOf(given) - dueOf(ride)), ride.countryId);
/** Asked of the passenger before the end: which note, so that the driver has the change. Once said, what comes back stands instead. */
function ChangeQuestion({ ride }) {
	const t = useText();
	const ask = useAskForChange(ride.id);
	const [asks, setAsks] = (0, import_react.useState)(ride.changeFor === null);
	if (!isPaidInCash(ride) || ride.status === "requested" || ride.side === "booker") return null;
	const asked = ask.isPending ? ask.variables : ride.changeFor;
	const sums = [null, ...cashGiven(dueOf(ride), ride.countryId).map(toWire)];
	const say = (amount) => ask.mutate(amount, {
		onSuccess: () => setAsks(amount === null),
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("notSent")),
			tone: "bad"
		})
	});
	if (!asks && ride.changeFor !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "change-said num",
		"data-row": "10",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			t("changeYouGet"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: changeOf(ride, ride.changeFor) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(ride.owed === null ? "changeFromFare" : "changeFromDue", {
				amount: noteOf(ride.changeFor, ride.countryId),
				due: money(toWire(dueOf(ride)), ride.countryId)
			}) })
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "plain",
			icon: "pencil",
			"aria-label": `${t("changeEdit")}: ${t("changeOther")}`,
			onClick: () => setAsks(true),
			children: t("changeEdit")
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "picks change-picks",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "title",
			children: t("changeQuestion", { fare: money(toWire(dueOf(ride)), ride.countryId) })
		}), sums.map((sum) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "pick num",
			"data-on": asked === sum,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "visually-hidden",
				type: "radio",
				name: "change-for",
				checked: asked === sum,
				disabled: ask.isPending,
				onChange: () => say(sum)
			}), sum === null ? t("changeExact") : noteOf(sum, ride.countryId)]
		}, sum ?? "exact"))]
	});
}
/** What the driver has to give back, said to one of them; nothing where the passenger has the exact sum. */
function ChangeToGive({ ride, to }) {
	const t = useText();
	if (ride.changeFor === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "change-due num",
		"data-row": "10",
		children: t(to === "driver" ? "changeGive" : "changeGet", {
			change: changeOf(ride, ride.changeFor),
			amount: noteOf(ride.changeFor, ride.countryId)
		})
	});
}
// packages/web/src/rides/cash-answer.tsx
/**
* The driver says what was taken: all of it in one tap, or how much.
* @param alone where nothing else is to be done
*/
function CashAnswer({ ride, due, alone = false }) {
	const t = useText();
	const answer = useAnswerCash(ride.id);
	const [asking, setAsking] = (0, import_react.useState)(false);
	const [paid, setPaid] = (0, import_react.useState)("");
	const say = (amount) => answer.mutate(amount, {
		onSuccess: () => setAsking(false),
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("notSent")),
			tone: "bad"
		})
	});
	const submit = (event) => {
		event.preventDefault();
		say(paid.trim().replace(",", "."));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "cash-answers",
		"data-alone": alone,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: alone ? "accent" : "primary",
				busy: answer.isPending,
				onClick: () => say(due),
				children: t("cashGotAll")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				busy: answer.isPending,
				onClick: () => setAsking(true),
				children: t("cashPaidLess")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: asking,
				onClose: () => setAsking(false),
				title: t("cashPaidLess"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
					className: "form",
					onSubmit: submit,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
							label: t("cashHowMuch", { amount: money(due, ride.countryId) }),
							inputMode: "decimal",
							value: paid,
							error: fieldMessage(answer.error, "paid"),
							onChange: (event) => setPaid(event.target.value)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "caption",
							children: t("cashLessNote")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							type: "submit",
							full: true,
							busy: answer.isPending,
							why: paid.trim() === "" ? t("needAmount") : void 0,
							children: t("cashSave")
						})
					]
				})
			})
		]
	});
}
// packages/web/src/rides/cash-due.tsx
/** Stands for the amount while the sentence is cut around it. */
var HERE = "\0";
/** "Collect R164.96 in cash", the amount as large as a screen allows. */
function CashDue({ amount, countryId, isDriver }) {
	const t = useText();
	const sum = money(amount, countryId);
	const [before = "", after = ""] = t(isDriver ? "collectCash" : "payCash", { amount: HERE }).split(HERE);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "cash-due",
		children: [
			before,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				className: "num",
				style: { "--chars": sum.length },
				children: sum
			}),
			after
		]
	});
}
// packages/web/src/rides/cash-exchange.tsx
/** What the driver does with the cash: the sum, or, where the passenger said with what, what is taken, given back and kept. */
function CashExchange({ ride, due }) {
	const t = useText();
	const { changeFor, countryId } = ride;
	if (changeFor === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashDue, {
		amount: due,
		countryId,
		isDriver: true
	});
	const change = changeOf(ride, changeFor);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "cash-room",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "cash-exchange num",
			style: { "--chars": change.length },
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("cashTake") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: noteOf(changeFor, countryId) })] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "give-back",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("cashGiveBack") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: change })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("cashKeep") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: money(due, countryId) })] })
			]
		})
	});
}
// packages/web/src/rides/end-question.tsx
/**
* One tap: it ended there as the driver said, or it did not, and support is told in a chat about this trip. A driver who could not
* go on has left somebody on the road, who is asked for their safety instead.
*/
function EndQuestion({ ride }) {
	const t = useText();
	const [, go] = useLocation();
	const answer = useAnswerEnd(ride.id);
	const away = ride.ending?.metersAway ?? 0;
	const onBoard = ride.ending?.reason === ENDED_ON_BOARD;
	const say = (what) => answer.mutate(what, {
		onSuccess: () => what === "reported" && go(onBoard ? "/safety" : `/live-chat?ride=${ride.id}`),
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("notSent")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "title",
		children: onBoard ? t("endAskSafe", { name: ride.driver?.name ?? "" }) : away > 300 ? t("endAskFar", {
			name: ride.driver?.name ?? "",
			distance: km(away / 1e3),
			place: ride.dropoffLocation.address
		}) : t("endAskHere", {
			name: ride.driver?.name ?? "",
			place: ride.dropoffLocation.address
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row wrap",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			small: true,
			busy: answer.isPending,
			onClick: () => say("confirmed"),
			children: t(onBoard ? "endSafe" : "endRight")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "danger",
			small: true,
			busy: answer.isPending,
			onClick: () => say("reported"),
			children: t(onBoard ? "endNeedHelp" : "endWrong")
		})]
	})] });
}
// packages/web/src/rides/just-ended.ts
/** The trip that this page saw end a moment ago: its cash comes before anything else on the home screen. */
var rideId;
onForget(() => void (rideId = void 0));
var justEnded = {
	is: (id) => rideId === id,
	set: (id) => void (rideId = id),
	clear: () => void (rideId = void 0)
};
export { CashAnswer as a, CashDue as i, EndQuestion as n, ChangeQuestion as o, CashExchange as r, ChangeToGive as s, justEnded as t };
