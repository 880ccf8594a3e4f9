import { d as instanceMarkets } from "./preferences-D2yk24TH.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as chooseMarket } from "./choose-market-CPXkwjZ5.js";
import { t as CountryButton } from "./country-button-CYzCfxd_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/countries/ask-market.tsx
var import_jsx_runtime = require_jsx_runtime();
/** More are chosen from in the picker. */
var SHOWN_AT_MOST = 4;
/** Asks in which city this person is, where neither the phone nor a trip has told yet. */
function AskMarket() {
	const t = useText();
	const all = instanceMarkets ?? [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card ask-market",
		"aria-label": t("chooseCity"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "title",
			children: t("chooseCity")
		}), all.length > SHOWN_AT_MOST ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountryButton, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "row",
			children: all.map((market) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "button soft small",
				onClick: () => chooseMarket(market),
				children: market.name
			}, market.id))
		})]
	});
}
export { AskMarket };
