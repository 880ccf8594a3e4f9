import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as dispatchPaths } from "./paths-D3UwF4gX.js";
import { t as SEARCH_RADIUS_METERS } from "./offer-life-B-TctAgD.js";
import { A as callApi, it as Link, l as ErrorCard, p as emptyQuilt, u as Skeleton } from "../prerender.mjs";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { d as numberText } from "./format-sa5lnLJg.js";
import { n as Icon, t as Art } from "./svg-Q38Z1mMO.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/dispatch/why-no-trips-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What decided, and what the driver can do about it. */
var gateTexts = {
	not_verified: ["gateNotVerified", "gateNotVerifiedDo"],
	offline: ["gateOffline", "gateOfflineDo"],
	vehicle: ["gateVehicle", "gateVehicleDo"],
	gender_rule: ["gateGender", "gateGenderDo"],
	busy: ["gateBusy", "gateBusyDo"],
	has_offer: ["gateHasOffer", "gateHasOfferDo"],
	stale_position: ["gateStale", "gateStaleDo"],
	declined: ["gateDeclined", "gateDeclinedDo"],
	lapsed: ["gateLapsed", "gateLapsedDo"],
	not_shown: ["gateNotShown", "gateNotShownDo"],
	asked_before: ["gateAskedBefore", "gateAskedBeforeDo"],
	too_far: ["gateTooFar", "gateTooFarDo"],
	not_turn: ["gateTurn", "gateTurnDo"],
	detour: ["gateDetour", "gateDetourDo"],
	offered: ["gateWaiting", "gateWaitingDo"],
	other_was_nearer: ["gateNearer", "gateNearerDo"],
	taken_by_other: ["gateHasOffer", "gateHasOfferDo"],
	gone_meanwhile: ["gateGone", "gateGoneDo"],
	trip_gone: ["gateGone", "gateGoneDo"]
};
/** What keeps trips away at this moment, the weightiest first. */
function nowText(now) {
	if (!now.isVerified) return "nowNotVerified";
	if (!now.isOnline) return "nowOffline";
	if (now.hasLiveTrip) return "nowBusy";
	return now.positionIsFresh ? "nowReady" : "nowStale";
}
/** Nothing was asked near this driver: where more is asked, and what else brings requests. */
function Nobody({ ready }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		className: "card nobody",
		"aria-label": t("whyNobody"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "nobody-in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: emptyQuilt }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: t("whyNobody")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
					className: "nobody-ways",
					children: [
						ready ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
							className: "row",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "alert" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("whyOnlineFirst") })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
							className: "row",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "pin" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("whyNobodyText") })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
							className: "row",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "bell" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("whyKeepOpen") })]
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button primary",
					href: "/city-heat-map",
					children: t("whyWhereBusy")
				})
			]
		})
	});
}
function Answer({ why }) {
	const t = useText();
	const ready = nowText(why.now) === "nowReady";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card earn-card",
			"aria-label": t("whyNow"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("whyNow")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "row why-now",
					"data-ready": ready,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: ready ? "check" : "alert" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(nowText(why.now)) })]
				}),
				why.now.isVerified ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button primary",
					href: "/driver-verification",
					children: t("openVerification")
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("whyIntro", { hours: why.hours })
		}),
		why.near === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nobody, { ready }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "figures three",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("whyNear") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: why.near
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("whyOffered") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: why.offered
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("whyAccepted") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: why.accepted
				})] })
			]
		}), why.reasons.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card earn-card",
			"aria-label": t("whyReasons"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("whyReasons")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "list reasons",
				children: why.reasons.map(({ gate, requests, nearestKm }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "reason-count num",
						children: requests
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(gateTexts[gate][0]) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label muted",
						children: t(gateTexts[gate][1], {
							km: numberText(nearestKm, 1),
							radius: SEARCH_RADIUS_METERS / 1e3,
							product: brand.name
						})
					})] })]
				}, gate))
			})]
		})] })
	] });
}
/** `/why-no-trips`: what became of the requests near the driver, and what can be changed about it. */
function WhyNoTripsScreen() {
	const t = useText();
	const driverId = session.use()?.driver?.id ?? 0;
	const why = useQuery({
		queryKey: [dispatchPaths.whyNoTrips, driverId],
		queryFn: () => callApi(dispatchPaths.whyNoTrips, { params: { id: String(driverId) } }),
		staleTime: 0
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow",
		id: "main",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
			title: t("whyNoTrips"),
			href: "/driver"
		}), why.data !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, { why: why.data }) : why.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			whole: true,
			text: t("whyNotLoaded"),
			onRetry: () => void why.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			"aria-busy": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 110 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 84 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 260 })
			]
		})]
	}) });
}
export { WhyNoTripsScreen };
