import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { t as paintOf } from "./car-paint-CmmFR0b5.js";
// packages/web/src/common/car-ticket.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The car that comes: its plate largest, and what it looks like.
* @param children what is told or shown in it, beside the plate
*/
function CarTicket({ vehicle, kind, children }) {
	const looks = carLooks(useText(), vehicle);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "car-ticket",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "car-looks",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle.licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "strong",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "car-paint",
					style: { background: paintOf(vehicle.color) },
					"aria-hidden": "true"
				}), kind === void 0 ? looks : `${kind} · ${looks}`]
			})]
		}), children]
	});
}
export { CarTicket as t };
