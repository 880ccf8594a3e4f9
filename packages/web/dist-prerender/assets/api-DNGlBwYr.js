import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as orderPaths } from "./paths-KC3zm8KK.js";
import { r as isLiveOrder } from "./order-life-j3LJ38LQ.js";
import { t as QUOTE_RENEW_MS } from "./quote-life-sORycOe9.js";
import { A as callApi, D as queryClient, E as cacheNewest, b as useLivePolling, x as useStreamEvent } from "../prerender.mjs";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
// packages/web/src/orders/api.ts
/** Where the courier is comes by asking; all else is told by the stream. */
var MOVING_MS = 5e3;
var LIST_MS = 1e4;
/** In a list the courier's minutes are said in steps of five: so often is soon enough, and no change tells of them. */
var DRIVEN_MS = 3e4;
var listKey = [orderPaths.listOrders];
var oneKey = (id) => [orderPaths.getOrder, id];
/** The newer version of an order wins. */
function cacheOrder(order) {
	cacheNewest(oneKey(order.id), (known) => known !== void 0 && known.version > order.version ? known : order);
	cacheNewest(listKey, (list) => list === void 0 || !list.some(({ id }) => id === order.id) ? list : list.map((row) => row.id === order.id && row.version <= order.version ? order : row));
}
var take = ({ order }) => cacheOrder(order);
var askAgain = () => void queryClient.invalidateQueries({ queryKey: listKey });
function useOrderEvents() {
	useStreamEvent("order", take);
	useStreamEvent("hello", askAgain);
}
/** The person's orders of every kind, newest first; polled without a stream while one of them is under way. Without a network the last ones known. */
function useOrders() {
	useOrderEvents();
	const polling = useLivePolling(LIST_MS);
	return useQuery({
		...cachedQuery(listKey, () => callApi(orderPaths.listOrders)),
		staleTime: 0,
		refetchInterval: ({ state }) => {
			const live = state.data?.filter(({ status }) => isLiveOrder(status)) ?? [];
			if (live.length === 0) return false;
			return polling || live.some(({ status }) => status === "picked_up") && DRIVEN_MS;
		}
	});
}
/** One order; asked for every few seconds while a courier moves. Without a network what was last known: the PIN for the door. */
function useOrder(id) {
	useOrderEvents();
	return useQuery({
		...cachedQuery(oneKey(id), () => callApi(orderPaths.getOrder, { params: { id: String(id) } })),
		staleTime: 0,
		refetchInterval: ({ state }) => state.data !== void 0 && isLiveOrder(state.data.status) ? MOVING_MS : false
	});
}
var change = (key) => function useChange() {
	return useMutation({
		mutationFn: (id) => callApi(key, { params: { id: String(id) } }),
		onSuccess: cacheOrder
	});
};
var useCancelOrder = change(orderPaths.cancelOrder);
var useConfirmHandover = change(orderPaths.confirmHandover);
/** Asks for orders again after what belongs to them was changed elsewhere. */
var renewOrders = () => void queryClient.invalidateQueries({ queryKey: [orderPaths.getOrder] });
var useRateMerchant = () => useMutation({
	mutationFn: ({ id, rating }) => callApi(orderPaths.rateMerchant, {
		params: { id: String(id) },
		body: { rating }
	}),
	onSuccess: cacheOrder
});
var useRateLine = () => useMutation({
	mutationFn: ({ id, lineId, ...body }) => callApi(orderPaths.rateLine, {
		params: {
			id: String(id),
			lineId: String(lineId)
		},
		body
	}),
	onSuccess: cacheOrder
});
/** What the market offers for a parcel, with each vehicle's price once it is known what it is; asked again before the prices cease to hold. */
var useParcelQuote = ({ pickup, dropoff, packageType, kg, isFragile }) => useQuery({
	enabled: pickup !== null && dropoff !== null,
	queryKey: [
		orderPaths.quoteParcel,
		pickup,
		dropoff,
		packageType,
		kg,
		isFragile
	],
	queryFn: () => callApi(orderPaths.quoteParcel, { body: {
		pickupLocation: pickup ?? {
			lat: 0,
			lng: 0
		},
		dropoffLocation: dropoff ?? {
			lat: 0,
			lng: 0
		},
		...packageType === null || kg === null ? {} : {
			packageType,
			weight: kg
		},
		isFragile
	} }),
	staleTime: QUOTE_RENEW_MS,
	refetchInterval: QUOTE_RENEW_MS,
	placeholderData: (before, query) => JSON.stringify(query?.queryKey.slice(1, 3)) === JSON.stringify([pickup, dropoff]) ? before : void 0
});
/** Asks for prices again after one was refused. */
var renewParcelQuotes = () => void queryClient.invalidateQueries({ queryKey: [orderPaths.quoteParcel] });
var useRequestParcel = () => useMutation({
	mutationFn: (body) => callApi(orderPaths.requestParcel, { body }),
	onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey })
});
export { useOrder as a, useRateLine as c, useConfirmHandover as i, useRateMerchant as l, renewParcelQuotes as n, useOrders as o, useCancelOrder as r, useParcelQuote as s, renewOrders as t, useRequestParcel as u };
