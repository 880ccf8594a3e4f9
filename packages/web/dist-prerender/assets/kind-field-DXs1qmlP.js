import { c as vehicleTypes } from "./vehicles-BkZ3UL9X.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { n as vehicleUsesText, t as vehicleNames } from "./vehicle-kinds-CrP4P8kk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/rules/src/dispatch/vehicle-kinds.ts
var vehicleKinds = vehicleTypes.filter((type) => type !== "premium");
/** How good a vehicle is, which staff decide. */
var vehicleClasses = ["standard", "premium"];
/** Kinds of which some are of the premium class. */
var premiumKinds = ["sedan"];
// packages/web/src/common/kind-field.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The kind of a vehicle; below it what such a one drives. */
function KindField({ value, onChange, label, error }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
		label: label ?? t("whatYouDrive"),
		name: "vehicleKind",
		value,
		hint: vehicleUsesText(t, value),
		error,
		onChange: (event) => onChange(event.target.value),
		children: vehicleKinds.map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: kind,
			children: t(vehicleNames[kind])
		}, kind))
	});
}
export { premiumKinds as n, vehicleClasses as r, KindField as t };
