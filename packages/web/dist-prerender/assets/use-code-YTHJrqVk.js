import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { P as serverMessage, d as Button, j as fieldMessage, kt as countryById } from "../prerender.mjs";
import { n as clockTime } from "./format-sa5lnLJg.js";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { n as Framed, r as fieldNote } from "./field-BR5j5dw0.js";
import { n as useAskCode } from "./api-BmbeKym8.js";
// packages/web/src/auth/code-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Typing goes on at the end, wherever the places were touched; what is marked stays so. */
function toEnd({ currentTarget: { selectionStart, selectionEnd, value }, currentTarget }) {
	if (selectionStart === selectionEnd && selectionEnd !== value.length) currentTarget.setSelectionRange(value.length, value.length);
}
/** A place for each digit: they are drawn, and above them is one field, which keyboards, readers and password managers know. */
function CodeField({ value, digits: count = 6, onChange, error }) {
	const t = useText();
	const id = (0, import_react.useId)();
	const places = Array.from({ length: count }, (_, at) => at);
	const take = (typed) => {
		const digits = typed.replace(/\D/g, "");
		onChange((value.length === count && digits.length > count && digits.startsWith(value) ? digits.slice(count) : digits).slice(0, count));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Framed, {
		label: t("code"),
		error,
		id,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "code-places num",
			"data-many": count > 6,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				id,
				className: "code-input",
				name: "code",
				value,
				onChange: (event) => take(event.target.value),
				onSelect: toEnd,
				inputMode: "numeric",
				autoComplete: "one-time-code",
				pattern: `\\d{${count}}`,
				required: true,
				autoFocus: true,
				...fieldNote(id, { error })
			}), places.map((at) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "code-place",
				"aria-hidden": "true",
				"data-next": at === Math.min(value.length, count - 1),
				children: value[at]
			}, at))]
		})
	});
}
// packages/web/src/auth/sent-code.ts
/** Whether it is for all who wait: others asked for many to the number. */
var isShared = ({ digits }) => digits > 6;
// packages/web/src/auth/code-sent.tsx
var texts = {
	sms: "codeSentTo",
	call: "codeCalled",
	whatsapp: "codeSentByWhatsApp"
};
/** Where the code is, and how long it works. */
function CodeSent({ sent }) {
	const t = useText();
	const { to: phone, demoCode, seconds, sentAgo, at } = sent;
	const clock = (ms) => clockTime(new Date(ms));
	if (demoCode !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label code-demo",
		children: t("codeDemo", {
			phone,
			code: demoCode
		})
	});
	if (!isShared(sent)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "muted",
		children: t(texts[sent.channel], {
			phone,
			n: Math.round(seconds / 60)
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "code-shared",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label strong",
			children: t("codeSharedWhy", { phone })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("codeShared", {
				time: clock(at - sentAgo * 1e3),
				until: clock(at + seconds * 1e3)
			})
		})]
	});
}
// packages/web/src/auth/code-ways.tsx
var ways = {
	sms: {
		text: "codeAgain",
		icon: "chat"
	},
	call: {
		text: "codeByCall",
		icon: "phone"
	},
	whatsapp: {
		text: "codeByWhatsApp",
		icon: "chat"
	}
};
/** The ways in which another code can come, where there are more than the text. */
function CodeWays({ channels, busy, onAgain }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "code-ways",
		role: "group",
		"aria-labelledby": "code-ways",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			id: "code-ways",
			children: t("codeNotCome")
		}), channels.map((channel) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "outline",
			icon: ways[channel].icon,
			busy,
			onClick: () => onAgain(channel),
			children: t(ways[channel].text)
		}, channel))]
	});
}
// packages/web/src/auth/one-time-code.ts
/** Takes the code from the message where the browser can (Web OTP); everywhere else it is typed, or offered by the keyboard. */
function useOneTimeCode(take) {
	const latest = (0, import_react.useRef)(take);
	(0, import_react.useEffect)(() => {
		latest.current = take;
	});
	(0, import_react.useEffect)(() => {
		if (!("OTPCredential" in window)) return void 0;
		const gone = new AbortController();
		const request = {
			otp: { transport: ["sms"] },
			signal: gone.signal
		};
		navigator.credentials.get(request).then((given) => {
			if (given !== null && "code" in given && typeof given.code === "string") latest.current(given.code);
		}).catch(() => {});
		return () => gone.abort();
	}, []);
}
// packages/web/src/auth/code-step.tsx
/** The digits of a message or a call: typed, offered by the keyboard, or read by the browser. */
function CodeStep({ sent, busy, sending, error, onCode, onAgain, onOther, act }) {
	const t = useText();
	const [text, setText] = (0, import_react.useState)("");
	const now = useNow(1e3);
	const hasWays = sent.channels.length > 1;
	const wait = Math.ceil((sent.at + sent.again * 1e3 - now) / 1e3);
	const take = (digits) => {
		setText(digits);
		if (digits.length === sent.digits && !busy) onCode(digits);
	};
	useOneTimeCode((read) => take(read.replace(/\D/g, "").slice(0, sent.digits)));
	const submit = (event) => {
		event.preventDefault();
		event.stopPropagation();
		onCode(text);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeSent, { sent }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeField, {
				value: text,
				digits: sent.digits,
				onChange: take,
				error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy,
				children: act ?? t("codeConfirm")
			}),
			wait <= 0 && hasWays ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeWays, {
				channels: sent.channels,
				busy: sending,
				onAgain
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row spread code-foot",
				children: [wait > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: isShared(sent) ? t("codeSharedNext") : t("codeAgainIn", { n: wait })
				}) : hasWays ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "text-link",
					"aria-disabled": sending,
					onClick: sending ? void 0 : () => onAgain("sms"),
					children: t("codeAgain")
				}), onOther === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "text-link",
					onClick: onOther,
					children: t("codeOtherNumber")
				})]
			})
		]
	});
}
// packages/web/src/auth/use-code.ts
var JOINED = "\xA0";
/** A number that was just typed, with its country, in one piece: whoever mistyped it sees that. */
var asDialled = (phone, dialCode) => (phone.startsWith("+") ? phone : `${dialCode} ${phone.replace(/^0/, "")}`).replaceAll(" ", JOINED);
/** A code that is asked for, and asked for again, for one purpose. */
function useCode(purpose) {
	const t = useText();
	const ask = useAskCode();
	const [sent, setSent] = (0, import_react.useState)(null);
	const [number, setNumber] = (0, import_react.useState)({});
	const send = (to = number, channel = "sms") => {
		setNumber(to);
		const { phone, countryId = "za" } = to;
		const known = phone === void 0 ? {} : { to: asDialled(phone, countryById(countryId).dialCode) };
		ask.mutate({
			for: purpose,
			...to,
			...channel === "sms" ? {} : { channel }
		}, { onSuccess: (reply) => setSent({
			...reply,
			...known,
			at: Date.now()
		}) });
	};
	const error = ask.isError ? fieldMessage(ask.error, "phone") ?? serverMessage(ask.error, t("codeNotSent")) : void 0;
	return {
		sent,
		number,
		send,
		again: (channel) => send(number, channel),
		forget: () => setSent(null),
		sending: ask.isPending,
		error
	};
}
export { CodeStep as n, useCode as t };
