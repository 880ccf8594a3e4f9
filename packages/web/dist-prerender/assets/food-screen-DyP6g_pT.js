import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as cuisineTypes } from "./merchants-CHKbz_45.js";
import { t as foldText } from "./fold-text-80WpCxpR.js";
import { Z as toast, c as EmptyState, ct as useLocation, d as Button, it as Link, l as ErrorCard, u as Skeleton, ut as useSearch } from "../prerender.mjs";
import { o as km } from "./format-sa5lnLJg.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { i as Stars } from "./person-Dzr6m2qL.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { _ as FoundGoodsList, a as sectionName, c as GoodsSkeletons, d as closedText, f as openingText, g as usePastOrders, h as AgainRow, i as ShopHead, l as deliveryText, m as Cover, n as WithCart, o as Stepper, p as DeliverTo, r as SearchBox, s as GoodsCard, t as ShopSkeletons, u as shopMoney, v as ShowPictures } from "./goods-DBv3npcF.js";
import { a as useSearchCenter } from "./search-center-C03eM9XG.js";
import { D as priceWith, E as sumAgain, T as isSameAgain, _ as add, c as useFoundGoods, f as useRestaurants, h as useDeliveryPlace, l as useMenu, m as deliveryPlace, n as findAgain, t as useStartOver, v as addAll, w as take, x as countOf, y as cart } from "./cart-C85vgnKH.js";
import { t as useSettled } from "./use-settled-Mj4R_cD-.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as lineTagNames } from "./line-tag-names-AtUoXeiL.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
/* empty css                 */
// packages/web/src/catalogue/cuisine-names.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var cuisineNames = {
	south_african: "cuisineSouthAfrican",
	fast_food: "cuisineFastFood",
	italian: "cuisineItalian",
	indian: "cuisineIndian",
	chinese: "cuisineChinese",
	african: "cuisineAfrican",
	continental: "cuisineContinental"
};
// packages/web/src/catalogue/food-gate.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Whole rows of two and of three. */
var SHOWN = 6;
var RETURN = "return=%2Ffood-delivery";
/** Before signing in: the ways in and back, and the kinds of food; restaurants are told to customers alone. */
function FoodGate() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page food-gate",
		id: "main",
		"data-svc": "food",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "button small food-gate-back",
				href: "/services",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "back" }), t("services")]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "card food-gate-card",
				"aria-label": t("foodGate"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cover, {
					category: "fast_food",
					id: 0
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "doc",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
							className: "h1",
							children: t("foodGate")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "muted",
							children: t("foodGateText")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							className: "button primary full",
							href: `/auth?${RETURN}`,
							children: t("login")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							className: "button soft full",
							href: `/auth?as=passenger&${RETURN}`,
							children: t("foodGateNew")
						})
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "food-gate-kinds",
				"aria-label": t("foodCuisines"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("foodCuisines")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: cuisineTypes.slice(0, SHOWN).map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "card",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cover, {
						category: id,
						id: 0
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(cuisineNames[id]) })]
				}, id)) })]
			})
		]
	}) });
}
// packages/web/src/catalogue/order-again.tsx
function Line({ again, shop }) {
	const t = useText();
	const { name, quantity, line, before, without } = again;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "menu-item",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "grow",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: t("againLine", {
						n: quantity,
						name
					})
				}),
				line === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "field-error",
					children: t("againGone")
				}) : null,
				without.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: t("againWithout", { extras: without.join(", ") })
				}),
				before === null || line === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: t("againPrice", {
						before: shopMoney(before, shop),
						now: shopMoney(line.price, shop)
					})
				})
			]
		}), line === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "num",
			children: shopMoney(line.price, shop)
		})]
	});
}
/** Whether there is nothing to say before it lies in the cart: the shop is open, all is there as it was, no other cart is given up. */
var goesAtOnce = ({ shop, closed, lines }) => shop !== null && closed === null && isSameAgain(lines) && cart.get() === null;
/** Puts what can be had into the cart. Who orders from a new phone has it brought where it was brought before. */
function putAgain({ shop, lines, dropoff }, onCart) {
	if (shop === null) return;
	if (deliveryPlace.get() === null) deliveryPlace.set(dropoff);
	addAll(shop, lines.flatMap(({ line }) => line ?? []));
	onCart(shop);
}
/**
* An earlier order held against what its shop has now. Where all is as it was it lies in the cart at once, and the cart opens.
* Else: what can be had and at which price, what is gone, whether the shop is open; one tap puts it into the cart.
*/
function OrderAgain({ orderId, onCart }) {
	const t = useText();
	const [, go] = useLocation();
	const found = useQuery({
		queryKey: ["order-again", orderId],
		queryFn: () => findAgain(orderId),
		staleTime: 0,
		gcTime: 0
	});
	const atOnce = found.data !== void 0 && goesAtOnce(found.data);
	const done = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (!atOnce || done.current) return;
		done.current = true;
		putAgain(found.data, onCart);
	});
	if (found.isPending || atOnce) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 });
	if (found.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("foodNotLoaded"),
		onRetry: () => void found.refetch()
	});
	const { name, kind, shop, lines, closed } = found.data;
	const there = lines.flatMap(({ line }) => line === null ? [] : [line]);
	const shops = kind === "food" ? "/food-delivery" : "/grocery-delivery";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1",
			children: t("againTitle", { name })
		}),
		shop === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			children: t("againShopGone", { name })
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			closed === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "chip bad",
				role: "status",
				children: openingText(t, closed)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: lines.map((again, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, {
					again,
					shop
				}, `${i} ${again.name}`))
			}),
			there.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				children: t("againNothing")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddAgain, {
				shop,
				lines: there,
				sum: sumAgain(lines),
				onPut: () => putAgain(found.data, onCart)
			})
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			full: true,
			onClick: () => go(shop === null ? shops : `${shops}?${kind === "food" ? "restaurant" : "store"}=${shop.id}`),
			children: t(shop === null ? kind === "food" ? "foodAll" : "storeBack" : "againLook", { name })
		})
	] });
}
function AddAgain({ shop, lines, sum, onPut }) {
	const t = useText();
	const startOver = useStartOver(shop);
	const count = lines.reduce((all, { quantity }) => all + quantity, 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
		full: true,
		className: "summed",
		kind: "accent",
		icon: "cart",
		onClick: () => startOver.ask(onPut),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("againPut", { n: count }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: " · "
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "num",
				children: shopMoney(sum, shop)
			})
		]
	}), startOver.dialog] });
}
// packages/web/src/catalogue/extras-dialog.tsx
/** Extras of a dish, each with its price. */
function ExtrasDialog({ item, shop, onClose, onAdd }) {
	const t = useText();
	const [chosen, setChosen] = (0, import_react.useState)(/* @__PURE__ */ new Set());
	const extras = item.extras.filter(({ name }) => chosen.has(name));
	const toggle = (name) => {
		const next = new Set(chosen);
		if (!next.delete(name)) next.add(name);
		setChosen(next);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: true,
		onClose,
		title: item.name,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			className: "extras",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "label",
				children: t("foodExtras")
			}), item.extras.map((extra) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "row",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "checkbox",
						checked: chosen.has(extra.name),
						onChange: () => toggle(extra.name)
					}), extra.name]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "num",
					children: ["+", shopMoney(extra.price, shop)]
				})]
			}, extra.name))]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
			full: true,
			className: "summed",
			onClick: () => onAdd(extras),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("foodAdd") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "visually-hidden",
					children: " · "
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num",
					children: shopMoney(priceWith(item.price, extras), shop)
				})
			]
		})]
	});
}
// packages/web/src/catalogue/use-section-in-view.ts
/** How far down the screen one reads, as a share of it. */
var READS_AT = .35;
/** Whoever does this scrolls by hand: what was chosen by a chip holds no longer. */
var BY_HAND = [
	"wheel",
	"touchmove",
	"keydown",
	"pointerdown"
];
/** Nearer to its end than this, in pixels, a page is at its end: the last step of a scroll may be less than one. */
var AT_END = 2;
/**
* How far down the screen the eye is, as a share of it: at its top where the page begins, a third down after it, and at its foot where the
* page ends, since the last section may be too short to come any higher.
* @param scrolled how far the page was scrolled, in pixels
* @param canScroll how far it can be
* @param screen the height of the screen
*/
function readingLine(scrolled, canScroll, screen) {
	if (canScroll <= 0 || screen <= 0) return 0;
	return canScroll - scrolled < AT_END ? 1 : Math.min(READS_AT, Math.max(0, scrolled) / screen);
}
/** What scrolls around an element: a part of the frame on a desktop, the page on a phone. */
function scrollerOf(element) {
	for (let around = element.parentElement; around !== null; around = around.parentElement) {
		const { overflowY } = getComputedStyle(around);
		if ((overflowY === "auto" || overflowY === "scroll") && around.scrollHeight > around.clientHeight) return around;
	}
	return document.documentElement;
}
/**
* Which section of a list is in front of the reader, by its place in the list; and what is called when one is chosen.
* @param list what holds the sections, each with the class `shop-section`
* @param count how many there are; they are looked for again when it changes
*/
function useSectionInView(list, count) {
	const [current, setCurrent] = (0, import_react.useState)(0);
	const isHeld = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		const sections = [...list.current?.querySelectorAll(".shop-section") ?? []];
		const [first] = sections;
		if (first === void 0) return void 0;
		const read = () => {
			if (isHeld.current) return;
			const bar = list.current?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
			const { scrollTop, scrollHeight, clientHeight } = scrollerOf(first);
			const line = bar + (innerHeight - bar) * readingLine(scrollTop, scrollHeight - clientHeight, innerHeight);
			setCurrent(Math.max(0, sections.findLastIndex((section) => section.getBoundingClientRect().top <= line + 1)));
		};
		const release = () => {
			isHeld.current = false;
		};
		addEventListener("scroll", read, {
			passive: true,
			capture: true
		});
		for (const kind of BY_HAND) addEventListener(kind, release, { passive: true });
		return () => {
			removeEventListener("scroll", read, { capture: true });
			for (const kind of BY_HAND) removeEventListener(kind, release);
		};
	}, [list, count]);
	return [current, (0, import_react.useCallback)((chosen) => {
		isHeld.current = true;
		setCurrent(chosen);
	}, [])];
}
// packages/web/src/catalogue/restaurant-view.tsx
function Dish({ item, shop, isOpen, onAdd }) {
	const t = useText();
	const value = cart.use();
	const mine = (value !== null && value.shop.kind === "food" && value.shop.id === shop.id ? value.lines : []).filter(({ itemId }) => itemId === item.id);
	const quantity = mine.reduce((sum, line) => sum + line.quantity, 0);
	const { name, section, description, price, liked, praises, picture } = item;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(GoodsCard, {
		shop,
		item: {
			name,
			section,
			about: description,
			price,
			unit: "",
			picture,
			isThere: item.isAvailable
		},
		action: isOpen && item.isAvailable ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stepper, {
			name,
			add: t("foodAddName", { name }),
			hint: t("foodAdd"),
			quantity,
			onMore: onAdd,
			onLess: () => take(shop, mine.at(-1)?.key ?? "")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "goods-gone",
			disabled: true,
			children: t(item.isAvailable ? "shopClosed" : "foodGone")
		}),
		children: [liked === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "label goods-liked num",
			children: t("dishLiked", {
				percent: liked.percent,
				of: liked.of
			})
		}), praises.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "caption goods-liked",
			children: praises.map((tag) => t(lineTagNames[tag])).join(" · ")
		})]
	});
}
/** The parts of a menu as chips that lead to them; the one that is read is marked, and stays in sight. */
function SectionChips({ sections, ids, current, onChoose }) {
	const t = useText();
	const row = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const chip = row.current?.children[current];
		if (row.current !== null && chip instanceof HTMLElement) row.current.scrollLeft = chip.offsetLeft - 16;
	}, [current]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		ref: row,
		className: "phrases shop-chips",
		"aria-label": t("menuSections"),
		children: sections.map((section, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: "phrase",
			href: `#${ids}${i}`,
			"aria-current": i === current ? "true" : void 0,
			onClick: () => onChoose(i),
			children: sectionName(t, section)
		}, section))
	});
}
/** A restaurant's menu; what is tapped goes into the cart. */
function RestaurantView({ restaurant, onBack, onCart }) {
	const t = useText();
	const menu = useMenu(restaurant.id);
	const value = cart.use();
	const sectionId = (0, import_react.useId)();
	const [choosing, setChoosing] = (0, import_react.useState)(null);
	const { id, name, countryId, deliveryFee, terms, estimatedDeliveryTime } = restaurant;
	const shop = {
		kind: "food",
		id,
		name,
		countryId,
		deliveryFee,
		terms,
		minutes: estimatedDeliveryTime
	};
	const startOver = useStartOver(shop);
	const put = (item, extras) => {
		setChoosing(null);
		startOver.ask(() => {
			const names = extras.map((extra) => extra.name);
			const price = priceWith(item.price, extras);
			add(shop, {
				key: [item.id, ...names].join("|"),
				itemId: item.id,
				name: item.name,
				unit: "",
				picture: item.picture,
				price,
				extras: names,
				note: "",
				substitution: "ask"
			});
			toast({ title: t("foodAdded") });
		});
	};
	const sections = [...Map.groupBy(menu.data ?? [], ({ section }) => section)];
	const list = (0, import_react.useRef)(null);
	const [current, choose] = useSectionInView(list, sections.length);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopHead, {
			shop,
			picture: restaurant.picture,
			about: [restaurant.description, restaurant.address].filter((text) => text !== ""),
			rating: restaurant.rating,
			minutes: estimatedDeliveryTime,
			opening: restaurant,
			back: t("foodAll"),
			count: value?.shop.kind === "food" ? countOf(value) : 0,
			onBack,
			onCart
		}),
		sections.length < 2 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionChips, {
			sections: sections.map(([section]) => section),
			ids: sectionId,
			current,
			onChoose: choose
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			ref: list,
			className: "shop-body",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShowPictures, { of: [restaurant, ...menu.data ?? []] }), menu.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsSkeletons, {}) : menu.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				whole: true,
				text: t("menuNotLoaded"),
				onRetry: () => void menu.refetch()
			}) : sections.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("menuEmpty") }) : sections.map(([section, items], i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				id: `${sectionId}${i}`,
				className: "shop-section",
				"aria-label": sectionName(t, section),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: sectionName(t, section)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "goods-list",
					children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dish, {
						item,
						shop,
						isOpen: restaurant.isOpen,
						onAdd: () => item.extras.length > 0 ? setChoosing(item) : put(item, [])
					}, item.id))
				})]
			}, section))]
		}),
		choosing === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExtrasDialog, {
			item: choosing,
			shop,
			onClose: () => setChoosing(null),
			onAdd: (extras) => put(choosing, extras)
		}),
		startOver.dialog
	] });
}
// packages/web/src/catalogue/food-screen.tsx
function RestaurantCard({ restaurant, onOpen }) {
	const t = useText();
	const delivery = t("shopDelivery", { fee: deliveryText(t, restaurant) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "card shop-card",
		"data-closed": !restaurant.isOpen,
		onClick: onOpen,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cover, {
			category: restaurant.cuisineType,
			id: restaurant.id,
			picture: restaurant.picture
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "shop-in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "title",
					children: restaurant.name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "shop-kind",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [t(cuisineNames[restaurant.cuisineType]), restaurant.distance === null ? "" : ` · ${km(restaurant.distance / 1e3)}`]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: restaurant.rating })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "shop-foot label num",
					children: restaurant.isOpen ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
						t("minutesRange", { range: restaurant.estimatedDeliveryTime }),
						" · ",
						delivery
					] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip bad num",
						children: closedText(t, restaurant)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: delivery })] })
				})
			]
		})]
	}) });
}
/** The restaurants around, found by name, kind or what they cook. */
function Restaurants({ list, place, onOpen }) {
	const t = useText();
	const [search, setSearch] = (0, import_react.useState)("");
	const [cuisine, setCuisine] = (0, import_react.useState)("all");
	const wanted = foldText(search.trim());
	const goods = useFoundGoods("restaurant", place, useSettled(search.trim()));
	const found = search.trim() === "" ? [] : goods.data?.found ?? [];
	const { past, waits } = usePastOrders("food", true);
	const shown = (list.data ?? []).filter((row) => (cuisine === "all" || row.cuisineType === cuisine) && (wanted === "" || foldText(`${row.name} ${row.description}`).includes(wanted)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "shop-list-head",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "h1",
					children: t("serviceFood")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliverTo, { compact: true }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchBox, {
					label: t("foodSearch"),
					hint: t("foodSearchHint"),
					value: search,
					onChange: setSearch
				})
			]
		}),
		list.isError ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "phrases shop-chips",
			role: "group",
			"aria-label": t("foodCuisines"),
			children: ["all", ...cuisineTypes].map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "phrase",
				"aria-pressed": cuisine === id,
				onClick: () => setCuisine(id),
				children: t(id === "all" ? "cuisineAll" : cuisineNames[id])
			}, id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "shop-body",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShowPictures, { of: [...shown, ...found] }),
				cuisine === "all" && wanted === "" && !list.isPending && !waits ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AgainRow, { past }) : null,
				list.isPending || waits ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopSkeletons, {}) : list.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
					whole: true,
					text: t("foodListNotLoaded"),
					onRetry: () => void list.refetch()
				}) : shown.length === 0 && found.length === 0 ? goods.isFetching ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopSkeletons, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("foodNone") }) : shown.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "shop-cards",
					children: shown.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestaurantCard, {
						restaurant: row,
						onOpen: () => onOpen(row.id)
					}, row.id))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoundGoodsList, {
					kind: "food",
					found
				})
			]
		})
	] });
}
/** `/food-delivery` (spec: operations §2 Food delivery): a gate for who is not signed in, restaurants, a menu, the cart. */
function FoodScreen() {
	const [, go] = useLocation();
	const user = session.use();
	const search = new URLSearchParams(useSearch());
	const [open, setOpen] = (0, import_react.useState)(false);
	const wide = useWide();
	const place = useDeliveryPlace();
	const near = useSearchCenter();
	const list = useRestaurants(place, user !== null);
	const again = Number(search.get("again")) || void 0;
	const chosen = Number(search.get("restaurant")) || void 0;
	const restaurant = list.data?.find(({ id }) => id === chosen);
	if (user === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoodGate, {});
	if (again !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
		className: "page narrow",
		id: "main",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderAgain, {
			orderId: again,
			onCart: ({ kind, id }) => {
				if (kind === "food") setOpen(true);
				go(kind === "food" ? `/food-delivery?restaurant=${id}` : `/grocery-delivery?store=${id}&cart=open`, { replace: true });
			}
		})
	}) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		ownHead: restaurant !== void 0,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithCart, {
			kind: "food",
			open,
			onOpen: setOpen,
			shop: restaurant !== void 0,
			children: restaurant === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Restaurants, {
				list,
				place: place ?? near.point,
				onOpen: (id) => go(`/food-delivery?restaurant=${id}`)
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestaurantView, {
				restaurant,
				onBack: () => go("/food-delivery"),
				onCart: wide ? void 0 : () => setOpen(true)
			}, restaurant.id)
		})
	});
}
export { FoodScreen };
