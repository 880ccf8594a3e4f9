import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as parseBudget, r as parseHousehold, t as BUDGET_AT_MOST } from "./household-HpbnIMmQ.js";
import { A as callApi, St as formatIn, Z as toast, c as EmptyState, ct as useLocation, d as Button, kt as countryById, l as ErrorCard, u as Skeleton, ut as useSearch, yt as rideTypeFacts } from "../prerender.mjs";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { f as product, s as session, u as personalStored } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as Tabs } from "./tabs-Cvt08xxq.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as driverPaths } from "./paths-vdnXdM03.js";
import { t as pricingPaths } from "./paths-C4qaB6_q.js";
import { t as trainingPaths } from "./paths-aKrG2ZsL.js";
import { S as languages, r as language } from "./preferences-D2yk24TH.js";
import { t as ProgressBar } from "./progress-bar-CJ7sykgc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as agedVehicleNames, t as VEHICLE_AGE_LIMITS } from "./vehicles-BkZ3UL9X.js";
import { c as money, i as day, n as clockTime } from "./format-sa5lnLJg.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { n as vehicleYears, t as agedVehicles } from "./vehicle-age-BfFxUSbO.js";
/* empty css                   */
import { t as TextArea } from "./text-area-CeFpfHV0.js";
import { C as shopOf, h as useDeliveryPlace, p as useStores, t as useStartOver, v as addAll } from "./cart-C85vgnKH.js";
import { a as useSearchCenter } from "./search-center-C03eM9XG.js";
// packages/rules/src/training/multi-service-progress.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Percent of the selected modules that are completed; 0 where none is selected (spec: operations §4, §9). */
function multiServiceProgress(selected, completed) {
	if (selected.size === 0) return 0;
	return Math.round([...selected].filter((id) => completed.has(id)).length / selected.size * 100);
}
// packages/contract/src/assistant/paths.ts
var assistantPaths = {
	voiceOrder: "POST /api/ai/voice-order",
	smartList: "POST /api/ai/smart-shopping-list"
};
// packages/web/src/assistant/api.ts
var useVoiceOrder = () => useMutation({ mutationFn: ({ transcript, storeId }) => callApi(assistantPaths.voiceOrder, { body: {
	audioTranscript: transcript,
	userContext: {
		language: language.get(),
		...storeId === void 0 ? {} : { storeId }
	}
} }) });
var useWeek = () => useMutation({ mutationFn: (body) => callApi(assistantPaths.smartList, { body }) });
/** How often rates are asked for again (spec: operations §9). */
var RATES_MS = 3e5;
var useRates = () => useQuery({
	queryKey: [pricingPaths.competitive],
	queryFn: () => callApi(pricingPaths.competitive),
	refetchInterval: RATES_MS
});
var useVehicleCheck = () => useMutation({ mutationFn: (body) => callApi(driverPaths.verifyVehicleAge, {
	query: { language: language.get() },
	body
}) });
function useMultiService() {
	const chosen = language.use();
	return useQuery({
		queryKey: [trainingPaths.multiService, chosen],
		queryFn: () => callApi(trainingPaths.multiService, { query: { language: chosen } }),
		staleTime: 0
	});
}
/** Which modules the driver completed; what is taught by several is started with the first that is left. */
function useCompletedModules() {
	const driverId = session.use()?.driver?.id;
	return useQuery({
		queryKey: [trainingPaths.ownProgress],
		queryFn: () => callApi(trainingPaths.ownProgress),
		enabled: driverId !== void 0,
		staleTime: 0,
		select: (rows) => new Set(rows.filter(({ status }) => status === "completed").map(({ moduleId }) => moduleId))
	});
}
var useBeginModule = () => useMutation({ mutationFn: (moduleId) => callApi(trainingPaths.startModule, { body: {
	driverId: session.get()?.driver?.id ?? 0,
	moduleId
} }) });
// packages/web/src/assistant/multi-service-tab.tsx
var import_jsx_runtime = require_jsx_runtime();
function decode(text) {
	try {
		const ids = JSON.parse(text);
		return Array.isArray(ids) && ids.every((id) => typeof id === "number") ? ids : void 0;
	} catch {
		return;
	}
}
/** Which services the driver wants to be trained for: a wish, kept on the phone. What is completed is the server's. */
var wished = personalStored(`${product.key}.training-wish`, [], decode, (ids) => JSON.stringify(ids));
var serviceNames = {
	rides: "trainedRides",
	food: "trainedFood",
	grocery: "trainedGrocery",
	parcel: "trainedParcel",
	scooter: "trainedScooter"
};
function ModuleCard({ module, isDriver, isSelected, busy, onStart }) {
	const t = useText();
	const toggle = () => wished.set(isSelected ? wished.get().filter((id) => id !== module.id) : [...wished.get(), module.id]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc service-module",
		"data-selected": isSelected,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t(serviceNames[module.service])
				}), module.completed ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "chip ok",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "check",
						size: 16
					}), t("trainedDone")]
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: t("trainedMinutes", { n: module.duration })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: module.title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "ai-bullets",
				children: module.topics.map((topic) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: topic }, topic))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption",
				children: [
					t("trainedCertificate", { name: module.certification }),
					" · ",
					t(module.required ? "trainedRequired" : "trainedOptional")
				]
			}),
			isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					small: true,
					kind: "soft",
					"aria-pressed": isSelected,
					"aria-label": `${t("trainedSelect")}: ${module.title}`,
					onClick: toggle,
					children: [isSelected ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "check",
						size: 18
					}) : null, t(isSelected ? "trainedSelected" : "trainedSelect")]
				}), isSelected && !module.completed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					busy,
					"aria-label": `${t("trainedStart")}: ${module.title}`,
					onClick: onStart,
					children: t("trainedStart")
				}) : null]
			}) : null
		]
	});
}
/** Progress of the selected modules, as the server knows what is completed. */
function Progress({ modules, selected }) {
	const t = useText();
	const percent = multiServiceProgress(selected, new Set(modules.filter(({ completed }) => completed).map(({ id }) => id)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("trainedProgress"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread title",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("trainedProgress") }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "num",
					children: [percent, "%"]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
				label: t("trainedProgress"),
				percent
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("trainedSaved")
			})
		]
	});
}
/** Training for several services (spec: operations §2, §4): drivers learn, passengers read what it is. */
function MultiServiceTab() {
	const t = useText();
	const [, go] = useLocation();
	const isDriver = session.use()?.userType === "driver";
	const training = useMultiService();
	const done = useCompletedModules();
	const begin = useBeginModule();
	const selected = new Set(wished.use());
	if (training.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 });
	if (training.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("trainedNotLoaded"),
		onRetry: () => void training.refetch()
	});
	const { modules, certificationLevels, scooterBenefits } = training.data;
	const start = ({ moduleIds }) => {
		const next = moduleIds.find((id) => done.data?.has(id) !== true);
		if (next === void 0) return;
		begin.mutate(next, {
			onSuccess: () => go(`/driver-training?module=${next}`),
			onError: () => toast({
				title: t("error"),
				text: t("trainedFailed"),
				tone: "bad"
			})
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Progress, {
			modules,
			selected
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "card doc",
			children: t("trainedForDrivers")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "service-modules",
			children: modules.map((module) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ModuleCard, {
				module,
				isDriver,
				isSelected: isDriver && selected.has(module.id),
				busy: begin.isPending,
				onStart: () => start(module)
			}, module.id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("trainedLevels")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "service-modules",
			children: certificationLevels.map(({ level, earnings, services }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "card doc",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "title",
						children: level
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: earnings }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "row ai-wrap",
						children: services.map((service) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "chip",
							children: t(serviceNames[service])
						}, service))
					})
				]
			}, level))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc",
			"aria-label": t("trainedScooterBenefits"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("trainedScooterBenefits")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "ai-bullets",
				children: scooterBenefits.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: line }, line))
			})]
		})
	] });
}
// packages/rules/src/pricing/reference-rates.ts
/** Rates that are compared with the leading app's (spec: operations §3 Competitive pricing response). */
var comparedRates = [
	"rideBase",
	"ridePerKm",
	"foodDelivery",
	"groceryDelivery",
	"parcelDelivery",
	"scooterDelivery"
];
rideTypeFacts.standard.competitorPerKmCents;
// packages/web/src/assistant/pricing-tab.tsx
var rateNames = {
	rideBase: "rateRideBase",
	ridePerKm: "rateRidePerKm",
	foodDelivery: "rateFood",
	groceryDelivery: "rateGrocery",
	parcelDelivery: "rateParcel",
	scooterDelivery: "rateScooter"
};
var sourceNames = {
	published_tariff: "ratePublished",
	operator_record: "rateRecorded",
	example: "rateExample"
};
/** What we take beside the leading app's rates, each with its source and day (spec: operations §2). */
function PricingTab() {
	const t = useText();
	const rates = useRates();
	if (rates.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 });
	if (rates.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("rateNotLoaded"),
		onRetry: () => void rates.refetch()
	});
	const { savings, references, currency, promisePercent, validDays } = rates.data;
	const own = rates.data[product.key] ?? rates.data["{product}"];
	if (own === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("rateNotLoaded"),
		onRetry: () => void rates.refetch()
	});
	const amount = (value) => formatIn(currency, Math.round(value * 100));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list rate-list",
			children: comparedRates.map((rate) => {
				const reference = references.find((row) => row.rate === rate);
				const saved = savings[rate];
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "ai-rate",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(rateNames[rate]) }), reference === void 0 ? references.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption",
							children: t("rateNone")
						}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption num",
							children: [
								t("rateLeading", { amount: amount(reference.amount) }),
								" · ",
								t(sourceNames[reference.source]),
								",",
								" ",
								day(`${reference.recordedOn}T12:00:00Z`)
							]
						})]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "ai-rate-own",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
							className: "title num",
							children: amount(own[rate])
						}), saved === null || saved <= 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "chip ok num",
							children: t("rateSaved", { amount: amount(saved) })
						})]
					})]
				}, rate);
			})
		}),
		references.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("rateNone")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc",
			"aria-label": t("ratePromise"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("ratePromise")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("ratePromiseText", { percent: promisePercent }) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("rateValid", { days: validDays })
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption num",
			children: t("rateUpdated", { time: clockTime(own.lastUpdated) })
		})
	] });
}
// packages/rules/src/assistant/diets.ts
/** What a household may ask for, in the order of the screen (spec: operations §5). */
var dietaryOptions = [
	"Vegetarian",
	"Vegan",
	"Halal",
	"Kosher",
	"Gluten-free",
	"Dairy-free",
	"Low-carb",
	"Diabetic-friendly",
	"Heart-healthy"
];
// packages/web/src/assistant/store-field.tsx
/** Which store's shelf is read; without stores around the server takes one. */
function StoreField({ stores, storeId, onChange }) {
	const t = useText();
	if (stores.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption",
		children: t("aiNoStores")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
		label: t("aiStore"),
		value: storeId ?? stores[0]?.id,
		onChange: (event) => onChange(Number(event.target.value)),
		children: stores.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: id,
			children: name
		}, id))
	});
}
// packages/web/src/assistant/use-lead-to.ts
/** Leads to an answer below the fold: on a phone it would come unseen; on a wide screen it stands beside the question. */
function useLeadTo(answer) {
	const ref = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (!matchMedia("(max-width: 899px)").matches) return;
		const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		ref.current?.scrollIntoView({
			block: "start",
			behavior: isCalm ? "auto" : "smooth"
		});
	}, [answer]);
	return ref;
}
// packages/web/src/assistant/week-list.tsx
function Score({ week }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "week-score",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "week-number num",
				children: [week.nutritionScore, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: "/10"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "week-parts",
				children: week.nutritionReasons.map(({ text, points, of }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: text }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", {
						className: "num",
						children: [
							points,
							" / ",
							of
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "prog",
						"aria-hidden": "true",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", { style: { width: `${points / of * 100}%` } })
					})
				] }, text))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("smartScoreNote")
			})
		]
	});
}
/** The week by aisle, with why each thing is on it, what it costs, and how healthy it is. */
function WeekList({ week, budget, cart }) {
	const t = useText();
	const answer = useLeadTo(week);
	const { weeklyList, store, currency } = week;
	if (weeklyList.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("smartEmpty") });
	const aisles = [...new Set(weeklyList.map(({ category }) => category))];
	const total = formatIn(currency, Math.round(week.estimatedTotal * 100));
	const share = Math.min(100, week.estimatedTotal / Math.max(1, budget) * 100);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref: answer,
		className: "card doc ai-answer",
		"aria-label": t("smartList"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("smartList")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Score, { week }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "week-budget",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "row spread title",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("aiTotal") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "num",
							children: total
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "prog",
						"aria-hidden": "true",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", { style: { width: `${share}%` } })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption num",
						children: t("smartOfBudget", { budget: formatIn(currency, Math.round(budget * 100)) })
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption",
				children: [store.name, week.ordersUsed > 0 ? ` · ${t("smartOrdersUsed", { n: week.ordersUsed })}` : ""]
			}),
			aisles.map((aisle) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "label strong",
				children: aisle
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "ai-lines",
				children: weeklyList.filter(({ category }) => category === aisle).map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "ai-line",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "ai-count num",
							children: [line.quantity, "×"]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "grow",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: line.name }),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "caption num",
									children: [line.brand, line.unit].filter((part) => part !== "").join(" · ")
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "caption",
									children: line.reason
								})
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "num strong",
							children: money(line.lineTotal, store.countryId)
						})
					]
				}, line.productId))
			})] }, aisle)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: week.engine.kind === "model" ? t("aiByModel", { name: week.engine.name ?? "" }) : t("aiByRules")
			}),
			cart({
				store,
				lines: weeklyList
			})
		]
	});
}
// packages/web/src/assistant/smart-tab.tsx
var dietNames = {
	Vegetarian: "dietVegetarian",
	Vegan: "dietVegan",
	Halal: "dietHalal",
	Kosher: "dietKosher",
	"Gluten-free": "dietGluten",
	"Dairy-free": "dietDairy",
	"Low-carb": "dietLowCarb",
	"Diabetic-friendly": "dietDiabetic",
	"Heart-healthy": "dietHeart"
};
/** A week of groceries for a household (spec: operations §2, §5 Smart list). */
function SmartTab({ stores, cart }) {
	const t = useText();
	const week = useWeek();
	const [size, setSize] = (0, import_react.useState)(String(2));
	const [budget, setBudget] = (0, import_react.useState)(String(800));
	const [diets, setDiets] = (0, import_react.useState)(/* @__PURE__ */ new Set());
	const [storeId, setStoreId] = (0, import_react.useState)();
	const toggle = (diet) => setDiets((before) => {
		const next = new Set(before);
		if (!next.delete(diet)) next.add(diet);
		return next;
	});
	const generate = () => {
		const householdSize = parseHousehold(size);
		const weeklyBudget = parseBudget(budget);
		setSize(String(householdSize));
		setBudget(String(weeklyBudget));
		const chosen = storeId ?? stores[0]?.id;
		week.mutate({
			householdSize,
			weeklyBudget,
			dietaryPreferences: dietaryOptions.filter((diet) => diets.has(diet)),
			previousOrders: [],
			language: language.get(),
			...chosen === void 0 ? {} : { storeId: chosen }
		}, {
			onSuccess: ({ weeklyList, nutritionScore }) => toast({
				title: t("smartDone"),
				text: t("smartCreated", {
					n: weeklyList.length,
					score: nutritionScore
				})
			}),
			onError: () => toast({
				title: t("smartFailed"),
				text: t("smartFailedText"),
				tone: "bad"
			})
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
			className: "card doc",
			"aria-label": t("aiTabShopping"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				className: "form",
				onSubmit: (event) => {
					event.preventDefault();
					generate();
				},
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "ai-two",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
							label: t("smartHousehold"),
							type: "number",
							inputMode: "numeric",
							min: 1,
							max: 10,
							value: size,
							onChange: (event) => setSize(event.target.value),
							onBlur: () => setSize(String(parseHousehold(size)))
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
							label: t("smartBudget"),
							prefix: "R",
							type: "number",
							inputMode: "numeric",
							min: 100,
							max: BUDGET_AT_MOST,
							value: budget,
							onChange: (event) => setBudget(event.target.value),
							onBlur: () => setBudget(String(parseBudget(budget)))
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
						className: "ai-diets",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
							className: "label",
							children: t("smartDiets")
						}), dietaryOptions.map((diet) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
							className: "ai-diet",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
								type: "checkbox",
								checked: diets.has(diet),
								onChange: () => toggle(diet)
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(dietNames[diet]) })]
						}, diet))]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoreField, {
						stores,
						storeId,
						onChange: setStoreId
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						full: true,
						busy: week.isPending,
						children: t("smartGenerate")
					})
				]
			})
		}),
		week.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 }) : week.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeekList, {
			week: week.data,
			budget: week.variables?.weeklyBudget ?? 0,
			cart
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc ai-beside",
			"aria-label": t("smartHow"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("smartHow")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", {
				className: "ai-how",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("smartHow1") }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("smartHow2") }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("smartHow3") })
				]
			})]
		})
	] });
}
// packages/web/src/assistant/vehicle-tab.tsx
var policy = [
	"policyInspection",
	"policyInsurance",
	"policyRegistration"
];
function Result({ checked }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc vehicle-result",
		"data-eligible": checked.isEligible,
		"aria-label": t("vehicleResult"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row title",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: checked.isEligible ? "check" : "x" }), t(checked.isEligible ? "vehicleEligible" : "vehicleNotEligible")]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: checked.message }),
			checked.vehicleInfo.benefits.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "label strong",
				children: t("vehicleBenefits")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "ai-bullets",
				children: checked.vehicleInfo.benefits.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: line }, line))
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "label strong",
				children: t("vehicleNext")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "ai-bullets",
				children: checked.recommendations.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: line }, line))
			})
		]
	});
}
/** Whether a vehicle is young enough to work; the server's year counts (spec: operations §2, §5). */
function VehicleTab() {
	const t = useText();
	const check = useVehicleCheck();
	const [thisYear] = (0, import_react.useState)(() => (/* @__PURE__ */ new Date()).getFullYear());
	const [kind, setKind] = (0, import_react.useState)("car");
	const [year, setYear] = (0, import_react.useState)(thisYear - 5);
	const verify = () => check.mutate({
		vehicleType: kind,
		vehicleYear: year,
		currentYear: thisYear
	}, {
		onSuccess: ({ isEligible, message }) => isEligible ? toast({
			title: t("vehicleToastEligible"),
			text: message
		}) : toast({
			title: t("vehicleToastOld"),
			text: message,
			tone: "bad"
		}),
		onError: () => toast({
			title: t("vehicleFailed"),
			text: t("vehicleFailedText"),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
			className: "card doc vehicle-form",
			"aria-label": t("aiTabVehicle"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				className: "form",
				onSubmit: (event) => {
					event.preventDefault();
					verify();
				},
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "ai-two",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
						label: t("vehicleKind"),
						value: kind,
						onChange: (event) => setKind(event.target.value),
						children: agedVehicles.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: id,
							children: t(agedVehicleNames[id])
						}, id))
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
						label: t("vehicleMadeIn"),
						value: year,
						onChange: (event) => setYear(Number(event.target.value)),
						children: vehicleYears(thisYear).map((choice) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: choice,
							children: choice
						}, choice))
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					full: true,
					busy: check.isPending,
					children: t("vehicleVerify")
				})]
			})
		}),
		check.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Result, { checked: check.data }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc",
			"aria-label": t("vehiclePolicy"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("vehiclePolicy")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
					className: "pay-lines",
					children: agedVehicles.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(agedVehicleNames[id]) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "num",
						children: t("vehicleLimit", { n: VEHICLE_AGE_LIMITS[id] })
					})] }, id))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "ai-bullets",
					children: policy.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t(line) }, line))
				})
			]
		})
	] });
}
/** A share from 0 to 1 as people read it: 0.87 is 87 (spec: operations §2 Voice Ordering). */
var percentOf = (share) => Math.round(Math.min(1, Math.max(0, share)) * 100);
// packages/rules/src/assistant/tokens.ts
/** Characters of a spoken order that are read (spec silent). */
var TRANSCRIPT_AT_MOST = 1e4;
// packages/web/src/assistant/recognised-order.tsx
var unitTexts = {
	kg: null,
	g: null,
	l: null,
	ml: null,
	each: "unitEach",
	pack: "unitPack"
};
function Line({ item, countryId }) {
	const t = useText();
	const { amount, unit } = item.asked;
	const unitText = unitTexts[unit];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "ai-line",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "ai-count num",
				children: [item.quantity, "×"]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: item.name }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: [item.brand, `${money(item.price, countryId)} / ${item.unit}`].filter((part) => part !== "").join(" · ")
					}),
					item.isRounded ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: t("voiceRounded", {
							asked: `${amount} ${unitText === null ? unit : t(unitText)}`,
							unit: item.unit
						})
					}) : null
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "num strong",
				children: money(item.lineTotal, countryId)
			})
		]
	});
}
/** What was understood: the transcript, how sure it is, the lines, and what is asked back. */
function RecognisedOrder({ said, recognised, cart }) {
	const t = useText();
	const answer = useLeadTo(recognised);
	const percent = percentOf(recognised.confidence);
	const { store, items, clarificationNeeded } = recognised;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref: answer,
		className: "card doc ai-answer",
		"aria-label": t("voiceResult"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("voiceResult")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: percent >= 70 ? "chip ok num" : "chip num",
					children: t("voiceConfidence", { percent })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("blockquote", {
				className: "ai-said",
				children: [
					"“",
					said,
					"”"
				]
			}),
			items.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: store.name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "ai-lines",
					children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, {
						item,
						countryId: store.countryId
					}, item.productId))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "row spread title",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("aiTotal") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "num",
						children: formatIn(recognised.currency, Math.round(recognised.estimatedTotal * 100))
					})]
				})
			] }),
			clarificationNeeded.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "ai-asks",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "row strong",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "help",
						size: 20
					}), t("voiceClarify")]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: clarificationNeeded.map((line, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: line }, i)) })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: recognised.engine.kind === "model" ? t("aiByModel", { name: recognised.engine.name ?? "" }) : t("aiByRules")
			}),
			items.length === 0 ? null : cart({
				store,
				lines: items
			})
		]
	});
}
// packages/web/src/assistant/speech.ts
/** A browser that ends by itself is waited for at most this long. */
var END_MS = 2500;
var maker = () => {
	const known = window;
	return known.SpeechRecognition ?? known.webkitSpeechRecognition;
};
/** Phones say what was said before again with each result. */
var joined = (said, next) => next.startsWith(said) ? next : `${said} ${next}`.trim();
/** The microphone: permission first, then the browser's own recognition where it has one. The sound itself goes nowhere from here. */
function useSpeech() {
	const [isRecording, setRecording] = (0, import_react.useState)(false);
	const [words, setWords] = (0, import_react.useState)("");
	const running = (0, import_react.useRef)(void 0);
	const isOpen = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
			running.current?.recognition?.abort();
			running.current?.release();
		};
	}, []);
	return {
		isRecording,
		words,
		async start() {
			let release;
			try {
				const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
				release = () => stream.getTracks().forEach((track) => track.stop());
			} catch {
				return false;
			}
			const Maker = maker();
			if (Maker !== void 0 || !isOpen.current) release();
			if (!isOpen.current) return true;
			const recognition = Maker === void 0 ? null : new Maker();
			let end = () => {};
			const state = {
				recognition,
				ended: new Promise((resolve) => end = resolve),
				heard: "",
				release
			};
			running.current = state;
			if (recognition !== null) {
				recognition.lang = languages[language.get()].speech;
				recognition.continuous = true;
				recognition.interimResults = true;
				recognition.onresult = ({ results }) => {
					state.heard = Array.from(results, (result) => (result[0]?.transcript ?? "").trim()).reduce(joined, "");
					setWords(state.heard);
				};
				recognition.onend = () => end();
				recognition.onerror = () => end();
				try {
					recognition.start();
				} catch {
					end();
				}
			} else end();
			setWords("");
			setRecording(true);
			return true;
		},
		async stop() {
			const state = running.current;
			setRecording(false);
			if (state === void 0) return null;
			state.recognition?.stop();
			await Promise.race([state.ended, new Promise((resolve) => setTimeout(resolve, END_MS))]);
			state.release();
			return state.heard === "" ? null : state.heard;
		}
	};
}
// packages/web/src/assistant/voice-tab.tsx
var phaseTexts = {
	idle: "voiceIdle",
	recording: "voiceRecording",
	processing: "voiceProcessing"
};
/** Orders that show how one may speak; a tap sends one. */
var examples = [
	"voiceTry1",
	"voiceTry2",
	"voiceTry3",
	"voiceTry4",
	"voiceTry5"
];
/** Speak or type what is needed; the store's shelf answers (spec: operations §2, §4 Voice). */
function VoiceTab({ stores, cart }) {
	const t = useText();
	const speech = useSpeech();
	const order = useVoiceOrder();
	const [text, setText] = (0, import_react.useState)("");
	const [isSample, setSample] = (0, import_react.useState)(false);
	const [isEnding, setEnding] = (0, import_react.useState)(false);
	const [isMissing, setMissing] = (0, import_react.useState)(false);
	const asking = (0, import_react.useRef)(false);
	const box = (0, import_react.useRef)(null);
	const [storeId, setStoreId] = (0, import_react.useState)();
	const phase = speech.isRecording ? "recording" : isEnding || order.isPending ? "processing" : "idle";
	const shown = speech.isRecording ? speech.words : text;
	const needsWords = phase === "idle" && text.trim() === "";
	const send = (transcript) => {
		const isSilent = transcript.trim() === "";
		setMissing(isSilent);
		if (isSilent) {
			box.current?.focus();
			return;
		}
		order.mutate({
			transcript,
			storeId: storeId ?? stores[0]?.id
		}, {
			onSuccess: ({ items, estimatedTotal, currency, clarificationNeeded }) => {
				const amount = formatIn(currency, Math.round(estimatedTotal * 100));
				if (clarificationNeeded.length === 0) toast({
					title: t("voiceDone"),
					text: t("voiceFound", {
						n: items.length,
						amount
					})
				});
				else toast({
					title: t("voiceClarify"),
					text: clarificationNeeded.join(" "),
					tone: "bad"
				});
			},
			onError: () => toast({
				title: t("voiceFailed"),
				text: t("voiceFailedText"),
				tone: "bad"
			})
		});
	};
	const press = async () => {
		if (phase === "processing") return;
		if (phase === "idle") {
			if (asking.current) return;
			asking.current = true;
			const granted = await speech.start();
			asking.current = false;
			if (granted) toast({
				title: t("voiceStarted"),
				text: t("voiceStartedText")
			});
			else toast({
				title: t("voiceRefused"),
				text: t("voiceRefusedText"),
				tone: "bad"
			});
			return;
		}
		setEnding(true);
		const transcript = await speech.stop();
		setEnding(false);
		setSample(transcript === null);
		setText(transcript ?? "2 kg bananas, 1 liter milk, white bread");
		if (transcript !== null) send(transcript);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc voice-card",
			"aria-label": t("aiTabVoice"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					className: "voice-mic",
					"data-phase": phase,
					"aria-pressed": phase === "recording",
					disabled: phase === "processing",
					onClick: () => void press(),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: phase === "recording" ? "stop" : "mic",
						size: 40
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-live": "polite",
						children: t(phaseTexts[phase])
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "voice-hint",
					children: t("voiceHint")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
					className: "form",
					onSubmit: (event) => {
						event.preventDefault();
						send(text);
					},
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
							ref: box,
							label: t("voiceBox"),
							"aria-invalid": isMissing,
							className: "voice-box",
							rows: 3,
							maxLength: TRANSCRIPT_AT_MOST,
							value: shown,
							readOnly: phase !== "idle",
							onChange: (event) => {
								setText(event.target.value);
								setSample(false);
								setMissing(false);
							}
						}),
						isSample ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "voice-sample",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "chip",
									children: t("voiceSample")
								}),
								" ",
								t("voiceSampleText")
							]
						}) : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoreField, {
							stores,
							storeId,
							onChange: setStoreId
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							type: "submit",
							full: true,
							disabled: phase !== "idle",
							why: needsWords ? t("needWords") : void 0,
							children: t("voiceSend")
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("voicePrivacy")
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc ai-beside",
			"aria-label": t("voiceTry"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("voiceTry")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "voice-examples",
					children: examples.map((example) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
						type: "button",
						disabled: phase !== "idle",
						onClick: () => {
							setText(t(example));
							setSample(false);
							send(t(example));
						},
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "basket",
								size: 20
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "grow",
								children: t(example)
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "fwd",
								size: 18
							})
						]
					}) }, example))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("voiceThen")
				})
			]
		}),
		order.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecognisedOrder, {
			said: order.variables?.transcript ?? "",
			recognised: order.data,
			cart
		})
	] });
}
// packages/web/src/assistant/ai-features-screen.tsx
var tabs = {
	voice: "aiTabVoice",
	shopping: "aiTabShopping",
	pricing: "aiTabPricing",
	vehicle: "aiTabVehicle",
	training: "aiTabTraining"
};
var ids = Object.keys(tabs);
/** Who does the work: a model only where the operator named one (AI-091, AI-092). */
function Engine() {
	const t = useText();
	const { aiModel } = useAppSettings();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "muted",
		children: aiModel === void 0 ? "\xA0" : aiModel === null ? t("aiOwnRules") : t("aiPowered", { name: aiModel })
	});
}
/** Less than this beyond an edge is no tab. */
var EDGE_PX = 8;
/** Says in `data-more` on which sides there are tabs beyond the edge. */
function useMoreMarks(strip) {
	(0, import_react.useEffect)(() => {
		const tabList = strip.current?.querySelector("[role=tablist]");
		if (tabList == null) return void 0;
		const mark = () => {
			const left = tabList.scrollWidth - tabList.clientWidth - tabList.scrollLeft;
			strip.current?.setAttribute("data-more", `${tabList.scrollLeft > EDGE_PX ? "before" : ""} ${left > EDGE_PX ? "after" : ""}`);
		};
		mark();
		tabList.addEventListener("scroll", mark, { passive: true });
		const watched = new ResizeObserver(mark);
		for (const part of [tabList, ...tabList.children]) watched.observe(part);
		return () => {
			tabList.removeEventListener("scroll", mark);
			watched.disconnect();
		};
	}, [strip]);
}
/** `/ai-features` (spec: operations §2 AI features): five tabs. Stores and cart are handed in. */
function AiFeaturesScreen({ stores, cart }) {
	const t = useText();
	const user = session.use();
	const [, go] = useLocation();
	const search = new URLSearchParams(useSearch());
	const current = ids.find((id) => id === search.get("tab")) ?? "voice";
	const goTo = (tab) => {
		search.set("tab", tab);
		go(`/ai-features?${search.toString()}`, { replace: true });
	};
	const strip = (0, import_react.useRef)(null);
	useMoreMarks(strip);
	(0, import_react.useEffect)(() => {
		strip.current?.querySelector("[role=tab][aria-selected=true]")?.scrollIntoView({
			inline: "center",
			block: "nearest"
		});
	}, [current]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page ai",
		id: "main",
		"data-svc": "grocery",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
				title: t("aiTitle"),
				href: user?.userType === "driver" ? "/driver" : "/services"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Engine, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				ref: strip,
				className: "ai-tabs",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
						label: t("aiTitle"),
						tabs: ids.map((id) => ({
							id,
							text: t(tabs[id])
						})),
						current,
						onChange: goTo,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "ai-panel",
							children: {
								voice: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VoiceTab, {
									stores,
									cart
								}),
								shopping: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SmartTab, {
									stores,
									cart
								}),
								pricing: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PricingTab, {}),
								vehicle: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleTab, {}),
								training: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MultiServiceTab, {})
							}[current]()
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "back",
						size: 22
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 22
					})
				]
			})
		]
	}) });
}
// packages/web/src/catalogue/add-to-cart.tsx
/** Puts what was found elsewhere into the grocery cart, where it can be changed, and opens it. */
function AddToCart({ shop, lines }) {
	const t = useText();
	const [, go] = useLocation();
	const startOver = useStartOver(shop);
	const put = () => {
		addAll(shop, lines.map(({ name, brand, ...line }) => ({
			...line,
			key: String(line.itemId),
			name: brand === "" ? name : `${name}, ${brand}`,
			extras: [],
			note: "",
			substitution: "allow"
		})));
		toast({ title: t("foodAdded") });
		go(`/grocery-delivery?store=${shop.id}&cart=open`);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		full: true,
		kind: "accent",
		icon: "cart",
		why: lines.length === 0 ? t("cartPutNothing") : void 0,
		onClick: () => startOver.ask(put),
		children: t("cartPut")
	}), startOver.dialog] });
}
// packages/web/src/app/ai-features-route.tsx
/** `/ai-features`, with the stores around and the cart of groceries. */
function AiFeatures() {
	const place = useDeliveryPlace();
	const near = useSearchCenter();
	const { data } = useStores(place ?? near.point);
	const wanted = Number(new URLSearchParams(useSearch()).get("store"));
	const stores = (data?.stores ?? []).filter(({ countryId }) => countryById(countryId).currency === "ZAR").toSorted((a, b) => Number(b.id === wanted) - Number(a.id === wanted));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AiFeaturesScreen, {
		stores,
		cart: ({ store, lines }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddToCart, {
			shop: shopOf(store, data?.stores.find(({ id }) => id === store.id)),
			lines: lines.map(({ productId: itemId, name, brand, unit, price, quantity }) => ({
				itemId,
				name,
				brand,
				unit,
				price,
				quantity
			}))
		})
	});
}
export { AiFeatures };
