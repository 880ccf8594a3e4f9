import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { it as Link } from "../prerender.mjs";
import { t as accountPaths } from "./paths-C0mf13sy.js";
import { o as chatPaths } from "./unsent-DmXf6zL-.js";
import { t as countryPaths } from "./paths-C5VAB89n.js";
import { b as deskPaths, n as setupPaths, v as staffPaths, y as payoutPaths } from "./staff-DR1g_VBA.js";
import { t as driverPaths } from "./paths-vdnXdM03.js";
import { n as identityStaffPaths } from "./paths-DRHCVOio.js";
import { t as packageStaffPaths } from "./paths-bObtoatv.js";
import { t as onboardingPaths } from "./paths-CUsHxn9n.js";
import { t as orderPaths } from "./paths-KC3zm8KK.js";
import { a as teamTripPaths, i as lostPaths, n as conductPaths, r as heldTripPaths, t as callerPaths } from "./staff-paths-jZtLRExC.js";
import { t as safetyPaths } from "./paths-MnHe1j3a.js";
import { n as schoolStaffPaths } from "./paths-Dx6oVXhk.js";
import { n as selfieStaffPaths, t as selfiePaths } from "./paths-1sjIRTVu.js";
import { n as standingStaffPaths } from "./paths-BTiz73lY.js";
import { t as uploadPaths } from "./paths-_wMc_mRp.js";
import { n as verificationPaths, t as reviewPaths } from "./paths-BmOOZfSM.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/contract/src/fleets/paths.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var fleetPaths = {
	list: "GET /api/staff/fleets",
	create: "POST /api/staff/fleets",
	read: "GET /api/staff/fleets/:id",
	change: "PATCH /api/staff/fleets/:id",
	putIn: "POST /api/staff/fleets/:id/vehicles",
	takeOut: "POST /api/staff/fleets/:id/vehicles/:vehicleId/take-out",
	own: "GET /api/staff/own-fleets",
	day: "GET /api/staff/fleets/:id/day",
	vehicleTrips: "GET /api/staff/fleets/:id/vehicles/:vehicleId/trips",
	driverTrips: "GET /api/staff/fleets/:id/drivers/:driverId/trips",
	sums: "GET /api/staff/fleets/:id/sums",
	sumsCsv: "GET /api/staff/fleets/:id/sums.csv"
};
// packages/contract/src/markets/budget-paths.ts
var budgetPaths = { budgets: "GET /api/staff/budgets" };
// packages/contract/src/markets/paths.ts
var marketPaths = {
	list: "GET /api/staff/markets",
	read: "GET /api/staff/markets/:id",
	preview: "POST /api/staff/markets/:id/preview",
	save: "POST /api/staff/markets/:id/versions",
	setStatus: "POST /api/staff/markets/:id/status",
	publish: "POST /api/staff/markets/:id/versions/:number/publish",
	withdraw: "POST /api/staff/markets/:id/versions/:number/withdraw"
};
// packages/contract/src/safety/on-call-paths.ts
var onCallPaths = {
	roster: "GET /api/staff/on-call",
	state: "GET /api/staff/on-call/now",
	addShift: "POST /api/staff/on-call/shifts",
	removeShift: "DELETE /api/staff/on-call/shifts/:id",
	confirmTest: "POST /api/staff/on-call/test"
};
// packages/contract/src/staff/permissions.ts
/**
* The permission that each call of the console needs, by its key. `defineCall` takes no call of staff without one, the server
* enforces it before it reads what was sent, and the console shows what it leads to by the same table. It holds no schema, so
* that browsers load it.
*/
var permissionOf = {
	[staffPaths.now]: "now.read",
	[staffPaths.audit]: "audit.read",
	[staffPaths.auditActors]: "audit.read",
	[staffPaths.drivers]: "drivers.find",
	[staffPaths.recoveryCodes]: "own_account",
	[staffPaths.team]: "team.read",
	[staffPaths.setRoles]: "team.manage",
	[staffPaths.setPhone]: "team.manage",
	[staffPaths.disable]: "team.manage",
	[staffPaths.enable]: "team.manage",
	[staffPaths.signOut]: "team.manage",
	[staffPaths.invite]: "team.manage",
	[staffPaths.withdraw]: "team.manage",
	[staffPaths.approvals]: "approvals.read",
	[staffPaths.decideApproval]: "approvals.decide",
	[deskPaths.search]: "desk.read",
	[deskPaths.person]: "people.read",
	[deskPaths.trips]: "people.read",
	[deskPaths.orders]: "people.read",
	[deskPaths.done]: "people.read",
	[deskPaths.show]: "people.show",
	[deskPaths.trip]: "trips.read",
	[deskPaths.stuck]: "trips.read",
	[deskPaths.showRider]: "people.show",
	[deskPaths.tripChat]: "trips.chat",
	[standingStaffPaths.list]: "people.read",
	[standingStaffPaths.ofPerson]: "people.read",
	[standingStaffPaths.suspend]: "people.suspend",
	[standingStaffPaths.look]: "people.suspend",
	[standingStaffPaths.askBan]: "people.suspend",
	[safetyPaths.listEmergencies]: "emergencies.read",
	[safetyPaths.getEmergency]: "emergencies.read",
	[safetyPaths.acknowledge]: "emergencies.handle",
	[safetyPaths.addNote]: "emergencies.handle",
	[safetyPaths.close]: "emergencies.handle",
	[safetyPaths.outbox]: "messages.read",
	[onCallPaths.roster]: "on_call.read",
	[onCallPaths.state]: "on_call.read",
	[onCallPaths.addShift]: "on_call.manage",
	[onCallPaths.removeShift]: "on_call.manage",
	[onCallPaths.confirmTest]: "emergencies.handle",
	[chatPaths.inbox]: "chats.read",
	[chatPaths.staffChat]: "chats.read",
	[chatPaths.claim]: "chats.answer",
	[chatPaths.staffClose]: "chats.answer",
	[orderPaths.merchants]: "boards.read",
	[orderPaths.board]: "boards.read",
	[orderPaths.shopDay]: "boards.read",
	[orderPaths.merchantItems]: "boards.read",
	[orderPaths.acceptOrder]: "boards.work",
	[orderPaths.rejectOrder]: "boards.work",
	[orderPaths.orderReady]: "boards.work",
	[orderPaths.changeLine]: "boards.work",
	[orderPaths.changeMerchant]: "menu.change",
	[orderPaths.addItem]: "menu.change",
	[orderPaths.sendPicture]: "menu.change",
	[orderPaths.changeItem]: "menu.change",
	[orderPaths.removeItem]: "menu.change",
	[reviewPaths.queue]: "drivers.read",
	[reviewPaths.driver]: "drivers.read",
	[reviewPaths.reviewDocument]: "drivers.review",
	[reviewPaths.completeCheck]: "drivers.review",
	[reviewPaths.reopenDocument]: "drivers.review",
	[reviewPaths.reopenCheck]: "drivers.review",
	[reviewPaths.confirmGender]: "drivers.review",
	[reviewPaths.decideDriver]: "drivers.review",
	[reviewPaths.correctVehicle]: "drivers.review",
	[reviewPaths.decideVehicle]: "drivers.review",
	[reviewPaths.shareVehicle]: "drivers.review",
	[onboardingPaths.imports]: "drivers.import",
	[onboardingPaths.check]: "drivers.import",
	[onboardingPaths.importDrivers]: "drivers.import",
	[onboardingPaths.send]: "drivers.import",
	[onboardingPaths.waiting]: "drivers.import",
	[onboardingPaths.correct]: "drivers.import",
	[onboardingPaths.withdraw]: "drivers.import",
	[identityStaffPaths.list]: "drivers.review",
	[identityStaffPaths.read]: "drivers.review",
	[identityStaffPaths.decide]: "drivers.review",
	[identityStaffPaths.takeBack]: "drivers.review",
	[fleetPaths.list]: "fleets.read",
	[fleetPaths.read]: "fleets.read",
	[fleetPaths.create]: "fleets.manage",
	[fleetPaths.change]: "fleets.manage",
	[fleetPaths.putIn]: "fleets.manage",
	[fleetPaths.takeOut]: "fleets.manage",
	[fleetPaths.own]: "fleet.read",
	[fleetPaths.day]: "fleet.read",
	[fleetPaths.vehicleTrips]: "fleet.read",
	[fleetPaths.driverTrips]: "fleet.read",
	[fleetPaths.sums]: "fleet.read",
	[fleetPaths.sumsCsv]: "fleet.read",
	[schoolStaffPaths.list]: "schools.read",
	[schoolStaffPaths.read]: "schools.read",
	[schoolStaffPaths.create]: "schools.manage",
	[schoolStaffPaths.change]: "schools.manage",
	[schoolStaffPaths.bring]: "schools.manage",
	[selfieStaffPaths.list]: "photos.read",
	[selfieStaffPaths.ofDriver]: "photos.read",
	[selfieStaffPaths.decide]: "drivers.review",
	[deskPaths.order]: "trips.read",
	[deskPaths.orderDone]: "people.read",
	[deskPaths.tripDone]: "people.read",
	[callerPaths.find]: "trips.book",
	[callerPaths.book]: "trips.book",
	[teamTripPaths.step]: "trips.act",
	[teamTripPaths.note]: "trips.act",
	[teamTripPaths.waiveFee]: "trips.decide",
	[heldTripPaths.list]: "trips.read",
	[heldTripPaths.decide]: "trips.decide",
	[driverPaths.tripTrail]: "trips.read",
	[conductPaths.list]: "conduct.read",
	[conductPaths.close]: "conduct.decide",
	[lostPaths.list]: "lost.read",
	[lostPaths.decide]: "lost.decide",
	[budgetPaths.budgets]: "payouts.read",
	[packageStaffPaths.figures]: "payouts.read",
	[payoutPaths.list]: "payouts.read",
	[payoutPaths.ended]: "payouts.read",
	[payoutPaths.trips]: "payouts.read",
	[payoutPaths.decide]: "payouts.decide",
	[payoutPaths.askApproval]: "payouts.decide",
	[countryPaths.listWaiting]: "waiting_list.read",
	[setupPaths.readInstance]: "setup.read",
	[setupPaths.addMarket]: "markets.manage",
	[setupPaths.confirmNumbers]: "markets.manage",
	[setupPaths.stateLegalFact]: "markets.manage",
	[marketPaths.list]: "markets.read",
	[marketPaths.read]: "markets.read",
	[marketPaths.preview]: "markets.edit",
	[marketPaths.save]: "markets.edit",
	[marketPaths.setStatus]: "markets.edit",
	[marketPaths.withdraw]: "markets.edit",
	[marketPaths.publish]: "markets.publish",
	[setupPaths.readBrand]: "brand.manage",
	[setupPaths.changeBrand]: "brand.manage",
	[setupPaths.changeText]: "brand.manage",
	[setupPaths.showText]: "brand.manage",
	[setupPaths.sendLogo]: "brand.manage"
};
/** What everybody signed in may ask for of their own, and staff of others': to those it needs a permission. */
var permissionOfShared = {
	[chatPaths.messages]: "chats.read",
	[chatPaths.messagesOf]: "chats.read",
	[chatPaths.send]: "chats.answer",
	[uploadPaths.read]: "drivers.read",
	[accountPaths.photo]: "photos.read",
	[verificationPaths.driverPhoto]: "photos.read",
	[identityStaffPaths.picture]: "drivers.review",
	[selfiePaths.photo]: "photos.read"
};
({
	...permissionOf,
	...permissionOfShared
});
// packages/rules/src/staff/roles.ts
/** What somebody is in the console; one person may be several. */
var staffRoles = [
	"owner",
	"operations",
	"support",
	"finance",
	"reviewer",
	"merchant",
	"fleet",
	"read_only"
];
/** Whether a role names what it reaches, and nothing else. */
var isWholeRole = ({ role, merchantId, fleetId }) => role === "merchant" === (merchantId !== null) && role === "fleet" === (fleetId !== null);
// packages/rules/src/staff/permissions.ts
/** What may be done in the console. The contract names the one that each call needs (`contract/staff/permissions.ts`). */
var permissions = [
	"own_account",
	"now.read",
	"desk.read",
	"people.read",
	"people.show",
	"people.suspend",
	"emergencies.read",
	"emergencies.handle",
	"on_call.read",
	"on_call.manage",
	"messages.read",
	"chats.read",
	"chats.answer",
	"boards.read",
	"boards.work",
	"menu.change",
	"drivers.find",
	"drivers.read",
	"drivers.review",
	"drivers.import",
	"photos.read",
	"trips.read",
	"trips.decide",
	"trips.money",
	"trips.chat",
	"trips.act",
	"trips.book",
	"conduct.read",
	"conduct.decide",
	"lost.read",
	"lost.decide",
	"payouts.read",
	"payouts.decide",
	"fleet.read",
	"fleets.read",
	"fleets.manage",
	"schools.read",
	"schools.manage",
	"waiting_list.read",
	"setup.read",
	"markets.manage",
	"markets.read",
	"markets.edit",
	"markets.publish",
	"brand.manage",
	"audit.read",
	"team.read",
	"team.manage",
	"approvals.read",
	"approvals.decide"
];
var desk = [
	"now.read",
	"emergencies.read",
	"emergencies.handle",
	"on_call.read",
	"messages.read",
	"chats.read",
	"chats.answer"
];
/** The search, and people's own pages. Whoever has the first alone finds trips and orders by number, and nobody's name. */
var people = [
	"desk.read",
	"people.read",
	"people.show",
	"trips.chat",
	"trips.act",
	"trips.book",
	"trips.money"
];
var papers = [
	"drivers.find",
	"drivers.read",
	"drivers.review",
	"photos.read"
];
var afterTrips = [
	"conduct.read",
	"conduct.decide",
	"lost.read",
	"lost.decide"
];
/** A fleet as its owner sees it, the list of all, and what belongs to which. */
var fleets = [
	"fleet.read",
	"fleets.read",
	"fleets.manage"
];
/** Cities that are there, and what is decided about them; a new one is the owner's. */
var cities = [
	"markets.read",
	"markets.edit",
	"markets.publish"
];
/** School groups: what families see, and what drivers propose. */
var schools = ["schools.read", "schools.manage"];
var shop = [
	"boards.read",
	"boards.work",
	"menu.change"
];
/** Which role may do what. Read-only, merchants and fleet owners never search people. */
var given = {
	owner: permissions,
	operations: [
		"own_account",
		...desk,
		...people,
		...papers,
		"drivers.import",
		...afterTrips,
		...shop,
		...fleets,
		...schools,
		...cities,
		"on_call.manage",
		"people.suspend",
		"trips.read",
		"trips.decide",
		"payouts.read",
		"waiting_list.read",
		"setup.read",
		"audit.read",
		"team.read",
		"approvals.read",
		"approvals.decide"
	],
	support: [
		"own_account",
		...desk,
		...people,
		...afterTrips,
		"boards.read",
		"drivers.find",
		"drivers.read",
		"photos.read",
		"trips.read",
		"schools.read",
		"waiting_list.read"
	],
	finance: [
		"own_account",
		"now.read",
		"desk.read",
		"trips.read",
		"trips.decide",
		"trips.money",
		"payouts.read",
		"payouts.decide",
		"audit.read",
		"approvals.read",
		"approvals.decide"
	],
	reviewer: [
		"own_account",
		"now.read",
		...papers
	],
	merchant: ["own_account", ...shop],
	fleet: ["own_account", "fleet.read"],
	read_only: [
		"own_account",
		"now.read",
		"desk.read",
		"boards.read",
		"trips.read",
		"audit.read",
		"team.read"
	]
};
/** Whether somebody with these roles may do it, be it with their own objects alone. */
var permits = (roles, permission) => roles.some((role) => given[role].includes(permission));
/** Roles that somebody is invited with: those that find anything to do. An owner is made by a second person's consent. */
var invitableRoles = staffRoles.filter((role) => role !== "owner" && given[role].some((permission) => permission !== "own_account"));
// packages/web/src/staff/may.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The roles of who sits here; the console gives them. */
var Roles = (0, import_react.createContext)([]);
function StaffRoles({ roles, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Roles, {
		value: roles,
		children
	});
}
/** Whether who sits here may make a call, by the table that the server refuses by: what they may not do is not shown. */
function useMay() {
	const roles = (0, import_react.use)(Roles);
	return (call) => permits(roles, permissionOf[call]);
}
/** What is shown to those alone who may make a call. */
function Allowed({ to, children }) {
	return useMay()(to) ? children : null;
}
/** A driver's name that leads to the driver's page, for who may read it. */
function DriverLink({ driverId, className, children }) {
	if (!useMay()(reviewPaths.driver)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: className.replace("text-link", "").trim(),
		children
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className,
		href: `/staff/drivers/${driverId}`,
		children
	});
}
export { invitableRoles as a, onCallPaths as c, fleetPaths as d, useMay as i, marketPaths as l, DriverLink as n, isWholeRole as o, StaffRoles as r, staffRoles as s, Allowed as t, budgetPaths as u };
