import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { P as serverMessage, c as EmptyState, d as Button, it as Link, jt as require_react_dom } from "../prerender.mjs";
// packages/web/src/staff/not-done.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Beside the controls that were pressed: that it was not done, why, and the same step once more. */
function NotDone({ step }) {
	const t = useText();
	const { error, variables, mutate } = step;
	if (error === null || variables === void 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "not-done",
		role: "alert",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [t("reviewFailed"), "."] }),
			" ",
			serverMessage(error, t("staffTryLater"))
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			onClick: () => mutate(variables),
			children: t("retry")
		})]
	});
}
// packages/web/src/staff/nothing-here.tsx
/** A list of the console with nothing in it: drawn in the middle of the page, or one line where other things stand beside it. */
function NothingHere({ text, note, inline = false }) {
	return inline ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "card calm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "check",
			size: 28
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "title",
			children: text
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: note
		})] })]
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "card nothing-here",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			text,
			note
		})
	});
}
// packages/web/src/staff/back-link.tsx
/** The way back to the list on a desktop; a phone has an arrow in its bar. */
function BackLink({ href, to }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "text-link back-link no-print",
		href,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "back",
			size: 20
		}), t(to)]
	});
}
// packages/web/src/staff/bar-slot.ts
var import_react_dom = require_react_dom();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Where the bar of a phone shows what one page is about, with what can be done there; null where there is no bar. */
var BarSlot = (0, import_react.createContext)(null);
// packages/web/src/staff/page-name.tsx
/** The name of what a page is about: the heading of a desktop; on a phone the bar says it, and holds what can be done there. Names of people are read letter by letter: in the face of texts. */
function PageName({ name, inBar, ofPerson = false }) {
	const slot = (0, import_react.useContext)(BarSlot);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: `h1 section-name ${ofPerson ? "of-person" : ""}`,
		children: name
	}), slot === null ? null : (0, import_react_dom.createPortal)(/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "title grow",
		"aria-hidden": "true",
		children: name
	}), inBar] }), slot)] });
}
export { NotDone as a, NothingHere as i, BarSlot as n, BackLink as r, PageName as t };
