import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as useCashFirst, r as ConsentRoom, t as SafetyRow } from "./safety-row-YNyMOCi-.js";
import { c as useActiveRide, r as HOME_POLL_MS, y as useRideHistory } from "./api-DNLIA69s.js";
import { c as money, d as numberText, n as clockTime, o as km } from "./format-sa5lnLJg.js";
import { t as drivenMinutes } from "./elapsed-DmrseYWI.js";
import { r as nearestCity } from "./gazetteer-ORnaPWSq.js";
import { a as sun, d as instanceMarkets, p as marketAround, r as language } from "./preferences-D2yk24TH.js";
import { r as useHere } from "./search-center-C03eM9XG.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { r as distanceMeters } from "./geo-Df4cGKpX.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { $ as lazyPart, A as callApi, D as queryClient, I as wasRefused, M as isRetryable, P as serverMessage, Z as toast, at as Redirect, c as EmptyState, d as Button, et as retryFailedLoads, f as IconButton, it as Link, j as fieldMessage, kt as countryById, l as ErrorCard, n as BellSlot, u as Skeleton } from "../prerender.mjs";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as useMedia } from "./use-media-CYloq0M_.js";
import { m as Bubbles } from "./heatmap-DmQ0yoN_.js";
import { n as SpotFacts, r as bubbleOf, t as useSpots } from "./use-spots-BDbRXq3z.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as AfterTrips } from "./after-trips-LxNAYkIF.js";
import { t as RideRow } from "./ride-row-RHJXVKjj.js";
import { t as SosButton } from "./sos-button-CVmkhhvn.js";
import { t as Tour } from "./tour-Kt8Tamgi.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as driverIdLabel } from "./sign-out-H3LwukMt.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { n as Plate, t as Avatar } from "./person-Dzr6m2qL.js";
import { r as turnPushOn, t as pushState } from "./push-mFJ7rhED.js";
import { r as useSoundState } from "./sound-CzjrVdYf.js";
import { t as LocationTroubleNote } from "./seen-notes-BH-qHXhL.js";
import { f as useToday, n as useScreenAwake, p as useVehicleChoice, u as useSetOnline } from "./screen-awake-D59GrXgz.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as driverPaths } from "./paths-vdnXdM03.js";
import { t as marketPlaceKinds } from "./market-place-kinds-B1SzO_gL.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { n as vehicleUsesText } from "./vehicle-kinds-CrP4P8kk.js";
import { n as paperName } from "./papers-BDze3q6A.js";
/* empty css                 */
// packages/rules/src/markets/places.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What people call a place of a market: its id in the document, which is made of words. */
var namedById = (placeId) => placeId.replaceAll("-", " ");
// packages/web/src/heatmap/busy-near.tsx
/** Where the map may stand open without taking the rest of the screen. */
var ROOMY = "(min-width: 900px), (min-height: 780px)";
/**
* The widget for drivers (spec: foundations §2): one line with where most is asked for, and the way there in kilometres; pressed,
* it opens what is known of each area. The map stands above that line where there is room.
*/
function BusyNear({ here, city }) {
	const t = useText();
	const roomy = useMedia(ROOMY);
	const [open, setOpen] = (0, import_react.useState)(false);
	const [chosen, setChosen] = (0, import_react.useState)();
	const facts = (0, import_react.useId)();
	const { heat, isSample, spots, refresh, refreshing } = useSpots(city);
	const [busiest] = spots;
	const choose = (id) => {
		setChosen(id);
		setOpen(true);
	};
	const isExample = isSample && busiest !== void 0;
	const shown = isExample && !open ? [] : spots;
	const line = isExample ? t("busyTooFew") : busiest === void 0 ? t(heat.isError ? "heatFailed" : heat.data === void 0 ? "busyLooking" : "heatNone") : here === void 0 ? t("busiest", { name: busiest.name }) : t("busiestAt", {
		name: busiest.name,
		distance: km(distanceMeters(here, busiest.coordinates) / 1e3)
	});
	const map = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bubbles, {
		label: t("busyAreas"),
		chosen: chosen ?? busiest?.id,
		onChoose: choose,
		bubbles: shown.map(bubbleOf(t)),
		here
	});
	const mapStands = roomy && (here !== void 0 || !isExample && spots.length > 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card busy-near",
		"aria-label": t("busyAreas"),
		children: [
			mapStands ? map : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "busiest",
				"aria-expanded": open,
				"aria-controls": facts,
				onClick: () => heat.isError ? void heat.refetch() : setOpen(!open),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "signal",
						size: 26
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
							className: "num",
							children: line
						}), isExample && open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption",
							children: t("heatSample")
						}) : null]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "down",
						size: 20
					})
				]
			}),
			open && !mapStands ? map : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				id: facts,
				className: "busy",
				hidden: !open,
				children: open ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: t("busyRefresh"),
					icon: "swap",
					disabled: refreshing,
					onClick: () => void refresh()
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SpotFacts, {
					spots,
					chosen,
					tipsOf: isSample ? void 0 : heat.data
				})] }) : null
			})
		]
	});
}
// packages/web/src/rides/hail-link.tsx
/** On the home of a driver who is online: somebody stands here and wants to go. */
function HailLink() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "button soft full",
		href: "/hail",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "user",
			size: 22
		}), t("hailLink")]
	});
}
// packages/web/src/drivers/before-you-drive.tsx
/** Messages while the app is closed: turned on here, or said to be impossible. */
function PushRow({ push, onChange }) {
	const t = useText();
	const [busy, setBusy] = (0, import_react.useState)(false);
	const turnOn = async () => {
		setBusy(true);
		try {
			onChange(await turnPushOn());
		} catch (error) {
			toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
		}
		setBusy(false);
	};
	if (push !== "off") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("offerPushNone") });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row spread",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("offerPushHint") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			busy,
			onClick: () => void turnOn(),
			children: t("offerPushOn")
		})]
	});
}
/**
* What would keep offers from a driver, named in one line that opens: the screen that goes off, the sound, messages while the app is
* closed. Only a phone that does not know where it is gets a sentence of its own: then nothing comes at all.
*/
function BeforeYouDrive() {
	const t = useText();
	const awake = useScreenAwake();
	const sound = useSoundState();
	const [push, setPush] = (0, import_react.useState)();
	(0, import_react.useEffect)(() => {
		pushState().then(setPush, () => setPush("unsupported"));
	}, []);
	const things = [];
	if (awake === "refused" || awake === "none") things.push({
		name: t("beforeScreen"),
		about: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("screenMayDarken") })
	});
	if (sound !== "on") things.push({
		name: t("beforeSound"),
		about: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(sound === "off" ? "offerSoundOff" : "offerSoundNone") })
	});
	if (push !== void 0 && push !== "on") things.push({
		name: t("beforePush"),
		about: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PushRow, {
			push,
			onChange: setPush
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationTroubleNote, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "card before",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: things.length === 0 ? "check" : "alert",
				size: 26
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("beforeDriving") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					role: "status",
					children: things.length === 0 ? t("beforeNone") : things.map(({ name }) => name).join(" · ")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "down",
				size: 20
			})
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "before-things label",
			children: [things.map(({ name, about }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: about }, name)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link",
				href: "/keep-sending",
				children: t("keepSendingMore")
			}) })]
		})]
	})] });
}
// packages/web/src/drivers/driver-links.tsx
/** A line that rises between two axes: bars alone are read as those of a phone's network. */
var CHART = "M4.5 4v15.5h15.5M8 15l3.5-4.5 3 2.5 5-6.5";
function WayIcon({ icon, size }) {
	if (icon !== "chart") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
		name: icon,
		size
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		className: "icon",
		viewBox: "0 0 24 24",
		width: size,
		height: size,
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: CHART })
	});
}
/** Those that the specification names (operations §2). */
var tiles = [
	[
		"/driver-training",
		"book",
		"training"
	],
	[
		"/live-chat",
		"chat",
		"tabSupport"
	],
	[
		"/driver-earnings",
		"chart",
		"viewAnalytics"
	],
	[
		"/driver-earnings?withdraw=1",
		"wallet",
		"withdraw"
	]
];
/** On a desktop they stand at the side of each screen. */
var railRows = [[
	"/why-no-trips",
	"help",
	"whyNoTrips"
], [
	"/scholar-rides",
	"school",
	"homeScholar"
]];
var rows = [
	[
		"/driving",
		"wheel",
		"drivingView"
	],
	[
		"/keep-sending",
		"locate",
		"keepSending"
	],
	[
		"/ai-features?tab=training",
		"bolt",
		"homeAi"
	]
];
/** Where else a driver goes: the four most used as tiles, the rest as a list. */
function DriverLinks({ safety, tour }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		className: "driver-links",
		"aria-label": t("driver"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "driver-tiles",
			children: tiles.map(([path, icon, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				href: path,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WayIcon, {
					icon,
					size: 26
				}), t(text)]
			}) }, path))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "card driver-rows",
			"aria-label": t("moreForDrivers"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "in-rail way-row",
					children: [safety, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 18
					})]
				}),
				[...railRows, ...rows].map(([path, icon, text], i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: i < railRows.length ? "in-rail" : void 0,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
						href: path,
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WayIcon, {
								icon,
								size: 24
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "grow",
								children: t(text)
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "fwd",
								size: 18
							})
						]
					})
				}, path)),
				tour === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "way-row",
					children: [tour, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 18
					})]
				})
			]
		})]
	});
}
// packages/web/src/drivers/rank-card.tsx
/** Milliseconds between two looks at the line: it moves when somebody leaves with a trip. */
var LOOK_MS = 15e3;
/** On the home of a driver who is online: the line at the rank where the phone is, or the own place in one; nothing elsewhere. */
function RankCard({ driverId }) {
	const t = useText();
	const key = [driverPaths.rankLine, driverId];
	const params = { id: String(driverId) };
	const { data, isError } = useQuery({
		queryKey: key,
		queryFn: () => callApi(driverPaths.rankLine, { params }),
		staleTime: 0,
		refetchInterval: LOOK_MS
	});
	const move = useMutation({
		mutationFn: (joins) => callApi(joins ? driverPaths.joinLine : driverPaths.leaveLine, { params }),
		onSuccess: (standing) => queryClient.setQueryData(key, standing),
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("notSent")),
			tone: "bad"
		})
	});
	const rank = data?.line ?? data?.here;
	if (data === void 0 || rank == null) return null;
	const { line, here } = data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card form",
		"aria-label": t("rankTitle"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption",
				children: [
					t(marketPlaceKinds[rank.kind]),
					" · ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "rank-name",
						children: namedById(rank.placeId)
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title num",
				role: "status",
				children: line === null ? t("rankWaiting", { n: here?.waiting ?? 0 }) : t("rankPosition", {
					n: line.position,
					of: line.of
				})
			}),
			line?.away === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: t("rankAway")
			}) : null,
			isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("rankLate")
			}) : null
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: line === null ? "primary" : "soft",
			full: true,
			busy: move.isPending,
			onClick: () => move.mutate(line === null),
			children: t(line === null ? "rankJoin" : "rankLeave")
		})]
	});
}
// packages/web/src/drivers/vehicle-choice.tsx
var missingNames = {
	vehicle_registration: "missingRegistration",
	vehicle_insurance: "missingInsurance",
	vehicle: "missingVehicle"
};
/** Papers of the market's own are called as it says. */
function missingName(t, one, documents) {
	const text = missingNames[one];
	if (text !== void 0) return t(text);
	const names = documents.find(({ documentType }) => documentType === one)?.documentName ?? null;
	return paperName({
		type: one,
		name: names
	}, language.get()) ?? one;
}
/** Why a vehicle can't be taken, and what of it is missing or awaited; undefined for one that can. */
function whyNot(t, { inUse, status, missing, documents, reviewNote }) {
	if (inUse) return t("vehicleInUse");
	if (status === "approved") return void 0;
	if (status === "rejected") return reviewNote === null ? t("vehicleRefused") : t("vehicleRefusedWhy", { note: reviewNote });
	return missing.length === 0 ? t("vehicleWaits") : t("vehicleMissing", { papers: missing.map((one) => missingName(t, one, documents)).join(", ") });
}
/** Which vehicle the driver takes today: one tap, and they are on duty with it. One that can't be taken says why. */
function VehicleChoice({ onChoose, onClose }) {
	const t = useText();
	const vehicles = useVehicleChoice();
	const ready = vehicles.data?.find((one) => one.chosen && whyNot(t, one) === void 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: true,
		onClose,
		title: t("vehicleToday"),
		children: vehicles.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			"aria-busy": "true",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 180 })
		}) : vehicles.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("vehiclesNotLoaded"),
			onRetry: () => void vehicles.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "vehicle-choice",
			children: [vehicles.data.map((vehicle) => {
				const { id, vehicleInfo, chosen } = vehicle;
				const why = whyNot(t, vehicle);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					className: chosen ? "card vehicle-pick is-last" : "card vehicle-pick",
					"aria-current": chosen,
					disabled: why !== void 0,
					onClick: () => onChoose(id),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "vehicle-pick-in",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicleInfo.licensePlate }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: carLooks(t, vehicleInfo) }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption num",
								children: why ?? vehicleUsesText(t, vehicleInfo.vehicleType)
							}),
							chosen ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption strong",
								children: t("vehicleLast")
							}) : null
						]
					}), why === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "vehicle-mark",
						children: chosen ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "check",
							size: 18
						}) : null
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: vehicle.status === "pending" && vehicle.missing.length === 0 ? "clock" : "alert",
						size: 24
					})]
				}) }, id);
			}), ready === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				onClick: () => onChoose(ready.id),
				children: t("vehicleGo", { plate: ready.vehicleInfo.licensePlate })
			}) })]
		})
	});
}
// packages/web/src/drivers/status-card.tsx
/** On or off duty, and what still stands before it. The switch says in words what a press does: it is met without reading twice. */
function StatusCard({ isOnline, verified, suspended = false, vehicle, Selfie, short = false }) {
	const t = useText();
	const setOnline = useSetOnline();
	const isUntrained = wasRefused(setOnline.error, "training_unfinished");
	const [choosing, setChoosing] = (0, import_react.useState)(false);
	const [pictured, setPictured] = (0, import_react.useState)();
	const say = (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("statusNotChanged")),
		tone: "bad"
	});
	const change = (body) => setOnline.mutate(body, { onError: (error) => {
		if (wasRefused(error, "training_unfinished")) return;
		if (wasRefused(error, "selfie_due")) setPictured(body);
		else say(error);
	} });
	const goWith = async (body, selfie) => {
		try {
			await setOnline.mutateAsync({
				...body,
				selfie
			});
		} catch (error) {
			if (isRetryable(error) || fieldMessage(error, "selfie") !== void 0 || wasRefused(error, "selfie_due")) throw error;
			if (!wasRefused(error, "training_unfinished")) say(error);
		}
		setPictured(void 0);
	};
	const isShort = short && isOnline && !isUntrained;
	const word = t(isOnline ? "drivingOff" : "goOnDuty");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: isOnline ? "status" : "status is-off",
		"data-short": isShort,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "title",
						children: t(isOnline ? "lookingForTrips" : "driverStatus")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: isShort ? "visually-hidden" : "label",
						role: "status",
						children: [isOnline && vehicle !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle }), " "] }) : null, isUntrained ? t("trainingFirst") : verified ? t(isOnline ? "youAreOnline" : "youAreOffline") : t(suspended ? "suspendedNow" : "notVerifiedYet")]
					}),
					isUntrained ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "text-link",
						href: "/driver-training",
						children: t("openTraining")
					}) : null
				]
			}),
			verified ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				role: "switch",
				"aria-checked": isOnline,
				"aria-label": `${t("driverStatus")}: ${word}`,
				className: isOnline ? "button outline step" : "button primary step",
				onClick: () => isOnline || vehicle === null ? change({ isOnline: !isOnline }) : setChoosing(true),
				children: word
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button primary step",
				href: suspended ? "/standing" : "/driver-verification",
				children: t(suspended ? "suspendedWhy" : "openVerification")
			}),
			isOnline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "looking",
				"aria-hidden": "true"
			}) : null,
			pictured === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Selfie, {
					onSent: (selfie) => goWith(pictured, selfie),
					onClose: () => setPictured(void 0)
				})
			}),
			choosing ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleChoice, {
				onClose: () => setChoosing(false),
				onChoose: (vehicleId) => {
					setChoosing(false);
					change({
						isOnline: true,
						vehicleId
					});
				}
			}) : null
		]
	});
}
// packages/web/src/drivers/today-band.tsx
var parts = [
	["fares", "todayFares"],
	["bonuses", "todayBonuses"],
	["goals", "todayGoals"],
	["referrals", "todayReferrals"],
	["dayCommission", "todayDayCommission"]
];
/** How the fares above become what the driver gets, line by line; nothing where the fares are all of it. */
function Parts({ today }) {
	const t = useText();
	const { countryId } = today;
	const amounts = parts.map(([part, text]) => ({
		part,
		text,
		amount: today.parts[part]
	})).filter(({ amount }) => Number(amount) !== 0);
	if (Number(today.net) === Number(today.earnings) && amounts.length < 2) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: "earn-parts num",
		children: amounts.map(({ part, text, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(text) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [part === "fares" || Number(amount) < 0 ? "" : "+", money(amount, countryId)] })] }, part))
	});
}
/** What the day brought: always in sight, it stays at the top while the page moves. */
function TodayBand({ driverId }) {
	const t = useText();
	const today = useToday(driverId);
	if (today.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "today-band",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 139 })
	});
	if (today.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("todayNotLoaded"),
		onRetry: () => void today.refetch()
	});
	const { earnings, net, countryId } = today.data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "earn today-band",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "selvedge",
			"data-svc": "drive"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "earn-in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption",
					children: t("todaysEarnings")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "big num",
					children: [countryById(countryId).currencySymbol, numberText(Number(earnings))]
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("completedTrips") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "num",
						children: today.data.trips
					})] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("hoursOnline") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "num",
						children: numberText(today.data.hoursOnline, 1)
					})] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("rating") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "num",
						children: today.data.rating === null ? t("ratingNew") : numberText(today.data.rating, 1)
					})] })
				] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Parts, { today: today.data }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "earn-net num",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("todayNet") }),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: money(net, countryId) })
					]
				})
			]
		})]
	});
}
// packages/web/src/drivers/driver-screen.tsx
/** What stands below the cards of ended trips takes, while it is not known whether there are any: nothing moves under a finger. */
var BELOW_PX = 320;
function Head({ sos }) {
	const t = useText();
	const user = session.use();
	const sunOn = sun.use();
	const isOnline = user?.isOnline ?? false;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "top driver-head",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, { name: user?.name ?? "" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "title driver-name",
					children: user?.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row caption num",
					children: [
						driverIdLabel(user?.driver?.id ?? 0),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: isOnline ? "online-badge" : "online-badge off-badge",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "dot" }), t(isOnline ? "online" : "offline")]
						})
					]
				})]
			}),
			sos,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellSlot, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("sunMode"),
				icon: "sun",
				"aria-pressed": sunOn,
				onClick: () => sun.set(!sun.get())
			})
		]
	});
}
function RecentTrips({ rides, row }) {
	const t = useText();
	const recent = (rides.data ?? []).filter((ride) => ride.status === "completed").slice(0, 3);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card recent",
		"aria-label": t("recentTrips"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread recent-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("recentTrips")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link",
				href: "/ride-history",
				children: t("seeAll")
			})]
		}), rides.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 180 }) : rides.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("tripsNotLoaded"),
			onRetry: () => void rides.refetch()
		}) : recent.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("noTripsDriver") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list",
			children: recent.map((ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: row(ride) }, ride.id))
		})]
	});
}
/** The driver's home (spec: operations §2 Driver dashboard): a cockpit. What belongs to rides is handed in. */
function DriverHome({ active, rides, row, cashFirst, after, hail, sos, safety, busyAreas, tour, Selfie }) {
	const t = useText();
	const user = session.use();
	const driverId = user?.driver?.id ?? 0;
	const isOnline = user?.isOnline ?? false;
	const status = user?.driver?.verificationStatus;
	const verified = status === "approved";
	const hasChoice = (user?.driver?.vehicles ?? 1) > 1;
	if (active != null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
		to: "/active-ride",
		replace: true
	});
	const mayGrow = rides.isFetching && !rides.isFetchedAfterMount;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AppShell, {
		ownHead: true,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { sos }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "page cockpit",
			id: "main",
			"data-cash": cashFirst,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "visually-hidden",
					children: t("tabDashboard")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "cockpit-now",
					children: [
						cashFirst ? after(null) : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusCard, {
							isOnline,
							verified,
							suspended: status === "suspended",
							vehicle: hasChoice ? user?.vehicleInfo?.licensePlate ?? null : null,
							Selfie,
							short: cashFirst
						}),
						isOnline && verified ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RankCard, { driverId }) : null,
						isOnline && verified ? hail : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TodayBand, { driverId }),
						verified ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BeforeYouDrive, {}) : null,
						mayGrow ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: BELOW_PX }) : cashFirst ? busyAreas : after(busyAreas)
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "cockpit-more",
					children: [
						cashFirst ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentTrips, {
							rides,
							row
						}, "trips") : null,
						mayGrow ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: BELOW_PX }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverLinks, {
							safety,
							tour
						}, "links"),
						cashFirst ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentTrips, {
							rides,
							row
						}, "trips")
					]
				})
			]
		})]
	});
}
// packages/web/src/app/driver-route.tsx
/** In place of the step whose code did not come. */
function NoSelfie({ onClose }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: true,
		onClose,
		title: t("selfieTitle"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("selfieNotLoaded"),
			onRetry: retryFailedLoads
		})
	});
}
var DutySelfie = lazyPart(async () => {
	const [{ DutySelfie: Step }] = await Promise.all([
		import("./duty-selfie-OnDPP6Gu.js"),
		enterRoom("selfies"),
		enterRoom("verification-picture")
	]);
	return Step;
}, NoSelfie);
/** The city that a place is in or near: of this instance, in the demo of the gazetteer. */
var cityAround = (here) => instanceMarkets === null ? nearestCity(here).id : marketAround(here)?.id;
/** `/driver`: the drivers' home with the rides that belong on it. */
function DriverScreen() {
	const t = useText();
	const active = useActiveRide(HOME_POLL_MS);
	const rides = useRideHistory();
	const here = useHere();
	const cashFirst = useCashFirst();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverHome, {
		active: active.data,
		rides,
		cashFirst,
		after: (below) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterTrips, { children: below }),
		hail: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HailLink, {}),
		sos: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SosButton, {
			rideId: null,
			short: true
		}),
		safety: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SafetyRow, {}),
		tour: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tour, { page: "driver" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConsentRoom, { userType: "driver" })] }),
		Selfie: DutySelfie,
		busyAreas: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BusyNear, {
			here,
			city: here === void 0 ? void 0 : cityAround(here)
		}),
		row: (ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideRow, {
			ride,
			name: ride.passenger.name,
			lines: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "caption num",
				children: [
					ride.startedAt === null ? "" : clockTime(ride.startedAt),
					"–",
					ride.completedAt === null ? "" : clockTime(ride.completedAt)
				]
			}),
			side: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "caption num",
				children: [
					km(ride.distance),
					" · ",
					t("minutes", { n: drivenMinutes(ride) })
				]
			})
		})
	});
}
export { DriverScreen };
