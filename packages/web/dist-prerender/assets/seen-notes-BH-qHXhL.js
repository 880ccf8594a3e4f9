import { f as IconButton, it as Link } from "../prerender.mjs";
import { u as personalStored } from "./refusals-6kaomp8o.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { i as useLocationTrouble, n as useScreenAwake } from "./screen-awake-D59GrXgz.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/drivers/seen-notes.tsx
var import_jsx_runtime = require_jsx_runtime();
var troubles = {
	notAllowed: "locationNotAllowed",
	notFound: "locationNotFound"
};
/** Read once on a trip, it need not be read again on the next ones; the dashboard goes on saying it. */
var readOnce = personalStored("screen-off-read", false, (text) => text === "1" ? true : void 0, (read) => read ? "1" : null);
/** Without a position no request comes: this is said aloud. */
function LocationTroubleNote() {
	const t = useText();
	const trouble = useLocationTrouble();
	return trouble === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "label row strong location-trouble",
		role: "alert",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "alert",
			size: 20
		}), t(troubles[trouble])]
	});
}
var useMayDarken = () => {
	const awake = useScreenAwake();
	return awake === "refused" || awake === "none";
};
/** What keeps an online driver from being seen: clearly where the phone has no position, quietly where its screen may go off. */
function SeenNotes() {
	const t = useText();
	const trouble = useLocationTrouble();
	const mayDarken = useMayDarken();
	if (trouble === null && !mayDarken) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "seen-notes",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationTroubleNote, {}),
			mayDarken ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("screenMayDarken")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link",
				href: "/keep-sending",
				children: t("keepSendingMore")
			})
		]
	});
}
/** On a trip, below all that belongs to it: that the screen may go off, in one line. */
function MayDarkenNote() {
	const t = useText();
	const wasRead = readOnce.use();
	if (!useMayDarken() || wasRead) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "seen-notes",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "text-link",
			href: "/keep-sending",
			children: t("keepSending")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			label: t("close"),
			icon: "x",
			onClick: () => readOnce.set(true)
		})]
	});
}
export { MayDarkenNote as n, SeenNotes as r, LocationTroubleNote as t };
