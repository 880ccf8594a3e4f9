import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, f as IconButton, jt as require_react_dom, tt as useFetchedAhead } from "../prerender.mjs";
import { o as km } from "./format-sa5lnLJg.js";
import { i as useSavedPlaces, n as savedName, t as savedIcon } from "./saved-places-BSAnIFGt.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { a as useSearchCenter, t as lastPlaces } from "./search-center-C03eM9XG.js";
import { a as usePlaces } from "./places-B-AzpD6x.js";
// packages/rules/src/places/place-text.ts
/** How much may be typed or pasted into a place box: the links of maps are long. */
var PLACE_TEXT_LENGTH = 1e3;
/** An address of the web, with or without its scheme. */
var LINK = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S*/giu;
/** The first address of the web in a text. */
var linkIn = (text) => text.match(LINK)?.[0];
// packages/web/src/common/place-row.tsx
var import_react_dom = require_react_dom();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Comes while nobody has typed yet; meanwhile a place says where it is alone. */
var FoundPlace = lazyPart(async () => {
	const [{ FoundPlace }] = await Promise.all([import("./found-place-Cm_2sY7K.js"), enterRoom("places-kinds")]);
	return FoundPlace;
});
/** One of the suggestions: what it is, and how far from here. */
function PlaceRow({ id, option, isMarked, onChoose }) {
	const plain = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
		name: option.icon,
		size: 20
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: option.title }), option.note === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "caption",
		children: option.note
	})] })] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		id,
		role: "option",
		"aria-selected": isMarked,
		onPointerDown: (event) => event.preventDefault(),
		onClick: onChoose,
		children: [
			option.place === void 0 ? plain : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: plain,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoundPlace, { ...option.place })
			}),
			option.key === "map" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			}) : null,
			option.distance === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption num",
				children: option.distance
			})
		]
	});
}
// packages/web/src/common/rows-to-come.tsx
/** Places that are on their way, in the shape of their rows. */
function RowsToCome() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "place-rows",
		"aria-hidden": "true",
		children: Array.from({ length: 6 }, (_, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" })
		] }, i))
	});
}
// packages/web/src/common/place-search.tsx
var PinDialog = lazyPart(async () => {
	const [{ PinDialog }] = await Promise.all([import("./map-pin-dialog-dkKFyT6K.js").then((n) => n.n), enterRoom("places-pin")]);
	return PinDialog;
});
/** Letters of a text that are said again: a pasted link is long. */
var SHOWN_LETTERS = 60;
var shortened = (text) => text.length <= SHOWN_LETTERS ? text : `${text.slice(0, 59)}…`;
var byDistance = (places) => places.toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0));
/**
* A place box with suggestions, nearest first, and the map for every place that no list has: a combobox that works by
* keyboard, finger and screen reader.
*/
function PlaceSearch(props) {
	const { label, value, placeholder, chosen, from, isPickup = false, problemId, onCurrentLocation, onText, onChoose, onSubmit, page } = props;
	const t = useText();
	const id = (0, import_react.useId)();
	const input = (0, import_react.useRef)(null);
	const [droppedDown, setDroppedDown] = (0, import_react.useState)(false);
	const open = page?.open ?? droppedDown;
	const setOpen = (next) => {
		if (page === void 0) setDroppedDown(next);
		else if (next) page.onOpen();
		else page.onClose();
	};
	const [active, setActive] = (0, import_react.useState)(0);
	const [isMarked, setMarked] = (0, import_react.useState)(false);
	const [isTyped, setTyped] = (0, import_react.useState)(false);
	const [pinFor, setPinFor] = (0, import_react.useState)();
	useFetchedAhead(PinDialog, open);
	useFetchedAhead(FoundPlace, open);
	const phone = useSearchCenter();
	const point = from ?? phone.point;
	const whence = from != null || phone.name === void 0 ? t("placesNearby") : t("placesNear", { place: phone.name });
	const typed = isTyped ? value.trim() : "";
	const isLink = linkIn(typed) !== void 0;
	const words = isLink ? "" : typed;
	const text = (0, import_react.useDeferredValue)(open ? typed : "");
	const { data, isPlaceholderData, isLoading } = usePlaces(text, point, from ?? void 0, open);
	const isSettled = data !== void 0 && !isPlaceholderData && text === typed;
	const last = lastPlaces.use();
	const { data: saved = [] } = useSavedPlaces();
	const take = (place) => {
		setTyped(false);
		onChoose(place);
	};
	const options = [];
	if (onCurrentLocation !== void 0) options.push({
		key: "here",
		icon: "locate",
		title: t("currentLocation"),
		choose: () => (setTyped(false), onCurrentLocation())
	});
	let first = options.length;
	for (const place of saved) {
		const title = savedName(t, place);
		const { id: savedId, address, lat, lng } = place;
		if (address !== from?.address && `${title} ${address}`.toLowerCase().includes(typed.toLowerCase())) options.push({
			key: `saved ${savedId}`,
			icon: savedIcon(place),
			title,
			note: address,
			choose: () => take({
				lat,
				lng,
				address
			})
		});
	}
	if (typed === "") {
		for (const place of last) if (place.address !== from?.address && !saved.some(({ address }) => address === place.address)) options.push({
			key: `last ${place.address}`,
			icon: "clock",
			title: place.address,
			choose: () => take(place)
		});
	}
	const toMap = () => ({
		key: "map",
		icon: "pin",
		title: t(words === "" ? "placeOnMap" : "placePin"),
		...words === "" ? {} : { note: t("placePinNote", { text: shortened(words) }) },
		choose: () => setPinFor(words)
	});
	if (typed === "") options.push(toMap());
	const own = options.length;
	if (typed === "") first = own;
	const places = data?.places ?? [];
	for (const { id: key, name, kind, area, lat, lng, distanceMeters } of typed === "" ? byDistance(places) : places) options.push({
		key,
		icon: "pin",
		title: name,
		note: area,
		place: {
			name,
			kind,
			area
		},
		...distanceMeters === null ? {} : { distance: km(distanceMeters / 1e3) },
		choose: () => take({
			lat,
			lng,
			address: area === "" ? name : `${name}, ${area}`
		})
	});
	const found = options.length - first;
	if (typed !== "") options.push(toMap());
	const type = (text) => {
		setTyped(true);
		onText(text);
		setOpen(true);
		setActive(0);
		setMarked(false);
	};
	const mark = (i) => {
		setOpen(true);
		setActive(i);
		setMarked(true);
		document.getElementById(`${id}-${i}`)?.scrollIntoView({ block: "nearest" });
	};
	const choose = (i) => {
		setOpen(false);
		input.current?.blur();
		options[i]?.choose();
	};
	const enter = () => {
		const marked = isMarked ? active : Math.max(active, first);
		if (open && isMarked && typed === "") choose(active);
		else if (!open || typed === "") onSubmit?.();
		else if (isSettled || marked < own) choose(found === 0 ? options.length - 1 : marked);
	};
	const row = (option, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceRow, {
		id: `${id}-${i}`,
		option,
		isMarked: isMarked && active === i,
		onChoose: () => choose(i)
	}, option.key);
	const list = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "place-list",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption place-note",
				role: "status",
				children: typed === "" ? "" : !(isSettled && typed !== "" && found === 0) ? t("placesFound") : isLink ? t("placeLinkUnread") : t("placeNone", { text: shortened(typed) })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				id: `${id}-list`,
				role: "listbox",
				"aria-label": label,
				children: [
					options.slice(0, own).map(row),
					typed === "" && (found > 0 || isLoading) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
						className: "caption place-note",
						role: "presentation",
						children: whence
					}) : null,
					options.slice(own).map((option, i) => row(option, own + i))
				]
			}),
			isLoading ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsToCome, {}) : null
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "place-search",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
					className: "address-label",
					htmlFor: id,
					children: label
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					ref: input,
					id,
					className: "address-value",
					role: "combobox",
					"aria-expanded": open,
					"aria-controls": `${id}-list`,
					"aria-activedescendant": open && isMarked ? `${id}-${active}` : void 0,
					"aria-autocomplete": "list",
					"aria-invalid": problemId === void 0 ? void 0 : true,
					"aria-describedby": problemId,
					autoComplete: "off",
					placeholder,
					value,
					maxLength: PLACE_TEXT_LENGTH,
					onFocus: (event) => {
						setOpen(true);
						setActive(0);
						setMarked(false);
						event.target.select();
					},
					onBlur: () => setDroppedDown(false),
					onChange: (event) => type(event.target.value),
					onPaste: (event) => {
						const lines = event.clipboardData.getData("text").split(/\s*\n\s*/);
						if (lines.length === 1) return;
						event.preventDefault();
						type(lines.join(", ").slice(0, PLACE_TEXT_LENGTH));
					},
					onKeyDown: (event) => {
						if (event.key === "ArrowDown" || event.key === "ArrowUp") {
							event.preventDefault();
							const down = event.key === "ArrowDown";
							mark(((isMarked ? active : down ? -1 : 0) + (down ? 1 : options.length - 1)) % options.length);
						} else if (event.key === "Enter") {
							event.preventDefault();
							enter();
						} else if (event.key === "Escape") setOpen(false);
					}
				}),
				open && page === void 0 ? list : null
			]
		}),
		open && page?.list != null ? (0, import_react_dom.createPortal)(list, page.list) : null,
		page !== void 0 && open && value !== "" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			label: t("clearText"),
			icon: "x",
			onClick: () => {
				type("");
				input.current?.focus();
			}
		}) : null,
		isPickup && chosen !== null && !open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			label: t("pinMove"),
			icon: "pin",
			onClick: () => setPinFor("")
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: null,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinDialog, {
				open: pinFor !== void 0,
				text: pinFor ?? "",
				start: chosen ?? point,
				isPickup,
				onClose: () => setPinFor(void 0),
				onUse: (place) => {
					setPinFor(void 0);
					take(place);
				}
			})
		})
	] });
}
export { PlaceSearch as t };
