import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, B as usePasswordPrompt, H as useConsentPrompt, P as serverMessage, Z as toast, d as Button, j as fieldMessage, kt as countryById, v as phoneAnswered, y as usePhonePrompt, z as passwordAnswered } from "../prerender.mjs";
import { n as country } from "./preferences-D2yk24TH.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { a as useConfirmPassword, g as authPaths, i as useConfirmByCode, r as useChangePhone } from "./api-BmbeKym8.js";
import { n as CodeStep, t as useCode } from "./use-code-YTHJrqVk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as DEMO_PASSWORD, r as isDemoAddress } from "./domain-DJBu_KmU.js";
import { n as useCanSendCodes } from "./server-settings-BYuWEGSs.js";
import { t as accountPaths } from "./paths-C0mf13sy.js";
import { t as identityPaths } from "./paths-DRHCVOio.js";
import { t as sharingPaths } from "./paths-DobpEoYW.js";
import { t as uploadPaths } from "./paths-_wMc_mRp.js";
import { n as verificationPaths } from "./paths-BmOOZfSM.js";
import { t as PasswordField } from "./password-field-Z-DY0H8X.js";
// packages/web/src/auth/change-phone-dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Another number, or the own one confirmed: a code goes to it, and comes back. */
function ChangePhoneDialog() {
	const t = useText();
	const asked = usePhonePrompt();
	const user = session.use();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: asked !== null && user !== null,
		onClose: () => phoneAnswered(false),
		title: t("changePhoneTitle"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangePhone, { own: user?.phoneVerified === true ? "" : user?.phone ?? "" })
	});
}
/** @param own the number that is still to be confirmed; empty for another one */
function ChangePhone({ own }) {
	const t = useText();
	const code = useCode("change_phone");
	const change = useChangePhone();
	const countryId = country.use();
	const [phone, setPhone] = (0, import_react.useState)(own);
	const submit = (event) => {
		event.preventDefault();
		code.send({
			phone: phone.trim(),
			countryId
		});
	};
	const check = (digits) => change.mutate(digits, { onSuccess: () => {
		toast({ title: t("changePhoneDone") });
		phoneAnswered(true);
	} });
	if (code.sent !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeStep, {
		sent: code.sent,
		busy: change.isPending,
		sending: code.sending,
		act: t("codeConfirmNumber"),
		error: change.isError ? serverMessage(change.error, t("codeFailed")) : code.error,
		onCode: check,
		onAgain: (channel) => {
			change.reset();
			code.again(channel);
		},
		onOther: () => {
			change.reset();
			code.forget();
		}
	}, code.sent.at);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("changePhoneText")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("phoneNumber"),
				name: "phone",
				type: "tel",
				required: true,
				maxLength: 24,
				autoComplete: "tel",
				value: phone,
				onChange: (event) => setPhone(event.target.value),
				...phone.startsWith("+") ? {} : { prefix: countryById(countryId).dialCode },
				error: code.error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				icon: "chat",
				busy: code.sending,
				children: t("sendCode")
			})
		]
	});
}
// packages/web/src/auth/guarded-act.ts
var acts = {
	[accountPaths.change]: "actSaveProfile",
	[accountPaths.setPassword]: "actSetPassword",
	[accountPaths.setEmail]: "actSetEmail",
	[accountPaths.signOutDevices]: "actSignOutDevices",
	[accountPaths.remove]: "actDeleteAccount",
	[accountPaths.exportData]: "actExport",
	[sharingPaths.addContact]: "actSaveContact",
	[sharingPaths.changeContact]: "actSaveContact",
	[sharingPaths.removeContact]: "actRemoveContact",
	[verificationPaths.sendDocument]: "actSendDocument",
	[verificationPaths.addVehicle]: "actSaveVehicle",
	[verificationPaths.setVehicle]: "actSaveVehicle",
	[verificationPaths.changeOwnVehicle]: "actSaveVehicle",
	[verificationPaths.dropVehicle]: "actRemoveVehicle",
	[identityPaths.send]: "actSendCheck",
	[identityPaths.withdraw]: "actWithdrawCheck",
	[uploadPaths.read]: "actOpenDocument"
};
/**
* What a call does that waits for the password, as its button says it; "Confirm" where a call has no words of its own.
* @param isProven whether the person's number is: who is signed in asks for a code to confirm it, or to have another one
*/
function guardedAct(key, isProven) {
	if (key === authPaths.askCode) return isProven ? "actChangeNumber" : "actConfirmNumber";
	return acts[key ?? ""] ?? "actConfirm";
}
// packages/web/src/auth/confirm-password-dialog.tsx
/** Asks for the password, or a code, over whatever needs it; the request then goes on by itself. */
function ConfirmPasswordDialog() {
	const t = useText();
	const asked = usePasswordPrompt();
	const user = session.use();
	const byPassword = user?.hasPassword !== false;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: asked !== null && user !== null,
		onClose: () => passwordAnswered(false),
		title: t(byPassword ? "confirmPasswordTitle" : "confirmCodeTitle"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirm, {
			byPassword,
			demo: user !== null && isDemoAddress(user.email),
			canCode: user?.phoneVerified === true,
			act: t(guardedAct(asked?.about, user?.phoneVerified === true))
		})
	});
}
function Confirm({ byPassword, demo, canCode, act }) {
	const t = useText();
	const sendsCodes = useCanSendCodes();
	const code = useCode("step_up");
	const confirm = useConfirmByCode();
	const [withCode, setWithCode] = (0, import_react.useState)(!byPassword);
	if (code.sent !== null && withCode) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeStep, {
		sent: code.sent,
		busy: confirm.isPending,
		sending: code.sending,
		act,
		error: confirm.isError ? serverMessage(confirm.error, t("codeFailed")) : code.error,
		onCode: (digits) => confirm.mutate(digits, { onSuccess: () => passwordAnswered(true) }),
		onAgain: (channel) => {
			confirm.reset();
			code.again(channel);
		}
	}, code.sent.at);
	const askCode = () => {
		setWithCode(true);
		code.send({});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("confirmPasswordText") }),
			byPassword ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordForm, {
				demo,
				act
			}) : null,
			code.error === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: code.error
			}),
			canCode && sendsCodes ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: byPassword ? "outline" : "primary",
				icon: "chat",
				busy: code.sending,
				onClick: askCode,
				children: t(byPassword ? "sendCodeInstead" : "sendCode")
			}) : null
		]
	});
}
function PasswordForm({ demo, act }) {
	const t = useText();
	const confirm = useConfirmPassword();
	const wrong = fieldMessage(confirm.error, "password") === void 0 ? void 0 : t("confirmPasswordWrong");
	const submit = (event) => {
		event.preventDefault();
		event.stopPropagation();
		const password = String(new FormData(event.currentTarget).get("password"));
		confirm.mutate(password, { onSuccess: () => passwordAnswered(true) });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack",
		onSubmit: submit,
		children: [
			demo ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("confirmPasswordDemo", { password: DEMO_PASSWORD })
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				autoFocus: true,
				error: wrong
			}),
			confirm.isError && wrong === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(confirm.error, t("confirmPasswordFailed"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: confirm.isPending,
				children: act
			})
		]
	});
}
// packages/web/src/app/prompts.tsx
var ConsentDialog = lazyPart(async () => {
	const [{ ConsentDialog }] = await Promise.all([import("./consent-dialog-VzfImgPF.js"), enterRoom("brand")]);
	return ConsentDialog;
});
/** What may be asked of somebody on any screen: the new number, above it the password that its code is asked for with, and to agree. */
function Prompts() {
	const consent = useConsentPrompt();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangePhoneDialog, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmPasswordDialog, {}),
		consent === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: null,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConsentDialog, {})
		})
	] });
}
export { Prompts };
