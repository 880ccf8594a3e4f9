import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { d as Button, kt as countryById } from "../prerender.mjs";
import { t as localPhone } from "./phone-DKkvZYbE.js";
import { n as country } from "./preferences-D2yk24TH.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Avatar } from "./person-Dzr6m2qL.js";
import { r as useContacts } from "./api-CoTVrlZQ.js";
import { t as ContactDialog } from "./contact-dialog-BxOgbysX.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/sharing/sharing-idle.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The panel where there is no trip: who would get the link, and nothing made up (product: placeholders). */
function SharingIdle() {
	const t = useText();
	const { dialCode } = countryById(country.use());
	const contacts = useContacts();
	const [adding, setAdding] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card share-card",
		"aria-label": t("shareTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "title",
				children: t("shareTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted",
				children: t("shareNoTrip")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("shareEnds")
			}),
			contacts.data === void 0 || contacts.data.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "contact-list",
				children: contacts.data.map((contact) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "contact-row",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, { name: contact.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "label strong",
							children: contact.name
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "caption num",
							children: [localPhone(contact.phone, dialCode), contact.autoShare ? ` · ${t("contactAutoShort")}` : ""]
						})]
					})]
				}, contact.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				icon: "plus",
				onClick: () => setAdding(true),
				children: t("contactAdd")
			}),
			adding ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactDialog, {
				contact: null,
				onClose: () => setAdding(false)
			}) : null
		]
	});
}
export { SharingIdle };
