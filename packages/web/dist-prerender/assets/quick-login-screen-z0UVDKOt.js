import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { P as serverMessage, R as serverTime, Z as toast, c as EmptyState, d as Button, it as Link, l as ErrorCard, m as Brand, u as Skeleton } from "../prerender.mjs";
import { i as day } from "./format-sa5lnLJg.js";
import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as SearchField } from "./search-field-DsT8xh51.js";
import { i as Stars, t as Avatar } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { d as useRecentUsers, m as useSearchUsers, o as useForgetDevice, u as useQuickLogin } from "./api-BmbeKym8.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as useSignedIn } from "./auth-i17v7gCs.js";
// packages/rules/src/users/last-login.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var HOUR_MS = 36e5;
/**
* How long ago somebody signed in: under 1 hour just now, under 24 hours in whole hours, under 48 hours yesterday,
* else the date (spec: foundations §9). A moment ahead of `now` (clocks differ) is just now.
*/
function lastLoginLabel(lastLogin, now) {
	const hours = Math.floor((now.getTime() - lastLogin.getTime()) / HOUR_MS);
	if (hours < 1) return { kind: "justNow" };
	if (hours < 24) return {
		kind: "hours",
		hours
	};
	if (hours < 48) return { kind: "yesterday" };
	return {
		kind: "date",
		date: lastLogin
	};
}
// packages/web/src/auth/forget-device.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Takes every account off this device's quick login; asks first, and says what came of it. */
function ForgetDevice() {
	const t = useText();
	const forget = useForgetDevice();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const go = () => forget.mutate(void 0, {
		onSuccess: (left) => {
			setAsking(false);
			toast({
				title: t("forgetDeviceDone"),
				...left > 0 ? { text: t("forgetDeviceDemo") } : {}
			});
		},
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("forgetDeviceFailed")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "plain",
		small: true,
		onClick: () => setAsking(true),
		children: t("forgetDevice")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: asking,
		onClose: () => setAsking(false),
		title: t("forgetDeviceTitle"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("forgetDeviceText") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					busy: forget.isPending,
					onClick: go,
					children: t("forgetDeviceDo")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					onClick: () => setAsking(false),
					children: t("forgetDeviceKeep")
				})
			]
		})
	})] });
}
// packages/web/src/auth/quick-login-screen.tsx
function lastLogin(at, t) {
	const label = lastLoginLabel(new Date(at), new Date(serverTime()));
	if (label.kind === "justNow") return t("justNow");
	if (label.kind === "hours") return t("hoursAgo", { n: label.hours });
	if (label.kind === "yesterday") return t("yesterday");
	return day(label.date);
}
function PersonCard({ user, busy, onChoose }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "card person-card",
		disabled: busy,
		onClick: onChoose,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, { name: user.name }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow person-lines",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "title",
						children: user.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "label num person-phone",
						children: [user.phone, user.lastLogin === null ? "" : ` · ${lastLogin(user.lastLogin, t)}`]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num person-facts",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(user.userType === "driver" ? "driver" : "passenger") }),
							user.verified ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "person-verified",
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: "check",
									size: 16
								}), t("verified")]
							}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("unverified") }),
							user.userType === "driver" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, {
								rating: user.rating,
								outOf: "/5"
							}), user.totalRides === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("ridesCount", { n: user.totalRides }) })] }) : null
						]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 22
			})
		]
	}) });
}
/** `/quick-login`: accounts that signed in on this device before (spec: foundations §2; product: quick login). */
function QuickLoginScreen() {
	const t = useText();
	const [text, setText] = (0, import_react.useState)("");
	const searching = text.trim().length >= 3;
	const recent = useRecentUsers();
	const found = useSearchUsers(text);
	const list = searching ? found : recent;
	const quickLogin = useQuickLogin();
	const signedIn = useSignedIn();
	const { demo } = useAppSettings();
	const choose = (user) => quickLogin.mutate(user.id, {
		onSuccess: (reply) => {
			toast({
				title: t("loginSuccessTitle"),
				text: t("loggedInAs", { name: reply.user.name })
			});
			signedIn(reply.user);
		},
		onError: (error) => toast({
			title: t("loginFailedTitle"),
			text: serverMessage(error, t("quickLoginFailed")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow quick-page",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: t("quickLogin")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t(demo ? "quickLoginDemo" : "quickLoginWhose")
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
				label: t("searchByPhone"),
				placeholder: t("searchByPhoneHint", { n: 3 }),
				inputMode: "tel",
				value: text,
				onChange: (event) => setText(event.target.value)
			}),
			list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				"aria-busy": "true",
				className: "stack",
				children: [
					1,
					2,
					3,
					4
				].map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 92 }, n))
			}) : list.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				text: t("usersNotLoaded"),
				onRetry: () => void list.refetch()
			}) : list.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
				text: searching ? `${t("noRecentUsers")}: ${text}` : t("noRecentUsers"),
				note: t("quickLoginNone"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button primary",
					href: "/auth",
					children: t("goToFullLogin")
				})
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "people",
				children: list.data.map((user) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonCard, {
					user,
					busy: quickLogin.isPending,
					onChoose: () => choose(user)
				}, user.id))
			}),
			recent.isLoading ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row quick-foot",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button outline",
					href: "/auth",
					children: t("fullLogin")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button outline",
					href: "/",
					children: t("backToWelcome")
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForgetDevice, {})] })
		]
	});
}
export { QuickLoginScreen };
