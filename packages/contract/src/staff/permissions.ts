import type { Permission } from '@safiri/rules/staff/permissions.ts';
import { accountPaths } from '../account/paths.ts';
import { cashPaths } from '../cash/paths.ts';
import { chatPaths } from '../chat/paths.ts';
import { countryPaths } from '../countries/paths.ts';
import { deskPaths } from '../desk/paths.ts';
import { driverPaths } from '../drivers/paths.ts';
import { payoutPaths } from '../earnings/staff-paths.ts';
import { identityStaffPaths } from '../identity/paths.ts';
import { fleetPaths } from '../fleets/paths.ts';
import { invoiceStaffPaths } from '../invoices/paths.ts';
import { budgetPaths } from '../markets/budget-paths.ts';
import { packageStaffPaths } from '../subscriptions/paths.ts';
import { financePaths } from '../payments/finance-paths.ts';
import { marketPaths } from '../markets/paths.ts';
import { onboardingPaths } from '../onboarding/paths.ts';
import { settlementPaths } from '../orders/settlement-paths.ts';
import { orderPaths } from '../orders/paths.ts';
import { callerPaths, conductPaths, heldTripPaths, lostPaths, teamTripPaths } from '../rides/staff-paths.ts';
import { onCallPaths } from '../safety/on-call-paths.ts';
import { safetyPaths } from '../safety/paths.ts';
import { schoolStaffPaths } from '../scholar/paths.ts';
import { selfiePaths, selfieStaffPaths } from '../selfies/paths.ts';
import { setupPaths } from '../setup/paths.ts';
import { standingStaffPaths } from '../standing/paths.ts';
import { uploadPaths } from '../uploads/paths.ts';
import { reviewPaths, verificationPaths } from '../verification/paths.ts';
import { staffPaths } from './paths.ts';

/**
 * The permission that each call of the console needs, by its key. `defineCall` takes no call of staff without one, the server
 * enforces it before it reads what was sent, and the console shows what it leads to by the same table. It holds no schema, so
 * that browsers load it.
 */
export const permissionOf = {
  [staffPaths.now]: 'now.read',
  [staffPaths.audit]: 'audit.read',
  [staffPaths.auditActors]: 'audit.read',
  [staffPaths.drivers]: 'drivers.find',
  [staffPaths.recoveryCodes]: 'own_account',
  [staffPaths.team]: 'team.read',
  [staffPaths.setRoles]: 'team.manage',
  [staffPaths.setPhone]: 'team.manage',
  [staffPaths.disable]: 'team.manage',
  [staffPaths.enable]: 'team.manage',
  [staffPaths.signOut]: 'team.manage',
  [staffPaths.invite]: 'team.manage',
  [staffPaths.withdraw]: 'team.manage',
  [staffPaths.approvals]: 'approvals.read',
  [staffPaths.decideApproval]: 'approvals.decide',

  [deskPaths.search]: 'desk.read',
  [deskPaths.person]: 'people.read',
  [deskPaths.trips]: 'people.read',
  [deskPaths.orders]: 'people.read',
  [deskPaths.done]: 'people.read',
  [deskPaths.show]: 'people.show',
  [deskPaths.trip]: 'trips.read',
  [deskPaths.stuck]: 'trips.read',
  [deskPaths.showRider]: 'people.show',
  [deskPaths.tripChat]: 'trips.chat',

  [standingStaffPaths.list]: 'people.read',
  [standingStaffPaths.ofPerson]: 'people.read',
  [standingStaffPaths.suspend]: 'people.suspend',
  [standingStaffPaths.look]: 'people.suspend',
  [standingStaffPaths.askBan]: 'people.suspend',

  [safetyPaths.listEmergencies]: 'emergencies.read',
  [safetyPaths.getEmergency]: 'emergencies.read',
  [safetyPaths.acknowledge]: 'emergencies.handle',
  [safetyPaths.addNote]: 'emergencies.handle',
  [safetyPaths.close]: 'emergencies.handle',
  [safetyPaths.outbox]: 'messages.read',

  [onCallPaths.roster]: 'on_call.read',
  [onCallPaths.state]: 'on_call.read',
  [onCallPaths.addShift]: 'on_call.manage',
  [onCallPaths.removeShift]: 'on_call.manage',
  [onCallPaths.confirmTest]: 'emergencies.handle',

  [chatPaths.inbox]: 'chats.read',
  [chatPaths.staffChat]: 'chats.read',
  [chatPaths.claim]: 'chats.answer',
  [chatPaths.staffClose]: 'chats.answer',

  [orderPaths.merchants]: 'boards.read',
  [orderPaths.board]: 'boards.read',
  [orderPaths.shopDay]: 'boards.read',
  [orderPaths.merchantItems]: 'boards.read',
  [orderPaths.acceptOrder]: 'boards.work',
  [orderPaths.rejectOrder]: 'boards.work',
  [orderPaths.orderReady]: 'boards.work',
  [orderPaths.changeLine]: 'boards.work',
  [orderPaths.changeMerchant]: 'menu.change',
  [orderPaths.addItem]: 'menu.change',
  [orderPaths.sendPicture]: 'menu.change',
  [orderPaths.changeItem]: 'menu.change',
  [orderPaths.removeItem]: 'menu.change',

  [reviewPaths.queue]: 'drivers.read',
  [reviewPaths.driver]: 'drivers.read',
  [reviewPaths.reviewDocument]: 'drivers.review',
  [reviewPaths.completeCheck]: 'drivers.review',
  [reviewPaths.reopenDocument]: 'drivers.review',
  [reviewPaths.reopenCheck]: 'drivers.review',
  [reviewPaths.confirmGender]: 'drivers.review',
  [reviewPaths.decideDriver]: 'drivers.review',
  [reviewPaths.correctVehicle]: 'drivers.review',
  [reviewPaths.decideVehicle]: 'drivers.review',
  [reviewPaths.shareVehicle]: 'drivers.review',
  [reviewPaths.giveMarket]: 'drivers.markets',
  [reviewPaths.takeMarket]: 'drivers.markets',

  [onboardingPaths.imports]: 'drivers.import',
  [onboardingPaths.check]: 'drivers.import',
  [onboardingPaths.importDrivers]: 'drivers.import',
  [onboardingPaths.send]: 'drivers.import',
  [onboardingPaths.codes]: 'drivers.import',
  [onboardingPaths.code]: 'drivers.import',
  [onboardingPaths.waiting]: 'drivers.import',
  [onboardingPaths.correct]: 'drivers.import',
  [onboardingPaths.withdraw]: 'drivers.import',

  // Whoever decides, and nobody beside: to help a passenger nobody needs their face or document.
  [identityStaffPaths.list]: 'drivers.review',
  [identityStaffPaths.read]: 'drivers.review',
  [identityStaffPaths.decide]: 'drivers.review',
  [identityStaffPaths.takeBack]: 'drivers.review',
  [fleetPaths.list]: 'fleets.read',
  [fleetPaths.read]: 'fleets.read',
  [fleetPaths.create]: 'fleets.manage',
  [fleetPaths.change]: 'fleets.manage',
  [fleetPaths.putIn]: 'fleets.manage',
  [fleetPaths.takeOut]: 'fleets.manage',
  [fleetPaths.own]: 'fleet.read',
  [fleetPaths.day]: 'fleet.read',
  [fleetPaths.vehicleTrips]: 'fleet.read',
  [fleetPaths.driverTrips]: 'fleet.read',
  [fleetPaths.sums]: 'fleet.read',
  [fleetPaths.sumsCsv]: 'fleet.read',

  [schoolStaffPaths.list]: 'schools.read',
  [schoolStaffPaths.read]: 'schools.read',
  [schoolStaffPaths.create]: 'schools.manage',
  [schoolStaffPaths.change]: 'schools.manage',
  [schoolStaffPaths.bring]: 'schools.manage',

  [selfieStaffPaths.list]: 'photos.read',
  [selfieStaffPaths.ofDriver]: 'photos.read',
  [selfieStaffPaths.decide]: 'drivers.review',

  [deskPaths.order]: 'trips.read',
  [deskPaths.orderDone]: 'people.read',
  [deskPaths.tripDone]: 'people.read',
  [callerPaths.find]: 'trips.book',
  [callerPaths.book]: 'trips.book',
  [teamTripPaths.step]: 'trips.act',
  [teamTripPaths.note]: 'trips.act',
  [teamTripPaths.waiveFee]: 'trips.decide',
  [heldTripPaths.list]: 'trips.read',
  [heldTripPaths.decide]: 'trips.decide',
  [driverPaths.tripTrail]: 'trips.read',
  [conductPaths.list]: 'conduct.read',
  [conductPaths.close]: 'conduct.decide',
  [lostPaths.list]: 'lost.read',
  [lostPaths.decide]: 'lost.decide',

  [budgetPaths.budgets]: 'payouts.read',
  [packageStaffPaths.figures]: 'payouts.read',
  [invoiceStaffPaths.list]: 'invoices.read',
  [invoiceStaffPaths.csv]: 'invoices.read',
  [invoiceStaffPaths.credit]: 'invoices.credit',
  [invoiceStaffPaths.sendAgain]: 'invoices.credit',
  [invoiceStaffPaths.shopIdentity]: 'boards.read',
  [invoiceStaffPaths.setShopIdentity]: 'menu.change',

  [payoutPaths.list]: 'payouts.read',
  [payoutPaths.ended]: 'payouts.read',
  [payoutPaths.trips]: 'payouts.read',
  [payoutPaths.decide]: 'payouts.decide',
  [payoutPaths.askApproval]: 'payouts.decide',

  [cashPaths.desk]: 'money.book',
  [cashPaths.person]: 'money.book',
  [cashPaths.openDrawer]: 'money.book',
  [cashPaths.closeDrawer]: 'money.book',
  [cashPaths.book]: 'money.book',
  [settlementPaths.list]: 'settlements.read',
  [settlementPaths.read]: 'settlements.read',
  [settlementPaths.csv]: 'settlements.read',
  [settlementPaths.setAccount]: 'payouts.decide',
  [financePaths.batches]: 'finance.read',
  [financePaths.batchesCsv]: 'finance.read',
  [financePaths.daysCsv]: 'finance.read',
  [financePaths.batch]: 'finance.read',
  [financePaths.makeBatch]: 'finance.decide',
  [financePaths.disbursements]: 'finance.read',
  [financePaths.disbursementsCsv]: 'finance.read',
  [financePaths.decideDisbursement]: 'finance.decide',
  [financePaths.payments]: 'finance.read',
  [financePaths.refund]: 'finance.decide',
  [financePaths.paybill]: 'finance.read',
  [financePaths.paybillCsv]: 'finance.read',
  [financePaths.givePaybill]: 'finance.decide',
  [financePaths.askPaybill]: 'finance.decide',
  [financePaths.paymentsCsv]: 'finance.read',
  [financePaths.days]: 'finance.read',
  [financePaths.readDay]: 'finance.decide',
  [financePaths.day]: 'finance.read',
  [financePaths.dayCsv]: 'finance.read',
  [financePaths.explainLine]: 'finance.decide',
  [financePaths.closeDay]: 'finance.decide',
  [financePaths.balances]: 'finance.read',
  [financePaths.balancesCsv]: 'finance.read',

  [countryPaths.listWaiting]: 'waiting_list.read',

  [setupPaths.readInstance]: 'setup.read',
  [setupPaths.addMarket]: 'markets.manage',
  [setupPaths.confirmNumbers]: 'markets.manage',
  [setupPaths.stateLegalFact]: 'markets.manage',

  [marketPaths.list]: 'markets.read',
  [marketPaths.read]: 'markets.read',
  [marketPaths.preview]: 'markets.edit',
  [marketPaths.save]: 'markets.edit',
  [marketPaths.setStatus]: 'markets.edit',
  [marketPaths.withdraw]: 'markets.edit',
  [marketPaths.publish]: 'markets.publish',
  [setupPaths.readBrand]: 'brand.manage',
  [setupPaths.changeBrand]: 'brand.manage',
  [setupPaths.changeText]: 'brand.manage',
  [setupPaths.showText]: 'brand.manage',
  [setupPaths.sendLogo]: 'brand.manage',
} as const satisfies Record<string, Permission>;

/** What everybody signed in may ask for of their own, and staff of others': to those it needs a permission. */
export const permissionOfShared = {
  [chatPaths.messages]: 'chats.read',
  [chatPaths.messagesOf]: 'chats.read',
  [chatPaths.send]: 'chats.answer',
  [uploadPaths.read]: 'drivers.read',
  [accountPaths.photo]: 'photos.read',
  [verificationPaths.driverPhoto]: 'photos.read',
  [identityStaffPaths.picture]: 'drivers.review',
  [selfiePaths.photo]: 'photos.read',
} as const satisfies Record<string, Permission>;

/** A call that has a permission of its own. */
export type StaffKey = keyof typeof permissionOf;

const byKey: Readonly<Record<string, Permission>> = { ...permissionOf, ...permissionOfShared };

/** The permission that staff need for a call; undefined where they need none beyond being signed in. */
export const permissionFor = (key: string): Permission | undefined => byKey[key];
