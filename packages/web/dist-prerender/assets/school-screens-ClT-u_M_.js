import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as schoolStaffPaths } from "./paths-Dx6oVXhk.js";
import { A as callApi, D as queryClient, I as wasRefused, M as isRetryable, Z as toast, ct as useLocation, d as Button, it as Link, l as ErrorCard, ot as Route, st as Switch, u as Skeleton } from "../prerender.mjs";
import { a as groupLengths, i as mayWrite, n as groupStatusNames, r as mayBring, t as SchoolGroupForm } from "./school-group-form-Crt42jCT.js";
import { c as money } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { i as NothingHere, r as BackLink, t as PageName } from "./page-name-BSMM3TxU.js";
import { n as DriverLink, t as Allowed } from "./may-CTNIvQtp.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { n as driverIdLabel } from "./sign-out-H3LwukMt.js";
import { t as SearchField } from "./search-field-DsT8xh51.js";
import { l as useDrivers } from "./staff-DR1g_VBA.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as weekdayName } from "./weekday-name-B2NXpxfW.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { _ as Facts, m as AskWhy, x as SkeletonRows } from "./staff-route-Cf4O4nxA.js";
// packages/web/src/staff/school-api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var listKey = [schoolStaffPaths.list];
var fileKey = (id) => [schoolStaffPaths.read, id];
var useSchoolGroups = () => useQuery({
	queryKey: listKey,
	queryFn: () => callApi(schoolStaffPaths.list),
	staleTime: 0
});
var useSchoolGroup = (id) => useQuery({
	queryKey: fileKey(id),
	queryFn: () => callApi(schoolStaffPaths.read, { params: { id: String(id) } }),
	staleTime: 0
});
function takeFile(file) {
	queryClient.setQueryData(fileKey(file.id), file);
	queryClient.invalidateQueries({ queryKey: listKey });
}
/** @param key of this wish: one that is sent again makes no second group */
var useCreateSchoolGroup = () => useMutation({
	mutationFn: ({ key, ...body }) => callApi(schoolStaffPaths.create, {
		body,
		idempotencyKey: key
	}),
	onSuccess: takeFile
});
var readAgain = (id) => void queryClient.invalidateQueries({ queryKey: fileKey(id) });
var useChangeSchoolGroup = ({ id, version }) => useMutation({
	mutationFn: (body) => callApi(schoolStaffPaths.change, {
		params: { id: String(id) },
		body: {
			version,
			...body
		}
	}),
	onSuccess: takeFile
});
/** Opens, pauses or closes it; what somebody else did meanwhile is read again. */
var useBringSchoolGroup = ({ id, version }) => useMutation({
	mutationFn: ({ status, reason }) => callApi(schoolStaffPaths.bring, {
		params: { id: String(id) },
		body: {
			version,
			status,
			reason
		}
	}),
	onSuccess: takeFile,
	onError: () => readAgain(id)
});
// packages/web/src/staff/school-driver-field.tsx
var import_jsx_runtime = require_jsx_runtime();
/** So many are shown; a longer search says more. */
var SHOWN = 5;
/** Who drives a school group: looked for by name, plate or number. */
function SchoolDriverField({ chosen, onChoose }) {
	const t = useText();
	const [q, setQ] = (0, import_react.useState)("");
	const search = (0, import_react.useDeferredValue)(q.trim());
	const drivers = useDrivers(search);
	const found = search === "" ? [] : (drivers.data ?? []).filter(({ verificationStatus }) => verificationStatus === "approved").slice(0, SHOWN);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong num",
				children: chosen === null ? t("groupNoDriver") : t("groupDriverIs", {
					name: chosen.name,
					plate: chosen.licensePlate
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
				label: t("groupDriverSearch"),
				value: q,
				maxLength: 60,
				onChange: (event) => setQ(event.target.value)
			}),
			search !== "" && found.length === 0 && !drivers.isFetching ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				role: "status",
				children: t(drivers.isError ? "listNotLoaded" : "driversNone")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "phrases",
				role: "group",
				"aria-label": t("groupDriver"),
				children: found.map((driver) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					className: "phrase",
					"aria-pressed": chosen?.driverId === driver.driverId,
					onClick: () => {
						onChoose(driver);
						setQ("");
					},
					children: [
						driver.name,
						" · ",
						driver.licensePlate,
						" · ",
						driverIdLabel(driver.driverId)
					]
				}, driver.driverId))
			})
		]
	});
}
// packages/web/src/staff/school-form.tsx
/** A school group as the team writes it: with its driver, and why. */
function SchoolForm({ file, onSend, ...form }) {
	const t = useText();
	const [driver, setDriver] = (0, import_react.useState)(file?.driver ?? null);
	const [reason, setReason] = (0, import_react.useState)("");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SchoolGroupForm, {
		...form,
		...file === void 0 ? {} : { file },
		why: driver === null ? t("groupNeedsDriver") : reason.trim() === "" ? t("needReason") : void 0,
		onSend: (written) => {
			if (driver !== null) onSend({
				...written,
				driverId: driver.driverId,
				reason: reason.trim()
			});
		},
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolDriverField, {
			chosen: driver,
			onChoose: setDriver
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("groupReason"),
			value: reason,
			maxLength: groupLengths.reason,
			autoComplete: "off",
			onChange: (event) => setReason(event.target.value)
		})]
	});
}
// packages/web/src/staff/school-screen.tsx
/** What the team does with a group, and what comes of it. */
var steps = [
	[
		"open",
		"groupOpenIt",
		"groupOpenNote"
	],
	[
		"paused",
		"groupPause",
		"groupPauseNote"
	],
	[
		"closed",
		"groupClose",
		"groupCloseTeam"
	]
];
function Steps({ group }) {
	const t = useText();
	const bring = useBringSchoolGroup(group);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "row wrap",
		children: steps.filter(([to]) => mayBring("staff", group, to)).map(([to, text, note]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
			text: t(text),
			label: t("groupReason"),
			note: t(note),
			kind: to === "closed" ? "danger" : "soft",
			step: bring,
			ask: (reason) => ({
				status: to,
				reason
			}),
			onDone: () => toast({ title: t("reviewDone") })
		}, to))
	});
}
/** The stops with who gets on there; the school and the first stop on the map. */
function Stops({ group }) {
	const t = useText();
	const first = group.stops[0]?.at;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("groupStops"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("groupStops")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "label num",
				children: group.stops.map(({ location, time, backTime, children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
					time,
					backTime === void 0 ? "" : ` · ${backTime}`,
					" · ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: location }),
					children === 0 ? "" : ` · ${t("groupStopTaken", { n: children })}`
				] }, location))
			}),
			first === void 0 || group.schoolAt === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "school-map",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
					pickup: first,
					dropoff: group.schoolAt,
					names: {
						pickup: group.stops[0]?.location ?? "",
						dropoff: group.schoolName
					},
					path: [...group.stops.flatMap(({ at }) => at ?? []), group.schoolAt],
					dashed: true,
					coveredAbove: 0
				})
			})
		]
	});
}
function Change({ group, onDone }) {
	const t = useText();
	const change = useChangeSchoolGroup(group);
	const { refetch } = useSchoolGroup(group.id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("groupChange"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("groupChange")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("groupChangeNote")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolForm, {
				file: group,
				action: t("groupSave"),
				busy: change.isPending,
				error: change.error,
				onSend: (written) => change.mutate(written, { onSuccess: () => {
					toast({ title: t("reviewDone") });
					onDone();
				} })
			}),
			wasRefused(change.error, "changed_meanwhile") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => void refetch().then(onDone),
				children: t("groupReadAgain")
			}) : null
		]
	});
}
/** `/staff/schools/:id`: a group with its driver, families and stops, and what the team decides. */
function SchoolScreen({ groupId }) {
	const t = useText();
	const { data, isPending, refetch } = useSchoolGroup(groupId);
	const [changing, setChanging] = (0, import_react.useState)(false);
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 });
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: "/staff/schools",
			to: "sectionSchools"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: "review-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, { name: data.schoolName }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: data.status === "open" ? "chip ok" : "chip",
					children: t(groupStatusNames[data.status])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label",
					children: data.route
				})]
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					className: "card doc facts-card",
					"aria-label": t("groupFacts"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { facts: [
						{
							name: t("groupDriver"),
							value: data.driver === null ? t("groupNoDriver") : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DriverLink, {
								driverId: data.driver.driverId,
								className: "text-link",
								children: [
									data.driver.name,
									" · ",
									data.driver.licensePlate
								]
							})
						},
						{
							name: t("groupSeats"),
							value: t("groupTaken", {
								n: data.occupancy,
								of: data.capacity
							})
						},
						data.waiting === 0 ? null : {
							name: t("groupWaiting"),
							value: data.waiting
						},
						{
							name: t("groupPrice"),
							value: money(data.monthlyPrice, data.countryId)
						},
						{
							name: t("groupDays"),
							value: data.days.map(weekdayName).join(", ")
						},
						{
							name: t("groupArea"),
							value: data.schoolArea
						},
						data.market === null ? null : {
							name: t("groupCity"),
							value: data.market
						},
						data.note === null ? null : {
							name: t("groupReason"),
							value: data.note,
							isLong: true
						}
					] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
						to: schoolStaffPaths.bring,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, { group: data }, data.version)
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stops, { group: data })]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: schoolStaffPaths.change,
				children: !mayWrite("staff", data.status) ? null : changing ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Change, {
					group: data,
					onDone: () => setChanging(false)
				}, data.version) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					onClick: () => setChanging(true),
					children: t("groupChange")
				}) })
			})]
		})
	] });
}
// packages/web/src/staff/school-screens.tsx
function GroupRow({ group }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "queue-row",
		href: `/staff/schools/${group.id}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "school",
				size: 24
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "title",
						children: group.schoolName
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [
							group.route,
							" · ",
							group.driver === null ? t("groupNoDriver") : group.driver.name
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [
							t("groupTaken", {
								n: group.occupancy,
								of: group.capacity
							}),
							" · ",
							money(group.monthlyPrice, group.countryId),
							" ",
							t("groupMonth")
						]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: group.status === "open" ? "chip ok" : group.status === "proposed" ? "chip bad" : "chip",
				children: t(groupStatusNames[group.status])
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	});
}
/** `/staff/schools`: all school groups, what waits for the team first. */
function SchoolsScreen() {
	const t = useText();
	const { data, isPending, refetch } = useSchoolGroups();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionSchools")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: schoolStaffPaths.create,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button soft",
				href: "/staff/schools/new",
				children: t("groupMake")
			})
		}),
		isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
			height: 84,
			count: 5
		}) : data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void refetch()
		}) : data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			text: t("groupsNone"),
			note: t("groupsNoneNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			"aria-label": t("sectionSchools"),
			children: data.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupRow, { group }) }, group.id))
		})
	] });
}
/** `/staff/schools/new`: a group for a driver; families see it at once. */
function NewSchoolScreen() {
	const t = useText();
	const [, go] = useLocation();
	const create = useCreateSchoolGroup();
	const [key, setKey] = (0, import_react.useState)(() => crypto.randomUUID());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: "/staff/schools",
			to: "sectionSchools"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, { name: t("groupMake") }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "card doc",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("groupMakeNote")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolForm, {
				action: t("groupMake"),
				busy: create.isPending,
				error: create.error,
				onSend: (written) => create.mutate({
					key,
					...written
				}, {
					onSuccess: ({ id }) => {
						toast({ title: t("groupMade") });
						go(`/staff/schools/${id}`);
					},
					onError: (error) => isRetryable(error) ? void 0 : setKey(crypto.randomUUID())
				})
			})]
		})
	] });
}
/** School groups as the team keeps them. */
function SchoolScreens() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Switch, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/schools",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolsScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/schools/new",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: schoolStaffPaths.create,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewSchoolScreen, {})
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/schools/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolScreen, { groupId: Number(id) }, id)
		})
	] });
}
export { SchoolScreens };
