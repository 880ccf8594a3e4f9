import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { A as callApi, D as queryClient, Dt as toWire, G as useOnline, P as serverMessage, Tt as minorOfUnits, c as EmptyState, ct as useLocation, d as Button, it as Link, j as fieldMessage, l as ErrorCard, u as Skeleton, ut as useSearch, x as useStreamEvent } from "../prerender.mjs";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { t as balanceText } from "./balance-text-Ch67290_.js";
import { t as useWallet } from "./wallet-BPTHOCK6.js";
import { c as money, i as day, n as clockTime } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as walletPaths } from "./paths-ncLedaY6.js";
import { D as isOneOf } from "./preferences-D2yk24TH.js";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as countryMoney } from "./country-money-CKzyTAOf.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as Field } from "./field-BR5j5dw0.js";
/* empty css                 */
/* empty css              */
// packages/rules/src/payments/providers.ts
/** Who brings money in (shared decision: one adapter a provider). */
var providerFacts = {
	paystack: {
		name: "Paystack",
		countries: [
			"za",
			"ng",
			"gh",
			"ke"
		],
		asks: "page",
		secrets: ["secretKey"]
	},
	/** Safaricom's; the M-Pesa of other countries is another interface. */
	mpesa: {
		name: "M-Pesa",
		countries: ["ke"],
		asks: "phone",
		secrets: [
			"consumerKey",
			"consumerSecret",
			"shortcode",
			"passkey"
		]
	},
	mtn_momo: {
		name: "MTN MoMo",
		countries: [
			"ug",
			"gh",
			"rw",
			"zm"
		],
		asks: "phone",
		secrets: [
			"apiUser",
			"apiKey",
			"subscriptionKey",
			"targetEnvironment"
		]
	},
	airtel_money: {
		name: "Airtel Money",
		countries: [
			"ke",
			"ug",
			"tz",
			"rw",
			"zm"
		],
		asks: "phone",
		secrets: ["clientId", "clientSecret"],
		/** Signs its callbacks, where the operator switched that on. */
		optional: ["privateKey"]
	}
};
// packages/contract/src/payments/paths.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var paymentPaths = {
	ways: "GET /api/payments/top-ups/ways",
	topUp: "POST /api/payments/top-ups",
	own: "GET /api/payments",
	one: "GET /api/payments/:id"
};
// packages/rules/src/payments/payment-life.ts
/** Nobody knows yet how it ends. */
var openPaymentStates = [
	"created",
	"pending",
	"unknown"
];
// packages/web/src/payments/api.ts
/** Somebody who answers the phone looks back at once; who is to wait for hours does not look. */
var PENDING_MS = 2500;
var UNKNOWN_MS = 2e4;
var isOpen = ({ state }) => isOneOf(openPaymentStates, state);
var useTopUpWays = () => useQuery({
	queryKey: [paymentPaths.ways],
	queryFn: () => callApi(paymentPaths.ways),
	staleTime: 0
});
var usePayments = () => useQuery({
	...cachedQuery([paymentPaths.own], () => callApi(paymentPaths.own)),
	staleTime: 0
});
function look() {
	for (const key of [
		paymentPaths.one,
		paymentPaths.own,
		walletPaths.getWallet
	]) queryClient.invalidateQueries({ queryKey: [key] });
}
/** A payment, asked for as long as nobody knows how it ends; the notification of it comes sooner. */
function usePayment(id) {
	useStreamEvent("notification", (0, import_react.useCallback)(() => look(), []));
	return useQuery({
		...cachedQuery([paymentPaths.one, id], async () => {
			const payment = await callApi(paymentPaths.one, { params: { id: String(id) } });
			if (payment.state === "succeeded") queryClient.invalidateQueries({ queryKey: [walletPaths.getWallet] });
			return payment;
		}),
		staleTime: 0,
		refetchInterval: ({ state: { data } }) => data === void 0 || !isOpen(data) ? false : data.state === "unknown" ? UNKNOWN_MS : PENDING_MS
	});
}
var useStartTopUp = () => useMutation({
	mutationFn: ({ key, ...body }) => callApi(paymentPaths.topUp, {
		body,
		idempotencyKey: key
	}),
	onSettled: () => void queryClient.invalidateQueries({ queryKey: [paymentPaths.own] })
});
// packages/web/src/payments/payment-words.ts
/** In a list, in two words. */
var stateNames = {
	created: "topUpStatePending",
	pending: "topUpStatePending",
	unknown: "topUpStateUnknown",
	succeeded: "topUpStateSucceeded",
	failed: "topUpStateFailed",
	expired: "topUpStateExpired"
};
/** The same as a mark: green is money that is here, yellow is not decided yet. */
var stateChips = {
	created: "chip wait",
	pending: "chip wait",
	unknown: "chip wait",
	succeeded: "chip ok",
	failed: "chip bad",
	expired: "chip"
};
/** Why it was not paid. */
var reasons = {
	no_funds: "topUpNoFunds",
	wrong_pin: "topUpWrongPin",
	cancelled: "topUpCancelled",
	prompt_failed: "topUpPromptFailed",
	phone_unreachable: "topUpUnreachable",
	busy: "topUpBusy",
	limit: "topUpLimit",
	declined: "topUpDeclined",
	refused: "topUpRefused",
	not_answered: "topUpNotAnswered",
	amount_differs: "topUpLooking",
	payer_left: "topUpLooking",
	closed_by_team: "topUpClosed"
};
/** What its person is to do now, or what became of it: one sentence. */
function sentenceOf({ state, reason, page, provider }) {
	if (state === "created") return "topUpCreated";
	if (state === "succeeded") return "topUpArrived";
	if (state === "unknown") return reason === "phone_unreachable" ? "topUpUnreachable" : "topUpUnknown";
	if (state === "pending") return page !== null ? "topUpAtPage" : providerFacts[provider].asks === "phone" ? "topUpAtPhone" : "topUpWaiting";
	return reasons[reason ?? "refused"];
}
// packages/web/src/payments/payment-state.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How a top-up stands: in words, with the one thing to do, and what to do when it hangs. */
function PaymentState({ payment }) {
	const t = useText();
	const online = useOnline();
	const provider = providerFacts[payment.provider].name;
	const fill = {
		provider,
		amount: money(payment.amount, payment.countryId),
		phone: payment.phone ?? ""
	};
	const open = isOpen(payment);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc stack",
		"aria-label": t("topUpTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "title num",
					children: fill.amount
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: stateChips[payment.state],
					children: t(stateNames[payment.state])
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				children: t(sentenceOf(payment), fill)
			}),
			payment.page === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "button primary full",
				href: payment.page,
				children: t("topUpGo", fill)
			}),
			open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t(online ? "topUpHangs" : "topUpOffline", fill)
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					day(payment.createdAt),
					", ",
					clockTime(payment.createdAt),
					" · ",
					provider,
					payment.receipt === null ? "" : ` · ${t("topUpReceipt", { receipt: payment.receipt })}`,
					payment.isSandbox ? ` · ${t("topUpPlay")}` : ""
				]
			}),
			open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button soft full",
				href: "/live-chat",
				children: t("topUpHelp")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button soft full",
				href: "/wallet",
				children: t("topUpAgain")
			})
		]
	});
}
// packages/web/src/payments/top-up-form.tsx
/** Amounts that a tap fills in, as so many times the least. */
var OFTEN = [
	5,
	10,
	20,
	50
];
/** How much, by whom, and at which phone. */
function TopUpForm({ ways: { ways, currency, countryId, least, most } }) {
	const t = useText();
	const online = useOnline();
	const user = session.use();
	const [, go] = useLocation();
	const [chosen, setChosen] = (0, import_react.useState)();
	const [amount, setAmount] = (0, import_react.useState)("");
	const start = useStartTopUp();
	const sent = (0, import_react.useRef)({
		what: "",
		key: ""
	});
	const provider = chosen ?? ways[0];
	if (provider === void 0) return null;
	const bounds = {
		least: money(toWire(minorOfUnits(least)), countryId),
		most: money(toWire(minorOfUnits(most)), countryId)
	};
	const atPhone = providerFacts[provider].asks === "phone";
	const errorOf = (field) => fieldMessage(start.error, field);
	const named = ["amount", "phone"].some((field) => errorOf(field) !== void 0);
	const submit = async (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const body = {
			provider,
			amount: amount.trim(),
			...atPhone ? { phone: String(form.get("phone")).trim() } : {}
		};
		const what = JSON.stringify(body);
		if (sent.current.what !== what) sent.current = {
			what,
			key: crypto.randomUUID()
		};
		try {
			const { id } = await start.mutateAsync({
				...body,
				key: sent.current.key
			});
			sent.current = {
				what: "",
				key: ""
			};
			go(`/wallet?payment=${id}`);
		} catch {}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card form",
		"aria-label": t("topUpTitle"),
		onSubmit: (event) => void submit(event),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("topUpTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("topUpAmount", { currency }),
				name: "amount",
				prefix: countryMoney[countryId].currencySymbol,
				value: amount,
				onChange: (event) => setAmount(event.target.value),
				inputMode: "numeric",
				required: true,
				pattern: "[1-9]\\d{0,8}",
				autoComplete: "off",
				hint: t("topUpBounds", bounds),
				error: errorOf("amount")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "picks",
				role: "group",
				"aria-label": t("topUpQuick"),
				children: OFTEN.map((times) => least * times).filter((whole) => whole <= most).map((whole) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "phrase num",
					"aria-pressed": amount === String(whole),
					onClick: () => setAmount(String(whole)),
					children: money(toWire(minorOfUnits(whole)), countryId)
				}, whole))
			}),
			ways.length < 2 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
				className: "picks",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
					className: "label",
					children: t("topUpBy")
				}), ways.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "pick",
					"data-on": id === provider,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						className: "visually-hidden",
						type: "radio",
						name: "provider",
						checked: id === provider,
						onChange: () => setChosen(id)
					}), providerFacts[id].name]
				}, id))]
			}),
			atPhone ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("topUpPhone"),
				name: "phone",
				type: "tel",
				autoComplete: "tel",
				required: true,
				defaultValue: user?.phone ?? "",
				hint: t("topUpPhoneHint", { provider: providerFacts[provider].name }),
				error: errorOf("phone")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("topUpPageHint", { provider: providerFacts[provider].name })
			}),
			start.isError && !named ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(start.error, t("topUpNotSent"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				busy: start.isPending,
				why: online ? void 0 : t("noConnection"),
				children: t("topUpStart", { provider: providerFacts[provider].name })
			})
		]
	});
}
// packages/web/src/payments/wallet-screen.tsx
function Chosen({ id }) {
	const t = useText();
	const payment = usePayment(id);
	if (payment.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 200 });
	if (payment.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("topUpNotLoaded"),
		onRetry: () => void payment.refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentState, { payment: payment.data });
}
function NewTopUp() {
	const t = useText();
	const ways = useTopUpWays();
	if (ways.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 260 });
	if (ways.isLoadingError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("topUpNotLoaded"),
		onRetry: () => void ways.refetch()
	});
	return ways.data.ways.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		text: t("topUpNone"),
		note: t("topUpNoneNote")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TopUpForm, { ways: ways.data });
}
/** What was brought in so far, each with the provider's number of it. */
function History({ chosen }) {
	const t = useText();
	const rows = (usePayments().data ?? []).filter(({ id }) => id !== chosen);
	if (rows.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("topUpHistory"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("topUpHistory")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "row spread top-up-row",
				href: `/wallet?payment=${row.id}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: money(row.amount, row.countryId)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [
						day(row.createdAt),
						" · ",
						providerFacts[row.provider].name,
						row.receipt === null ? "" : ` · ${row.receipt}`
					]
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: stateChips[row.state],
					children: t(stateNames[row.state])
				})]
			}) }, row.id))
		})]
	});
}
/** `/wallet`: what is in it, and how money comes in. `?payment=` shows one top-up. */
function WalletScreen() {
	const t = useText();
	const wallet = useWallet();
	const chosen = Number(new URLSearchParams(useSearch()).get("payment")) || void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow wallet-page",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
				title: t("walletTitle"),
				href: "/passenger"
			}),
			wallet.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "wallet-balance",
				"aria-label": t("walletHolds"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "selvedge thin" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "label",
						children: [t("walletHolds"), " "]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "num",
						children: balanceText(t, wallet.data)
					})] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: wallet.data.number
					})
				]
			}),
			chosen === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewTopUp, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chosen, { id: chosen }, chosen),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(History, { chosen })
		]
	}) });
}
export { WalletScreen };
