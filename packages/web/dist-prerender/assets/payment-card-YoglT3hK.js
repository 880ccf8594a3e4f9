import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import "./payment-BSs0eHWe.js";
import { i as paymentMethod } from "./preferences-D2yk24TH.js";
import { n as useOfferedMethods, t as useChosenMethod } from "./chosen-method-ykO2MiLJ.js";
import { t as useWallet } from "./wallet-BPTHOCK6.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as ChoiceRow } from "./choice-row-C8YnXXty.js";
import { d as Button } from "../prerender.mjs";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
/* empty css                      */
import { t as balanceText } from "./balance-text-Ch67290_.js";
import { s as methodNames } from "./format-sa5lnLJg.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/payment-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** @param brought what is paid for is brought by a courier, who takes the cash; a ride is paid at its end */
function PaymentCard({ countryId, brought = false }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const chosen = useChosenMethod(countryId);
	const methods = useOfferedMethods(countryId);
	const wallet = useWallet();
	const note = (id) => id === "safiri_wallet" ? wallet.data === void 0 ? "" : `${wallet.data.number} · ${balanceText(t, wallet.data)}` : t(brought ? "payCourier" : "payAfterRide");
	const name = (id) => t(methodNames[id] ?? id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChoiceRow, {
		icon: chosen === "safiri_wallet" ? "wallet" : "cash",
		text: name(chosen),
		note: note(chosen),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			onClick: () => setOpen(true),
			children: t("change")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open,
			onClose: () => setOpen(false),
			title: t("paymentMethods"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				children: methods.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					className: "card method",
					"aria-pressed": id === chosen,
					onClick: () => {
						paymentMethod.set(id);
						setOpen(false);
					},
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: id === "safiri_wallet" ? "wallet" : "cash" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "grow",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name(id) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption num",
								children: note(id)
							})]
						}),
						id === chosen ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "check" }) : null
					]
				}) }, id))
			})
		})]
	});
}
export { PaymentCard as t };
