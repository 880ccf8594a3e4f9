import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { S as languages } from "./preferences-D2yk24TH.js";
import { d as stored, f as product } from "./refusals-6kaomp8o.js";
import { t as playNotes } from "./sound-CzjrVdYf.js";
// packages/web/src/platform/voice.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Whether directions are spoken on this phone. */
var spoken = stored(`${product.key}.spoken-directions`, true, (text) => text !== "0", (on) => on ? null : "0");
/** One falling pair of notes, to be told from an offer's rising ones. */
var CHIME = [{
	at: 0,
	hertz: 880
}, {
	at: .16,
	hertz: 659
}];
var NOTE_SECONDS = .15;
var speech = () => typeof speechSynthesis === "undefined" ? void 0 : speechSynthesis;
/** The voice that speaks a language; one that lives on the phone before one that needs the network. Another language's never does. */
function voiceFor(language, voices) {
	const tag = languages[language].speech.toLowerCase();
	const tagOf = ({ lang }) => lang.toLowerCase().replaceAll("_", "-");
	const rank = (voice) => (voice.localService ? 0 : 2) + (tagOf(voice) === tag ? 0 : 1);
	return voices.filter((voice) => tagOf(voice).split("-")[0] === language).toSorted((a, b) => rank(a) - rank(b))[0];
}
/** Says a sentence in its own language. Where this phone has no voice for it a sound asks to look; where it is muted, nothing. */
function speak(text, language) {
	if (!say(text, language) && spoken.get()) playNotes(CHIME, NOTE_SECONDS);
}
/** Says a sentence in its own language, where this phone has a voice for it and speaks. @returns whether it did */
function say(text, language) {
	const voice = spoken.get() ? voiceFor(language, speech()?.getVoices() ?? []) : void 0;
	if (voice === void 0) return false;
	const utterance = new SpeechSynthesisUtterance(text);
	utterance.voice = voice;
	utterance.lang = voice.lang;
	speech()?.cancel();
	speech()?.speak(utterance);
	return true;
}
var hush = () => speech()?.cancel();
function subscribe(listener) {
	speech()?.addEventListener?.("voiceschanged", listener);
	return () => speech()?.removeEventListener?.("voiceschanged", listener);
}
/** Whether this phone can speak a language. */
var useHasVoice = (language) => (0, import_react.useSyncExternalStore)(subscribe, () => voiceFor(language, speech()?.getVoices() ?? []) !== void 0, () => false);
export { useHasVoice as a, spoken as i, say as n, speak as r, hush as t };
