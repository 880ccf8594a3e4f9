import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { a as pressSos, c as sos } from "./sos-DAxhXrVq.js";
/* empty css                */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/safety/sos-button.tsx
var import_jsx_runtime = require_jsx_runtime();
/** EMERGENCY: one tap starts the countdown; no holding, so that it works with one hand and with a tremor. */
function SosButton({ rideId, short = false }) {
	const t = useText();
	const { phase } = sos.use();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "sos",
		"aria-label": t("emergency"),
		disabled: phase === "counting",
		onClick: () => pressSos({ rideId }),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "alert",
			size: 22
		}), t(short ? "sos" : "emergency")]
	});
}
export { SosButton as t };
