import { t as CountryButton } from "./country-button-CYzCfxd_.js";
import { _t as baseFareMinor, g as logo, h as Mark, it as Link, kt as countryById } from "../prerender.mjs";
import { t as quilt } from "./quilt-DbHRjLGa.js";
import { n as heroRows, t as heroPhoneRows } from "./quilts-BvEQcgbk.js";
import { t as vehicles } from "./vehicles-Bk7Rrd0Z.js";
import { t as palette } from "./palette-DH_c4Zk_.js";
import { r as OperatorLinks, t as InstallButton } from "./install-button-IxnVoD7S.js";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { r as chooseLanguage } from "./agree-account-BXL0bkwD.js";
import { S as languages, _ as useHomeMarket, d as instanceMarkets, f as leastIn, g as serves, n as country, r as language, x as languageIds } from "./preferences-D2yk24TH.js";
import { c as money, l as moneyOf } from "./format-sa5lnLJg.js";
import { a as homeOf, s as session } from "./refusals-6kaomp8o.js";
import { n as Icon, t as Art } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as Tour } from "./tour-Kt8Tamgi.js";
var shownClaims = [
	{
		text: "claimPrice",
		source: null
	},
	{
		text: "claimCities",
		source: null
	},
	{
		text: "claimUsers",
		source: null
	}
].filter((claim) => claim.source !== null).map((claim) => claim.text);
// packages/web/src/landing/landing-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
var nightLogo = logo(36, palette.ink, palette.mari, palette.mari);
var wideQuilt = quilt(heroRows);
var phoneQuilt = quilt(heroPhoneRows);
function LanguagePicker() {
	const t = useText();
	const chosen = language.use();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "lang",
		role: "group",
		"aria-label": t("language"),
		children: languageIds.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			"aria-pressed": chosen === id,
			"data-language": id,
			onClick: () => chooseLanguage(id),
			children: languages[id].name
		}, id))
	});
}
/** The price ticket of wide screens. */
function Ticket({ of, fare, cities }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ticket",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "selvedge" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "ticket-in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "title",
						children: brand.name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: vehicles.standard })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t(instanceMarkets === null ? "standardStartingFrom" : "startingFrom")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "ticket-fare num",
					"data-fare": true,
					children: fare
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "row ticket-cities",
					"data-of": of,
					children: [cities.slice(0, 2).map((city) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip",
						children: city
					}, city)), cities.length > 2 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip num",
						children: t("plusMore", { n: cities.length - 2 })
					}) : null]
				})
			]
		})]
	});
}
/** `/` and `/welcome` (spec: foundations §2 Landing screen). */
function LandingScreen({ countryButton, tour }) {
	const t = useText();
	const chosen = countryById(country.use());
	const user = session.use();
	const home = useHomeMarket();
	const least = home === void 0 ? void 0 : leastIn(home);
	const fare = home === void 0 || least === void 0 ? moneyOf(baseFareMinor("standard", chosen.id), chosen.id) : money(least, home.countryId, home.decimals);
	/** An instance that carries nobody yet has no price to begin with. */
	const hasFare = instanceMarkets === null || least !== void 0;
	const cities = instanceMarkets?.map(({ name }) => name) ?? chosen.cities;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "land",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: "top row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "brand",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mark, {
						svg: nightLogo,
						size: 36
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: brand.name })]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LanguagePicker, {})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
				className: "quilt-phone",
				svg: phoneQuilt
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
				className: "quilt-wide",
				svg: wideQuilt
			}),
			hasFare ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ticket, {
				of: chosen.id,
				fare,
				cities
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "copy",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label land-welcome",
						children: t("welcome")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h1", { children: [
						t("builtBy"),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("em", { children: t("forAfricans") })
					] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "sub",
						children: brand.tagline[language.get()] ?? t("tagline")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "fromrow",
						children: [countryButton, hasFare ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "from num",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("startingFrom") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								"data-fare": true,
								children: fare
							})]
						}) : null]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "cta",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
								className: "button accent",
								href: user === null ? "/passenger" : homeOf(user),
								hidden: user === null,
								"data-home": true,
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("continueAs") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: user?.name.split(" ")[0] })]
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
								className: "button accent",
								href: "/auth?as=passenger",
								children: t("getStartedPassenger")
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
								className: "button outline",
								href: "/auth?as=driver",
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: "wheel",
									size: 22
								}), t("driveWithUs")]
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "row spread land-more",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
								className: "button small",
								href: "/quick-login",
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: "bolt",
									size: 20
								}), t("quickLogin")]
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(InstallButton, {}),
							tour
						]
					})
				]
			})
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "land-below",
		"aria-label": t("whyUs"),
		children: [
			serves("ladies_only") ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "notice",
				"data-kinds": "ladies_only",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "icon-box",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "shieldcheck",
						size: 26
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("newLadiesOnly") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("ladiesOnlyClaim") })] })]
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "trio",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "shield" }), t("safe")] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "bolt" }), t("fast")] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "cash" }), t("affordable")] })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "claims",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("claimPayments") }),
					chosen.id === "za" && instanceMarkets === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
						"data-of": "za",
						children: t("claimWallet", { wallet: t("wallet") })
					}) : null,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("claimDriving") }),
					shownClaims.map((claim) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t(claim) }, claim))
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row land-more",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button small soft",
					href: "/services",
					children: t("seeServices")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					className: "button small soft",
					href: "/manifest.webmanifest",
					download: "safiri.webmanifest",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "download",
						size: 20
					}), t("downloadAppFile")]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OperatorLinks, {})
		]
	})] });
}
// packages/web/src/app/landing-route.tsx
var tour = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tour, {
	page: "landing",
	bare: true
});
/** `/` and `/welcome`. */
function Landing() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LandingScreen, {
		countryButton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountryButton, {}),
		tour
	});
}
export { Landing };
