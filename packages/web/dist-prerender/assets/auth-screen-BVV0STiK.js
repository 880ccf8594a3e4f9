import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, I as wasRefused, O as ApiError, P as serverMessage, Z as toast, at as Redirect, ct as useLocation, d as Button, f as IconButton, it as Link, j as fieldMessage, kt as countryById, m as Brand, ut as useSearch } from "../prerender.mjs";
import { t as quilt } from "./quilt-DbHRjLGa.js";
import { n as heroRows } from "./quilts-BvEQcgbk.js";
import { a as homeOf, s as session } from "./refusals-6kaomp8o.js";
import { c as brand, n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon, t as Art } from "./svg-Q38Z1mMO.js";
import { n as DEMO_PASSWORD, t as DEMO_DOMAIN } from "./domain-DJBu_KmU.js";
import { n as useCanSendCodes, t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { c as useLogin, f as useRegister, h as useSignInByCode, l as useNewPassword, p as useResetPassword, s as useForgotPassword, t as useAnswerInvitation } from "./api-BmbeKym8.js";
import { n as useSignedIn, t as safeReturn } from "./auth-i17v7gCs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as country, r as language } from "./preferences-D2yk24TH.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as PasswordField } from "./password-field-Z-DY0H8X.js";
import { n as CodeStep, t as useCode } from "./use-code-YTHJrqVk.js";
import { t as vehicleNames } from "./vehicle-kinds-CrP4P8kk.js";
import { t as dueTexts } from "./consent-CcWWRJ9O.js";
import { t as genders } from "./genders-AK374a6Z.js";
import { t as registrableRoles } from "./roles-DS4pXlu4.js";
import { t as KindField } from "./kind-field-DXs1qmlP.js";
import { a as genderNames } from "./format-sa5lnLJg.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { t as useMedia } from "./use-media-CYloq0M_.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
// packages/web/src/auth/demo-journeys.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var journeys = [
	{
		what: "tryRide",
		icon: "car",
		as: "naledi",
		path: "/ride-request"
	},
	{
		what: "tryFood",
		icon: "bowl",
		as: "naledi",
		path: "/food-delivery"
	},
	{
		what: "tryParcel",
		icon: "box",
		as: "sipho",
		path: "/parcel-delivery"
	},
	{
		what: "trySchool",
		icon: "school",
		as: "sipho",
		path: "/scholar-rides"
	},
	{
		what: "tryDrive",
		icon: "wheel",
		as: "zanele",
		path: "/driver"
	}
];
/** In the demo: five things to try, each a tap away as one of the demo's people. */
function DemoJourneys() {
	const t = useText();
	const [, go] = useLocation();
	const { demo } = useAppSettings();
	const login = useLogin();
	const signedIn = useSignedIn();
	if (!demo) return null;
	const start = ({ as, path }) => login.mutate({
		email: `${as}@${DEMO_DOMAIN}`,
		password: DEMO_PASSWORD
	}, {
		onSuccess: ({ user }) => {
			signedIn(user);
			go(path);
		},
		onError: (error) => toast({
			title: t("loginFailedTitle"),
			text: serverMessage(error, t("loginFailed")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card demo-journeys",
		"aria-labelledby": "demo-journeys",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				id: "demo-journeys",
				children: t("tryTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("tryNote")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "list",
				children: journeys.map((journey) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					className: "demo-journey",
					disabled: login.isPending,
					onClick: () => start(journey),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: journey.icon,
							size: 24
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "grow",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(journey.what) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption",
								children: `${journey.as}@${DEMO_DOMAIN}`
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "fwd",
							size: 20
						})
					]
				}) }, journey.what))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("confirmPasswordDemo", { password: DEMO_PASSWORD })
			})
		]
	});
}
// packages/web/src/auth/login-form.tsx
/** One field takes both (spec: AUTH-58): a phone without its prefix is one of the chosen country. */
function nameGiven(text) {
	const name = text.trim();
	return name.includes("@") ? { email: name } : {
		phone: name,
		countryId: country.get()
	};
}
/** Sign in by a code to the phone or by a password: one field names the account for both. */
function LoginForm({ onForgot, onCode, sending, codeError }) {
	const t = useText();
	const login = useLogin();
	const signedIn = useSignedIn();
	const canCode = useCanSendCodes();
	const name = (0, import_react.useRef)("");
	const [noPhone, setNoPhone] = (0, import_react.useState)(false);
	const [isNational, setNational] = (0, import_react.useState)(false);
	const { dialCode } = countryById(country.use());
	const isStaff = wasRefused(login.error, "staff_sign_in");
	const askCode = () => {
		const isPhone = name.current.trim() !== "" && !name.current.includes("@");
		setNoPhone(!isPhone);
		if (isPhone) onCode(name.current.trim());
	};
	const enter = (event) => {
		if (event.key !== "Enter" || canCode !== true || name.current.includes("@")) return;
		const password = event.currentTarget.form?.elements.namedItem("password");
		if (!(password instanceof HTMLInputElement) || password.value !== "") return;
		event.preventDefault();
		askCode();
	};
	const submit = (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		login.mutate({
			...nameGiven(String(form.get("login"))),
			password: String(form.get("password"))
		}, {
			onSuccess: ({ user }) => {
				toast({
					title: t("loginSuccessTitle"),
					text: t("loginSuccess")
				});
				signedIn(user);
			},
			onError: (error) => toast({
				title: t("loginFailedTitle"),
				text: serverMessage(error, t("loginFailed")),
				tone: "bad"
			})
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("phoneOrEmailLogin"),
				name: "login",
				required: true,
				autoComplete: "username",
				minLength: 6,
				maxLength: 254,
				autoCapitalize: "none",
				onChange: (event) => {
					name.current = event.target.value;
					setNoPhone(false);
					setNational(/^\s*[\d(]/.test(event.target.value) && !event.target.value.includes("@"));
				},
				onKeyDown: enter,
				...isNational ? { prefix: dialCode } : {},
				error: noPhone ? t("codeNeedsPhone") : codeError
			}),
			canCode === false ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "auth-code-way",
				"data-known": canCode !== void 0,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					icon: "chat",
					busy: sending,
					onClick: askCode,
					children: t("sendCode")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "auth-or caption",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("orPassword") })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {}),
			login.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: isStaff ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					href: "/staff",
					children: serverMessage(login.error, t("loginFailed"))
				}) : serverMessage(login.error, t("loginFailed"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				kind: canCode === false ? "primary" : "outline",
				busy: login.isPending,
				children: t(login.isPending ? "signingIn" : "login")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "text-link",
				onClick: onForgot,
				children: t("forgotPassword")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "card quick-way",
				href: "/quick-login",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "bolt",
						size: 24
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("quickLogin") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption",
							children: t("quickLoginWhat")
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 20
					})
				]
			})
		]
	});
}
// packages/web/src/auth/contested-form.tsx
/** The number is the person's, the account that has it may be somebody else's: its password opens it, or a new one begins. */
function ContestedForm({ phone, onNew, onBack }) {
	const t = useText();
	const login = useLogin();
	const signedIn = useSignedIn();
	const submit = (event) => {
		event.preventDefault();
		const password = String(new FormData(event.currentTarget).get("password"));
		login.mutate({
			phone,
			countryId: country.get(),
			password
		}, { onSuccess: ({ user }) => {
			toast({
				title: t("loginSuccessTitle"),
				text: t("loginSuccess")
			});
			signedIn(user);
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("contestedText")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				autoFocus: true,
				error: login.isError ? serverMessage(login.error, t("loginFailed")) : void 0
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: login.isPending,
				children: t(login.isPending ? "signingIn" : "login")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "outline",
				onClick: onNew,
				children: t("contestedNew")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("contestedNewNote")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "text-link",
				onClick: onBack,
				children: t("backToLogin")
			})
		]
	});
}
// packages/web/src/auth/step-head.tsx
/** The name of a step, and the way back to the one before it. */
function StepHead({ title, onBack }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "step-head",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			label: t("back"),
			icon: "back",
			onClick: onBack
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1",
			children: title
		})]
	});
}
// packages/web/src/auth/invited-step.tsx
/** The team brought a driver along by this number: whoever has it says whether it is them, before anything of the account is shown. */
function InvitedStep({ invitation: { name, vehicle, plate, city }, onSignedIn, onNew, onBack }) {
	const t = useText();
	const answer = useAnswerInvitation();
	const say = (isMe) => answer.mutate(isMe, { onSuccess: ({ user }) => user === null ? onNew() : onSignedIn(user) });
	const isSaying = (isMe) => answer.isPending && answer.variables === isMe;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepHead, {
		title: t("invitedTitle", { name }),
		onBack
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("invitedText", {
				city,
				name,
				vehicle: t(vehicleNames[vehicle]),
				plate
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				busy: isSaying(true),
				onClick: () => say(true),
				children: t("invitedYes")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "outline",
				busy: isSaying(false),
				onClick: () => say(false),
				children: t("invitedNo")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("invitedNoNote")
			}),
			answer.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(answer.error, t("codeFailed"))
			}) : null
		]
	})] });
}
// packages/web/src/auth/phone-sign-in.tsx
/** Signing in: who, then the code; an account that has a number which it never proved asks for its password too. */
function PhoneSignIn({ purpose, first, onSignedIn, onNew, onFirst }) {
	const t = useText();
	const code = useCode(purpose);
	const prove = useSignInByCode();
	const [isContested, setContested] = (0, import_react.useState)(false);
	const [invitation, setInvitation] = (0, import_react.useState)(null);
	const isFirst = !isContested && invitation === null && code.sent === null;
	(0, import_react.useEffect)(() => onFirst(isFirst), [isFirst, onFirst]);
	const phone = code.number.phone ?? "";
	const forget = () => {
		code.forget();
		prove.reset();
		setContested(false);
		setInvitation(null);
	};
	const check = (digits) => prove.mutate({
		code: digits,
		recover: purpose === "recover"
	}, { onSuccess: ({ outcome, user, invitation: invited }) => {
		if (user !== null) onSignedIn(user);
		else if (invited !== null) setInvitation(invited);
		else if (outcome === "new") onNew(phone);
		else setContested(true);
	} });
	if (invitation !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvitedStep, {
		invitation,
		onSignedIn,
		onNew: () => onNew(phone),
		onBack: forget
	});
	if (isContested) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepHead, {
		title: t("contestedTitle"),
		onBack: forget
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContestedForm, {
		phone,
		onNew: () => onNew(phone),
		onBack: forget
	})] });
	if (code.sent === null) return first(code);
	const wrong = prove.isError ? fieldMessage(prove.error, "code") ?? serverMessage(prove.error, t("codeFailed")) : void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepHead, {
		title: t("codeTitle"),
		onBack: forget
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeStep, {
		sent: code.sent,
		busy: prove.isPending,
		sending: code.sending,
		error: wrong ?? code.error,
		onCode: check,
		onAgain: (channel) => {
			prove.reset();
			code.again(channel);
		},
		onOther: forget
	}, code.sent.at)] });
}
// packages/web/src/auth/login-panel.tsx
/** Signing in, by a code or by a password. */
function LoginPanel({ onForgot, ...rest }) {
	const t = useText();
	const signedIn = useSignedIn();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneSignIn, {
		purpose: "sign_in",
		first: (code) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoginForm, {
			onForgot,
			onCode: (phone) => code.send({
				phone,
				countryId: country.get()
			}),
			sending: code.sending,
			codeError: code.error
		}),
		onSignedIn: (user) => {
			toast({
				title: t("loginSuccessTitle"),
				text: t("loginSuccess")
			});
			signedIn(user);
		},
		...rest
	});
}
// packages/web/src/auth/forgot-form.tsx
/** A successful request returns to login (spec: foundations §4); one that can reach no mailbox says so. */
function ForgotForm({ onBack, title = false }) {
	const t = useText();
	const forgot = useForgotPassword();
	const submit = (event) => {
		event.preventDefault();
		forgot.mutate(String(new FormData(event.currentTarget).get("email")), {
			onSuccess: ({ mail }) => {
				if (!mail) {
					toast({
						title: t("resetKeptTitle"),
						text: t("resetKept"),
						tone: "bad"
					});
					return;
				}
				toast({
					title: t("resetSentTitle"),
					text: t("resetSent")
				});
				onBack();
			},
			onError: (error) => toast({
				title: t("error"),
				text: serverMessage(error, t("resetNotSent")),
				tone: "bad"
			})
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			title ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: t("forgotTitle")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t(title ? "forgotText" : "recoverMailText")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("email"),
				name: "email",
				type: "email",
				required: true,
				autoComplete: "username",
				maxLength: 254
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				kind: title ? "primary" : "outline",
				busy: forgot.isPending,
				children: t("sendResetLink")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "text-link",
				onClick: onBack,
				children: t("backToLogin")
			})
		]
	});
}
// packages/web/src/auth/recover-panel.tsx
/** A forgotten password or a lost phone: a code to the number, or a link to the address. */
function RecoverPanel({ onNew, onBack }) {
	const t = useText();
	const canCode = useCanSendCodes();
	const [isFirst, setFirst] = (0, import_react.useState)(true);
	const [back, setBack] = (0, import_react.useState)(null);
	if (back !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewPassword, { user: back });
	if (!canCode) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForgotForm, {
		onBack,
		title: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		isFirst ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepHead, {
			title: t("recoverTitle"),
			onBack
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneSignIn, {
			purpose: "recover",
			first: (code) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberForm, { code }),
			onSignedIn: setBack,
			onNew,
			onFirst: setFirst
		}),
		isFirst ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "auth-or caption",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("recoverByEmail") })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForgotForm, { onBack })] }) : null
	] });
}
function NumberForm({ code }) {
	const t = useText();
	const countryId = country.use();
	const submit = (event) => {
		event.preventDefault();
		code.send({
			phone: String(new FormData(event.currentTarget).get("phone")).trim(),
			countryId
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("recoverText")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("phoneNumber"),
				name: "phone",
				type: "tel",
				required: true,
				maxLength: 24,
				autoComplete: "tel-national",
				prefix: countryById(countryId).dialCode,
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
/** Who is back may choose a new password, and need not. */
function NewPassword({ user }) {
	const t = useText();
	const set = useNewPassword();
	const signedIn = useSignedIn();
	const goOn = () => {
		toast({
			title: t("recoverDoneTitle"),
			text: t("recoverDone")
		});
		signedIn(user);
	};
	const submit = (event) => {
		event.preventDefault();
		set.mutate(String(new FormData(event.currentTarget).get("password")), { onSuccess: goOn });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: t("newPasswordTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("recoverPasswordText")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				isNew: true,
				error: set.isError ? fieldMessage(set.error, "newPassword") ?? serverMessage(set.error, t("notSent")) : void 0
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: set.isPending,
				children: t("savePassword")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "outline",
				onClick: goOn,
				children: t("recoverPasswordNot")
			})
		]
	});
}
// packages/web/src/auth/prove-phone.tsx
/** Proves the number of a registration. Whoever has an account with it already is signed in to that instead. */
function ProvePhone({ code, phone, onProven, onClose }) {
	const t = useText();
	const prove = useSignInByCode();
	const signedIn = useSignedIn();
	const [isContested, setContested] = (0, import_react.useState)(false);
	const check = (digits) => prove.mutate({ code: digits }, { onSuccess: ({ outcome, user }) => {
		if (user !== null) {
			toast({
				title: t("loginSuccessTitle"),
				text: t("loginSuccess")
			});
			signedIn(user);
		} else if (outcome === "new") onProven();
		else setContested(true);
	} });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: true,
		onClose,
		title: t(isContested ? "contestedTitle" : "codeTitle"),
		children: isContested ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContestedForm, {
			phone,
			onNew: onProven,
			onBack: onClose
		}) : code.sent === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "form",
			"aria-busy": code.sending,
			children: [code.error === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: code.error
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				busy: code.sending,
				onClick: () => code.again(),
				children: t("sendCode")
			})]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeStep, {
			sent: code.sent,
			busy: prove.isPending,
			sending: code.sending,
			error: prove.isError ? serverMessage(prove.error, t("codeFailed")) : code.error,
			onCode: check,
			onAgain: (channel) => {
				prove.reset();
				code.again(channel);
			},
			onOther: onClose
		}, code.sent.at)
	});
}
// packages/web/src/auth/register-form.tsx
/** What the form holds, as it is sent; what was left empty is left out. */
function registrationIn(form, role, proven) {
	const text = (name) => String(form.get(name) ?? "").trim();
	const optional = (name) => text(name) === "" ? {} : { [name]: text(name) };
	const password = String(form.get("password") ?? "");
	return {
		name: text("name"),
		...optional("email"),
		phone: proven ?? text("phone"),
		...password === "" ? {} : { password },
		userType: role,
		gender: text("gender"),
		countryId: country.get(),
		language: language.get(),
		...form.get("agreed") === null ? {} : { agreed: due(role) },
		...role === "driver" ? {
			vehicleRegistration: text("vehicleRegistration"),
			vehicleModel: text("vehicleModel"),
			vehicleKind: text("vehicleKind"),
			...optional("vehicleColor"),
			...optional("licenseNumber")
		} : {}
	};
}
/** What somebody of this role agrees to when they register. */
var due = (role) => dueTexts(brand.texts ?? {}, role, []);
/** Fetched where there is something to agree to. */
var AgreeField = lazyPart(async () => {
	const [{ AgreeField }] = await Promise.all([import("./agree-field-YUm33LoW.js"), enterRoom("brand")]);
	return AgreeField;
});
/** Each role has a drawing where a page has room for it; a phone doesn't load them. */
var SCENES = "(min-width: 900px) and (min-height: 700px)";
var RoleScene = lazyPart(async () => (await import("./role-scene-Dfr0mA0M.js")).RoleScene);
/** First the role, then the form (spec: foundations §2 Auth screen); a role chosen on the landing page is preselected. */
function RegisterForm({ suggested, proven }) {
	const t = useText();
	const [role, setRole] = (0, import_react.useState)(suggested);
	const isWide = useMedia(SCENES);
	if (role === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "roles",
		role: "group",
		"aria-labelledby": "choose-role",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			id: "choose-role",
			children: t("chooseRole")
		}), registrableRoles.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "card role-card",
			"data-svc": id === "driver" ? "drive" : "ride",
			onClick: () => setRole(id),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "selvedge thin" }),
				isWide ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "role-scene",
					"aria-hidden": "true",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
						fallback: null,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleScene, { role: id })
					})
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: id === "driver" ? "wheel" : "user",
					size: 28
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "title",
						children: t(id)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label muted",
						children: t(id === "driver" ? "driverRoleNote" : "passengerRoleNote")
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "fwd",
					size: 22
				})
			]
		}, id))]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Details, {
		role,
		proven,
		onChangeRole: () => setRole(null)
	});
}
function Details({ role, proven, onChangeRole }) {
	const t = useText();
	const register = useRegister();
	const signedIn = useSignedIn();
	const canCode = useCanSendCodes();
	const countryId = country.use();
	const { dialCode } = countryById(countryId);
	const code = useCode("sign_in");
	const [waiting, setWaiting] = (0, import_react.useState)(null);
	const problem = register.error instanceof ApiError ? register.error.problem : void 0;
	const errorOf = (path) => fieldMessage(register.error, path);
	const send = (body) => register.mutate(body, {
		onSuccess: ({ user }) => {
			toast({
				title: t("registerSuccessTitle"),
				text: t("registerSuccess")
			});
			signedIn(user);
		},
		onError: (error) => {
			if (wasRefused(error, "changed_meanwhile") && body.agreed !== void 0) {
				const { agreed: _older, ...rest } = body;
				return send(rest);
			}
			toast({
				title: t("registerFailedTitle"),
				text: serverMessage(error, t("registerFailed")),
				tone: "bad"
			});
		}
	});
	const submit = (event) => {
		event.preventDefault();
		const body = registrationIn(new FormData(event.currentTarget), role, proven);
		if (!(proven === null && (body.email === void 0 || body.password === void 0))) return send(body);
		setWaiting(body);
		code.forget();
		code.send({
			phone: body.phone,
			countryId
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					"data-svc": role === "driver" ? "drive" : "ride",
					children: t(role)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "text-link",
					onClick: onChangeRole,
					children: t("change")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("fullName"),
				name: "name",
				required: true,
				maxLength: 80,
				autoComplete: "name",
				error: errorOf("name")
			}),
			proven === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("phoneNumber"),
				name: "phone",
				type: "tel",
				required: true,
				maxLength: 24,
				autoComplete: "tel-national",
				prefix: dialCode,
				error: errorOf("phone")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("phoneNumber"),
				value: proven.replace(/^0/, ""),
				readOnly: true,
				...proven.startsWith("+") ? {} : { prefix: dialCode },
				after: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "phone-proven",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "check",
						size: 24
					})
				}),
				hint: t("phoneConfirmed"),
				error: errorOf("phone")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
				label: t("gender"),
				name: "gender",
				required: true,
				defaultValue: "",
				error: errorOf("gender"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					disabled: true,
					children: t("choose")
				}), genders.map((gender) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: gender,
					children: t(genderNames[gender])
				}, gender))]
			}),
			role === "driver" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleFields, { errorOf }) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t(canCode ? "emailOptional" : "email"),
				name: "email",
				type: "email",
				required: !canCode,
				maxLength: 254,
				autoComplete: "email",
				error: errorOf("email")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				isNew: true,
				error: errorOf("password"),
				...canCode ? {
					label: t("passwordOptional"),
					required: false
				} : {}
			}),
			canCode ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("codesEnough")
			}) : null,
			due(role).length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AgreeField, { due: due(role) })
			}),
			register.isError && problem?.errors === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(register.error, t("registerFailed"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: register.isPending,
				children: t(register.isPending ? "creatingAccount" : "register")
			})
		]
	}), waiting === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProvePhone, {
		code,
		phone: waiting.phone,
		onClose: () => setWaiting(null),
		onProven: () => {
			setWaiting(null);
			send(waiting);
		}
	})] });
}
/** The vehicle of who drives. */
function VehicleFields({ errorOf }) {
	const t = useText();
	const [kind, setKind] = (0, import_react.useState)("sedan");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindField, {
			value: kind,
			onChange: setKind,
			error: errorOf("vehicleKind")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("vehicleRegistration"),
			name: "vehicleRegistration",
			required: true,
			maxLength: 20,
			placeholder: "KXX XXXF",
			error: errorOf("vehicleRegistration")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("vehicleModel"),
			name: "vehicleModel",
			required: true,
			maxLength: 60,
			error: errorOf("vehicleModel")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("vehicleColor"),
			name: "vehicleColor",
			maxLength: 30,
			error: errorOf("vehicleColor")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("licenseNumber"),
			name: "licenseNumber",
			maxLength: 40,
			error: errorOf("licenseNumber")
		})
	] });
}
// packages/web/src/auth/reset-form.tsx
/** Where the mail's link leads: a new password, once. */
function ResetForm({ token }) {
	const t = useText();
	const [, go] = useLocation();
	const reset = useResetPassword();
	const submit = (event) => {
		event.preventDefault();
		const password = String(new FormData(event.currentTarget).get("password"));
		reset.mutate({
			token,
			password
		}, { onSuccess: () => {
			session.set(null);
			toast({
				title: t("passwordChangedTitle"),
				text: t("passwordChanged")
			});
			go("/auth");
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: t("newPasswordTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, { isNew: true }),
			reset.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(reset.error, t("notSent"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: reset.isPending,
				children: t("savePassword")
			})
		]
	});
}
// packages/web/src/auth/auth-screen.tsx
var cloth = quilt(heroRows);
/** `/auth`: two tabs and a link (spec: foundations §2 Auth screen). */
function AuthScreen() {
	const t = useText();
	const search = useSearch();
	const [, go] = useLocation();
	const query = new URLSearchParams(search);
	const as = query.get("as");
	const role = as === "passenger" || as === "driver" ? as : null;
	const token = query.get("reset");
	const [mode, setMode] = (0, import_react.useState)(role === null ? "login" : "register");
	const [isFirst, setFirst] = (0, import_react.useState)(true);
	const [proven, setProven] = (0, import_react.useState)(null);
	const [start] = (0, import_react.useState)(() => session.get());
	if (start !== null && token === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
		to: safeReturn(search) ?? homeOf(start),
		replace: true
	});
	const show = (id) => {
		setMode(id);
		setFirst(true);
	};
	/** With a number that nobody has. */
	const register = (phone) => {
		setProven(phone);
		show("register");
	};
	const tab = (id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		role: "tab",
		"aria-selected": mode === id,
		"aria-controls": "auth-panel",
		onClick: () => show(id),
		children: t(id)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "auth",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "auth-form",
			id: "main",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, {}), token !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResetForm, { token }) : query.get("forgot") === "staff" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForgotForm, {
				title: true,
				onBack: () => go("/staff")
			}) : mode === "forgot-password" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecoverPanel, {
				onBack: () => setMode("login"),
				onNew: register
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				isFirst ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "h1",
					children: t(mode === "login" ? "loginTitle" : "registerTitle")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "segments",
					role: "tablist",
					"aria-label": t("account"),
					children: [tab("login"), tab("register")]
				})] }) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					id: "auth-panel",
					className: "form",
					role: isFirst ? "tabpanel" : void 0,
					children: mode === "login" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoginPanel, {
						onForgot: () => setMode("forgot-password"),
						onFirst: setFirst,
						onNew: register
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RegisterForm, {
						suggested: role,
						proven
					})
				}),
				mode === "login" && isFirst ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemoJourneys, {}) : null
			] })]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
			svg: cloth,
			className: "auth-cloth"
		})]
	});
}
export { AuthScreen };
