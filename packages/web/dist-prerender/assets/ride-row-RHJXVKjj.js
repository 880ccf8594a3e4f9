import { r as RouteMarks } from "./person-Dzr6m2qL.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as PayLines } from "./pay-lines-DqcWaUHK.js";
import { c as money } from "./format-sa5lnLJg.js";
import { n as isPaidByOther, t as endedBefore } from "./ended-before-Dur-fTef.js";
/* empty css               */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/ride-row.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A ride in a list: marks, name, addresses, fare and what the screen adds. To a driver it first says what it paid them, and below how that comes of the fare. */
function RideRow({ ride, name, lines, side }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ride-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "label strong",
						children: name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "ride-way",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RouteMarks, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "caption",
							children: ride.pickupLocation.address
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "caption",
							children: endedBefore(t, ride) ?? ride.dropoffLocation.address
						})] })]
					}),
					lines
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "ride-side",
				children: [isPaidByOther(ride) ? null : ride.pay === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "num strong",
					children: money(ride.fare, ride.countryId)
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "num strong",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption",
							children: t("payNet")
						}),
						" ",
						money(ride.pay.net, ride.countryId)
					]
				}), side]
			}),
			ride.pay === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayLines, {
				className: "ride-pay",
				fare: ride.fare,
				pay: ride.pay,
				countryId: ride.countryId
			})
		]
	});
}
export { RideRow as t };
