import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, A as callApi, Ot as countries, P as serverMessage, c as EmptyState, d as Button, gt as Flag, j as fieldMessage, t as countryNames } from "../prerender.mjs";
import { _ as useHomeMarket, d as instanceMarkets, n as country } from "./preferences-D2yk24TH.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as foldText } from "./fold-text-80WpCxpR.js";
import { g as dateText } from "./format-sa5lnLJg.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as countryPaths } from "./paths-C5VAB89n.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/rules/src/countries/card.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What the picker card of a country lists. */
function countryCard(country) {
	return {
		cities: country.cities.slice(0, 4),
		moreCities: Math.max(0, country.cities.length - 4),
		paymentMethods: country.paymentMethods.slice(0, 3),
		morePaymentMethods: Math.max(0, country.paymentMethods.length - 3),
		languages: country.languages.slice(0, 3)
	};
}
// packages/rules/src/countries/search.ts
/**
* Countries whose name or any city contains the text, in list order; case and accents don't count, blank text
* gives all (spec: foundations §5).
* @param nameOf another name that people know the country by, in their language
*/
function searchCountries(text, nameOf = (country) => country.name) {
	const wanted = foldText(text);
	return countries.filter((country) => [
		country.name,
		nameOf(country),
		...country.cities
	].some((name) => foldText(name).includes(wanted)));
}
// packages/rules/src/countries/status.ts
/** How far a country is (spec: foundations §4). */
var countryStatuses = [
	"live",
	"beta",
	"coming_soon"
];
/** Key of the badge's text; a status this build doesn't know reads "Unknown" (spec: foundations §4). */
function statusLabelKey(status) {
	return countryStatuses.find((known) => known === status) ?? "unknown";
}
// packages/web/src/countries/waiting-list-form.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Leaves a wish for a country that is not open yet, or not in the list. */
function WaitingListForm({ about, onDone }) {
	const t = useText();
	const join = useMutation({ mutationFn: (form) => {
		const city = String(form.get("city") ?? "").trim();
		return callApi(countryPaths.joinWaitingList, { body: {
			...about === "other" ? {} : { countryId: about.id },
			country: about === "other" ? String(form.get("country")) : about.name,
			...city === "" ? {} : { city },
			contact: String(form.get("contact"))
		} });
	} });
	const submit = (event) => {
		event.preventDefault();
		join.mutate(new FormData(event.currentTarget));
	};
	if (join.isSuccess) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "title",
			children: t("waitingListDone")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			onClick: onDone,
			children: t("back")
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			about === "other" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("country"),
				name: "country",
				required: true,
				maxLength: 60,
				autoComplete: "country-name"
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title",
				children: about.name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("city"),
				name: "city",
				maxLength: 60
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("phoneOrEmail"),
				name: "contact",
				required: true,
				minLength: 6,
				maxLength: 120,
				error: fieldMessage(join.error, "contact")
			}),
			join.isError && fieldMessage(join.error, "contact") === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(join.error, t("notSent"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: join.isPending,
				children: t("joinWaitingListButton")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				onClick: onDone,
				children: t("back")
			})
		]
	});
}
// packages/web/src/countries/country-picker.tsx
var statusKeys = {
	live: "statusLive",
	beta: "statusBeta",
	coming_soon: "statusComingSoon",
	unknown: "statusUnknown"
};
/** Methods that are no brands: these have a word in each language. */
var methodTexts = {
	cash: "cash",
	card: "methodCard",
	eft: "methodEft",
	bank_transfer: "methodBankTransfer"
};
function methodName({ id, name }, t) {
	const text = methodTexts[id];
	return text === void 0 ? name : t(text);
}
function longDate(isoDay) {
	return dateText(`${isoDay}T00:00:00Z`, {
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC"
	});
}
/** The two lines under a card's status (spec: foundations §2 Country picker dialog). */
function statusNotes(c, t) {
	if (c.status === "coming_soon") return [t("comingSoonTo", { country: t(countryNames[c.id]) }), t("joinWaitingList")];
	if (c.status === "beta") return [t("betaIn", { country: t(countryNames[c.id]) }), t("limitedFeatures")];
	if (c.status === "live" && c.launchDate !== void 0) return [t("operationalSince", { date: longDate(c.launchDate) }), t("allFeatures")];
	return [];
}
function CountryCard({ c, chosen, onChoose, onWait }) {
	const t = useText();
	const card = countryCard(c);
	const more = (n) => n > 0 ? ` ${t("plusMore", { n })}` : "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: `card country-card ${chosen ? "chosen" : ""}`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "country-choose",
			"aria-pressed": chosen,
			onClick: onChoose,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "row",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, { id: c.id }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
							className: "title grow",
							children: t(countryNames[c.id])
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: `chip status-${c.status}`,
							children: t(statusKeys[statusLabelKey(c.status)])
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "label num",
					children: [
						c.currencySymbol,
						" · ",
						c.currency,
						" · ",
						c.dialCode
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption",
					children: [card.cities.join(", "), more(card.moreCities)]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption",
					children: [card.paymentMethods.map((method) => methodName(method, t)).join(", "), more(card.morePaymentMethods)]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: card.languages.join(", ")
				}),
				statusNotes(c, t).map((note) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption note",
					children: note
				}, note))
			]
		}), c.status === "coming_soon" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			onClick: onWait,
			children: t("waitingList")
		}) : null]
	});
}
function CountryPicker({ open, onClose }) {
	const t = useText();
	const chosen = country.use();
	const [search, setSearch] = (0, import_react.useState)("");
	const [waitingFor, setWaitingFor] = (0, import_react.useState)(null);
	const found = searchCountries(search, ({ id }) => t(countryNames[id]));
	const close = () => {
		setWaitingFor(null);
		onClose();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose: close,
		title: t("chooseCountry"),
		tall: true,
		children: waitingFor !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingListForm, {
			about: waitingFor,
			onDone: () => setWaitingFor(null)
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "input country-search",
				type: "search",
				"aria-label": t("searchCountries"),
				placeholder: t("searchCountries"),
				value: search,
				onChange: (event) => setSearch(event.target.value)
			}),
			found.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("noCountryFound") }) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "country-cards",
				children: found.map((c) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountryCard, {
					c,
					chosen: c.id === chosen,
					onChoose: () => {
						country.set(c.id);
						close();
					},
					onWait: () => setWaitingFor(c)
				}, c.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("footer", {
				className: "country-foot",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("dontSeeCountry")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => setWaitingFor("other"),
					children: t("requestCountry")
				})]
			})
		] })
	});
}
// packages/web/src/countries/country-button.tsx
/** The demo has none. */
var MarketPicker = lazyPart(async () => (await import("./market-picker-DOXRrsV4.js")).MarketPicker);
function ChooserButton({ flag, name, picker }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "country",
		"aria-haspopup": "dialog",
		onClick: () => setOpen(true),
		children: [
			flag === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, { id: flag }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: name }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "down",
				size: 16
			})
		]
	}), picker(open, () => setOpen(false))] });
}
/** The city of this phone. */
function MarketButton() {
	const t = useText();
	const home = useHomeMarket();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChooserButton, {
		flag: home?.countryId ?? null,
		name: home?.name ?? t("noCityYet"),
		picker: (open, onClose) => open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: null,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketPicker, {
				open: true,
				onClose
			})
		}) : null
	});
}
/** The chosen country's flag and name, outside the demo those of the city; opens the picker. */
function CountryButton({ chosen }) {
	const t = useText();
	const remembered = country.use();
	if (instanceMarkets !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketButton, {});
	const id = chosen === void 0 ? remembered : chosen;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChooserButton, {
		flag: id,
		name: id === null ? t("selectCountry") : t(countryNames[id]),
		picker: (open, onClose) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountryPicker, {
			open,
			onClose
		})
	});
}
export { WaitingListForm as n, CountryButton as t };
