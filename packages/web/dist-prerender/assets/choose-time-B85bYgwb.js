import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { h as weekday, n as clockTime } from "./format-sa5lnLJg.js";
import { R as serverTime, d as Button } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
/* empty css              */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/rules/src/scheduled/window.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var MINUTE_MS = 6e4;
/** Whether a ride may be booked at `now` for `pickupAt`; which bound it misses, else (requirement REQ-49). */
function checkPickupAt(now, pickupAt) {
	const minutes = (pickupAt.getTime() - now.getTime()) / MINUTE_MS;
	if (!(minutes >= 30)) return "too_soon";
	return minutes > 10080 ? "too_far" : "ok";
}
/** So long a person may take to choose before the first time that was offered is too near (milliseconds). */
var CHOOSING_MS = 3e5;
/**
* The times at which a ride may be booked, for each day that has one, by the phone's clock. Times are made from the day's own hours
* and minutes: where clocks change, an hour that does not exist is not offered twice.
*/
function pickupSlots(now) {
	const soonest = new Date(now.getTime() + CHOOSING_MS);
	const slotsOf = (offset) => {
		const slots = [];
		for (let minutes = 0; minutes < 1440; minutes += 15) {
			const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, 0, minutes);
			if ((slots.length === 0 || at.getTime() > (slots.at(-1)?.getTime() ?? 0)) && checkPickupAt(soonest, at) !== "too_soon" && checkPickupAt(now, at) === "ok") slots.push(at);
		}
		return slots;
	};
	return Array.from({ length: 8 }, (_, offset) => slotsOf(offset)).filter((slots) => slots.length > 0);
}
/** The slot at the same hour of another day, or the nearest one to it that day. */
function sameHour(slots, at) {
	const minuteOf = (one) => one.getHours() * 60 + one.getMinutes();
	const distance = (one) => Math.abs(minuteOf(one) - minuteOf(at));
	return slots.toSorted((a, b) => distance(a) - distance(b))[0];
}
// packages/web/src/rides/choose-time.tsx
var import_jsx_runtime = require_jsx_runtime();
var DAY_MS = 864e5;
/** Hours at which parts of the day begin: a long way along the row in one tap. */
var partsOfDay = [
	[6, "laterMorning"],
	[12, "laterAfternoon"],
	[17, "laterEvening"]
];
/** One of many, in a row that moves sideways, or in rows where a mouse points; what is chosen stands in the middle. */
function Strip({ title, name, options, onChoose }) {
	const row = (0, import_react.useRef)(null);
	const chosen = options.find(({ on }) => on)?.at.getTime();
	const first = options[0]?.at.getTime();
	(0, import_react.useLayoutEffect)(() => {
		const on = row.current?.querySelector("[data-on=\"true\"]");
		if (row.current === null || on == null) return;
		row.current.scrollLeft = on.offsetLeft - (row.current.clientWidth - on.offsetWidth) / 2;
		row.current.scrollTop = on.offsetTop - (row.current.clientHeight - on.offsetHeight) / 2;
	}, [chosen, first]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "picks",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "label",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			ref: row,
			className: "pick-strip",
			children: options.map(({ at, word, on }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "pick num",
				"data-on": on,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					className: "visually-hidden",
					type: "radio",
					name,
					checked: on,
					onChange: () => onChoose(at)
				}), word]
			}, at.getTime()))
		})]
	});
}
/** Day and time of a ride for later: the days, and the quarters of an hour of the chosen one. */
function ChooseTime({ price, onChoose, onNow }) {
	const t = useText();
	const [now] = (0, import_react.useState)(() => new Date(serverTime()));
	const [days] = (0, import_react.useState)(() => pickupSlots(now));
	const [at, setAt] = (0, import_react.useState)(() => days[0]?.[0]);
	const [refused, setRefused] = (0, import_react.useState)(false);
	const dayOf = (date) => date?.toDateString();
	const take = (next) => {
		setAt(next);
		setRefused(false);
	};
	const name = (first) => {
		if (dayOf(first) === dayOf(now)) return t("laterToday");
		return dayOf(first) === dayOf(new Date(now.getTime() + DAY_MS)) ? t("laterTomorrow") : weekday(first.toISOString());
	};
	/** The same within a sentence. */
	const inWords = (date) => {
		if (dayOf(date) === dayOf(now)) return t("laterSetToday");
		return dayOf(date) === dayOf(new Date(now.getTime() + DAY_MS)) ? t("laterSetTomorrow") : weekday(date.toISOString());
	};
	const submit = (event) => {
		event.preventDefault();
		if (at !== void 0 && checkPickupAt(new Date(serverTime()), at) === "ok") onChoose(at.toISOString());
		else setRefused(true);
	};
	const slots = days.find(([first]) => dayOf(first) === dayOf(at)) ?? [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack choose-time",
		onSubmit: submit,
		noValidate: true,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Strip, {
				title: t("laterWhen"),
				name: "later-day",
				options: days.flatMap(([first]) => first === void 0 ? [] : [{
					at: first,
					word: name(first),
					on: dayOf(first) === dayOf(at)
				}]),
				onChoose: (first) => take(sameHour(days.find(([own]) => own === first) ?? [], at ?? first))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "row wrap part-of-day",
				children: partsOfDay.map(([hour, text]) => {
					const slot = slots.find((one) => one.getHours() >= hour);
					return slot === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "text-link",
						onClick: () => take(slot),
						children: t(text)
					}, hour);
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Strip, {
				title: t("laterTime"),
				name: "later-time",
				options: slots.map((slot) => ({
					at: slot,
					word: clockTime(slot),
					on: slot.getTime() === at?.getTime()
				})),
				onChoose: take
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("laterNote")
			}),
			refused ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: t("laterBounds", {
					minutes: 30,
					days: 7
				})
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				type: "submit",
				full: true,
				className: "request",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: at === void 0 ? t("laterTime") : t("laterSet", {
					day: inWords(at),
					time: clockTime(at)
				}) }), price]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "plain",
				full: true,
				onClick: onNow,
				children: t("laterRideNow")
			})
		]
	});
}
export { ChooseTime };
