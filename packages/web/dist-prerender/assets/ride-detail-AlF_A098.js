import { i as TripStops, n as drivenText, r as AfterRidePart, t as EarlyFare } from "./ended-early-CdRvrZWf.js";
import { t as RatingForm } from "./rating-form-DCgv2b5y.js";
import { n as isPaidByOther } from "./ended-before-Dur-fTef.js";
import { t as drivenMinutes } from "./elapsed-DmrseYWI.js";
import { it as Link, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as fareLineTexts } from "./fare-lines-yI7K4b-y.js";
import { t as PayLines } from "./pay-lines-DqcWaUHK.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { g as useReceipt } from "./api-DNLIA69s.js";
import { t as TaxLines } from "./tax-lines-CBajhJLk.js";
import { c as money, f as signedMoney, i as day, n as clockTime, s as methodNames } from "./format-sa5lnLJg.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
/* empty css               */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/receipt-card.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The receipt of a completed trip; "save" prints it or keeps it as a file by the browser's own dialog. */
function ReceiptCard({ ride }) {
	const t = useText();
	const isDriver = session.use()?.userType === "driver";
	const receipt = useReceipt(ride.id);
	if (receipt.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 240 });
	if (receipt.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("receiptNotLoaded"),
		onRetry: () => void receipt.refetch()
	});
	const r = receipt.data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card receipt",
		"aria-label": t("receipt"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "selvedge thin" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "receipt-in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [
							day(r.completedAt),
							", ",
							clockTime(r.completedAt),
							" · ",
							serviceName(t, r)
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: r.number
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
					className: "receipt-lines num",
					children: [
						r.lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row spread",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: line.kind === "promotion" && r.promotion !== null ? t("lineCode", r.promotion) : t(fareLineTexts[line.kind]) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: signedMoney(line.amount, r.countryId) })]
						}, line.kind)),
						isDriver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row spread total",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("total") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: money(r.total, r.countryId) })]
						}),
						r.tax === null || isDriver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaxLines, {
							taxes: r.tax.lines,
							countryId: r.countryId,
							text: "lineTax"
						}),
						r.owed === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row spread",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("owedBefore") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: money(r.owed, r.countryId) })]
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EarlyFare, {
					fare: r.total,
					quoted: r.quoted,
					distance: r.distance,
					countryId: r.countryId
				}),
				r.cashPaid === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label num",
					children: t("cashTaken", {
						amount: money(r.cashPaid, r.countryId),
						total: money(ride.ending?.cash?.due ?? r.total, r.countryId)
					})
				}),
				r.payHeld ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("payWaits")
				}) : null,
				r.pay === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					"aria-label": t("payTitle"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayLines, {
						fare: r.total,
						pay: r.pay,
						countryId: r.countryId,
						withNet: true
					}), r.tax === null || !isDriver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
						className: "receipt-lines num",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaxLines, {
							taxes: r.tax.lines,
							countryId: r.countryId,
							text: "lineCommissionTax"
						})
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripStops, { ride }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "caption num",
					children: [
						drivenText(t, r.distance),
						" · ",
						t("minutes", { n: drivenMinutes(ride) }),
						" · ",
						t(methodNames[r.paymentMethod] ?? r.paymentMethod)
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "receipt-driver",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption",
						children: [t(isDriver ? "passenger" : "driver"), " "]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: isDriver ? ride.passenger.name : r.driverName })] }), isDriver || r.licensePlate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: r.licensePlate })]
				}),
				r.tax?.registration == null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption num",
					children: t("taxNumber", { number: r.tax.registration })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Operator, {})
			]
		})]
	});
}
/** Who runs this instance, as far as it says so: a receipt is kept for others to read. */
function Operator() {
	const t = useText();
	const { company, address, taxNumber } = brand;
	const said = [
		company,
		address,
		taxNumber === void 0 ? void 0 : t("taxNumber", { number: taxNumber })
	].filter((line) => line !== void 0);
	return said.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption num",
		children: [brand.name, ...said].join(" · ")
	});
}
/** What one does with a receipt, as rows of a list. */
function ReceiptRows({ rideId }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "act-row",
		onClick: () => print(),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "download",
			size: 22
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "grow",
			children: t("saveReceipt")
		})]
	}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "act-row",
		href: `/live-chat?ride=${rideId}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "flag",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t("reportIssue")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	}) })] });
}
// packages/web/src/rides/ride-detail.tsx
/**
* A completed ride by itself: its receipt, the stars, and what else one does about it.
* @param chat the chat of the two, where the screen has it
* @param toRate it is opened for the stars: they come first
*/
function RideDetail({ ride, isDriver, chat, toRate = false }) {
	const isBooker = ride.side === "booker";
	const hasReceipt = !isPaidByOther(ride);
	const stars = isBooker || ride.hail != null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RatingForm, {
		ride,
		name: (isDriver ? ride.passenger.name : ride.driver?.name) ?? ""
	}, ride.id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [
			toRate ? stars : null,
			hasReceipt ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReceiptCard, { ride }) : null,
			toRate ? null : stars,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterRidePart, {
				ride,
				isDriver,
				withLost: true,
				chat,
				more: hasReceipt ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReceiptRows, { rideId: ride.id }) : void 0
			}, `after ${ride.id}`)
		]
	});
}
export { RideDetail as t };
