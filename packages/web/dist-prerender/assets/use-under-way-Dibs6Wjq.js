import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as clockTime } from "./format-sa5lnLJg.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { n as secondsRange } from "./minute-range-BHxIUHo5.js";
import { r as isLiveOrder } from "./order-life-j3LJ38LQ.js";
import { o as useOrders } from "./api-DNGlBwYr.js";
import { n as clockRangeText } from "./arrival-CgydU7SU.js";
import { a as shortNumber, o as statusName, r as ownerName, t as kindIcons } from "./names-CUH5J7OZ.js";
import { i as useSeats } from "./seats-DH258Zeu.js";
import { t as underWayBefore } from "./under-way-before-B7cb0oxL.js";
// packages/web/src/app/under-way-line.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What goes on and until when; below it the plate that comes, with its PIN or whose it is. */
function UnderWayLine({ what: { icon, title, plate, pin, owner, when } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: icon,
			size: 24
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "under-way-words",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: title }),
				" ",
				when === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num under-way-when",
					children: when
				}),
				plate === void 0 && pin === "" && owner === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: plate === void 0 && pin === "" ? "num under-way-known under-way-owner" : "num under-way-known",
					children: [
						plate === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: plate }),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: pin === "" ? owner : pin })
					]
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "fwd",
			size: 20
		})
	] });
}
// packages/web/src/orders/orders-under-way.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var MINUTE_MS$1 = 6e4;
/** Who tells the courier the PIN at the door looks for it here: whoever ordered, and who sent a parcel that nobody was told of. */
var needsPin = ({ status, parcel, handoverConfirmed }) => status === "picked_up" && !handoverConfirmed && (parcel === null || parcel.receiverTold !== "told");
function knownBy(t, order) {
	if (order.pin !== null && needsPin(order)) return {
		pin: t("livePin", { pin: order.pin }),
		owner: ""
	};
	return {
		pin: "",
		owner: [ownerName(order), order.shortNumber === null ? void 0 : shortNumber(order)].filter((name) => name !== void 0).join(" · ")
	};
}
/** What goes on, in few words: beside it stands when. */
function titleOf(t, order) {
	const status = statusName(order);
	return t(status === "orderCourierComes" ? "liveCourierComes" : status);
}
/** @param now milliseconds since 1970 */
function lineOf(t, order, now) {
	const { trip, status } = order;
	const eta = status === "picked_up" ? trip?.eta ?? null : null;
	return {
		key: `order ${order.id}`,
		href: `/orders?order=${order.id}`,
		icon: kindIcons[order.kind],
		title: titleOf(t, order),
		plate: trip?.courier?.vehicleInfo?.licensePlate,
		...knownBy(t, order),
		when: eta === null ? clockRangeText(t, order, now) : secondsRange(t, eta)
	};
}
/** Food, groceries and parcels under way, each in a line, newest first; with the plate of who brings it as soon as somebody does. */
function useOrdersUnderWay() {
	const t = useText();
	const now = useServerNow(MINUTE_MS$1);
	return (useOrders().data ?? []).filter(({ status }) => isLiveOrder(status)).map((order) => lineOf(t, order, now));
}
// packages/rules/src/scholar/on-the-way.ts
/** A run that nobody ended counts as over so many milliseconds after the child got on. */
var RUN_AT_MOST_MS = 72e5;
/** Whether a child is on the way now. @param at when the state was called @param now both in milliseconds since 1970 */
var isOnTheWay = (state, at, now) => state === "on_board" && now - at < RUN_AT_MOST_MS;
// packages/web/src/scholar/run-under-way.ts
var MINUTE_MS = 6e4;
/** The run of today that a child is on now. */
var runOf = (seat, now) => seat.today.find(({ state, at }) => isOnTheWay(state, Date.parse(at), now));
/**
* The caller's children that are on the way with their school car now, each in a line: who, with which plate, since when.
* How long it still takes nobody knows: the driver calls the roll, the car tells no position.
*/
function useSchoolRunUnderWay() {
	const t = useText();
	const now = useServerNow(MINUTE_MS);
	const { data = [], isPending } = useSeats();
	return {
		lines: data.flatMap((seat) => {
			const run = runOf(seat, now);
			if (run === void 0) return [];
			return {
				key: `school ${seat.id}`,
				href: "/scholar-rides",
				icon: "school",
				title: t("schoolOnBoard", { name: seat.studentName }),
				plate: seat.licensePlate ?? void 0,
				pin: "",
				owner: seat.schoolName,
				when: clockTime(run.at)
			};
		}),
		isPending
	};
}
// packages/web/src/app/use-under-way.ts
/**
* A passenger's orders and school runs under way. How many there are is kept for the home screen, on whatever screen they begin
* and end: it then keeps their room, and nothing moves when they come.
*/
function useUnderWay() {
	const orders = useOrders();
	const ordered = useOrdersUnderWay();
	const { lines: school, isPending } = useSchoolRunUnderWay();
	const count = orders.isSuccess && !isPending ? ordered.length + school.length : void 0;
	(0, import_react.useEffect)(() => {
		if (count !== void 0) underWayBefore.set(count);
	}, [count]);
	return {
		orders,
		ordered,
		school,
		schoolIsPending: isPending
	};
}
export { isOnTheWay as n, UnderWayLine as r, useUnderWay as t };
