import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { d as Button } from "../prerender.mjs";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/rider-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Name and number of somebody else who rides; the server says whether the number can ring. */
function RiderForm({ rider, onChoose }) {
	const t = useText();
	const { canText } = useAppSettings();
	const [name, setName] = (0, import_react.useState)(rider?.name ?? "");
	const [phone, setPhone] = (0, import_react.useState)(rider?.phone ?? "");
	const isWhole = name.trim() !== "" && phone.replace(/\D/g, "").length > 6;
	const submit = (event) => {
		event.preventDefault();
		if (isWhole) onChoose({
			name: name.trim(),
			phone: phone.trim()
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		noValidate: true,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("riderName"),
				value: name,
				maxLength: 80,
				autoComplete: "off",
				onChange: (event) => setName(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("riderPhone"),
				type: "tel",
				inputMode: "tel",
				value: phone,
				maxLength: 30,
				autoComplete: "off",
				onChange: (event) => setPhone(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t(canText ? "riderNote" : "riderNoteSelf")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				why: isWhole ? void 0 : t("riderMissing"),
				children: t("riderSet")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				onClick: () => onChoose(null),
				children: t("riderSelf")
			})
		]
	});
}
export { RiderForm };
