import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as country, p as marketAround } from "./preferences-D2yk24TH.js";
import { t as countryMoney } from "./country-money-CKzyTAOf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { P as serverMessage, d as Button, j as fieldMessage, wt as fromWire } from "../prerender.mjs";
import { t as weekdayName } from "./weekday-name-B2NXpxfW.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
/* empty css                 */
import { t as PlaceField } from "./place-field-C2FJnFpO.js";
import { i as scheduleTypes } from "./groups-DuVRAZ7-.js";
// packages/rules/src/scholar/group-terms.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Lengths of what is written of a group. */
var groupLengths = {
	schoolName: 80,
	schoolArea: 60,
	route: 80,
	location: 80,
	reason: 200
};
// packages/rules/src/scholar/group-life.ts
/** Where a group may go next. */
var next = {
	proposed: ["open", "closed"],
	open: ["paused", "closed"],
	paused: ["open", "closed"],
	closed: []
};
/**
* Whether somebody may bring a group there. Only the team opens what a driver proposed, and what the team paused only the team opens again:
* families see no group that nobody has looked at.
*/
function mayBring(who, group, to) {
	if (!next[group.status].includes(to)) return false;
	if (who === "staff" || to !== "open") return true;
	return group.status === "paused" && group.pausedBy === "driver";
}
/** A driver writes freely what nobody has looked at yet; of what families may see, the team writes the terms. */
var mayWrite = (who, status) => who === "driver" ? status === "proposed" : status !== "closed";
// packages/web/src/common/school-group-draft.ts
var groupStatusNames = {
	proposed: "groupProposed",
	open: "groupOpen",
	paused: "groupPaused",
	closed: "groupClosed"
};
var newStop = (key) => ({
	key,
	text: "",
	place: null,
	time: "",
	backTime: "",
	was: void 0,
	children: 0
});
/** What is written into the form first: a group that is there, or nothing. */
function draftOf(file) {
	if (file === void 0) return {
		schoolName: "",
		schoolArea: "",
		school: {
			text: "",
			place: null
		},
		route: "",
		scheduleType: "both",
		days: [
			0,
			1,
			2,
			3,
			4
		],
		monthlyPrice: "",
		capacity: "",
		stops: [newStop(0)]
	};
	const at = file.schoolAt;
	return {
		schoolName: file.schoolName,
		schoolArea: file.schoolArea,
		school: at === void 0 ? {
			text: "",
			place: null
		} : {
			text: file.schoolName,
			place: {
				...at,
				address: file.schoolName
			}
		},
		route: file.route,
		scheduleType: file.scheduleType,
		days: file.days,
		monthlyPrice: file.monthlyPrice,
		capacity: String(file.capacity),
		stops: file.stops.map(({ location, time, backTime = "", at: place, children }, was) => ({
			key: was,
			text: location,
			place: place === void 0 ? null : {
				...place,
				address: location
			},
			time,
			backTime,
			was,
			children
		}))
	};
}
/** The stops in the order in which the car comes to them. */
var inOrder = ({ stops }) => stops.toSorted((a, b) => a.time.localeCompare(b.time));
/** What has to be done before the group can be sent; undefined when nothing is. */
function lackOf({ schoolName, schoolArea, school, route, scheduleType, days, monthlyPrice, capacity, stops }) {
	if (school.place === null) return "groupNeedsSchool";
	if ([
		schoolName,
		schoolArea,
		route
	].some((text) => text.trim() === "")) return "groupNeedsNames";
	if (days.length === 0) return "groupNeedsDays";
	if (stops.length === 0 || stops.some(({ place, text }) => place === null || text.trim() === "")) return "groupNeedsStops";
	if (stops.some(({ time, backTime }) => time === "" || scheduleType === "both" && backTime === "")) return "groupNeedsTimes";
	if (fromWire(monthlyPrice.trim()) === void 0 || !/^[1-9]\d?$/.test(capacity.trim())) return "groupNeedsNumbers";
}
var pointOf = ({ lat, lng }) => ({
	lat,
	lng
});
/** The group as it is sent; undefined while something is missing. */
function writtenOf(draft) {
	const { place } = draft.school;
	if (place === null || lackOf(draft) !== void 0) return void 0;
	return {
		schoolName: draft.schoolName.trim(),
		schoolArea: draft.schoolArea.trim(),
		schoolAt: pointOf(place),
		route: draft.route.trim(),
		scheduleType: draft.scheduleType,
		days: [...draft.days],
		monthlyPrice: draft.monthlyPrice.trim(),
		capacity: Number(draft.capacity),
		stops: inOrder(draft).flatMap(({ text, place: at, time, backTime, was }) => at === null ? [] : [{
			location: text.trim(),
			time,
			...draft.scheduleType === "both" ? { backTime } : {},
			at: pointOf(at),
			...was === void 0 ? {} : { was }
		}])
	};
}
// packages/web/src/common/school-group-stops.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The stops of a group, each with its place and times; the times say their order. */
function GroupStops({ draft, error, onChange }) {
	const t = useText();
	const { stops, scheduleType, school } = draft;
	const sent = inOrder(draft);
	const put = (key, change) => onChange(stops.map((stop) => stop.key === key ? {
		...stop,
		...change
	} : stop));
	const choose = (stop, text, place) => put(stop.key, {
		text: place === null ? text : (text.split(",")[0] ?? text).slice(0, groupLengths.location),
		place
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "group-stops",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "h2",
				children: t("groupStops")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("groupStopsNote")
			}),
			stops.map((stop, i) => {
				const path = `stops.${sent.indexOf(stop)}`;
				const wrong = (field) => fieldMessage(error, `${path}.${field}`);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "group-stop",
					role: "group",
					"aria-label": t("groupStop", { n: i + 1 }),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
							label: t("groupStop", { n: i + 1 }),
							text: stop.text,
							chosen: stop.place,
							from: school.place,
							error: wrong("at") ?? wrong("location"),
							onChange: (text, place) => choose(stop, text, place)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "group-times",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
								label: t(scheduleType === "afternoon" ? "groupTimeHome" : "groupTime"),
								type: "time",
								value: stop.time,
								error: wrong("time"),
								onChange: (event) => put(stop.key, { time: event.target.value })
							}), scheduleType === "both" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
								label: t("groupTimeHome"),
								type: "time",
								value: stop.backTime,
								error: wrong("backTime"),
								onChange: (event) => put(stop.key, { backTime: event.target.value })
							}) : null]
						}),
						stops.length === 1 ? null : stop.children > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "caption",
							children: t("groupStopTaken", { n: stop.children })
						}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "plain",
							small: true,
							onClick: () => onChange(stops.filter(({ key }) => key !== stop.key)),
							children: t("groupStopRemove", { n: i + 1 })
						})
					]
				}, stop.key);
			}),
			fieldMessage(error, "stops") === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				children: fieldMessage(error, "stops")
			}),
			stops.length >= 20 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				icon: "plus",
				onClick: () => onChange([...stops, newStop(Math.max(-1, ...stops.map(({ key }) => key)) + 1)]),
				children: t("groupStopAdd")
			})
		]
	});
}
// packages/web/src/common/school-group-form.tsx
var schedules = {
	morning: "groupMorning",
	afternoon: "groupAfternoon",
	both: "groupBoth"
};
var week = [
	0,
	1,
	2,
	3,
	4,
	5,
	6
];
/** What the server may refuse of the group as a whole, beside its own fields. */
var named = [
	"schoolName",
	"schoolArea",
	"route",
	"monthlyPrice",
	"capacity",
	"days",
	"stops"
];
/** A school group as it is written: the school and its place, when it drives, its stops, seats and price. */
function SchoolGroupForm({ file, action, busy, error, children, why, onSend }) {
	const t = useText();
	const [draft, setDraft] = (0, import_react.useState)(() => draftOf(file));
	const set = (change) => setDraft((before) => ({
		...before,
		...change
	}));
	const lack = lackOf(draft);
	const { place } = draft.school;
	const here = country.use();
	const countryId = file?.countryId ?? (place === null ? void 0 : marketAround(place)?.countryId) ?? here;
	const send = () => {
		const written = writtenOf(draft);
		if (written === void 0) return;
		set({ stops: inOrder(draft) });
		onSend(written);
	};
	const field = (name, label, hint) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label: t(label),
		hint: hint === void 0 ? void 0 : t(hint),
		value: draft[name],
		maxLength: groupLengths[name],
		autoComplete: "off",
		error: fieldMessage(error, name),
		onChange: (event) => set({ [name]: event.target.value })
	});
	const atField = named.some((name) => fieldMessage(error, name) !== void 0) || draft.stops.some((_, i) => [
		"at",
		"location",
		"time",
		"backTime"
	].some((part) => fieldMessage(error, `stops.${i}.${part}`) !== void 0));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack group-form",
		noValidate: true,
		onSubmit: (event) => {
			event.preventDefault();
			send();
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
				label: t("groupSchoolAt"),
				text: draft.school.text,
				chosen: draft.school.place,
				onChange: (text, place) => set({
					school: {
						text,
						place
					},
					...place !== null && draft.schoolName === "" && !/^-?\d+\.\d+,/.test(place.address) ? { schoolName: (place.address.split(",")[0] ?? "").slice(0, groupLengths.schoolName) } : {}
				})
			}),
			field("schoolName", "groupSchool"),
			field("schoolArea", "groupArea"),
			field("route", "groupRoute", "groupRouteHint"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("groupWhen"),
				value: draft.scheduleType,
				onChange: (event) => set({ scheduleType: scheduleTypes.find((one) => one === event.target.value) ?? "both" }),
				children: scheduleTypes.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: one,
					children: t(schedules[one])
				}, one))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "group-days",
				role: "group",
				"aria-label": t("groupDays"),
				children: week.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "phrase",
					"aria-pressed": draft.days.includes(day),
					onClick: () => set({ days: draft.days.includes(day) ? draft.days.filter((one) => one !== day) : [...draft.days, day] }),
					children: weekdayName(day)
				}, day))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupStops, {
				draft,
				error,
				onChange: (stops) => set({ stops })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "group-times",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("groupSeats"),
					inputMode: "numeric",
					value: draft.capacity,
					maxLength: 2,
					autoComplete: "off",
					error: fieldMessage(error, "capacity"),
					onChange: (event) => set({ capacity: event.target.value.replace(/\D/g, "") })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("groupPrice"),
					prefix: countryMoney[countryId].currencySymbol,
					inputMode: "decimal",
					value: draft.monthlyPrice,
					maxLength: 12,
					autoComplete: "off",
					error: fieldMessage(error, "monthlyPrice"),
					onChange: (event) => set({ monthlyPrice: event.target.value.replace(",", ".") })
				})]
			}),
			children,
			error === null || error === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: atField ? t("groupLookAgain") : serverMessage(error, t("groupNotSent"))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				busy,
				why: lack === void 0 ? why : t(lack),
				children: action
			})
		]
	});
}
export { groupLengths as a, mayWrite as i, groupStatusNames as n, mayBring as r, SchoolGroupForm as t };
