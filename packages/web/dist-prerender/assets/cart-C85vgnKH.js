import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { u as personalStored } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { A as callApi, D as queryClient, Dt as toWire, d as Button, wt as fromWire } from "../prerender.mjs";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as QUOTE_RENEW_MS } from "./quote-life-sORycOe9.js";
import { t as orderPaths } from "./paths-KC3zm8KK.js";
import { i as namePoint, n as currentPosition, r as mayLocate } from "./places-B-AzpD6x.js";
import { a as exactly, i as exact, o as rounded, s as times } from "./market-fare-ChsEkkrz.js";
import "./services-CUdvMfKq.js";
import { t as clientNumber } from "./order-life-j3LJ38LQ.js";
// packages/contract/src/catalogue/paths.ts
var cataloguePaths = {
	restaurants: "GET /api/restaurants",
	menuItems: "GET /api/menu-items",
	menuItemsOf: "GET /api/menu-items/:restaurantId",
	stores: "GET /api/grocery/stores",
	categories: "GET /api/grocery/categories",
	products: "GET /api/grocery/products",
	searchGoods: "GET /api/catalogue/search"
};
// packages/rules/src/catalogue/basket.ts
/** Sum of a basket, in minor units. */
var basketMinor = (lines) => lines.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0);
/** Adds one of an item, or begins its line at 1 (spec: operations §4). */
function addOne(lines, line) {
	return lines.some(({ key }) => key === line.key) ? lines.map((known) => known.key === line.key ? {
		...known,
		quantity: known.quantity + 1
	} : known) : [...lines, {
		...line,
		quantity: 1
	}];
}
/** Takes one away; the line ends at none (spec: operations §4). */
function takeOne(lines, key) {
	return lines.flatMap((line) => line.key !== key ? [line] : line.quantity <= 1 ? [] : [{
		...line,
		quantity: line.quantity - 1
	}]);
}
// packages/rules/src/markets/order-terms.ts
/** Part of an amount, half up to what the market shows: whole units where it shows no decimals. */
function percentOf(amountMinor, percent, decimals) {
	const step = decimals === 0 ? 100 : 1;
	return rounded(times(times(exact(amountMinor), exactly(percent)), exact(1, 100 * step))) * step;
}
/** What the service of an order with these goods costs, in minor units. */
function serviceFeeMinor({ percent, leastMinor, mostMinor }, itemsMinor, decimals) {
	return Math.min(mostMinor ?? Infinity, Math.max(leastMinor, percentOf(itemsMinor, percent, decimals)));
}
// packages/web/src/catalogue/price-with.ts
/** An item's price with its extras. */
function priceWith(price, extras) {
	return toWire((fromWire(price) ?? 0) + extras.reduce((sum, extra) => sum + (fromWire(extra.price) ?? 0), 0));
}
// packages/web/src/catalogue/again.ts
var dishAsGoods = ({ id, price, isAvailable, extras }) => ({
	id,
	price,
	isThere: isAvailable,
	extras
});
var productAsGoods = ({ id, price, inStock }) => ({
	id,
	price,
	isThere: inStock,
	extras: []
});
function lineAgain(ordered, goods) {
	const { itemId, name, unit, quantity, note, substitution } = ordered;
	if (goods === void 0 || !goods.isThere) return {
		name,
		quantity,
		line: null,
		before: null,
		without: []
	};
	const extras = goods.extras.filter((extra) => ordered.extras.includes(extra.name));
	const names = extras.map((extra) => extra.name);
	const price = priceWith(goods.price, extras);
	return {
		name,
		quantity,
		line: {
			key: [itemId, ...names].join("|"),
			itemId,
			name,
			unit,
			price,
			quantity,
			extras: names,
			note,
			substitution
		},
		before: fromWire(price) === fromWire(ordered.price) ? null : ordered.price,
		without: ordered.extras.filter((extra) => !names.includes(extra))
	};
}
/** Each line of an earlier order as it can be had now. */
var orderAgain = (order, goods) => order.lines.map((line) => lineAgain(line, goods.find(({ id }) => id === line.itemId)));
/** What the lines that can be had cost together now. */
var sumAgain = (lines) => toWire(lines.reduce((sum, { line }) => sum + (line === null ? 0 : (fromWire(line.price) ?? 0) * line.quantity), 0));
/** Whether each line can be had as it was, at the price it had. */
var isSameAgain = (lines) => lines.length > 0 && lines.every(({ line, before, without }) => line !== null && before === null && without.length === 0);
// packages/web/src/catalogue/cart.ts
/** A store as the cart keeps it. @param at the whole store, where it is known */
var shopOf = ({ id, name, countryId, deliveryFee, terms }, at) => ({
	kind: "grocery",
	id,
	name,
	countryId,
	deliveryFee,
	terms,
	...at === void 0 ? {} : {
		minutes: String(at.averageDeliveryTime),
		place: {
			lat: at.latitude,
			lng: at.longitude,
			address: at.address
		}
	}
});
function decode$1(text) {
	try {
		const cart = JSON.parse(text);
		return typeof cart.shop.id === "number" && "terms" in cart.shop && Array.isArray(cart.lines) ? cart : void 0;
	} catch {
		return;
	}
}
/** Kept on the phone until it is ordered. */
var cart = personalStored("cart", null, decode$1, (value) => value === null ? null : JSON.stringify(value));
/** Whether something of another shop lies in the cart. */
var isOther = (shop) => {
	const now = cart.get();
	return now !== null && now.lines.length > 0 && (now.shop.id !== shop.id || now.shop.kind !== shop.kind);
};
var set = (shop, lines) => cart.set(lines.length === 0 ? null : {
	shop,
	lines
});
var linesOf = (shop) => {
	const now = cart.get();
	return now !== null && now.shop.id === shop.id && now.shop.kind === shop.kind ? now.lines : [];
};
/** Adds one; what lay there of another shop goes. */
var add = (shop, line) => set(shop, addOne(linesOf(shop), {
	...line,
	quantity: 0
}));
/** Adds several lines with their numbers, as many of each as an order may hold; what lay there of another shop goes. */
function addAll(shop, lines) {
	const all = new Map(linesOf(shop).map((line) => [line.key, line]));
	for (const line of lines) {
		const before = all.get(line.key);
		const quantity = Math.min(50, line.quantity + (before?.quantity ?? 0));
		all.set(line.key, {
			...before ?? line,
			price: line.price,
			quantity
		});
	}
	set(shop, [...all.values()].slice(0, 60));
}
var take = (shop, key) => set(shop, takeOne(linesOf(shop), key));
var change = (shop, key, changes) => set(shop, linesOf(shop).map((line) => line.key === key ? {
	...line,
	...changes
} : line));
/** Takes over what the server says of prices, of the market's terms and of what is gone. */
function renew(basket) {
	const now = cart.get();
	if (now === null) return;
	const lines = now.lines.flatMap((line, i) => {
		const priced = basket.lines[i];
		if (priced === void 0) return [line];
		if (priced.price === null || priced.left === 0) return [];
		return [{
			...line,
			price: priced.price,
			quantity: priced.left === null ? line.quantity : Math.min(line.quantity, priced.left)
		}];
	});
	set({
		...now.shop,
		deliveryFee: basket.deliveryFee,
		terms: basket.terms
	}, lines);
}
var countOf = (value) => value === null ? 0 : value.lines.reduce((sum, line) => sum + line.quantity, 0);
// packages/web/src/catalogue/delivery-place.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function decode(text) {
	try {
		const place = JSON.parse(text);
		return typeof place.lat === "number" && typeof place.lng === "number" && typeof place.address === "string" ? place : void 0;
	} catch {
		return;
	}
}
/** Where it is brought: the place that was used last. */
var deliveryPlace = personalStored("delivery-place", null, decode, (value) => value === null ? null : JSON.stringify(value));
async function takeWhereThePhoneIs() {
	const point = await mayLocate() ? await currentPosition() : void 0;
	if (point === void 0) return;
	const found = await namePoint(point);
	if (deliveryPlace.get() === null) deliveryPlace.set(found);
}
var asked;
/** The place, at first where the phone is, if it tells without asking. */
function useDeliveryPlace() {
	const place = deliveryPlace.use();
	(0, import_react.useEffect)(() => {
		if (place === null) asked ??= takeWhereThePhoneIs();
	}, [place]);
	return place;
}
/** A place that the phone tells without asking is there within this time; who has none by then is asked. */
var SOON_MS = 2500;
/** Whether the place may still come by itself. */
function usePlaceComes() {
	const place = useDeliveryPlace();
	const [isOver, setOver] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		const end = () => setOver(true);
		const timer = setTimeout(end, SOON_MS);
		asked?.then(end, end);
		return () => clearTimeout(timer);
	}, []);
	return place === null && !isOver;
}
// packages/web/src/catalogue/api.ts
var at = (place) => place === null ? {} : {
	lat: String(place.lat),
	lng: String(place.lng)
};
var useRestaurants = (place, enabled) => useQuery({
	enabled,
	queryKey: [
		cataloguePaths.restaurants,
		place?.lat,
		place?.lng
	],
	queryFn: () => callApi(cataloguePaths.restaurants, { query: at(place) }),
	staleTime: 6e4
});
var useMenu = (restaurantId) => useQuery({
	queryKey: [cataloguePaths.menuItems, restaurantId],
	queryFn: () => callApi(cataloguePaths.menuItems, { query: { restaurantId: String(restaurantId) } }),
	staleTime: 3e4
});
var useStores = (place) => useQuery({
	queryKey: [
		cataloguePaths.stores,
		place.lat,
		place.lng
	],
	queryFn: () => callApi(cataloguePaths.stores, { query: {
		lat: String(place.lat),
		lng: String(place.lng)
	} }),
	staleTime: 6e4
});
var useCategories = (storeId) => useQuery({
	queryKey: [cataloguePaths.categories, storeId],
	queryFn: () => callApi(cataloguePaths.categories, { query: { storeId: String(storeId) } })
});
var useProducts = (storeId, categoryId, search) => useQuery({
	queryKey: [
		cataloguePaths.products,
		storeId,
		categoryId,
		search
	],
	queryFn: () => callApi(cataloguePaths.products, { query: {
		storeId: String(storeId),
		...categoryId === "" ? {} : { categoryId },
		...search === "" ? {} : { search }
	} }),
	staleTime: 3e4,
	placeholderData: (before) => before
});
/** Fewer letters than this are like everything. */
var SEARCHED_FROM = 2;
/** What all shops that deliver to a place have of what was typed. */
var useFoundGoods = (kind, place, search) => useQuery({
	enabled: search.length >= SEARCHED_FROM,
	queryKey: [
		cataloguePaths.searchGoods,
		kind,
		place.lat,
		place.lng,
		search
	],
	queryFn: () => callApi(cataloguePaths.searchGoods, { query: {
		kind,
		search,
		lat: String(place.lat),
		lng: String(place.lng)
	} }),
	staleTime: 3e4
});
/** What a shop has of the things of an order; those beyond the first shelves are looked for by name. */
async function goodsOf(kind, shopId, lines) {
	if (kind === "food") return (await callApi(cataloguePaths.menuItems, { query: { restaurantId: String(shopId) } })).map(dishAsGoods);
	const shelf = (search) => callApi(cataloguePaths.products, { query: {
		storeId: String(shopId),
		...search
	} });
	const { products } = await shelf({});
	const known = new Set(products.map(({ id }) => id));
	const others = lines.filter(({ itemId }) => !known.has(itemId)).map(({ name }) => shelf({ search: name.slice(0, 80) }));
	return [...products, ...(await Promise.all(others)).flatMap((found) => found.products)].map(productAsGoods);
}
/** The shop of an order as it is now: null where it no longer delivers to where the order went. */
async function shopAgain(kind, shopId, place) {
	const query = {
		lat: String(place.lat),
		lng: String(place.lng)
	};
	const store = kind === "food" ? void 0 : (await callApi(cataloguePaths.stores, { query })).stores.find(({ id }) => id === shopId);
	const found = kind === "food" ? (await callApi(cataloguePaths.restaurants, { query })).find(({ id }) => id === shopId) : store;
	if (found === void 0) return null;
	const { id, name, countryId, deliveryFee, terms } = found;
	const minutes = "estimatedDeliveryTime" in found ? found.estimatedDeliveryTime : String(found.averageDeliveryTime);
	return {
		shop: store === void 0 ? {
			kind: "food",
			id,
			name,
			countryId,
			deliveryFee,
			terms,
			minutes
		} : shopOf(store, store),
		closed: found.isOpen ? null : found
	};
}
/** An order of a shop, held against what the shop has now. `closed`: null while it is open, else when it opens. */
async function findAgain(orderId) {
	const order = await callApi(orderPaths.getOrder, { params: { id: String(orderId) } });
	const { kind, merchant, countryId, dropoff } = order;
	if (merchant === null || kind === "parcel") throw new Error("a parcel has no shop");
	const now = await shopAgain(kind, merchant.id, deliveryPlace.get() ?? dropoff);
	const lines = now === null ? [] : orderAgain(order, await goodsOf(kind, merchant.id, order.lines));
	return {
		name: merchant.name,
		kind,
		countryId,
		dropoff,
		lines,
		shop: now?.shop ?? null,
		closed: now?.closed ?? null
	};
}
/** What it costs to bring something of a shop to a place, and by which terms; asked again before it ceases to hold. */
var useDeliveryQuote = (merchantId, place) => useQuery({
	enabled: place !== null,
	queryKey: [
		orderPaths.quoteDelivery,
		merchantId,
		place?.lat,
		place?.lng
	],
	queryFn: () => callApi(orderPaths.quoteDelivery, { body: {
		merchantId,
		deliveryLocation: {
			lat: place?.lat ?? 0,
			lng: place?.lng ?? 0
		}
	} }),
	staleTime: QUOTE_RENEW_MS,
	refetchInterval: QUOTE_RENEW_MS
});
/** Asks for the price of the way again after it was refused. */
var renewDeliveryQuotes = () => void queryClient.invalidateQueries({ queryKey: [orderPaths.quoteDelivery] });
/** The fee as the rules reckon it. */
var feeOf = ({ serviceFee: { percent, least, most } }) => ({
	percent,
	leastMinor: fromWire(least) ?? 0,
	mostMinor: most === null ? null : fromWire(most) ?? 0
});
/** What a cart costs as the person sees it; the server has the last word (spec: operations §9). @param deliveryFee as it was quoted */
function sumsOf({ shop, lines }, deliveryFee = shop.deliveryFee) {
	const items = basketMinor(lines.map(({ price, quantity }) => ({
		unitMinor: fromWire(price) ?? 0,
		quantity
	})));
	const delivery = fromWire(deliveryFee) ?? 0;
	const service = serviceFeeMinor(feeOf(shop.terms), items, shop.terms.decimals);
	return {
		subtotal: toWire(items),
		deliveryFee: toWire(delivery),
		serviceFee: toWire(service),
		totalAmount: toWire(items + delivery + service)
	};
}
var newNumber = (kind) => clientNumber(kind, Date.now());
function send({ cart, sums: shown, quoteId, customerId, place, note, shoppingInstructions, paymentMethod, orderNumber }) {
	const { shop, lines } = cart;
	const { serviceFee, subtotal, deliveryFee, totalAmount } = shown;
	const sums = {
		subtotal,
		deliveryFee,
		totalAmount
	};
	const quoted = quoteId === void 0 ? {} : { quoteId };
	const to = {
		lat: place.lat,
		lng: place.lng,
		address: place.address
	};
	if (shop.kind === "food") {
		const items = lines.map(({ itemId: menuItemId, quantity, price, note: specialInstructions, extras }) => ({
			menuItemId,
			quantity,
			price,
			specialInstructions,
			extras: [...extras]
		}));
		const body = {
			customerId,
			restaurantId: shop.id,
			items,
			...sums,
			serviceFee,
			...quoted,
			paymentMethod,
			orderNumber,
			deliveryAddress: to,
			note
		};
		return callApi(orderPaths.placeFood, { body });
	}
	const items = lines.map(({ itemId: productId, quantity, price, substitution }) => ({
		productId,
		quantity,
		price,
		substitution
	}));
	const deliveryAddress = {
		...to,
		deliveryInstructions: note
	};
	const body = {
		storeId: shop.id,
		items,
		...sums,
		serviceFee,
		...quoted,
		deliveryAddress,
		...shop.place === void 0 ? {} : { storeAddress: shop.place },
		paymentMethod,
		orderNumber,
		shoppingInstructions,
		substitutionPreference: "allow"
	};
	return callApi(orderPaths.placeGroceries, { body });
}
var usePlaceOrder = () => useMutation({
	mutationFn: send,
	onSuccess: () => queryClient.invalidateQueries({ queryKey: [orderPaths.listOrders] })
});
// packages/web/src/catalogue/start-over.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Asks before the cart of another shop is given up. */
function useStartOver(shop) {
	const t = useText();
	const [waiting, setWaiting] = (0, import_react.useState)(null);
	return {
		ask: (go) => isOther(shop) ? setWaiting(() => go) : go(),
		dialog: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
			open: waiting !== null,
			onClose: () => setWaiting(null),
			title: t("cartOtherTitle"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("cartOther", { name: cart.get()?.shop.name ?? "" }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				onClick: () => {
					cart.set(null);
					waiting?.();
					setWaiting(null);
				},
				children: t("cartStartOver")
			})]
		})
	};
}
export { shopOf as C, priceWith as D, sumAgain as E, renew as S, isSameAgain as T, add as _, sumsOf as a, change as b, useFoundGoods as c, useProducts as d, useRestaurants as f, usePlaceComes as g, useDeliveryPlace as h, renewDeliveryQuotes as i, useMenu as l, deliveryPlace as m, findAgain as n, useCategories as o, useStores as p, newNumber as r, useDeliveryQuote as s, useStartOver as t, usePlaceOrder as u, addAll as v, take as w, countOf as x, cart as y };
