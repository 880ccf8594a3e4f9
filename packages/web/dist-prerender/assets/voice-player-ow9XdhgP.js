import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as hush } from "./voice-BcxXAU-P.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/use-sound.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Fetched whole: phones that ask for a part of a sound get it from a page, not from this server. */
async function fetchSound(address) {
	const answer = await fetch(address, { credentials: "include" });
	if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
	return answer.blob();
}
/**
* A short sound that is played when somebody asks for it, never by itself.
* @param sound what was recorded, or where it is fetched
* @param ahead fetches it before it is asked for: it is heard at once then, and where there is no network any more
*/
function useSound(sound, ahead) {
	const [state, setState] = (0, import_react.useState)("still");
	const [length, setLength] = (0, import_react.useState)();
	const [at, setAt] = (0, import_react.useState)(0);
	const player = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(() => {
		const audio = new Audio();
		let address;
		let isOpen = true;
		const take = (content) => {
			if (!isOpen || address !== void 0) return;
			address = URL.createObjectURL(content);
			audio.src = address;
		};
		const ready = async () => {
			if (address === void 0) take(typeof sound === "string" ? await fetchSound(sound) : sound);
		};
		audio.addEventListener("loadedmetadata", () => setLength(Number.isFinite(audio.duration) ? audio.duration : void 0));
		audio.addEventListener("timeupdate", () => setAt(audio.currentTime));
		for (const end of ["pause", "ended"]) audio.addEventListener(end, () => {
			setState("still");
			setAt(0);
		});
		player.current = {
			audio,
			ready
		};
		if (ahead || typeof sound !== "string") ready().catch(() => {});
		return () => {
			isOpen = false;
			audio.pause();
			if (address !== void 0) URL.revokeObjectURL(address);
		};
	}, [sound, ahead]);
	const press = async () => {
		if (player.current === void 0) return;
		const { audio, ready } = player.current;
		if (!audio.paused) return audio.pause();
		hush();
		setState("loading");
		try {
			await ready();
			audio.currentTime = 0;
			await audio.play();
			setState("playing");
		} catch (error) {
			setState(error instanceof DOMException && error.name === "NotAllowedError" ? "still" : "failed");
		}
	};
	return {
		state,
		length,
		at,
		press
	};
}
// packages/web/src/rides/voice-player.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Of its own: the icons of the app come with every first visit. */
var shapes = {
	play: "M8 5.5v13l10.5-6.5z",
	stop: "M7 7h10v10H7z"
};
/** A large button that plays a voice note once for each tap, and beside it how long it is. */
function VoicePlayer({ sound, seconds, ahead = false }) {
	const t = useText();
	const { state, length = seconds, at, press } = useSound(sound, ahead);
	const isPlaying = state === "playing";
	const played = length === void 0 ? 0 : Math.min(at / length, 1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "voice-play",
		"aria-label": t(isPlaying ? "vnStop" : "vnPlay"),
		style: { "--played": `${played}turn` },
		onClick: () => void press(),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
			className: "icon fill",
			width: 32,
			height: 32,
			viewBox: "0 0 24 24",
			"aria-hidden": "true",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: shapes[isPlaying ? "stop" : "play"] })
		})
	}), state === "failed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "field-error voice-line",
		role: "alert",
		children: t("vnFailed")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "label num voice-line",
		children: [state === "loading" ? t("vnLoading") : t("vnName"), length === void 0 || state === "loading" ? null : ` · ${t("vnSeconds", { n: Math.max(1, Math.round(length)) })}`]
	})] });
}
export { VoicePlayer };
