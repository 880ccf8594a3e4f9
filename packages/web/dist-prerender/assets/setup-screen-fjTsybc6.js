import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { i as useMay, l as marketPaths, t as Allowed } from "./may-CTNIvQtp.js";
import { n as setupPaths } from "./staff-DR1g_VBA.js";
import { O as ApiError, P as serverMessage, St as formatIn, Z as toast, d as Button, gt as Flag, it as Link, j as fieldMessage, l as ErrorCard, t as countryNames } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as statusChips, r as statusTexts$1, t as Checklist } from "./setup-D9nCy-5f.js";
import { i as day } from "./format-sa5lnLJg.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { n as useConfirmNumbers, r as useInstance, s as useStateFact, t as useAddMarket } from "./setup-api-C_R7mGoP.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { A as recordOf, C as countryIds, S as languages, w as isCountryId } from "./preferences-D2yk24TH.js";
import { a as marketTemplate, n as firstTariff, r as firstVehicles, t as firstStatuses } from "./first-market-BWY_odWV.js";
import { t as typedPoint } from "./typed-point-C3BPi4QC.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { n as destination } from "./geo-Df4cGKpX.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { r as roundingStep, t as fare } from "./market-fare-ChsEkkrz.js";
import { t as vehicleNames } from "./vehicle-kinds-CrP4P8kk.js";
import { t as Switch } from "./switch-B_aM5TpA.js";
import { x as SkeletonRows } from "./staff-route-Cf4O4nxA.js";
// packages/rules/src/pricing/fare-lines.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What the lines add up to, in minor units. */
var sumOf = (lines) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
// packages/web/src/staff/law-card.tsx
var factNames = {
	commission_cap: "lawFact_commission_cap",
	operator_licence: "lawFact_operator_licence",
	driver_permit: "lawFact_driver_permit",
	data_protection: "lawFact_data_protection"
};
function FactForm({ country, of: { fact, value, source, stated } }) {
	const t = useText();
	const state = useStateFact();
	const submit = (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const written = (name) => String(form.get(name)).trim() || null;
		state.mutate({
			country,
			fact,
			value: written("value"),
			source: written("source")
		});
	};
	const wrong = (name) => fieldMessage(state.error, name);
	const isNamed = wrong("value") !== void 0 || wrong("source") !== void 0;
	const name = t(factNames[fact]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "law-fact",
		onSubmit: submit,
		"aria-label": name,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h4", {
					className: "label strong",
					children: name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: value === null ? "chip bad" : "chip ok",
					children: value === null ? t("lawUnknown") : stated === null ? t("lawKnown") : t("lawStated", {
						name: stated.by,
						day: day(stated.at)
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "setup-numbers",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("lawSays"),
					name: "value",
					required: true,
					maxLength: 200,
					autoComplete: "off",
					hint: fact === "commission_cap" ? t("lawCapHint") : void 0,
					defaultValue: value ?? "",
					error: wrong("value")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("lawSource"),
					name: "source",
					required: true,
					maxLength: 200,
					autoComplete: "off",
					defaultValue: source ?? "",
					error: wrong("source")
				})]
			}),
			state.isError && !isNamed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(state.error, t("lawNotSaved"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: setupPaths.stateLegalFact,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						kind: "soft",
						small: true,
						busy: state.isPending,
						children: t("factsSave")
					}), value === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "plain",
						small: true,
						busy: state.isPending,
						onClick: () => state.mutate({
							country,
							fact,
							value: null,
							source: null
						}),
						children: t("lawForget")
					})]
				})
			})
		]
	});
}
/** What the law of the served countries says, as far as somebody knows it and where it stands. */
function LawCard({ law }) {
	const t = useText();
	if (law.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("factsTitle"),
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("factsTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("factsNote")
			}),
			law.map(({ country, facts }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "card doc",
				role: "group",
				"aria-label": t(countryNames[country]),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
					className: "title row",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, { id: country }),
						" ",
						t(countryNames[country])
					]
				}), facts.map((fact) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FactForm, {
					country,
					of: fact
				}, `${fact.fact} ${fact.stated?.at}`))]
			}, country))
		]
	});
}
// packages/web/src/staff/area-map.tsx
/** Pickups of a town of ten kilometres fill the map. */
var TOWN_ZOOM = 10;
/** Where a city's pickups are: a circle around the pin, which stands still over a map that moves. */
function AreaMap({ centre, radiusKm, onMove }) {
	const edge = destination(centre, 90, radiusKm * 1e3);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "area-map",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
			aim: {
				at: centre,
				zoom: TOWN_ZOOM,
				onMove
			},
			over: ({ at, width, height }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
				width,
				height,
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					className: "area-circle",
					cx: width / 2,
					cy: height / 2,
					r: Math.abs(at(edge).x - at(centre).x)
				})
			})
		})
	});
}
// packages/web/src/staff/market-services.tsx
var amounts = [
	["base", "setupBase"],
	["perKm", "setupPerKm"],
	["minimum", "setupMinimum"],
	["commissionPercent", "setupCommission"]
];
var noService = {
	isOffered: false,
	base: "",
	perKm: "",
	minimum: "",
	commissionPercent: ""
};
/** A number that was typed; undefined for none. */
var typedNumber = (text) => {
	const value = text.trim() === "" ? NaN : Number(text);
	return Number.isFinite(value) && value >= 0 ? value : void 0;
};
/** The service that was typed; undefined while an amount is missing. */
function serviceOf(vehicle, typed) {
	const [base, perKm, minimum, commissionPercent] = amounts.map(([name]) => typedNumber(typed[name]));
	if (base === void 0 || perKm === void 0 || minimum === void 0 || commissionPercent === void 0) return void 0;
	return {
		vehicle,
		base,
		perKm,
		minimum,
		commissionPercent
	};
}
/** How far the trip is whose price is shown. */
var SHOWN_KM = 5;
/** What people are carried by, and what it costs. */
function MarketServices({ typed, currency, roundTo, wrong, onChange }) {
	const t = useText();
	const priceOf = (service) => {
		if (service === void 0 || roundTo === void 0 || roundTo < .01) return void 0;
		const trip = {
			distanceMeters: SHOWN_KM * 1e3,
			durationSeconds: 0,
			minuteOfDay: 720
		};
		return formatIn(currency, sumOf(fare(firstTariff(service), { roundToMinor: roundingStep({ rounding: { to: roundTo } }) }, trip)));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "stack",
		children: firstVehicles.map((vehicle) => {
			const own = typed[vehicle];
			const name = t(vehicleNames[vehicle]);
			const price = own.isOffered ? priceOf(serviceOf(vehicle, own)) : void 0;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "setup-service",
				"aria-label": name,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "row spread",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "label strong",
							children: name
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
							on: own.isOffered,
							label: name,
							onChange: (isOffered) => onChange(vehicle, {
								...own,
								isOffered
							})
						})]
					}),
					own.isOffered ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
						className: "setup-amounts",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
							className: "visually-hidden",
							children: name
						}), amounts.map(([amount, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
							label: t(text, { currency }),
							type: "number",
							inputMode: "decimal",
							min: 0,
							max: amount === "commissionPercent" ? 100 : void 0,
							step: "any",
							required: true,
							value: own[amount],
							error: wrong(vehicle, amount),
							onChange: (event) => onChange(vehicle, {
								...own,
								[amount]: event.target.value
							})
						}, amount))]
					}) : null,
					price === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption num",
						role: "status",
						children: t("setupFare", {
							km: SHOWN_KM,
							fare: price
						})
					})
				]
			}, vehicle);
		})
	});
}
// packages/web/src/staff/market-form.tsx
/** Kilometres around the centre that a city begins with. */
var RADIUS_KM = "10";
var FIRST_COUNTRY = "ke";
var pointText = ({ lat, lng }) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
/** Fields that say themselves what is wrong with them, beside those of the services. */
var ownFields = [
	"name",
	"centre",
	"radiusKm",
	"roundTo"
];
var statusTexts = {
	draft: "setupDraft",
	open: "setupOpen"
};
/** A city by the template of its country: where it is, what carries people there and what that costs. */
function MarketForm({ cities, onDone }) {
	const t = useText();
	const list = (0, import_react.useId)();
	const add = useAddMarket();
	const citiesOf = (id) => cities.filter((city) => city.country === id);
	const [country, setCountry] = (0, import_react.useState)(FIRST_COUNTRY);
	const [name, setName] = (0, import_react.useState)("");
	const [centre, setCentre] = (0, import_react.useState)(() => citiesOf(FIRST_COUNTRY)[0]?.centre ?? {
		lat: 0,
		lng: 0
	});
	const [typedCentre, setTypedCentre] = (0, import_react.useState)();
	const [radius, setRadius] = (0, import_react.useState)(RADIUS_KM);
	const template = marketTemplate(country);
	const [roundTo, setRoundTo] = (0, import_react.useState)(String(template.roundTo));
	const [status, setStatus] = (0, import_react.useState)("draft");
	const [services, setServices] = (0, import_react.useState)(() => /* @__PURE__ */ recordOf(firstVehicles, () => noService));
	const offered = firstVehicles.filter((vehicle) => services[vehicle].isOffered);
	const changed = () => {
		if (add.isError) add.reset();
	};
	const lookAt = (point) => {
		changed();
		setTypedCentre(void 0);
		if (point !== void 0) setCentre(point);
	};
	const chooseCountry = (id) => {
		if (!isCountryId(id)) return;
		setCountry(id);
		setRoundTo(String(marketTemplate(id).roundTo));
		setName("");
		lookAt(citiesOf(id)[0]?.centre);
	};
	const chooseCity = (typed) => {
		setName(typed);
		const known = citiesOf(country).find((city) => city.name.toLowerCase() === typed.trim().toLowerCase());
		if (known !== void 0) lookAt(known.centre);
	};
	const typeCentre = (text) => {
		setTypedCentre(text);
		const point = typedPoint(text);
		if (point !== void 0) setCentre(point);
	};
	const submit = (event) => {
		event.preventDefault();
		const whole = offered.flatMap((vehicle) => serviceOf(vehicle, services[vehicle]) ?? []);
		const [radiusKm, step] = [typedNumber(radius), typedNumber(roundTo)];
		if (radiusKm === void 0 || step === void 0 || whole.length < offered.length) return;
		add.mutate({
			country,
			name,
			centre,
			radiusKm,
			roundTo: step,
			status,
			services: whole
		}, { onSuccess: onDone });
	};
	const wrong = (field) => fieldMessage(add.error, field);
	const faults = add.error instanceof ApiError ? add.error.problem?.errors : void 0;
	const marked = /* @__PURE__ */ new Set([...ownFields, ...offered.flatMap((_, i) => amounts.map(([amount]) => `services.${i}.${amount}`))]);
	const unmarked = [...new Set(faults?.filter(({ path }) => !marked.has(path)).map(({ path }) => wrong(path)))];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		onChange: changed,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("setupCountry"),
				value: country,
				onChange: (event) => chooseCountry(event.target.value),
				children: countryIds.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: id,
					children: t(countryNames[id])
				}, id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("setupTemplate", {
					currency: template.currency,
					zone: template.timeZone,
					languages: template.languages.map((id) => languages[id].name).join(", ")
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("setupCity"),
				list,
				required: true,
				maxLength: 60,
				autoComplete: "off",
				value: name,
				error: wrong("name"),
				onChange: (event) => chooseCity(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("datalist", {
				id: list,
				children: citiesOf(country).map((city) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", { children: city.name }, city.name))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AreaMap, {
				centre,
				radiusKm: typedNumber(radius) ?? 0,
				onMove: lookAt
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("setupCentre"),
				hint: t("setupCentreHint"),
				required: true,
				autoComplete: "off",
				value: typedCentre ?? pointText(centre),
				error: wrong("centre"),
				onChange: (event) => typeCentre(event.target.value),
				onBlur: () => setTypedCentre(void 0)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("setupRadius"),
				type: "number",
				inputMode: "decimal",
				min: 1,
				max: 150,
				step: "any",
				required: true,
				value: radius,
				error: wrong("radiusKm"),
				onChange: (event) => setRadius(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: t("setupServices")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketServices, {
				typed: services,
				currency: template.currency,
				roundTo: typedNumber(roundTo),
				wrong: (vehicle, amount) => wrong(`services.${offered.indexOf(vehicle)}.${amount}`),
				onChange: (vehicle, typed) => {
					changed();
					setServices({
						...services,
						[vehicle]: typed
					});
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("setupRoundTo", { currency: template.currency }),
				hint: t("setupRoundToHint"),
				type: "number",
				inputMode: "decimal",
				min: .01,
				step: "any",
				required: true,
				value: roundTo,
				error: wrong("roundTo"),
				onChange: (event) => setRoundTo(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
				className: "setup-status",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
					className: "label",
					children: t("setupStatus")
				}), firstStatuses.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "row label",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "radio",
						name: "status",
						value: one,
						checked: status === one,
						onChange: () => setStatus(one)
					}), t(statusTexts[one])]
				}, one))]
			}),
			add.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "field-error",
				role: "alert",
				children: [
					faults === void 0 ? serverMessage(add.error, t("setupNotSaved")) : null,
					faults?.some(({ path }) => marked.has(path)) === true ? t("setupLookAgain") : null,
					unmarked.map((fault) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "stack",
						children: fault
					}, fault))
				]
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: add.isPending,
				why: offered.length === 0 ? t("setupNeedsService") : void 0,
				children: t("setupSave")
			})
		]
	});
}
// packages/web/src/staff/numbers-card.tsx
var fields = [
	["police", "setupPolice"],
	["medical", "setupMedical"],
	["fire", "setupFire"]
];
function CountryForm({ of: { country, proposed, confirmed } }) {
	const t = useText();
	const confirm = useConfirmNumbers();
	const submit = (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const of = (name) => String(form.get(name)).trim();
		confirm.mutate({
			country,
			police: of("police"),
			medical: of("medical"),
			fire: of("fire")
		});
	};
	const named = fields.some(([name]) => fieldMessage(confirm.error, name) !== void 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card doc",
		onSubmit: submit,
		"aria-label": t(countryNames[country]),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
					className: "title row",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, { id: country }),
						" ",
						t(countryNames[country])
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: confirmed === null ? "chip bad" : "chip ok",
					children: confirmed === null ? t("setupUnconfirmed") : t("setupConfirmed", {
						name: confirmed.by,
						day: day(confirmed.at)
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "setup-numbers",
				children: fields.map(([name, label]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t(label),
					name,
					inputMode: "tel",
					required: true,
					defaultValue: (confirmed ?? proposed)[name],
					error: fieldMessage(confirm.error, name)
				}, name))
			}),
			confirm.isError && !named ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(confirm.error, t("setupNumbersNotSaved"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: setupPaths.confirmNumbers,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					kind: confirmed === null ? "primary" : "soft",
					busy: confirm.isPending,
					children: t("setupConfirm")
				})
			})
		]
	});
}
/** The emergency numbers of the countries that are served: proposed until somebody of the team has checked them. */
function NumbersCard({ numbers }) {
	const t = useText();
	if (numbers.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("setupNumbers"),
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("setupNumbers")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("setupNumbersNote")
			}),
			numbers.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountryForm, { of: one }, one.country))
		]
	});
}
// packages/web/src/staff/setup-screen.tsx
/** Leads to the city's page, for who may look into it. */
function CityName({ id, name }) {
	if (!useMay()(marketPaths.read)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
		className: "label",
		children: name
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: "text-link",
		href: `/staff/cities/${id}`,
		children: name
	});
}
/** More than these are folded: they stand under Cities too. */
var CITIES_SHOWN = 6;
function CityList({ markets }) {
	const t = useText();
	const list = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: markets.map(({ id, name, country, status }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "row spread setup-city",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityName, {
					id,
					name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption",
					children: [" ", t(countryNames[country])]
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: statusChips[status],
				children: t(statusTexts$1[status])
			})]
		}, id))
	});
	if (markets.length <= CITIES_SHOWN) return list;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "setup-cities",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: "button soft",
			children: [
				t("setupAllCities", { n: markets.length }),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "down",
					size: 20
				})
			]
		}), list]
	});
}
/** The cities that are served, and the form of another; where there is none yet, its form at once. */
function Cities({ markets, cities }) {
	const t = useText();
	const may = useMay();
	const [isAdding, setAdding] = (0, import_react.useState)(false);
	const isFirst = markets.length === 0;
	const done = () => {
		setAdding(false);
		toast({ title: t("setupSaved") });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t(isFirst ? "setupFirst" : "setupCities"),
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t(isFirst ? "setupFirst" : "setupCities")
			}),
			isFirst ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityList, { markets }),
			isFirst && !may(setupPaths.addMarket) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "card calm",
				children: t("setupNoCities")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: setupPaths.addMarket,
				children: isFirst || isAdding ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "card doc",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label",
						children: t("setupFirstNote")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketForm, {
						cities,
						onDone: done
					})]
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					onClick: () => setAdding(true),
					children: t("setupAnother")
				})
			})
		]
	});
}
/** `/staff/setup`: the cities of this instance, and what is missing before its doors open. */
function SetupScreen() {
	const t = useText();
	const instance = useInstance();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("setupTitle")
	}), instance.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 84,
		count: 5
	}) : instance.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("setupNotLoaded"),
		onRetry: () => void instance.refetch()
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack setup-parts",
		children: [
			instance.data.markets.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cities, { ...instance.data }) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checklist, { findings: instance.data.checks }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumbersCard, { numbers: instance.data.emergencyNumbers }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LawCard, { law: instance.data.law }),
			instance.data.markets.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cities, { ...instance.data })
		]
	})] });
}
export { SetupScreen };
