import { it as Link, l as ErrorCard } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as UnderWayRoom, r as UnderWayToCome } from "./passenger-route-DHmsfMRI.js";
import { t as underWayBefore } from "./under-way-before-B7cb0oxL.js";
import { r as UnderWayLine, t as useUnderWay } from "./use-under-way-Dibs6Wjq.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/app/home-under-way.tsx
var import_jsx_runtime = require_jsx_runtime();
/** On the passenger's home, above all else: each order and school run under way, which opens. A ride has its screen to itself. */
function HomeUnderWay() {
	const t = useText();
	const { orders, ordered, school, schoolIsPending } = useUnderWay();
	const all = [...school, ...ordered];
	if (orders.isLoading) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWayRoom, {});
	if (orders.isError && underWayBefore.get() > 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("ordersNotLoaded"),
		onRetry: () => void orders.refetch()
	});
	const toCome = schoolIsPending ? Math.max(0, underWayBefore.get() - all.length) : 0;
	if (all.length + toCome === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		"aria-label": t("liveUnderWay"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "home-under-way",
			children: [all.map((what) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "under-way",
				href: what.href,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWayLine, { what })
			}) }, what.key)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWayToCome, { count: toCome })]
		})
	});
}
export { HomeUnderWay };
