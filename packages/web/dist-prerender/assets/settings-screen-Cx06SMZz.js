import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { S as languages, T as specifiedCountryIds, a as sun, d as instanceMarkets, n as country, o as theme, r as language, y as themeWorn } from "./preferences-D2yk24TH.js";
import { n as useInstall, r as OperatorLinks, t as InstallButton } from "./install-button-IxnVoD7S.js";
import { T as useDataSaver, _ as askForPhone, ct as useLocation, d as Button, kt as countryById, l as ErrorCard, t as countryNames, u as Skeleton, w as setDataSaver } from "../prerender.mjs";
import { d as stored, f as product, s as session } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { r as locales, s as useText } from "./text-eXX5ZUHI.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { t as Switch } from "./switch-B_aM5TpA.js";
import { c as useSetPassword, i as useExport, n as useAccount, o as useRemoveAccount, r as useChangeAccount, s as useSetEmail, t as useSave, u as useSignOutDevices } from "./use-save-CSUdJ4TP.js";
import { i as day } from "./format-sa5lnLJg.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as PasswordField } from "./password-field-Z-DY0H8X.js";
import { n as minuteOfDay, r as timeOfDay } from "./time-of-day-BLriRlcX.js";
import { n as turnPushOff, r as turnPushOn, t as pushState } from "./push-mFJ7rhED.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as localPhone } from "./phone-DKkvZYbE.js";
import { n as useCanSendCodes } from "./server-settings-BYuWEGSs.js";
import { t as Unfold } from "./unfold-entoP3By.js";
/* empty css                 */
// packages/rules/src/users/notification-kinds.ts
/** Kinds of notification that a person can turn off. What is about safety is not among them: it always comes. */
var notificationKinds = [
	"ride",
	"chat",
	"promotion"
];
// packages/web/src/common/country-choices.ts
/** The countries that somebody chooses from: those that this instance serves, in the demo the specification's, and the own one. */
function countryChoices(own) {
	const served = instanceMarkets?.map(({ countryId }) => countryId) ?? specifiedCountryIds;
	return [.../* @__PURE__ */ new Set([...served, own])];
}
// packages/web/src/account/devices-card.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Where the person is signed in, and the way to end it from here. */
function DevicesCard({ devices }) {
	const t = useText();
	const save = useSave();
	const signOut = useSignOutDevices();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("settingsDevices"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("settingsDevices")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "list",
				children: devices.map((device) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row spread device",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "label",
						children: device.name ?? t("deviceUnknown")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "caption",
						children: device.current ? t("deviceThis") : t("deviceSince", { date: day(device.since) })
					})] }), device.current ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: signOut.isPending,
						onClick: () => void save(() => signOut.mutateAsync(device.id)),
						children: t("deviceSignOut")
					})]
				}, device.id))
			}),
			devices.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				busy: signOut.isPending,
				onClick: () => void save(() => signOut.mutateAsync(void 0)),
				children: t("deviceSignOutOthers")
			}) : null
		]
	});
}
// packages/web/src/account/account-data-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** A copy of one's data, and the end of the account. */
function AccountDataCard({ hasPassword }) {
	const t = useText();
	const save = useSave();
	const remove = useRemoveAccount();
	const download = useExport();
	const [, go] = useLocation();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const submit = async (event) => {
		event.preventDefault();
		const password = hasPassword ? String(new FormData(event.currentTarget).get("password")) : void 0;
		if (!await save(() => remove.mutateAsync(password), t("settingsDeleted"))) return;
		session.set(null);
		go("/");
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("settingsData"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("settingsData")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				busy: download.isPending,
				onClick: () => void save(() => download.mutateAsync(), t("settingsExported")),
				children: t("settingsExport")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "danger",
				onClick: () => setAsking(true),
				children: t("settingsDelete")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: asking,
				onClose: () => setAsking(false),
				title: t("settingsDelete"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
					className: "stack",
					onSubmit: (event) => void submit(event),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("settingsDeleteText") }),
						hasPassword ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, { label: t("settingsPasswordNow") }) : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							type: "submit",
							kind: "danger",
							busy: remove.isPending,
							children: t("settingsDeleteDo")
						})
					]
				})
			})
		]
	});
}
// packages/web/src/platform/data-size.ts
/** Bytes as people read them: whole kilobytes, from a million on megabytes with one decimal. */
function dataSize(bytes, locales) {
	const mega = bytes >= 1e6;
	const digits = mega ? 1 : 0;
	return `${(bytes / (mega ? 1e6 : 1e3)).toLocaleString(locales, {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits
	})}\u00a0${mega ? "MB" : "kB"}`;
}
// packages/web/src/platform/data-used.ts
function decode(text) {
	const [day = "", bytes] = text.split(" ");
	return Number.isFinite(Number(bytes)) ? {
		day,
		bytes: Number(bytes)
	} : void 0;
}
stored(`${product.key}.data-used`, null, decode, (value) => value === null ? null : `${value.day} ${value.bytes}`);
var shown = {
	visit: 0,
	today: 0
};
var listeners = /* @__PURE__ */ new Set();
/** Bytes since the page was opened, and today on this device. */
function useDataUsed() {
	return (0, import_react.useSyncExternalStore)((listener) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}, () => shown, () => shown);
}
// packages/web/src/account/phone-card.tsx
/** What this device alone knows: how it saves data, how much it used, and installing. Works without a network. */
function PhoneCard() {
	const t = useText();
	const saver = useDataSaver();
	const { visit, today } = useDataUsed();
	const canInstall = useInstall() !== null;
	const size = (bytes) => dataSize(bytes, locales());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("dataTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("dataTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "label",
					children: t("dataSaver")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption",
					children: t("dataSaverNote")
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
					on: saver,
					label: t("dataSaver"),
					onChange: setDataSaver
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("dataUsed", {
					visit: size(visit),
					today: size(today)
				})
			}),
			canInstall ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("installNote")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InstallButton, {})]
			}) : null
		]
	});
}
// packages/web/src/account/segments.tsx
/** One of a few, all in sight: each a tap away, and known to the keyboard as one group. */
function Segments({ label, choices, current, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "one-of",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "label",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "one-of-row",
			children: choices.map(({ id, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "visually-hidden",
				type: "radio",
				name: label,
				checked: id === current,
				onChange: () => onChange(id)
			}), text] }, id))
		})]
	});
}
// packages/web/src/account/push-card.tsx
/** From ten in the evening to six in the morning, until somebody says otherwise. */
var USUAL = {
	from: 1320,
	to: 360
};
function QuietHours({ account }) {
	const t = useText();
	const save = useSave();
	const change = useChangeAccount();
	const { quietHours } = account;
	const set = (next) => void save(() => change.mutateAsync({ quietHours: next }));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row spread",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "label",
			children: t("quietTitle")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
			on: quietHours !== null,
			label: t("quietTitle"),
			onChange: (on) => set(on ? USUAL : null)
		})]
	}), quietHours === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "row",
		children: ["from", "to"].map((end) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t(end === "from" ? "quietFrom" : "quietTo"),
			type: "time",
			value: timeOfDay(quietHours[end]),
			onChange: (event) => event.target.value !== "" && set({
				...quietHours,
				[end]: minuteOfDay(event.target.value)
			})
		}, end))
	})] });
}
/** Push messages of this device, and the hours in which none come. */
function PushCard({ account }) {
	const t = useText();
	const save = useSave();
	const [state, setState] = (0, import_react.useState)();
	const [busy, setBusy] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		pushState().then(setState, () => setState("unsupported"));
	}, []);
	const turn = async (how) => {
		setBusy(true);
		await save(async () => setState(await how()));
		setBusy(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("pushTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("pushTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("pushHint")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				role: "status",
				children: state === "on" ? t("pushIsOn") : state === "blocked" ? t("pushBlocked") : state === "unsupported" ? t("pushUnsupported") : ""
			}),
			state === "off" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				busy,
				onClick: () => void turn(turnPushOn),
				children: t("pushOn")
			}) : state === "on" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				busy,
				onClick: () => void turn(turnPushOff),
				children: t("pushOff")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietHours, { account })
		]
	});
}
// packages/web/src/account/sign-in-card.tsx
/** The password of now, where the form asks for it. */
var passwordIn = (data) => data.has("password") ? { password: String(data.get("password")) } : {};
/** Number, password and address. Whoever has a password gives it; all others confirm by a code. */
function SignInCard({ user }) {
	const t = useText();
	const save = useSave();
	const setPassword = useSetPassword();
	const setEmail = useSetEmail();
	const canCode = useCanSendCodes();
	const changePassword = async (event) => {
		event.preventDefault();
		const form = event.currentTarget;
		const data = new FormData(form);
		const body = {
			...passwordIn(data),
			newPassword: String(data.get("newPassword"))
		};
		if (await save(() => setPassword.mutateAsync(body), t("settingsPasswordDone"))) form.reset();
	};
	const changeEmail = async (event) => {
		event.preventDefault();
		const form = event.currentTarget;
		const data = new FormData(form);
		if (await save(() => setEmail.mutateAsync({
			email: String(data.get("email")),
			...passwordIn(data)
		}))) form.reset();
	};
	const passwordNow = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, { label: t("settingsPasswordNow") });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("settingsSignIn"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("settingsSignIn")
			}), user.email === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: user.email
			})] }),
			canCode ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "label num one-line",
					children: user.phone === "" ? t("settingsNoPhone") : localPhone(user.phone, countryById(user.countryId).dialCode)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption",
					children: t(user.phoneVerified ? "settingsPhoneConfirmed" : "settingsPhoneUnconfirmed")
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => void askForPhone(),
					children: t(user.phoneVerified || user.phone === "" ? "settingsPhoneChange" : "settingsPhoneConfirm")
				})]
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				line: t("settingsPassword"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
					className: "stack",
					onSubmit: (event) => void changePassword(event),
					children: [
						user.hasPassword ? passwordNow : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
							isNew: true,
							label: t("settingsPasswordNew"),
							name: "newPassword"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							type: "submit",
							busy: setPassword.isPending,
							children: t("settingsPassword")
						})
					]
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				line: t("settingsEmail"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
					className: "stack",
					onSubmit: (event) => void changeEmail(event),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
							label: t("settingsEmailNew"),
							name: "email",
							type: "email",
							required: true,
							autoComplete: "email",
							maxLength: 254
						}),
						user.hasPassword ? passwordNow : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							type: "submit",
							busy: setEmail.isPending,
							children: t("settingsEmail")
						})
					]
				})
			})
		]
	});
}
// packages/web/src/account/settings-screen.tsx
var themes = {
	auto: "settingsAuto",
	light: "settingsLight",
	dark: "settingsDark"
};
var kinds = {
	ride: "notifyRide",
	chat: "notifyChat",
	promotion: "notifyPromotion"
};
/** Language, country and theme: at once in this browser, and kept with the account where other devices need them. */
function Preferences({ account }) {
	const t = useText();
	const save = useSave();
	const change = useChangeAccount();
	const chosenTheme = themeWorn(theme.use(), session.use()?.userType === "driver");
	const sunOn = sun.use();
	const choices = countryChoices(account.user.countryId);
	const setLanguage = (value) => {
		language.set(value);
		save(() => change.mutateAsync({ language: value }));
	};
	const setCountry = (value) => {
		country.set(value);
		save(() => change.mutateAsync({ countryId: value }));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("settingsGeneral"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("settingsGeneral")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segments, {
				label: t("settingsLanguage"),
				choices: Object.entries(languages).map(([id, { name }]) => ({
					id,
					text: name
				})),
				current: language.use(),
				onChange: setLanguage
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("settingsCountry"),
				value: account.user.countryId,
				onChange: (event) => setCountry(event.target.value),
				children: choices.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: id,
					children: t(countryNames[id])
				}, id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segments, {
				label: t("settingsLooks"),
				choices: Object.keys(themes).map((id) => ({
					id,
					text: t(themes[id])
				})),
				current: chosenTheme,
				onChange: (id) => theme.set(id)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "label",
					children: t("settingsSun")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption",
					children: t("settingsSunNote")
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
					on: sunOn,
					label: t("settingsSun"),
					onChange: (on) => sun.set(on)
				})]
			})
		]
	});
}
function Notifications({ account }) {
	const t = useText();
	const save = useSave();
	const change = useChangeAccount();
	const muted = new Set(account.mutedNotifications);
	const set = (kind, on) => {
		const next = notificationKinds.filter((other) => other === kind ? !on : muted.has(other));
		save(() => change.mutateAsync({ mutedNotifications: next }));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("settingsNotifications"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("settingsNotifications")
			}),
			notificationKinds.map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label",
					children: t(kinds[kind])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
					on: !muted.has(kind),
					label: t(kinds[kind]),
					onChange: (on) => set(kind, on)
				})]
			}, kind)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("notifySafety")
			})
		]
	});
}
/** `/settings`: preferences, notifications, this phone's data, password and address, devices, one's data, deletion. */
function SettingsScreen() {
	const t = useText();
	const account = useAccount();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page account settings-page",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
				title: t("settingsTitle"),
				href: "/profile"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "card-columns",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "stack",
					children: [account.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 385 }) : account.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
						text: t("profileNotLoaded"),
						onRetry: () => void account.refetch()
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Preferences, { account: account.data }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneCard, {})]
				}), account.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "stack",
					"aria-busy": "true",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 253 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 205 })]
				}) : account.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "stack",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notifications, { account: account.data }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PushCard, { account: account.data })]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "stack",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInCard, { user: account.data.user }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DevicesCard, { devices: account.data.devices }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountDataCard, { hasPassword: account.data.user.hasPassword })
					]
				})] })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OperatorLinks, {})
		]
	}) });
}
export { SettingsScreen };
