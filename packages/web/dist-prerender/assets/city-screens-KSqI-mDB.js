import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { A as callApi, D as queryClient, E as cacheNewest, O as ApiError, P as serverMessage, R as serverTime, Z as toast, at as Redirect, d as Button, f as IconButton, gt as Flag, it as Link, j as fieldMessage, l as ErrorCard, ot as Route, st as Switch, t as countryNames } from "../prerender.mjs";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as setupPaths, v as staffPaths } from "./staff-DR1g_VBA.js";
import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as SearchField } from "./search-field-DsT8xh51.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { l as marketPaths, t as Allowed } from "./may-CTNIvQtp.js";
import { a as NotDone, i as NothingHere, r as BackLink, t as PageName } from "./page-name-BSMM3TxU.js";
import { x as SkeletonRows } from "./staff-route-Cf4O4nxA.js";
import { d as numberText, i as day, n as clockTime, o as km } from "./format-sa5lnLJg.js";
import { n as statusChips, r as statusTexts, t as Checklist } from "./setup-D9nCy-5f.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as Unfold } from "./unfold-entoP3By.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { r as useInstance } from "./setup-api-C_R7mGoP.js";
import { t as Tabs } from "./tabs-Cvt08xxq.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { t as TextArea } from "./text-area-CeFpfHV0.js";
import { t as Map$1 } from "./map-X9JJxpxO.js";
import { t as PinDialog } from "./map-pin-dialog-dkKFyT6K.js";
import { t as typedPoint } from "./typed-point-C3BPi4QC.js";
import { D as isOneOf, O as keysOf, S as languages, x as languageIds } from "./preferences-D2yk24TH.js";
import { t as Switch$1 } from "./switch-B_aM5TpA.js";
import { t as marketPlaceKinds } from "./market-place-kinds-B1SzO_gL.js";
import { r as timeOfDay } from "./time-of-day-BLriRlcX.js";
import { c as vehicleTypes, i as goodsVehicleIds } from "./vehicles-BkZ3UL9X.js";
import { t as isDocumentId } from "./names-DO8BItdW.js";
import { n as passengerKinds, t as parcelKinds } from "./services-CUdvMfKq.js";
import { t as vehicleNames } from "./vehicle-kinds-CrP4P8kk.js";
// packages/web/src/staff/markets/city-groups.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Somebody of the team has to do something: agree to a version, open it, or open it again. A closed city is as it was meant. */
var needsSomebody = ({ waiting, inForce, status }) => waiting !== null || inForce === null || status === "draft" || status === "paused";
var plain = (text) => text.normalize("NFD").replaceAll(/\p{Mark}/gu, "").toLowerCase().trim();
/** Whether a name has what was typed in it, without accents and capitals. */
var calledLike = (name, typed) => plain(name).includes(plain(typed));
/** The cities of each country, both by the alphabet. @param nameOf a country, as it is read */
function byCountry(markets, nameOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const market of markets) groups.set(market.country, [...groups.get(market.country) ?? [], market]);
	return [...groups].map(([country, within]) => [country, within.toSorted((a, b) => a.name.localeCompare(b.name))]).toSorted(([a], [b]) => nameOf(a).localeCompare(nameOf(b)));
}
// packages/web/src/staff/markets/city-row.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* A city in a list: how far it is open, what staff act on, and what it lacks.
* @param hasMap false once it is known that this server has none of it
* @param named with its country, where no heading says that
*/
function CityRow({ market, named, hasMap }) {
	const t = useText();
	const { id, name, country, status, inForce, coming, waiting } = market;
	const waits = waiting === null ? null : t("cityWaits", { number: waiting.number });
	const facts = [
		...named ? [t(countryNames[country])] : [],
		...inForce === null ? [t("cityNoneInForce")] : [],
		...hasMap ? [] : [t("cityNoMap")],
		...coming.map(({ number, validFrom }) => t("cityComes", {
			number,
			date: day(validFrom)
		}))
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "queue-row",
		href: `/staff/cities/${id}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "title",
						children: name
					}),
					waits === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong num city-waits",
						children: waits
					}),
					facts.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: facts.join(" · ")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: statusChips[status],
				children: t(statusTexts[status])
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	});
}
// packages/web/src/staff/markets/market-api.ts
var listKey = [marketPaths.list];
var fileKey = (id) => [marketPaths.read, id];
var useMarkets = () => useQuery({
	queryKey: listKey,
	queryFn: () => callApi(marketPaths.list),
	staleTime: 0
});
var useMarket = (id) => useQuery({
	queryKey: fileKey(id),
	queryFn: () => callApi(marketPaths.read, { params: { id } }),
	staleTime: 0
});
function takeFile(file) {
	cacheNewest(fileKey(file.id), file);
	for (const queryKey of [listKey, [staffPaths.now]]) queryClient.invalidateQueries({ queryKey });
}
/** Whoever came too late sees what is there now. */
var lookAgain = (id) => () => void queryClient.invalidateQueries({ queryKey: fileKey(id) });
/** What a document would change, before it is saved. */
var usePreview = (id) => useMutation({ mutationFn: (body) => callApi(marketPaths.preview, {
	params: { id },
	body
}) });
var useSaveMarket = (id) => useMutation({
	mutationFn: (body) => callApi(marketPaths.save, {
		params: { id },
		body
	}),
	onSuccess: takeFile,
	onError: lookAgain(id)
});
var useSetStatus = (id) => useMutation({
	mutationFn: (body) => callApi(marketPaths.setStatus, {
		params: { id },
		body
	}),
	onSuccess: takeFile,
	onError: lookAgain(id)
});
/** What becomes of the version that waits. */
var useDecideVersion = (id) => useMutation({
	mutationFn: ({ number, step }) => callApi(marketPaths[step], { params: {
		id,
		number: String(number)
	} }),
	onSuccess: takeFile,
	onError: lookAgain(id)
});
// packages/web/src/staff/markets/cities-screen.tsx
/** Fewer are overlooked without a search. */
var SEARCHED_FROM = 9;
function Group({ title, country, markets }) {
	const { maps } = useAppSettings();
	if (markets.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "city-group",
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "title row",
			children: [
				country === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, { id: country }),
				title,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: markets.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: markets.map((market) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityRow, {
				market,
				named: country === void 0,
				hasMap: maps?.some(({ city }) => city === market.id) ?? true
			}) }, market.id))
		})]
	});
}
/** The cities whose map is missing: one line, their names by a tap. */
function WithoutMap({ markets }) {
	const t = useText();
	const { maps } = useAppSettings();
	const lacking = maps === void 0 ? [] : markets.filter(({ id }) => !maps.some(({ city }) => city === id));
	if (lacking.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "cities-no-map",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: "label strong",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "alert",
					size: 22
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "grow num",
					children: t("citiesNoMap", { n: lacking.length })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "down",
					size: 20
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: lacking.map(({ name }) => name).join(", ")
		})]
	});
}
/** The cities that wait for somebody first, then all others by country. */
function Cities({ markets }) {
	const t = useText();
	const [typed, setTyped] = (0, import_react.useState)("");
	const found = markets.filter(({ name }) => calledLike(name, typed));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutMap, { markets }),
		markets.length < SEARCHED_FROM ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
			label: t("citySearch"),
			placeholder: t("citySearchName"),
			value: typed,
			onChange: ({ target }) => setTyped(target.value)
		}),
		found.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "card calm",
			role: "status",
			children: t("cityNotFound", { typed })
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			title: t("citiesToDo"),
			markets: found.filter(needsSomebody)
		}),
		byCountry(found.filter((market) => !needsSomebody(market)), (country) => t(countryNames[country])).map(([country, within]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			title: t(countryNames[country]),
			country,
			markets: within
		}, country))
	] });
}
/** `/staff/cities`: the cities of this instance, each with what is to be done about it. */
function CitiesScreen() {
	const t = useText();
	const list = useMarkets();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionCities")
		}),
		list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
			height: 72,
			count: 4
		}) : list.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void list.refetch()
		}) : list.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			text: t("citiesNone"),
			note: t("citiesNoneNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cities, { markets: list.data }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: setupPaths.addMarket,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button soft",
				href: "/staff/setup",
				children: t("setupAnother")
			})
		})
	] });
}
// packages/web/src/staff/markets/city-status.tsx
/** What a city may become, and what that is called. */
var nextOf = {
	draft: ["open"],
	open: ["paused", "closed"],
	paused: ["open", "closed"],
	closed: ["open"]
};
var buttons = {
	open: "cityOpen",
	paused: "cityPause",
	closed: "cityClose"
};
var outcomes = {
	open: "cityOpenNote",
	paused: "cityPauseNote",
	closed: "cityCloseNote"
};
/** What is still missing before people come: an operator may open without it, and knows. */
function Missing() {
	const lacks = useInstance().data?.checks.filter(({ isOk, check }) => !isOk && check !== "market") ?? [];
	return lacks.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checklist, { findings: lacks });
}
/** Asks before a city opens, pauses or closes: what happens to whom, and why. */
function AskStatus({ file, next, onSet }) {
	const t = useText();
	const step = useSetStatus(file.id);
	const [open, setOpen] = (0, import_react.useState)(false);
	const [why, setWhy] = (0, import_react.useState)("");
	const text = t(buttons[next]);
	const done = (set) => {
		setOpen(false);
		setWhy("");
		toast({ title: t("cityStatusSet", { status: t(statusTexts[set.status]) }) });
		onSet(set);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: next === "open" ? "primary" : next === "closed" ? "danger" : "soft",
		onClick: () => {
			step.reset();
			setOpen(true);
		},
		children: text
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose: () => setOpen(false),
		title: text,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "stack",
			onSubmit: (event) => {
				event.preventDefault();
				step.mutate({
					status: next,
					baseNumber: file.newest,
					why: why.trim()
				}, { onSuccess: done });
			},
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(outcomes[next], {
					city: file.name,
					underWay: file.underWay,
					booked: file.booked
				}) }),
				file.status === "draft" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Missing, {}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("cityWhy"),
					value: why,
					maxLength: 200,
					autoComplete: "off",
					onChange: (event) => setWhy(event.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					kind: next === "closed" ? "danger" : "primary",
					busy: step.isPending,
					why: why.trim() === "" ? t("needReason") : void 0,
					children: text
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })
			]
		})
	})] });
}
/** Whether people are served in a city now, and the buttons that change it. */
function CityStatus({ file, onSet }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("cityStatus"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("cityStatus")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: file.status === "open" ? "chip ok" : "chip",
					children: t(statusTexts[file.status])
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label num",
				children: t("cityUnderWay", {
					underWay: file.underWay,
					booked: file.booked
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: marketPaths.setStatus,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "row wrap",
					children: nextOf[file.status].map((next) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskStatus, {
						file,
						next,
						onSet
					}, next))
				})
			})
		]
	});
}
// packages/rules/src/markets/outline.ts
/** Corners of a ring without the last one, which is the first once more. */
var cornersOf = (ring) => ring.slice(0, -1);
/** The closed ring of corners. */
var ringOf = (corners) => corners[0] === void 0 ? [] : [...corners, corners[0]];
/** On which side of the way from one to another a point lies: above 0 left, below 0 right, 0 on it. */
var side = ([ax, ay], [bx, by], [px, py]) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
var isBetween = ([ax, ay], [bx, by], [px, py]) => Math.min(ax, bx) <= px && px <= Math.max(ax, bx) && Math.min(ay, by) <= py && py <= Math.max(ay, by);
function meet(a, b, c, d) {
	const [ofC, ofD, ofA, ofB] = [
		side(a, b, c),
		side(a, b, d),
		side(c, d, a),
		side(c, d, b)
	];
	if (ofC * ofD < 0 && ofA * ofB < 0) return true;
	return ofC === 0 && isBetween(a, b, c) || ofD === 0 && isBetween(a, b, d) || ofA === 0 && isBetween(c, d, a) || ofB === 0 && isBetween(c, d, b);
}
/** Whether edges that are no neighbours meet, as whoever draws is told at once; the document's own check is what counts. @param corners in degrees */
function crossesItself(corners) {
	const edges = corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from]);
	return edges.some(([a, b], i) => edges.some(([c, d], j) => {
		return !(j <= i + 1 || i === 0 && j === edges.length - 1) && meet(a, b, c, d);
	}));
}
var isJson = (value) => typeof value === "object" && value !== null;
/** Longitude and latitude alone: an outline has no heights. */
var positions = (ring) => Array.isArray(ring) ? ring.map((at) => Array.isArray(at) ? at.slice(0, 2) : at) : ring;
/** The area that a GeoJSON text means: a polygon or several, bare, in a feature, or in a collection of one; undefined for anything else. */
function areaOfGeoJson(text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return;
	}
	if (isJson(value) && Array.isArray(value["features"]) && value["features"].length === 1) [value] = value["features"];
	if (isJson(value) && value["type"] === "Feature") value = value["geometry"];
	if (!isJson(value) || !Array.isArray(value["coordinates"])) return void 0;
	const { type, coordinates } = value;
	if (type === "Polygon") return {
		type,
		coordinates: coordinates.map(positions)
	};
	if (type !== "MultiPolygon") return void 0;
	return {
		type,
		coordinates: coordinates.map((polygon) => Array.isArray(polygon) ? polygon.map(positions) : polygon)
	};
}
// packages/web/src/staff/markets/area-editor.tsx
/** Pixels that an arrow key moves a corner; one with Shift. */
var STEP = 8;
var arrows = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0]
};
/** Pixels from one handle to the next: nearer ones could not be told apart by a finger. */
var APART = 30;
/** Pixels from a corner at which it is meant, and no new one. */
var NEAR = 14;
var apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
/** The corners that have a handle, the chosen one first of all; the others are dots until the map is nearer. */
function withHandle(corners, chosen) {
	const shown = /* @__PURE__ */ new Set([chosen]);
	const far = (pixel) => [...shown].every((index) => apart(corners[index] ?? pixel, pixel) >= APART);
	corners.forEach((pixel, index) => void (far(pixel) && shown.add(index)));
	return shown;
}
var pointOf = ([lng, lat]) => ({
	lat,
	lng
});
/** To about a metre. */
var positionOf = ({ lat, lng }) => [Number(lng.toFixed(5)), Number(lat.toFixed(5))];
/** What lies over the map: the outline, its edges, and a handle at each corner of the ring that is drawn. */
function Outline({ view, drag, setDrag, ...props }) {
	const t = useText();
	const { rings, ring, centre, chosen, onChoose, onMove, onAdd, onRemove } = props;
	const corners = (rings[ring] ?? []).map((corner, index) => drag?.corner === index ? drag.to : corner);
	const pixels = (some) => some.map((corner) => view.at(pointOf(corner)));
	const own = pixels(corners);
	const lines = rings.map((some, index) => (index === ring ? own : pixels(some)).map(({ x, y }) => `${x},${y}`).join(" "));
	const handles = withHandle(own, chosen);
	const pixelUnder = (event) => {
		const box = event.currentTarget.closest(".map-over")?.getBoundingClientRect();
		return {
			x: event.clientX - (box?.left ?? 0),
			y: event.clientY - (box?.top ?? 0)
		};
	};
	const under = (event) => positionOf(view.pointAt(pixelUnder(event)));
	/** A dot is chosen; anywhere else on an edge there is a new corner. */
	const tap = (edge) => (event) => {
		const pixel = pixelUnder(event);
		const near = own.findIndex((corner) => apart(corner, pixel) <= NEAR);
		if (near === -1) onAdd(edge, under(event));
		else onChoose(near);
	};
	const pressed = (corner) => (event) => {
		const arrow = arrows[event.key];
		if (event.key === "Delete" || event.key === "Backspace") return onRemove(corner);
		const from = own[corner];
		if (arrow === void 0 || from === void 0) return void 0;
		event.preventDefault();
		const step = event.shiftKey ? 1 : STEP;
		return onMove(corner, positionOf(view.pointAt({
			x: from.x + arrow[0] * step,
			y: from.y + arrow[1] * step
		})));
	};
	const middle = view.at(pointOf(centre));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			width: view.width,
			height: view.height,
			"aria-hidden": "true",
			children: [
				lines.map((points, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("polygon", {
					className: "area-shape",
					points
				}, index)),
				own.map(({ x, y }, index) => {
					const next = own[(index + 1) % own.length] ?? {
						x,
						y
					};
					return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("line", {
						className: "area-edge",
						x1: x,
						y1: y,
						x2: next.x,
						y2: next.y,
						onPointerDown: tap(index)
					}, index);
				}),
				own.map(({ x, y }, index) => handles.has(index) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					className: "area-dot",
					cx: x,
					cy: y,
					r: 3
				}, index))
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "area-centre",
			style: {
				left: middle.x,
				top: middle.y
			}
		}),
		own.map(({ x, y }, index) => handles.has(index) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "area-corner",
			style: {
				left: x,
				top: y
			},
			"aria-label": t("areaCorner", {
				n: index + 1,
				of: own.length
			}),
			"aria-pressed": index === chosen,
			onFocus: () => onChoose(index),
			onKeyDown: pressed(index),
			onPointerDown: (event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				onChoose(index);
				setDrag({
					corner: index,
					to: corners[index] ?? centre
				});
			},
			onPointerMove: (event) => drag?.corner === index && setDrag({
				corner: index,
				to: under(event)
			}),
			onPointerUp: (event) => {
				if (drag?.corner === index) onMove(index, under(event));
				setDrag(void 0);
			},
			onPointerCancel: () => setDrag(void 0)
		}, index) : null)
	] });
}
/** The map on which an area is drawn: corners are dragged, or moved by the arrow keys; an edge that is tapped gets another corner. */
function AreaEditor(props) {
	const [drag, setDrag] = (0, import_react.useState)();
	const [fit] = (0, import_react.useState)(() => props.rings.flat().map(pointOf));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "area-map area-editor",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map$1, {
			fit,
			draws: true,
			over: (view) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Outline, {
				...props,
				view,
				drag,
				setDrag
			})
		})
	});
}
// packages/web/src/staff/markets/draft.ts
/** What stands at a place; undefined where nothing does. */
function at(value, [key, ...rest]) {
	if (key === void 0) return value;
	return typeof value === "object" && value !== null ? at(value[key], rest) : void 0;
}
/** The same with something else at a place; undefined takes away what stands there. */
function put(value, [key, ...rest], to) {
	if (key === void 0) return to;
	const next = put(at(value, [key]), rest, to);
	if (Array.isArray(value)) {
		const list = [...value];
		if (next === void 0) list.splice(Number(key), 1);
		else list[Number(key)] = next;
		return list;
	}
	const { [key]: _before, ...others } = value ?? {};
	if (next === void 0) return others;
	return key in (value ?? {}) ? {
		...value,
		[key]: next
	} : {
		...others,
		[key]: next
	};
}
/** A number that was typed; what is none stays as it was typed, and is refused by its name. */
var typed = (text) => {
	const trimmed = text.trim();
	if (trimmed === "") return void 0;
	const value = Number(trimmed);
	return Number.isFinite(value) ? value : trimmed;
};
/** The document that the forms of a page change together. */
var Context = (0, import_react.createContext)(void 0);
var EditingDocument = Context.Provider;
function useDraft() {
	const editing = (0, import_react.use)(Context);
	if (editing === void 0) throw new Error("a field of a document stands outside of it");
	return editing;
}
// packages/web/src/staff/markets/position-field.tsx
var isPosition = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
var pointText = ([lng, lat]) => `${lat}, ${lng}`;
/** A position as degrees that are typed. */
function PositionField({ label, value, error, onChange }) {
	const [text, setText] = (0, import_react.useState)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		autoComplete: "off",
		value: text ?? pointText(value),
		error,
		onChange: (event) => {
			setText(event.target.value);
			const point = typedPoint(event.target.value);
			if (point !== void 0) onChange([point.lng, point.lat]);
		},
		onBlur: () => setText(void 0)
	});
}
/** The same, that a pin on the map sets too. */
function PinnedField({ label, value, error, onChange }) {
	const t = useText();
	const [isPinning, setPinning] = (0, import_react.useState)(false);
	const [lng, lat] = value;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "city-pinned",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PositionField, {
				label,
				value,
				error,
				onChange
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				icon: "pin",
				onClick: () => setPinning(true),
				children: t("placeOnMap")
			}),
			isPinning ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinDialog, {
				open: true,
				text: "",
				start: {
					lat,
					lng
				},
				isPickup: false,
				onClose: () => setPinning(false),
				onUse: (point) => {
					setPinning(false);
					onChange([Number(point.lng.toFixed(5)), Number(point.lat.toFixed(5))]);
				}
			}) : null
		]
	});
}
// packages/web/src/staff/markets/area-fields.tsx
/** Fewer make no area. */
var LEAST_CORNERS = 3;
/** Each ring of an area with its place in the document. */
function ringsOf(area) {
	return (area.type === "Polygon" ? [area.coordinates] : area.coordinates).flatMap((rings, polygon) => rings.map((ring, index) => ({
		path: [
			"area",
			"coordinates",
			...area.type === "Polygon" ? [] : [polygon],
			index
		],
		corners: cornersOf(ring)
	})));
}
/** Whether it can be drawn at all: what was typed into the whole document may be anything. */
var isDrawable = (rings) => rings.length > 0 && rings.every(({ corners }) => corners.length >= LEAST_CORNERS && corners.every(isPosition));
function drawnRings(area) {
	try {
		const rings = ringsOf(area);
		return isDrawable(rings) ? rings : [];
	} catch {
		return [];
	}
}
var between = ([ax, ay], [bx, by]) => [Number(((ax + bx) / 2).toFixed(5)), Number(((ay + by) / 2).toFixed(5))];
/** An outline that was made elsewhere. */
function PasteOutline({ onTake }) {
	const t = useText();
	const [text, setText] = (0, import_react.useState)("");
	const [isWrong, setWrong] = (0, import_react.useState)(false);
	const take = () => {
		const area = areaOfGeoJson(text);
		setWrong(area === void 0);
		if (area === void 0) return;
		setText("");
		onTake(area);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
		line: t("areaPaste"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "form",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("areaGeoJson"),
				hint: t("areaGeoJsonHint"),
				className: "city-yaml",
				rows: 5,
				spellCheck: false,
				value: text,
				error: isWrong ? t("areaNoGeoJson") : void 0,
				onChange: (event) => setText(event.target.value)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				why: text.trim() === "" ? t("areaNothingPasted") : void 0,
				onClick: take,
				children: t("areaTake")
			})]
		})
	});
}
/** Where pickups are: an outline on the map, its corners one by one, or one that is pasted. */
function AreaFields() {
	const t = useText();
	const { draft, change, wrong } = useDraft();
	const [ring, setRing] = (0, import_react.useState)(0);
	const [chosen, setChosen] = (0, import_react.useState)(0);
	const [refused, setRefused] = (0, import_react.useState)();
	const [taken, setTaken] = (0, import_react.useState)(0);
	const rings = drawnRings(at(draft, ["area"]));
	const own = rings[ring] ?? rings[0];
	const stored = at(draft, ["centre"]);
	const centre = isPosition(stored) ? stored : [0, 0];
	const take = (area) => {
		change(["area"], area);
		setRing(0);
		setChosen(0);
		setRefused(void 0);
		setTaken(taken + 1);
	};
	const error = wrong(["area"]) ?? rings.map(({ path }) => wrong(path)).find((one) => one !== void 0);
	if (own === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("areaNotDrawn")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasteOutline, { onTake: take })]
	});
	const corners = own.corners;
	const index = Math.min(chosen, corners.length - 1);
	const corner = corners[index] ?? centre;
	const draw = (next) => {
		const fault = next.length < LEAST_CORNERS ? "areaTooFew" : crossesItself(next) ? "areaCrosses" : void 0;
		setRefused(fault);
		if (fault === void 0) change(own.path, ringOf(next));
	};
	const move = (which, to) => draw(corners.map((one, n) => n === which ? to : one));
	const add = (after, position) => {
		draw([
			...corners.slice(0, after + 1),
			position,
			...corners.slice(after + 1)
		]);
		setChosen(after + 1);
	};
	const remove = (which) => draw(corners.filter((_one, n) => n !== which));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("areaHow")
			}),
			rings.length === 1 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("areaPart"),
				value: ring,
				onChange: (event) => setRing(Number(event.target.value)),
				children: rings.map((_one, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: index,
					children: t("areaPartNumber", { n: index + 1 })
				}, index))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AreaEditor, {
				rings: rings.map((one) => one.corners),
				ring: Math.min(ring, rings.length - 1),
				centre,
				chosen: index,
				onChoose: setChosen,
				onMove: move,
				onAdd: add,
				onRemove: remove
			}, taken),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "status",
				children: refused === void 0 ? error ?? "" : t(refused)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "city-fields",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PositionField, {
					label: t("areaCornerAt", {
						n: index + 1,
						of: corners.length
					}),
					value: corner,
					onChange: (to) => move(index, to)
				}, index), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PositionField, {
					label: t("setupCentre"),
					value: centre,
					error: wrong(["centre"]),
					onChange: (to) => change(["centre"], to)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						icon: "back",
						onClick: () => setChosen((index + corners.length - 1) % corners.length),
						children: t("areaBefore")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						icon: "fwd",
						onClick: () => setChosen((index + 1) % corners.length),
						children: t("areaNext")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						icon: "plus",
						onClick: () => add(index, between(corner, corners[(index + 1) % corners.length] ?? corner)),
						children: t("areaAdd")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						icon: "x",
						onClick: () => remove(index),
						children: t("areaRemove")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasteOutline, { onTake: take })
		]
	});
}
// packages/web/src/staff/markets/fields.tsx
var shown = (value) => typeof value === "string" || typeof value === "number" ? String(value) : "";
/** A number of the document; empty leaves it out. */
function NumberField({ path, label, hint }) {
	const { draft, change, wrong } = useDraft();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		hint,
		type: "number",
		inputMode: "decimal",
		step: "any",
		min: 0,
		value: shown(at(draft, path)),
		error: wrong(path),
		onChange: (event) => change(path, typed(event.target.value))
	});
}
/** A text of the document; empty leaves it out. */
function TextField({ path, label, hint, list, type }) {
	const { draft, change, wrong } = useDraft();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		hint,
		type: type ?? "text",
		list,
		autoComplete: "off",
		value: shown(at(draft, path)),
		error: wrong(path),
		onChange: (event) => change(path, event.target.value === "" ? void 0 : event.target.value)
	});
}
/** One of some words of the document. */
function ChoiceField({ path, label, hint, choices }) {
	const { draft, change, wrong } = useDraft();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
		label,
		hint,
		value: shown(at(draft, path)),
		error: wrong(path),
		onChange: (event) => change(path, choices.find(({ id }) => String(id) === event.target.value)?.id),
		children: choices.map(({ id, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: id,
			children: text
		}, id))
	});
}
/** Some of several words of the document, in the order in which they are offered. */
function ManyField({ path, label, choices }) {
	const { draft, change, wrong } = useDraft();
	const now = at(draft, path);
	const chosen = Array.isArray(now) ? now : [];
	const error = wrong(path);
	const toggle = (id) => {
		const next = choices.map((choice) => choice.id).filter((one) => one === id ? !chosen.includes(id) : chosen.includes(one));
		change(path, next);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "city-many",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "label",
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "city-choices",
				children: choices.map(({ id, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "row label",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "checkbox",
						checked: chosen.includes(id),
						onChange: () => toggle(id)
					}), text]
				}, id))
			}),
			error === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				children: error
			})
		]
	});
}
/** A part of the document that is there or not; with it come its own fields. */
function OptionalPart({ path, label, first, children }) {
	const { draft, change } = useDraft();
	const isThere = at(draft, path) !== void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "city-part",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label strong",
				children: label
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch$1, {
				on: isThere,
				label,
				onChange: (on) => change(path, on ? first : void 0)
			})]
		}), isThere ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "city-fields",
			children
		}) : null]
	});
}
/** A name in each language of the city. */
function NameFields({ path }) {
	const t = useText();
	const { draft } = useDraft();
	const spoken = at(draft, ["languages"]);
	const wanted = languageIds.filter((id) => Array.isArray(spoken) && isOneOf(spoken, id));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "city-fields",
		children: wanted.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			path: [...path, id],
			label: t("cityNameIn", { language: languages[id].name })
		}, id))
	});
}
// packages/web/src/staff/markets/general-fields.tsx
var payments = [{
	id: "cash",
	text: "cash"
}, {
	id: "wallet",
	text: "wallet"
}];
/** Those of Africa; any other one is typed. */
var timeZones = Intl.supportedValuesOf("timeZone").filter((zone) => /^(Africa|Indian)\//.test(zone));
/** Days on which fares are higher. */
function Holidays() {
	const t = useText();
	const { draft, change } = useDraft();
	const now = at(draft, ["holidays"]);
	const holidays = Array.isArray(now) ? now : [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("cityHolidays"),
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: t("cityHolidays")
			}),
			holidays.map((_holiday, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "city-part",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "city-fields",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
							path: [
								"holidays",
								index,
								"date"
							],
							label: t("cityHolidayDate"),
							type: "date"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
							path: [
								"holidays",
								index,
								"name",
								"en"
							],
							label: t("cityHolidayName")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
							path: [
								"holidays",
								index,
								"factor"
							],
							label: t("cityFactor")
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: t("cityHolidayRemove", { n: index + 1 }),
					icon: "x",
					onClick: () => change(["holidays", index], void 0)
				})]
			}, index)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				icon: "plus",
				onClick: () => change(["holidays"], [...holidays, {
					date: "",
					name: { en: "" },
					factor: 1.2
				}]),
				children: t("cityHolidayAdd")
			})
		]
	});
}
/** What counts in the whole city. */
function GeneralFields() {
	const t = useText();
	const list = (0, import_react.useId)();
	const { currency } = useDraft();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				path: ["name"],
				label: t("cityName")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "city-fields",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						path: ["timeZone"],
						label: t("cityTimeZone"),
						list
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: ["reachKm"],
						label: t("cityReach"),
						hint: t("cityReachHint")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: ["rounding", "to"],
						label: t("cityRounding", { currency }),
						hint: t("cityRoundingHint")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceField, {
						path: ["decimals"],
						label: t("cityDecimals"),
						choices: [{
							id: 0,
							text: t("cityDecimalsNone")
						}, {
							id: 2,
							text: t("cityDecimalsTwo")
						}]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("datalist", {
				id: list,
				children: timeZones.map((zone) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", { children: zone }, zone))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ManyField, {
				path: ["languages"],
				label: t("cityLanguages"),
				choices: languageIds.map((id) => ({
					id,
					text: languages[id].name
				}))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ManyField, {
				path: ["payments"],
				label: t("cityPayments"),
				choices: payments.map(({ id, text }) => ({
					id,
					text: t(text)
				}))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
				path: ["money", "passengerDebtLimit"],
				label: t("cityDebtLimit", { currency }),
				hint: t("cityDebtLimitHint")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Holidays, {})
		]
	});
}
// packages/web/src/staff/markets/orders-fields.tsx
/** What is decided about the orders of shops. */
function OrdersFields() {
	const t = useText();
	const { draft, currency } = useDraft();
	if (typeof at(draft, ["orders"]) === "string") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption",
		children: t("cityOrdersSpecified")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(OptionalPart, {
			path: ["orders", "serviceFee"],
			label: t("cityServiceFee"),
			first: {
				percent: 5,
				least: 0
			},
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
					path: [
						"orders",
						"serviceFee",
						"percent"
					],
					label: t("cityFeePercent")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
					path: [
						"orders",
						"serviceFee",
						"least"
					],
					label: t("cityFeeLeast", { currency })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
					path: [
						"orders",
						"serviceFee",
						"most"
					],
					label: t("cityFeeMost", { currency })
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "city-fields",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
				path: ["orders", "minimumBasket"],
				label: t("cityBasket", { currency })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
				path: [
					"orders",
					"merchantCommission",
					"percent"
				],
				label: t("cityShopCommission")
			})]
		})]
	});
}
// packages/rules/src/markets/document.ts
/** What a service is to the product: how it is asked for, matched and ended. Its name, vehicles and tariff are the operator's. */
var serviceKinds = [
	"ride",
	"shared",
	"ladies_only",
	"scholar",
	"food",
	"grocery",
	"parcel",
	"large"
];
// packages/web/src/staff/markets/places-fields.tsx
var kinds = [
	"airport",
	"mall",
	"rank",
	"other"
].map((id) => ({
	id,
	text: marketPlaceKinds[id]
}));
function listAt(draft, path) {
	const now = at(draft, path);
	return Array.isArray(now) ? now : [];
}
/** The centre of the city, where what is new begins. */
function centreOf(draft) {
	const centre = at(draft, ["centre"]);
	return isPosition(centre) ? centre : [0, 0];
}
/** A point of the document. */
function PointField({ path, label }) {
	const { draft, change, wrong } = useDraft();
	const value = at(draft, path);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinnedField, {
		label,
		value: isPosition(value) ? value : centreOf(draft),
		error: wrong(path),
		onChange: (to) => change(path, to)
	});
}
/** A name that no other place has yet. */
function freeName(places) {
	const taken = new Set(places.map((place) => at(place, ["id"])));
	let n = places.length + 1;
	while (taken.has(`place-${n}`)) n += 1;
	return `place-${n}`;
}
/** Where people are met at a place. */
function MeetingPoints({ path }) {
	const t = useText();
	const { draft, change } = useDraft();
	const points = listAt(draft, path);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("cityMeet"),
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h4", {
				className: "label strong",
				children: t("cityMeet")
			}),
			points.map((_point, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "city-part",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameFields, { path: [
						...path,
						index,
						"name"
					] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PointField, {
						path: [
							...path,
							index,
							"at"
						],
						label: t("cityMeetAt", { n: index + 1 })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "plain",
						small: true,
						icon: "x",
						onClick: () => change([...path, index], void 0),
						children: t("cityMeetRemove", { n: index + 1 })
					})
				]
			}, index)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				icon: "plus",
				onClick: () => change(path, [...points, {
					name: { en: "" },
					at: at(draft, [...path.slice(0, -1), "at"]) ?? centreOf(draft)
				}]),
				children: t("cityMeetAdd")
			})
		]
	});
}
/** Airports, malls and ranks: where they are, what a pickup there costs, and where people are met. */
function PlacesFields() {
	const t = useText();
	const { draft, change, currency } = useDraft();
	const places = listAt(draft, ["places"]);
	const nameOf = (index) => String(at(draft, [
		"places",
		index,
		"id"
	]) ?? index + 1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("cityPlacesNote")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				"aria-label": t("cityTabPlaces"),
				children: places.map((_place, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "city-part",
					"aria-label": nameOf(index),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "city-fields",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
									path: [
										"places",
										index,
										"id"
									],
									label: t("cityPlaceName"),
									hint: t("cityPlaceNameHint")
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceField, {
									path: [
										"places",
										index,
										"kind"
									],
									label: t("cityPlaceKind"),
									choices: kinds.map(({ id, text }) => ({
										id,
										text: t(text)
									}))
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
									path: [
										"places",
										index,
										"pickupFee"
									],
									label: t("cityPlaceFee", { currency })
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
									path: [
										"places",
										index,
										"radiusM"
									],
									label: t("cityPlaceRadius"),
									hint: t("cityPlaceRadiusHint")
								})
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PointField, {
							path: [
								"places",
								index,
								"at"
							],
							label: t("cityPlaceAt")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MeetingPoints, { path: [
							"places",
							index,
							"meet"
						] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "plain",
							small: true,
							icon: "x",
							onClick: () => change(["places", index], void 0),
							children: t("cityPlaceRemove", { name: nameOf(index) })
						})
					]
				}, index))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				icon: "plus",
				onClick: () => change(["places"], [...places, {
					id: freeName(places),
					kind: "other",
					at: centreOf(draft),
					pickupFee: 0
				}]),
				children: t("cityPlaceAdd")
			})
		]
	});
}
// packages/rules/src/markets/versions.ts
/** What becomes of rides that were booked by a service which a version takes away (operator §1). */
var bookingsChoices = ["carry_out", "cancel"];
// packages/web/src/staff/markets/preview.tsx
/** The digits that a document's amounts have. */
var decimalsOf = (document) => document["decimals"] === 0 ? 0 : 2;
/** By how much a fare changes, such as +12 %; a dash where one of both is missing. */
function percentOf({ before, after }) {
	if (before === null || after === null || Number(before) === 0) return "–";
	const change = Math.round((Number(after) / Number(before) - 1) * 100);
	return change === 0 ? "0 %" : `${change > 0 ? "+" : "−"}${numberText(Math.abs(change))} %`;
}
function FareTable({ label, rows, decimals }) {
	const t = useText();
	const amount = (value) => value === null ? "–" : numberText(Number(value), decimals);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "city-table",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
				className: "label",
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: [
				"cityColumnTrip",
				"cityColumnBefore",
				"cityColumnAfter",
				"cityColumnChange"
			].map((key) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: t(key)
			}, key)) }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", {
				className: "num",
				children: rows.map((row, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
					"data-changed": row.before !== row.after || void 0,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
							scope: "row",
							children: [
								row.service,
								" · ",
								km(row.meters / 1e3),
								"hour" in row ? ` · ${timeOfDay(row.hour * 60 + row.minute)}` : ` · ${t("cityTripNumber", { n: row.rideId })}`
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: amount(row.before) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: amount(row.after) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: percentOf(row) })
					]
				}, index))
			})
		] })
	});
}
/** What two versions say differently, line by line. */
function Changes({ changes }) {
	const t = useText();
	if (changes.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label",
		children: t("cityNoChanges")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "city-changes",
		"aria-label": t("cityChanges"),
		children: changes.map(({ path, before, after }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: path }),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "num",
				children: before ?? "–"
			}),
			" → ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "num",
				children: after ?? "–"
			})
		] }, path))
	});
}
/** What typical trips and the last real ones cost, before and after. */
function PreviewTables({ preview, currency, decimals }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FareTable, {
		label: t("cityTypical", { currency }),
		rows: preview.typical,
		decimals
	}), preview.recent.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
		line: t("cityRecent", { n: preview.recent.length }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FareTable, {
			label: t("cityRecentTrips", { currency }),
			rows: preview.recent,
			decimals
		})
	})] });
}
// packages/web/src/staff/markets/save-version.tsx
var bookingsTexts = {
	carry_out: "cityBookingsCarryOut",
	cancel: "cityBookingsCancel"
};
/** What the server refused of a document: each line with its place. */
function Faults({ error }) {
	const t = useText();
	const faults = error instanceof ApiError ? error.problem?.errors ?? [] : [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "not-done",
		role: "alert",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: faults.length === 0 ? serverMessage(error, t("staffTryLater")) : t("cityLookAgain") }), faults.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "city-changes",
			children: faults.map(({ path, message }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: path }),
				" ",
				fieldMessage(error, path) ?? message
			] }, `${path} ${message}`))
		})]
	});
}
/** What becomes of rides that are booked by a service which the draft takes away. */
function AskBookings({ preview, chosen, onChoose }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "city-many",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "label",
			children: t("cityBookings", { services: preview.bookings.map(({ service, count }) => `${service} (${count})`).join(", ") })
		}), bookingsChoices.map((choice) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "row label",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "radio",
				name: "bookings",
				checked: chosen === choice,
				onChange: () => onChoose(choice)
			}), t(bookingsTexts[choice])]
		}, choice))]
	});
}
/** From when on a draft counts, what it changes, and why: seen before it is saved. A draft that changes meanwhile is looked at anew. */
function SaveVersion({ file, draft, base, onFaults, onSaved }) {
	const t = useText();
	const preview = usePreview(file.id);
	const save = useSaveMarket(file.id);
	const [from, setFrom] = (0, import_react.useState)("");
	const [why, setWhy] = (0, import_react.useState)("");
	const [bookings, setBookings] = (0, import_react.useState)("carry_out");
	const asked = {
		document: draft,
		from: from === "" ? null : from
	};
	const isShown = preview.variables?.document === draft && preview.variables.from === asked.from;
	const shown = isShown ? preview.data : void 0;
	const refused = save.error ?? (isShown ? preview.error : null);
	const look = () => {
		save.reset();
		preview.mutate(asked, {
			onSuccess: () => onFaults(null),
			onError: onFaults
		});
	};
	const done = (saved) => {
		setWhy("");
		preview.reset();
		toast({ title: t(saved.waiting === null ? "citySaved" : "citySavedWaits", { number: saved.newest }) });
		onSaved(saved);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc city-save",
		"aria-label": t("citySaveTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("citySaveTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("citySaveFrom", { zone: file.timeZone }),
				hint: t("citySaveFromHint"),
				type: "datetime-local",
				value: from,
				error: fieldMessage(refused, "from"),
				onChange: (event) => setFrom(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: shown === void 0 ? "primary" : "soft",
				busy: preview.isPending,
				onClick: look,
				children: t("cityLook")
			}),
			refused === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Faults, { error: refused }),
			shown === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Changes, { changes: shown.changes }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreviewTables, {
					preview: shown,
					currency: file.currency,
					decimals: decimalsOf(draft)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					role: "status",
					children: shown.waits ? t("cityWillWait", { percent: numberText(shown.changePercent) }) : t("cityCountsAtOnce")
				}),
				shown.notActedOn.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("cityNotActedOn", { parts: shown.notActedOn.join(", ") })
				}),
				file.waiting === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("cityOvertakes", { number: file.waiting.number })
				}),
				shown.bookings.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskBookings, {
					preview: shown,
					chosen: bookings,
					onChoose: setBookings
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("cityWhy"),
					value: why,
					maxLength: 200,
					autoComplete: "off",
					onChange: (event) => setWhy(event.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					busy: save.isPending,
					why: shown.changes.length === 0 ? t("cityNoChanges") : why.trim() === "" ? t("needReason") : void 0,
					onClick: () => save.mutate({
						...asked,
						baseNumber: base,
						why: why.trim(),
						bookings
					}, { onSuccess: done }),
					children: t(shown.waits ? "citySaveToWait" : "citySave")
				})
			] })
		]
	});
}
// packages/rules/src/markets/written-tariff.ts
/** Who gets what a cancelled trip costs. */
var cancellationTakers = ["driver", "operator"];
/** Whether tolls on the way come on top of a fare, or are in it. */
var tollRules = ["included", "passed-on"];
// packages/web/src/staff/markets/tariff-fields.tsx
var takers = {
	driver: "cityTakesDriver",
	operator: "cityTakesOperator"
};
var tollTexts = {
	included: "cityTollsIncluded",
	"passed-on": "cityTollsPassed"
};
/** Kilometres at one price, or in sections of their own prices. */
function Kilometres({ path }) {
	const t = useText();
	const { draft, currency, change } = useDraft();
	const sections = at(draft, [...path, "sections"]);
	const tariff = at(draft, path);
	if (!Array.isArray(sections)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
		path: [...path, "perKm"],
		label: t("cityPerKm", { currency })
	});
	const join = () => {
		const { sections: _sections, ...others } = tariff;
		change(path, {
			...others,
			perKm: at(sections, [0, "perKm"]) ?? 0
		});
	};
	const add = () => change([...path, "sections"], [
		...sections.slice(0, -1),
		{
			upToKm: 10,
			perKm: 0
		},
		sections.at(-1)
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "city-part city-wide",
		children: [sections.map((_section, index) => {
			const isLast = index === sections.length - 1;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "city-fields",
				children: [
					isLast ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [
							...path,
							"sections",
							index,
							"upToKm"
						],
						label: t("cityUpToKm")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [
							...path,
							"sections",
							index,
							"perKm"
						],
						label: t(isLast ? "cityPerKmAfter" : "cityPerKm", { currency })
					}),
					isLast ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
						label: t("citySectionRemove", { n: index + 1 }),
						icon: "x",
						onClick: () => change([
							...path,
							"sections",
							index
						], void 0)
					})
				]
			}, index);
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row wrap",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				icon: "plus",
				onClick: add,
				children: t("citySectionAdd")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: join,
				children: t("cityJoin")
			})]
		})]
	});
}
/** Begins sections where every kilometre has one price. */
function SplitButton({ path }) {
	const t = useText();
	const { draft, change } = useDraft();
	const { perKm = 0, ...others } = at(draft, path);
	if ("sections" in others) return null;
	const sections = [{
		upToKm: 5,
		perKm
	}, {
		upToKm: null,
		perKm
	}];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		small: true,
		onClick: () => change(path, {
			...others,
			sections
		}),
		children: t("citySplit")
	});
}
/** The tariff of another service, times a factor. */
function LikeFields({ path, others }) {
	const t = useText();
	const { change } = useDraft();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "city-fields",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceField, {
			path: [...path, "like"],
			label: t("cityLike"),
			choices: others.map((id) => ({
				id,
				text: id
			}))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
			path: [...path, "factor"],
			label: t("cityFactor")
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		small: true,
		onClick: () => change(path, {
			base: 0,
			perKm: 0,
			minimum: 0
		}),
		children: t("cityOwnTariff")
	})] });
}
/** What a service costs. @param others services with a tariff of their own, which this one may be like */
function TariffFields({ path, others }) {
	const t = useText();
	const { draft, currency, change } = useDraft();
	const of = (key) => [...path, key];
	if (at(draft, of("like")) !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LikeFields, {
		path,
		others
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "city-fields",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: of("base"),
						label: t("cityBase", { currency })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: of("includedKm"),
						label: t("cityIncludedKm")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Kilometres, { path }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: of("perMinute"),
						label: t("cityPerMinute", { currency })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: of("bookingFee"),
						label: t("cityBookingFee", { currency })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: of("minimum"),
						label: t("cityMinimum", { currency })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("surge"), "cap"],
						label: t("citySurge"),
						hint: t("citySurgeHint")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("commission"), "percent"],
						label: t("cityCommission")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("commission"), "perDay"],
						label: t("cityCommissionDay", { currency })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceField, {
						path: of("tolls"),
						label: t("cityTolls"),
						choices: tollRules.map((id) => ({
							id,
							text: t(tollTexts[id])
						}))
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(OptionalPart, {
				path: of("waiting"),
				label: t("cityWaiting"),
				first: {
					freeMinutes: 3,
					perMinute: 0,
					mostMinutes: 15
				},
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("waiting"), "freeMinutes"],
						label: t("cityFreeMinutes")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("waiting"), "perMinute"],
						label: t("cityWaitingMinute", { currency })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("waiting"), "mostMinutes"],
						label: t("cityMostMinutes")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(OptionalPart, {
				path: of("night"),
				label: t("cityNight"),
				first: {
					from: "22:00",
					to: "05:00",
					factor: 1.2
				},
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						path: [...of("night"), "from"],
						label: t("cityFrom"),
						type: "time"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						path: [...of("night"), "to"],
						label: t("cityTo"),
						type: "time"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("night"), "factor"],
						label: t("cityFactor")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(OptionalPart, {
				path: of("cancellation"),
				label: t("cityCancelling"),
				first: {
					freeMinutes: 3,
					fee: 0,
					noShowAfterMinutes: 5,
					noShowFee: 0,
					to: "driver"
				},
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("cancellation"), "freeMinutes"],
						label: t("cityFreeMinutes")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("cancellation"), "fee"],
						label: t("cityCancelFee", { currency })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("cancellation"), "noShowAfterMinutes"],
						label: t("cityNoShowAfter")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [...of("cancellation"), "noShowFee"],
						label: t("cityNoShowFee", { currency })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceField, {
						path: [...of("cancellation"), "to"],
						label: t("cityTakes"),
						choices: cancellationTakers.map((id) => ({
							id,
							text: t(takers[id])
						}))
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SplitButton, { path }), others.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => change(path, {
						like: others[0],
						factor: 1
					}),
					children: t("cityMakeLike")
				})]
			})
		]
	});
}
// packages/web/src/staff/markets/service-fields.tsx
var kindNames = {
	ride: "cityKindRide",
	shared: "cityKindShared",
	ladies_only: "cityKindLadies",
	scholar: "cityKindScholar",
	food: "cityKindFood",
	grocery: "cityKindGrocery",
	parcel: "cityKindParcel",
	large: "cityKindLarge"
};
/** The vehicles that senders choose from, each with what it changes of the price and how much it carries. */
function ParcelVehicles({ path }) {
	const t = useText();
	const { draft, change, currency } = useDraft();
	const now = at(draft, [...path, "vehicles"]);
	const terms = Array.isArray(now) ? Object.fromEntries(now.map((id) => [String(id), { factor: 1 }])) : now ?? {};
	const toggle = (id, on) => {
		const { [id]: _gone, ...others } = terms;
		change([...path, "vehicles"], on ? {
			...terms,
			[id]: { factor: 1 }
		} : others);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label",
				children: t("cityVehicles")
			}),
			goodsVehicleIds.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "city-part",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						children: t(vehicleNames[id])
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch$1, {
						on: id in terms,
						label: t(vehicleNames[id]),
						onChange: (on) => toggle(id, on)
					})]
				}), id in terms && !Array.isArray(now) ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "city-fields",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [
							...path,
							"vehicles",
							id,
							"factor"
						],
						label: t("cityFactor")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
						path: [
							...path,
							"vehicles",
							id,
							"maxKg"
						],
						label: t("cityMaxKg")
					})]
				}) : null]
			}, id)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(OptionalPart, {
				path: [...path, "weight"],
				label: t("cityWeight"),
				first: {
					aboveKg: 10,
					perKg: 0
				},
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
					path: [
						...path,
						"weight",
						"aboveKg"
					],
					label: t("cityAboveKg")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
					path: [
						...path,
						"weight",
						"perKg"
					],
					label: t("cityPerKg", { currency })
				})]
			})
		]
	});
}
function ServiceCard({ service, index, others }) {
	const t = useText();
	const { draft, change, wrong } = useDraft();
	const path = ["services", index];
	const isParcel = isOneOf(parcelKinds, service.kind);
	const vehicles = at(draft, [...path, "vehicles"]);
	const helmet = at(draft, [...path, "helmet"]) === true;
	const error = wrong([...path, "tariff"]) ?? wrong([...path, "vehicles"]) ?? wrong([...path, "id"]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc",
		"aria-label": service.id,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: service.id
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					icon: "x",
					onClick: () => change(path, void 0),
					children: t("cityServiceRemove")
				})]
			}),
			error === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				children: error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				line: t("cityServiceWhat"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "form",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceField, {
							path: [...path, "kind"],
							label: t("cityKind"),
							choices: serviceKinds.map((id) => ({
								id,
								text: t(kindNames[id])
							}))
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameFields, { path: [...path, "name"] }),
						isParcel ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelVehicles, { path }) : Array.isArray(vehicles) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ManyField, {
							path: [...path, "vehicles"],
							label: t("cityVehicles"),
							choices: vehicleTypes.map((id) => ({
								id,
								text: t(vehicleNames[id])
							}))
						}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "caption",
							children: t("cityVehiclesByDocument", { vehicles: (/* @__PURE__ */ keysOf(vehicles ?? {})).join(", ") })
						}),
						isOneOf(passengerKinds, service.kind) ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
							path: [...path, "seats"],
							label: t("citySeats")
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row spread",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "label",
								children: t("cityHelmet")
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch$1, {
								on: helmet,
								label: t("cityHelmet"),
								onChange: (on) => change([...path, "helmet"], on)
							})]
						})] }) : null
					]
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				line: t("cityTariff"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TariffFields, {
					path: [...path, "tariff"],
					others
				})
			})
		]
	});
}
/** One more thing that people ask for, by a name of its own. */
function NewService({ known, onAdd }) {
	const t = useText();
	const [id, setId] = (0, import_react.useState)("");
	const why = known.includes(id) ? t("cityServiceKnown") : isDocumentId(id) ? void 0 : t("cityServiceNeedsId");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "card doc",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("cityServiceId"),
			hint: t("cityServiceIdHint"),
			value: id,
			maxLength: 40,
			autoComplete: "off",
			onChange: (event) => setId(event.target.value)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			icon: "plus",
			why,
			onClick: () => {
				onAdd(id);
				setId("");
			},
			children: t("cityServiceAdd")
		})]
	});
}
/** What people and senders ask for in the city, and what it costs. */
function ServiceFields() {
	const t = useText();
	const { draft, change, wrong } = useDraft();
	const now = at(draft, ["services"]);
	const services = Array.isArray(now) ? now : [];
	const ownTariff = services.filter((_one, index) => at(draft, [
		"services",
		index,
		"tariff",
		"like"
	]) === void 0).map(({ id }) => id);
	const error = wrong(["services"]);
	const add = (id) => change(["services"], [...services, {
		id,
		kind: "ride",
		name: {},
		vehicles: ["sedan"],
		seats: 4,
		helmet: false,
		tariff: {
			base: 0,
			perKm: 0,
			minimum: 0
		}
	}]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			error === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				children: error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				"aria-label": t("cityTabServices"),
				children: services.map((service, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServiceCard, {
					service,
					index,
					others: ownTariff.filter((id) => id !== service.id)
				}, service.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewService, {
				known: services.map(({ id }) => id),
				onAdd: add
			})
		]
	});
}
// packages/web/src/staff/markets/whole-document.tsx
/** In blocks, but for lists of words and numbers: a corner is a line. */
function written(yaml, draft) {
	const document = new yaml.Document(draft);
	yaml.visit(document, { Seq(_key, node) {
		node.flow = node.items.length > 0 && node.items.every((item) => yaml.isScalar(item));
	} });
	return document.toString({
		lineWidth: 120,
		flowCollectionPadding: false
	});
}
/** The document as a text, for what no form covers. What is typed here becomes the document that the forms change. */
function WholeDocument({ onTake }) {
	const t = useText();
	const { draft } = useDraft();
	const [yaml, setYaml] = (0, import_react.useState)();
	const [text, setText] = (0, import_react.useState)();
	const [error, setError] = (0, import_react.useState)();
	(0, import_react.useEffect)(() => {
		import("./dist-BImBRxnz.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1)).then(setYaml);
	}, []);
	if (yaml === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption",
		children: t("loading")
	});
	const take = () => {
		try {
			const read = yaml.parse(text ?? "", { maxAliasCount: 10 });
			if (typeof read !== "object" || read === null || Array.isArray(read)) return setError(t("cityNoDocument"));
			onTake(read);
			setText(void 0);
			return setError(void 0);
		} catch (problem) {
			return setError(problem instanceof Error ? problem.message : t("cityNoDocument"));
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "form",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
			label: t("cityWhole"),
			hint: t("cityWholeHint"),
			className: "city-yaml",
			rows: 24,
			spellCheck: false,
			value: text ?? written(yaml, draft),
			error,
			onChange: (event) => setText(event.target.value)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row wrap",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				why: text === void 0 ? t("cityWholeAsIs") : void 0,
				onClick: take,
				children: t("cityWholeTake")
			}), text === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "plain",
				onClick: () => {
					setText(void 0);
					setError(void 0);
				},
				children: t("cityWholeLeave")
			})]
		})]
	});
}
// packages/web/src/staff/markets/edit-city.tsx
var views = [
	"general",
	"area",
	"places",
	"services",
	"orders",
	"whole"
];
var viewNames = {
	general: "cityTabGeneral",
	area: "cityTabArea",
	places: "cityTabPlaces",
	services: "cityTabServices",
	orders: "cityTabOrders",
	whole: "cityTabWhole"
};
var beginning = ({ edited, newest }) => ({
	draft: edited.document,
	base: newest,
	isChanged: false
});
/** The forms of a city. */
function EditCity({ file, edited, onEdit }) {
	const t = useText();
	const [view, setView] = (0, import_react.useState)("general");
	const [faults, setFaults] = (0, import_react.useState)(null);
	const { draft, base } = edited;
	const take = (next) => onEdit({
		...edited,
		draft: next,
		isChanged: true
	});
	const isOvertaken = file.newest !== base;
	const editing = {
		draft,
		currency: file.currency,
		change: (path, to) => take(put(draft, path, to)),
		wrong: (path) => fieldMessage(faults, path.join("."))
	};
	const later = new Date(file.edited.validFrom) > new Date(file.inForce?.validFrom ?? 0) && file.coming.length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EditingDocument, {
		value: editing,
		children: [
			isOvertaken ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "not-done",
				role: "alert",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("cityOvertaken", { number: file.newest }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => onEdit(beginning(file)),
					children: t("cityLoadTheirs", { number: file.newest })
				})]
			}) : null,
			later ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("cityEditsComing", { number: file.edited.number })
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "card doc",
				"aria-label": t("cityEdit"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
					label: t("cityEdit"),
					tabs: views.map((id) => ({
						id,
						text: t(viewNames[id])
					})),
					current: view,
					onChange: setView,
					children: view === "general" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneralFields, {}) : view === "area" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AreaFields, {}) : view === "places" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlacesFields, {}) : view === "services" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServiceFields, {}) : view === "orders" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrdersFields, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WholeDocument, { onTake: take })
				}), edited.isChanged ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "plain",
					onClick: () => onEdit(beginning(file)),
					children: t("cityDiscard")
				}) : null]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveVersion, {
				file,
				draft,
				base,
				onFaults: setFaults,
				onSaved: (saved) => onEdit(beginning(saved))
			})
		]
	});
}
// packages/web/src/staff/markets/version-line.tsx
/** A moment on the clocks of a city. */
var momentThere = (at, timeZone) => `${day(at)} ${clockTime(at, timeZone)}`;
/** A version in a line: its number, who wrote it, who published it, and why. */
function VersionLine({ version, timeZone }) {
	const t = useText();
	const { number, status, author, approver, alone, why, validFrom } = version;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack city-version",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong num",
					children: t("cityVersion", { number })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t({
						proposed: "cityVersionWaits",
						published: "cityVersionPublished",
						withdrawn: "cityVersionBack"
					}[status])
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					t("cityVersionFrom", { at: momentThere(validFrom, timeZone) }),
					" · ",
					author ?? t("auditCommandLine"),
					approver === null || alone ? null : ` · ${t("cityVersionApprover", { name: approver })}`,
					alone ? ` · ${t("cityVersionAlone")}` : null
				]
			}),
			why === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: why
			})
		]
	});
}
// packages/web/src/staff/markets/waiting-version.tsx
/** The version that waits for a second person: what it changes, who may publish it, and since when. */
function WaitingVersion({ file, waiting }) {
	const t = useText();
	const decide = useDecideVersion(file.id);
	const preview = usePreview(file.id);
	const look = (0, import_react.useEffectEvent)(() => preview.mutate({ document: waiting.document }));
	(0, import_react.useEffect)(() => look(), [waiting.number]);
	const { publishableFrom, isOwn, number } = waiting;
	const isOpen = publishableFrom !== null && new Date(publishableFrom).getTime() <= serverTime();
	const why = isOpen ? void 0 : publishableFrom === null ? t("cityNeedsOther") : t("cityAloneFrom", { at: momentThere(publishableFrom, file.timeZone) });
	const done = (text) => ({ onSuccess: () => toast({ title: text }) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("cityVersionWaiting"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("cityVersionWaiting")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VersionLine, {
				version: waiting,
				timeZone: file.timeZone
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Changes, { changes: waiting.changes }),
			preview.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreviewTables, {
				preview: preview.data,
				currency: file.currency,
				decimals: decimalsOf(waiting.document)
			}),
			isOwn && isOpen ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("cityAloneNote")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
					to: marketPaths.publish,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						busy: decide.isPending,
						why,
						onClick: () => decide.mutate({
							number,
							step: "publish"
						}, done(t("cityPublished", { number }))),
						children: t("cityPublish")
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
					to: marketPaths.withdraw,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						busy: decide.isPending,
						onClick: () => decide.mutate({
							number,
							step: "withdraw"
						}, done(t("cityTakenBack", { number }))),
						children: t("cityTakeBack")
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: decide })
		]
	});
}
// packages/web/src/staff/markets/city-screen.tsx
/** A city: whether it is open, what waits, its forms, and its versions. */
function City({ file }) {
	const t = useText();
	const [kept, setEdited] = (0, import_react.useState)(() => beginning(file));
	const edited = kept.isChanged ? kept : beginning(file);
	const statusSet = (set) => setEdited(kept.isChanged ? {
		...kept,
		base: set.newest,
		draft: {
			...kept.draft,
			status: set.status
		}
	} : beginning(set));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack city",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityStatus, {
				file,
				onSet: statusSet
			}),
			file.waiting === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingVersion, {
				file,
				waiting: file.waiting
			}, file.waiting.number),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: marketPaths.save,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditCity, {
					file,
					edited,
					onEdit: setEdited
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				line: t("cityVersions", { n: file.history.length }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "card list city-history",
					children: file.history.map((version) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VersionLine, {
						version,
						timeZone: file.timeZone
					}) }, version.number))
				})
			})
		]
	});
}
/** `/staff/cities/:id`. */
function CityScreen({ marketId }) {
	const t = useText();
	const market = useMarket(marketId);
	if (market.error instanceof ApiError && market.error.status === 404) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
		to: "/staff/cities",
		replace: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
		href: "/staff/cities",
		to: "sectionCities"
	}), market.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 120,
		count: 4
	}) : market.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void market.refetch()
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, { name: market.data.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(City, { file: market.data })] })] });
}
// packages/web/src/staff/markets/city-screens.tsx
/** The section of cities. */
function CityScreens() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Switch, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/cities",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CitiesScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/cities/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityScreen, { marketId: id }, id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
			to: "/staff/cities",
			replace: true
		}) })
	] });
}
export { CityScreens };
