import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { c as brand, n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { $ as lazyPart, d as Button } from "../prerender.mjs";
// packages/web/src/common/operator-links.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var LawLinks = lazyPart(async () => {
	const [{ LawLinks }] = await Promise.all([import("./law-links-Dldhx0SW.js").then((n) => n.r), enterRoom("brand")]);
	return LawLinks;
});
/** The texts that the operator published, and whom to ask; fetched where there is something of it. */
function OperatorLinks() {
	if (brand.texts === void 0 && Object.keys(brand.contact).length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LawLinks, {})
	});
}
// packages/web/src/platform/install.ts
var offered = null;
var listeners = /* @__PURE__ */ new Set();
function change(next) {
	offered = next;
	for (const listener of listeners) listener();
}
/** What opens the browser's own question; null while it offers none (spec: foundations §2 Landing screen). */
function useInstall() {
	const prompt = (0, import_react.useSyncExternalStore)((listener) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}, () => offered, () => null);
	return prompt === null ? null : () => void prompt.prompt().finally(() => change(null));
}
// packages/web/src/shell/install-button.tsx
/** Shown only when the browser offers an install prompt (spec: foundations §2 Landing screen). */
function InstallButton() {
	const t = useText();
	const install = useInstall();
	if (install === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "plain",
		small: true,
		icon: "download",
		onClick: install,
		children: t("installApp")
	});
}
export { useInstall as n, OperatorLinks as r, InstallButton as t };
