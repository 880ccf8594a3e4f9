import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as handedOverStatuses, r as isLiveOrder, t as clientNumber } from "./order-life-j3LJ38LQ.js";
import { P as serverMessage, Z as toast, c as EmptyState, ct as useLocation, d as Button, it as Link, l as ErrorCard, u as Skeleton, ut as useSearch } from "../prerender.mjs";
import { t as GoodsArt } from "./goods-art-BRh60aOT.js";
import { c as money, i as day, n as clockTime, o as km, s as methodNames } from "./format-sa5lnLJg.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { a as useOrder, c as useRateLine, i as useConfirmHandover, l as useRateMerchant, n as renewParcelQuotes, o as useOrders, r as useCancelOrder, s as useParcelQuote, u as useRequestParcel } from "./api-DNGlBwYr.js";
import { t as arrivalText } from "./arrival-CgydU7SU.js";
import { i as packageNames, n as orderName, o as statusName, s as vehicleKind, t as kindIcons } from "./names-CUH5J7OZ.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { t as CarTicket } from "./car-ticket-CJSSpSbb.js";
import { n as secondsRange } from "./minute-range-BHxIUHo5.js";
import { n as ActionTiles, r as LinkTile } from "./action-tile-Bbb4cx40.js";
import { i as Stars, t as Avatar } from "./person-Dzr6m2qL.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import "./payment-BSs0eHWe.js";
import { t as TaxLines } from "./tax-lines-CBajhJLk.js";
import { t as parcelLineText } from "./parcel-line-text-CxZtYhDx.js";
import { D as isOneOf } from "./preferences-D2yk24TH.js";
import { t as lineTagNames } from "./line-tag-names-AtUoXeiL.js";
/* empty css              */
// packages/web/src/orders/courier-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Where the courier is, and where the goods go next. */
function CourierMap({ order, position }) {
	const hasGoods = order.status === "picked_up" || order.status === "returning";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "order-map",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
			vehicle: { ...position },
			pickup: hasGoods ? void 0 : order.pickup,
			dropoff: order.status === "returning" ? order.pickup : order.dropoff
		})
	});
}
/** Who brings it: on the map, by plate and vehicle, by name, with calling, writing and sharing one tap away. */
function CourierCard({ order, tiles }) {
	const t = useText();
	const { trip } = order;
	if (trip?.courier == null || !isLiveOrder(order.status)) return null;
	const { courier, position, eta } = trip;
	const vehicle = courier.vehicleInfo;
	const kind = vehicle === null ? void 0 : vehicleKind(vehicle.vehicleType);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc counterpart",
		"aria-label": t("orderCourier"),
		children: [
			position === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CourierMap, {
				order,
				position
			}),
			vehicle === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CarTicket, {
				vehicle,
				kind: kind === void 0 ? void 0 : t(kind)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
						name: courier.name,
						size: 52
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "title",
							children: courier.name
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: courier.rating })]
					}),
					eta === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "label strong num order-eta",
						role: "status",
						children: [secondsRange(t, eta), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption",
							children: order.status === "picked_up" ? km(eta.meters / 1e3) : t("orderEtaPickup")
						})]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ActionTiles, { children: [courier.phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkTile, {
				icon: "phone",
				word: t("courierCall"),
				label: t("call", { name: courier.name }),
				href: `tel:${courier.phone}`
			}), tiles(trip.rideId, courier.name)] })
		]
	});
}
// packages/web/src/orders/parcel-again.ts
/**
* A parcel as it was sent, to be sent again. Its number follows from the order that came to nothing, so two taps, two tabs and
* a lost answer are the same parcel.
* @param price what it costs now, as the sender sees it
*/
function parcelAgain(order, parcel, price) {
	const { pickup, dropoff } = order;
	return {
		senderName: parcel.senderName,
		senderPhone: parcel.senderPhone,
		receiverName: parcel.receiverName,
		receiverPhone: parcel.receiverPhone,
		pickupAddress: pickup.address,
		dropoffAddress: dropoff.address,
		pickupLocation: {
			lat: pickup.lat,
			lng: pickup.lng
		},
		dropoffLocation: {
			lat: dropoff.lat,
			lng: dropoff.lng
		},
		packageType: parcel.packageType,
		vehicleType: parcel.vehicleType,
		weight: parcel.weight,
		declaredValue: parcel.declaredValue === null ? null : Number(parcel.declaredValue),
		deliveryInstructions: order.note,
		isFragile: parcel.isFragile,
		requiresSignature: parcel.requiresSignature,
		paidBy: parcel.paidBy,
		paymentMethod: order.paymentMethod,
		estimatedCost: price.fare,
		quoteId: price.quoteId,
		trackingNumber: clientNumber("parcel", Date.parse(order.endedAt ?? order.placedAt))
	};
}
// packages/web/src/orders/order-end.tsx
/** The same parcel once more, in one tap, at the price of now that stands on the button. */
function SendAgain({ order, parcel }) {
	const t = useText();
	const [, go] = useLocation();
	const send = useRequestParcel();
	const { pickup, dropoff } = order;
	const { packageType, weight: kg, isFragile } = parcel;
	const at = ({ lat, lng }) => ({
		lat,
		lng
	});
	const { data: quote, isPending } = useParcelQuote({
		pickup: at(pickup),
		dropoff: at(dropoff),
		packageType,
		kg,
		isFragile
	});
	const price = quote?.vehicles.find(({ vehicleType }) => vehicleType === parcel.vehicleType)?.price;
	if (quote === void 0 || price == null) return isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 52 }) : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		full: true,
		busy: send.isPending,
		onClick: () => send.mutate(parcelAgain(order, parcel, price), {
			onSuccess: ({ id }) => go(`/orders?order=${id}`),
			onError: (error) => {
				renewParcelQuotes();
				toast({
					title: t("error"),
					text: serverMessage(error, t("orderTryAgain")),
					tone: "bad"
				});
			}
		}),
		children: t("parcelSendAgain", { fare: money(price.fare, quote.countryId, quote.decimals) })
	});
}
/** An order that came to nothing: why, that the money is back, and one tap that goes on. */
function OrderEnd({ order }) {
	const t = useText();
	if (order.status !== "rejected" && order.status !== "cancelled") return null;
	const { endReason, parcel, merchant } = order;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("orderEnd"),
		children: [
			endReason === null || endReason === "no_courier" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: endReason === "no_answer" ? t("orderNoAnswer") : endReason
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: order.paymentMethod === "safiri_wallet" ? t("orderMoneyBack", { amount: money(order.totalAmount, order.countryId, order.decimals) }) : t("orderNothingToPay") }),
			parcel !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendAgain, {
				order,
				parcel
			}) : null,
			merchant === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button primary full",
				href: `/food-delivery?again=${order.id}`,
				children: t("orderAgain")
			})
		]
	});
}
// packages/web/src/orders/order-handover.tsx
/** Whether the receiver knows the PIN from us, else why the sender has to tell it. */
var receiverTexts = {
	told: "orderPinParcel",
	no_sender: "orderPinUnsent",
	stopped: "orderPinStopped",
	limited: "orderPinLimited"
};
/** The PIN that is told at the door, and the way to do without. */
function Handover({ order }) {
	const t = useText();
	const confirm = useConfirmHandover();
	const failed = (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("orderTryAgain")),
		tone: "bad"
	});
	if (order.pin === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("orderPin"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "title",
					children: t("orderPin")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t(order.status === "returning" ? "orderPinBack" : order.parcel === null ? "orderPinNote" : receiverTexts[order.parcel.receiverTold])
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "order-pin num",
				children: order.pin
			})]
		}), order.status === "picked_up" || order.status === "returning" ? order.handoverConfirmed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			role: "status",
			children: t("orderConfirmed")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			full: true,
			busy: confirm.isPending,
			onClick: () => confirm.mutate(order.id, { onError: failed }),
			children: t("orderConfirm")
		}) : null]
	});
}
// packages/web/src/orders/order-head.tsx
var MINUTE_MS$1 = 6e4;
/** What is asked first: when it comes, what becomes of it now, and what to call it by. */
function OrderHead({ order }) {
	const t = useText();
	const arrival = arrivalText(t, order, useServerNow(MINUTE_MS$1));
	const leads = arrival !== void 0 && order.status !== "placed";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "order-head",
		children: [
			leads ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "h1 num",
				children: arrival
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: leads ? "title" : "h1",
				"aria-live": "polite",
				children: t(statusName(order))
			}),
			leads || arrival === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title num",
				children: arrival
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted num",
				children: orderName(t, order)
			})
		]
	});
}
// packages/web/src/orders/order-money.tsx
/** Whether the courier gets cash at the door from who ordered. */
var isPaidAtDoor = (order) => order.kind !== "parcel" && order.paymentMethod === "cash" && isLiveOrder(order.status);
/** What its way costs: of a parcel what that is made of, of a shop's order one amount. */
function Delivery({ order: { parcel, deliveryFee, deliveryLines, countryId, decimals } }) {
	const t = useText();
	return (parcel === null || deliveryLines.length === 0 ? [{
		text: t("orderDeliveryFee"),
		amount: deliveryFee
	}] : deliveryLines.map(({ kind, amount }) => ({
		text: parcelLineText(t, kind, {
			vehicleType: parcel.vehicleType,
			aboveKg: null
		}),
		amount
	}))).map(({ text, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row spread",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: text }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
			className: "num",
			children: money(amount, countryId, decimals)
		})]
	}, text));
}
/** What it costs, line by line, and how it is paid. */
function Money({ order }) {
	const t = useText();
	const line = (text, amount) => Number(amount) === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row spread",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(text) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
			className: "num",
			children: money(amount, order.countryId, order.decimals)
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "receipt-lines",
		children: [
			order.lines.length === 1 ? null : line("orderSubtotal", order.subtotal),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Delivery, { order }),
			line("orderServiceFee", order.serviceFee),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread total",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("total") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: money(order.totalAmount, order.countryId, order.decimals)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaxLines, {
				taxes: order.taxes,
				countryId: order.countryId,
				text: "lineTax"
			})
		]
	}), isPaidAtDoor(order) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "caption",
		children: [t(methodNames[order.paymentMethod] ?? order.paymentMethod), order.parcel?.paidBy === "receiver" ? ` · ${t("parcelByReceiver")}` : ""]
	})] });
}
/** What the courier gets at the door, said before the door. */
function ToPay({ order }) {
	const t = useText();
	if (!isPaidAtDoor(order)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "notice order-pay num",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "cash" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("orderPayCash", { amount: money(order.totalAmount, order.countryId, order.decimals) }) })]
	});
}
// packages/web/src/orders/order-lines.tsx
function Line({ order, line }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "order-line",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsArt, {
				kind: order.kind === "grocery" ? "grocery" : "food",
				name: line.name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "order-line-name",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", {
							className: "num",
							children: [line.quantity, " ×"]
						}),
						" ",
						line.name
					] }),
					line.extras.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: line.extras.join(", ")
					}),
					line.note === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: line.note
					}),
					line.state === "missing" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: t("orderLineMissing")
					}) : null,
					line.replacedBy === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: t("orderLineInstead", { name: line.replacedBy })
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "num",
				children: money(line.finalPrice, order.countryId, order.decimals)
			})
		]
	});
}
/** What was ordered, what became of each thing, and what it all costs. */
function Bill({ order }) {
	const title = useText()(order.lines.length === 0 ? "orderMoney" : "orderItems");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc order-bill",
		"aria-label": title,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "title",
				children: title
			}),
			order.lines.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "order-lines",
				children: order.lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, {
					order,
					line
				}, line.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Money, { order })
		]
	});
}
// packages/rules/src/orders/line-tags.ts
/** What may be said in one touch of a thing that was brought, by what it is and whether it was liked. */
var lists = {
	food: {
		good: [
			"tasty",
			"hot",
			"generous",
			"well_packed"
		],
		bad: [
			"bland",
			"cold",
			"too_little",
			"spilled",
			"not_as_described"
		]
	},
	grocery: {
		good: [
			"fresh",
			"good_value",
			"well_packed"
		],
		bad: [
			"not_fresh",
			"damaged",
			"not_as_described"
		]
	}
};
[...new Set(Object.values(lists).flatMap(({ good, bad }) => [...good, ...bad]))];
[...new Set(Object.values(lists).flatMap(({ good }) => good))];
/** What may be said of a thing of an order of this kind. */
var lineTagsFor = (kind, liked) => kind === "parcel" ? [] : lists[kind][liked ? "good" : "bad"];
/** Of which its buyer can say whether it was liked: it came as it was ordered. */
var ratedLineStates = ["ordered", "picked"];
// packages/web/src/orders/order-rating.tsx
/** Whether its goods reached somebody: only then is there something to say of them. */
var isHandedOver = ({ status }) => isOneOf(handedOverStatuses, status);
function useFailed() {
	const t = useText();
	return (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("orderTryAgain")),
		tone: "bad"
	});
}
/** Five stars for the shop, given with one tap; then what was given. */
function ShopStars({ order, name }) {
	const t = useText();
	const rate = useRateMerchant();
	const onError = useFailed();
	if (order.merchantRating !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		children: t("orderRated", {
			name,
			n: order.merchantRating
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "order-stars",
		disabled: rate.isPending,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "title",
			children: t("orderRateShop", { name })
		}), [
			1,
			2,
			3,
			4,
			5
		].map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "icon-button",
			"aria-label": t("starsCount", { n }),
			onClick: () => rate.mutate({
				id: order.id,
				rating: n
			}, { onError }),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "star",
				size: 36
			})
		}, n))]
	});
}
/** Why it was liked, or not, in one touch each; each touch is sent by itself. */
function LineTags({ order, line, liked }) {
	const t = useText();
	const rate = useRateLine();
	const failed = useFailed();
	const [tags, setTags] = (0, import_react.useState)(line.tags);
	const say = (next) => {
		setTags(next);
		rate.mutate({
			id: order.id,
			lineId: line.id,
			liked,
			tags: next
		}, { onError: (error) => {
			setTags(tags);
			failed(error);
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "picks order-tags",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "caption",
			children: t(liked ? "lineTagsGood" : "lineTagsBad")
		}), lineTagsFor(order.kind, liked).map((tag) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "pick",
			"data-on": tags.includes(tag),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "visually-hidden",
				type: "checkbox",
				checked: tags.includes(tag),
				onChange: ({ target }) => say(target.checked ? [...tags, tag].slice(-3) : tags.filter((other) => other !== tag))
			}), t(lineTagNames[tag])]
		}, tag))]
	});
}
/** Whether one thing was liked: two thumbs until one is tapped, then what was said, and why. */
function Liked({ order, line }) {
	const t = useText();
	const rate = useRateLine();
	const onError = useFailed();
	const [saysWhy, setSaysWhy] = (0, import_react.useState)(false);
	const { name, liked } = line;
	const say = (value) => rate.mutate({
		id: order.id,
		lineId: line.id,
		liked: value
	}, {
		onSuccess: () => setSaysWhy(true),
		onError
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "order-liked",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: name
			}),
			liked === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
				className: "order-thumbs",
				disabled: rate.isPending,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
						className: "visually-hidden",
						children: t("lineLikedAsk", { name })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "icon-button",
						"aria-label": t("lineLike", { name }),
						onClick: () => say(true),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "thumbUp" })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "icon-button",
						"aria-label": t("lineDislike", { name }),
						onClick: () => say(false),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "thumb-down",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "thumbUp" })
						})
					})
				]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "caption row",
				role: "status",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: liked ? void 0 : "thumb-down",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "thumbUp",
						size: 18
					})
				}), [t(liked ? "lineLiked" : "lineNotLiked"), ...saysWhy ? [] : line.tags.map((tag) => t(lineTagNames[tag]))].join(" · ")]
			}),
			liked !== null && saysWhy ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LineTags, {
				order,
				line,
				liked
			}) : null
		]
	});
}
/**
* How it was, in one place once it was handed over: each thing, the shop, and who brought it.
* @param courier what is asked of the courier
*/
function HowWasIt({ order, courier }) {
	const t = useText();
	if (!isHandedOver(order)) return null;
	const lines = order.status === "delivered" ? order.lines.filter(({ state }) => isOneOf(ratedLineStates, state)) : [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc order-rating no-print",
		"aria-label": t("orderHowWasIt"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("orderHowWasIt")
			}),
			lines.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Liked, {
				order,
				line
			}, line.id)) }),
			order.merchant === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopStars, {
				order,
				name: order.merchant.name
			}),
			courier
		]
	});
}
// packages/web/src/orders/order-steps.tsx
/**
* The steps that an order has come to, and those before it. One that ended without its goods handed over ends with the name of
* that end, never as delivered, and what it never came to is left out.
*/
function stepsOf(order) {
	const step = (text, at) => ({
		text,
		at,
		failed: false
	});
	const steps = [
		step("stepPlaced", order.placedAt),
		...order.kind === "parcel" ? [] : [step("stepTaken", order.acceptedAt), step("stepReady", order.readyAt)],
		step("stepPickedUp", order.pickedUpAt)
	];
	if (order.status === "rejected" || order.status === "cancelled") return [...steps.filter(({ at }) => at !== null), {
		text: statusName(order),
		at: order.endedAt,
		failed: true
	}];
	const back = order.status === "returned" || order.status === "returning";
	return [...steps, step(back ? "stepReturned" : "stepDelivered", isLiveOrder(order.status) ? null : order.endedAt)];
}
/** Where a live order is: at the last step that it has come to; -1 once it is over. */
var stepNow = (order, steps) => isLiveOrder(order.status) ? steps.findLastIndex(({ at }) => at !== null) : -1;
var icons = {
	stepTaken: "clock",
	stepReady: "bell",
	stepPickedUp: "car",
	stepDelivered: "home",
	stepReturned: "back"
};
/** The way of an order as a road, with where it is now. */
function Steps({ order }) {
	const t = useText();
	const steps = stepsOf(order);
	const now = stepNow(order, steps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "trip-steps",
		children: steps.map(({ text, at, failed }, i) => {
			const done = at !== null && !failed;
			const isNow = i === now;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: failed ? "failed" : isNow ? "now" : done ? "done" : "",
				...isNow ? { "aria-current": "step" } : {},
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "step-node",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: failed ? "x" : done && !isNow ? "check" : icons[text] ?? kindIcons[order.kind],
							size: 14
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "step-text",
						children: [t(text), done ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "visually-hidden",
							children: [
								" (",
								t("done"),
								")"
							]
						}) : null]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "step-time num",
						children: at === null ? "" : clockTime(at)
					})
				]
			}, text);
		})
	});
}
// packages/web/src/orders/order-page.tsx
function CancelOrder({ order }) {
	const t = useText();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const cancel = useCancelOrder();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "danger",
		full: true,
		onClick: () => setAsking(true),
		children: t("orderCancel")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: asking,
		onClose: () => setAsking(false),
		title: t("orderCancelSure"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "danger",
			full: true,
			busy: cancel.isPending,
			onClick: () => cancel.mutate(order.id, {
				onSuccess: () => setAsking(false),
				onError: (error) => toast({
					title: t("error"),
					text: serverMessage(error, t("orderTryAgain")),
					tone: "bad"
				})
			}),
			children: t("orderCancel")
		})
	})] });
}
/** As tall as what comes: the head, the PIN, the steps. */
function OrderSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		"aria-busy": "true",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 84 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 104 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 196 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 240 })
		]
	});
}
/** From where to where, for whom, and what was asked of the courier. */
function Places({ order }) {
	const t = useText();
	const { parcel } = order;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("orderPlaces"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: t("orderFrom")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: order.pickup.address })
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: t("orderTo")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: order.dropoff.address })
			] }),
			parcel === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label",
				children: [
					parcel.receiverName,
					" · ",
					t(packageNames[parcel.packageType]),
					" · ",
					parcel.weight,
					" kg"
				]
			}),
			order.note === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: order.note
			})
		]
	});
}
/** Where it is and who brings it; once it is over, how it was. */
function Now({ order, parts }) {
	const t = useText();
	const wide = useWide();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderHead, { order }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
				className: "card doc",
				"aria-label": t("orderSteps"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, { order })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderEnd, { order }),
			order.status === "preparing" && order.readyBy !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label num",
				children: t("orderReadyAbout", { time: clockTime(order.readyBy) })
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CourierCard, {
				order,
				tiles: parts.tiles
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Handover, { order }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToPay, { order }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HowWasIt, {
				order,
				courier: parts.rating(order)
			}),
			wide && isLiveOrder(order.status) && order.trip?.position == null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "order-map",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
					pickup: order.pickup,
					dropoff: order.dropoff
				})
			}) : null
		]
	});
}
/** What it is: its things, what they cost, where they go, and what one may still do with it. */
function What({ order }) {
	const t = useText();
	const over = isHandedOver(order);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bill, { order }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Places, { order }),
			order.proofUrl === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
				className: "card doc",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("figcaption", {
					className: "caption",
					children: t("orderProof")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
					className: "order-proof",
					src: order.proofUrl,
					alt: t("orderProof"),
					loading: "lazy"
				})]
			}),
			order.merchant === null || !over ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button soft full",
				href: `/food-delivery?again=${order.id}`,
				children: t("orderAgain")
			}),
			over ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				icon: "download",
				className: "no-print",
				onClick: () => print(),
				children: t("saveReceipt")
			}) : null,
			order.canCancel ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelOrder, { order }) : null
		]
	});
}
/** One order, live: where it is, who brings it, what it costs; beside each other where there is room. */
function OrderPage({ orderId, parts }) {
	const t = useText();
	const found = useOrder(orderId);
	if (found.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderSkeleton, {});
	if (found.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		whole: true,
		text: t("ordersNotLoaded"),
		onRetry: () => void found.refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "order-room",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "order-columns",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Now, {
				order: found.data,
				parts
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(What, { order: found.data })]
		})
	});
}
// packages/web/src/orders/orders-screen.tsx
var MINUTE_MS = 6e4;
/** An order in a list: what it is, where it stands and, while it is under way, when it is there; its number, when it was placed. */
function OrderRow({ order, chosen = false, onOpen }) {
	const t = useText();
	const now = useServerNow(MINUTE_MS);
	const { kind, parcel, merchant, lines, shortNumber } = order;
	const live = isLiveOrder(order.status);
	const again = merchant !== null && !live;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "orders-row",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "row-button order-row",
			"aria-current": chosen,
			onClick: onOpen,
			children: [
				kind === "parcel" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "goods-art",
					"data-tint": "parcel",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "box",
						size: 28
					})
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsArt, {
					kind,
					name: lines[0]?.name ?? ""
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "title",
							children: parcel === null ? merchant?.name : parcel.receiverName
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "order-row-head",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "label",
								"data-live": live,
								"data-waits": order.status === "placed",
								children: t(statusName(order))
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "num",
								children: money(order.totalAmount, order.countryId, order.decimals)
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption num",
							children: (live ? arrivalText(t, order, now) : void 0) ?? `${shortNumber === null ? "" : `#${shortNumber} · `}${day(order.placedAt)}, ${clockTime(order.placedAt)}`
						})
					]
				}),
				again ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "fwd",
					size: 20
				})
			]
		}), again ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "button soft small",
			href: `/food-delivery?again=${order.id}`,
			"aria-label": t("orderAgainOf", { name: merchant.name }),
			children: t("orderAgain")
		}) : null]
	});
}
/** `/orders`: everything that was ordered; `?order=` follows one live. */
function OrdersScreen({ parts }) {
	const t = useText();
	const [, go] = useLocation();
	const chosen = Number(new URLSearchParams(useSearch()).get("order")) || void 0;
	const orders = useOrders();
	const beside = useWide() ? orders.data?.[0]?.id : void 0;
	const only = orders.data?.length === 1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
		className: chosen === void 0 ? "page orders-page" : "page order-page",
		id: "main",
		children: chosen === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "orders-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "icon-button",
				href: "/passenger",
				"aria-label": t("goBack"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "back",
					size: 22
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: t("ordersTitle")
			})]
		}), orders.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 92 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 92 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 92 })
		] }) : orders.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			whole: true,
			text: t("ordersNotLoaded"),
			onRetry: () => void orders.refetch()
		}) : orders.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			text: t("ordersNone"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "orders-ways",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "button primary",
						href: "/food-delivery",
						children: t("serviceFood")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "button soft",
						href: "/grocery-delivery",
						children: t("serviceGrocery")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "button soft",
						href: "/parcel-delivery",
						children: t("serviceParcel")
					})
				]
			})
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "orders-columns",
			children: [only && beside !== void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: orders.data.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, {
					order,
					chosen: order.id === beside,
					onOpen: () => go(`/orders?order=${order.id}`)
				}, order.id))
			}), beside === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderPage, {
				orderId: beside,
				parts
			}, beside)]
		})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "plain",
			small: true,
			icon: "back",
			className: "order-back",
			onClick: () => go("/orders"),
			children: t("ordersTitle")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderPage, {
			orderId: chosen,
			parts
		}, chosen)] })
	}) });
}
export { OrdersScreen as n, OrderPage as r, OrderRow as t };
