import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { ct as useLocation, d as Button, nt as postToWorker } from "../prerender.mjs";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import "./preferences-D2yk24TH.js";
import "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/platform/service-worker.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Loads the new version; only ever after a tap. */
async function activateNewVersion() {
	const waitingWorker = (await navigator.serviceWorker.getRegistration())?.waiting;
	if (waitingWorker == null) location.reload();
	else postToWorker(waitingWorker, { kind: "take-over" });
}
// packages/web/src/app/update-bar.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Says that a new version is ready, and loads it when the person wants to: never by itself, and nothing is said during a trip. */
function UpdateBar() {
	const t = useText();
	const [path] = useLocation();
	const [later, setLater] = (0, import_react.useState)(false);
	if (later || path === "/active-ride") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "update-bar",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "download",
				size: 20
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t("updateReady")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "accent",
				small: true,
				onClick: () => void activateNewVersion(),
				children: t("updateNow")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "update-later",
				"aria-label": t("notNow"),
				onClick: () => setLater(true),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "x",
					size: 18
				})
			})
		]
	});
}
export { UpdateBar };
