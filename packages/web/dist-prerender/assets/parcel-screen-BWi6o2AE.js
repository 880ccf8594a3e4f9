import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { G as useOnline, O as ApiError, P as serverMessage, Z as toast, ct as useLocation, d as Button, f as IconButton, kt as countryById, l as ErrorCard, u as Skeleton, ut as useSearch } from "../prerender.mjs";
import { t as localPhone } from "./phone-DKkvZYbE.js";
import { c as money } from "./format-sa5lnLJg.js";
import { D as isOneOf, j as sortedBy, n as country } from "./preferences-D2yk24TH.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { a as parcelVehicleIds, i as goodsVehicleIds, l as packageTypes, r as goodsVehicle } from "./vehicles-BkZ3UL9X.js";
import { t as PaymentCard } from "./payment-card-YoglT3hK.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { c as vehicleName, i as packageNames } from "./names-CUH5J7OZ.js";
import { t as parcelLineText } from "./parcel-line-text-CxZtYhDx.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as PlaceField } from "./place-field-C2FJnFpO.js";
import { t as ChoiceRow } from "./choice-row-C8YnXXty.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as TaxLines } from "./tax-lines-CBajhJLk.js";
import { r as RouteMarks } from "./person-Dzr6m2qL.js";
import { t as TextArea } from "./text-area-CeFpfHV0.js";
import { t as Switch } from "./switch-B_aM5TpA.js";
/* empty css                 */
import { i as namePoint, n as currentPosition, r as mayLocate } from "./places-B-AzpD6x.js";
import { t as useSettled } from "./use-settled-Mj4R_cD-.js";
import { n as renewParcelQuotes, s as useParcelQuote, u as useRequestParcel } from "./api-DNGlBwYr.js";
import { t as clientNumber } from "./order-life-j3LJ38LQ.js";
import { t as useChosenMethod } from "./chosen-method-ykO2MiLJ.js";
// packages/rules/src/sharing/outside-caps.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Why a message was not sent: its receiver said stop, or there were too many. */
var withheldReasons = ["stopped", "limited"];
// packages/rules/src/orders/parcels.ts
/** Who pays for a parcel's way. */
var parcelPayers = ["sender", "receiver"];
[...withheldReasons];
goodsVehicleIds.map((id) => ({
	id,
	maxKg: goodsVehicle(id).maxKg,
	offered: isOneOf(parcelVehicleIds, id)
}));
/** A weight in whole tenths of a kilogram, or undefined for what no scale of the form shows (spec: operations §5, step 0.1). */
function tenthsOfKg(kg) {
	const tenths = Math.round(kg * 10);
	return Number.isFinite(kg) && kg > 0 && Math.abs(tenths / 10 - kg) < 1e-9 ? tenths : void 0;
}
// packages/web/src/art/parcels.ts
var NIGHT = "#0E1033";
var draw = (inside) => `<svg class="parcel-art" viewBox="0 0 64 48" aria-hidden="true">${inside}</svg>`;
/** A box of `w` × `h` that stands on the ground at 42, with its tape. */
var box = (w, h) => {
	const x = 32 - w / 2;
	const y = 42 - h;
	const lid = Math.min(8, h / 3);
	return `<path fill="#D98A3D" d="M${x} ${y + lid}h${w}v${h - lid - 2}a2 2 0 0 1-2 2h-${w - 4}a2 2 0 0 1-2-2z"/><path fill="#F0B56B" d="M${x + 3} ${y}h${w - 6}l3 ${lid}h-${w}z"/><path fill="#FFE3B8" d="M${32 - w / 12} ${y}h${w / 6}v${lid + h / 4}h-${w / 6}z"/>`;
};
/** What is sent, 64 × 48. */
var packageArt = {
	document: draw("<path fill=\"#C9D3FF\" d=\"M14 10h36v32H14z\"/><path fill=\"#fff\" d=\"M18 5h24l5 5v25H18z\"/><path fill=\"#97A2FF\" d=\"M42 5v5h5z\"/><path stroke=\"#2F3BD9\" stroke-width=\"2.4\" stroke-linecap=\"round\" d=\"M23 14h14M23 20h18M23 26h11\"/><path fill=\"#2F3BD9\" d=\"M14 28l18 9 18-9v14H14z\"/>"),
	small_package: draw(box(24, 18)),
	medium_package: draw(box(36, 26)),
	large_package: draw(box(50, 36)),
	fragile: draw(`<path fill="#CFE3F7" d="M20 6h24l-3 15c-1 5-4 8-9 8s-8-3-9-8z"/><path fill="#97C4EE" d="M22 16h20l-1 5c-1 5-4 8-9 8s-8-3-9-8z"/><path stroke="${NIGHT}" stroke-width="2.6" d="M32 29v11M23 41h18" stroke-linecap="round"/><path stroke="#CF2A22" stroke-width="2" fill="none" stroke-linejoin="round" d="M37 7l-3 5 4 3-4 6"/>`),
	electronics: draw(`<rect x="10" y="9" width="34" height="24" rx="3" fill="${NIGHT}"/><rect x="13" y="12" width="28" height="18" fill="#97A2FF"/><path fill="#C9D3FF" d="M6 35h42l3 6H3z"/><rect x="44" y="15" width="15" height="27" rx="3" fill="#FF7A1A"/><rect x="46.5" y="19" width="10" height="17" fill="#FFE3B8"/>`)
};
var wheel = (x, r = 6) => `<circle cx="${x}" cy="41" r="${r}" fill="${NIGHT}"/><circle cx="${x}" cy="41" r="${r * .42}" fill="#E5E7FC"/>`;
/** What brings it, from the side, 64 × 48. */
var carrierArt = {
	motorcycle: draw(`<path fill="#FF7A1A" d="M6 14h19v17H6z"/><path fill="#FFE3B8" d="M6 20h19v4H6z"/><path fill="#CF2A22" d="M24 28h16l5-8 6 3-4 13H27z"/><path fill="${NIGHT}" d="M24 25h15v4H24z"/><path stroke="${NIGHT}" stroke-width="3" stroke-linecap="round" fill="none" d="M43 16l4-3M46 17l7 22M14 40l10-8"/>${wheel(14)}${wheel(53)}`),
	sedan: draw(`<path fill="#2F3BD9" d="M3 39c-1 0-2-1-2-2v-5c0-3 1-4 4-5l8-1 7-7c2-2 4-3 7-3h11c4 0 6 1 9 3l6 7 7 1c2 1 3 2 3 5v5c0 1-1 2-2 2z"/><path fill="#CFE3F7" d="M17 26l6-6c1-1 2-1 4-1h4v7zM34 19h5c3 0 4 1 6 3l4 4H34z"/>${wheel(15)}${wheel(49)}`),
	tuktuk: draw(`<path fill="#0A7548" d="M5 39c-2 0-3-1-3-3V15c0-3 2-5 5-5h25c4 0 6 2 8 5l7 13 9 3c3 1 4 3 4 5v3z"/><path fill="#FFC21A" d="M2 15c0-3 2-5 5-5h25c4 0 6 2 8 5l1 2H2z"/><path fill="#D98A3D" d="M5 21h16v13H5z"/><path fill="#CFE3F7" d="M29 19h10l5 9H29z"/>${wheel(14)}${wheel(52)}`),
	bakkie: draw(`<path fill="#0A7548" d="M2 27h27V16c0-1 1-2 2-2h10c3 0 5 1 6 3l5 9 8 2c2 0 3 2 3 4v6c0 1-1 2-2 2H4c-1 0-2-1-2-2z"/><path fill="#CFE3F7" d="M33 18h8c2 0 3 1 4 2l3 6H33z"/><path fill="#D98A3D" d="M6 17h11v10H6zM18 20h8v7h-8z"/>${wheel(14)}${wheel(50)}`),
	van: draw(`<path fill="#FFC21A" d="M2 40V12c0-3 1-4 4-4h31c3 0 5 1 7 3l9 12 7 2c2 1 3 2 3 5v8c0 1-1 2-2 2z"/><path fill="#CFE3F7" d="M40 13l8 10h-9V13z"/><path fill="${NIGHT}" opacity=".2" d="M2 27h34v3H2z"/>${wheel(14)}${wheel(50)}`)
};
// packages/web/src/orders/parcel-draft.ts
var emptySide = {
	name: "",
	phone: "",
	address: "",
	place: null
};
var newDraft = (sender) => ({
	sender: {
		...emptySide,
		...sender
	},
	receiver: emptySide,
	type: null,
	weight: "",
	value: "",
	note: "",
	isFragile: false,
	requiresSignature: false,
	picked: null,
	paidBy: "sender"
});
/** Kilograms, or null until some that a scale can show stand there. */
var kgOf = ({ weight }) => tenthsOfKg(Number(weight)) === void 0 ? null : Number(weight);
/** The vehicles that can bring it, the cheapest first; none until they are priced. */
var carriers = (quote) => /* @__PURE__ */ sortedBy((quote?.vehicles ?? []).filter((one) => one.price !== null), ({ price }) => Number(price.fare));
/** The vehicle that is sent as things stand. */
function vehicleOf({ picked }, quote) {
	const able = carriers(quote);
	return able.find(({ vehicleType }) => vehicleType === picked) ?? able[0];
}
/** Kilograms that the largest of the market's vehicles for this kind carries; undefined while they are not known. */
function heaviestFor(type, quote) {
	return quote && Math.max(0, ...quote.vehicles.filter(({ suits }) => type === null || suits.includes(type)).map(({ maxKg }) => maxKg));
}
function sideProblems(who, { name, phone, place }) {
	const problems = [];
	if (name.trim() === "") problems.push([`${who}Name`, "parcelNameMissing"]);
	if (phone.trim() === "") problems.push([`${who}Phone`, "parcelPhoneMissing"]);
	if (place === null) problems.push([`${who}Place`, "parcelNoPlace"]);
	return problems;
}
var routeProblems = ({ sender, receiver }) => Object.fromEntries([...sideProblems("sender", sender), ...sideProblems("receiver", receiver)]);
function contentProblems(draft, quote) {
	const problems = {};
	const kg = kgOf(draft);
	if (draft.type === null) problems["type"] = "parcelTypeMissing";
	if (kg === null) problems["weight"] = "parcelWeightMissing";
	else if (draft.type !== null && kg > (heaviestFor(draft.type, quote) ?? Infinity)) problems["weight"] = "parcelTooHeavy";
	return problems;
}
var at = ({ lat, lng }) => ({
	lat,
	lng
});
/** What of it makes its price. */
var askedOf = (draft) => ({
	pickup: draft.sender.place === null ? null : at(draft.sender.place),
	dropoff: draft.receiver.place === null ? null : at(draft.receiver.place),
	packageType: draft.type,
	kg: kgOf(draft),
	isFragile: draft.isFragile
});
/** What is sent, but for its number; undefined while something is missing. */
function parcelBody(draft, by, quote) {
	const { sender, receiver, type, value, isFragile, paidBy } = draft;
	const kg = kgOf(draft);
	const vehicle = vehicleOf(draft, quote);
	if (sender.place === null || receiver.place === null || type === null || vehicle === void 0 || kg === null) return void 0;
	return {
		senderId: by.userId,
		senderName: sender.name,
		senderPhone: sender.phone,
		receiverName: receiver.name,
		receiverPhone: receiver.phone,
		pickupAddress: sender.address,
		dropoffAddress: receiver.address,
		pickupLocation: at(sender.place),
		dropoffLocation: at(receiver.place),
		packageType: type,
		vehicleType: vehicle.vehicleType,
		weight: kg,
		declaredValue: value === "" ? null : Number(value),
		deliveryInstructions: draft.note,
		isFragile,
		requiresSignature: draft.requiresSignature,
		paidBy,
		paymentMethod: paidBy === "receiver" ? "cash" : by.method,
		estimatedCost: vehicle.price.fare,
		quoteId: vehicle.price.quoteId
	};
}
// packages/web/src/orders/parcel-confirm.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What makes a price, where it is more than its vehicle. */
function Sums({ quote, vehicle }) {
	const t = useText();
	const { lines } = vehicle.price;
	if (lines.length < 2) return null;
	const sum = (amount) => money(amount.replace("-", ""), quote.countryId, quote.decimals);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "caption num vehicle-sums",
		children: lines.map(({ kind, amount }) => kind === "base" ? sum(amount) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: `${amount.startsWith("-") ? "−" : "+"} ${parcelLineText(t, kind, vehicle)} ${sum(amount)}` }, kind))
	});
}
/** The vehicles that can bring it, each with what it carries, how long it takes and what makes its price; the cheapest is chosen. */
function VehicleCards({ draft, quote, onChange }) {
	const t = useText();
	const able = carriers(quote);
	const chosen = vehicleOf(draft, quote);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "card doc vehicle-cards",
		"aria-busy": quote === void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "visually-hidden",
				children: t("parcelVehicle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("parcelVehicle")
			}),
			quote === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 72 }) : null,
			able.map((vehicle) => {
				const { vehicleType: id, maxKg, minutes, price } = vehicle;
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "vehicle-card",
					"data-on": chosen?.vehicleType === id,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							className: "visually-hidden",
							type: "radio",
							name: "vehicle",
							checked: chosen?.vehicleType === id,
							onChange: () => onChange({ picked: id })
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: carrierArt[id] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(vehicleName(id)) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
							className: "vehicle-price num",
							children: quote === void 0 ? "" : money(price.fare, quote.countryId, quote.decimals)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption num dotted",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("parcelMax", { n: maxKg }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("parcelMinutes", {
								from: minutes[0],
								to: minutes[1]
							}) })]
						}),
						quote === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sums, {
							quote,
							vehicle
						}),
						vehicle === able[0] && able.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "chip ok",
							children: t("parcelCheapest")
						}) : null
					]
				}, id);
			})
		]
	});
}
/** Third step: what brings it and who pays. */
function ParcelConfirm({ draft, quote, onChange }) {
	const t = useText();
	const own = country.use();
	const countryId = quote?.countryId ?? own;
	const names = {
		sender: t("parcelBySender"),
		receiver: t("parcelByReceiver")
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleCards, {
		draft,
		quote,
		onChange
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("parcelPaidBy"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			className: "parcel-payers",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "h2",
				children: t("parcelPaidBy")
			}), parcelPayers.map((payer) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "parcel-payer",
				"data-on": draft.paidBy === payer,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					className: "visually-hidden",
					type: "radio",
					name: "payer",
					checked: draft.paidBy === payer,
					onChange: () => onChange({ paidBy: payer })
				}), names[payer]]
			}, payer))]
		}), draft.paidBy === "sender" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentCard, {
			countryId,
			brought: true
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption",
			children: t("parcelByReceiverNote")
		})]
	})] });
}
// packages/web/src/orders/parcel-sides.tsx
function SideCard({ title, side, addressLabel, who, from, looks = false, problems, onChange }) {
	const t = useText();
	const { dialCode } = countryById(country.use());
	const isSender = who === "sender";
	const [open, setOpen] = (0, import_react.useState)(!isSender);
	const isKnown = side.name.trim() !== "" && side.phone.trim() !== "" && (side.place !== null || looks && side.address === "");
	const problem = (field) => {
		const key = problems[`${who}${field}`];
		return key === void 0 ? void 0 : t(key);
	};
	if (isKnown && !open) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceRow, {
			icon: "pin",
			text: side.place === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton parcel-looks" }) : side.address,
			note: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				side.name,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
				side.phone
			] }),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => setOpen(true),
				children: t("change")
			})
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": title,
		onFocus: () => setOpen(true),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
				label: `${addressLabel} *`,
				text: side.address,
				chosen: side.place,
				from,
				withCurrent: isSender,
				error: problem("Place"),
				placeholder: t("parcelAddressHint"),
				onChange: (address, place) => onChange({
					...side,
					address,
					place
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "parcel-pair",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: `${t("parcelName")} *`,
					required: true,
					placeholder: t("parcelNameHint"),
					value: side.name,
					maxLength: 80,
					autoComplete: isSender ? "name" : "off",
					error: problem("Name"),
					onChange: (event) => onChange({
						...side,
						name: event.target.value
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: `${t("parcelPhone")} *`,
					required: true,
					type: "tel",
					inputMode: "tel",
					placeholder: `${dialCode} …`,
					value: side.phone,
					maxLength: 30,
					autoComplete: isSender ? "tel" : "off",
					error: problem("Phone"),
					onChange: (event) => onChange({
						...side,
						phone: event.target.value
					})
				})]
			})
		]
	});
}
/** First step: from whom, to whom. */
function ParcelSides({ draft, looksForPickup, problems, onChange }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SideCard, {
		title: t("parcelSender"),
		side: draft.sender,
		addressLabel: t("parcelPickup"),
		who: "sender",
		from: null,
		looks: looksForPickup,
		problems,
		onChange: (sender) => onChange({ sender })
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SideCard, {
		title: t("parcelReceiver"),
		side: draft.receiver,
		addressLabel: t("parcelDropoff"),
		who: "receiver",
		from: draft.sender.place,
		problems,
		onChange: (receiver) => onChange({ receiver })
	})] });
}
// packages/web/src/orders/parcel-summary.tsx
/** What it costs, line by line. */
function Estimate({ quote, vehicle }) {
	const t = useText();
	const row = (text, amount, of) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: `row spread ${of ?? ""}`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: text }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
			className: "num",
			children: money(amount, quote.countryId, quote.decimals)
		})]
	}, text);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("parcelEstimate"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("parcelEstimate")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "receipt-lines",
			children: [
				vehicle.price.lines.map(({ kind, amount }) => row(parcelLineText(t, kind, vehicle), amount)),
				row(t("total"), vehicle.price.fare, "total"),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaxLines, {
					taxes: vehicle.price.taxes,
					countryId: quote.countryId,
					text: "lineTax"
				})
			]
		})]
	});
}
/** The parcel as it stands, with its price once a vehicle and a weight are set. */
function ParcelSummary({ draft, quote }) {
	const t = useText();
	const vehicle = vehicleOf(draft, quote);
	const kg = kgOf(draft);
	const { sender, receiver, type } = draft;
	const load = [...receiver.name.trim() === "" ? [] : [receiver.name], ...type === null || kg === null ? [] : [t(packageNames[type]), `${kg} kg`]];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc parcel-route",
		"aria-label": t("parcelStepRoute"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RouteMarks, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: sender.place === null ? "caption" : "label strong",
					children: sender.place === null ? t("parcelPickup") : sender.address
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: receiver.place === null ? "caption" : "label strong",
					children: receiver.place === null ? t("parcelDropoff") : receiver.address
				})]
			}),
			load.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num parcel-load",
				children: load.join(" · ")
			})
		]
	}), quote === void 0 || vehicle === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Estimate, {
		quote,
		vehicle
	})] });
}
// packages/web/src/orders/parcel-what.tsx
/** Kilograms of the one-tap choices. */
var QUICK_KG = [
	1,
	2,
	5,
	10,
	20
];
/** The kinds as tiles, each with its drawing. */
function Kinds({ draft, problems, onChange }) {
	const t = useText();
	const id = (0, import_react.useId)();
	const choose = (type) => onChange({
		type,
		isFragile: type === "fragile"
	});
	const problem = problems["type"];
	const tiles = packageTypes.map((type) => {
		const [name, kilograms] = t(packageNames[type]).split(/ (?=\()/);
		return {
			type,
			name,
			kilograms
		};
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "parcel-kinds",
		"data-invalid": problem !== void 0,
		"aria-describedby": problem === void 0 ? void 0 : id,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "label",
				children: `${t("parcelType")} *`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "parcel-tiles",
				children: tiles.map(({ type, name, kilograms }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "parcel-tile",
					"data-on": draft.type === type,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							className: "visually-hidden",
							type: "radio",
							name: "package",
							checked: draft.type === type,
							onChange: () => choose(type)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: packageArt[type] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "label",
							children: name
						}),
						kilograms === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption num",
							children: kilograms
						})
					]
				}, type))
			}),
			problem === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				id,
				children: t(problem)
			})
		]
	});
}
/** Second step: what is sent. */
function ParcelWhat({ draft, quote, problems, onChange }) {
	const t = useText();
	const own = country.use();
	const most = heaviestFor(draft.type, quote);
	const above = quote?.vehicles.flatMap(({ aboveKg }) => aboveKg ?? []) ?? [];
	const percent = quote?.fragilePercent ?? 0;
	const fragile = percent === 0 ? t("parcelFragileLine") : t("parcelFragile", { percent });
	const heavy = problems["weight"];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("parcelDetails"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("parcelDetails")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Kinds, {
				draft,
				problems,
				onChange
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: `${t("parcelWeight")} *`,
				type: "number",
				inputMode: "decimal",
				step: "0.1",
				min: "0.1",
				max: most,
				required: true,
				value: draft.weight,
				hint: above.length === 0 ? void 0 : t("parcelWeightHint", { kg: Math.min(...above) }),
				placeholder: "0.0",
				error: heavy === void 0 ? void 0 : t(heavy),
				onChange: (event) => onChange({ weight: event.target.value })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "parcel-chips",
				role: "group",
				"aria-label": t("parcelWeight"),
				children: QUICK_KG.map((kg) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "phrase num",
					"aria-pressed": draft.weight === String(kg),
					onClick: () => onChange({ weight: String(kg) }),
					children: `${kg} kg`
				}, kg))
			}),
			draft.type === "fragile" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread parcel-switch",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label",
					children: fragile
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
					on: draft.isFragile,
					label: fragile,
					onChange: (isFragile) => onChange({ isFragile })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread parcel-switch",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						children: t("parcelSignature")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption parcel-help",
						children: t("parcelSignatureNote")
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
					on: draft.requiresSignature,
					label: t("parcelSignature"),
					onChange: (requiresSignature) => onChange({ requiresSignature })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("parcelValue"),
				hint: t("parcelValueHint"),
				prefix: countryById(quote?.countryId ?? own).currencySymbol,
				type: "number",
				inputMode: "decimal",
				step: "0.01",
				min: "0",
				value: draft.value,
				onChange: (event) => onChange({ value: event.target.value })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("parcelNote"),
				rows: 3,
				maxLength: 500,
				value: draft.note,
				onChange: (event) => onChange({ note: event.target.value })
			})
		]
	});
}
// packages/web/src/orders/use-pickup-here.ts
/**
* A parcel mostly leaves from where its sender stands: told once, where the phone says so without asking anybody.
* @returns whether that is still being looked for
*/
function usePickupHere(found) {
	const [looks, setLooks] = (0, import_react.useState)(true);
	const tell = (0, import_react.useEffectEvent)(async (isGone) => {
		const point = await mayLocate() ? await currentPosition() : void 0;
		if (point === void 0) return;
		const place = await namePoint(point);
		if (!isGone()) found(place);
	});
	(0, import_react.useEffect)(() => {
		let gone = false;
		tell(() => gone).finally(() => setLooks(false));
		return () => {
			gone = true;
		};
	}, []);
	return looks;
}
// packages/web/src/orders/use-priced.ts
/**
* What the market offers for a parcel as it is written down, asked once nothing more is typed.
* @returns `quote`: with the prices of this very parcel; `offer`: what is offered on its way, also while a new price is asked; `refused`:
*   why there is none
*/
function usePriced(draft) {
	const asked = askedOf(draft);
	const typed = String(asked.kg ?? "");
	const settled = useSettled(typed);
	const { data, error, isPlaceholderData, refetch } = useParcelQuote({
		...asked,
		kg: settled === "" ? null : Number(settled)
	});
	return {
		quote: isPlaceholderData || settled !== typed ? void 0 : data,
		offer: data,
		refused: error,
		ask: () => void refetch()
	};
}
// packages/web/src/orders/use-send-parcel.ts
/** Sends a parcel once, however often it is pressed, and leads to its page. */
function useSendParcel(quote) {
	const t = useText();
	const [, go] = useLocation();
	const userId = session.use()?.id ?? 0;
	const own = country.use();
	const method = useChosenMethod(quote?.countryId ?? own);
	const request = useRequestParcel();
	const number = (0, import_react.useRef)(void 0);
	function send(draft) {
		const body = parcelBody(draft, {
			userId,
			method
		}, quote);
		if (body === void 0) return;
		const of = JSON.stringify({
			...body,
			quoteId: void 0,
			estimatedCost: void 0
		});
		if (number.current?.of !== of) number.current = {
			of,
			number: clientNumber("parcel", Date.now())
		};
		request.mutate({
			...body,
			trackingNumber: number.current.number
		}, {
			onSuccess: ({ id }) => {
				toast({
					title: t("parcelRequestedTitle"),
					text: t("parcelRequested")
				});
				go(`/orders?order=${id}`, { replace: true });
			},
			onError: (error) => {
				renewParcelQuotes();
				const known = error instanceof ApiError && error.status < 500;
				toast({
					title: t("error"),
					text: known ? serverMessage(error, t("parcelFailed")) : t("parcelFailed"),
					tone: "bad"
				});
			}
		});
	}
	return {
		send,
		isPending: request.isPending
	};
}
// packages/web/src/orders/parcel-screen.tsx
var LAST_STEP = 3;
/** Where the person is among the three steps. */
function StepList({ step }) {
	const t = useText();
	const names = [
		t("parcelStepRoute"),
		t("parcelStepWhat"),
		t("parcelStepConfirm")
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "parcel-steps",
		children: names.map((name, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			"data-done": i + 1 < step,
			"aria-current": i + 1 === step ? "step" : void 0,
			children: name
		}, name))
	});
}
/** `/parcel-delivery` (spec: operations §2 Parcel delivery) in three steps; `?step=` is where the phone's Back goes a step back. */
function ParcelScreen() {
	const t = useText();
	const [, go] = useLocation();
	const wanted = Number(new URLSearchParams(useSearch()).get("step")) || 1;
	const online = useOnline();
	const wide = useWide();
	const user = session.use();
	const countryId = country.use();
	const form = (0, import_react.useRef)(null);
	const [draft, setDraft] = (0, import_react.useState)(() => newDraft({
		name: user?.name ?? "",
		phone: user?.phone == null ? "" : localPhone(user.phone, countryById(countryId).dialCode)
	}));
	const [tried, setTried] = (0, import_react.useState)({
		step: 0,
		times: 0
	});
	const { quote, offer, refused, ask } = usePriced(draft);
	const sending = useSendParcel(quote);
	const found = [routeProblems(draft), contentProblems(draft, offer)];
	const firstOpen = found.findIndex((problems) => Object.keys(problems).length > 0) + 1 || LAST_STEP;
	const step = Math.min(Math.max(1, wanted), firstOpen);
	const problems = tried.step === step ? found[step - 1] ?? {} : {};
	const vehicle = vehicleOf(draft, quote);
	const total = quote === void 0 || vehicle === void 0 ? void 0 : money(vehicle.price.fare, quote.countryId, quote.decimals);
	const change = (changed) => setDraft((before) => ({
		...before,
		...changed
	}));
	const looksForPickup = usePickupHere((place) => setDraft((before) => before.sender.place === null && before.sender.address === "" ? {
		...before,
		sender: {
			...before.sender,
			place,
			address: place.address
		}
	} : before));
	(0, import_react.useEffect)(() => {
		if (tried.times > 0) form.current?.querySelector("[aria-invalid=\"true\"], [data-invalid=\"true\"] input")?.focus();
	}, [tried]);
	const shown = (0, import_react.useRef)(step);
	(0, import_react.useEffect)(() => {
		if (shown.current === step) return;
		shown.current = step;
		scrollTo(0, 0);
		const heading = form.current?.querySelector("h2");
		if (heading == null) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, [step]);
	function submit(event) {
		event.preventDefault();
		if (Object.keys(found[step - 1] ?? {}).length > 0) {
			setTried(({ times }) => ({
				step,
				times: times + 1
			}));
			toast({
				title: t("parcelMissingTitle"),
				text: t("parcelMissing"),
				tone: "bad"
			});
		} else if (step < LAST_STEP) go(`/parcel-delivery?step=${step + 1}`);
		else sending.send(draft);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AppShell, {
		bare: true,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: "parcel-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("back"),
				icon: "back",
				onClick: () => step > 1 ? history.back() : go("/passenger")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h2",
				children: t("serviceParcel")
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "page parcel-page",
			id: "main",
			"data-step": step,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepList, { step }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				ref: form,
				className: "stack parcel-form",
				noValidate: true,
				onSubmit: submit,
				children: [step === 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelSides, {
					draft,
					looksForPickup,
					problems,
					onChange: change
				}) : step === 2 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelWhat, {
					draft,
					quote: offer,
					problems,
					onChange: change
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelConfirm, {
					draft,
					quote,
					onChange: change
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "parcel-rail",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "parcel-side",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelSummary, {
								draft,
								quote
							})
						}),
						refused === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
							text: serverMessage(refused, t("parcelNoPrice")),
							onRetry: ask
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "parcel-go",
							children: [step === LAST_STEP || total === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption",
								children: t("parcelEstimate")
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "num",
								children: total
							})] }), step === LAST_STEP ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
								type: "submit",
								full: true,
								className: "summed",
								busy: sending.isPending,
								why: !online ? t("offlineRequest") : total === void 0 ? t("parcelNoPrice") : void 0,
								children: [
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("parcelSubmit") }),
									total === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
										className: "visually-hidden",
										children: " · "
									}),
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
										className: "num",
										children: total
									})
								]
							}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
								type: "submit",
								full: true,
								children: t("parcelContinue")
							})]
						}),
						wide && draft.sender.place !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "parcel-map",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
								pickup: draft.sender.place,
								dropoff: draft.receiver.place ?? void 0
							})
						}) : null
					]
				})]
			})]
		})]
	});
}
export { ParcelScreen };
