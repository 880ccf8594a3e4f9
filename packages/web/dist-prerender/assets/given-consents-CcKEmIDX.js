import { u as personalStored } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { c as brand, l as legalTexts, s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { P as serverMessage, d as Button, it as Link } from "../prerender.mjs";
import { n as lawPages } from "./law-links-Dldhx0SW.js";
import { t as useAgree } from "./api-3ifZKZs9.js";
/* empty css             */
// packages/web/src/brand/asked-consents.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What somebody is to read and agree to. */
function AskedConsents({ due, onAgreed }) {
	const t = useText();
	const agree = useAgree();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("consentText") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: due.map(({ text, version }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					className: "law-row",
					href: lawPages[text].path,
					target: "_blank",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "book",
							size: 22
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "grow",
							children: t(lawPages[text].title)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption num",
							children: t("lawVersion", { n: version })
						})
					]
				}) }, text))
			}),
			agree.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(agree.error, t("consentNotSaved"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				busy: agree.isPending,
				onClick: () => agree.mutate(due, { onSuccess: onAgreed }),
				children: t("consentAgree")
			})
		]
	});
}
// packages/web/src/brand/given-consents.ts
/** The texts of the law that this page was written with, by their versions. */
var textsInForce = brand.texts ?? {};
/** What is known here to be agreed to: who agreed once is not asked of the server again. */
var given = personalStored("agreed", [], (text) => {
	const value = JSON.parse(text);
	return Array.isArray(value) ? value : void 0;
}, (value) => value.length === 0 ? null : JSON.stringify(value));
var inForce = () => legalTexts.flatMap((text) => {
	const version = textsInForce[text];
	return version === void 0 ? [] : [{
		text,
		version
	}];
});
/** All of it is agreed to. */
var settle = () => given.set(inForce());
export { AskedConsents as i, settle as n, textsInForce as r, given as t };
