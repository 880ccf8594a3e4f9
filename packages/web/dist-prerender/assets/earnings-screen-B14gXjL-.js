import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { A as callApi, D as queryClient, Dt as toWire, G as useOnline, O as ApiError, P as serverMessage, Z as toast, d as Button, dt as useSearchParams, it as Link, j as fieldMessage, kt as countryById, l as ErrorCard, u as Skeleton, wt as fromWire, xt as formatAmount } from "../prerender.mjs";
import { c as money, f as signedMoney, g as dateText, i as day, n as clockTime, t as bonusName } from "./format-sa5lnLJg.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { i as Stars } from "./person-Dzr6m2qL.js";
import { t as Tabs } from "./tabs-Cvt08xxq.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as ProgressBar } from "./progress-bar-CJ7sykgc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as PayLines } from "./pay-lines-DqcWaUHK.js";
import { t as Unfold } from "./unfold-entoP3By.js";
import "./goals-OU18HkCQ.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as PasswordField } from "./password-field-Z-DY0H8X.js";
/* empty css                 */
// packages/contract/src/earnings/paths.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var earningsPaths = {
	getEarnings: "GET /api/driver/earnings",
	getEarningsOf: "GET /api/driver/earnings/:userId",
	getIncentives: "GET /api/driver/incentives",
	getIncentivesOf: "GET /api/driver/incentives/:userId",
	referDriver: "POST /api/driver/refer",
	requestPayout: "POST /api/driver/payouts"
};
// packages/web/src/earnings/api.ts
var earningsKey = () => [earningsPaths.getEarnings, session.get()?.id];
/** All that the screen shows in one answer. Trips end on other screens: each visit asks again, the last figures stand meanwhile. */
function useEarnings() {
	return useQuery({
		queryKey: earningsKey(),
		queryFn: () => callApi(earningsPaths.getEarningsOf, { params: { userId: String(session.get()?.id ?? 0) } }),
		staleTime: 0
	});
}
var refresh = () => queryClient.invalidateQueries({ queryKey: earningsKey() });
function useReferDriver() {
	return useMutation({
		mutationFn: ({ phone, key }) => callApi(earningsPaths.referDriver, {
			body: { phone },
			idempotencyKey: key
		}),
		onSuccess: refresh
	});
}
function useRequestPayout() {
	return useMutation({
		mutationFn: (body) => callApi(earningsPaths.requestPayout, { body }),
		onSuccess: refresh
	});
}
// packages/web/src/earnings/goals.tsx
var import_jsx_runtime = require_jsx_runtime();
var titles = {
	day: "dailyGoal",
	week: "weeklyGoal",
	month: "monthlyChallenge"
};
var texts = {
	day: "dailyGoalText",
	week: "weeklyGoalText",
	month: "monthlyChallengeText"
};
/** The last day of a period whose end is the midnight after it, by the driver's own clocks. */
function lastDay(endsAt, countryId) {
	const moment = /* @__PURE__ */ new Date(Date.parse(endsAt) - 1);
	return dateText(moment, {
		timeZone: countryById(countryId).timeZoneId,
		weekday: "long",
		day: "numeric",
		month: "long"
	});
}
/** A goal with its bar; `whole` also says what is missing. */
function GoalCard({ goal, countryId, whole = false }) {
	const t = useText();
	const amount = (text) => money(text, countryId);
	const missing = toWire(Math.max(0, (fromWire(goal.target) ?? 0) - (fromWire(goal.earned) ?? 0)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card earn-card",
		"aria-label": t(titles[goal.per]),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t(titles[goal.per])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "chip ok num",
					children: [goal.paid ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "check",
						size: 16
					}) : null, t(goal.paid ? "goalPaid" : "goalBonus", { reward: amount(goal.reward) })]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(texts[goal.per], {
				target: amount(goal.target),
				reward: amount(goal.reward)
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
				label: t(titles[goal.per]),
				percent: goal.percent
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted num",
				children: t("goalEarned", {
					earned: amount(goal.earned),
					target: amount(goal.target)
				})
			}),
			goal.spent ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t(goal.per === "day" ? "dailyGoalSpent" : "goalSpent")
			}) : null,
			whole && !goal.paid ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "num",
				children: t("goalToGo", {
					amount: amount(missing),
					day: lastDay(goal.endsAt, countryId)
				})
			}) : null
		]
	});
}
/** The tab "Goals". */
function Goals({ earnings: { goals, countryId } }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [goals.map((goal) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoalCard, {
			goal,
			countryId,
			whole: true
		}, goal.id)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption",
			children: t("goalCounts")
		})]
	});
}
function BonusHours({ earnings: { bonusWindows, countryId } }) {
	const t = useText();
	const { timeZoneId: timeZone } = countryById(countryId);
	const weekday = (moment) => dateText(moment, {
		timeZone,
		weekday: "short"
	});
	const clock = (moment) => dateText(moment, {
		timeZone,
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23"
	});
	const at = (moment) => `${weekday(moment)} ${clock(moment)}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card earn-card",
		"aria-label": t("bonusHours"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("bonusHours")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "list",
				children: bonusWindows.map(({ id, percent, startsAt, endsAt, running, spent }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row spread bonus-row",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(bonusName(id), { percent }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: t("bonusSpan", {
							from: at(startsAt),
							until: weekday(startsAt) === weekday(endsAt) ? clock(endsAt) : at(endsAt)
						})
					})] }), running ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "chip ok",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "bolt",
							size: 16
						}), t("runningNow")]
					}) : spent ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip",
						children: t("spentToday")
					}) : null]
				}, startsAt))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("bonusRule")
			})
		]
	});
}
/** The tab "Incentives": what there is to earn on top. */
function Incentives({ earnings }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [earnings.bonusWindows.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BonusHours, { earnings }), earnings.goals.map((goal) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoalCard, {
			goal,
			countryId: earnings.countryId
		}, goal.id))]
	});
}
// packages/web/src/earnings/day-chart.tsx
var RANGES = [7, 28];
/** So many characters fit above a bar of seven on a narrow phone. */
var SHORT = 7;
/** A date without a time is the same day for everyone: it is read and shown in UTC. */
var shown = (date, form) => dateText(`${date}T00:00:00Z`, {
	timeZone: "UTC",
	...form
});
var longDay = (date) => shown(date, {
	weekday: "short",
	day: "numeric",
	month: "short"
});
/** A large sum in a few characters. */
var shortSum = (amount) => new Intl.NumberFormat("en", {
	notation: "compact",
	maximumFractionDigits: 1
}).format(amount);
/**
* What each of the last days brought, as bars; the same figures stand in a table below.
*/
function DayChart({ days, countryId }) {
	const t = useText();
	const [range, setRange] = (0, import_react.useState)(7);
	const last = days.slice(-range);
	const amounts = last.map(({ earned }) => Math.max(0, Number(earned)));
	const most = Math.max(...amounts);
	const best = last[amounts.indexOf(most)];
	const summary = best === void 0 || most === 0 ? "" : t("bestDay", {
		day: longDay(best.date),
		amount: money(best.earned, countryId)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card earn-card",
		"aria-label": t("dailyEarnings"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread chart-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("dailyEarnings")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "row",
				role: "group",
				"aria-label": t("chooseDays"),
				children: RANGES.map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "button soft small",
					"aria-pressed": n === range,
					onClick: () => setRange(n),
					children: t("daysShown", { n })
				}, n))
			})]
		}), most === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "chart-none muted",
			children: t("noTripsInDays", { n: range })
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "chart",
				"data-days": range,
				role: "img",
				"aria-label": summary,
				children: last.map(({ date, earned }, i) => {
					const amount = amounts[i] ?? 0;
					const sum = money(earned, countryId);
					return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "chart-day",
						children: [range === 7 && amount > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "num",
							children: sum.length > SHORT ? shortSum(amount) : sum
						}) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", {
							className: i === range - 1 ? "on" : void 0,
							style: { height: `${100 * amount / most}%` }
						})]
					}, date);
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "chart-days caption num",
				"aria-hidden": "true",
				"data-days": range,
				children: range === 7 ? last.map(({ date }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: shown(date, { weekday: "short" }) }, date)) : [last[0], last.at(-1)].map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: shown(day?.date ?? "", {
					day: "numeric",
					month: "short"
				}) }, day?.date))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: summary
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				line: t("showAsTable"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
					className: "figures-table num",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: t("dayColumn")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: t("earnedColumn")
					})] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: last.map(({ date, earned }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "row",
						children: longDay(date)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: earned.startsWith("-") ? `-${money(earned.slice(1), countryId)}` : money(earned, countryId) })] }, date)) })]
				})
			})
		] })]
	});
}
// packages/web/src/earnings/overview.tsx
function Balance({ earnings, onWithdraw }) {
	const t = useText();
	const { balance, countryId } = earnings;
	const owes = balance.startsWith("-");
	const hasCash = Number(earnings.cashCollected) > 0;
	const underWay = earnings.payouts.some(({ status }) => status === "requested");
	const why = owes || underWay || Number(balance) > 0 ? void 0 : hasCash ? t("cashInHand", { amount: money(earnings.cashCollected, countryId) }) : t("nothingToWithdraw");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card earn-card",
		"aria-label": t(owes ? "youOwe" : "availableBalance"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "earn-balance",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "label",
					children: t(owes ? "youOwe" : "availableBalance")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "money-l num",
					children: money(owes ? balance.slice(1) : balance, countryId)
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					icon: "wallet",
					kind: Number(balance) > 0 ? "primary" : "soft",
					why,
					onClick: onWithdraw,
					children: t("withdraw")
				})]
			}),
			owes ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("youOweText")
			}) : null,
			hasCash && why === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row spread label muted",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("cashCollected") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num",
					children: money(earnings.cashCollected, countryId)
				})]
			}) : null
		]
	});
}
var kinds = [
	["fares", "kindFares"],
	["bonuses", "kindBonuses"],
	["goals", "kindGoals"],
	["referrals", "kindReferrals"],
	["dayCommission", "kindDayCommission"]
];
/** Each source with what it brought in the week, the month and altogether: one row each, on the narrowest phone too. */
function Breakdown({ earnings }) {
	const t = useText();
	const { week, month, total, countryId } = earnings;
	const paid = {
		fares: true,
		bonuses: earnings.bonusWindows.length > 0,
		goals: earnings.goals.length > 0,
		referrals: earnings.referrals.afterTrips !== null,
		dayCommission: false
	};
	const shown = kinds.filter(([kind]) => paid[kind] || Number(total[kind]) !== 0);
	const spans = [
		["thisWeek", week],
		["thisMonth", month],
		["allTime", total]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card earn-card",
		"aria-label": t("whereFrom"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("whereFrom")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list earned-kinds",
			children: shown.map(([kind, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(text) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "num",
				children: spans.map(([span, earned]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(span) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: signedMoney(earned[kind], countryId) })] }, span))
			})] }, kind))
		})]
	});
}
function Payslip({ earnings: { lines, countryId } }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card earn-card",
		"aria-label": t("latestPay"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("latestPay")
			}),
			lines.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("noPayYet")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "list",
				children: lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "payslip",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "row spread",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
							className: "label",
							children: line.dropoffAddress
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption num",
							children: [
								day(line.completedAt),
								", ",
								clockTime(line.completedAt)
							]
						})]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayLines, {
						fare: line.fare,
						pay: line,
						countryId,
						withNet: true
					})]
				}, line.rideId))
			})
		]
	});
}
var states = {
	requested: "payoutRequested",
	paid: "payoutPaid",
	failed: "payoutFailed"
};
function Payouts({ earnings: { payouts, countryId } }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card earn-card",
		"aria-label": t("payouts"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("payouts")
			}),
			payouts.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("noPayouts")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "list",
				children: payouts.map((payout) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "payslip",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row spread",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "num",
								children: money(payout.amount, countryId)
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: `chip state-${payout.status}`,
								children: t(states[payout.status])
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption num",
							children: [
								payout.destination,
								" · ",
								day(payout.createdAt)
							]
						}),
						payout.note === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption",
							children: payout.note
						}),
						payout.status === "failed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption",
							children: t("payoutFailedText")
						}) : null
					]
				}, payout.id))
			})
		]
	});
}
/** The tab "Overview": the days, where the money comes from, each trip's payslip line, and what can be withdrawn. */
function Overview({ earnings, onWithdraw }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "earn-columns",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Balance, {
					earnings,
					onWithdraw
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayChart, {
					days: earnings.days,
					countryId: earnings.countryId
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breakdown, { earnings })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Payslip, { earnings }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Payouts, { earnings })]
		})]
	});
}
// packages/web/src/earnings/referrals.tsx
/** The tab "Referrals": how it works, how many there are, and the form. */
function Referrals({ earnings: { referrals, countryId }, afterTrips }) {
	const t = useText();
	const online = useOnline();
	const refer = useReferDriver();
	const [phone, setPhone] = (0, import_react.useState)("");
	const [key, setKey] = (0, import_react.useState)(() => crypto.randomUUID());
	const reward = formatAmount(fromWire(referrals.reward) ?? 0, countryById(countryId).currencySymbol, 0);
	const submit = async (event) => {
		event.preventDefault();
		try {
			await refer.mutateAsync({
				phone: phone.trim(),
				key
			});
			setPhone("");
			toast({
				title: t("referralSent"),
				text: t("referralSentText", {
					reward,
					rides: afterTrips
				})
			});
		} catch (error) {
			toast({
				title: t("referralFailed"),
				text: error instanceof ApiError ? t("referralFailedText") : serverMessage(error, t("referralFailedText")),
				tone: "bad"
			});
		}
		setKey(crypto.randomUUID());
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "figures",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("referredCount") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: referrals.referred
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("joinedCount") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: referrals.joined
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("rewardedCount") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: referrals.rewarded
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("earnedColumn") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: money(referrals.earned, countryId)
				})] })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "card earn-card form",
			onSubmit: (event) => void submit(event),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("referTitle")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("referHow", {
					rides: afterTrips,
					reward
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("referPhone"),
					type: "tel",
					name: "phone",
					autoComplete: "off",
					maxLength: 24,
					value: phone,
					onChange: (event) => {
						setPhone(event.target.value);
						refer.reset();
					},
					error: refer.isError ? serverMessage(refer.error, t("notSent")) : void 0
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					busy: refer.isPending,
					why: !online ? t("noConnection") : phone.trim().length < 10 ? t("needPhone") : void 0,
					children: t("sendReferral")
				})
			]
		})]
	});
}
// packages/web/src/earnings/withdraw-dialog.tsx
function PayoutForm({ earnings, onDone }) {
	const t = useText();
	const online = useOnline();
	const hasPassword = session.use()?.hasPassword !== false;
	const request = useRequestPayout();
	const errorOf = (field) => fieldMessage(request.error, field);
	const named = [
		"amount",
		"destination",
		"password"
	].some((field) => errorOf(field) !== void 0);
	const submit = async (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const text = (name) => String(form.get(name)).trim();
		try {
			const payout = await request.mutateAsync({
				amount: text("amount").replace(",", "."),
				destination: text("destination"),
				...hasPassword ? { password: String(form.get("password")) } : {}
			});
			toast({
				title: t("payoutSentTitle"),
				text: t("payoutSentText", { amount: money(payout.amount, earnings.countryId) })
			});
			onDone();
		} catch {}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: (event) => void submit(event),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("payoutAmount", { currency: earnings.currency }),
				name: "amount",
				inputMode: "decimal",
				required: true,
				pattern: "\\d{1,9}([.,]\\d{1,2})?",
				defaultValue: earnings.balance,
				hint: t("payoutAtMost", { amount: money(earnings.balance, earnings.countryId) }),
				error: errorOf("amount")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("payoutDestination"),
				name: "destination",
				required: true,
				maxLength: 120,
				autoComplete: "off",
				defaultValue: earnings.payouts[0]?.destination ?? "",
				error: errorOf("destination")
			}),
			hasPassword ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				hint: t("payoutPasswordWhy"),
				error: errorOf("password")
			}) : null,
			request.isError && !named ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(request.error, t("notSent"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				busy: request.isPending,
				why: online ? void 0 : t("noConnection"),
				children: t("requestPayout")
			})
		]
	});
}
/** "Withdraw": asks for a payout, or says why there is none to ask for. */
function WithdrawDialog({ earnings, open, onClose }) {
	const t = useText();
	const underWay = earnings.payouts.some(({ status }) => status === "requested");
	const something = Number(earnings.balance) > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose,
		title: t("withdraw"),
		children: underWay ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("payoutOpen") }) : something ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayoutForm, {
			earnings,
			onDone: onClose
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("nothingToWithdraw") })
	});
}
// packages/web/src/earnings/earnings-screen.tsx
var amount = ({ countryId }, figure) => figure < 0 ? `-${money((-figure).toFixed(2), countryId)}` : money(figure.toFixed(2), countryId);
/** What the week and the month brought, and for how many rides. */
function Spans({ earnings }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "figures",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("thisWeek") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "num",
				children: amount(earnings, earnings.weeklyEarnings)
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("thisMonth") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "num",
				children: amount(earnings, earnings.monthlyEarnings)
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("totalRides") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "num",
				children: earnings.rideCount
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("rating") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: earnings.avgRating }) })] })
		]
	});
}
/** The sum of all; who has not driven yet is led on in place of noughts. */
function Figures({ earnings }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "earn-top",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "earn",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "selvedge",
				"data-svc": "drive"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "earn-in",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption",
					children: t("totalEarned")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "big num",
					children: amount(earnings, earnings.totalEarnings)
				})] })
			})]
		}), earnings.rideCount === 0 && earnings.totalEarnings === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "button primary",
			href: "/driver",
			children: t("firstTrip")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spans, { earnings })]
	});
}
function Loaded({ earnings }) {
	const t = useText();
	const [tab, setTab] = (0, import_react.useState)("overview");
	const [search, setSearch] = useSearchParams();
	const { afterTrips } = earnings.referrals;
	const hasGoals = earnings.goals.length > 0;
	const tabs = [
		{
			id: "overview",
			text: t("tabOverview")
		},
		...hasGoals || earnings.bonusWindows.length > 0 ? [{
			id: "incentives",
			text: t("tabIncentives")
		}] : [],
		...afterTrips === null ? [] : [{
			id: "referrals",
			text: t("tabReferrals")
		}],
		...hasGoals ? [{
			id: "goals",
			text: t("tabGoals")
		}] : []
	];
	const shown = tabs.some(({ id }) => id === tab) ? tab : "overview";
	const withdrawing = search.has("withdraw");
	const withdraw = (open) => setSearch(open ? { withdraw: "1" } : {}, { replace: true });
	const overview = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Overview, {
		earnings,
		onWithdraw: () => withdraw(true)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Figures, { earnings }),
		tabs.length === 1 ? overview : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Tabs, {
			label: t("earningsSections"),
			current: shown,
			onChange: setTab,
			tabs,
			children: [
				shown === "overview" ? overview : null,
				shown === "incentives" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Incentives, { earnings }) : null,
				shown === "referrals" && afterTrips !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Referrals, {
					earnings,
					afterTrips
				}) : null,
				shown === "goals" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Goals, { earnings }) : null
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithdrawDialog, {
			earnings,
			open: withdrawing,
			onClose: () => withdraw(false)
		})
	] });
}
/** `/driver-earnings` (spec: foundations §2 Driver earnings screen). */
function EarningsScreen() {
	const t = useText();
	const earnings = useEarnings();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page",
		id: "main",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1",
			children: t("earnings")
		}), earnings.data !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loaded, { earnings: earnings.data }) : earnings.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			whole: true,
			text: t("earningsNotLoaded"),
			onRetry: () => void earnings.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			"aria-busy": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "earn-top",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 98 }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "figures-wait",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 67 }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 67 }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 67 }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 67 })
						]
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 54 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 110 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 260 })
			]
		})]
	}) });
}
export { EarningsScreen };
