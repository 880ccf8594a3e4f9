import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as safetyPaths } from "./paths-MnHe1j3a.js";
import { r as safeReasons } from "./emergency-CapsQmmU.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi, x as useStreamEvent } from "../prerender.mjs";
import { n as clockTime, o as km } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Countdown } from "./countdown-qfKAzDet.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { n as HelpRows, t as CallRow } from "./help-rows-B8XDEaAo.js";
import { n as reasonTexts } from "./incident-log-Du27rVDc.js";
import { a as useKnownContacts, i as useEmergencyKit, o as useTeam, r as useCachedTrip } from "./kit-CGaeGpFd.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { t as placePaths } from "./paths-qnVLLNUJ.js";
import { r as distanceMeters } from "./geo-Df4cGKpX.js";
import { u as personalStored } from "./refusals-6kaomp8o.js";
import { c as sos, d as lastPoint, i as hideAlert, l as takeIncident, n as cancelCountdown, o as resumeSos, r as dismissAlert, s as showAlert, t as adoptIncident, u as triggerNow } from "./sos-DAxhXrVq.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
/* empty css                */
// packages/web/src/safety/place.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function decode(text) {
	try {
		const value = JSON.parse(text);
		return typeof value.name === "string" && typeof value.lat === "number" && typeof value.lng === "number" ? value : void 0;
	} catch {
		return;
	}
}
/** The last place with a name near which the phone was, for when the network is gone. */
var lastNamed = personalStored("sos-place", null, decode, (value) => value === null ? null : JSON.stringify(value));
/** Nearer than this one is at a place, farther than that its name says nothing (product: places). */
var AT_METERS = 80;
var FAR_METERS = 3e3;
var LOOK_MS = 1e4;
/** What to say of a point with the last place that had a name: the name as long as it helps, the distance where it is not there. */
function whereaboutsOf(point, named) {
	const meters = named === null ? Infinity : distanceMeters(point, named);
	return {
		coordinates: `${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`,
		near: named === null || meters > FAR_METERS ? null : {
			name: named.name,
			meters: meters <= AT_METERS ? 0 : Math.round(meters / 10) * 10
		}
	};
}
async function look() {
	const point = lastPoint();
	if (point === null) return null;
	const near = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
	const found = await callApi(placePaths.nearestPlace, { query: { near } }).catch(() => null);
	if (found?.place != null) lastNamed.set({
		name: found.place.name,
		lat: found.place.lat,
		lng: found.place.lng
	});
	return whereaboutsOf(point, lastNamed.get());
}
/** Where the phone is while an alert is on screen; null while it does not say. */
function useWhereabouts() {
	const { data } = useQuery({
		queryKey: ["sos-place"],
		queryFn: look,
		refetchInterval: (query) => query.state.data === null ? 1e3 : LOOK_MS,
		staleTime: 0,
		gcTime: 0
	});
	return data ?? null;
}
// packages/web/src/safety/police-facts.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What the police ask on the phone, to be read out: it stands here also without a network, as the phone last knew it. */
function PoliceFacts() {
	const t = useText();
	const trip = useCachedTrip();
	const place = useWhereabouts();
	if (trip === null && place === null) return null;
	const near = place?.near ?? null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "sos-course",
		"aria-label": t("policeSay"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "title",
			children: t("policeSay")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "police-facts",
			children: [place === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("policePlace") }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [near === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: near.meters === 0 ? near.name : t("policeNear", {
				km: km(near.meters / 1e3),
				place: near.name
			}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "num",
				children: place.coordinates
			})] })] }), trip === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("policeCar") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", {
					className: "row wrap",
					children: [trip.vehicle, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: trip.plate })]
				}),
				trip.other === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(trip.otherIs === "driver" ? "policeDriver" : "policePassenger") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: trip.other })] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("policeWay") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: t("policeFromTo", {
					from: trip.from,
					to: trip.to
				}) })
			] })]
		})]
	});
}
// packages/web/src/safety/who-is-told.tsx
var teamLines = {
	asked: ["clock", "whoTeamLater"],
	unknown: ["clock", "whoTeamLater"],
	away: ["clock", "whoTeamAway"],
	"on-call": ["check", "whoTeamOnCall"],
	there: ["check", "whoTeamThere"]
};
/** What this server does for the contacts, or leaves to the phone. */
function contactsLine({ canText, canMail }, count) {
	if (count === 0) return ["x", "whoContactsNone"];
	if (canText) return ["check", "whoContactsText"];
	return canMail ? ["mail", "whoContactsMail"] : ["x", "whoContactsSelf"];
}
/** During the countdown: who gets the alert and who does not, and the number of those who do not. */
function WhoIsTold({ rideId }) {
	const t = useText();
	const kit = useEmergencyKit(rideId);
	const contacts = useKnownContacts();
	const lines = [teamLines[useTeam(rideId)]];
	if (contacts !== void 0) lines.push(contactsLine(kit, contacts.length));
	lines.push(["x", "whoPolice"]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "sos-course sos-who",
		"aria-label": t("whoTitle"),
		children: lines.map(([icon, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: icon,
			size: 20
		}), t(text)] }, text))
	}), kit.numbers === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CallRow, {
		name: "numberPolice",
		number: kit.numbers.police
	})] });
}
// packages/web/src/safety/sos-overlay.tsx
/** How often the server is asked while an alert stands, beside what the stream tells. */
var ASK_MS = 5e3;
var alertTexts = {
	sent: "alertSent",
	waiting: "alertWaiting",
	written: "alertWritten",
	failed: "alertFailed",
	stopped: "alertStopped",
	limited: "alertLimited"
};
function Counting({ state }) {
	const t = useText();
	const now = useNow(200);
	const left = Math.max(0, Math.ceil((state.endsAt - now) / 1e3));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "sos-title",
			children: t("emergency")
		}),
		state.drill ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "sos-badge",
			children: t("drillBadge")
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("emergencyCounting") }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Countdown, {
			left,
			total: 5
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "visually-hidden",
			role: "status",
			children: t("emergencySecondsLeft", { n: left })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "sos-main",
			onClick: triggerNow,
			children: t("emergencyTriggerNow")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "sos-second",
			onClick: cancelCountdown,
			children: t("emergencyCancel")
		}),
		state.drill ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhoIsTold, { rideId: state.rideId })
	] });
}
/** What the team does of an alert that nobody took yet; nothing where nobody is there or on call. */
var seenTexts = {
	asked: "emergencyTeamSees",
	unknown: "emergencyTeamSees",
	there: "emergencyTeamSees",
	"on-call": "emergencyTeamCalled",
	away: null
};
/** What has really happened so far, and nothing more than that. */
function Course({ incident, kit }) {
	const t = useText();
	const team = useTeam(incident.rideId);
	const seen = incident.acknowledgedAt === null ? seenTexts[team] : "emergencyTeamSees";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("emergencySoFar"),
		className: "sos-course",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "title",
			children: t("emergencySoFar")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			role: "status",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					"data-done": "true",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "check",
							size: 20
						}),
						t("emergencyServerHas"),
						seen === null ? null : ` ${t(seen)}`
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					"data-done": incident.acknowledgedAt !== null,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: incident.acknowledgedAt === null ? "clock" : "check",
						size: 20
					}), incident.acknowledgedAt === null ? `${t("emergencyStaffNotYet")} ${team === "away" ? t("emergencyStaffAway") : ""}` : t("emergencyStaffHas", { time: clockTime(incident.acknowledgedAt) })]
				}),
				incident.alerts.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "x",
					size: 20
				}), t(kit.contacts.length === 0 ? "emergencyNoContacts" : "emergencyContactsUntold")] }) : incident.alerts.map((alert, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					"data-done": alert.status === "sent",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: alert.status === "sent" ? "check" : alert.status === "waiting" ? "clock" : "x",
						size: 20
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
						t(alert.channel === "sms" ? "alertSms" : "alertMail", { name: alert.contactName }),
						":",
						" ",
						t(alert.status === null ? "alertFailed" : alertTexts[alert.status], { time: clockTime(alert.at) })
					] })]
				}, `${alert.contactName} ${alert.channel} ${i}`))
			] })
		})]
	});
}
function Head({ state }) {
	const t = useText();
	const { incident, sending } = state;
	if (incident === null) {
		if (sending === "first") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "sos-title",
			role: "status",
			children: t("emergencySending")
		});
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			role: "alert",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "sos-title",
				children: t("emergencyNotSent")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(sending === "refused" ? "emergencyRefused" : "emergencyNotSentWhy") })]
		});
	}
	const raised = t("emergencyRaised", { time: clockTime(incident.raisedAt) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [incident.reached ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "sos-title",
				children: t("emergencyActivated")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("emergencyContacted") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: raised })
		]
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
		className: "sos-title",
		children: raised
	}), state.unheard ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "alert",
		children: t("emergencyUnheard")
	}) : null] });
}
function AreYouSafe({ onKeep }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "sos-safe",
		"aria-label": t("safeTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: t("safeTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("safeHint") }),
			safeReasons.map((reason) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "sos-second",
				onClick: () => void dismissAlert(reason),
				children: t(reasonTexts[reason])
			}, reason)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "sos-main",
				onClick: onKeep,
				children: t("safeKeep")
			})
		]
	});
}
function Alert({ state }) {
	const t = useText();
	const stored = useEmergencyKit(state.rideId);
	const [leaving, setLeaving] = (0, import_react.useState)(false);
	const { incident, drill } = state;
	const kit = drill ? stored : {
		...stored,
		trackingUrl: stored.trackingUrl ?? incident?.trackingUrl ?? null
	};
	if (leaving) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AreYouSafe, { onKeep: () => setLeaving(false) });
	if (drill) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "sos-title",
			children: t(incident === null ? "emergencySending" : "emergencyActivated")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "sos-badge",
			children: t("drillBadge")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("drillDone") }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpRows, { kit }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "sos-main",
			onClick: () => void dismissAlert("mistake"),
			children: t("drillEnd")
		})
	] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { state }),
		incident === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Course, {
			incident,
			kit
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpRows, { kit }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PoliceFacts, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "sos-second",
			onClick: () => setLeaving(true),
			children: t("emergencyStop")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "sos-hide",
			onClick: hideAlert,
			children: t("emergencyHide")
		})
	] });
}
var heard = ({ incident }) => takeIncident(incident);
/** Follows the alert that stands: told by the stream, asked for besides. */
function useFollowing(state) {
	(0, import_react.useEffect)(() => resumeSos(), []);
	useStreamEvent("incident", heard);
	const standing = state.phase === "alert" && state.incident !== null && !state.drill;
	const { data } = useQuery({
		queryKey: [safetyPaths.current],
		queryFn: () => callApi(safetyPaths.current, { on401: "nothing" }),
		enabled: standing,
		refetchInterval: ASK_MS,
		staleTime: 0,
		gcTime: 0
	});
	(0, import_react.useEffect)(() => {
		if (data !== void 0) adoptIncident(data);
	}, [data]);
}
/** The countdown and the alert, over every screen. Put aside, the alert stays as a bar that opens it again. */
function SosOverlay() {
	const t = useText();
	const state = sos.use();
	const dialog = (0, import_react.useRef)(null);
	useFollowing(state);
	const { phase, hidden } = state;
	const open = phase !== "idle" && !hidden;
	(0, import_react.useEffect)(() => {
		if (open && dialog.current?.open === false) dialog.current.showModal();
		if (!open && dialog.current?.open === true) dialog.current.close();
	}, [open]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dialog", {
		ref: dialog,
		className: "sos-screen",
		"aria-label": t("emergency"),
		onCancel: (event) => {
			event.preventDefault();
			if (phase === "counting") cancelCountdown();
		},
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "sos-in",
			"data-phase": phase,
			children: phase === "counting" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Counting, { state }) : phase === "alert" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Alert, { state }) : null
		})
	}), phase === "alert" && hidden ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "sos-bar",
		role: "status",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "sos-bar-open",
			onClick: showAlert,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "alert",
					size: 22
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "grow",
					children: t(state.incident === null ? "emergencyNotSent" : "alertStanding")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "sos-bar-do",
					children: t("alertOpen")
				})
			]
		})
	}) : null] });
}
export { SosOverlay };
