import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { c as EmptyState, ct as useLocation, d as Button, it as Link, kt as countryById, l as ErrorCard, ut as useSearch } from "../prerender.mjs";
import { o as km } from "./format-sa5lnLJg.js";
import { _ as FoundGoodsList, a as sectionName, c as GoodsSkeletons, d as closedText, g as usePastOrders, h as AgainRow, i as ShopHead, l as deliveryText, m as Cover, n as WithCart, o as Stepper, p as DeliverTo, r as SearchBox, s as GoodsCard, t as ShopSkeletons, v as ShowPictures } from "./goods-DBv3npcF.js";
import { a as useSearchCenter } from "./search-center-C03eM9XG.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { i as Stars } from "./person-Dzr6m2qL.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { C as shopOf, _ as add, c as useFoundGoods, d as useProducts, h as useDeliveryPlace, o as useCategories, p as useStores, t as useStartOver, w as take, x as countOf, y as cart } from "./cart-C85vgnKH.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useSettled } from "./use-settled-Mj4R_cD-.js";
/* empty css                 */
// packages/web/src/catalogue/list-helpers.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var helpers = [[
	"voice",
	"mic",
	"grocerySay"
], [
	"shopping",
	"pencil",
	"groceryList"
]];
/** Two ways to a filled cart: what is needed is said, or a week's list is made. Where the store takes the helper's currency. */
function ListHelpers({ store, atEnd = false }) {
	const t = useText();
	if (session.use() === null || store !== void 0 && countryById(store.countryId).currency !== "ZAR") return null;
	const of = store === void 0 ? "" : `&store=${store.id}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: atEnd ? "shop-helpers shop-end" : "shop-helpers",
		children: helpers.slice(atEnd ? 1 : 0).map(([tab, icon, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			href: `/ai-features?tab=${tab}${of}`,
			title: t(text),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: icon,
				size: 20
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(text) })]
		}, tab))
	});
}
// packages/web/src/catalogue/product-card.tsx
/** A product on its shelf, with what of it is in the cart. */
function ProductCard({ product, shop, onAdd }) {
	const t = useText();
	const value = cart.use();
	const key = String(product.id);
	const { name, brand, description, inStock } = product;
	const mine = value !== null && value.shop.kind === "grocery" && value.shop.id === shop.id ? value.lines : [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsCard, {
		shop,
		item: {
			...product,
			isThere: inStock,
			section: product.category,
			about: [brand, description].filter((text) => text !== "").join(" · ")
		},
		action: inStock ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stepper, {
			name,
			add: t("productAddName", { name }),
			hint: t("productAdd"),
			quantity: mine.find((line) => line.key === key)?.quantity ?? 0,
			onLess: () => take(shop, key),
			onMore: onAdd
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "goods-gone",
			disabled: true,
			children: t("productOut")
		}),
		children: inStock ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "visually-hidden",
			children: t("productInStock")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "caption goods-out",
			children: t("productNotInStock")
		})
	});
}
/** Puts a product of a store into the cart; a cart of another shop is asked about first. */
function usePutProduct(shop) {
	const startOver = useStartOver(shop);
	const put = ({ id, name, brand, unit, price, picture }) => startOver.ask(() => add(shop, {
		key: String(id),
		itemId: id,
		name: brand === "" ? name : `${name}, ${brand}`,
		unit,
		picture,
		price,
		extras: [],
		note: "",
		substitution: "allow"
	}));
	return {
		put,
		dialog: startOver.dialog
	};
}
// packages/web/src/catalogue/first-shelf.tsx
/** Of the first shelf as many as stand in one row of a wide screen. */
var GOODS_AT_MOST = 5;
/** Where there is room below the stores: what the nearest one has first, one tap from the cart. */
function FirstShelf({ store }) {
	const t = useText();
	const { data } = useProducts(store.id, "", "");
	const shop = shopOf(store, store);
	const { put, dialog } = usePutProduct(shop);
	const goods = (data?.products ?? []).filter(({ inStock }) => inStock).slice(0, GOODS_AT_MOST);
	if (goods.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "shop-section",
		"aria-label": t("shopFrom", { name: store.name }),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("shopFrom", { name: store.name })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "text-link",
					href: `/grocery-delivery?store=${store.id}`,
					children: t("againLook", { name: store.name })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "goods-list",
				children: goods.map((product) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductCard, {
					product,
					shop,
					onAdd: () => put(product)
				}, product.id))
			}),
			dialog
		]
	});
}
// packages/web/src/catalogue/store-view.tsx
/** The shelves of one store. */
function StoreView({ store, onBack, onCart }) {
	const t = useText();
	const [typed, setTyped] = (0, import_react.useState)("");
	const search = useSettled(typed.trim());
	const [category, setCategory] = (0, import_react.useState)("");
	const categories = useCategories(store.id);
	const products = useProducts(store.id, category, search);
	const value = cart.use();
	const shop = shopOf(store, store);
	const { put, dialog } = usePutProduct(shop);
	const shelves = [{
		id: "",
		name: t("productAll")
	}, ...(categories.data?.categories ?? []).map(({ id, name }) => ({
		id,
		name: sectionName(t, name)
	}))];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopHead, {
			shop,
			picture: store.picture,
			about: store.address === "" ? [] : [store.address],
			rating: store.rating,
			minutes: String(store.averageDeliveryTime),
			opening: store,
			back: t("storeBack"),
			count: value?.shop.kind === "grocery" ? countOf(value) : 0,
			onBack,
			onCart
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "shop-find",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchBox, {
				label: t("productSearch"),
				hint: t("productSearchHint"),
				value: typed,
				onChange: setTyped
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListHelpers, { store })]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "phrases shop-chips",
			role: "group",
			"aria-label": t("productCategory"),
			children: shelves.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "phrase",
				"aria-pressed": category === id,
				onClick: () => setCategory(id),
				children: name
			}, id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "shop-body",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShowPictures, { of: [store, ...products.data?.products ?? []] }),
				products.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsSkeletons, {}) : products.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
					text: t("storesNotLoaded"),
					onRetry: () => void products.refetch()
				}) : products.data.products.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("productsNone") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "goods-list",
					children: products.data.products.map((product) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductCard, {
						product,
						shop,
						onAdd: () => put(product)
					}, product.id))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListHelpers, {
					store,
					atEnd: true
				})
			]
		}),
		dialog
	] });
}
// packages/web/src/catalogue/grocery-screen.tsx
var typeNames = {
	supermarket: "storeSupermarket",
	market: "storeMarket",
	butchery: "storeButchery",
	bakery: "storeBakery",
	convenience: "storeConvenience"
};
function StoreCard({ store, onOpen }) {
	const t = useText();
	const fee = deliveryText(t, store);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card shop-card",
		"data-closed": !store.isOpen,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cover, {
			category: store.storeType,
			id: store.id,
			picture: store.picture
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "shop-in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "title",
					children: store.name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "shop-kind",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [
							t(typeNames[store.storeType]),
							" · ",
							km(store.distance / 1e3)
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: store.rating })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: store.description
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "shop-foot",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label num shop-terms",
						children: store.isOpen ? t("storeDelivery", {
							fee,
							n: store.averageDeliveryTime
						}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "chip bad num",
							children: closedText(t, store)
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("shopDelivery", { fee }) })] })
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						small: true,
						kind: store.isOpen ? "primary" : "soft",
						className: "shop-go",
						onClick: onOpen,
						children: t("storeShop")
					})]
				})
			]
		})]
	});
}
/** `/grocery-delivery` (spec: operations §2 Grocery delivery). */
function GroceryScreen() {
	const t = useText();
	const [, go] = useLocation();
	const search = new URLSearchParams(useSearch());
	const chosen = Number(search.get("store")) || void 0;
	const [open, setOpen] = (0, import_react.useState)(search.has("cart"));
	const wide = useWide();
	const place = useDeliveryPlace();
	const near = useSearchCenter();
	const stores = useStores(place ?? near.point);
	const [typed, setTyped] = (0, import_react.useState)("");
	const goods = useFoundGoods("store", place ?? near.point, useSettled(typed.trim()));
	const { past, waits } = usePastOrders("grocery", session.use() !== null);
	const store = stores.data?.stores.find(({ id }) => id === chosen);
	const nearest = stores.data?.stores.find(({ isOpen }) => isOpen);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		ownHead: store !== void 0,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithCart, {
			kind: "grocery",
			open,
			onOpen: setOpen,
			shop: store !== void 0,
			children: store !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoreView, {
				store,
				onBack: () => go("/grocery-delivery"),
				onCart: wide ? void 0 : () => setOpen(true)
			}, store.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "shop-list-head",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "h1",
						children: t("serviceGrocery")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliverTo, { compact: true }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchBox, {
						label: t("goodsSearch"),
						hint: t("goodsSearch"),
						value: typed,
						onChange: setTyped
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListHelpers, {})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "shop-body",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShowPictures, { of: [...stores.data?.stores ?? [], ...goods.data?.found ?? []] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoundGoodsList, {
						kind: "grocery",
						found: typed.trim() === "" ? [] : goods.data?.found ?? []
					}),
					typed.trim() === "" && !stores.isPending && !waits ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AgainRow, { past }) : null,
					stores.isPending || waits ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopSkeletons, {}) : stores.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
						whole: true,
						text: t("storesNotLoaded"),
						onRetry: () => void stores.refetch()
					}) : stores.data.stores.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("storesNone") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
						className: "shop-cards",
						children: stores.data.stores.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoreCard, {
							store: row,
							onOpen: () => go(`/grocery-delivery?store=${row.id}`)
						}, row.id))
					}), wide && nearest !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FirstShelf, { store: nearest }) : null] })
				]
			})] })
		})
	});
}
export { GroceryScreen };
