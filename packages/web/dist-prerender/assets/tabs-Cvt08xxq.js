import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/tabs.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var steps = {
	ArrowRight: 1,
	ArrowLeft: -1
};
/** Tabs as the keyboard knows them: arrows go along them, Tab goes into the panel. */
function Tabs({ label, tabs, current, onChange, children }) {
	const id = (0, import_react.useId)();
	const list = (0, import_react.useRef)(null);
	const move = (event) => {
		const step = steps[event.key];
		if (step === void 0) return;
		event.preventDefault();
		const at = (tabs.findIndex((tab) => tab.id === current) + step + tabs.length) % tabs.length;
		const next = tabs[at];
		if (next === void 0) return;
		onChange(next.id);
		list.current?.querySelectorAll("[role=tab]")[at]?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: list,
		className: "segments tab-row",
		role: "tablist",
		"aria-label": label,
		children: tabs.map((tab) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			role: "tab",
			id: `${id}-${tab.id}`,
			"aria-selected": tab.id === current,
			"aria-controls": `${id}-panel`,
			tabIndex: tab.id === current ? 0 : -1,
			onKeyDown: move,
			onClick: () => onChange(tab.id),
			children: tab.text
		}, tab.id))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		id: `${id}-panel`,
		className: "tab-panel",
		role: "tabpanel",
		"aria-labelledby": `${id}-${current}`,
		children
	})] });
}
export { Tabs as t };
