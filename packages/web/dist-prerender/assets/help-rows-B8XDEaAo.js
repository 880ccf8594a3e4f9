import { it as Link } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { d as lastPoint } from "./sos-DAxhXrVq.js";
import { t as smsLink } from "./kit-CGaeGpFd.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/safety/help-rows.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A number to dial. */
function CallRow({ name, number }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: "call-row",
		href: `tel:${number}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "phone",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t(name)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				className: "num",
				children: number
			})
		]
	});
}
var rows = [
	["numberPolice", "police"],
	["numberMedical", "medical"],
	["numberFire", "fire"]
];
var supportName = "numberSupport";
/** Everything that works without our server: the numbers to call, and a message that the phone sends itself. */
function HelpRows({ kit, withSupport = false }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "call-rows",
		role: "group",
		"aria-label": t("callEmergency"),
		children: [
			rows.map(([name, which]) => kit.numbers === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CallRow, {
				name,
				number: kit.numbers[which]
			}, which)),
			!withSupport ? null : kit.supportPhone === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "call-row",
				href: "/live-chat",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "chat",
						size: 22
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "grow",
						children: t("chatSupport")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 20
					})
				]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CallRow, {
				name: supportName,
				number: kit.supportPhone
			}),
			kit.contacts.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "call-row",
				href: smsLink(kit, lastPoint()),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "chat",
					size: 22
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "grow",
					children: t("textContacts")
				})]
			})
		]
	});
}
export { HelpRows as n, CallRow as t };
