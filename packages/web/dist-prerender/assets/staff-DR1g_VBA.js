import { s as session } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useInfiniteQuery } from "./useInfiniteQuery-RFzsUM8d.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { A as callApi, D as queryClient, O as ApiError, it as Link, m as Brand, x as useStreamEvent } from "../prerender.mjs";
import { t as OfflineBanner } from "./offline-banner-NmXGx75a.js";
import { t as reviewPaths } from "./paths-BmOOZfSM.js";
import { t as strip } from "./strip-DWTdOTSX.js";
import { t as callByDevice } from "./call-by-device-98_yytCF.js";
// packages/contract/src/desk/paths.ts
var deskPaths = {
	search: "POST /api/staff/search",
	person: "GET /api/staff/people/:id",
	show: "POST /api/staff/people/:id/show",
	trips: "GET /api/staff/people/:id/trips",
	orders: "GET /api/staff/people/:id/orders",
	done: "GET /api/staff/people/:id/done",
	stuck: "GET /api/staff/stuck-trips",
	trip: "GET /api/staff/trips/:id",
	tripDone: "GET /api/staff/trips/:id/done",
	order: "GET /api/staff/orders/:id",
	orderDone: "GET /api/staff/orders/:id/done",
	tripChat: "POST /api/staff/trips/:id/chat",
	showRider: "POST /api/staff/trips/:id/rider"
};
// packages/contract/src/earnings/staff-paths.ts
var payoutPaths = {
	list: "GET /api/staff/payouts",
	ended: "GET /api/staff/payouts/ended",
	trips: "GET /api/staff/payouts/:id/trips",
	askApproval: "POST /api/staff/payouts/:id/approval",
	decide: "POST /api/staff/payouts/:id"
};
// packages/contract/src/staff/paths.ts
var staffPaths = {
	signIn: "POST /api/staff/sign-in",
	me: "GET /api/staff/me",
	enrol: "POST /api/staff/second-factor/enrol",
	verify: "POST /api/staff/second-factor",
	recoveryCodes: "POST /api/staff/recovery-codes",
	team: "GET /api/staff/team",
	setRoles: "POST /api/staff/team/:id/roles",
	setPhone: "POST /api/staff/team/:id/phone",
	disable: "POST /api/staff/team/:id/disable",
	enable: "POST /api/staff/team/:id/enable",
	signOut: "POST /api/staff/team/:id/sign-out",
	invite: "POST /api/staff/invitations",
	withdraw: "POST /api/staff/invitations/:id/withdraw",
	readInvitation: "POST /api/staff/invitation",
	accept: "POST /api/staff/invitation/accept",
	approvals: "GET /api/staff/approvals",
	decideApproval: "POST /api/staff/approvals/:id",
	now: "GET /api/staff/now",
	audit: "GET /api/staff/audit",
	auditActors: "GET /api/staff/audit/actors",
	drivers: "GET /api/staff/drivers"
};
// packages/web/src/staff/api.ts
var meKey = [staffPaths.me];
var PAGE = 50;
/** The staff session, or null for anybody else. */
function useMe() {
	return useQuery({
		queryKey: meKey,
		queryFn: async () => {
			try {
				return await callApi(staffPaths.me, { on401: "nothing" });
			} catch (error) {
				if (error instanceof ApiError && error.status === 403) return null;
				throw error;
			}
		},
		staleTime: 0
	});
}
/** Keeps who was just signed in. */
function cacheMe(me) {
	session.set(me.user);
	queryClient.setQueryData(meKey, me);
}
var useStaffSignIn = () => useMutation({
	mutationFn: (body) => callByDevice(staffPaths.signIn, { body }),
	onSuccess: cacheMe
});
var useEnrol = () => useMutation({ mutationFn: () => callApi(staffPaths.enrol) });
var useVerify = () => useMutation({
	mutationFn: (body) => callApi(staffPaths.verify, { body }),
	onSuccess: cacheMe
});
/** Milliseconds between looks at what waits. */
var WAITING_MS = 15e3;
var waitingKey = [staffPaths.now];
var countAgain = () => void queryClient.invalidateQueries({ queryKey: waitingKey });
/** What waits for the team, counted: beside the names of the sections, and on the first page. */
function useWaiting(enabled = true) {
	useStreamEvent("emergency", countAgain);
	useStreamEvent("chat_session", countAgain);
	useStreamEvent("board", countAgain);
	return useQuery({
		queryKey: waitingKey,
		enabled,
		queryFn: () => callApi(staffPaths.now),
		staleTime: 0,
		refetchInterval: WAITING_MS,
		placeholderData: (known) => known
	});
}
var useQueue = (enabled) => useQuery({
	queryKey: [reviewPaths.queue],
	enabled,
	queryFn: () => callApi(reviewPaths.queue),
	staleTime: 0
});
var useDrivers = (q) => useQuery({
	queryKey: [staffPaths.drivers, q],
	queryFn: () => callApi(staffPaths.drivers, { query: q === "" ? {} : { q } }),
	staleTime: 0,
	placeholderData: (known) => known
});
/** From the beginning of a day of the reader's clocks to that of the next. */
function within(day) {
	const start = /* @__PURE__ */ new Date(`${day}T00:00:00`);
	if (day === void 0 || Number.isNaN(start.getTime())) return {};
	const end = new Date(start);
	end.setDate(end.getDate() + 1);
	return {
		from: start.toISOString(),
		until: end.toISOString()
	};
}
/** Everybody of the team, for the choice of who acted. */
var useAuditActors = () => useQuery({
	queryKey: [staffPaths.auditActors],
	queryFn: () => callApi(staffPaths.auditActors)
});
function auditKey(about) {
	if (about === void 0 || "driverId" in about || "only" in about) return [staffPaths.audit, about];
	if ("orderId" in about) return [deskPaths.orderDone, about.orderId];
	return "userId" in about ? [deskPaths.done, about.userId] : [deskPaths.tripDone, about.rideId];
}
function auditPage(about, before) {
	const older = before === 0 ? {} : { before: String(before) };
	if (about === void 0) return callApi(staffPaths.audit, { query: older });
	if ("only" in about) {
		const { actor, kind, day } = about.only;
		return callApi(staffPaths.audit, { query: {
			...older,
			...within(day),
			...actor === void 0 ? {} : { actor },
			...kind === void 0 ? {} : { kind }
		} });
	}
	if ("userId" in about) return callApi(deskPaths.done, {
		params: { id: String(about.userId) },
		query: older
	});
	if ("orderId" in about) return callApi(deskPaths.orderDone, {
		params: { id: String(about.orderId) },
		query: older
	});
	if ("rideId" in about) return callApi(deskPaths.tripDone, {
		params: { id: String(about.rideId) },
		query: older
	});
	return callApi(staffPaths.audit, { query: {
		...older,
		subject: "driver",
		subjectId: String(about.driverId)
	} });
}
function useAudit(about, enabled = true) {
	return useInfiniteQuery({
		queryKey: auditKey(about),
		enabled,
		queryFn: ({ pageParam }) => auditPage(about, pageParam),
		initialPageParam: 0,
		getNextPageParam: (page) => page.length < PAGE ? void 0 : page.at(-1)?.id,
		staleTime: 0
	});
}
var payoutsKey = [payoutPaths.list];
var usePayouts = () => useQuery({
	queryKey: payoutsKey,
	queryFn: () => callApi(payoutPaths.list),
	staleTime: 0
});
/** Asks a second person to agree to a payout. */
var useAskConsent = () => useMutation({
	mutationFn: (id) => callApi(payoutPaths.askApproval, { params: { id: String(id) } }),
	onSuccess: (list) => queryClient.setQueryData(payoutsKey, list),
	onError: () => void queryClient.invalidateQueries({ queryKey: payoutsKey })
});
var useDecidePayout = () => useMutation({
	mutationFn: ({ id, outcome, note }) => callApi(payoutPaths.decide, {
		params: { id: String(id) },
		body: {
			outcome,
			...note === "" ? {} : { note }
		}
	}),
	onSuccess: (list) => {
		queryClient.setQueryData(payoutsKey, list);
		queryClient.invalidateQueries({ queryKey: [payoutPaths.ended] });
	},
	onError: () => void queryClient.invalidateQueries({ queryKey: payoutsKey })
});
var reviewKey = (driverId) => ["review", driverId];
var useReview = (driverId) => useQuery({
	queryKey: reviewKey(driverId),
	queryFn: () => callApi(reviewPaths.driver, { params: { driverId: String(driverId) } }),
	staleTime: 0
});
/** A decision about a driver: each answers with the whole review. */
function useDecision(driverId) {
	return useMutation({
		mutationFn: ({ key, parts }) => callApi(key, parts),
		onSuccess: (review) => {
			queryClient.setQueryData(reviewKey(driverId), review);
			queryClient.invalidateQueries({ queryKey: [staffPaths.audit] });
		},
		onError: () => void queryClient.invalidateQueries({ queryKey: reviewKey(driverId) })
	});
}
// packages/contract/src/setup/paths.ts
var setupPaths = {
	state: "GET /api/setup",
	readLink: "POST /api/setup/link",
	readInstance: "GET /api/staff/setup",
	addMarket: "POST /api/staff/setup/markets",
	confirmNumbers: "POST /api/staff/setup/emergency-numbers",
	stateLegalFact: "POST /api/staff/setup/legal-facts",
	readBrand: "GET /api/staff/setup/brand",
	changeBrand: "PATCH /api/staff/setup/brand",
	changeText: "PATCH /api/staff/setup/brand/texts",
	showText: "POST /api/staff/setup/brand/shown-text",
	sendLogo: "POST /api/staff/setup/brand/logo",
	makeOwner: "POST /api/setup/owner"
};
// packages/web/src/staff/gate-frame.tsx
var import_jsx_runtime = require_jsx_runtime();
var cloth = strip(6);
/**
* What stands before the console: a name, a form.
* @param alone there is nothing else to go to yet
*/
function GateFrame({ title, alone = false, children }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineBanner, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "gate",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
				svg: cloth,
				className: "gate-cloth"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "card gate-in",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "h1",
						children: title
					}),
					children
				]
			}),
			alone ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link",
				href: "/",
				children: t("notStaff")
			})
		]
	})] });
}
export { useWaiting as _, useAudit as a, deskPaths as b, useDecision as c, useMe as d, usePayouts as f, useVerify as g, useStaffSignIn as h, useAskConsent as i, useDrivers as l, useReview as m, setupPaths as n, useAuditActors as o, useQueue as p, cacheMe as r, useDecidePayout as s, GateFrame as t, useEnrol as u, staffPaths as v, payoutPaths as y };
