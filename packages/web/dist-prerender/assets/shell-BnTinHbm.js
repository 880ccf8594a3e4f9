import { n as driverIdLabel, t as SignOutButton } from "./sign-out-H3LwukMt.js";
import { ct as useLocation, it as Link, m as Brand, n as BellSlot } from "../prerender.mjs";
import { t as Avatar } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as OfflineBanner } from "./offline-banner-NmXGx75a.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/shell/destinations.ts
var support = {
	path: "/live-chat",
	icon: "chat",
	text: "tabSupport"
};
var profile = {
	path: "/profile",
	icon: "user",
	text: "tabProfile"
};
var safety = {
	path: "/safety",
	icon: "shield",
	text: "openSafety"
};
var settings = {
	path: "/settings",
	icon: "settings",
	text: "openSettings"
};
var school = {
	path: "/scholar-rides",
	icon: "school",
	text: "homeScholar"
};
var history = {
	path: "/ride-history",
	icon: "clock",
	text: "tabHistory",
	behind: ["/orders"]
};
/** Where each role goes from anywhere. */
var menus = {
	passenger: {
		tabs: [
			{
				path: "/passenger",
				icon: "home",
				text: "tabHome"
			},
			{
				path: "/services",
				icon: "grid",
				text: "services",
				behind: [
					"/food-delivery",
					"/grocery-delivery",
					"/scholar-rides",
					"/ai-features",
					"/subscription-packages"
				]
			},
			history,
			profile,
			support
		],
		more: [[
			{
				path: "/food-delivery",
				icon: "bowl",
				text: "serviceFood"
			},
			{
				path: "/grocery-delivery",
				icon: "basket",
				text: "serviceGrocery"
			},
			{
				path: "/parcel-delivery",
				icon: "box",
				text: "serviceParcel"
			},
			school
		], [safety, settings]]
	},
	driver: {
		tabs: [
			{
				path: "/driver",
				icon: "gauge",
				text: "tabDashboard",
				behind: [
					"/why-no-trips",
					"/scholar-rides",
					"/keep-sending",
					"/driver-training",
					"/ai-features",
					"/city-heat-map",
					"/safety",
					"/live-chat"
				]
			},
			history,
			{
				path: "/driver-earnings",
				icon: "wallet",
				text: "earnings"
			},
			{
				...profile,
				behind: [
					"/driver-verification",
					"/vehicles",
					"/places",
					"/settings"
				]
			}
		],
		more: [[
			{
				path: "/why-no-trips",
				icon: "help",
				text: "whyNoTrips"
			},
			school,
			safety,
			settings,
			support
		]]
	}
};
// packages/web/src/shell/shell.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The frame of a screen that may be looked at before signing in. */
function VisitorShell({ children }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "shell app visitor",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "shell-main",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineBanner, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
					className: "shell-top",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, { size: 30 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "button soft small",
						href: "/auth",
						children: t("login")
					})]
				}),
				children
			]
		})
	});
}
/**
* The frame of a signed-in screen: bottom tabs on a phone, a side rail on a desktop, the bell above. `bare` leaves tabs and
* bell out; `ownHead` is for screens whose own head holds the bell; `head` stands beside the bell.
*/
function AppShell({ children, bare = false, ownHead = false, className = "", head }) {
	const t = useText();
	const user = session.use();
	const [path] = useLocation();
	if (user === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitorShell, { children });
	const { tabs, more } = menus[user.userType === "passenger" ? "passenger" : "driver"];
	const home = tabs[0]?.path;
	const isListed = [tabs, ...more].flat().some((place) => place.path === path);
	const current = (place, behind) => path === place.path ? "page" : behind && place.behind?.includes(path) === true ? true : void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: `shell app ${className}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
				className: "side",
				"aria-label": t("mainMenu"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, {
						href: home,
						size: 40
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "side-places",
						children: [tabs, ...more].map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "side-group",
							children: group.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
								className: "nav",
								href: place.path,
								"aria-current": current(place, !isListed),
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: place.icon,
									size: 22
								}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(place.text) })]
							}, place.path))
						}, group[0]?.path))
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "row side-person",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, { name: user.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "grow",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
								className: "label",
								children: user.name
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
								className: "caption num",
								children: user.driver === null ? t(user.userType === "passenger" ? "passenger" : "staff") : driverIdLabel(user.driver.id)
							})]
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignOutButton, {})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "shell-main",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineBanner, {}),
					bare || ownHead ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
						className: "shell-top",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, {
								href: home,
								size: 30
							}),
							head,
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellSlot, {})
						]
					}),
					children
				]
			}),
			bare ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
				className: "tabs",
				"aria-label": t("mainMenu"),
				style: { gridTemplateColumns: `repeat(${tabs.length},minmax(max-content,1fr))` },
				children: tabs.map((tab) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					href: tab.path,
					"aria-current": current(tab, true),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "icon-box",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: tab.icon,
							size: 22
						})
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(tab.text) })]
				}, tab.path))
			})
		]
	});
}
export { AppShell as t };
