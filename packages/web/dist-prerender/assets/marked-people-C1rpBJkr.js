import { P as serverMessage, Z as toast, d as Button } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as useMarks, t as useMarkOther } from "./mark-api-BCQQd_L-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/marked-people.tsx
var import_jsx_runtime = require_jsx_runtime();
function Person({ person }) {
	const t = useText();
	const mark = useMarkOther(person.rideId);
	const takeBack = () => mark.mutate(null, { onError: (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("markNotSaved")),
		tone: "bad"
	}) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "row spread",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label strong",
				children: person.name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: t(person.mark === "favourite" ? "markedFavourite" : "markedNever")
			})
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			"aria-label": t("markTakeBackOf", { name: person.name }),
			disabled: mark.isPending,
			onClick: takeBack,
			children: t("markTakeBack")
		})]
	});
}
/** Favourite drivers, and people whom one does not want to meet again, each to be taken back; nothing while there are none. */
function MarkedPeople() {
	const t = useText();
	const { data = [] } = useMarks();
	if (data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("markedPeople"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("markedPeople")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list stack",
			children: data.map((person) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Person, { person }, person.rideId))
		})]
	});
}
export { MarkedPeople };
