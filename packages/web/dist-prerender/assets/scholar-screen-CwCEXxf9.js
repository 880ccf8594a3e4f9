import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as foldText } from "./fold-text-80WpCxpR.js";
import { a as schoolRuns, i as scheduleTypes, n as mayCall, r as runsOf, t as daysToPickup } from "./groups-DuVRAZ7-.js";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { t as SearchField } from "./search-field-DsT8xh51.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { $ as lazyPart, P as serverMessage, R as serverTime, Z as toast, c as EmptyState, d as Button, kt as countryById, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { a as useJoin, c as useRemoveChild, d as useSetPayment, i as useGroups, l as useRoll, n as useCallRoll, o as useLeave, r as useChildren, t as useAddChild, u as useSeats } from "./api-8vRJXfw8.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { i as Stars, n as Plate, t as Avatar } from "./person-Dzr6m2qL.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { c as money, h as weekday, i as day, n as clockTime } from "./format-sa5lnLJg.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { i as localMoment, t as weekdayName } from "./weekday-name-B2NXpxfW.js";
import { i as wayHome, n as scheduleNames, r as stateNames, t as runNames } from "./names-DfLazv-B.js";
import { t as Face } from "./face-DkUwsrpH.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as balanceText } from "./balance-text-Ch67290_.js";
import { t as useWallet } from "./wallet-BPTHOCK6.js";
/* empty css                      */
import { i as minuteOf } from "./merchants-CHKbz_45.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { t as useWide } from "./use-wide-DM3ltMMD.js";
import { t as Unfold } from "./unfold-entoP3By.js";
/* empty css                 */
// packages/web/src/scholar/children-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The guardian's children. */
function ChildrenCard() {
	const t = useText();
	const children = useChildren();
	const seats = useSeats();
	const add = useAddChild();
	const remove = useRemoveChild();
	const [name, setName] = (0, import_react.useState)("");
	const [missing, setMissing] = (0, import_react.useState)(false);
	const [adding, setAdding] = (0, import_react.useState)(false);
	const [removing, setRemoving] = (0, import_react.useState)(null);
	const failed = (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("scholarTryAgain")),
		tone: "bad"
	});
	const added = () => {
		setName("");
		setAdding(false);
	};
	const none = children.data?.length === 0;
	const schoolOf = ({ id }) => seats.data?.find(({ studentId }) => studentId === id)?.schoolName;
	const form = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "child-form",
		onSubmit: (event) => {
			event.preventDefault();
			if (name.trim() !== "") add.mutate(name.trim(), {
				onSuccess: added,
				onError: failed
			});
			else {
				setMissing(true);
				event.currentTarget.querySelector("input")?.focus();
			}
		},
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("scholarChildName"),
			value: name,
			maxLength: 80,
			error: missing ? t("needChildName") : void 0,
			onChange: (event) => {
				setName(event.target.value);
				setMissing(false);
			}
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			kind: none ? "primary" : "soft",
			busy: add.isPending,
			children: t("scholarAddChild")
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc children-card",
		"aria-label": t("scholarChildren"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("scholarChildren")
			}),
			none ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("scholarChildFirst")
			}), form] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "child-list",
					children: (children.data ?? []).map((child) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
							name: child.name,
							size: 44
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "grow",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: child.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption",
								children: schoolOf(child) ?? t("scholarNoSeat")
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "soft",
							small: true,
							"aria-label": t("scholarRemove", { name: child.name }),
							onClick: () => setRemoving(child),
							children: t("scholarRemoveDo")
						})
					] }, child.id))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					icon: adding ? "x" : "plus",
					className: "child-more",
					"aria-expanded": adding,
					onClick: () => setAdding(!adding),
					children: t("scholarNewChild")
				}),
				adding ? form : null
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
				open: removing !== null,
				onClose: () => setRemoving(null),
				title: t("scholarRemoveSure", { name: removing?.name ?? "" }),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("scholarRemoveNote") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					full: true,
					busy: remove.isPending,
					why: removing === null || schoolOf(removing) === void 0 ? void 0 : t("scholarRemoveSeat"),
					onClick: () => {
						if (removing !== null) remove.mutate(removing.id, {
							onError: failed,
							onSettled: () => setRemoving(null)
						});
					},
					children: t("scholarRemoveDo")
				})]
			})
		]
	});
}
// packages/web/src/scholar/school-driver.tsx
/** Who drives the children, and that people have looked at their papers. */
function SchoolDriver({ name, verified, photo = null, children }) {
	const t = useText();
	if (name === "") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row school-driver",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Face, {
			name,
			photo,
			sizes: [64, 44]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grow",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "label strong",
					children: name
				}), children]
			}), verified ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "caption school-checked",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "shieldcheck",
					size: 16
				}), t("scholarChecked")]
			}) : null]
		})]
	});
}
// packages/web/src/scholar/join-terms.tsx
/** What a seat holds, before it is taken: both ways, the driver, and how one leaves again. The price stands on the button. */
function JoinTerms({ group, stop, payment }) {
	const t = useText();
	const at = group.pickupPoints[stop];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "join-terms",
		children: [
			at === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "label num",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: group.days.map(weekdayName).join(", ") }), runsOf(group.scheduleType).map((run) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: run === "morning" ? t("scholarToSchool", {
					time: at.time,
					stop: at.location
				}) : group.scheduleType !== "both" ? t("scholarFromSchool", {
					time: at.time,
					stop: at.location
				}) : wayHome(t, at) }, run))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolDriver, {
				name: group.driverName,
				verified: group.driverVerified,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: group.driverRating })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("scholarSeen")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t(payment === "cash" ? "scholarTerms" : "scholarWalletTerms")
			})
		]
	});
}
// packages/web/src/scholar/pay-choice.tsx
/** How a seat is paid: to the driver in cash, or month by month from the wallet. Where there is no choice, nothing is asked. */
function PayChoice({ group, chosen, onChoose }) {
	const t = useText();
	const wallet = useWallet();
	const first = group.firstMonth;
	if (first === null) return null;
	const notes = {
		cash: t("scholarCashNote"),
		wallet: [t("scholarFirst", {
			price: money(first.price, group.countryId),
			n: first.runs,
			day: day(`${first.from}T12:00:00`)
		}), ...wallet.data === void 0 ? [] : [balanceText(t, wallet.data)]].join(" ")
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		role: "group",
		"aria-label": t("scholarHowPaid"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label strong",
			children: t("scholarHowPaid")
		}), ["cash", "wallet"].map((payment) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "card method",
			"aria-pressed": chosen === payment,
			onClick: () => onChoose(payment),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: payment }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(payment === "cash" ? "scholarCash" : "scholarWallet") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: notes[payment]
					})]
				}),
				chosen === payment ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "check" }) : null
			]
		}, payment))]
	});
}
// packages/web/src/scholar/join-dialog.tsx
/** The choice of a child that is not named yet; ids begin at 1. */
var NEW_CHILD = 0;
/** Who rides, from which stop, who meets them, and what it costs before the seat is taken. */
function JoinDialog({ group, onClose }) {
	const t = useText();
	const user = session.use();
	const children = useChildren();
	const join = useJoin();
	const key = (0, import_react.useRef)(void 0);
	const add = useAddChild();
	const [student, setStudent] = (0, import_react.useState)();
	const [name, setName] = (0, import_react.useState)("");
	const [missing, setMissing] = (0, import_react.useState)(false);
	const [stop, setStop] = (0, import_react.useState)(0);
	const [collector, setCollector] = (0, import_react.useState)(user?.name ?? "");
	const [payment, setPayment] = (0, import_react.useState)("cash");
	const first = payment === "wallet" ? group.firstMonth : null;
	const full = group.currentOccupancy >= group.capacity;
	const here = group.pickupPoints[stop]?.at;
	const studentId = student ?? children.data?.[0]?.id ?? NEW_CHILD;
	const failed = (error) => {
		key.current = void 0;
		toast({
			title: t("error"),
			text: serverMessage(error, t("scholarFailed")),
			tone: "bad"
		});
	};
	const submit = async () => {
		if (studentId !== NEW_CHILD) return take(studentId);
		if (name.trim() === "") return setMissing(true);
		try {
			const child = await add.mutateAsync(name.trim());
			setStudent(child.id);
			setName("");
			take(child.id);
		} catch (error) {
			failed(error);
		}
	};
	const take = (studentId) => {
		key.current ??= crypto.randomUUID();
		join.mutate({
			groupId: group.id,
			studentId,
			pickupPointIndex: stop,
			...full ? { waitingList: true } : {},
			...first === null ? {} : {
				payment,
				firstPrice: first.price
			},
			...collector.trim() === "" ? {} : { collectorName: collector.trim() },
			key: key.current
		}, {
			onSuccess: (seat) => {
				toast({ title: t(seat.status === "member" ? "scholarJoined" : "scholarWaiting") });
				onClose();
			},
			onError: failed
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: true,
		onClose,
		title: group.schoolName,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "muted",
				children: [
					group.route,
					" · ",
					t(scheduleNames[group.scheduleType]),
					" ·",
					" ",
					t("scholarFree", {
						n: Math.max(0, group.capacity - group.currentOccupancy),
						of: group.capacity
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
				label: t("scholarStudent"),
				value: studentId,
				onChange: (event) => setStudent(Number(event.target.value)),
				children: [
					(children.data ?? []).map((child) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: child.id,
						children: child.name
					}, child.id)),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: NEW_CHILD,
						children: t("scholarNewChild")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: user?.id ?? 0,
						children: t("scholarMyself")
					})
				]
			}),
			studentId === NEW_CHILD ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("scholarChildName"),
				value: name,
				maxLength: 80,
				error: missing ? t("needChildName") : void 0,
				onChange: (event) => {
					setName(event.target.value);
					setMissing(false);
				}
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("scholarStop"),
				value: stop,
				onChange: (event) => setStop(Number(event.target.value)),
				children: group.pickupPoints.map(({ location, time }, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("option", {
					value: i,
					children: [
						time,
						" · ",
						location
					]
				}, location))
			}),
			here === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "stop-map",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
					pickup: here,
					dropoff: group.schoolAt,
					names: {
						pickup: group.pickupPoints[stop]?.location ?? "",
						dropoff: group.schoolName
					},
					path: group.schoolAt && [here, group.schoolAt],
					dashed: true,
					coveredAbove: 0
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("scholarCollector"),
				hint: t("scholarCollectorHint"),
				value: collector,
				maxLength: 80,
				onChange: (event) => setCollector(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayChoice, {
				group,
				chosen: payment,
				onChoose: setPayment
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(JoinTerms, {
				group,
				stop,
				payment
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "join-act",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					full: true,
					busy: join.isPending || add.isPending,
					onClick: () => void submit(),
					children: full ? t("scholarWait") : first === null ? t("scholarJoinFor", { price: money(group.monthlyPrice, group.countryId) }) : t("scholarPayJoin", { price: money(first.price, group.countryId) })
				})
			})
		]
	});
}
// packages/web/src/scholar/group-card.tsx
/** A group: where it goes, when, and whether there is a seat; who drives; below, at one place in each card, what it costs. */
function GroupCard({ group, onJoin }) {
	const t = useText();
	const free = Math.max(0, group.capacity - group.currentOccupancy);
	const full = free === 0;
	const more = group.pickupPoints.length - 2;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc group-card",
		"aria-label": `${group.schoolName}, ${group.route}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: group.schoolName
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label",
				children: [group.route.includes(group.schoolArea) ? "" : `${group.schoolArea} · `, group.route]
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row group-facts",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t(scheduleNames[group.scheduleType])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: full ? "chip bad" : "chip ok",
					children: t("scholarFree", {
						n: free,
						of: group.capacity
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "caption num",
				children: [group.pickupPoints.slice(0, 2).map(({ location, time }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
					time,
					" ",
					location
				] }, location)), more > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("scholarMoreStops", { n: more }) }) : null]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolDriver, {
				name: group.driverName,
				verified: group.driverVerified,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: group.driverRating })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "group-ways",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "num",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "title",
								children: money(group.monthlyPrice, group.countryId)
							}),
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption",
								children: t("scholarMonth")
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						disabled: full,
						onClick: onJoin,
						children: t(full ? "scholarFull" : group.mine.length > 0 ? "scholarJoinAnother" : "scholarJoin")
					}),
					full ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						full: true,
						onClick: onJoin,
						children: t("scholarWait")
					}) : null
				]
			})
		]
	});
}
// packages/web/src/scholar/seat-payment.tsx
var dateOf = (date) => day(`${date}T12:00:00`);
/** What a seat costs, who takes it, what of the month was driven, and until when it is kept where the wallet lacks it. */
function SeatPayment({ seat }) {
	const t = useText();
	const set = useSetPayment();
	const { month, payment, walletFrom, keptUntil, countryId } = seat;
	const other = payment === "cash" ? "wallet" : "cash";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "seat-payment",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: money(seat.monthlyPrice, countryId) }),
					" ",
					t("scholarMonth"),
					", ",
					t(payment === "cash" ? "scholarPayDriver" : "scholarPayWallet")
				]
			}),
			keptUntil === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "status",
				children: t("scholarUnpaid", { day: dateOf(keptUntil) })
			}),
			month === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("scholarDriven", {
					driven: month.driven,
					runs: month.runs,
					price: money(month.price, countryId),
					unused: money(month.unused, countryId)
				})
			}),
			month === null && payment === "wallet" && walletFrom !== null && keptUntil === null && seat.status === "member" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("scholarWalletFrom", { day: dateOf(walletFrom) })
			}) : null,
			seat.mayPayByWallet || payment === "wallet" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "plain",
				small: true,
				className: "seat-switch",
				busy: set.isPending,
				onClick: () => set.mutate({
					id: seat.id,
					payment: other,
					monthlyPrice: seat.monthlyPrice
				}, { onError: (error) => toast({
					title: t("error"),
					text: serverMessage(error, t("scholarTryAgain")),
					tone: "bad"
				}) }),
				children: t(other === "wallet" ? "scholarToWallet" : keptUntil === null ? "scholarToCash" : "scholarToCashNow")
			}) : null
		]
	});
}
// packages/web/src/scholar/seat-card.tsx
var MINUTE_MS = 6e4;
var DAY_MS = 1440 * MINUTE_MS;
/** When the car comes next, by the clocks of the school's country. */
function NextPickup({ seat }) {
	const t = useText();
	const now = useServerNow(MINUTE_MS);
	const moment = localMoment(new Date(now), countryById(seat.countryId).timeZoneId);
	const first = runsOf(seat.scheduleType)[0] ?? "morning";
	const stop = minuteOf(seat.stop.time);
	if (stop === void 0 || seat.status !== "member") return null;
	const wasCalled = seat.today.some(({ run }) => run === first);
	const days = daysToPickup(seat.days, moment.weekday, wasCalled ? 1440 : moment.hour * 60 + moment.minute, stop);
	const when = days === 0 ? t("scholarNextToday") : days === 1 ? t("scholarNextTomorrow") : weekday(new Date(now + days * DAY_MS).toISOString());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "seat-next",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "caption",
				children: [
					t(first === "morning" ? "scholarPickup" : "scholarLeaves"),
					" · ",
					when
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "seat-next-time num",
				children: seat.stop.time
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label strong",
				children: seat.stop.location
			}),
			seat.scheduleType === "both" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label num seat-home",
				children: wayHome(t, seat.stop)
			}) : null
		]
	});
}
/** What the driver said of the student today, the newest at the end. */
function Today({ seat }) {
	const t = useText();
	if (seat.today.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "seat-today",
		"aria-label": t("scholarToday"),
		children: seat.today.map((call) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "label num",
			"data-state": call.state,
			role: "status",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: call.state === "absent" ? "x" : "check",
					size: 20
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", {
					className: "grow",
					children: [
						t(runNames[call.run]),
						": ",
						t(stateNames[call.state])
					]
				}),
				clockTime(call.at)
			]
		}, call.run))
	});
}
/** The car to look for, who drives it, and their number while it is needed. */
function Car({ seat }) {
	const t = useText();
	if (seat.driverName === "") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "seat-car",
		children: [
			seat.licensePlate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row seat-plate",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: seat.licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong",
					children: carLooks(t, {
						color: seat.color ?? null,
						make: null,
						model: seat.vehicle ?? ""
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolDriver, {
				name: seat.driverName,
				verified: seat.driverVerified,
				photo: seat.driverPhoto
			}),
			seat.status !== "member" ? null : seat.driverPhone === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("scholarCallWhen", { name: seat.studentName })
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "button soft",
				href: `tel:${seat.driverPhone}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "phone",
					size: 22
				}), t("scholarCallDriver", { name: seat.driverName })]
			})
		]
	});
}
/** A seat: today and the next pickup first, then the PIN, the car, the price; giving it up comes last and asks. Beside it, where there is room, the stop on the map. */
function SeatCard({ seat }) {
	const t = useText();
	const leave = useLeave();
	const wide = useWide();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const failed = (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("scholarTryAgain")),
		tone: "bad"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc seat-card",
		"aria-label": seat.studentName,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack seat-facts",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "row spread",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
							className: "title",
							children: seat.studentName
						}), seat.status === "member" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "chip",
							children: t("scholarOnList")
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "label",
						children: [
							seat.schoolName,
							" · ",
							seat.route
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Today, { seat }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextPickup, { seat }),
					seat.status === "member" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "seat-pin",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row spread",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "label strong",
								children: t("scholarPin", { name: seat.collectorName })
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "num scholar-pin",
								children: seat.collectorPin
							})]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "caption",
							children: t("scholarPinNote", { name: seat.collectorName })
						})]
					}) : null,
					wide ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Car, { seat }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeatPayment, { seat }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "plain",
						small: true,
						className: "seat-leave",
						onClick: () => setAsking(true),
						children: t("scholarLeave")
					})
				]
			}),
			wide ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack seat-place",
				children: [seat.stop.at === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "stop-map",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
						pickup: seat.stop.at,
						dropoff: seat.schoolAt,
						names: {
							pickup: seat.stop.location,
							dropoff: seat.schoolName
						},
						path: seat.schoolAt && [seat.stop.at, seat.schoolAt],
						dashed: true,
						coveredAbove: 0
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Car, { seat })]
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
				open: asking,
				onClose: () => setAsking(false),
				title: t("scholarLeaveSure", { name: seat.studentName }),
				children: [seat.status === "member" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(seat.payment === "cash" ? "scholarLeaveNote" : "scholarLeaveBack") }) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					full: true,
					busy: leave.isPending,
					onClick: () => leave.mutate(seat.id, {
						onSuccess: () => setAsking(false),
						onError: failed
					}),
					children: t("scholarLeave")
				})]
			})
		]
	});
}
// packages/web/src/scholar/my-seats.tsx
/** The seats of one's students, with what the driver called today. */
function MySeats() {
	const t = useText();
	const seats = useSeats();
	if (seats.data === void 0 || seats.data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("scholarMine"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("scholarMine")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "seat-cards",
			children: seats.data.map((seat) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeatCard, { seat }, seat.id))
		})]
	});
}
// packages/web/src/scholar/roll-view.tsx
/** Comes with the search for places and its own texts, which the roll itself does not need. */
var OwnGroups = lazyPart(async () => {
	const [{ OwnGroups }] = await Promise.all([
		import("./own-groups-CR0P23fx.js"),
		enterRoom("places"),
		enterRoom("scholar-groups")
	]);
	return OwnGroups;
});
/** One student on one run: the steps that may come now. */
function StudentRow({ student, run }) {
	const t = useText();
	const call = useCallRoll();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const [pin, setPin] = (0, import_react.useState)("");
	const now = student.today.find((row) => row.run === run)?.state ?? null;
	const say = (state, withPin) => call.mutate({
		seatId: student.seatId,
		run,
		state,
		...withPin === void 0 ? {} : { pin: withPin }
	}, {
		onSuccess: () => setAsking(false),
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("scholarTryAgain")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "roll-row",
		"aria-label": student.name,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
				name: student.name,
				size: 44
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: student.name }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption roll-state",
						children: now === null ? t("rollNotCalled") : t(stateNames[now])
					}),
					student.payment === "wallet" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption roll-state",
						children: t(student.isUnpaid ? "rollUnpaid" : "rollPaid")
					}) : null
				]
			}),
			now !== "on_board" && mayCall(now, "on_board") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				className: "step",
				busy: call.isPending,
				onClick: () => say("on_board"),
				children: t("rollGotOn")
			}) : null,
			now === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				className: "step",
				kind: "soft",
				busy: call.isPending,
				onClick: () => say("absent"),
				children: t("rollNotHere")
			}) : null,
			mayCall(now, "handed_over") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				className: "step",
				busy: call.isPending,
				onClick: () => setAsking(true),
				children: t("rollHandOver")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
				open: asking,
				onClose: () => setAsking(false),
				title: t("rollHandOverTo", { name: student.collectorName }),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("rollPin"),
					inputMode: "numeric",
					autoComplete: "off",
					maxLength: 4,
					value: pin,
					onChange: (event) => setPin(event.target.value.replace(/\D/g, ""))
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					full: true,
					busy: call.isPending,
					why: pin.length < 4 ? t("needCollectorPin") : void 0,
					onClick: () => say("handed_over", pin),
					children: t("rollHandOver")
				})]
			})
		]
	});
}
/** What the driver does next on a run with children; undefined before its first call, when its first stop says that. */
function useNext(stops, run, named) {
	const t = useText();
	const stateOf = ({ today }) => today.find((row) => row.run === run)?.state;
	const states = stops.flatMap(({ students }) => students.map(stateOf));
	if (states.every((state) => state === void 0)) return void 0;
	const stop = stops.find(({ students }) => students.some((student) => stateOf(student) === void 0));
	if (stop !== void 0) return t("rollNext", { stop: named(stop) });
	const n = states.filter((state) => state === "on_board").length;
	return n === 0 ? t("rollDone") : t("rollHandNext", { n });
}
var hasChildren = ({ stops }) => stops.some(({ students }) => students.length > 0);
/** A group on one run: when it leaves, how many are called (where any group has children), and its children in the order of their stops. */
function GroupRoll({ group, run, counted }) {
	const t = useText();
	const students = group.stops.flatMap((stop) => stop.students);
	const called = students.filter(({ today }) => today.some((row) => row.run === run)).length;
	const isWayBack = group.scheduleType === "both" && run === "afternoon";
	const timeOf = (stop) => isWayBack ? stop.backTime : stop.time;
	const named = (stop) => [timeOf(stop), stop.location].filter((part) => part !== void 0).join(" ");
	const stops = (isWayBack ? group.stops.toReversed() : group.stops).filter((stop) => stop.students.length > 0);
	const empty = group.stops.length - stops.length;
	const first = stops[0] ?? group.stops.at(isWayBack ? -1 : 0);
	const begins = first && timeOf(first);
	const next = useNext(stops, run, named);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": group.schoolName,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread group-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: group.schoolName
				}), counted ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: t("rollCount", {
						n: students.length,
						called
					})
				}) : null]
			}),
			first === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong num",
				children: next ?? (begins === void 0 ? t("rollWayBack", { stop: first.location }) : t("rollFirst", {
					time: begins,
					stop: first.location
				}))
			}),
			stops.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "roll-stops",
				children: stops.map((stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "roll-stop",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
						className: "label strong num",
						children: named(stop)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: stop.students.map((student) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StudentRow, {
						student,
						run
					}, student.seatId)) })]
				}, stop.location))
			}),
			empty === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				className: "roll-empty",
				line: t(stops.length === 0 ? "rollAllStops" : "rollEmptyStops", { n: empty }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "caption num",
					children: (isWayBack ? group.stops.toReversed() : group.stops).filter((stop) => stop.students.length === 0).map((stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: named(stop) }, stop.location))
				})
			})
		]
	});
}
/** `/scholar-rides` of a driver: the roll of each group by stop. */
function RollView() {
	const t = useText();
	const roll = useRoll();
	const [run, setRun] = (0, import_react.useState)(() => new Date(serverTime()).getHours() < 12 ? "morning" : "afternoon");
	const groups = roll.data?.filter(({ runs }) => runs.includes(run));
	const anybody = groups?.some(hasChildren) === true;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
			title: t("homeScholar"),
			href: "/driver"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "label",
			children: [
				t("rollToday", { day: weekday(new Date(serverTime()).toISOString()) }),
				" ",
				groups === void 0 || groups.length === 0 ? null : t(anybody ? "rollCall" : "rollNothing")
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "phrases",
			role: "group",
			"aria-label": t("rollRun"),
			children: schoolRuns.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "phrase",
				"aria-pressed": run === id,
				onClick: () => setRun(id),
				children: t(runNames[id])
			}, id))
		}),
		roll.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 280 }) : groups === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("scholarNotLoaded"),
			onRetry: () => void roll.refetch()
		}) : groups.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("rollNone") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "roll-groups",
			children: groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupRoll, {
				group,
				run,
				counted: anybody
			}, group.groupId))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 }),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnGroups, {})
		})
	] });
}
// packages/web/src/scholar/scholar-screen.tsx
function Groups() {
	const t = useText();
	const groups = useGroups();
	const [search, setSearch] = (0, import_react.useState)("");
	const [area, setArea] = (0, import_react.useState)("");
	const [schedule, setSchedule] = (0, import_react.useState)("");
	const [joining, setJoining] = (0, import_react.useState)(null);
	if (groups.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 });
	if (groups.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("scholarNotLoaded"),
		onRetry: () => void groups.refetch()
	});
	const wanted = foldText(search.trim());
	const areas = [...new Set(groups.data.map(({ schoolArea }) => schoolArea))].toSorted();
	const shown = groups.data.filter((group) => (area === "" || group.schoolArea === area) && (schedule === "" || group.scheduleType === schedule) && (wanted === "" || foldText(`${group.schoolName} ${group.schoolArea} ${group.route}`).includes(wanted)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("scholarGroups"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("scholarGroups")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "scholar-filters",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
						label: t("scholarSearch"),
						value: search,
						maxLength: 80,
						onChange: (event) => setSearch(event.target.value)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
						label: t("scholarArea"),
						value: area,
						onChange: (event) => setArea(event.target.value),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: "",
							children: t("scholarAll")
						}), areas.map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: name,
							children: name
						}, name))]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
						label: t("scholarSchedule"),
						value: schedule,
						onChange: (event) => setSchedule(event.target.value),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: "",
							children: t("scholarAll")
						}), scheduleTypes.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: id,
							children: t(scheduleNames[id])
						}, id))]
					})
				]
			}),
			shown.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("scholarNone") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "scholar-groups",
				children: shown.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupCard, {
					group,
					onJoin: () => setJoining(group)
				}, group.id))
			}),
			joining === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(JoinDialog, {
				group: joining,
				onClose: () => setJoining(null)
			})
		]
	});
}
/** What a guardian comes for, all at once: how tall the upper parts are is known only when they are there. */
function Guardian() {
	const seats = useSeats();
	const children = useChildren();
	if (seats.isLoading || children.isLoading) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		"aria-busy": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 190 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 })]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MySeats, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChildrenCard, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Groups, {})
	] });
}
/** `/scholar-rides` (spec: operations §2 Scholar rides): groups for guardians, the roll for drivers. */
function ScholarScreen() {
	const t = useText();
	const isDriver = session.use()?.userType === "driver";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
		className: "page",
		id: "main",
		children: isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RollView, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
			title: t("scholarTitle"),
			href: "/services"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Guardian, {})] })
	}) });
}
export { ScholarScreen };
