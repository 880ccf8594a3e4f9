import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { f as IconButton, it as Link, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { m as Bubbles } from "./heatmap-DmQ0yoN_.js";
import { n as SpotFacts, r as bubbleOf, t as useSpots } from "./use-spots-BDbRXq3z.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/heatmap/busy-areas.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The widget (spec: foundations §2): recorded demand where there is some, else the labelled sample. */
function BusyAreas() {
	const t = useText();
	const { heat, isSample, spots, refresh, refreshing } = useSpots();
	const [chosen, setChosen] = (0, import_react.useState)();
	if (heat.data === void 0) return heat.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("heatFailed"),
		onRetry: () => void heat.refetch()
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 300 });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card busy",
		"aria-label": t("busyAreas"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("busyAreas")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("busyRefresh"),
				icon: "swap",
				disabled: refreshing,
				onClick: () => void refresh()
			})]
		}), spots.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label muted",
			children: t("heatNone")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "text-link",
			href: "/city-heat-map",
			children: t("busyOpen")
		})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			isSample ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("heatSample")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bubbles, {
				label: t("busyAreas"),
				chosen: chosen ?? spots[0]?.id,
				onChoose: setChosen,
				bubbles: spots.map(bubbleOf(t))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SpotFacts, {
				spots,
				chosen,
				tipsOf: void 0
			})
		] })]
	});
}
export { BusyAreas };
