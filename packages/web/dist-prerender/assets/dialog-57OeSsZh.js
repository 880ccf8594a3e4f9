import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { Q as dialogOpened, f as IconButton } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A native modal dialog: the browser keeps focus inside, Escape and Back close it. Full screen on a phone when `tall`. */
function Dialog({ open, onClose, title, children, tall = false, className = "" }) {
	const ref = (0, import_react.useRef)(null);
	const t = useText();
	(0, import_react.useEffect)(() => {
		const dialog = ref.current;
		if (dialog === null || !open) return void 0;
		if (!dialog.open) dialog.showModal();
		const gone = dialogOpened(dialog);
		return () => {
			gone();
			if (dialog.isConnected) dialog.close();
		};
	}, [open]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dialog", {
		ref,
		className: `dialog ${tall ? "tall " : ""}${className}`.trimEnd(),
		"aria-label": title,
		onClose: (event) => event.target === ref.current && onClose(),
		onClick: (event) => event.target === ref.current && onClose(),
		children: open ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "dialog-in",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: "row spread dialog-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: t("close"),
					icon: "x",
					onClick: onClose
				})]
			}), children]
		}) : null
	});
}
export { Dialog as t };
