import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { Z as toast, d as Button } from "../prerender.mjs";
import { t as isDocumentType } from "./papers-BDze3q6A.js";
import { n as smallPhoto, t as photoAddress } from "./small-photo-lYBx7j9_.js";
// packages/web/src/common/use-camera.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Small print needs points; a phone gives what it has. */
var WANTED = {
	width: { ideal: 1920 },
	height: { ideal: 1440 }
};
var QUALITY = .9;
var stop = (stream) => stream.getTracks().forEach((track) => track.stop());
async function open(facing) {
	const devices = navigator.mediaDevices;
	if (devices?.getUserMedia === void 0) return "none";
	try {
		return await devices.getUserMedia({
			audio: false,
			video: {
				...WANTED,
				facingMode: { ideal: facing }
			}
		});
	} catch (error) {
		return error instanceof DOMException && error.name === "NotAllowedError" ? "denied" : "none";
	}
}
/** Whether the page is in front: a camera in a pocket is nobody's wish. */
function useIsInFront() {
	const [inFront, setInFront] = (0, import_react.useState)(() => document.visibilityState === "visible");
	(0, import_react.useEffect)(() => {
		const look = () => setInFront(document.visibilityState === "visible");
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, []);
	return inFront;
}
/** The phone's camera in a video element for as long as this is on the screen and in front; then it is off, its light too. */
function useCamera(facing) {
	const video = (0, import_react.useRef)(null);
	const [state, setState] = (0, import_react.useState)("starting");
	const inFront = useIsInFront();
	(0, import_react.useEffect)(() => {
		if (!inFront) return void 0;
		let isGone = false;
		let stream;
		open(facing).then(async (opened) => {
			if (typeof opened === "string") return isGone || setState(opened);
			if (isGone || video.current === null) return stop(opened);
			stream = opened;
			video.current.srcObject = opened;
			await video.current.play().catch(() => {});
			if (!isGone) setState("on");
		});
		return () => {
			isGone = true;
			if (stream !== void 0) stop(stream);
			setState("starting");
		};
	}, [facing, inFront]);
	/** What the camera sees now, as a file; undefined before there is anything to see. */
	const take = async () => {
		const seen = video.current;
		if (seen === null || seen.videoWidth === 0) return void 0;
		const canvas = document.createElement("canvas");
		canvas.width = seen.videoWidth;
		canvas.height = seen.videoHeight;
		canvas.getContext("2d")?.drawImage(seen, 0, 0);
		const made = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
		return made === null ? void 0 : new File([made], "photo.jpg", { type: "image/jpeg" });
	};
	return {
		video,
		state,
		take
	};
}
// packages/web/src/common/camera-view.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What the camera sees, a frame to fit the paper in, and one large button. */
function CameraView({ shape, onTaken, onLeave, leave = "docOtherWay", without }) {
	const t = useText();
	const { video, state, take } = useCamera(shape.facing);
	const [busy, setBusy] = (0, import_react.useState)(false);
	const shutter = (0, import_react.useRef)(null);
	const isOff = state === "denied" || state === "none";
	(0, import_react.useEffect)(() => {
		if (state === "on") shutter.current?.focus();
	}, [state]);
	const shoot = async () => {
		setBusy(true);
		const picture = await take();
		setBusy(false);
		if (picture !== void 0) onTaken(picture);
	};
	if (isOff) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "camera-off",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			children: t(state === "denied" ? "cameraDenied" : "cameraNone")
		}), without ?? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			autoFocus: true,
			onClick: onLeave,
			children: t(leave)
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "camera",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("video", {
				ref: video,
				className: shape.facing === "user" ? "mirrored" : "",
				playsInline: true,
				muted: true,
				autoPlay: true,
				"aria-hidden": "true"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: `camera-frame frame-${shape.frame}`,
				"aria-hidden": "true"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "camera-words",
				role: "status",
				children: t(state === "on" ? shape.words : "cameraStarting")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "camera-bar",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "camera-leave",
						onClick: onLeave,
						children: t(leave)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						ref: shutter,
						type: "button",
						className: "shutter",
						"aria-label": t("docShutter"),
						disabled: state !== "on" || busy,
						onClick: () => void shoot()
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {})
				]
			})
		]
	});
}
// packages/web/src/common/look-at-picture.ts
/** What makes a picture hard to read, seen on a small copy; null for none, and for what the browser can't draw. */
async function lookAtPicture(picture) {
	try {
		const { LOOKED_AT_WIDTH, pictureFault } = await import("./picture-fault-Do7vhPhQ.js");
		const drawn = await createImageBitmap(picture);
		const scale = Math.min(1, LOOKED_AT_WIDTH / drawn.width);
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(drawn.width * scale);
		canvas.height = Math.round(drawn.height * scale);
		const context = canvas.getContext("2d", { willReadFrequently: true });
		context?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
		drawn.close();
		const points = context?.getImageData(0, 0, canvas.width, canvas.height).data;
		return points === void 0 ? null : pictureFault(points, canvas.width, canvas.height);
	} catch {
		return null;
	}
}
// packages/web/src/common/paper-picture.tsx
/** Longest side of a picture as it is sent, pixels: small print stays readable, and the data of a phone are spared. */
var SENT_SIDE = 2400;
var faults = {
	dark: "faultDark",
	glare: "faultGlare",
	blurred: "faultBlurred"
};
/** A chosen file made small, with what makes it hard to read. */
async function pictureOf(file) {
	if (!file.type.startsWith("image/")) return {
		file,
		preview: null,
		fault: null
	};
	const small = await smallPhoto(file, SENT_SIDE);
	const [preview, fault] = await Promise.all([photoAddress(small), lookAtPicture(small)]);
	return {
		file: small,
		preview,
		fault
	};
}
function Advice({ fault }) {
	const t = useText();
	if (fault === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "picture-fault",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "alert" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(faults[fault]) })]
	});
}
/** The picture just taken, shown back. */
function ShownBack({ picture, onUse, onAgain, use = "docUse", busy = false }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "shown-back",
		children: [
			picture.preview === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: picture.preview,
				alt: t("docTaken")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Advice, { fault: picture.fault }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "paper-ways",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "outline",
					busy,
					onClick: onAgain,
					children: t("docRetake")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					autoFocus: true,
					busy,
					onClick: onUse,
					children: t(use)
				})]
			})
		]
	});
}
/** The picture of a paper: by the camera, or a file where there is none, or by choice. */
function PaperPicture({ shape, picture, onPicture, isTaking, onTaking }) {
	const t = useText();
	const picker = (0, import_react.useRef)(null);
	const [taken, setTaken] = (0, import_react.useState)();
	const choose = async (input) => {
		const file = input.files?.[0];
		input.value = "";
		if (file === void 0) return;
		if (file.size > 10485760) {
			toast({
				title: t("fileTooLarge"),
				text: t("fileTooLargeText"),
				tone: "bad"
			});
			onPicture(null);
			return;
		}
		onPicture(await pictureOf(file));
	};
	if (isTaking && taken !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShownBack, {
		picture: taken,
		onAgain: () => setTaken(void 0),
		onUse: () => {
			onPicture(taken);
			setTaken(void 0);
			onTaking(false);
		}
	});
	if (isTaking) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CameraView, {
		shape,
		onTaken: (file) => void pictureOf(file).then(setTaken),
		onLeave: () => onTaking(false)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "paper-picture",
		children: [
			picture === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "paper-empty",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: `frame-${shape.frame}`,
						"aria-hidden": "true"
					}),
					t(shape.words),
					" ",
					t(shape.advice)
				]
			}) : picture.preview === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "book" }),
					" ",
					picture.file.name
				]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: picture.preview,
				alt: t("docTaken")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Advice, { fault: picture?.fault ?? null }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: picker,
				className: "visually-hidden",
				type: "file",
				accept: shape.accept,
				"aria-label": t("docChooseFile"),
				tabIndex: -1,
				onChange: (event) => void choose(event.currentTarget)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "paper-ways",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: picture === null ? "primary" : "soft",
					onClick: () => onTaking(true),
					children: t(picture === null ? "docOpenCamera" : "docRetake")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "outline",
					onClick: () => picker.current?.click(),
					children: t("docPickFile")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption",
				children: [shape.frame === "face" ? null : `${t("docChooseFile")}. `, t("docChooseHint")]
			})
		]
	});
}
// packages/web/src/common/paper-shapes.ts
var ACCEPTED = "image/*,application/pdf";
var card = {
	facing: "environment",
	frame: "card",
	words: "docFitCard",
	advice: "docLight",
	accept: ACCEPTED
};
var page = {
	facing: "environment",
	frame: "page",
	words: "docFitPage",
	advice: "docLight",
	accept: ACCEPTED
};
var paperShapes = {
	id_document: card,
	drivers_license: card,
	vehicle_registration: page,
	vehicle_insurance: page,
	pdp_permit: card,
	police_clearance: page,
	selfie: {
		facing: "user",
		frame: "face",
		words: "docFitFace",
		advice: "docFaceLight",
		accept: "image/*"
	}
};
/** How a paper is photographed; one of a market's own as a card, as most are. */
var paperShape = (documentType) => isDocumentType(documentType) ? paperShapes[documentType] : card;
export { pictureOf as a, ShownBack as i, paperShapes as n, CameraView as o, PaperPicture as r, paperShape as t };
