import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { it as Link } from "../prerender.mjs";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/law-links.tsx
var law_links_exports = /* @__PURE__ */ __exportAll({
	LawLinks: () => LawLinks,
	lawPages: () => lawPages
});
var import_jsx_runtime = require_jsx_runtime();
/** Where each text of the law is read, and what it is called. */
var lawPages = {
	terms: {
		path: "/terms",
		title: "lawTerms"
	},
	privacy: {
		path: "/privacy",
		title: "lawPrivacy"
	},
	driver_agreement: {
		path: "/driver-agreement",
		title: "lawDrivers"
	}
};
var texts = brand.texts ?? {};
/** The texts that the operator published, and whom to ask; nothing where there is neither. */
function LawLinks() {
	const t = useText();
	const pages = Object.entries(lawPages).flatMap(([text, page]) => text in texts ? [page] : []);
	const isReached = Object.keys(brand.contact).length > 0;
	if (pages.length === 0 && !isReached) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "row",
		style: {
			flexWrap: "wrap",
			gap: "0 18px"
		},
		children: [pages.map(({ path, title }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "text-link",
			href: path,
			children: t(title)
		}, path)), isReached ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "text-link",
			href: "/help",
			children: t("lawHelp")
		}) : null]
	});
}
export { lawPages as n, law_links_exports as r, LawLinks as t };
