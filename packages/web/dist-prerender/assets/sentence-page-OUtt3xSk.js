import { it as Link, m as Brand } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/sentence-page.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* What a page of one sentence has to say: a drawing, the words, and below them what can be done next: home and the services
* where nothing else is given.
*/
function SentenceMain({ art, title, text, children }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "sentence",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { ...art }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: title
			}),
			text === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: text
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "row",
				children: children ?? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button primary",
					href: "/",
					children: t("home")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button soft",
					href: "/services",
					children: t("services")
				})] })
			})
		]
	});
}
/** A page of one sentence by itself, with the way home above. */
function SentencePage(said) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "sentence-page",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("header", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, {}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentenceMain, { ...said })]
	});
}
export { SentencePage as n, SentenceMain as t };
