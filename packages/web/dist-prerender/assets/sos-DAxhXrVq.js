import { t as safetyPaths } from "./paths-MnHe1j3a.js";
import { t as DEFAULT_EMERGENCY_TYPE } from "./emergency-CapsQmmU.js";
import { A as callApi, O as ApiError, R as serverTime, Z as toast } from "../prerender.mjs";
import { s as session, u as personalStored } from "./refusals-6kaomp8o.js";
import { a as translate } from "./text-eXX5ZUHI.js";
// packages/web/src/safety/locate.ts
var watch;
var point = null;
/** Where the phone last was, null when it does not say. */
var lastPoint = () => point;
/** Asks the phone where it is from the first press on: the answer may take as long as the countdown. */
function startLocating(onPoint) {
	if (watch !== void 0 || !("geolocation" in navigator)) return;
	watch = navigator.geolocation.watchPosition(({ coords }) => {
		point = {
			lat: coords.latitude,
			lng: coords.longitude
		};
		onPoint();
	}, () => {}, {
		enableHighAccuracy: true,
		maximumAge: 1e4
	});
}
function stopLocating() {
	if (watch !== void 0) navigator.geolocation.clearWatch(watch);
	watch = void 0;
	point = null;
}
// packages/web/src/safety/sos.ts
var idle = {
	phase: "idle",
	drill: false,
	endsAt: 0,
	pressedAt: "",
	rideId: null,
	incident: null,
	sending: "first",
	hidden: false,
	unheard: false
};
function decode(text) {
	try {
		const value = JSON.parse(text);
		return value.phase === "alert" ? {
			...idle,
			...value,
			hidden: false
		} : void 0;
	} catch {
		return;
	}
}
var sos = personalStored("sos", idle, decode, (value) => value.phase === "alert" ? JSON.stringify(value) : null);
/** How often the place is sent on while an alert stands. */
var LOCATE_MS = 5e3;
var RETRY_MS = [
	1e3,
	2e3,
	3e3,
	5e3
];
var retry;
var countdown;
var tries = 0;
var underWay = false;
var locatedAt = 0;
/** Sends on where the phone is. The next place comes in a moment; a lost one needs no second try. */
function sendPlace() {
	const { phase, incident, drill } = sos.get();
	const point = lastPoint();
	if (phase !== "alert" || incident === null || drill || point === null || Date.now() - locatedAt < LOCATE_MS) return;
	locatedAt = Date.now();
	callApi(safetyPaths.locate, {
		params: { id: String(incident.id) },
		body: point,
		on401: "nothing"
	}).catch(() => {});
}
/**
* One tap: the countdown begins, and the phone starts to look where it is. While an alert stands already it is opened instead, and
* sent once more at once, so that the contacts who were added since are told.
*/
function pressSos(options) {
	const { phase, drill } = sos.get();
	if (phase === "counting") return;
	if (phase === "alert" && !drill) {
		showAlert();
		if (options.drill !== true) pressAgain();
		return;
	}
	startLocating(sendPlace);
	const endsAt = Date.now() + 5e3;
	sos.set({
		...idle,
		phase: "counting",
		drill: options.drill === true,
		endsAt,
		rideId: options.rideId
	});
	clearTimeout(countdown);
	countdown = setTimeout(triggerNow, 5e3);
}
var hideAlert = () => sos.set({
	...sos.get(),
	hidden: true
});
var showAlert = () => sos.set({
	...sos.get(),
	hidden: false
});
function cancelCountdown() {
	if (sos.get().phase !== "counting") return;
	clearTimeout(countdown);
	stopLocating();
	sos.set(idle);
}
/** Staff and contacts read it: a phone's own clock may be hours off. */
var pressedNow = () => new Date(serverTime()).toISOString();
/** Raises the alert, once for each countdown. */
function triggerNow() {
	const { phase, drill, rideId } = sos.get();
	if (phase !== "counting") return;
	clearTimeout(countdown);
	sos.set({
		...idle,
		phase: "alert",
		drill,
		rideId,
		pressedAt: pressedNow()
	});
	tries = 0;
	send();
}
/** A server that is busy or away may take it in a moment; one that says no will say no again. */
var mayHelp = (error) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
/** Tells the server of a press. */
async function raise(pressedAt) {
	const { drill, rideId } = sos.get();
	const user = session.get();
	const answer = user === null ? null : await callApi(safetyPaths.trigger, {
		on401: "nothing",
		body: {
			userId: user.id,
			userType: user.userType === "driver" ? "driver" : "passenger",
			rideId,
			location: lastPoint(),
			emergencyType: DEFAULT_EMERGENCY_TYPE,
			timestamp: pressedAt,
			drill
		}
	});
	if (answer === null) throw new ApiError(401, "", void 0);
	return answer;
}
/** A press on an alert that stands. One that the server has not heard of is tried at once instead of at its next time. */
async function pressAgain() {
	const { incident, rideId } = sos.get();
	if (incident === null) return send();
	try {
		const answer = await raise(pressedNow());
		if (sos.get().phase === "idle" && answer.id !== incident.id) sos.set({
			...idle,
			phase: "alert",
			rideId
		});
		show(answer);
		sos.set({
			...sos.get(),
			unheard: false
		});
	} catch {
		const now = sos.get();
		if (now.phase === "alert" && now.incident !== null) sos.set({
			...now,
			unheard: true
		});
	}
}
async function send() {
	const { phase, incident, pressedAt } = sos.get();
	if (phase !== "alert" || incident !== null || session.get() === null || underWay) return;
	clearTimeout(retry);
	underWay = true;
	try {
		show(await raise(pressedAt));
	} catch (error) {
		const again = mayHelp(error);
		const now = sos.get();
		if (now.phase === "alert" && now.incident === null) sos.set({
			...now,
			sending: again ? "again" : "refused"
		});
		if (again) retry = setTimeout(() => void send(), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
		tries += 1;
	} finally {
		underWay = false;
	}
}
/**
* What the server tells of an emergency. One that is older than this alert may be told of, too: until the server answered the press
* itself, nothing else says that it was heard.
*/
function takeIncident(incident) {
	if (sos.get().incident?.id === incident.id) show(incident);
}
/** Shows how the emergency stands; the specification's words are said once, when somebody was really reached. */
function show(incident) {
	const known = sos.get();
	if (known.phase !== "alert") return;
	if (incident.closedAt !== null && !incident.isDrill) {
		stopLocating();
		sos.set(idle);
		return;
	}
	if (incident.reached && known.incident?.reached !== true) toast({
		title: translate("emergencyActivated"),
		text: translate("emergencyContacted")
	});
	sos.set({
		...known,
		incident,
		sending: "done"
	});
}
/** What stands on the server now: it goes on with the alert of this phone, or ends it. */
function adoptIncident(incident) {
	const known = sos.get();
	if (incident === null) {
		if (known.phase === "alert" && known.incident !== null && !known.drill) {
			stopLocating();
			sos.set(idle);
		}
		return;
	}
	if (known.phase === "alert") takeIncident(incident);
}
/** Ends the alert on this phone, whatever the network does (spec: foundations §4); the server keeps the incident. */
async function dismissAlert(reason) {
	const { incident, drill } = sos.get();
	clearTimeout(retry);
	stopLocating();
	sos.set(idle);
	if (incident === null || drill) return;
	try {
		await callApi(safetyPaths.markSafe, {
			params: { id: String(incident.id) },
			body: { reason },
			on401: "nothing"
		});
	} catch {
		toast({
			title: translate("error"),
			text: translate("safeNotSent"),
			tone: "bad"
		});
	}
}
/** Goes on with an alert that a reload or a lost connection left unsent. */
function resumeSos() {
	const now = () => {
		tries = 0;
		sos.get().unheard ? pressAgain() : send();
	};
	if (sos.get().phase === "alert") startLocating(sendPlace);
	now();
	addEventListener("online", now);
	return () => removeEventListener("online", now);
}
export { pressSos as a, sos as c, lastPoint as d, hideAlert as i, takeIncident as l, cancelCountdown as n, resumeSos as o, dismissAlert as r, showAlert as s, adoptIncident as t, triggerNow as u };
