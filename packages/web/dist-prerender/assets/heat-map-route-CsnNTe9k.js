import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { a as stretch, c as bubblePx, d as intensityOf, f as levelOf, h as metersOff, l as demandServices, m as Bubbles, n as levelNames, o as windowNames, p as timeWindows, r as serviceNames, s as Legend, t as useHeatMap, u as distribution } from "./heatmap-DmQ0yoN_.js";
import { c as EmptyState, d as Button, it as Link, kt as countryById, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { n as slug } from "./place-Cd75vmUI.js";
import { d as numberText, n as clockTime } from "./format-sa5lnLJg.js";
import { d as instanceMarkets, l as homeMarket, n as country } from "./preferences-D2yk24TH.js";
import { a as homeOf, s as session } from "./refusals-6kaomp8o.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as Tabs } from "./tabs-Cvt08xxq.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as Tour } from "./tour-Kt8Tamgi.js";
// packages/web/src/heatmap/analytics.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Peak hours of the day, and how the services share the busiest area. */
function Analytics({ map }) {
	const t = useText();
	const [first] = map.areas;
	const shares = first === void 0 ? void 0 : distribution(first);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "heat-analytics",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc",
			"aria-label": t("heatPeaks"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("heatPeaks")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				children: map.peakHours.map((peak) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "num",
						children: stretch(peak)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip heat-chip",
						"data-level": peak.level,
						children: t(levelNames[peak.level])
					})]
				}, peak.from))
			})]
		}), shares === void 0 || first === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc",
			"aria-label": t("heatShares", { area: first.area }),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("heatShares", { area: first.area })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				children: demandServices.map((service) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "heat-share",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(serviceNames[service]) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "heat-bar",
							"aria-hidden": "true",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { style: { width: `${shares[service]}%` } })
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", {
							className: "num",
							children: [shares[service], "%"]
						})
					]
				}, service))
			})]
		})]
	});
}
// packages/web/src/heatmap/area-list.tsx
/** The same as the map, as a list: the busiest first; beside the map nothing says where an area lies. */
function AreaList({ areas, isBesideMap = false }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "heat-areas",
		children: areas.map((area) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "card heat-area",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
						className: "title",
						children: area.area
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip heat-chip",
						"data-level": area.demandLevel,
						children: t(levelNames[area.demandLevel])
					})]
				}),
				isBesideMap ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "caption num",
					children: [
						area.coordinates.lat.toFixed(4),
						", ",
						area.coordinates.lng.toFixed(4)
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
					className: "heat-facts num",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "asked",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatRides") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: area.rideRequests })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "asked",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatFood") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: area.foodOrders })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "asked",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatParcel") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: area.parcelDeliveries })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "asked",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatGrocery") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: area.groceryOrders })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "two",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatWait") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: area.averageWaitTime === null ? "–" : t("heatMinutes", { n: area.averageWaitTime }) })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatDrivers") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: area.availableDrivers })] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatSurgeFactor") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: area.surgeMultiplier > 1 ? `${numberText(area.surgeMultiplier, 1)}×` : t("heatNoSurge") })] })
					]
				})
			]
		}, area.id))
	});
}
// packages/web/src/heatmap/city-map.tsx
var demandOf = (area, service) => ({
	all: area.totalDemand,
	rides: area.rideRequests,
	food: area.foodOrders,
	parcel: area.parcelDeliveries,
	grocery: area.groceryOrders
})[service];
/** Areas in order of what is asked in them. */
function Ranking({ title, className, rows, chosen, onChoose }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: `card heat-ranking ${className}`,
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "title",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", { children: rows.map(({ id, level, name, number, place, away }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			"aria-pressed": id === chosen,
			onClick: () => onChoose(id),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num heat-place",
					children: place
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "heat-dot",
					"data-level": level
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [t(levelNames[level]), away === null ? null : ` · ${t("heatAway", { distance: `${numberText(away / 1e3)} km` })}`]
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: number
				})
			]
		}) }, id)) })]
	});
}
/**
* The map of a city's demand and what its colours mean; beside it, where there is room, the areas ranked; then the chosen one. Where
* there is none, those of another city are listed last: the map does not show them.
*/
function CityMap({ map, service, status }) {
	const t = useText();
	const [chosen, setChosen] = (0, import_react.useState)();
	const busiest = Math.max(0, ...map.areas.map((area) => demandOf(area, service)));
	const ranked = map.areas.toSorted((a, b) => demandOf(b, service) - demandOf(a, service));
	const bubbles = ranked.map((area) => {
		const demand = demandOf(area, service);
		const level = levelOf(intensityOf(demand, busiest));
		const number = String(Math.round(demand));
		return {
			id: area.id,
			lat: area.coordinates.lat,
			lng: area.coordinates.lng,
			size: bubblePx(demand, busiest),
			level,
			number,
			name: area.area,
			label: t("heatCircle", {
				name: area.area,
				level: t(levelNames[level]),
				n: number
			})
		};
	});
	const off = metersOff(bubbles);
	const rows = bubbles.map((bubble, i) => ({
		...bubble,
		place: i + 1,
		away: off[i] ?? null
	}));
	const far = rows.filter(({ away }) => away !== null);
	const area = ranked.find(({ id }) => id === chosen) ?? ranked[0];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "heat-beside",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "heat-mapped",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bubbles, {
				bubbles,
				chosen: area?.id,
				label: t("heatMapView"),
				onChoose: setChosen
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "heat-key",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Legend, { names: levelNames }), status]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "heat-side",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ranking, {
					title: t("heatRanking"),
					className: "all",
					rows,
					chosen: area?.id,
					onChoose: setChosen
				}),
				area === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AreaList, {
					areas: [area],
					isBesideMap: true
				}),
				far.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ranking, {
					title: t("heatElsewhere"),
					className: "far",
					rows: far,
					chosen: area?.id,
					onChoose: setChosen
				})
			]
		})]
	});
}
// packages/web/src/heatmap/city-heat-map-screen.tsx
/** The cities of the page (spec: operations §2), and those of the chosen country beside them. */
var specified = [
	"Johannesburg",
	"Lagos",
	"Nairobi"
];
var bySlug = (names) => [...new Set(names)].map((name) => ({
	id: slug(name),
	name
}));
/** How often the page looks again by itself (spec: operations §9). */
var LOOK_MS = 3e4;
function Summary({ map }) {
	const t = useText();
	const { areas } = map;
	const sum = (of) => areas.reduce((total, area) => total + of(area), 0);
	const waits = areas.flatMap((area) => area.averageWaitTime === null ? [] : [area.averageWaitTime]);
	const wait = waits.length === 0 ? null : Math.round(waits.reduce((a, b) => a + b, 0) / waits.length);
	const cards = [
		[
			"heatTotalDemand",
			numberText(Math.round(sum((area) => area.totalDemand))),
			t("heatUnit")
		],
		["heatAvgWait", wait === null ? "–" : t("heatMinutes", { n: wait })],
		["heatActiveDrivers", numberText(sum((area) => area.availableDrivers))],
		["heatCoverage", numberText(areas.length)]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: "card heat-cards",
		children: cards.map(([name, value, unit]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
			className: "caption",
			children: t(name)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", {
			className: "num",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "title",
					children: value
				}),
				" ",
				unit === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: unit
				})
			]
		})] }, name))
	});
}
/** `/city-heat-map` (spec: operations §2 City heat map): recorded demand, or the labelled sample. */
function CityHeatMapScreen({ tour }) {
	const t = useText();
	const user = session.use();
	const here = countryById(country.use());
	const [city, setCity] = (0, import_react.useState)(homeMarket()?.id ?? "johannesburg");
	const [service, setService] = (0, import_react.useState)("all");
	const [window, setWindow] = (0, import_react.useState)("1h");
	const [view, setView] = (0, import_react.useState)("map");
	const heat = useHeatMap(city, window);
	const { refetch } = heat;
	(0, import_react.useEffect)(() => {
		const timer = setInterval(() => void refetch(), LOOK_MS);
		return () => clearInterval(timer);
	}, [refetch]);
	const isExample = heat.data?.sample === true && heat.data.areas.length > 0;
	const status = heat.data === void 0 || isExample ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption num heat-status",
		role: "status",
		children: t("heatUpdated", { time: clockTime(heat.data.updatedAt) })
	});
	const cities = instanceMarkets ?? bySlug([...specified, ...here.cities]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page heat",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "heat-head",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "icon-button",
						href: user === null ? "/services" : homeOf(user),
						"aria-label": t("goBack"),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "back",
							size: 22
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "h1",
						children: t("heatTitle")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: heat.isFetching,
						onClick: () => void refetch(),
						children: t("heatRefresh")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "heat-pickers",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
						label: t("heatCity"),
						value: city,
						onChange: (event) => setCity(event.target.value),
						children: cities.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: id,
							children: name
						}, id))
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
						label: t("heatService"),
						value: service,
						onChange: (event) => setService(event.target.value),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: "all",
							children: t("heatAll")
						}), demandServices.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: id,
							children: t(serviceNames[id])
						}, id))]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
						label: t("heatWindow"),
						value: window,
						onChange: (event) => setWindow(event.target.value),
						children: Object.keys(timeWindows).map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: id,
							children: t(windowNames[id])
						}, id))
					})
				]
			}),
			heat.data === void 0 ? heat.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				text: t("heatFailed"),
				onRetry: () => void refetch()
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				"aria-busy": "true",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 56 }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 400 }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 84 })
				]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children: heat.data.areas.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				status,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Summary, { map: heat.data }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("heatNone") })
			] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Tabs, {
				label: t("heatTitle"),
				tabs: [
					{
						id: "map",
						text: t("heatMapView")
					},
					{
						id: "areas",
						text: t("heatAreaDetails")
					},
					{
						id: "analytics",
						text: t("heatAnalytics")
					}
				],
				current: view,
				onChange: setView,
				children: [isExample ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "heat-example",
					role: "status",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "alert",
						size: 20
					}), t("heatSample")]
				}) : null, view === "map" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityMap, {
					map: heat.data,
					service,
					status
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Summary, { map: heat.data })] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Summary, { map: heat.data }),
					status,
					view === "areas" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AreaList, { areas: heat.data.areas }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Analytics, { map: heat.data })
				] })]
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "heat-tour",
				children: tour
			})
		]
	}) });
}
// packages/web/src/app/heat-map-route.tsx
/** `/city-heat-map`, with its tour. */
function CityHeatMap() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityHeatMapScreen, { tour: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tour, {
		page: "city-heat-map",
		bare: true
	}) });
}
export { CityHeatMap };
