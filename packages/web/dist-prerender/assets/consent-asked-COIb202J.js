import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as dueTexts } from "./consent-CcWWRJ9O.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { d as Button } from "../prerender.mjs";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { i as AskedConsents, n as settle, r as textsInForce, t as given } from "./given-consents-CcKEmIDX.js";
import { r as useDueConsents } from "./api-3ifZKZs9.js";
/* empty css             */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { c as useActiveRide, r as HOME_POLL_MS } from "./api-DNLIA69s.js";
// packages/web/src/brand/consent-band.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* Asks people to agree to the texts of the law in force, before their next ride: a quiet band, which opens what is to be read.
* @param isBusy a trip is under way: nobody is asked anything
*/
function ConsentBand({ userType, isBusy }) {
	const t = useText();
	const known = given.use();
	const mayBeDue = dueTexts(textsInForce, userType, known).length > 0;
	const asked = useDueConsents(mayBeDue && !isBusy);
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	const isSettled = asked.data?.due.length === 0;
	(0, import_react.useEffect)(() => {
		if (isSettled) settle();
	}, [isSettled]);
	if (!mayBeDue || isBusy || asked.data === void 0) return null;
	const { due } = asked.data;
	if (due.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "consent-band",
		"aria-label": t("consentTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t("consentBand")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "accent",
				small: true,
				onClick: () => setOpen(true),
				children: t("consentRead")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: isOpen,
				onClose: () => setOpen(false),
				title: t("consentTitle"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskedConsents, {
					due,
					onAgreed: settle
				})
			})
		]
	});
}
// packages/web/src/app/consent-asked.tsx
/** Asks for what is to be agreed to where people begin a ride, never in the middle of one. */
function ConsentAsked({ userType }) {
	const ride = useActiveRide(HOME_POLL_MS, "known").data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConsentBand, {
		userType,
		isBusy: ride != null
	});
}
export { ConsentAsked };
