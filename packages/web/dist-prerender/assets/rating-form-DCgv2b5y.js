import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { P as serverMessage, Z as toast, d as Button, jt as require_react_dom } from "../prerender.mjs";
import { h as useRateRide } from "./api-DNLIA69s.js";
import { n as unsentRatings } from "./unsent-ratings-L6dFbQh2.js";
/* empty css              */
/* empty css               */
import { t as TextArea } from "./text-area-CeFpfHV0.js";
// packages/rules/src/rides/rating-tags.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_react_dom = require_react_dom();
/** What may be said in one touch, by who rates. */
var lists = {
	passenger: {
		good: [
			"safe_driving",
			"friendly",
			"clean_car",
			"knew_the_way",
			"on_time"
		],
		bad: [
			"unsafe_driving",
			"unfriendly",
			"dirty_car",
			"took_long_way",
			"came_late",
			"asked_for_more"
		]
	},
	driver: {
		good: [
			"polite",
			"was_ready",
			"easy_to_find",
			"left_it_clean"
		],
		bad: [
			"unfriendly",
			"kept_waiting",
			"hard_to_find",
			"left_a_mess",
			"did_not_pay"
		]
	}
};
[...new Set(Object.values(lists).flatMap(({ good, bad }) => [...good, ...bad]))];
/** What only who sat in the car can say. */
var ofTheSeat = [
	"safe_driving",
	"clean_car",
	"unsafe_driving",
	"dirty_car",
	"took_long_way"
];
/** What somebody may say who gives so many stars. @param isDelivery nobody sat in the car */
function tagsFor(rater, stars, isDelivery = false) {
	const all = lists[rater][stars >= 4 ? "good" : "bad"];
	return isDelivery ? all.filter((tag) => !ofTheSeat.includes(tag)) : all;
}
// packages/web/src/rides/rating-tags.tsx
var import_jsx_runtime = require_jsx_runtime();
var texts = {
	safe_driving: "tagSafeDriving",
	friendly: "tagFriendly",
	clean_car: "tagCleanCar",
	knew_the_way: "tagKnewTheWay",
	on_time: "tagOnTime",
	unsafe_driving: "tagUnsafeDriving",
	unfriendly: "tagUnfriendly",
	dirty_car: "tagDirtyCar",
	took_long_way: "tagLongWay",
	came_late: "tagCameLate",
	asked_for_more: "tagAskedForMore",
	polite: "tagPolite",
	was_ready: "tagWasReady",
	easy_to_find: "tagEasyToFind",
	left_it_clean: "tagLeftItClean",
	kept_waiting: "tagKeptWaiting",
	hard_to_find: "tagHardToFind",
	left_a_mess: "tagLeftAMess",
	did_not_pay: "tagDidNotPay"
};
/** What was good, or what was not, in one touch each. */
function RatingTags({ rater, stars, isDelivery, chosen, onChange }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "picks",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "label",
			children: t(stars >= 4 ? "tagsGood" : "tagsBad")
		}), tagsFor(rater, stars, isDelivery).map((tag) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "pick",
			"data-on": chosen.includes(tag),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "visually-hidden",
				type: "checkbox",
				checked: chosen.includes(tag),
				onChange: ({ target }) => onChange(target.checked ? [...chosen, tag].slice(-5) : chosen.filter((other) => other !== tag))
			}), t(texts[tag])]
		}, tag))]
	});
}
// packages/web/src/rides/rating-form.tsx
/** One to five stars for the other side of a completed trip, once; then what was good or not, and words. */
function RatingForm({ ride, name, isDelivery = false, foot = null, onScore, onRated }) {
	const t = useText();
	const id = (0, import_react.useId)();
	const rate = useRateRide(ride.id);
	const rater = session.use()?.userType === "driver" ? "driver" : "passenger";
	const [score, setScore] = (0, import_react.useState)(0);
	const [tags, setTags] = (0, import_react.useState)([]);
	const [comment, setComment] = (0, import_react.useState)("");
	const queued = unsentRatings.use().find(({ rideId }) => rideId === ride.id);
	const waits = score > 0 && ride.myRating === null && queued === void 0;
	(0, import_react.useEffect)(() => onScore?.(waits), [onScore, waits]);
	if (ride.myRating !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label",
		role: "status",
		children: t("youRated", { n: ride.myRating })
	});
	if (queued !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label",
		role: "status",
		children: t("ratingUnsent", { n: queued.rating })
	});
	const give = (stars) => {
		setScore(stars);
		setTags(tags.filter((tag) => tagsFor(rater, stars, isDelivery).includes(tag)));
	};
	const send = score === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		type: "submit",
		form: id,
		full: true,
		busy: rate.isPending,
		children: t("sendRating")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		id,
		className: "card rate-card",
		onSubmit: (event) => {
			event.preventDefault();
			const words = comment.trim();
			rate.mutate({
				rating: score,
				...tags.length === 0 ? {} : { tags: [...tags] },
				...words === "" ? {} : { comment: words }
			}, {
				onSuccess: (rated) => rated === null ? void 0 : onRated?.(),
				onError: (error) => toast({
					title: t("error"),
					text: serverMessage(error, t("notSent")),
					tone: "bad"
				})
			});
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
				className: "stars-input",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
					className: "title",
					children: t("rateName", { name })
				}), [
					1,
					2,
					3,
					4,
					5
				].map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					"data-on": n <= score,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							className: "visually-hidden",
							type: "radio",
							name: "score",
							value: n,
							checked: score === n,
							onChange: () => give(n)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "visually-hidden",
							children: t("starsCount", { n })
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "star",
							size: 40
						})
					]
				}, n))]
			}),
			score === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RatingTags, {
				rater,
				stars: score,
				isDelivery,
				chosen: tags,
				onChange: setTags
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("rateWords"),
				rows: 2,
				maxLength: 500,
				value: comment,
				onChange: ({ target }) => setComment(target.value)
			})] }),
			foot === null ? send : (0, import_react_dom.createPortal)(send, foot)
		]
	});
}
export { RatingForm as t };
