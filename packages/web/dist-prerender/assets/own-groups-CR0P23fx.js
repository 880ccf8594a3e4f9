import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { i as mayWrite, n as groupStatusNames, r as mayBring, t as SchoolGroupForm } from "./school-group-form-Crt42jCT.js";
import { t as weekdayName } from "./weekday-name-B2NXpxfW.js";
import { A as callApi, D as queryClient, I as wasRefused, M as isRetryable, P as serverMessage, Z as toast, d as Button, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { c as money } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as scholarPaths } from "./paths-Dx6oVXhk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/scholar/own-groups-api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var ownKey = [scholarPaths.ownGroups];
var renew = () => {
	for (const queryKey of [ownKey, [scholarPaths.rollCall]]) queryClient.invalidateQueries({ queryKey });
};
var useOwnGroups = () => useQuery({
	queryKey: ownKey,
	queryFn: () => callApi(scholarPaths.ownGroups),
	staleTime: 0
});
/** Proposes a group, or rewrites one that waits. @param key of this wish: one that is sent again makes no second group */
var useWriteGroup = (file) => useMutation({
	mutationFn: ({ key, ...written }) => file === void 0 ? callApi(scholarPaths.propose, {
		body: written,
		idempotencyKey: key
	}) : callApi(scholarPaths.changeOwn, {
		params: { id: String(file.id) },
		body: {
			version: file.version,
			...written
		}
	}),
	onSettled: renew
});
var useBringGroup = ({ id, version }) => useMutation({
	mutationFn: (status) => callApi(scholarPaths.bringOwn, {
		params: { id: String(id) },
		body: {
			version,
			status
		}
	}),
	onSettled: renew
});
// packages/web/src/scholar/own-groups.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A new group, or one that waits, as its driver writes it. */
function WriteGroup({ file, onClose, onReadAgain }) {
	const t = useText();
	const write = useWriteGroup(file);
	const [key, setKey] = (0, import_react.useState)(() => crypto.randomUUID());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: true,
		onClose,
		title: t(file === void 0 ? "groupNew" : "groupChange"),
		tall: true,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("groupProposeNote")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolGroupForm, {
				...file === void 0 ? {} : { file },
				action: t(file === void 0 ? "groupPropose" : "groupSave"),
				busy: write.isPending,
				error: write.error,
				onSend: (written) => write.mutate({
					key,
					...written
				}, {
					onSuccess: () => {
						toast({ title: t("groupSent") });
						onClose();
					},
					onError: (error) => isRetryable(error) ? void 0 : setKey(crypto.randomUUID())
				})
			}),
			wasRefused(write.error, "changed_meanwhile") || wasRefused(write.error, "illegal_transition") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: onReadAgain,
				children: t("groupReadAgain")
			}) : null
		]
	});
}
/** A group with what the team said of it, and what its driver may do. */
function OwnGroup({ group, onChange }) {
	const t = useText();
	const bring = useBringGroup(group);
	const [closing, setClosing] = (0, import_react.useState)(false);
	const go = (status) => bring.mutate(status, {
		onSuccess: () => setClosing(false),
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("groupNotSent")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc",
		"aria-label": `${group.schoolName}, ${group.route}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: group.schoolName
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: group.status === "open" ? "chip ok" : "chip",
					children: t(groupStatusNames[group.status])
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
				children: [
					group.route,
					" · ",
					group.days.map(weekdayName).join(", ")
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
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
			}),
			group.status === "proposed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("groupWaits")
			}) : null,
			group.note === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("groupSaid", { note: group.note })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [
					mayWrite("driver", group.status) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						onClick: onChange,
						children: t("groupChange")
					}) : null,
					mayBring("driver", group, "paused") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: bring.isPending,
						onClick: () => go("paused"),
						children: t("groupPause")
					}) : null,
					mayBring("driver", group, "open") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: bring.isPending,
						onClick: () => go("open"),
						children: t("groupGoOn")
					}) : null,
					mayBring("driver", group, "closed") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "plain",
						small: true,
						onClick: () => setClosing(true),
						children: t(group.status === "proposed" ? "groupWithdraw" : "groupClose")
					}) : null
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
				open: closing,
				onClose: () => setClosing(false),
				title: t("groupCloseSure", { school: group.schoolName }),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(group.occupancy === 0 ? "groupCloseEmpty" : "groupCloseNote", { n: group.occupancy }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					full: true,
					busy: bring.isPending,
					onClick: () => go("closed"),
					children: t(group.status === "proposed" ? "groupWithdraw" : "groupClose")
				})]
			})
		]
	});
}
/** The groups that a driver offers, below the roll; what is over stands in nobody's way. */
function OwnGroups() {
	const t = useText();
	const groups = useOwnGroups();
	const [writing, setWriting] = (0, import_react.useState)(null);
	if (groups.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 });
	if (groups.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("groupsNotLoaded"),
		onRetry: () => void groups.refetch()
	});
	const shown = groups.data.filter(({ status }) => status !== "closed");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("groupsOwn"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("groupsOwn")
			}),
			shown.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("groupsOwnNone")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "roll-groups",
				children: shown.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnGroup, {
					group,
					onChange: () => setWriting({ file: group })
				}, group.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				icon: "plus",
				why: shown.length < 6 ? void 0 : t("groupsEnough", { n: 6 }),
				onClick: () => setWriting({ file: void 0 }),
				children: t("groupNew")
			}),
			writing === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WriteGroup, {
				file: writing.file,
				onClose: () => setWriting(null),
				onReadAgain: () => void groups.refetch().then(() => setWriting(null))
			})
		]
	});
}
export { OwnGroups };
