import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import "./lost-items-8K5Et9Od.js";
import { A as callApi, D as queryClient, P as serverMessage, Z as toast, d as Button, it as Link, l as ErrorCard, u as Skeleton, x as useStreamEvent } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as TextArea } from "./text-area-CeFpfHV0.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as ridePaths } from "./paths-CT9HJceR.js";
import "./mark-api-BCQQd_L-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { MarkOther } from "./mark-other-o4GPP66n.js";
// packages/web/src/rides/lost-api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var lostKey = (rideId) => [ridePaths.lostItems, rideId];
var keep = (rideId) => (lost) => void queryClient.setQueryData(lostKey(rideId), lost);
/** What was left in the car of a ride; what the other side says of it comes by the stream. */
function useLost(rideId) {
	useStreamEvent("ride", (0, import_react.useCallback)((ride) => void (ride.id === rideId && queryClient.invalidateQueries({ queryKey: lostKey(rideId) })), [rideId]));
	return useQuery({
		queryKey: lostKey(rideId),
		queryFn: () => callApi(ridePaths.lostItems, { params: { id: String(rideId) } }),
		staleTime: 0
	});
}
var useReportLost = (rideId) => useMutation({
	mutationFn: (what) => callApi(ridePaths.reportLost, {
		params: { id: String(rideId) },
		body: { what }
	}),
	onSuccess: keep(rideId)
});
var useAnswerLost = (rideId, itemId) => useMutation({
	mutationFn: (state) => callApi(ridePaths.answerLost, {
		params: {
			id: String(rideId),
			itemId: String(itemId)
		},
		body: { state }
	}),
	onSuccess: keep(rideId),
	onError: () => void queryClient.invalidateQueries({ queryKey: lostKey(rideId) })
});
// packages/web/src/rides/lost-words.ts
/** How it stands: what a passenger misses, or what a driver found. */
var lostStateTexts = {
	passenger: {
		open: "lostOpen",
		found: "lostFound",
		returned: "lostReturned",
		closed: "lostClosed"
	},
	driver: {
		open: "leftOpen",
		found: "leftFound",
		returned: "lostReturned",
		closed: "leftClosed"
	}
};
/** The button that brings it there, for who reported it and for the other side. */
function lostMoveText(by, isMine, to) {
	if (to === "returned") return isMine === (by === "passenger") ? "lostGotBack" : "lostGaveBack";
	if (isMine) return "lostNoMore";
	if (to === "found") return by === "passenger" ? "lostHaveIt" : "leftIsMine";
	return by === "passenger" ? "lostNotThere" : "leftNotMine";
}
// packages/web/src/rides/lost-item.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One report: what it is, how it stands, and what this side may say of it. */
function Item({ rideId, isDriver, name, item }) {
	const t = useText();
	const answer = useAnswerLost(rideId, item.id);
	const isMine = item.by === "driver" === isDriver;
	const say = (state) => answer.mutate(state, { onError: (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("markNotSaved")),
		tone: "bad"
	}) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "lost-item",
		children: [
			item.what === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "strong",
				children: item.what
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				role: "status",
				children: t(isMine ? lostStateTexts[item.by][item.state] : stateForOther(item), { name })
			}),
			item.next.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "row wrap",
				children: item.next.map((state, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: i === 0 ? "outline" : "soft",
					small: true,
					disabled: answer.isPending,
					onClick: () => say(state),
					children: t(lostMoveText(item.by, isMine, state))
				}, state))
			})
		]
	});
}
/** Of a report that waits for an answer, the question; else the same as for who made it. */
var stateForOther = ({ by, state }) => state === "open" ? by === "passenger" ? "lostAsked" : "leftAsked" : state === "returned" ? "lostReturned" : state === "found" ? "lostToGiveBack" : "lostClosed";
/** What it is and where it lay, in the person's words. */
function ReportForm({ rideId, isDriver, name, onDone }) {
	const t = useText();
	const report = useReportLost(rideId);
	const [what, setWhat] = (0, import_react.useState)("");
	const submit = (event) => {
		event.preventDefault();
		report.mutate(what.trim(), {
			onSuccess: onDone,
			onError: (error) => toast({
				title: t("error"),
				text: serverMessage(error, t("markNotSaved")),
				tone: "bad"
			})
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form lost",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t(isDriver ? "leftWhat" : "lostWhat"),
				rows: 2,
				maxLength: 200,
				value: what,
				onChange: ({ target }) => setWhat(target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("lostNote", { name })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				disabled: report.isPending,
				why: what.trim() === "" ? t("lostNeedsWords") : void 0,
				children: t("lostSend")
			})
		]
	});
}
/**
* What was left in the car, for two days after the end: the report of either side, what the other says of it, and the way to
* write to each other meanwhile; nothing while nobody reported any.
* @param chat the chat of the two, where this screen has it; else a way to it
*/
function LostItems({ chat, ...side }) {
	const t = useText();
	const lost = useLost(side.rideId);
	if (lost.isPending) return null;
	if (lost.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("lostNotLoaded"),
		onRetry: () => void lost.refetch()
	});
	const { items, chatIsOpen } = lost.data;
	if (items.length === 0 && !chatIsOpen) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card lost",
		"aria-label": t("lostTitle"),
		children: [items.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list stack",
			children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Item, {
				...side,
				item
			}, item.id))
		}), chatIsOpen ? chat ?? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			className: "button soft small",
			href: `/ride-history?ride=${side.rideId}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "chat",
				size: 20
			}), t("lostWrite", { name: side.name })]
		}) : null]
	});
}
/** The row that reports something left in the car; once pressed, the form in its place. */
function ReportLost(side) {
	const t = useText();
	const lost = useLost(side.rideId);
	const [asking, setAsking] = (0, import_react.useState)(false);
	if (lost.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: "act-row",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 24 })
	});
	if (lost.data?.mayReport !== true) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: asking ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportForm, {
		...side,
		onDone: () => setAsking(false)
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "act-row",
		onClick: () => setAsking(true),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "search",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t(side.isDriver ? "leftReport" : "lostReport")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	}) });
}
// packages/web/src/rides/after-ride.tsx
/** What one may do about a finished ride beside rating it. */
function AfterRide({ ride, isDriver, withLost = false, chat, more }) {
	const other = isDriver ? ride.passenger : ride.driver;
	if (other === null) return null;
	const side = {
		rideId: ride.id,
		isDriver,
		name: other.name
	};
	const hasLost = withLost && ride.delivery === null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [hasLost ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LostItems, {
		...side,
		chat
	}) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "card list act-rows",
		children: [
			hasLost ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportLost, { ...side }) : null,
			more,
			ride.side === "booker" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarkOther, {
				ride,
				isDriver,
				name: other.name
			})
		]
	})] });
}
export { AfterRide };
