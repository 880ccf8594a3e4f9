import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { A as callApi, D as queryClient, M as isRetryable, P as serverMessage, T as useDataSaver, Z as toast, ct as useLocation, d as Button, f as IconButton, k as addressOf, r as offlineQueue, s as holdTitle } from "../prerender.mjs";
import { c as money, d as numberText } from "./format-sa5lnLJg.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { c as useMissedOffer, d as useTakeMissed, l as useOffer, o as useAcceptOffer, r as setLocationTrouble, t as keepScreenAwake } from "./screen-awake-D59GrXgz.js";
import { i as useRoute, r as offerInWords, t as LiveOffer } from "./live-offer-BB4TD2PX.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { r as useHere } from "./search-center-C03eM9XG.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { r as language } from "./preferences-D2yk24TH.js";
import { n as say, t as hush } from "./voice-BcxXAU-P.js";
import { n as unlockByTouch, r as useSoundState, t as playNotes } from "./sound-CzjrVdYf.js";
import { t as driverPaths } from "./paths-vdnXdM03.js";
import { t as cityById } from "./gazetteer-ORnaPWSq.js";
import { t as fixesToKeep } from "./location-fixes-BA3lQFG8.js";
import { t as HERE_KEY } from "./places-B-AzpD6x.js";
import { c as sos } from "./sos-DAxhXrVq.js";
import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
// packages/web/src/drivers/missed-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The offer that passed without an answer: what it was, whether it counts, and one tap while the trip still waits. */
function MissedCard({ driverId, onWanted }) {
	const t = useText();
	const [put, setPut] = (0, import_react.useState)();
	const missed = useMissedOffer(driverId);
	const take = useTakeMissed();
	const offer = missed.data;
	if (offer == null || offer.id === put) return null;
	const ask = () => {
		onWanted(offer.rideId);
		take.mutate(offer.rideId, { onError: (error) => toast({
			title: t("offerGoneTitle"),
			text: serverMessage(error, t("notSent")),
			tone: "bad"
		}) });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "missed",
		"aria-label": t("missedTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					role: "status",
					children: t("missedOffer", {
						pay: money(offer.net, offer.countryId),
						km: numberText(offer.tripDistance, 1)
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: t("close"),
					icon: "x",
					onClick: () => setPut(offer.id)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t(offer.shown ? "missedShown" : "missedUnseen")
			}),
			!offer.waiting ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("missedGone")
			}) : offer.wanted ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				role: "status",
				children: t("missedAsked")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "accent",
				full: true,
				busy: take.isPending,
				onClick: ask,
				children: t("takeIt")
			})
		]
	});
}
// packages/web/src/drivers/offer-map.tsx
/** Where the driver is, the way to the pickup, and the way of the trip that is offered. */
function OfferMap({ offer: { pickupLocation: pickup, dropoffLocation: dropoff } }) {
	const here = useHere();
	const [from, setFrom] = (0, import_react.useState)(here);
	if (from === void 0 && here !== void 0) setFrom(here);
	const leg = useRoute(from, pickup);
	const { path, onStreets } = useRoute(pickup, dropoff);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
		pickup,
		dropoff,
		path,
		leg: leg.path,
		onStreets,
		vehicle: here === void 0 ? void 0 : {
			...here,
			heading: null
		}
	});
}
// packages/web/src/drivers/offer-over.tsx
/**
* An offer over whatever screen is shown, other dialogs too. What lies below stays as it was, with what was typed. The focus
* goes to the card and not to a button: whoever is typing must not accept a trip by it.
*/
function OfferOver({ offer, accepting }) {
	const t = useText();
	const ref = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const dialog = ref.current;
		const open = () => {
			if (dialog?.isConnected !== true || dialog.open) return;
			dialog.showModal();
			dialog.querySelector(".offer")?.focus();
		};
		open();
		dialog?.addEventListener("close", open);
		return () => {
			dialog?.removeEventListener("close", open);
			dialog?.close();
		};
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dialog", {
		ref,
		className: "offer-over",
		role: "alertdialog",
		"aria-label": t("newRequest"),
		onCancel: (event) => event.preventDefault(),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "offer-map",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferMap, { offer })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "offer-place",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LiveOffer, {
				offer,
				accepting
			})
		})]
	});
}
// packages/web/src/drivers/offer-sound.ts
/** Two rising notes, again and again: to be told from a message, and heard over an engine. Seconds and hertz. */
var NOTES = [{
	at: 0,
	hertz: 784
}, {
	at: .22,
	hertz: 1175
}];
var NOTE_SECONDS = .2;
var EVERY_SECONDS = 1.4;
/** Tabs of one browser take turns under this name. */
var LOCK = "safiri-offer-sound";
/** Plays the chime for so many seconds. @returns the way to end it sooner */
function playChime(seconds) {
	const notes = Array.from({ length: Math.max(0, Math.ceil(seconds / EVERY_SECONDS)) }, (_, round) => round * EVERY_SECONDS).flatMap((round) => NOTES.map(({ at, hertz }) => ({
		at: round + at,
		hertz
	})));
	return playNotes(notes, NOTE_SECONDS);
}
/** Plays while the signal stands, in one tab at a time; another one takes over when that is closed. */
async function playInTurn(endsAt, ended) {
	const play = async () => {
		const stop = playChime((endsAt - Date.now()) / 1e3);
		await new Promise((resolve) => {
			ended.addEventListener("abort", () => resolve(), { once: true });
			if (ended.aborted) resolve();
		});
		stop();
	};
	if ("locks" in navigator) await navigator.locks.request(LOCK, { signal: ended }, play);
	else await play();
}
/** The chime while an offer stands. @param endsAt milliseconds of this phone's clock; null for silence */
function useChime(endsAt) {
	const on = useSoundState() === "on";
	(0, import_react.useEffect)(() => {
		if (!on || endsAt === null) return void 0;
		const ended = new AbortController();
		playInTurn(endsAt, ended.signal).catch(() => {});
		return () => ended.abort();
	}, [on, endsAt]);
}
// packages/web/src/drivers/offer-signals.ts
/** Milliseconds of shaking and of rest. */
var SHAKE = [
	300,
	150,
	300,
	650
];
var SHAKE_MS = SHAKE.reduce((sum, ms) => sum + ms, 0);
/** The tag of the push message that tells of an offer (server: notifications/push-content.ts). */
var PUSH_TAG = "toldOffer";
/** The message on the locked screen goes with the offer. */
async function closePushed() {
	const registration = await navigator.serviceWorker?.getRegistration();
	for (const shown of await registration?.getNotifications({ tag: PUSH_TAG }) ?? []) shown.close();
}
/** The first chime is heard, then the words. */
var WORDS_AFTER_MS = 700;
/** What reaches a driver who does not look at the page: the chime, the offer in words, the shaking, and the title of the tab. */
function useOfferSignals(offer, title, words) {
	useChime(offer?.endsAt ?? null);
	const speakOffer = (0, import_react.useEffectEvent)(() => say(words, language.get()));
	const id = offer?.id;
	(0, import_react.useEffect)(() => {
		if (id === void 0) return void 0;
		const timer = setTimeout(speakOffer, WORDS_AFTER_MS);
		return () => {
			clearTimeout(timer);
			hush();
		};
	}, [id]);
	const endsAt = offer?.endsAt;
	(0, import_react.useEffect)(() => {
		if (endsAt === void 0) return void 0;
		const rounds = Math.max(1, Math.floor((endsAt - Date.now()) / SHAKE_MS));
		navigator.vibrate?.(Array.from({ length: rounds }, () => SHAKE).flat());
		return () => {
			navigator.vibrate?.(0);
			closePushed().catch(() => {});
		};
	}, [endsAt]);
	(0, import_react.useEffect)(() => {
		if (endsAt === void 0) return void 0;
		return holdTitle(title);
	}, [endsAt, title]);
}
// packages/web/src/drivers/offer-watch.tsx
/** A driver who asked for a missed trip has accepted it for so long; later the offer is one to look at again. */
var WANTED_MS = 45e3;
/**
* Brings offers to an online driver on every screen: over the page, by sound, and as what was missed.
* @param quiet something graver stands on the screen: nothing rings and nothing covers it
*/
function OfferWatch({ driverId, quiet }) {
	const t = useText();
	const [path, go] = useLocation();
	const isOnline = session.use()?.isOnline ?? false;
	const found = useOffer(driverId, isOnline);
	const offer = isOnline && !quiet ? found.data ?? null : null;
	const wanted = (0, import_react.useRef)(void 0);
	const { mutate: accept, isPending: accepting } = useAcceptOffer();
	(0, import_react.useEffect)(unlockByTouch, []);
	useOfferSignals(offer, offer === null ? "" : `${money(offer.net, offer.countryId)} · ${t("newRequest")}`, offer === null ? "" : offerInWords(t, offer));
	(0, import_react.useEffect)(() => {
		if (offer === null || wanted.current?.rideId !== offer.rideId || Date.now() > wanted.current.until) return;
		wanted.current = void 0;
		accept(offer, { onSuccess: () => go("/active-ride") });
	}, [
		offer,
		accept,
		go
	]);
	if (offer !== null) return offer.along !== null && path === "/active-ride" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferOver, {
		offer,
		accepting
	}, offer.id);
	return isOnline && !quiet ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MissedCard, {
		driverId,
		onWanted: (rideId) => wanted.current = {
			rideId,
			until: Date.now() + WANTED_MS
		}
	}) : null;
}
var HEADER_BYTES = 10;
var POINT_BYTES = 18;
HEADER_BYTES + POINT_BYTES * 100;
var PER_DEGREE = 1e7;
var PER_HEADING = 100;
var PER_SPEED = 100;
var PER_ACCURACY = 10;
var UNKNOWN = 65535;
var OLDEST_AGE = 4294967295;
/** A frame that is none: another version, another length than its count says, a place that is not on the earth. */
var FrameError = class extends Error {};
var packed = (value, per) => value === null || !(value >= 0) ? UNKNOWN : Math.min(Math.round(value * per), 65534);
/** @throws RangeError for no position, or more than a frame holds */
function encodeFrame({ sentAt, fixes }) {
	if (fixes.length < 1 || fixes.length > 100) throw new RangeError(`a frame holds 1 to 100 positions`);
	const bytes = new Uint8Array(HEADER_BYTES + POINT_BYTES * fixes.length);
	const view = new DataView(bytes.buffer);
	view.setUint8(0, 1);
	view.setUint8(1, fixes.length);
	view.setFloat64(2, sentAt, true);
	let at = HEADER_BYTES;
	for (const fix of fixes) {
		view.setInt32(at, Math.round(fix.lat * PER_DEGREE), true);
		view.setInt32(at + 4, Math.round(fix.lng * PER_DEGREE), true);
		view.setUint32(at + 8, Math.min(Math.max(0, Math.round(sentAt - fix.at)), OLDEST_AGE), true);
		view.setUint16(at + 12, packed(fix.heading, PER_HEADING), true);
		view.setUint16(at + 14, packed(fix.speed, PER_SPEED), true);
		view.setUint16(at + 16, packed(fix.accuracy, PER_ACCURACY), true);
		at += POINT_BYTES;
	}
	return bytes;
}
// packages/contract/src/drivers/location-ack.ts
/**
* Why a position did not count, in the order of the bytes; `tooMany` came faster than a phone may send. What yielded to a
* tracker has no place in them: to the phone it is dealt with like the others.
*/
var ackReasons = [
	"outOfOrder",
	"tooOld",
	"fromFuture",
	"nowhere",
	"suspect",
	"tooMany"
];
var COUNTS_AT = 13;
var ACK_BYTES = 17 + 4 * ackReasons.length;
/** @throws FrameError */
function decodeAck(bytes) {
	if (bytes.byteLength !== ACK_BYTES || bytes[0] !== 1) throw new FrameError("no answer of this version");
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const counts = ackReasons.map((reason, i) => [reason, view.getUint32(17 + 4 * i, true)]);
	return {
		frames: view.getUint32(1, true),
		newestAt: view.getFloat64(5, true),
		taken: view.getUint32(COUNTS_AT, true),
		rejected: Object.fromEntries(counts)
	};
}
// packages/contract/src/drivers/socket-close-codes.ts
/** Why the server ends a location socket, beside the codes of RFC 6455. */
var socketCloseCodes = {
	/** The session was revoked or ran out. */
	signedOut: 4401,
	/** The driver went offline: nobody needs to know where the phone is. */
	offline: 4403,
	/** Another connection of the same driver took over. */
	replaced: 4409,
	/** Not a frame. */
	malformed: 1007,
	/** Far more than a phone has to say. */
	flood: 1008,
	/** The server stops. */
	goingAway: 1001
};
// packages/web/src/drivers/location-uplink.ts
/** A frame that is not answered by then was sent to nobody. */
var PATIENCE_MS = 15e3;
var RECONNECT_MS = {
	first: 1e3,
	most: 6e4
};
/** Another window of the same driver has the socket: the two would take it from each other for ever. */
var LEAVE_TO_OTHER_MS = 3e5;
/** @param onLost gets the positions back that the server may not have */
function openUplink(driverId, onLost) {
	const path = addressOf(driverPaths.streamLocation, { id: driverId });
	let socket;
	let sent = [];
	/** Frames of this connection that the server dealt with. */
	let dealtWith = 0;
	let wait = RECONNECT_MS.first;
	let retry;
	let closed = false;
	function lose(pause) {
		const left = socket;
		socket = void 0;
		if (left !== void 0) {
			left.onclose = null;
			left.onmessage = null;
			left.close();
		}
		const fixes = sent.flatMap((frame) => frame.fixes);
		sent = [];
		dealtWith = 0;
		if (fixes.length > 0) onLost(fixes);
		clearTimeout(retry);
		if (!closed) retry = setTimeout(connect, pause * (.5 + Math.random()));
	}
	function connect() {
		if (closed || !navigator.onLine) return;
		const opening = new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
		socket = opening;
		opening.binaryType = "arraybuffer";
		opening.onmessage = ({ data }) => {
			const { frames } = decodeAck(new Uint8Array(data));
			wait = RECONNECT_MS.first;
			sent = sent.slice(frames - dealtWith);
			dealtWith = frames;
		};
		opening.onclose = ({ code }) => {
			lose(code === socketCloseCodes.replaced ? LEAVE_TO_OTHER_MS : wait);
			wait = Math.min(wait * 2, RECONNECT_MS.most);
		};
	}
	const back = () => {
		if (socket !== void 0) return;
		clearTimeout(retry);
		connect();
	};
	const gone = () => lose(RECONNECT_MS.most);
	addEventListener("online", back);
	addEventListener("offline", gone);
	connect();
	return {
		send(fixes) {
			if (socket?.readyState !== WebSocket.OPEN) return false;
			const [oldest] = sent;
			if (oldest !== void 0 && Date.now() - oldest.at > PATIENCE_MS) {
				lose(wait);
				return false;
			}
			const sentAt = Date.now();
			socket.send(encodeFrame({
				sentAt,
				fixes: fixes.map((fix) => ({
					...fix,
					at: Date.parse(fix.at)
				}))
			}));
			sent.push({
				fixes,
				at: sentAt
			});
			return true;
		},
		close() {
			closed = true;
			removeEventListener("online", back);
			removeEventListener("offline", gone);
			clearTimeout(retry);
			lose(0);
		}
	};
}
// packages/web/src/drivers/use-location-reports.ts
/** Positions gather this long; under data saver, three times as long. */
var REPORT_EVERY_MS = 5e3;
/** How long a phone may take to find itself before the demo's driver stands elsewhere: the first report is no jump then. */
var FIND_ITSELF_MS = 1500;
/** Positions that could not be sent; they outlive the page. */
var unsent = offlineQueue("unsent-fixes");
/**
* Reports where this phone is while the driver is online, and keeps its screen awake: a web page has no position in the
* background. They go by the socket, and are posted where there is none; what could not be sent is posted with the next report.
* @param standIn where the demo's driver stands when the phone can't tell
*/
function useLocationReports(driverId, active, standIn) {
	const standsAt = (0, import_react.useEffectEvent)(() => standIn);
	const mayStandIn = standIn !== void 0;
	const every = useDataSaver() ? REPORT_EVERY_MS * 3 : REPORT_EVERY_MS;
	(0, import_react.useEffect)(() => {
		if (!active) return void 0;
		let queued = unsent.get();
		const { id } = session.get() ?? {};
		const isGone = () => session.get()?.id !== id;
		const start = mayStandIn ? standsAt() : void 0;
		let last = start === void 0 ? void 0 : {
			...start,
			heading: null,
			speed: null,
			accuracy: null
		};
		const storeLast = (fix) => {
			last = fix;
			queryClient.setQueryData(HERE_KEY, {
				lat: fix.lat,
				lng: fix.lng
			});
			queued = fixesToKeep([...queued, {
				...fix,
				at: (/* @__PURE__ */ new Date()).toISOString()
			}], Date.now());
		};
		let isLost = false;
		const mayRepeat = () => mayStandIn || !isLost && document.visibilityState === "visible";
		const watch = navigator.geolocation?.watchPosition(({ coords: { latitude: lat, longitude: lng, heading, speed, accuracy } }) => {
			isLost = false;
			setLocationTrouble(null);
			storeLast({
				lat,
				lng,
				heading,
				speed,
				accuracy
			});
			begin();
		}, ({ code, PERMISSION_DENIED }) => {
			isLost = true;
			if (!mayStandIn) setLocationTrouble(code === PERMISSION_DENIED ? "notAllowed" : "notFound");
			begin();
		}, {
			enableHighAccuracy: true,
			maximumAge: 5e3
		});
		const storeUnsent = (fixes) => {
			queued = fixesToKeep([...fixes, ...queued], Date.now());
			unsent.set(queued);
		};
		const uplink = openUplink(driverId, (fixes) => {
			if (isGone()) return;
			storeUnsent(fixes);
			send();
		});
		const send = async () => {
			if (queued.length === 0 && last !== void 0 && mayRepeat()) storeLast(last);
			if (queued.length === 0) return;
			const batch = queued;
			queued = [];
			if (unsent.get().length === 0 && uplink.send(batch)) return;
			try {
				const query = { sentAt: (/* @__PURE__ */ new Date()).toISOString() };
				await callApi(driverPaths.reportLocation, {
					params: { id: String(driverId) },
					query,
					body: batch
				});
				if (unsent.get().length > 0) unsent.set([]);
			} catch (error) {
				if (isRetryable(error) && !isGone()) storeUnsent(batch);
			}
		};
		let timer;
		const begin = () => {
			if (timer !== void 0) return;
			clearTimeout(late);
			timer = setInterval(() => void send(), every);
			send();
		};
		const late = setTimeout(begin, FIND_ITSELF_MS);
		const letGo = keepScreenAwake();
		return () => {
			clearTimeout(late);
			clearInterval(timer);
			uplink.close();
			if (watch !== void 0) navigator.geolocation.clearWatch(watch);
			letGo();
			setLocationTrouble(null);
		};
	}, [
		driverId,
		active,
		mayStandIn,
		every
	]);
}
/** The centre of the demo city, for trying the driver's side on a computer that stands elsewhere. */
var demoPosition = () => cityById("pretoria")?.center;
// packages/web/src/app/driver-live.tsx
/** What goes on for a driver on every screen: the position is reported, and offers arrive. Loaded for drivers only. */
function DriverLive() {
	const user = session.use();
	const { demo } = useAppSettings();
	const driverId = user?.driver?.id ?? 0;
	useLocationReports(driverId, user?.isOnline ?? false, demo ? demoPosition() : void 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferWatch, {
		driverId,
		quiet: sos.use().phase !== "idle"
	});
}
export { DriverLive };
