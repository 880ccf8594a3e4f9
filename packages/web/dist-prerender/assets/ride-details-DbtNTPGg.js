import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as PaymentCard } from "./payment-card-YoglT3hK.js";
import { c as money } from "./format-sa5lnLJg.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { t as ChoiceRow } from "./choice-row-C8YnXXty.js";
import { t as Switch } from "./switch-B_aM5TpA.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, A as callApi, D as queryClient, O as ApiError, d as Button, tt as useFetchedAhead, u as Skeleton } from "../prerender.mjs";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as pickupPaths } from "./paths-6q563TR8.js";
import { n as hintPoint } from "./hint-DFGOyi0y.js";
import { t as removeOnce } from "./remove-once-C0nt-oqu.js";
import { t as pickupTime } from "./scheduled-api-BSEYZW-L.js";
import { t as CarsNear } from "./cars-near-CJoB3RxO.js";
import { t as Unfold } from "./unfold-entoP3By.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import "./services-CUdvMfKq.js";
import "./market-fare-ChsEkkrz.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { r as detourCapMinutes } from "./ride-request-screen-BtJjiPFR.js";
// packages/web/src/rides/pickup-hint-api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var nearOf = (pickup) => {
	const { lat, lng } = hintPoint(pickup);
	return `${lat},${lng}`;
};
var hintKey = (pickup) => [pickupPaths.hintAt, nearOf(pickup)];
var know = (pickup, hint) => queryClient.setQueryData(hintKey(pickup), { hint });
/** What the person said last of a pickup at this place. */
var usePickupHint = (pickup) => useQuery({
	queryKey: hintKey(pickup),
	queryFn: () => callApi(pickupPaths.hintAt, { query: { near: nearOf(pickup) } })
});
var useKeepHint = (pickup) => useMutation({
	mutationFn: ({ key, ...body }) => callApi(pickupPaths.keepHint, {
		body: {
			location: {
				lat: pickup.lat,
				lng: pickup.lng
			},
			...body
		},
		idempotencyKey: key
	}),
	onSuccess: (hint) => know(pickup, hint)
});
var useForgetHint = (pickup) => useMutation({
	mutationFn: (id) => removeOnce(callApi(pickupPaths.forgetHint, { params: { id: String(id) } })),
	onSuccess: () => know(pickup, null)
});
// packages/web/src/rides/package-choice.tsx
/** Pays the ride with a package, or not. */
function PackageChoice({ owned, on, alone, onChange }) {
	const t = useText();
	const left = owned.ridesLeft === null ? t("usePackageUnlimited") : t("usePackageLeft", { n: owned.ridesLeft });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceRow, {
		icon: "gift",
		text: t("usePackage"),
		note: alone === void 0 ? left : `${left} · ${t("usePackageDearer", { fare: alone })}`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
			on,
			label: t("usePackage"),
			onChange
		})
	});
}
// packages/web/src/rides/pickup-hint-row.tsx
var PickupHintForm = lazyPart(async () => (await import("./pickup-hint-form-ChjXo3xe.js")).PickupHintForm);
/** How the driver recognises the pickup: what was said of it last time, and the way to say it. */
function PickupHintRow({ pickup, rider }) {
	const t = useText();
	const add = rider === null ? t("hintAdd") : t("hintAddFor", { name: rider.name });
	const [open, setOpen] = (0, import_react.useState)(false);
	const [isNew, setNew] = (0, import_react.useState)(false);
	const { data } = usePickupHint(pickup);
	useFetchedAhead(PickupHintForm);
	const hint = data?.hint ?? null;
	const beside = [hint?.photoUrl == null || hint.note === null ? [] : t("hintPhoto"), hint?.voiceUrl == null ? [] : t("hintVoice")].flat();
	const said = hint === null ? void 0 : hint.note ?? t("hintPhoto");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChoiceRow, {
		icon: "flag",
		text: said === void 0 ? add : isNew ? said : t("hintLast", { note: said }),
		note: said === void 0 ? t("hintWhy") : beside.length > 0 ? beside.join(" · ") : pickup.address,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			"aria-label": hint === null ? add : t("hintChange"),
			onClick: () => setOpen(true),
			children: t(hint === null ? "hintWrite" : "change")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open,
			onClose: () => setOpen(false),
			title: t("hintTitle"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 260 }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupHintForm, {
					pickup,
					hint,
					onDone: () => {
						setNew(true);
						setOpen(false);
					}
				})
			})
		})]
	});
}
// packages/web/src/rides/rider-row.tsx
var RiderForm = lazyPart(async () => (await import("./rider-form-DKs7td4g.js")).RiderForm);
/** Who rides: the person, or somebody else, whom the driver then asks for. */
function RiderRow({ rider, isAhead, onChange }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	useFetchedAhead(RiderForm);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChoiceRow, {
		icon: "user",
		text: rider === null ? t("riderMe") : t("riderFor", { name: rider.name }),
		note: rider === null ? t(isAhead ? "riderNow" : "riderWhy") : rider.phone,
		children: [isAhead ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			"aria-label": t("riderChange"),
			onClick: () => setOpen(true),
			children: t("change")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open,
			onClose: () => setOpen(false),
			title: t("riderTitle"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 260 }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RiderForm, {
					rider,
					onChoose: (chosen) => {
						onChange(chosen);
						setOpen(false);
					}
				})
			})
		})]
	});
}
// packages/web/src/rides/when-choice.tsx
var ChooseTime = lazyPart(async () => (await import("./choose-time-B85bYgwb.js")).ChooseTime);
/** Now, or later: the row that says which, and the way to change it (requirement REQ-49). */
function WhenChoice({ at, rider, price, onChange }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const now = rider === null ? t("laterNow") : t("laterNowFor", { name: rider.name });
	useFetchedAhead(ChooseTime);
	const choose = (value) => {
		onChange(value);
		setOpen(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChoiceRow, {
		icon: "clock",
		text: at === null ? now : pickupTime(at),
		...at === null ? {} : { note: t("laterFixed") },
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			onClick: () => setOpen(true),
			children: t(at === null ? "schedule" : "change")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open,
			onClose: () => setOpen(false),
			title: t("schedule"),
			className: "from-below",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 180 }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChooseTime, {
					price,
					onChoose: choose,
					onNow: () => choose(null)
				})
			})
		})]
	});
}
// packages/web/src/rides/fare-details.tsx
/** Comes with its texts when somebody wants to know. */
var FareLines = lazyPart(async () => (await Promise.all([import("./fare-lines-DAgPfFFT.js"), enterRoom("rides-trip")]))[0].FareLines);
/** What the price of the chosen service is made of, for who wants to know; nothing of a price that is one amount. */
function FareDetails({ fare, countryId }) {
	const t = useText();
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	if (fare === void 0 || fare.lines.length + fare.taxes.length < 2) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
		line: t("fareDetails"),
		onOpen: () => setOpen(true),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: null,
			children: isOpen ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FareLines, {
				fare,
				countryId
			}) : null
		})
	});
}
// packages/web/src/rides/fee-terms-note.tsx
/** What a ride may cost beside its price, said before it is asked for; nothing where nothing may. */
function FeeTermsNote({ feeTerms, owed, countryId }) {
	const t = useText();
	const { waiting = null, cancellation = null } = feeTerms ?? {};
	const amount = (wire) => money(wire, countryId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [owed === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "fee-terms-note label strong",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "wallet",
			size: 18
		}), t("owedWithThis", { amount: amount(owed) })]
	}), waiting === null && cancellation === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "fee-terms-note label",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "clock",
			size: 18
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			waiting === null ? null : t("waitingTerms", {
				free: waiting.freeMinutes,
				amount: amount(waiting.perMinute),
				n: waiting.mostMinutes
			}),
			" ",
			cancellation === null || cancellation.fee === "0.00" ? null : t("cancelTerms", {
				n: cancellation.freeMinutes,
				amount: amount(cancellation.fee)
			}),
			" ",
			cancellation === null || cancellation.noShowFee === "0.00" ? null : t("noShowTerms", {
				n: cancellation.noShowAfterMinutes,
				amount: amount(cancellation.noShowFee)
			})
		] })]
	})] });
}
// packages/web/src/rides/ladies-notice.tsx
/** What a ladies-only ride is, and why it was refused. */
function LadiesNotice({ isRefused }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "notice",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "icon-box",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "shieldcheck",
				size: 26
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("ladiesNoticeTitle") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("ladiesNotice") }),
			isRefused ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "field-error",
				children: [
					t("ladiesOnlyRefusal"),
					". ",
					t("ladiesHow")
				]
			}) : null
		] })]
	});
}
// packages/web/src/rides/map-waits.tsx
/** In the place of a map that was opened without a network. */
function MapWaits() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "map-waits label",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "offline",
			size: 22
		}), t("mapWaits")]
	});
}
// packages/web/src/rides/promotion-row.tsx
var refusals = {
	unknown: "promo_unknown",
	not_yet: "promo_not_yet",
	expired: "promo_expired",
	not_for_service: "promo_not_for_service",
	not_first_ride: "promo_not_first_ride",
	already_used: "promo_already_used",
	budget_spent: "promo_budget_spent",
	no_discount: "promo_no_discount"
};
/** What a code does to the price of the chosen service, in one line: before and after, or why not. */
function useWhatItDoes({ promotion, service, counts, countryId }) {
	const t = useText();
	const said = promotion.of(service);
	if (promotion.code === null) return t("promoWhy");
	if (!counts) return t("promoNowOnly");
	if (promotion.error !== null) {
		const { error } = promotion;
		return t(error instanceof ApiError && error.problem?.code === "too_many_requests" ? "promoTooMany" : "promoFailed");
	}
	if (said === void 0) return t("promoLooking");
	if (said.refused !== null) return t(refusals[said.refused]);
	return t("promoTakes", {
		discount: money(said.promoted?.discount ?? "0", countryId),
		fare: money(said.promoted?.fare ?? said.before, countryId),
		before: money(said.before, countryId)
	});
}
function CodeForm({ onChoose }) {
	const t = useText();
	const [code, setCode] = (0, import_react.useState)("");
	const submit = (event) => {
		event.preventDefault();
		if (code.trim() !== "") onChoose(code.trim().toUpperCase());
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		noValidate: true,
		onSubmit: submit,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("promoRow"),
			value: code,
			maxLength: 20,
			autoComplete: "off",
			autoCapitalize: "characters",
			spellCheck: false,
			onChange: (event) => setCode(event.target.value)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			full: true,
			why: code.trim() === "" ? t("promoEmpty") : void 0,
			children: t("promoTry")
		})]
	});
}
/** A promotion's code for the ride, where the city gives any out. */
function PromotionRow(props) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const { code, choose } = props.promotion;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ride-details",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceRow, {
			icon: "gift",
			text: code ?? t("promoRow"),
			note: useWhatItDoes(props),
			children: code === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => setOpen(true),
				children: t("promoAdd")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => choose(null),
				children: t("promoOff")
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open,
			onClose: () => setOpen(false),
			title: t("promoRow"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeForm, { onChoose: (chosen) => {
				choose(chosen);
				setOpen(false);
			} })
		})]
	});
}
// packages/web/src/rides/price-moved.tsx
/**
* That the price is no longer the one that the home screen told, when it is not.
* @param wanted where the ride goes and its type: of any other the home screen told nothing
*/
function PriceMoved({ goal, wanted: [dropoff, rideType], now, countryId }) {
	const t = useText();
	if (goal?.seen == null || now === void 0 || dropoff !== goal.place || rideType !== goal.rideType) return null;
	const [told, asked] = [money(goal.seen.fare, goal.seen.countryId), money(now, countryId)];
	return told === asked ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label num",
		role: "status",
		children: t("priceMoved", {
			before: told,
			now: asked
		})
	});
}
// packages/web/src/rides/surge-note.tsx
/** Why the price is higher than usual, beside it. */
function SurgeNote({ surge = 1 }) {
	const t = useText();
	if (surge <= 1) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "surge label",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "bolt",
			size: 18
		}), t("surgeNote", { factor: String(surge) })]
	});
}
// packages/web/src/rides/share-bound.tsx
/** What a passenger accepts with a share ride: how many may come along, and how much later they may arrive. */
function ShareBound({ durationMinutes }) {
	const t = useText();
	const seats = 2;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "label row",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "user",
			size: 20
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: durationMinutes === void 0 ? t("shareMay", { seats }) : t("shareBound", {
			seats,
			n: detourCapMinutes(durationMinutes)
		}) })]
	});
}
// packages/web/src/rides/ride-details.tsx
var ride_details_exports = /* @__PURE__ */ __exportAll({
	CarsNear: () => CarsNear,
	FareDetails: () => FareDetails,
	FeeTermsNote: () => FeeTermsNote,
	LadiesNotice: () => LadiesNotice,
	MapWaits: () => MapWaits,
	PayChoice: () => PayChoice,
	PriceMoved: () => PriceMoved,
	PromotionRow: () => PromotionRow,
	RideDetails: () => RideDetails,
	ShareBound: () => ShareBound,
	SurgeNote: () => SurgeNote
});
/** What else belongs to a ride: how the pickup is recognised, who rides, and when. */
function RideDetails({ pickup, rider, pickupAt, price, onRider, onSchedule }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ride-details",
		children: [pickup === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupHintRow, {
			pickup,
			rider
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RiderRow, {
			rider,
			isAhead: pickupAt !== null,
			onChange: onRider
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhenChoice, {
			at: pickupAt,
			rider,
			price,
			onChange: onSchedule
		})]
	});
}
/** How the ride is paid: by a package that covers it, or by a method of the country. */
function PayChoice({ owned, withPackage, onPackage, alone, quotedCountry, countryId }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [owned === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackageChoice, {
		owned,
		on: withPackage,
		alone: alone === void 0 ? void 0 : money(alone, quotedCountry),
		onChange: onPackage
	}), countryId === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentCard, { countryId })] });
}
export { CarsNear, FareDetails, FeeTermsNote, LadiesNotice, MapWaits, PayChoice, PriceMoved, PromotionRow, RideDetails, ShareBound, SurgeNote, useForgetHint as n, useKeepHint as r, ride_details_exports as t };
