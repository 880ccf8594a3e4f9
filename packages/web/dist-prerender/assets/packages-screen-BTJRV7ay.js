import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { r as packageTypes } from "./packages-Bht5qZM7.js";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { t as useWallet } from "./wallet-BPTHOCK6.js";
import { A as callApi, D as queryClient, Dt as toWire, P as serverMessage, R as serverTime, Z as toast, c as EmptyState, d as Button, it as Link, l as ErrorCard, u as Skeleton, wt as fromWire } from "../prerender.mjs";
import { c as money, i as day, n as clockTime, p as typeNames } from "./format-sa5lnLJg.js";
import { _ as useHomeMarket, d as instanceMarkets, r as language } from "./preferences-D2yk24TH.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Tabs } from "./tabs-Cvt08xxq.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { n as subscriptionPaths } from "./paths-bObtoatv.js";
import { t as walletPaths } from "./paths-ncLedaY6.js";
import { n as Icon, t as Art } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as nameIn } from "./service-name-CxksCRRC.js";
import { t as ProgressBar } from "./progress-bar-CJ7sykgc.js";
import { t as vehicles } from "./vehicles-Bk7Rrd0Z.js";
// packages/web/src/subscriptions/api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function usePackages() {
	const chosen = language.use();
	return useQuery({
		queryKey: [subscriptionPaths.packages, chosen],
		queryFn: () => callApi(subscriptionPaths.packages, { query: { language: chosen } })
	});
}
/** All that were bought, past ones too. */
var useSubscriptions = () => useQuery({
	queryKey: [subscriptionPaths.own],
	queryFn: () => callApi(subscriptionPaths.own),
	staleTime: 0
});
/** What a market sells, and what there is to pay with; nothing where this phone is in none. */
var useSold = (market) => useQuery({
	queryKey: [subscriptionPaths.sold, market],
	queryFn: () => callApi(subscriptionPaths.sold, { params: { market: market ?? "" } }),
	enabled: market !== void 0,
	staleTime: 0
});
/** What a purchase changes, and what it may have changed where nobody knows its answer. */
function afterwards() {
	for (const path of [
		subscriptionPaths.own,
		subscriptionPaths.active,
		subscriptionPaths.bought,
		subscriptionPaths.sold,
		walletPaths.getWallet
	]) queryClient.invalidateQueries({ queryKey: [path] });
}
/** All that were bought of markets, past ones too. */
var useBought = () => useQuery({
	queryKey: [subscriptionPaths.bought],
	queryFn: () => callApi(subscriptionPaths.bought),
	staleTime: 0
});
var usePurchase = () => useMutation({
	mutationFn: ({ packageId, userId, key }) => callApi(subscriptionPaths.purchase, {
		body: {
			packageId,
			userId
		},
		idempotencyKey: key
	}),
	onSettled: afterwards
});
var useBuyPackage = () => useMutation({
	mutationFn: ({ market, key, ...body }) => callApi(subscriptionPaths.buy, {
		params: { market },
		body,
		idempotencyKey: key
	}),
	onSettled: afterwards
});
/** Again changes nothing: it needs no key. */
var useGiveBack = () => useMutation({
	mutationFn: ({ id }) => callApi(subscriptionPaths.giveBack, { params: { id: String(id) } }),
	onSettled: afterwards
});
// packages/web/src/subscriptions/balance.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Whether a wallet, as far as it is known, holds less than a package costs. */
var isShort = ({ price }, balance) => balance !== void 0 && (fromWire(balance) ?? 0) < (fromWire(price) ?? 0);
/** What there is to pay with; where it does not reach, how more comes in, or how one rides without a package. */
function Balance({ offers, balance, shown, topUp }) {
	const t = useText();
	const short = offers.filter((offer) => isShort(offer, balance)).length;
	const none = short > 0 && short === offers.length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: none ? "card packages-wallet" : "packages-wallet",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "wallet",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [t("packageBalance"), " "] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "num",
						children: shown
					}),
					short === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: t(!none ? "packageSomeInReach" : topUp ? "packageTopUpFirst" : "packageNoneInReach")
					})
				]
			}),
			none ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button primary",
				href: topUp ? "/wallet" : "/ride-request?search",
				children: t(topUp ? "packageTopUp" : "packageRideInstead")
			}) : null
		]
	});
}
// packages/web/src/subscriptions/facts.tsx
/** What belongs together, each with its sign: nothing that ends and is lost has a tick. */
function Facts({ title, facts }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "benefits",
			children: facts.map(([icon, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: icon,
				size: 20
			}), text] }, text))
		})]
	});
}
// packages/web/src/subscriptions/package-name.ts
/** What its service is called: by the operator, else by the specification. */
var packageService = (t, { service, rideType }) => nameIn(service.names) || t(typeNames[rideType]);
/** What a package is called: by the operator, else by its rides. */
var packageName = (t, sold) => nameIn(sold.names) || `${packageService(t, sold)} · ${t("packageRides", { n: sold.rides })}`;
// packages/web/src/subscriptions/market-package-card.tsx
/** A package that a market sells: rides, days, the longest way, and what it costs. Nothing is compared with a price that nobody asks for. */
function MarketPackageCard({ offer, sold, owned, short, busy, onBuy }) {
	const t = useText();
	const price = (amount) => money(amount, sold.countryId, sold.decimals);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card package market-package",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "package-what",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "title",
						children: packageName(t, offer)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "label num",
						children: [
							t("packageRides", { n: offer.rides }),
							" · ",
							t("packageDays", { n: offer.validDays })
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "caption num",
						children: [
							packageService(t, offer),
							" · ",
							t("ownPackageReach", { km: offer.maxKm })
						]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "num package-cost",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "package-price",
					children: price(offer.price)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: t("packageEach", { price: price(offer.each) })
				})]
			}),
			!owned && short ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				disabled: owned,
				busy,
				onClick: onBuy,
				children: t(owned ? "packageOwned" : "packageBuy")
			})
		]
	});
}
// packages/web/src/subscriptions/give-back.tsx
/** Gives a package back that was not used yet, once that is sure. */
function GiveBack({ row, name }) {
	const t = useText();
	const [asked, setAsked] = (0, import_react.useState)(false);
	const giveBack = useGiveBack();
	const sum = money(row.price, row.countryId, row.decimals);
	const give = () => giveBack.mutate({ id: row.id }, {
		onSuccess: () => {
			setAsked(false);
			toast({ title: t("ownPackageGiven", { price: sum }) });
		},
		onError: (error) => toast({
			title: t("ownPackageKept"),
			text: serverMessage(error, t("packageFailed")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		onClick: () => setAsked(true),
		children: t("ownPackageGive")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: asked,
		onClose: () => setAsked(false),
		title: name,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("ownPackageGiveSure", { price: sum }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			busy: giveBack.isPending,
			onClick: give,
			children: t("ownPackageGive")
		})]
	})] });
}
// packages/web/src/subscriptions/my-packages.tsx
/** One that can be used: how many rides are left, until when, and what becomes of what is left then. */
function Usable({ row }) {
	const t = useText();
	const { ridesLeft, ridesTotal, expiresAt } = row;
	const counted = ridesLeft !== null && ridesTotal !== null;
	const left = counted ? t("packageLeft", {
		left: ridesLeft,
		total: ridesTotal
	}) : t("packageUnlimited");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc package-usable",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "title",
					children: row.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					"data-open": "true",
					children: t("packageOwned")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "package-left num",
				children: left
			}),
			counted ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
				label: left,
				percent: Math.round(ridesLeft / ridesTotal * 100)
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
				children: [
					row.pays,
					" · ",
					t("packageLastDay", {
						date: day(expiresAt),
						time: clockTime(expiresAt)
					})
				]
			}),
			counted ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: row.unused
			}) : null,
			row.action
		]
	});
}
/** What was bought: what can be used as cards, what is over as a list. */
function MyPackages({ list }) {
	const t = useText();
	const over = list.filter(({ isActive }) => !isActive);
	if (list.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack packages-mine",
		"aria-label": t("packagesMine"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("packagesMine")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				children: list.filter(({ isActive }) => isActive).map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Usable, { row }, row.id))
			}),
			over.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: over.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row spread package-mine",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: row.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num package-was",
						children: [
							row.outcome,
							" · ",
							t("packageUntil", { date: day(row.expiresAt) })
						]
					})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip",
						children: t("packageOver")
					})]
				}, row.id))
			})
		]
	});
}
// packages/web/src/subscriptions/market-packages.tsx
/** One that was bought, as it is shown. */
function ownedOf$1(t, row) {
	const { rides, ridesLeft, ridesReturned, returned } = row;
	const price = (amount) => money(amount, row.countryId, row.decimals);
	const name = packageName(t, row);
	const used = t("packageUsed", {
		used: rides - ridesLeft - ridesReturned,
		total: rides
	});
	return {
		...row,
		name,
		ridesTotal: rides,
		pays: `${row.marketName} · ${packageService(t, row)} · ${t("ownPackageReach", { km: row.maxKm })}`,
		unused: t("ownPackageUnused", { price: price(row.each) }),
		outcome: returned === null ? used : `${used} · ${t("ownPackageReturned", { price: price(returned) })}`,
		action: row.canGiveBack ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiveBack, {
			row,
			name
		}) : null
	};
}
var DAY_MS$1 = 864e5;
/** Asked before it is paid: the price, the last day, and what becomes of what is not used by then. */
function Sure$1({ offer, sold, busy, onBuy }) {
	const t = useText();
	const [now] = (0, import_react.useState)(() => serverTime());
	const price = (amount) => money(amount, sold.countryId, sold.decimals);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("packageConfirm", {
			name: packageName(t, offer),
			price: price(offer.price)
		}) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label num",
			children: t("packageWouldEnd", { date: day(new Date(now + offer.validDays * DAY_MS$1)) })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("ownPackageUnused", { price: price(offer.each) })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			busy,
			onClick: onBuy,
			children: t("packageBuy")
		})
	] });
}
/** Sells one at a time: what is sent again for the same one is the same purchase. */
function useSale(market, version) {
	const t = useText();
	const buying = useBuyPackage();
	const [offer, setOffer] = (0, import_react.useState)(null);
	const key = (0, import_react.useRef)(void 0);
	const ask = (wanted) => {
		key.current = void 0;
		setOffer(wanted);
	};
	const buy = () => {
		if (offer === null || market === void 0 || version === void 0) return;
		key.current ??= crypto.randomUUID();
		buying.mutate({
			market,
			package: offer.package,
			version,
			key: key.current
		}, {
			onSuccess: () => {
				ask(null);
				toast({ title: t("packageBought") });
			},
			onError: (error) => {
				ask(null);
				toast({
					title: t("packageFailedTitle"),
					text: serverMessage(error, t("packageFailed")),
					tone: "bad"
				});
			}
		});
	};
	return {
		offer,
		ask,
		buy,
		busy: buying.isPending
	};
}
/** `/subscription-packages` outside the demo: what the city of this phone sells, and what this person has, of whichever city. */
function MarketPackages() {
	const t = useText();
	const home = useHomeMarket();
	const sold = useSold(home?.id);
	const mine = useBought();
	const wallet = useWallet();
	const sale = useSale(home?.id, sold.data?.version);
	const active = new Set((mine.data ?? []).filter(({ isActive, market }) => isActive && market === home?.id).map((row) => row.package));
	const facts = {
		benefits: [
			["check", t("benefitPrice")],
			["check", t("benefitBack")],
			["check", t("ownPackageBack")]
		],
		endings: [
			["clock", t("packageEnds")],
			["check", t("ownPackageEndBack")],
			["minus", t("packageNoRenewal")]
		]
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page packages",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
					title: t("packagesTitle"),
					href: "/services"
				}),
				home === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "muted",
					children: t("ownPackagesClaim", { city: home.name })
				}),
				sold.data === void 0 || sold.data.packages.length === 0 || wallet.isPending ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Balance, {
					offers: sold.data.packages,
					balance: sold.data.balance,
					shown: money(sold.data.balance, sold.data.countryId, sold.data.decimals),
					topUp: wallet.data?.topUp === true && wallet.data.countryId === sold.data.countryId
				})
			] }),
			mine.isLoadingError || sold.isLoadingError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				whole: true,
				text: t("packagesNotLoaded"),
				onRetry: () => {
					sold.refetch();
					mine.refetch();
				}
			}) : mine.isPending || sold.isLoading ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyPackages, { list: mine.data.map((row) => ownedOf$1(t, row)) }), sold.data === void 0 || sold.data.packages.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("ownPackagesNone", { city: home?.name ?? "" }) }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "package-offers",
				children: sold.data.packages.map((offer) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketPackageCard, {
					offer,
					sold: sold.data,
					owned: active.has(offer.package),
					short: isShort(offer, sold.data.balance),
					busy: sale.busy,
					onBuy: () => sale.ask(offer)
				}, offer.package))
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack packages-facts",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
					title: t("benefitsTitle"),
					facts: facts.benefits
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
					title: t("packageEndsTitle"),
					facts: facts.endings
				})]
			})] })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: sale.offer !== null,
				onClose: () => sale.ask(null),
				title: sale.offer === null ? "" : packageName(t, sale.offer),
				children: sale.offer === null || sold.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sure$1, {
					offer: sale.offer,
					sold: sold.data,
					busy: sale.busy,
					onBuy: sale.buy
				})
			})
		]
	}) });
}
// packages/web/src/subscriptions/package-card.tsx
/** What one ride of a package costs, rounded up to a cent: never less than it is. */
var eachRide = ({ price, rideCount }) => rideCount === null ? void 0 : toWire(Math.ceil((fromWire(price) ?? 0) / rideCount));
/** The car of each kind of ride that packages are sold for. */
var cars = {
	standard: vehicles.standard,
	premium: vehicles.premium,
	ladies_only: vehicles.ladies,
	scholar: vehicles.scholar
};
/** How much less it costs than its rides one by one. */
var savedBy = ({ price, originalPrice }) => toWire((fromWire(originalPrice) ?? 0) - (fromWire(price) ?? 0));
/**
* A package on offer: the car, how many rides in how many days, what it costs, saves and lets go. It is sold where the wallet can
* pay it; above all of them stands what to do otherwise.
*/
function PackageCard({ offer, wallet, owned, busy, onBuy }) {
	const t = useText();
	const each = eachRide(offer);
	const user = session.use();
	const isPopular = offer.isPopular && (offer.rideType !== "ladies_only" || user?.gender === "female");
	const rides = offer.rideCount === null ? t("packageUnlimited") : t("packageRides", { n: offer.rideCount });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card package",
		"data-popular": isPopular,
		children: [
			isPopular ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip package-popular",
				children: t("packagePopular")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
				svg: cars[offer.rideType] ?? vehicles.standard,
				className: "package-car"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "package-what",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "title",
						children: offer.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "label num",
						children: [
							rides,
							" · ",
							t("packageDays", { n: offer.validityDays })
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "caption num",
						children: [t(typeNames[offer.rideType]), each === void 0 ? "" : ` · ${t("packageEach", { price: money(each, offer.countryId) })}`]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "num package-cost",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "package-price",
						children: money(offer.price, offer.countryId)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("s", {
						className: "caption",
						children: money(offer.originalPrice, offer.countryId)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip package-off",
						children: t("packageOff", { n: offer.discountPercentage })
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num package-terms",
				children: [t("packageSaves", { price: money(savedBy(offer), offer.countryId) }), offer.rideCount === null ? "" : ` · ${t("packageLapses", { n: offer.validityDays })}`]
			}),
			!owned && isShort(offer, wallet?.balance) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: isPopular ? "primary" : "soft",
				disabled: owned,
				busy,
				onClick: onBuy,
				children: t(owned ? "packageOwned" : "packageBuy")
			})
		]
	});
}
// packages/web/src/subscriptions/packages-screen.tsx
var tabNames = {
	weekly: "tabWeekly",
	monthly: "tabMonthly",
	scholar_weekly: "tabScholarWeekly",
	scholar_monthly: "tabScholarMonthly"
};
var benefits = [
	["check", "benefitPrice"],
	["check", "benefitReach"],
	["check", "benefitBack"]
];
/** What ends and is lost has no tick. */
var endings = [
	["clock", "packageEnds"],
	["x", "packageUnused"],
	["minus", "packageNoRenewal"]
];
/** One that was bought, as it is shown. */
function ownedOf(t, row, offers) {
	const { ridesLeft, ridesTotal } = row;
	const isCounted = ridesLeft !== null && ridesTotal !== null;
	return {
		...row,
		name: offers.find(({ id }) => id === row.packageId)?.name ?? "",
		pays: t(typeNames[row.rideType]),
		unused: t("packageUnused"),
		outcome: isCounted ? t("packageUsed", {
			used: ridesTotal - ridesLeft,
			total: ridesTotal
		}) : t("packageUnlimited")
	};
}
var DAY_MS = 864e5;
/** Asked before it is paid: the price, the last day, and that what is not used by then is gone. */
function Sure({ offer, busy, onBuy }) {
	const t = useText();
	const [now] = (0, import_react.useState)(() => serverTime());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("packageConfirm", {
			name: offer.name,
			price: money(offer.price, offer.countryId)
		}) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label num",
			children: t("packageWouldEnd", { date: day(new Date(now + offer.validityDays * DAY_MS)) })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t(offer.rideCount === null ? "packageNoRenewal" : "packageUnused")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			busy,
			onClick: onBuy,
			children: t("packageBuy")
		})
	] });
}
/** The specification's packages, which the demo sells. */
function SpecifiedPackages() {
	const t = useText();
	const user = session.use();
	const offers = usePackages();
	const mine = useSubscriptions();
	const purchase = usePurchase();
	const wallet = useWallet();
	const [tab, setTab] = (0, import_react.useState)("weekly");
	const [buying, setBuying] = (0, import_react.useState)(null);
	const key = (0, import_react.useRef)(void 0);
	const buy = (offer) => {
		key.current ??= crypto.randomUUID();
		purchase.mutate({
			packageId: offer.id,
			userId: user?.id ?? 0,
			key: key.current
		}, {
			onSuccess: () => {
				key.current = void 0;
				setBuying(null);
				toast({ title: t("packageBought") });
			},
			onError: (error) => toast({
				title: t("packageFailedTitle"),
				text: serverMessage(error, t("packageFailed")),
				tone: "bad"
			})
		});
	};
	const ask = (offer) => {
		key.current = void 0;
		setBuying(offer);
	};
	const active = new Set((mine.data ?? []).filter(({ isActive }) => isActive).map(({ packageId }) => packageId));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page packages",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
					title: t("packagesTitle"),
					href: "/services"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "muted",
					children: t("packagesClaim")
				}),
				mine.isPending || wallet.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Balance, {
					offers: (offers.data ?? []).filter(({ id }) => !active.has(id)),
					balance: wallet.data.balance,
					shown: money(wallet.data.balance, wallet.data.countryId),
					topUp: wallet.data.topUp
				})
			] }),
			offers.isPending || mine.isPending || wallet.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 }) : offers.isError || mine.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				whole: true,
				text: t("packagesNotLoaded"),
				onRetry: () => {
					offers.refetch();
					mine.refetch();
				}
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyPackages, { list: mine.data.map((row) => ownedOf(t, row, offers.data)) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "packages-offers",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
						label: t("packagesTitle"),
						tabs: packageTypes.map((id) => ({
							id,
							text: t(tabNames[id])
						})),
						current: tab,
						onChange: setTab,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
							className: "package-offers",
							children: offers.data.filter(({ packageType }) => packageType === tab).map((offer) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackageCard, {
								offer,
								wallet: wallet.data,
								owned: active.has(offer.id),
								busy: purchase.isPending,
								onBuy: () => ask(offer)
							}, offer.id))
						})
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "stack packages-facts",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
						title: t("benefitsTitle"),
						facts: benefits.map(([icon, text]) => [icon, t(text)])
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
						title: t("packageEndsTitle"),
						facts: endings.map(([icon, text]) => [icon, t(text)])
					})]
				})
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: buying !== null,
				onClose: () => setBuying(null),
				title: buying?.name ?? "",
				children: buying === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sure, {
					offer: buying,
					busy: purchase.isPending,
					onBuy: () => buy(buying)
				})
			})
		]
	}) });
}
/** `/subscription-packages` (spec: operations §2 Subscription packages): outside the demo what the city of this phone sells. */
function PackagesScreen() {
	return instanceMarkets === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SpecifiedPackages, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketPackages, {});
}
export { PackagesScreen };
