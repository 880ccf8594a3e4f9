import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { A as callApi, D as queryClient, G as useOnline, P as serverMessage, Z as toast, d as Button, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { i as day, n as clockTime } from "./format-sa5lnLJg.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as QrCode } from "./qr-code-BNNxur8T.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as useServerNow, t as useNow } from "./use-now-DfhawSHS.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as driverPaths } from "./paths-vdnXdM03.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/drivers/tracker-api.ts
var key = [driverPaths.getTracker];
/** Milliseconds between looks: quick while somebody waits for the first position. */
var LOOK_MS = {
	waiting: 3e3,
	paired: 15e3
};
var cache = (tracker) => queryClient.setQueryData(key, { tracker });
function useTracker(driverId) {
	return useQuery({
		queryKey: key,
		queryFn: () => callApi(driverPaths.getTracker, { params: { id: String(driverId) } }),
		staleTime: 0,
		refetchInterval: ({ state }) => {
			const tracker = state.data?.tracker;
			return tracker == null ? false : tracker.useBy === null ? LOOK_MS.paired : LOOK_MS.waiting;
		}
	});
}
function usePairTracker(driverId) {
	return useMutation({
		mutationFn: async () => {
			const made = await callApi(driverPaths.pairTracker, { params: { id: String(driverId) } });
			const { useBy, pairedAt } = made.tracker;
			return {
				...made,
				endsAt: Date.now() + (useBy === null ? 0 : Date.parse(useBy) - Date.parse(pairedAt))
			};
		},
		onSuccess: ({ tracker }) => cache(tracker),
		gcTime: 0
	});
}
function useUnpairTracker(driverId) {
	return useMutation({
		mutationFn: () => callApi(driverPaths.unpairTracker, { params: { id: String(driverId) } }),
		onSuccess: () => cache(null)
	});
}
// packages/web/src/drivers/tracker-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Where the app is to be had; names of shops are the same in every language. */
var stores = [["Google Play", "https://play.google.com/store/apps/details?id=org.traccar.client"], ["App Store", "https://apps.apple.com/app/traccar-client/id843156974"]];
/** A tracker that is heard so much later than its last position counted sends what does not count. */
var NOT_COUNTING_MS = 6e4;
/** A new code: shown once, for ten minutes, until the first position has come. */
function NewCode({ pairing }) {
	const t = useText();
	if (useNow(1e3) >= pairing.endsAt) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		children: t("trackerLapsed")
	});
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(pairing.address);
			toast({ title: t("trackerCopied") });
		} catch {
			toast({
				title: t("error"),
				text: t("trackerNotCopied"),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: "button primary full",
			href: pairing.appLink,
			children: t("trackerOpen")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QrCode, {
			text: pairing.code,
			alt: t("trackerCode")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption secret",
			children: pairing.address
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			full: true,
			onClick: () => void copy(),
			children: t("trackerCopy")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label num",
			children: t("trackerGoodUntil", { time: clockTime(new Date(pairing.endsAt).toISOString()) })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "label row",
			role: "status",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "clock",
				size: 20
			}), t("trackerWaiting")]
		})
	] });
}
/** When the tracker last said where the driver is, and what keeps it from counting. */
function Heard({ tracker, isOnline }) {
	const t = useText();
	const now = useServerNow(6e4);
	const { heardAt, positionAt, pairedAt } = tracker;
	const silent = heardAt !== null && Date.parse(heardAt) - Date.parse(positionAt ?? pairedAt) > NOT_COUNTING_MS;
	const time = (at) => now - Date.parse(at) < 432e5 ? clockTime(at) : `${day(at)}, ${clockTime(at)}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "row",
			role: "status",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "check" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("trackerPaired") }),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num",
					children: positionAt === null ? t("trackerNoPosition") : t("trackerLastAt", { time: time(positionAt) })
				})
			] })]
		}),
		isOnline ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("trackerOffDuty")
		}),
		isOnline && silent ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "label row",
			role: "alert",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "alert",
				size: 20
			}), t("trackerNotCounting")]
		}) : null
	] });
}
function PairingCard({ driverId, tracker, isOnline }) {
	const t = useText();
	const connected = useOnline();
	const wide = useWide();
	const pair = usePairTracker(driverId);
	const unpair = useUnpairTracker(driverId);
	const busy = pair.isPending || unpair.isPending;
	const failed = (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("trackerFailed")),
		tone: "bad"
	});
	const why = connected ? void 0 : t("trackerNeedsNetwork");
	const end = () => unpair.mutate(void 0, {
		onSuccess: () => {
			pair.reset();
			toast({ title: t("trackerEnded") });
		},
		onError: failed
	});
	const waits = tracker !== null && tracker.useBy !== null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("trackerPairing"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("trackerPairing")
			}),
			tracker === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: wide ? `${t("trackerStepOpen")} ${t("trackerStepScan")}` : t("trackerStepOpen") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t(pair.data === void 0 ? "trackerNone" : "trackerLapsed")
			})] }) : !waits ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heard, {
				tracker,
				isOnline
			}) : pair.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "num",
				children: t("trackerHidden", { time: clockTime(tracker.useBy ?? tracker.pairedAt) })
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewCode, { pairing: pair.data }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: tracker === null ? "primary" : "outline",
				full: true,
				busy,
				why,
				onClick: () => pair.mutate(void 0, { onError: failed }),
				children: t(tracker === null ? "trackerPair" : "trackerPairAgain")
			}),
			tracker === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "outline",
				full: true,
				busy,
				why,
				onClick: end,
				children: t("trackerUnpair")
			})
		]
	});
}
/** `/keep-sending`: pairs an app that goes on sending the driver's position while the screen is off (docs/positions.md). */
function TrackerScreen() {
	const t = useText();
	const user = session.use();
	const driverId = user?.driver?.id ?? 0;
	const found = useTracker(driverId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow tracker",
		id: "main",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
			title: t("trackerTitle"),
			href: "/driver"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("trackerIntro") }),
				found.data?.tracker == null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					className: "card doc",
					"aria-label": t("trackerInstall"),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
							className: "h2",
							children: t("trackerInstall")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("trackerStepInstall") }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "tracker-stores",
							children: stores.map(([name, href]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
								className: "button soft",
								href,
								target: "_blank",
								rel: "noreferrer",
								children: name
							}, name))
						})
					]
				}) : null,
				found.data !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PairingCard, {
					driverId,
					tracker: found.data.tracker,
					isOnline: user?.isOnline ?? false
				}) : found.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
					text: t("trackerNotLoaded"),
					onRetry: () => void found.refetch()
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					"aria-busy": "true",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 152 })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					className: "card doc",
					"aria-label": t("trackerThen"),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
							className: "h2",
							children: t("trackerThen")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("trackerStepAllow") }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("trackerStepStop") }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "caption",
							children: t("trackerVehicle")
						})
					]
				})
			]
		})]
	}) });
}
export { TrackerScreen };
