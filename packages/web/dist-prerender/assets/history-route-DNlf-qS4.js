import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, G as useOnline, c as EmptyState, ct as useLocation, d as Button, it as Link, l as ErrorCard, u as Skeleton, ut as useSearch, vt as passengerRideTypes } from "../prerender.mjs";
import { o as useOrders } from "./api-DNGlBwYr.js";
import { t as OrderRow } from "./orders-screen-CK4LUCBB.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { i as Stars } from "./person-Dzr6m2qL.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { y as useRideHistory } from "./api-DNLIA69s.js";
import { i as day, n as clockTime, u as monthOf } from "./format-sa5lnLJg.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as drivenMinutes } from "./elapsed-DmrseYWI.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as endedBefore } from "./ended-before-Dur-fTef.js";
import { n as drivenText } from "./ended-early-CdRvrZWf.js";
import { t as asHistoryState } from "./goal-from-home-BjABFD9n.js";
import { t as RideRow } from "./ride-row-RHJXVKjj.js";
import { t as chargedText } from "./charged-text-Cyt-uhT8.js";
import { t as RideDetail } from "./ride-detail-AlF_A098.js";
/* empty css                 */
/* empty css               */
import { s as usePastRuns } from "./api-8vRJXfw8.js";
import { r as stateNames, t as runNames } from "./names-DfLazv-B.js";
// packages/web/src/rides/history-months.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The newest first. */
var byNewest = (entries) => entries.toSorted((a, b) => b.at.localeCompare(a.at));
function byMonth(entries) {
	const groups = [];
	for (const entry of entries) {
		const month = monthOf(entry.at);
		const last = groups.at(-1);
		if (last?.month === month) last.entries.push(entry);
		else groups.push({
			month,
			entries: [entry]
		});
	}
	return groups;
}
/** Entries by month, in the order in which they come. */
function HistoryMonths({ entries, chosen, onChoose }) {
	return byMonth(entries).map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": group.month,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "title month",
			children: group.month
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: group.entries.map(({ key, row }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Fragment, { children: row(key === chosen, () => onChoose(key)) }, key))
		})]
	}, group.month));
}
// packages/web/src/rides/history-ride.tsx
/** The way to the same place from where the phone is now, by the same type; nothing for what carried no passenger. */
function RideAgain({ ride: { rideType, service, dropoffLocation } }) {
	const t = useText();
	const online = useOnline();
	const again = passengerRideTypes.find((type) => type === rideType);
	if (again === void 0) return null;
	if (!online) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "ride-again-waits",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			disabled: true,
			children: t("rideAgain")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "row label",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "offline",
				size: 20
			}), t("needsInternet")]
		})]
	});
	const { lat, lng, address } = dropoffLocation;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: "button soft small ride-again",
		href: "/ride-request",
		state: asHistoryState({
			place: {
				lat,
				lng,
				address
			},
			rideType: service?.id ?? again,
			seen: null
		}),
		"aria-label": t("rideAgainTo", { place: address }),
		children: t("rideAgain")
	});
}
/** A ride of the history: a completed one opens its receipt, a cancelled one says that it was. */
function HistoryRide({ ride, isDriver, chosen, onOpen }) {
	const t = useText();
	const name = (isDriver ? ride.passenger.name : ride.driver?.name) ?? "";
	const again = isDriver || ride.delivery !== null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideAgain, { ride });
	const when = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [ride.side === "booker" && ride.rider !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "caption strong",
		children: t("historyFor", { name: ride.rider.name })
	}) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "caption num history-when",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				day(ride.completedAt ?? ride.createdAt),
				", ",
				clockTime(ride.completedAt ?? ride.createdAt)
			] }),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: serviceName(t, ride) })
		]
	})] });
	const charged = ride.feeTerms?.charged ?? null;
	if (ride.status === "cancelled") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "cancelled-ride",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideRow, {
			ride,
			name: name === "" ? serviceName(t, ride) : name,
			lines: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [when, charged === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: chargedText(t, ride, charged, isDriver)
			})] }),
			side: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip",
				children: t("rideCancelled")
			})
		}), again]
	});
	const lines = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [when, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "history-driven",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "caption num",
			children: [
				drivenText(t, ride.distance),
				" · ",
				t("minutes", { n: drivenMinutes(ride) })
			]
		}), endedBefore(t, ride) === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "chip",
			children: t("endedEarlyChip")
		})]
	})] });
	const side = ride.side === "booker" || ride.hail != null ? null : ride.myRating === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "caption",
		children: t("notRated")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: ride.myRating });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "row-button history-row",
		"aria-current": chosen,
		onClick: onOpen,
		"aria-label": t("openReceipt", { name }),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideRow, {
			ride,
			name,
			lines,
			side
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "fwd",
			size: 20
		})]
	}), again] });
}
// packages/web/src/rides/ride-history-screen.tsx
/** As many of the newest ratings as fit into one line on a small phone. */
var LAST_RATINGS = 5;
/** What the others gave in the newest rated rides; nothing while nobody gave any. */
function LastRatings({ rides }) {
	const t = useText();
	const given = rides.flatMap(({ id, ratingReceived }) => ratingReceived === null ? [] : [{
		id,
		ratingReceived
	}]).slice(0, LAST_RATINGS);
	if (given.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "row",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "caption",
			children: t("lastRatings")
		}), given.map(({ id, ratingReceived }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, {
			rating: ratingReceived,
			decimals: 0
		}, id))]
	});
}
var shownNames = {
	all: "historyAll",
	rides: "historyRides",
	orders: "historyOrders",
	parcels: "historyParcels",
	school: "historySchool"
};
var shownKinds = Object.keys(shownNames);
var none = {
	entries: [],
	isPending: false,
	isError: false,
	retry: () => {}
};
function Loading() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		"aria-busy": "true",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 112 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 112 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 112 })
		]
	});
}
/** Narrows the history; there is nothing to narrow for who only drives. */
function Filter({ shown, onChange }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "phrases history-filter",
		role: "group",
		"aria-label": t("historyShow"),
		children: shownKinds.map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "phrase",
			"aria-pressed": kind === shown,
			onClick: () => onChange(kind),
			children: t(shownNames[kind])
		}, kind))
	});
}
/** A ride as the history shows it; a cancelled one has no receipt. */
var keyOf = (rideId) => `ride-${rideId}`;
var entryOf = (ride, isDriver, title, chat) => ({
	key: keyOf(ride.id),
	at: ride.completedAt ?? ride.createdAt,
	row: (chosen, choose) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HistoryRide, {
		ride,
		isDriver,
		chosen,
		onOpen: choose
	}),
	...ride.status === "completed" ? {
		title,
		detail: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideDetail, {
			ride,
			isDriver,
			chat: chat?.(ride)
		})
	} : {}
});
/** What is chosen: beside the list where there is room, else on a page of its own. */
function Chosen({ entry, wide, onClose }) {
	if (wide) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("aside", {
		className: "history-detail",
		children: [entry?.title === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: entry.title
		}), entry?.detail?.()]
	}, entry?.key);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: entry?.title !== void 0,
		onClose,
		title: entry?.title ?? "",
		tall: true,
		children: entry?.title === void 0 ? null : entry.detail?.()
	});
}
/** `/ride-history`: completed rides of the user's role (spec: operations §2 Ride history), and what else a passenger asked for. */
function RideHistoryScreen({ others = none, chat }) {
	const t = useText();
	const isDriver = session.use()?.userType === "driver";
	const wide = useWide();
	const rides = useRideHistory();
	const asked = new URLSearchParams(useSearch()).get("ride");
	const [chosenKey, setChosenKey] = (0, import_react.useState)(asked === null ? void 0 : keyOf(asked));
	const [shown, setShown] = (0, import_react.useState)("all");
	const ended = (rides.data ?? []).filter(({ status }) => status === "completed" || status === "cancelled" && !isDriver);
	const entries = byNewest([...ended.filter(() => shown === "all" || shown === "rides").map((ride) => entryOf(ride, isDriver, t("receipt"), chat)), ...others.entries.filter(({ kind }) => shown === "all" || shown === kind)]);
	const isPending = rides.isPending || others.isPending;
	const chosen = entries.find(({ key }) => key === chosenKey) ?? (wide && !isPending ? entries.find(({ detail }) => detail !== void 0) : void 0);
	const failed = rides.isError || others.isError;
	const retry = () => {
		if (rides.isError) rides.refetch();
		if (others.isError) others.retry();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: wide && chosen !== void 0 ? "page history-columns" : "page narrow",
		id: "main",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "history-list",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "h1",
					children: t("rideHistory")
				}),
				isDriver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Filter, {
					shown,
					onChange: setShown
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LastRatings, { rides: ended.filter(({ status }) => status === "completed") }),
				failed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
					whole: entries.length === 0,
					text: t("tripsNotLoaded"),
					onRetry: retry
				}) : null,
				failed && entries.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "history-help",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "button soft",
						href: "/live-chat",
						children: t("tabSupport")
					})
				}) : null,
				isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, {}) : entries.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HistoryMonths, {
					entries,
					chosen: wide ? chosen?.key : void 0,
					onChoose: setChosenKey
				}) : failed ? null : shown !== "all" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("historyNone") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
					text: t(isDriver ? "noHistoryDriver" : "noHistoryPassenger"),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "button primary",
						href: isDriver ? "/driver" : "/ride-request",
						children: t(isDriver ? "goOnline" : "requestRide")
					})
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chosen, {
			entry: chosen,
			wide,
			onClose: () => setChosenKey(void 0)
		})]
	}) });
}
// packages/web/src/scholar/past-run-row.tsx
/** A school run in a list: whose, at which stop, when, and what became of it. */
function PastRunRow({ run }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "school",
			size: 28
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "grow",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: run.studentName }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [
						t(runNames[run.run]),
						" · ",
						run.stop.location
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [
						day(run.at),
						", ",
						clockTime(run.at)
					]
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "chip",
			"data-open": run.state !== "absent",
			children: t(stateNames[run.state])
		})
	] });
}
/** The same by itself: all that is known of one run. */
function PastRunCard({ run }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": run.studentName,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "title",
					children: run.studentName
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					"data-open": run.state !== "absent",
					children: t(stateNames[run.state])
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
				children: [
					t(runNames[run.run]),
					" · ",
					day(run.at),
					", ",
					clockTime(run.at)
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: run.schoolName
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					run.stop.time,
					" ",
					run.stop.location
				]
			})
		]
	});
}
// packages/web/src/app/history-route.tsx
/** Comes where an order stands beside the list. */
var OrderDetail = lazyPart(async () => {
	const [{ OrderDetail }] = await Promise.all([
		import("./orders-route-qZzaxZqX.js"),
		enterRoom("orders"),
		enterRoom("orders-said"),
		enterRoom("chat"),
		enterRoom("sharing"),
		enterRoom("rides-trip")
	]);
	return OrderDetail;
});
/** Opened seldom: while something lost in a car is looked for. */
var TripChat = lazyPart(async () => {
	const [{ TripChatButton }] = await Promise.all([import("./trip-chat-BtITtGdu.js"), enterRoom("chat")]);
	return TripChatButton;
});
function chatOf(ride) {
	const other = session.get()?.userType === "driver" ? ride.passenger : ride.driver;
	return other === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripChat, {
			rideId: ride.id,
			name: other.name
		})
	});
}
/** Orders and parcels; on a phone each opens its own screen. */
function useOrderHistory() {
	const [, go] = useLocation();
	const wide = useWide();
	const { data: orders = [], isLoading, isError, refetch } = useOrders();
	return {
		entries: orders.map((order) => ({
			key: `order-${order.id}`,
			at: order.placedAt,
			kind: order.kind === "parcel" ? "parcels" : "orders",
			row: (chosen, choose) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, {
				order,
				chosen,
				onOpen: () => wide ? choose() : go(`/orders?order=${order.id}`)
			}),
			detail: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderDetail, { orderId: order.id })
			})
		})),
		isPending: isLoading,
		isError,
		retry: () => void refetch()
	};
}
/** What drivers said of a guardian's children, run by run. */
function useSchoolHistory() {
	const t = useText();
	const { data: runs = [], isLoading, isError, refetch } = usePastRuns();
	return {
		entries: runs.map((run) => ({
			key: `school-${run.seatId}-${run.day}-${run.run}`,
			at: run.at,
			kind: "school",
			title: t("schoolRun"),
			row: (chosen, choose) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "row-button history-row",
				"aria-current": chosen,
				onClick: choose,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PastRunRow, { run })
			}) }),
			detail: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PastRunCard, { run })
		})),
		isPending: isLoading,
		isError,
		retry: () => void refetch()
	};
}
/** Rides, orders, parcels and school runs of a passenger in one list. */
function PassengerHistory() {
	const all = [useOrderHistory(), useSchoolHistory()];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideHistoryScreen, {
		chat: chatOf,
		others: {
			entries: all.flatMap(({ entries }) => entries),
			isPending: all.some(({ isPending }) => isPending),
			isError: all.some(({ isError }) => isError),
			retry: () => all.filter(({ isError }) => isError).forEach(({ retry }) => retry())
		}
	});
}
/** `/ride-history`: everything that was asked for; of drivers, what they drove. */
function History() {
	return session.use()?.userType === "driver" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideHistoryScreen, { chat: chatOf }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PassengerHistory, {});
}
export { History };
