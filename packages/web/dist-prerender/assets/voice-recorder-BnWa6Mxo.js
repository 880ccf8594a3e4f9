import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import "./hint-DFGOyi0y.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { d as Button } from "../prerender.mjs";
import { t as ProgressBar } from "./progress-bar-CJ7sykgc.js";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { VoicePlayer } from "./voice-player-ow9XdhgP.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/voice-recording.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Of what browsers record, what is smallest first. */
var KINDS = [
	"audio/webm;codecs=opus",
	"audio/mp4",
	"audio/ogg;codecs=opus"
];
/** Speech, and fifteen seconds of it below the bound of bytes. */
var BITS_PER_SECOND = 24e3;
/** So often the bytes are counted: some browsers record with more bits than they are asked for. */
var SLICE_MS = 500;
/** Less is a slip of the finger, seconds. */
var SHORTEST = 1;
async function openMicrophone() {
	try {
		return await navigator.mediaDevices.getUserMedia({ audio: {
			channelCount: 1,
			echoCancellation: true,
			noiseSuppression: true,
			autoGainControl: true
		} });
	} catch (error) {
		return error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "none";
	}
}
function begin(stream) {
	const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
	const recorder = new MediaRecorder(stream, {
		...mimeType === void 0 ? {} : { mimeType },
		audioBitsPerSecond: BITS_PER_SECOND
	});
	const parts = [];
	let bytes = 0;
	const begun = performance.now();
	const stop = () => {
		if (recorder.state !== "inactive") recorder.stop();
	};
	const note = new Promise((resolve) => {
		recorder.addEventListener("dataavailable", ({ data }) => {
			bytes += data.size;
			if (bytes <= 6e4) parts.push(data);
			else stop();
		});
		recorder.addEventListener("stop", () => {
			const seconds = Math.min((performance.now() - begun) / 1e3, 15);
			const type = recorder.mimeType.split(";")[0] ?? "";
			resolve(seconds < SHORTEST || parts.length === 0 ? "short" : {
				file: new File(parts, "voice-note", { type }),
				seconds
			});
		});
	});
	recorder.start(SLICE_MS);
	const timer = setTimeout(stop, 15e3);
	return {
		stop,
		note: note.finally(() => clearTimeout(timer))
	};
}
/** Asks for the microphone and records what is spoken from then on; the microphone is given back with the end. */
async function recordVoice() {
	const stream = await openMicrophone();
	if (typeof stream === "string") return stream;
	const close = () => stream.getTracks().forEach((track) => track.stop());
	try {
		const { stop, note } = begin(stream);
		return {
			stop,
			note: note.finally(close)
		};
	} catch {
		close();
		return "none";
	}
}
// packages/web/src/rides/voice-recorder.tsx
var import_jsx_runtime = require_jsx_runtime();
var CLOCK_MS = 200;
var clock = (seconds) => `0:${String(Math.floor(seconds)).padStart(2, "0")}`;
/** The clock of what is spoken, up to the last second. */
function Spoken({ onStop }) {
	const t = useText();
	const now = useNow(CLOCK_MS);
	const [since] = (0, import_react.useState)(now);
	const seconds = Math.min((now - since) / 1e3, 15);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "voice-clock",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "voice-dot",
					"aria-hidden": "true"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong grow",
					children: t("vnRecording")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					role: "timer",
					children: clock(seconds)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: ["/ ", clock(15)]
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
			label: t("vnSpoken"),
			percent: Math.round(seconds / 15 * 100)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "danger",
			full: true,
			icon: "stop",
			autoFocus: true,
			onClick: onStop,
			children: t("vnEnd")
		})
	] });
}
/** Records at once, up to fifteen seconds; what was spoken is listened to, and kept or discarded. */
function VoiceRecorder({ onKeep, onEnd }) {
	const t = useText();
	const [recording, setRecording] = (0, import_react.useState)();
	const [note, setNote] = (0, import_react.useState)();
	const end = (0, import_react.useEffectEvent)(onEnd);
	(0, import_react.useEffect)(() => {
		let isOpen = true;
		let stop = () => {};
		(async () => {
			const begun = await recordVoice();
			if (typeof begun === "string") return isOpen ? end(begun) : void 0;
			({stop} = begun);
			if (!isOpen) return stop();
			setRecording(begun);
			const spoken = await begun.note;
			if (!isOpen) return void 0;
			return typeof spoken === "string" ? end(spoken) : setNote(spoken);
		})();
		return () => {
			isOpen = false;
			stop();
		};
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "voice-card-in",
		children: note !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "voice-row",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VoicePlayer, {
				sound: note.file,
				seconds: note.seconds
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption voice-state",
				children: t("vnListen")
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "hint-buttons",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "outline",
				onClick: () => onEnd(),
				children: t("vnDiscard")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				autoFocus: true,
				onClick: () => onKeep(note),
				children: t("vnKeep")
			})]
		})] }) : recording === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			role: "status",
			children: t("vnAsking")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spoken, { onStop: recording.stop })
	});
}
export { VoiceRecorder };
