import { t as agoOf } from "./display-CDYkx7vU.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { G as useOnline, a as useUnsentCount, i as useHasUnsentFixes } from "../prerender.mjs";
import { n as lastFetchedAt } from "./offline-cache-Bskqm_Be.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/shell/offline-banner.tsx
var import_jsx_runtime = require_jsx_runtime();
var ages = {
	minutes: "offlineMinutes",
	hours: "offlineHours",
	days: "offlineDays"
};
function ageText(t, seenAt, now) {
	if (seenAt === void 0) return t("offlineBanner");
	const ago = agoOf((now - seenAt) / 1e3);
	return ago.unit === "now" ? t("offlineNow") : t(ages[ago.unit], { n: ago.n });
}
function Offline() {
	const t = useText();
	const now = useNow(15e3);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children: ageText(t, lastFetchedAt(), now) });
}
/** Says that there is no connection, how old what is shown is, and how much still waits to be sent. */
function OfflineBanner() {
	const t = useText();
	const online = useOnline();
	const unsent = useUnsentCount();
	const fixes = useHasUnsentFixes();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "off-place",
		role: "status",
		"aria-live": "polite",
		children: online ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "offline-bar",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "offline",
				size: 20
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Offline, {}),
				" ",
				unsent === 0 ? null : t("offlineUnsent", { n: unsent }),
				" ",
				fixes ? t("offlineFixes") : null
			] })]
		})
	});
}
export { OfflineBanner as t };
