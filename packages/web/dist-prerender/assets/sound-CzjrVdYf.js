import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
// packages/web/src/platform/sound.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var LOUDNESS = .6;
var audio;
var listeners = /* @__PURE__ */ new Set();
var tell = () => {
	for (const listener of listeners) listener();
};
/** Browsers play only for somebody who has touched the page: each touch makes sure of it, the one that goes online among them. */
function unlock() {
	if (typeof AudioContext === "undefined" || audio?.state === "running") return;
	if (audio === void 0) {
		audio = new AudioContext();
		audio.addEventListener("statechange", tell);
	}
	audio.resume().then(tell, () => {});
}
var touches = [
	"pointerdown",
	"click",
	"keydown"
];
/** Makes the next touch turn the sound on, after a reload or a phone call too. Gives the way to stop. */
function unlockByTouch() {
	for (const touch of touches) addEventListener(touch, unlock, true);
	return () => {
		for (const touch of touches) removeEventListener(touch, unlock, true);
	};
}
/** Whether a sound would be heard; `none` where the browser has no sound at all. */
var soundState = () => typeof AudioContext === "undefined" ? "none" : audio?.state === "running" ? "on" : "off";
var subscribe = (listener) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};
var useSoundState = () => (0, import_react.useSyncExternalStore)(subscribe, soundState, () => "none");
/**
* Plays notes. All of them are planned at once: the timers of a page in the background are late.
* @returns the way to end it sooner
*/
function playNotes(notes, noteSeconds) {
	const context = audio;
	if (context?.state !== "running") return () => {};
	const out = context.createGain();
	out.gain.value = LOUDNESS;
	out.connect(context.destination);
	const begin = context.currentTime;
	const tones = notes.map(({ at, hertz }) => {
		const tone = context.createOscillator();
		const swell = context.createGain();
		const from = begin + at;
		tone.frequency.value = hertz;
		swell.gain.setValueAtTime(0, from);
		swell.gain.linearRampToValueAtTime(1, from + .02);
		swell.gain.linearRampToValueAtTime(0, from + noteSeconds);
		tone.connect(swell).connect(out);
		tone.start(from);
		tone.stop(from + noteSeconds);
		return tone;
	});
	return () => {
		for (const tone of tones) tone.stop();
		out.disconnect();
	};
}
export { unlockByTouch as n, useSoundState as r, playNotes as t };
