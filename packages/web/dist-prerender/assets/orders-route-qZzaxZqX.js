import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { TripChatButton } from "./trip-chat-BtITtGdu.js";
import { t as renewOrders } from "./api-DNGlBwYr.js";
import { n as OrdersScreen, r as OrderPage } from "./orders-screen-CK4LUCBB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart } from "../prerender.mjs";
import { n as enterRoom } from "./text-eXX5ZUHI.js";
import { t as RatingForm } from "./rating-form-DCgv2b5y.js";
import { t as ShareTile } from "./sharing-panel-CXU_I56x.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/app/orders-route.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Only who has got their goods says something of the courier. */
var MarkOther = lazyPart(async () => {
	const [{ MarkOther }] = await Promise.all([import("./mark-other-o4GPP66n.js"), enterRoom("rides-after")]);
	return MarkOther;
});
/** What other rooms give an order: chat with the courier, sharing where it is, rating and choosing who brought it. */
var parts = {
	tiles: (rideId, name) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripChatButton, {
		rideId,
		name,
		tile: true
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareTile, { rideId })] }),
	rating: ({ trip }) => trip?.courier == null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RatingForm, {
		ride: {
			id: trip.rideId,
			myRating: trip.myRating
		},
		name: trip.courier.name,
		isDelivery: true,
		onRated: renewOrders
	}), trip.status === "completed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list act-rows order-marks",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarkOther, {
				ride: {
					id: trip.rideId,
					myMark: trip.myMark
				},
				isDriver: false,
				isCourier: true,
				name: trip.courier.name,
				onMarked: renewOrders
			})
		})
	}) : null] })
};
/** `/orders`, with the chat between a customer and the courier. */
function Orders() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrdersScreen, { parts });
}
/** One order beside a list, with all that its own screen has. */
function OrderDetail({ orderId }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderPage, {
		orderId,
		parts
	}, orderId);
}
export { OrderDetail, Orders };
