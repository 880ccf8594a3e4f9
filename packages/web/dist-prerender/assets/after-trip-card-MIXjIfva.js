import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as clockTime } from "./format-sa5lnLJg.js";
import { d as Button, f as IconButton } from "../prerender.mjs";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { a as CashAnswer, i as CashDue, n as EndQuestion, r as CashExchange, s as ChangeToGive, t as justEnded } from "./just-ended-B4D5JEwA.js";
/* empty css               */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as EarlyFare } from "./ended-early-CdRvrZWf.js";
import { i as closeEnd } from "./after-trips-LxNAYkIF.js";
import { t as RideDetail } from "./ride-detail-AlF_A098.js";
import { t as shortPlace } from "./short-place-B22aeKqo.js";
// packages/web/src/rides/cash-step.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The cash of the trip that has just ended, over the whole home screen, before anything else of it. Closed, it stays on a card. */
function CashStep({ ride, due }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(() => justEnded.is(ride.id));
	const close = () => {
		justEnded.clear();
		setOpen(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open,
		onClose: close,
		title: t("cashFrom", { name: ride.passenger.name }),
		tall: true,
		className: "cash-step",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "cash-band",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashExchange, {
					ride,
					due
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("cashStepLater")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashAnswer, {
				ride,
				due,
				alone: true
			})
		]
	});
}
// packages/web/src/rides/after-trip-card.tsx
/** What is open after a trip, with the way to its receipt. */
function AfterTripCard({ end, isDriver }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const { ride, cash, question, rating } = end;
	const name = (isDriver ? ride.passenger : ride.driver)?.name ?? "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card after-trip",
		"data-paying": !isDriver,
		"aria-label": t("afterTrip", { place: ride.dropoffLocation.address }),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "label strong",
					children: t("afterTrip", { place: shortPlace(ride.dropoffLocation.address) })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption num",
					children: ride.completedAt === null ? name : `${name} · ${clockTime(ride.completedAt)}`
				})]
			}), isDriver || question ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("close"),
				icon: "x",
				onClick: () => closeEnd(ride.id)
			})] }),
			cash === null ? null : isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashExchange, {
				ride,
				due: cash
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashDue, {
				amount: cash,
				countryId: ride.countryId,
				isDriver: false
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeToGive, {
				ride,
				to: "passenger"
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EarlyFare, {
				fare: ride.fare,
				quoted: ride.ending?.quoted,
				distance: ride.distance,
				countryId: ride.countryId
			}),
			cash !== null && isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashAnswer, {
				ride,
				due: cash
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashStep, {
				ride,
				due: cash
			})] }) : null,
			question ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndQuestion, { ride }) : null,
			rating ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "button rate-ask",
				"data-later": isDriver && cash !== null,
				onClick: () => setOpen(true),
				children: [t("rateNow", { name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "row",
					"aria-hidden": "true",
					children: [
						1,
						2,
						3,
						4,
						5
					].map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "star",
						size: 36
					}, n))
				})]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				icon: "book",
				onClick: () => setOpen(true),
				children: t("receipt")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open,
				onClose: () => setOpen(false),
				title: rating ? t("rateNow", { name }) : t("receipt"),
				tall: true,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideDetail, {
					ride,
					isDriver,
					toRate: rating
				})
			})
		]
	});
}
export { AfterTripCard };
