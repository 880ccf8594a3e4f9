import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { c as EmptyState, d as Button, gt as Flag, kt as countryById, t as countryNames } from "../prerender.mjs";
import { t as foldText } from "./fold-text-80WpCxpR.js";
import { s as methodNames } from "./format-sa5lnLJg.js";
import { _ as useHomeMarket, d as instanceMarkets } from "./preferences-D2yk24TH.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as chooseMarket } from "./choose-market-CPXkwjZ5.js";
import { n as WaitingListForm } from "./country-button-CYzCfxd_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/countries/market-picker.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Nobody looks for one of fewer cities by typing. */
var SEARCHED_FROM = 8;
function MarketCard({ market, chosen, onChoose }) {
	const t = useText();
	const { currency, currencySymbol, dialCode } = countryById(market.countryId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: `card country-card ${chosen ? "chosen" : ""}`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "country-choose",
			"aria-pressed": chosen,
			onClick: onChoose,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "row",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, { id: market.countryId }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "title grow",
						children: market.name
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "label num",
					children: [
						t(countryNames[market.countryId]),
						" · ",
						currencySymbol,
						" · ",
						currency,
						" · ",
						dialCode
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: market.payments.map((id) => t(methodNames[id] ?? "cash")).join(", ")
				}),
				market.isOpen ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption note",
					children: t("cityPaused")
				})
			]
		})
	});
}
/** The cities of this instance, of which somebody chooses where to look before the phone has said where it is. */
function MarketPicker({ open, onClose }) {
	const t = useText();
	const home = useHomeMarket();
	const [search, setSearch] = (0, import_react.useState)("");
	const [isAsking, setAsking] = (0, import_react.useState)(false);
	const all = instanceMarkets ?? [];
	const wanted = foldText(search);
	const found = all.filter(({ name, countryId }) => foldText(`${name} ${t(countryNames[countryId])}`).includes(wanted));
	const close = () => {
		setAsking(false);
		onClose();
	};
	const choose = (market) => {
		chooseMarket(market);
		close();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose: close,
		title: t("chooseCity"),
		tall: true,
		children: isAsking ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingListForm, {
			about: "other",
			onDone: () => setAsking(false)
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			all.length < SEARCHED_FROM ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "input country-search",
				type: "search",
				"aria-label": t("searchCities"),
				placeholder: t("searchCities"),
				value: search,
				onChange: (event) => setSearch(event.target.value)
			}),
			found.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t(all.length === 0 ? "noCityYet" : "noCityFound") }) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "country-cards",
				children: found.map((market) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketCard, {
					market,
					chosen: market.id === home?.id,
					onChoose: () => choose(market)
				}, market.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("footer", {
				className: "country-foot",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("dontSeeCity")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => setAsking(true),
					children: t("requestCity")
				})]
			})
		] })
	});
}
export { MarketPicker };
