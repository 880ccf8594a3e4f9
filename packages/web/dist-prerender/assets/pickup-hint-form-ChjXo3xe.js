import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as pickupPaths } from "./paths-6q563TR8.js";
import { $ as lazyPart, G as useOnline, P as serverMessage, W as onReconnect, d as Button, f as IconButton, u as Skeleton } from "../prerender.mjs";
import { n as smallPhoto, t as photoAddress } from "./small-photo-lYBx7j9_.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { t as TextArea } from "./text-area-CeFpfHV0.js";
import { n as useForgetHint, r as useKeepHint } from "./ride-details-DbtNTPGg.js";
import { t as sendFile } from "./send-file-B4uUuRD8.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
/* empty css                     */
// packages/web/src/rides/use-upload.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function useUpload(key) {
	const last = (0, import_react.useRef)(void 0);
	const [state, setState] = (0, import_react.useState)();
	const urlOf = (file) => {
		if (last.current?.file === file) return last.current.url;
		const url = sendFile(key, file).then((sent) => sent.url);
		const mine = {
			file,
			url
		};
		last.current = mine;
		setState("sending");
		url.then(() => last.current === mine && setState("arrived"), () => {
			if (last.current !== mine) return;
			last.current = void 0;
			setState("failed");
		});
		return url;
	};
	return {
		urlOf,
		state
	};
}
// packages/web/src/rides/voice-note-field.tsx
var import_jsx_runtime = require_jsx_runtime();
var VoicePlayer = lazyPart(async () => (await Promise.all([import("./voice-player-ow9XdhgP.js"), enterRoom("rides-voice")]))[0].VoicePlayer);
var VoiceRecorder = lazyPart(async () => (await Promise.all([import("./voice-recorder-BnWa6Mxo.js"), enterRoom("rides-voice")]))[0].VoiceRecorder);
/** Also where a page is not safe enough for a microphone. */
var canRecord = () => typeof MediaRecorder !== "undefined" && "mediaDevices" in navigator;
var uploadTexts = {
	sending: "hintVoiceSending",
	arrived: "hintVoiceSent",
	failed: "hintVoiceNotSent"
};
/** The voice note beside the words: recorded, listened to, kept or discarded. What was kept is sent at once. */
function VoiceNoteField({ voice, upload, onChange, isRecording, onRecording }) {
	const t = useText();
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [why, setWhy] = (0, import_react.useState)(canRecord() ? void 0 : "none");
	const send = (note) => void upload.urlOf(note.file).catch(() => {});
	const isFresh = voice !== null && typeof voice !== "string";
	const reconnected = (0, import_react.useEffectEvent)(() => {
		if (isFresh && upload.state === "failed") send(voice);
	});
	(0, import_react.useEffect)(() => onReconnect(() => reconnected()), []);
	const start = async () => {
		setBusy(true);
		setWhy(void 0);
		try {
			await VoiceRecorder.fetchAhead();
			onRecording(true);
		} catch {
			setWhy("not loaded");
		}
		setBusy(false);
	};
	if (isRecording) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 120 }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VoiceRecorder, {
			onKeep: (note) => {
				onRecording(false);
				onChange(note);
				send(note);
			},
			onEnd: (reason) => {
				onRecording(false);
				setWhy(reason);
			}
		})
	});
	const refusal = why === "refused" ? t("hintVoiceRefused") : why === "none" ? t("hintVoiceNone") : void 0;
	const again = why === "short" ? t("hintVoiceShort") : why === "not loaded" ? t("hintVoiceNotLoaded") : void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		voice === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "voice-row voice-kept",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "voice-play" }),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VoicePlayer, {
						sound: isFresh ? voice.file : voice,
						seconds: isFresh ? voice.seconds : void 0
					})
				}),
				isFresh && upload.state !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: upload.state === "failed" ? "field-error voice-state" : "caption voice-state",
					role: "status",
					children: t(uploadTexts[upload.state])
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: t("hintNoVoice"),
					icon: "x",
					onClick: () => onChange(null)
				})
			]
		}),
		isFresh && upload.state === "failed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			full: true,
			onClick: () => send(voice),
			children: t("hintSendAgain")
		}) : null,
		voice !== null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			full: true,
			icon: "mic",
			busy,
			why: refusal,
			onClick: () => void start(),
			children: t("hintRecord")
		}),
		again === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption",
			role: "status",
			children: again
		})
	] });
}
// packages/web/src/rides/pickup-hint-form.tsx
/** A note, a photo and a voice note by which the driver recognises the pickup. What was written stays when it could not be saved. */
function PickupHintForm({ pickup, hint, onDone }) {
	const t = useText();
	const online = useOnline();
	const camera = (0, import_react.useRef)(null);
	const [note, setNote] = (0, import_react.useState)(hint?.note ?? "");
	const [photo, setPhoto] = (0, import_react.useState)();
	const [preview, setPreview] = (0, import_react.useState)(hint?.photoUrl ?? null);
	const [voice, setVoice] = (0, import_react.useState)(hint?.voiceUrl ?? null);
	const [isRecording, setRecording] = (0, import_react.useState)(false);
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [failed, setFailed] = (0, import_react.useState)();
	const keys = (0, import_react.useRef)(/* @__PURE__ */ new Map());
	const photos = useUpload(pickupPaths.sendHintPhoto);
	const voices = useUpload(pickupPaths.sendHintVoice);
	const keep = useKeepHint(pickup);
	const forget = useForgetHint(pickup);
	const choose = async (file) => {
		if (file === void 0) return;
		const small = await smallPhoto(file);
		setPhoto(small);
		setPreview(await photoAddress(small));
	};
	const attempt = async (action) => {
		setBusy(true);
		setFailed(void 0);
		try {
			await action();
			onDone();
		} catch (error) {
			setFailed(serverMessage(error, t("hintNotSaved")));
		}
		setBusy(false);
	};
	const hasWords = note.trim() !== "";
	const missing = isRecording ? t("hintVoiceFirst") : voice !== null && !hasWords ? t("hintVoiceWords") : !hasWords && preview === null ? t("hintEmpty") : void 0;
	const submit = (event) => {
		event.preventDefault();
		if (missing !== void 0) return;
		attempt(async () => {
			const photoUrl = photo === void 0 ? preview === null ? null : void 0 : await photos.urlOf(photo);
			const voiceUrl = typeof voice === "string" ? void 0 : voice === null ? null : await voices.urlOf(voice.file);
			const said = {
				note: hasWords ? note.trim() : null,
				...photoUrl === void 0 ? {} : { photoUrl },
				...voiceUrl === void 0 ? {} : { voiceUrl }
			};
			const words = JSON.stringify(said);
			const key = keys.current.get(words) ?? crypto.randomUUID();
			keys.current.set(words, key);
			await keep.mutateAsync({
				...said,
				key
			});
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		noValidate: true,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("hintNote"),
				hint: t("hintLetters", { n: 140 - note.length }),
				className: "hint-note",
				rows: 2,
				maxLength: 140,
				placeholder: t("hintExample"),
				value: note,
				onChange: (event) => setNote(event.target.value.replaceAll("\n", " "))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: camera,
				className: "visually-hidden",
				type: "file",
				accept: "image/*",
				capture: "environment",
				"aria-label": t("hintTakePhoto"),
				tabIndex: -1,
				onChange: (event) => void choose(event.target.files?.[0])
			}),
			preview === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "hint-picture",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
					className: "hint-photo",
					src: preview,
					alt: t("hintPhoto")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					floating: true,
					label: t("hintNoPhoto"),
					icon: "x",
					onClick: () => {
						setPhoto(void 0);
						setPreview(null);
					}
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				icon: "plus",
				onClick: () => camera.current?.click(),
				children: t(preview === null ? "hintTakePhoto" : "hintNewPhoto")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VoiceNoteField, {
				voice,
				upload: voices,
				onChange: setVoice,
				isRecording,
				onRecording: setRecording
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("hintWho")
			}),
			failed === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: failed
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				busy,
				why: online ? missing : t("hintOffline"),
				children: t("hintSave")
			}),
			hint === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "plain",
				full: true,
				busy,
				onClick: () => void attempt(() => forget.mutateAsync(hint.id)),
				children: t("hintForget")
			})
		]
	});
}
export { PickupHintForm };
