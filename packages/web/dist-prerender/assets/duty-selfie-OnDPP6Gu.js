import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as selfiePaths } from "./paths-1sjIRTVu.js";
import { a as faceDocument } from "./papers-BDze3q6A.js";
import { M as isRetryable, P as serverMessage, d as Button } from "../prerender.mjs";
import { t as sendFile } from "./send-file-B4uUuRD8.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { a as pictureOf, i as ShownBack, n as paperShapes, o as CameraView } from "./paper-shapes-Dwg9EpIL.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/app/duty-selfie.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// packages/web/src/app/duty-selfie.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Where the page gets no camera: the phone's own one, or a file. */
function WithoutCamera({ onChosen }) {
	const t = useText();
	const picker = (0, import_react.useRef)(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
		ref: picker,
		className: "visually-hidden",
		type: "file",
		accept: paperShapes[faceDocument].accept,
		capture: "user",
		"aria-label": t("selfieFile"),
		tabIndex: -1,
		onChange: ({ currentTarget: input }) => {
			const file = input.files?.[0];
			input.value = "";
			if (file !== void 0) onChosen(file);
		}
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		full: true,
		autoFocus: true,
		onClick: () => picker.current?.click(),
		children: t("selfieFile")
	})] });
}
/** What the buttons of the camera are called here. */
var words = {
	leave: "notNow",
	use: "selfieSend"
};
/** Before going on duty: a picture of who drives, what becomes of it, and off it goes. */
function DutySelfie({ onSent, onClose }) {
	const t = useText();
	const [picture, setPicture] = (0, import_react.useState)();
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [fault, setFault] = (0, import_react.useState)();
	const arrived = (0, import_react.useRef)(void 0);
	const take = (file) => void pictureOf(file).then(setPicture);
	const again = (why) => {
		setPicture(void 0);
		setFault(why);
	};
	const send = async ({ file }) => {
		setBusy(true);
		setFault(void 0);
		try {
			if (arrived.current?.file !== file) arrived.current = {
				file,
				url: (await sendFile(selfiePaths.send, file)).url
			};
			await onSent(arrived.current.url);
		} catch (error) {
			if (isRetryable(error)) setFault(serverMessage(error, t("notSent")));
			else again(t("selfieAgain"));
		} finally {
			setBusy(false);
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: true,
		onClose,
		title: t("selfieTitle"),
		tall: true,
		className: "duty-selfie",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("selfieWhy") }),
			fault === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: fault
			}),
			picture === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CameraView, {
				shape: paperShapes[faceDocument],
				onTaken: take,
				onLeave: onClose,
				leave: words.leave,
				without: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutCamera, { onChosen: take })
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShownBack, {
				picture,
				busy,
				use: words.use,
				onAgain: () => again(),
				onUse: () => void send(picture)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption duty-selfie-kept",
				children: t("selfieKept", { days: 30 })
			})
		]
	});
}
export { DutySelfie };
