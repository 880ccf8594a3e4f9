import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { jt as require_react_dom } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/password-field.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_react_dom = require_react_dom();
// packages/web/src/ui/password-field.tsx
var import_jsx_runtime = require_jsx_runtime();
var EYE = "M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z";
/** A password, with an eye that shows what was typed; pasting is welcome. */
function PasswordField({ isNew = false, label, hint, error, ...rest }) {
	const t = useText();
	const [shown, setShown] = (0, import_react.useState)(false);
	const toggle = ({ currentTarget }) => {
		const input = currentTarget.parentElement?.querySelector("input");
		const [from, to] = [input?.selectionStart ?? null, input?.selectionEnd ?? null];
		(0, import_react_dom.flushSync)(() => setShown(!shown));
		input?.setSelectionRange(from, to);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label: label ?? t("password"),
		name: "password",
		type: shown ? "text" : "password",
		required: true,
		...isNew ? { minLength: 8 } : {},
		maxLength: 128,
		autoComplete: isNew ? "new-password" : "current-password",
		autoCapitalize: "none",
		autoCorrect: "off",
		spellCheck: false,
		error,
		hint: hint ?? (isNew ? t("passwordHint", { n: 8 }) : void 0),
		after: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "password-eye",
			"aria-label": t(shown ? "hideTyped" : "showTyped"),
			onMouseDown: (event) => event.preventDefault(),
			onClick: toggle,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
				className: "icon",
				width: 24,
				height: 24,
				viewBox: "0 0 24 24",
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: shown ? `${EYE}M4.5 4.5l15 15` : EYE })
			})
		}),
		...rest
	});
}
export { PasswordField as t };
