import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as session, u as personalStored } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { c as brand, n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { $ as lazyPart, it as Link } from "../prerender.mjs";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { y as useRideHistory } from "./api-DNLIA69s.js";
import { r as unfinishedTrips } from "./after-trips-LxNAYkIF.js";
import { i as useEmergencyKit } from "./kit-CGaeGpFd.js";
// packages/web/src/app/consent-room.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var ConsentAsked = lazyPart(async () => {
	const [{ ConsentAsked }] = await Promise.all([import("./consent-asked-COIb202J.js"), enterRoom("brand")]);
	return ConsentAsked;
});
/** Of a home: where the texts of the law are asked for. Fetched where the operator published some. */
function ConsentRoom({ userType }) {
	if (brand.texts === void 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConsentAsked, { userType })
	});
}
// packages/web/src/rides/cash-first.ts
var LOOK_MS = 1e4;
/** Whether cash was open when a home screen was last seen: its card then has its place before it is known again. */
var openBefore = personalStored("cash-first", false, (text) => text === "1", (open) => open ? "1" : null);
/**
* Whether the cash of a trip that has just ended is open: its card then stands before everything else on a home screen. It stays
* first for as long as that screen is open, so that an answer closes nothing under a finger.
*/
function useCashFirst() {
	const isDriver = session.use()?.userType === "driver";
	const rides = useRideHistory();
	const now = useServerNow(LOOK_MS);
	const known = rides.data && unfinishedTrips(rides.data, isDriver, [], now).some(({ cash }) => cash !== null);
	(0, import_react.useEffect)(() => {
		if (known !== void 0) openBefore.set(known);
	}, [known]);
	const isOpen = known ?? openBefore.get();
	const [isFirst, setFirst] = (0, import_react.useState)(isOpen);
	if (isOpen && !isFirst) setFirst(true);
	return isFirst;
}
// packages/web/src/safety/safety-row.tsx
/** The way to contacts, numbers and practice, where EMERGENCY stands in the head of the screen. */
function SafetyRow() {
	const t = useText();
	useEmergencyKit(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "button soft",
		href: "/safety",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "shield",
			size: 22
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "grow",
			children: [t("safetySection"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: t("safetyOpen")
			})]
		})]
	});
}
export { useCashFirst as n, ConsentRoom as r, SafetyRow as t };
