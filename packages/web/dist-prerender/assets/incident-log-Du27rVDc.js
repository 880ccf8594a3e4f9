import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as safetyPaths } from "./paths-MnHe1j3a.js";
import { A as callApi, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { i as day, n as clockTime } from "./format-sa5lnLJg.js";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/safety/incident-log.tsx
var import_jsx_runtime = require_jsx_runtime();
var reasonTexts = {
	mistake: "safeMistake",
	safe_now: "safeNow",
	other: "safeOther"
};
function Line({ row }) {
	const t = useText();
	const at = (moment) => `${day(moment)} ${clockTime(moment)}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "label strong num",
			children: at(row.raisedAt)
		}),
		row.safeAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "caption",
			children: t("logSafe", {
				reason: t(row.safeReason === null ? "safeOther" : reasonTexts[row.safeReason]),
				time: at(row.safeAt)
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "caption",
			children: [
				row.closedAt !== null ? t("logClosed", { time: at(row.closedAt) }) : t(row.acknowledgedAt === null ? "logOpen" : "logInHand"),
				" · ",
				row.told === 0 ? t("logToldNobody") : t("logTold", { n: row.told })
			]
		})
	] });
}
/** The person's own alerts: when, whom they reached, how they ended (spec: operations, NAV-34). */
function IncidentLog() {
	const t = useText();
	const user = session.use();
	const log = useQuery({
		...cachedQuery([safetyPaths.history, user?.id], () => callApi(safetyPaths.history)),
		enabled: user !== null,
		staleTime: 0
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("logTitle"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("logTitle")
		}), log.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 48 }) : log.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("logNotLoaded"),
			onRetry: () => void log.refetch()
		}) : log.data.incidents.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label muted",
			children: t("logNone")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "incident-log",
			children: log.data.incidents.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, { row }, row.id))
		})]
	});
}
export { reasonTexts as n, IncidentLog as t };
