import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { d as fleetPaths, i as useMay, t as Allowed } from "./may-CTNIvQtp.js";
import { Z as toast, at as Redirect, ct as useLocation, d as Button, it as Link, j as fieldMessage, l as ErrorCard, ot as Route, st as Switch, t as countryNames, u as Skeleton } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Tabs } from "./tabs-Cvt08xxq.js";
import { _ as Facts, a as useFleet, b as useNarrowed, c as useFleetSums, d as useVehicleTrips, f as fleetPeriods, i as useDriverTrips, l as useFleets, m as AskWhy, n as csvAddress, o as useFleetDay, p as isFleetDay, r as useCreateFleet, s as useFleetStep, u as useOwnFleets, x as SkeletonRows, y as useKept } from "./staff-route-Cf4O4nxA.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { t as paperTitle } from "./paper-title-CrLSznLa.js";
import { t as vehicleNames } from "./vehicle-kinds-CrP4P8kk.js";
import { c as money, h as weekday, i as day, n as clockTime, o as km } from "./format-sa5lnLJg.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { a as NotDone, i as NothingHere, r as BackLink, t as PageName } from "./page-name-BSMM3TxU.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { n as driverIdLabel } from "./sign-out-H3LwukMt.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
import { C as countryIds, n as country } from "./preferences-D2yk24TH.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
// packages/web/src/staff/fleet-sum-facts.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What trips came to in each currency. */
function SumFacts({ sums }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "stack",
		children: sums.map(({ countryId, trips, km: driven, fare, commission, net, cash }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { facts: [
			{
				name: t("fleetTrips", { n: trips }),
				value: km(driven)
			},
			{
				name: t("fleetFare"),
				value: money(fare, countryId)
			},
			{
				name: t("fleetCommission"),
				value: money(commission, countryId)
			},
			{
				name: t("fleetNet"),
				value: money(net, countryId)
			},
			{
				name: t("fleetCash"),
				value: money(cash, countryId)
			}
		] }, countryId))
	});
}
/** The same in one line: "4 trips · R320.00". */
var sumLine = (t, sums) => sums.map(({ trips, fare, countryId }) => `${t("fleetTrips", { n: trips })} · ${money(fare, countryId)}`).join(" · ");
// packages/web/src/staff/fleet-day.tsx
function Papers({ papers }) {
	const t = useText();
	return papers.map(({ expiryDate, daysLeft, ...paper }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "fleet-paper label",
		"data-over": daysLeft < 0 || void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "alert",
			size: 18
		}), t(daysLeft < 0 ? "fleetExpired" : "fleetExpires", {
			paper: paperTitle(t, paper),
			day: day(`${expiryDate}T12:00:00`)
		})]
	}, paper.documentType));
}
/** A vehicle: who drives it in what part of town, and what it has brought today. It leads to its trips. */
function Vehicle({ fleetId, vehicle }) {
	const t = useText();
	const { vehicleId, licensePlate, kind, driver, area, onTrip, today, papers } = vehicle;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card fleet-vehicle",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			className: "queue-row",
			href: `/staff/fleets/${fleetId}/vehicles/${vehicleId}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "row wrap",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: driver === null ? "chip" : "chip ok",
							children: t(onTrip ? "fleetOnTrip" : driver === null ? "fleetIdle" : "fleetFree")
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: driver === null ? t("fleetNobody") : driver.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption",
						children: [
							area === null ? "" : `${t("fleetNear", { area })} · `,
							t(vehicleNames[kind]),
							" · ",
							carLooks(t, vehicle)
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label num",
						children: today.length === 0 ? t("fleetNoTrips") : sumLine(t, today)
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Papers, { papers })]
	});
}
/** The day of a fleet so far. */
function FleetDayView({ fleetId }) {
	const t = useText();
	const { data, isPending, refetch } = useFleetDay(fleetId);
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 });
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card facts-card stack",
			"aria-label": t("fleetTodaySum"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("fleetTodaySum")
			}), data.today.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("fleetNoTrips")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumFacts, { sums: data.today })]
		}), data.vehicles.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			text: t("fleetEmpty"),
			note: t("fleetEmptyNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "fleet-vehicles",
			"aria-label": t("fleetVehicles", { n: data.vehicles.length }),
			children: data.vehicles.map((vehicle) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Vehicle, {
				fleetId,
				vehicle
			}, vehicle.vehicleId))
		})]
	});
}
// packages/rules/src/fleets/lengths.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Characters that the team writes of a fleet, at most. */
var fleetLengths = {
	name: 80,
	phone: 24,
	reason: 200
};
// packages/web/src/staff/fleet-keep.tsx
function Members({ fleet }) {
	const t = useText();
	const step = useFleetStep(fleet.id);
	if (fleet.members.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		inline: true,
		text: t("fleetEmpty"),
		note: t("fleetEmptyNote")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: fleet.members.map((vehicle) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "fleet-member",
			"aria-label": vehicle.licensePlate,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "row wrap",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle.licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "label",
						children: [
							t(vehicleNames[vehicle.kind]),
							" · ",
							carLooks(t, vehicle)
						]
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: t("fleetSince", { day: day(vehicle.since) })
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
				text: t("fleetTakeOut"),
				note: t("fleetTakeOutNote"),
				step,
				ask: (reason) => ({
					step: "takeOut",
					vehicleId: vehicle.vehicleId,
					reason
				}),
				onDone: () => toast({ title: t("reviewDone") })
			})]
		}, vehicle.vehicleId))
	});
}
function PutIn({ fleet }) {
	const t = useText();
	const step = useFleetStep(fleet.id);
	const [licensePlate, setPlate] = (0, import_react.useState)("");
	const [reason, setReason] = (0, import_react.useState)("");
	const submit = (event) => {
		event.preventDefault();
		step.mutate({
			step: "putIn",
			licensePlate: licensePlate.trim(),
			reason: reason.trim()
		}, { onSuccess: () => {
			setPlate("");
			setReason("");
			toast({ title: t("reviewDone") });
		} });
	};
	const wrong = fieldMessage(step.error, "licensePlate");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card doc",
		"aria-label": t("fleetPutIn"),
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("fleetPutIn")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("fleetPlate"),
				value: licensePlate,
				maxLength: 20,
				autoComplete: "off",
				hint: t("fleetPutInNote"),
				error: wrong,
				onChange: (event) => setPlate(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("fleetWhy"),
				value: reason,
				maxLength: fleetLengths.reason,
				autoComplete: "off",
				onChange: (event) => setReason(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				small: true,
				busy: step.isPending,
				why: licensePlate.trim() === "" || reason.trim() === "" ? t("fleetNeedsAll") : void 0,
				children: t("fleetPutIn")
			}),
			wrong === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step }) : null
		]
	});
}
function Rename({ fleet }) {
	const t = useText();
	const step = useFleetStep(fleet.id);
	const [name, setName] = (0, import_react.useState)(fleet.name);
	const [phone, setPhone] = (0, import_react.useState)(fleet.phone);
	const [reason, setReason] = (0, import_react.useState)("");
	const same = name.trim() === fleet.name && phone.trim() === fleet.phone;
	const wrong = fieldMessage(step.error, "phone");
	const submit = (event) => {
		event.preventDefault();
		const change = {
			step: "change",
			name: name.trim(),
			phone: phone.trim(),
			reason: reason.trim()
		};
		step.mutate(change, { onSuccess: () => toast({ title: t("reviewDone") }) });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card doc",
		"aria-label": t("fleetRename"),
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("fleetRename")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("fleetName"),
				value: name,
				maxLength: fleetLengths.name,
				autoComplete: "off",
				onChange: (event) => setName(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("fleetPhone"),
				type: "tel",
				value: phone,
				maxLength: fleetLengths.phone,
				autoComplete: "off",
				error: wrong,
				onChange: (event) => setPhone(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("fleetWhy"),
				value: reason,
				maxLength: fleetLengths.reason,
				autoComplete: "off",
				onChange: (event) => setReason(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				kind: "soft",
				small: true,
				busy: step.isPending,
				why: name.trim() === "" || phone.trim() === "" ? t("fleetNeedsAll") : same ? t("needChange") : reason.trim() === "" ? t("needReason") : void 0,
				children: t("fleetSave")
			}),
			wrong === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step }) : null
		]
	});
}
/** What the team keeps of a fleet: its vehicles, its name, and who looks into it. */
function FleetKeepView({ fleetId }) {
	const t = useText();
	const { data, isPending, refetch } = useFleet(fleetId);
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 });
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-grid",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "card doc",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label strong",
					children: data.owners.length === 0 ? t("fleetNoOwner") : t("fleetOwners", { names: data.owners.join(", ") })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("fleetInviteNote")
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Members, { fleet: data })]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PutIn, { fleet: data }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rename, { fleet: data }, `${data.name} ${data.phone}`)]
		})]
	});
}
// packages/web/src/staff/fleet-sums.tsx
var periodNames = {
	week: "fleetWeek",
	month: "fleetMonth"
};
var dayText = (date) => day(`${date}T12:00:00`);
/** What each driver drove and earned with each vehicle. */
function Rows({ fleetId, rows }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: rows.map(({ vehicleId, licensePlate, driver, sum }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "fleet-sum",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "fleet-plate-link",
						href: `/staff/fleets/${fleetId}/vehicles/${vehicleId}`,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: licensePlate })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "text-link",
						href: `/staff/fleets/${fleetId}/drivers/${driver.driverId}`,
						children: driver.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [
							t("fleetTrips", { n: sum.trips }),
							" · ",
							km(sum.km)
						]
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "fleet-money",
				children: [
					["fleetFare", sum.fare],
					["fleetCommission", sum.commission],
					["fleetNetOne", sum.net],
					["fleetCash", sum.cash]
				].map(([name, amount]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
					className: "caption",
					children: t(name)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "label strong num",
					children: money(amount, sum.countryId)
				})] }, name))
			})]
		}, `${vehicleId} ${driver.driverId} ${sum.countryId}`))
	});
}
/** A week or a month of a fleet, with the way to the one before, to the next, and to the table of it. */
function FleetSumsView({ fleetId }) {
	const t = useText();
	const [kept, setPeriod] = useNarrowed("period", fleetPeriods);
	const period = kept ?? "week";
	const [keptDay, setDay] = useKept("day");
	const asked = keptDay !== void 0 && isFleetDay(keptDay) ? keptDay : void 0;
	const { data, isPending, refetch } = useFleetSums(fleetId, period, asked);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "phrases",
			role: "group",
			"aria-label": t("fleetSums"),
			children: fleetPeriods.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "phrase",
				"aria-pressed": one === period,
				onClick: () => setPeriod(one),
				children: t(periodNames[one])
			}, one))
		}), isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 360 }) : data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("oneNotLoaded"),
			onRetry: () => void refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card facts-card stack",
			"aria-label": t("fleetTotal"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2 num",
					children: t("fleetFromTo", {
						from: dayText(data.from),
						to: dayText(data.to)
					})
				}),
				data.totals.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumFacts, { sums: data.totals }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap no-print",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "soft",
							small: true,
							icon: "back",
							onClick: () => setDay(data.before),
							children: t("fleetBefore")
						}),
						data.isCurrent ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "soft",
							small: true,
							onClick: () => setDay(data.next),
							children: t("fleetNext")
						}),
						data.rows.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
							className: "button outline small",
							href: csvAddress(fleetId, period, data.from),
							download: true,
							children: t("fleetCsv")
						})
					]
				})
			]
		}), data.rows.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			text: t("fleetNoSums"),
			note: t("fleetNoSumsNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rows, {
			fleetId,
			rows: data.rows
		})] })]
	});
}
// packages/web/src/staff/fleet-trips.tsx
/** A trip: when, from which part of town to which, and what of its fare went where. */
function Trip({ trip, beside }) {
	const t = useText();
	const { countryId } = trip;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "fleet-trip",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grow",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "title",
					children: [
						trip.fromArea,
						" → ",
						trip.toArea
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "caption num",
					children: [
						trip.startedAt === null ? "" : `${clockTime(trip.startedAt)}–`,
						clockTime(trip.completedAt),
						" · ",
						serviceName(t, trip),
						" · ",
						km(trip.km),
						" · ",
						t("minutes", { n: trip.minutes })
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: beside
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "fleet-money",
			children: [[
				["fleetFareOne", trip.fare],
				["fleetCommission", trip.commission],
				["fleetNetOne", trip.net]
			].map(([name, amount]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
				className: "caption",
				children: t(name)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "label strong num",
				children: money(amount, countryId)
			})] }, name)), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
				className: "caption",
				children: t("fleetPaid")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "label",
				children: t(trip.inCash ? "fleetInCash" : "fleetNotCash")
			})] })]
		})]
	});
}
/** Trips by the day of their end. */
function ByDay({ list, beside }) {
	const t = useText();
	const trips = list.data?.pages.flatMap((page) => page.trips) ?? [];
	if (trips.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("fleetNoTripsEver"),
		note: t("fleetNoTripsEverNote")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [[...Map.groupBy(trips, ({ day }) => day)].map(([day, of]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": weekday(`${day}T12:00:00`),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: weekday(`${day}T12:00:00`)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: of.map((trip) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trip, {
				trip,
				beside: beside(trip)
			}, trip.rideId))
		})]
	}, day)), list.hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		busy: list.isFetchingNextPage,
		onClick: () => void list.fetchNextPage(),
		children: t("auditOlder")
	}) : null] });
}
function ToCome() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 96,
		count: 6
	});
}
/** `/staff/fleets/:id/vehicles/:vehicleId`: what a vehicle carried while it was the fleet's. */
function FleetVehicleScreen({ fleetId, vehicleId }) {
	const t = useText();
	const list = useVehicleTrips(fleetId, vehicleId);
	const vehicle = list.data?.pages[0]?.vehicle;
	if (list.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToCome, {});
	if (vehicle === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void list.refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: `/staff/fleets/${fleetId}`,
			to: "fleetToday"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: "review-head",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, { name: carLooks(t, vehicle) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "row wrap",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle.licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						children: t(vehicleNames[vehicle.kind])
					})]
				}),
				vehicle.isHere ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("fleetGone")
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ByDay, {
			list,
			beside: ({ driver }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link",
				href: `/staff/fleets/${fleetId}/drivers/${driver.driverId}`,
				children: driver.name
			})
		})
	] });
}
/** `/staff/fleets/:id/drivers/:driverId`: what a driver drove with vehicles of the fleet. */
function FleetDriverScreen({ fleetId, driverId }) {
	const t = useText();
	const list = useDriverTrips(fleetId, driverId);
	const driver = list.data?.pages[0]?.driver;
	if (list.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToCome, {});
	if (driver === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void list.refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: `/staff/fleets/${fleetId}`,
			to: "fleetToday"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: "review-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
				name: driver.name,
				ofPerson: true
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
				children: [
					driverIdLabel(driverId),
					" · ",
					t("fleetDriverNote")
				]
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ByDay, {
			list,
			beside: ({ vehicleId, licensePlate }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link num",
				href: `/staff/fleets/${fleetId}/vehicles/${vehicleId}`,
				children: licensePlate
			})
		})
	] });
}
// packages/web/src/staff/fleets-screen.tsx
/** A new fleet: its vehicles and its owner come after. */
function NewFleet() {
	const t = useText();
	const [, go] = useLocation();
	const create = useCreateFleet();
	const [form, setForm] = (0, import_react.useState)({
		name: "",
		phone: "",
		reason: ""
	});
	const [countryId, setCountry] = (0, import_react.useState)(country.get());
	const [key, setKey] = (0, import_react.useState)(() => crypto.randomUUID());
	const whole = Object.values(form).every((value) => value.trim() !== "");
	const wrong = [
		"name",
		"phone",
		"reason"
	].some((name) => fieldMessage(create.error, name) !== void 0);
	const field = (name, label, type = "text") => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		type,
		value: form[name],
		maxLength: fleetLengths[name],
		autoComplete: "off",
		error: fieldMessage(create.error, name),
		onChange: (event) => setForm({
			...form,
			[name]: event.target.value
		})
	});
	const submit = (event) => {
		event.preventDefault();
		const said = {
			name: form.name.trim(),
			phone: form.phone.trim(),
			reason: form.reason.trim()
		};
		create.mutate({
			key,
			countryId,
			...said
		}, {
			onSuccess: ({ id }) => {
				toast({ title: t("fleetMade") });
				go(`/staff/fleets/${id}?view=keep`);
			},
			onError: () => setKey(crypto.randomUUID())
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card doc",
		"aria-label": t("fleetNew"),
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("fleetNew")
			}),
			field("name", t("fleetName")),
			field("phone", t("fleetPhone"), "tel"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("fleetCountry"),
				value: countryId,
				onChange: (event) => setCountry(event.target.value),
				children: countryIds.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: id,
					children: t(countryNames[id])
				}, id))
			}),
			field("reason", t("fleetWhy")),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: create.isPending,
				why: whole ? void 0 : t("fleetNeedsAll"),
				children: t("fleetMake")
			}),
			wrong ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: create })
		]
	});
}
function FleetRow({ fleet }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "queue-row",
		href: `/staff/fleets/${fleet.id}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "car",
				size: 24
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "title",
						children: fleet.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [
							t("fleetVehicles", { n: fleet.vehicles }),
							" · ",
							fleet.phone
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: fleet.owners.length === 0 ? t("fleetNoOwner") : t("fleetOwners", { names: fleet.owners.join(", ") })
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	});
}
/** All fleets, for the team. */
function EveryFleet() {
	const t = useText();
	const { data, isPending, refetch } = useFleets(true);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-grid",
		children: [isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
			height: 72,
			count: 4
		}) : data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void refetch()
		}) : data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			text: t("fleetsNone"),
			note: t("fleetsNoneNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: data.map((fleet) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetRow, { fleet }) }, fleet.id))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: fleetPaths.create,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewFleet, {})
		})]
	});
}
/** The fleets of who owns some; with one, that one. */
function MyFleets() {
	const t = useText();
	const { data, isPending, refetch } = useOwnFleets();
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 72,
		count: 2
	});
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void refetch()
	});
	const [only] = data;
	if (only === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("fleetsNotYours"),
		note: t("fleetsNotYoursNote")
	});
	if (data.length === 1) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
		to: `/staff/fleets/${only.id}`,
		replace: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: data.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			className: "queue-row",
			href: `/staff/fleets/${id}`,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "car",
					size: 24
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "title grow",
					children: name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "fwd",
					size: 20
				})
			]
		}) }, id))
	});
}
/** `/staff/fleets`: all of them for the team, the own ones for an owner. */
function FleetsScreen() {
	const t = useText();
	const all = useMay()(fleetPaths.list);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionFleets")
	}), all ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EveryFleet, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyFleets, {})] });
}
// packages/web/src/staff/fleet-screens.tsx
var views = [
	"today",
	"sums",
	"keep"
];
var viewNames = {
	today: "fleetToday",
	sums: "fleetSums",
	keep: "fleetKeep"
};
/** A fleet: its day, its sums, and for the team what belongs to it. */
function Fleet({ fleet }) {
	const t = useText();
	const keeps = useMay()(fleetPaths.putIn);
	const shown = views.filter((view) => view !== "keep" || keeps);
	const [kept, setView] = useNarrowed("view", shown);
	const view = kept ?? "today";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, { name: fleet.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
		label: t("fleetViews"),
		tabs: shown.map((id) => ({
			id,
			text: t(viewNames[id])
		})),
		current: view,
		onChange: (to) => setView(to === "today" ? void 0 : to),
		children: view === "today" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetDayView, { fleetId: fleet.id }) : view === "sums" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetSumsView, { fleetId: fleet.id }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetKeepView, { fleetId: fleet.id })
	})] });
}
/** `/staff/fleets/:id`, by its name; one that is not theirs is as if it were not there. */
function OneFleet({ fleetId }) {
	const t = useText();
	const { data, isPending, refetch } = useOwnFleets();
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 96,
		count: 5
	});
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	const fleet = data.find(({ id }) => id === fleetId);
	return fleet === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
		to: "/staff/fleets",
		replace: true
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fleet, { fleet });
}
/** The section of fleets. */
function FleetScreens() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Switch, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/fleets",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetsScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/fleets/:id/vehicles/:vehicleId",
			children: ({ id, vehicleId }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetVehicleScreen, {
				fleetId: Number(id),
				vehicleId: Number(vehicleId)
			}, `${id} ${vehicleId}`)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/fleets/:id/drivers/:driverId",
			children: ({ id, driverId }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetDriverScreen, {
				fleetId: Number(id),
				driverId: Number(driverId)
			}, `${id} ${driverId}`)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/fleets/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OneFleet, { fleetId: Number(id) }, id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
			to: "/staff/fleets",
			replace: true
		}) })
	] });
}
export { FleetScreens };
