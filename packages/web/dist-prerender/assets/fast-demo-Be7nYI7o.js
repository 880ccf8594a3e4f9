import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as ChoiceRow } from "./choice-row-C8YnXXty.js";
import { t as Switch } from "./switch-B_aM5TpA.js";
import { n as wantsFast } from "./ride-request-screen-BtJjiPFR.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/fast-demo.tsx
var import_jsx_runtime = require_jsx_runtime();
/** In the demo: lets the newcomer's own trip run faster, to see it whole. */
function FastDemoSwitch() {
	const t = useText();
	const on = wantsFast.use();
	const { demo } = useAppSettings();
	if (!demo) return null;
	const label = t("fastTrip", { factor: String(6) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceRow, {
		icon: "bolt",
		text: label,
		note: t("fastTripNote"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
			on,
			label,
			onChange: (next) => wantsFast.set(next)
		})
	});
}
export { FastDemoSwitch };
