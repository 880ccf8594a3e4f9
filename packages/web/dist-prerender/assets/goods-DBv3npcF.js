import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { A as callApi, Dt as toWire, G as useOnline, O as ApiError, P as serverMessage, R as serverTime, Z as toast, ct as useLocation, d as Button, f as IconButton, it as Link, l as ErrorCard, u as Skeleton, wt as fromWire } from "../prerender.mjs";
import { c as money, n as clockTime } from "./format-sa5lnLJg.js";
import { i as Stars } from "./person-Dzr6m2qL.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { t as Field } from "./field-BR5j5dw0.js";
/* empty css                     */
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as orderPaths } from "./paths-KC3zm8KK.js";
import { S as renew, _ as add, a as sumsOf, b as change, g as usePlaceComes, i as renewDeliveryQuotes, m as deliveryPlace, r as newNumber, s as useDeliveryQuote, u as usePlaceOrder, w as take, x as countOf, y as cart } from "./cart-C85vgnKH.js";
import { n as rememberPlace } from "./search-center-C03eM9XG.js";
import { a as usePictures, i as askForPictures, n as GoodsDrawing, r as Picture, t as GoodsArt } from "./goods-art-BRh60aOT.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { t as arrivalFrom } from "./arrival-CzHS75am.js";
import { t as useChosenMethod } from "./chosen-method-ykO2MiLJ.js";
import { t as shopTime } from "./shop-times-jG1yJttw.js";
import { t as PlaceField } from "./place-field-C2FJnFpO.js";
import { t as ChoiceRow } from "./choice-row-C8YnXXty.js";
import { t as PaymentCard } from "./payment-card-YoglT3hK.js";
// packages/web/src/common/show-pictures.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Under data saver drawings stand for pictures, until this is pressed: then the small ones come, here and on the other screens. */
function ShowPictures({ of }) {
	const t = useText();
	if (usePictures() !== "none" || of.every(({ picture }) => picture == null)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		small: true,
		className: "show-pictures",
		onClick: askForPictures,
		children: t("showPictures")
	});
}
// packages/web/src/catalogue/found-goods.tsx
/** What the shops around have of what was typed, each with its shop and the way there. */
function FoundGoodsList({ kind, found }) {
	const t = useText();
	if (found.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "shop-section",
		"aria-label": t("goodsFound"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("goodsFound")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: found.map(({ id, name, section, price, unit, picture, shop }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "menu-item",
				href: kind === "food" ? `/food-delivery?restaurant=${shop.id}` : `/grocery-delivery?store=${shop.id}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsArt, {
						kind,
						name,
						section,
						picture
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption",
							children: [shop.name, shop.isOpen ? "" : ` · ${t("shopClosed")}`]
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "num",
						children: [money(price, shop.countryId, shop.decimals), unit === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption",
							children: [" / ", unit]
						})]
					})
				]
			}) }, id))
		})]
	});
}
// packages/web/src/catalogue/again-row.tsx
/** As many shops as somebody remembers having ordered from lately. */
var SHOPS_AT_MOST = 4;
/** The newest delivered order of each shop of a kind. */
function newestOfShops(orders, kind) {
	const delivered = orders.filter((order) => order.kind === kind && order.status === "delivered");
	return [...Map.groupBy(delivered, ({ merchant }) => merchant?.id).values()].flatMap(([first]) => first ?? []).slice(0, SHOPS_AT_MOST);
}
/**
* What was delivered before, one order of each shop.
* @param enabled nobody who is not signed in has ordered
* @returns `waits` while it may still come in the first moment, so that it needn't push what stands aside
*/
function usePastOrders(kind, enabled) {
	const { data = [], isLoading, failureCount } = useQuery({
		enabled,
		queryKey: [orderPaths.listOrders],
		queryFn: () => callApi(orderPaths.listOrders),
		staleTime: 0
	});
	return {
		past: newestOfShops(data, kind),
		waits: isLoading && failureCount === 0
	};
}
function Card({ order, shop }) {
	const t = useText();
	const what = order.lines.map(({ quantity, name }) => t("againLine", {
		n: quantity,
		name
	})).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "card again-card",
		href: `/food-delivery?again=${order.id}`,
		"aria-label": t("againOf", {
			name: shop,
			what
		}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsArt, {
				kind: order.kind === "grocery" ? "grocery" : "food",
				name: order.lines[0]?.name ?? ""
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: shop }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: what
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "cart",
				size: 22
			})
		]
	}) });
}
/** What was ordered before, one tap from the cart. Nothing for who has not ordered yet. */
function AgainRow({ past }) {
	const t = useText();
	if (past.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "again-row",
		"aria-label": t("againRow"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("againRow")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: past.map((order) => order.merchant === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
			order,
			shop: order.merchant.name
		}, order.id)) })]
	});
}
// packages/web/src/catalogue/cover.tsx
/** The cloth and the plates of a kind of shop: its colours, by which neighbours are told apart, and what is drawn on the plates, the leading one first. */
var covers = {
	south_african: ["orange", [
		"bunnyChow",
		"papAndWors",
		"chakalaka",
		"vetkoek",
		"kota",
		"stew"
	]],
	fast_food: ["pepper", [
		"burger",
		"chips",
		"wings",
		"doubleBurger",
		"onionRings",
		"cola"
	]],
	italian: ["moringa", [
		"pizza",
		"spaghetti",
		"tiramisu",
		"lasagne",
		"penne",
		"salad"
	]],
	indian: ["boug", [
		"curry",
		"naan",
		"biryani",
		"greenCurry",
		"lassi",
		"riceBowl"
	]],
	chinese: ["dark", [
		"noodles",
		"dumplings",
		"springRolls",
		"riceBowl",
		"tea",
		"soup"
	]],
	african: ["indigo", [
		"jollof",
		"ugali",
		"nyamaChoma",
		"injera",
		"plantain",
		"skewers"
	]],
	continental: ["cobalt", [
		"steak",
		"grilledFish",
		"salad",
		"schnitzel",
		"pudding",
		"soup"
	]],
	supermarket: ["moringa cobalt orange", [
		"basket",
		"milk",
		"bread",
		"banana",
		"eggs",
		"maizeMeal"
	]],
	market: ["deep gold", [
		"spinach",
		"tomato",
		"mango",
		"avocado",
		"carrot",
		"pineapple"
	]],
	convenience: ["cobalt pepper", [
		"bread",
		"colaCan",
		"crisps",
		"airtime",
		"candles",
		"milk"
	]],
	butchery: ["dark", [
		"wors",
		"chops",
		"mince",
		"biltong",
		"wholeChicken",
		"porkChops"
	]],
	bakery: ["gold", [
		"wholeBread",
		"scones",
		"spongeCake",
		"rolls",
		"biscuits",
		"bread"
	]]
};
/** The picture of a shop: its own where it has one, else three plates of what it sells on its cloth, by its number. */
function Cover({ category, id, picture = null }) {
	const [colors, drawings] = covers[category] ?? ["indigo", [
		"basket",
		"riceBowl",
		"bread"
	]];
	const cloths = colors.split(" ");
	const at = (n) => drawings[(id + n) % drawings.length] ?? "basket";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "shop-cover",
		"data-color": cloths[id % cloths.length],
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			picture,
			sizes: "(min-width: 900px) 420px, 100vw",
			children: [
				at(1),
				at(0),
				at(2)
			].map((art) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "shop-plate",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsDrawing, { art })
			}, art))
		})
	});
}
// packages/web/src/catalogue/deliver-to.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** A point that nobody could name is stored by its degrees, which tell a person nothing. */
var isUnnamed = (address) => /^-?\d+\.\d+, -?\d+\.\d+$/.test(address);
/**
* Where it is brought. What was typed but not chosen stays in the box and changes nothing. `compact`: a line with the address
* that becomes the box by a tap.
*/
function DeliverTo({ compact = false }) {
	const t = useText();
	const place = deliveryPlace.use();
	const [typed, setTyped] = (0, import_react.useState)();
	const [changing, setChanging] = (0, import_react.useState)(false);
	const comes = usePlaceComes();
	if (compact && comes) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 44 });
	if (compact && place !== null && !changing) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceRow, {
		icon: "pin",
		text: isUnnamed(place.address) ? t("deliverToPin") : place.address,
		note: t("cartAddress"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			onClick: () => setChanging(true),
			children: t("change")
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
		label: t("cartAddress"),
		text: typed ?? place?.address ?? "",
		chosen: place,
		withCurrent: true,
		onChange: (text, next) => {
			setTyped(next === null ? text : void 0);
			if (next === null) return;
			deliveryPlace.set(next);
			rememberPlace(next);
			setChanging(false);
		}
	});
}
// packages/web/src/catalogue/opening-words.ts
/** Until when a shop is open, or from when on: "Open until 21:00". */
function openingText(t, { isOpen, openUntil, opensAt, timeZoneId }) {
	const at = isOpen ? openUntil : opensAt;
	if (at === null) return t(isOpen ? "shopOpenAllDay" : "foodClosedNow");
	return t(isOpen ? "shopOpenUntil" : "shopClosedUntil", { time: shopTime(at, timeZoneId, serverTime()) });
}
/** What a card of a shop that is closed says in a word or two. */
var closedText = (t, { opensAt, timeZoneId }) => opensAt === null ? t("shopClosed") : t("shopOpens", { time: shopTime(opensAt, timeZoneId, serverTime()) });
// packages/web/src/catalogue/shop-money.ts
/** An amount as the market of a shop shows it. */
var shopMoney = (amount, { countryId, terms }) => money(amount, countryId, terms.decimals);
/** The delivery fee in a list: "from" where it is by the way. */
function deliveryText(t, shop) {
	const fee = shopMoney(shop.deliveryFee, shop);
	return shop.terms.byDistance ? t("priceFrom", { amount: fee }) : fee;
}
// packages/web/src/catalogue/goods-card.tsx
/** How wide the pictures of a list of goods stand: in two columns on a phone, in more where there is room. */
var SIZES = "(min-width: 900px) 240px, 50vw";
/** A dish or a product with its picture or drawing; `action` puts it into the cart, on its corner. */
function GoodsCard({ shop, item, action, children }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card goods",
		"data-out": !item.isThere,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "goods-top",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsArt, {
				kind: shop.kind,
				name: item.name,
				section: item.section,
				picture: item.picture,
				sizes: SIZES
			}), item.organic === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip organic",
				children: t("productOrganic")
			}) : null]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "goods-in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: item.name }),
				item.about === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: item.about
				}),
				children,
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "num goods-foot",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "goods-price",
						children: shopMoney(item.price, shop)
					}), item.unit === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption",
						children: [" / ", item.unit]
					})]
				}),
				action
			]
		})]
	});
}
/** Cards that are not here yet, as tall as those that come. */
function GoodsSkeletons() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "goods-list",
		"aria-busy": "true",
		children: [
			1,
			2,
			3,
			4,
			5,
			6
		].map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "card goods",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton goods-art-skeleton" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "goods-in",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton line" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton line short" })]
			})]
		}, n))
	});
}
// packages/web/src/catalogue/quantity.tsx
/** Fewer or more of one thing. */
function Quantity({ name, quantity, onLess, onMore }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "quantity",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("cartLess", { name }),
				icon: "minus",
				onClick: onLess
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				className: "num",
				"aria-live": "polite",
				children: quantity
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("cartMore", { name }),
				icon: "plus",
				onClick: onMore
			})
		]
	});
}
/** A quiet plus that becomes fewer and more in its place; the plus stays the same button, so that focus stays on it. */
function Stepper({ name, add, hint, quantity, onLess, onMore }) {
	const t = useText();
	const plus = (0, import_react.useRef)(null);
	const less = () => {
		if (quantity === 1) plus.current?.focus();
		onLess();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "stepper",
		"data-open": quantity > 0,
		children: [quantity === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			label: t("cartLess", { name }),
			icon: "minus",
			onClick: less
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
			className: "num",
			"aria-live": "polite",
			children: quantity
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			ref: plus,
			type: "button",
			className: "icon-button",
			"aria-label": quantity === 0 ? add : t("cartMore", { name }),
			onClick: onMore,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "plus" }), quantity === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: hint
			}) : null]
		})]
	});
}
// packages/web/src/catalogue/section-names.ts
/** The names of shelves and parts of a menu that many shops share, as a catalogue file writes them. */
var known = new Map(Object.entries({
	mains: "sectionMains",
	sides: "sectionSides",
	drinks: "sectionDrinks",
	burgers: "sectionBurgers",
	curries: "sectionCurries",
	pizza: "sectionPizza",
	pasta: "sectionPasta",
	rice: "sectionRice",
	chicken: "sectionChicken",
	sweets: "sectionSweets",
	noodles: "sectionNoodles",
	starters: "sectionStarters",
	salads: "sectionSalads",
	bread: "sectionBread",
	pantry: "sectionPantry",
	vegetables: "sectionVegetables",
	fruit: "sectionFruit",
	"dairy and eggs": "sectionDairy",
	"meat and fish": "sectionMeat",
	"bread and cakes": "sectionBakery",
	household: "sectionHousehold",
	"care and baby": "sectionCare",
	snacks: "sectionSnacks"
}));
/** A section in the reader's language where it is one that many shops share; a shop's own words stay as they were written. */
function sectionName(t, section) {
	const key = known.get(section.trim().toLowerCase());
	return key === void 0 ? section : t(key);
}
// packages/web/src/catalogue/use-scrolled-past.ts
/** What of the screen the bar at its top covers. */
var UNDER_BAR = "-52px 0px 0px";
/** Whether something has gone up out of sight, below the bar of a shop. */
function useScrolledPast(part) {
	const [isPast, setPast] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		if (part.current === null || typeof IntersectionObserver === "undefined") return void 0;
		const observer = new IntersectionObserver((entries) => {
			for (const { isIntersecting, boundingClientRect } of entries) setPast(!isIntersecting && boundingClientRect.top < innerHeight / 2);
		}, { rootMargin: UNDER_BAR });
		observer.observe(part.current);
		return () => observer.disconnect();
	}, [part]);
	return isPast;
}
// packages/web/src/catalogue/shop-head.tsx
/** The head of a shop in the colour of its service: the way back and the cart, which stay in sight and take its name along; what people ask first. */
function ShopHead({ shop, picture, about, rating, minutes, opening, back, count, onBack, onCart }) {
	const t = useText();
	const name = (0, import_react.useRef)(null);
	const pictures = usePictures();
	const isPast = useScrolledPast(name);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread shop-top",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "shop-back",
				"aria-label": back,
				onClick: onBack,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "back" }), isPast ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "title",
					"aria-hidden": "true",
					children: shop.name
				}) : back]
			}), onCart === void 0 || count > 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("cartOpen", { n: 0 }),
				icon: "cart",
				onClick: onCart
			})]
		}),
		picture == null || pictures === "none" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "shop-banner",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
				picture,
				sizes: "(min-width: 1100px) calc(100vw - 620px), 100vw"
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: "shop-head",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					ref: name,
					className: "h1",
					children: shop.name
				}),
				about.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label num shop-about",
					children: about.map((part) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [part, " "] }, part))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
					className: "shop-facts num",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating }) }),
						opening.isOpen ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "clock",
							size: 16
						}), t("minutesRange", { range: minutes })] }) : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("shopDelivery", { fee: deliveryText(t, shop) }) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
							className: opening.isOpen ? void 0 : "shop-shut",
							role: opening.isOpen ? void 0 : "status",
							children: openingText(t, opening)
						})
					]
				})
			]
		})
	] });
}
// packages/web/src/catalogue/search-box.tsx
/** A search field with its glass; its label is for readers, its hint for eyes. */
function SearchBox({ label, hint, value, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: "search-box",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "search" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "search",
				value,
				placeholder: hint,
				maxLength: 80,
				onChange: (event) => onChange(event.target.value)
			})
		]
	});
}
// packages/web/src/catalogue/use-sums.ts
/**
* What a cart costs, brought to where its person wants it.
* @returns `shop`: with its market's terms as they are now, once they are known; `isExact`: false while the price of the way is not known, and
* the sums are the least; `isEnough`: the goods are worth an order there
*/
function useSums(cart) {
	const place = deliveryPlace.use();
	const user = session.use();
	const { data, error, refetch } = useDeliveryQuote(cart.shop.id, user === null ? null : place);
	const shop = {
		...cart.shop,
		terms: data?.terms ?? cart.shop.terms
	};
	const { byDistance, minimumBasket } = shop.terms;
	const sums = sumsOf({
		...cart,
		shop
	}, data?.deliveryFee);
	return {
		...sums,
		shop,
		quoteId: data?.quoteId ?? void 0,
		isExact: !byDistance || data !== void 0,
		isEnough: (fromWire(sums.subtotal) ?? 0) >= (fromWire(minimumBasket) ?? 0),
		refused: error,
		ask: () => void refetch()
	};
}
// packages/web/src/catalogue/cart-bar.tsx
/** Above the tabs, always in sight: how much is in the cart, what it costs with all fees, and the way to it. */
function CartBar({ value, onOpen }) {
	const t = useText();
	const { totalAmount, isExact, shop } = useSums(value);
	const total = shopMoney(totalAmount, shop);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "cart-bar",
		onClick: onOpen,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: t("cartOpen", { n: countOf(value) })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "cart-bar-count num",
				"aria-hidden": "true",
				children: countOf(value)
			}),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t("cartView")
			}),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "cart-bar-sum num",
				children: [
					isExact ? total : t("priceFrom", { amount: total }),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: t("cartWithFees") })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "fwd" })
		]
	});
}
// packages/web/src/catalogue/note-field.tsx
/** A note that nobody has to give: a few words to tap, the field once tapped. */
function NoteField({ label, add, value, onChange, icon }) {
	const [open, setOpen] = (0, import_react.useState)(value !== "");
	if (open) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		value,
		maxLength: 300,
		autoFocus: value === "",
		onChange: (event) => onChange(event.target.value)
	});
	if (icon === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "plain",
		small: true,
		icon: "pencil",
		className: "note-open",
		onClick: () => setOpen(true),
		children: add
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "pay note-row",
		onClick: () => setOpen(true),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "icon-box",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: icon,
				size: 20
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "grow label",
			children: add
		})]
	});
}
// packages/web/src/catalogue/cart-line.tsx
var substitutionNames = {
	allow: "substituteAllow",
	ask: "substituteAsk",
	refund: "substituteRefund"
};
/** One thing in the cart: how many, what they cost, and what its shop should know. */
function Line({ line, shop }) {
	const t = useText();
	const sum = toWire((fromWire(line.price) ?? 0) * line.quantity);
	const unit = line.unit === "" ? "" : ` / ${line.unit}`;
	const about = [line.quantity === 1 ? "" : `${shopMoney(line.price, shop)}${unit}`, ...line.extras].filter((part) => part !== "").join(" · ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "cart-line",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsArt, {
				kind: shop.kind,
				name: line.name,
				picture: line.picture
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "cart-line-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "cart-line-name",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: line.name }), about === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: about
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "num cart-line-sum",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: shopMoney(sum, shop) }), line.quantity > 1 || unit === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: unit
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "cart-line-more",
				children: shop.kind === "food" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoteField, {
					label: t("cartNote"),
					add: t("cartNoteAdd"),
					value: line.note,
					onChange: (note) => change(shop, line.key, { note })
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "cart-substitute caption",
					children: [t("cartSubstitute"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
						className: "input",
						value: line.substitution,
						onChange: (event) => change(shop, line.key, { substitution: event.target.value }),
						children: Object.keys(substitutionNames).map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: id,
							children: t(substitutionNames[id])
						}, id))
					})]
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Quantity, {
				name: line.name,
				quantity: line.quantity,
				onLess: () => take(shop, line.key),
				onMore: () => add(shop, line)
			})
		]
	});
}
// packages/web/src/catalogue/cart-body.tsx
/** An amount that is the least while the price of the way is not known. */
function useAmount({ shop, sums }) {
	const t = useText();
	return (amount) => sums.isExact ? shopMoney(amount, shop) : t("priceFrom", { amount: shopMoney(amount, shop) });
}
/** Groceries name their service fee also where it is nothing (spec: operations §2). */
var namesService = ({ shop, sums }) => shop.kind === "grocery" || Number(sums.serviceFee) > 0;
function SumLines(shown) {
	const t = useText();
	const amountOf = useAmount(shown);
	const { shop, sums } = shown;
	const row = (text, amount) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row spread",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(text) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
			className: "num",
			children: amount
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "receipt-lines",
		children: [
			row("cartSubtotal", shopMoney(sums.subtotal, shop)),
			row("cartDeliveryFee", amountOf(sums.deliveryFee)),
			namesService(shown) ? row("cartServiceFee", shopMoney(sums.serviceFee, shop)) : null
		]
	});
}
/** What of the total is not for the goods, where the lines that say it lie below the foot. */
function FeesInside(shown) {
	const t = useText();
	const { shop, sums } = shown;
	const delivery = useAmount(shown)(sums.deliveryFee);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", {
		className: "caption num",
		children: namesService(shown) ? t("cartFeesInside", {
			delivery,
			service: shopMoney(sums.serviceFee, shop)
		}) : t("cartFeeInside", { delivery })
	});
}
/** When it would be there if it were ordered now, by the shop's own minutes. */
function Arrives({ minutes }) {
	const t = useText();
	const now = useServerNow(6e4);
	const arrival = minutes === void 0 ? void 0 : arrivalFrom(minutes, now);
	if (arrival === void 0) return null;
	const clock = (at) => clockTime(new Date(at).toISOString());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceRow, {
		icon: "clock",
		text: t("cartArrives", {
			from: clock(arrival.from),
			to: clock(arrival.to)
		}),
		note: t("cartArrivesNote")
	});
}
/**
* The cart with everything that an order needs, and the button that places it.
* @param onMore goes back to the shop, where the cart covers it
*/
function CartBody({ onPlaced, onMore }) {
	const t = useText();
	const value = cart.use();
	return value === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label muted",
		children: t("cartEmpty")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilledCart, {
		value,
		onPlaced,
		onMore
	});
}
function FilledCart({ value, onPlaced, onMore }) {
	const t = useText();
	const [, go] = useLocation();
	const online = useOnline();
	const user = session.use();
	const place = deliveryPlace.use();
	const [note, setNote] = (0, import_react.useState)("");
	const [shoppingInstructions, setShoppingInstructions] = (0, import_react.useState)("");
	const method = useChosenMethod(value.shop.countryId);
	const placing = usePlaceOrder();
	const number = (0, import_react.useRef)(void 0);
	const sums = useSums(value);
	const shown = {
		shop: sums.shop,
		sums
	};
	const isFood = value.shop.kind === "food";
	const total = useAmount(shown)(sums.totalAmount);
	const whyNot = () => {
		if (place === null) return t("cartNoAddress");
		if (!sums.isEnough) return t("cartLeast", { amount: shopMoney(sums.shop.terms.minimumBasket, sums.shop) });
		if (!online) return t("offlineOrder");
		return sums.isExact ? void 0 : t("cartNoPrice");
	};
	const why = whyNot();
	const failed = (error) => {
		const problem = error instanceof ApiError ? error.problem : void 0;
		if (problem?.code === "basket_changed" && problem.basket !== void 0) {
			renew(problem.basket);
			renewDeliveryQuotes();
		}
		const known = error instanceof ApiError && error.status < 500;
		if (known || isFood) toast({
			title: t(known && !isFood ? "groceryFailed" : "error"),
			text: known ? serverMessage(error, t("foodFailed")) : t("foodFailed"),
			tone: "bad"
		});
		else toast({
			title: t("groceryFailed"),
			tone: "bad"
		});
	};
	const order = () => {
		if (place === null || user === null) {
			toast({
				title: t("error"),
				text: t("cartNoAddress"),
				tone: "bad"
			});
			return;
		}
		const wanted = value.lines.map(({ picture: _picture, price: _price, ...line }) => line);
		const of = JSON.stringify([
			value.shop.kind,
			value.shop.id,
			wanted,
			place,
			note,
			shoppingInstructions,
			method
		]);
		if (number.current?.of !== of) number.current = {
			of,
			number: newNumber(value.shop.kind)
		};
		placing.mutate({
			cart: value,
			sums,
			quoteId: sums.quoteId,
			customerId: user.id,
			place,
			note,
			shoppingInstructions,
			paymentMethod: method,
			orderNumber: number.current.number
		}, {
			onSuccess: (placed) => {
				cart.set(null);
				toast({ title: t(isFood ? "foodPlaced" : "groceryPlaced") });
				onPlaced();
				go(`/orders?order=${placed.id}`);
			},
			onError: failed
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack cart-body",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: value.shop.name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "cart-lines",
				children: value.lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, {
					line,
					shop: value.shop
				}, line.key))
			}),
			onMore === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "plain",
				small: true,
				icon: "plus",
				className: "note-open",
				onClick: onMore,
				children: t("cartAddMore")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliverTo, { compact: true }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Arrives, { minutes: value.shop.minutes }),
			user === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentCard, {
				countryId: value.shop.countryId,
				brought: true
			}),
			isFood ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoteField, {
				label: t("cartShopNote"),
				add: t("cartShopNoteAdd"),
				icon: "basket",
				value: shoppingInstructions,
				onChange: setShoppingInstructions
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoteField, {
				label: t("cartCourierNote"),
				add: t("cartCourierNoteAdd"),
				icon: "pencil",
				value: note,
				onChange: setNote
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumLines, { ...shown }),
			sums.refused === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				text: serverMessage(sums.refused, t("cartNoPrice")),
				onRetry: sums.ask
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack cart-foot",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "row spread cart-total",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [t("total"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FeesInside, { ...shown })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "num",
						children: total
					})]
				}), user === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button primary full",
					href: `/auth?return=${encodeURIComponent(`/grocery-delivery?store=${value.shop.id}`)}`,
					children: t("cartSignIn")
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					full: true,
					className: "summed",
					busy: placing.isPending,
					why,
					onClick: order,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: placing.isPending ? t("groceryPlacing") : t("groceryPlace") }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "visually-hidden",
							children: " · "
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "num",
							children: total
						})
					]
				})]
			})
		]
	});
}
// packages/web/src/catalogue/shop-page.tsx
/** A shop, or shops, with the cart of their kind: beside them where there is room, else a bar above the tabs that opens it. */
function WithCart({ kind, open, onOpen, shop = false, children }) {
	const t = useText();
	const wide = useWide();
	const value = cart.use();
	const mine = value?.shop.kind === kind ? value : null;
	const beside = wide && (shop || mine !== null);
	const close = () => onOpen(false);
	const body = mine === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label muted",
		children: t("cartEmpty")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartBody, {
		onPlaced: close,
		onMore: beside ? void 0 : close
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "shop-page",
		id: "main",
		"data-svc": kind,
		"data-beside": beside,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "shop-main",
			children
		}), beside ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("aside", {
			className: "shop-cart",
			"aria-label": t("cartTitle"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("cartTitle")
				}), mine === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: t("cartThings", { n: countOf(mine) })
				})]
			}), body]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [mine === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartBar, {
			value: mine,
			onOpen: () => onOpen(true)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open,
			onClose: close,
			title: t("cartTitle"),
			tall: true,
			children: body
		})] })]
	});
}
// packages/web/src/catalogue/shop-skeletons.tsx
/** Shops that are not here yet, as tall as those that come. */
function ShopSkeletons() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "shop-cards",
		"aria-busy": "true",
		children: [
			1,
			2,
			3
		].map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "card shop-card",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton shop-cover-skeleton" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "shop-in",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton line" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton line short" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton line" })
				]
			})]
		}, n))
	});
}
export { FoundGoodsList as _, sectionName as a, GoodsSkeletons as c, closedText as d, openingText as f, usePastOrders as g, AgainRow as h, ShopHead as i, deliveryText as l, Cover as m, WithCart as n, Stepper as o, DeliverTo as p, SearchBox as r, GoodsCard as s, ShopSkeletons as t, shopMoney as u, ShowPictures as v };
