import type { ObjectKind } from '@safiri/rules/staff/objects.ts';
import { accountPaths } from '../account/paths.ts';
import { cashPaths } from '../cash/paths.ts';
import { chatPaths } from '../chat/paths.ts';
import { deskPaths } from '../desk/paths.ts';
import { driverPaths } from '../drivers/paths.ts';
import { payoutPaths } from '../earnings/staff-paths.ts';
import { fleetPaths } from '../fleets/paths.ts';
import { identityStaffPaths } from '../identity/paths.ts';
import { invoiceStaffPaths } from '../invoices/paths.ts';
import { marketPaths } from '../markets/paths.ts';
import { onboardingPaths } from '../onboarding/paths.ts';
import { orderPaths } from '../orders/paths.ts';
import { settlementPaths } from '../orders/settlement-paths.ts';
import { financePaths } from '../payments/finance-paths.ts';
import { conductPaths, heldTripPaths, lostPaths, teamTripPaths } from '../rides/staff-paths.ts';
import { onCallPaths } from '../safety/on-call-paths.ts';
import { safetyPaths } from '../safety/paths.ts';
import { schoolStaffPaths } from '../scholar/paths.ts';
import { selfiePaths, selfieStaffPaths } from '../selfies/paths.ts';
import { standingStaffPaths } from '../standing/paths.ts';
import { uploadPaths } from '../uploads/paths.ts';
import { reviewPaths, verificationPaths } from '../verification/paths.ts';
import { staffPaths } from './paths.ts';
import type { permissionOfShared, StaffKey } from './permissions.ts';

/** What each name in a path is of. */
type Objects = Readonly<Record<string, ObjectKind>>;

/** Calls whose path names something. */
type Naming = Extract<StaffKey | keyof typeof permissionOfShared, `${string}:${string}`>;

/** Of no market: only roles without a limit give the permission (`wholeInstance` in `rules/staff/permissions.ts`). */
const ofNoMarket: Objects = {};

/** Whoever handles emergencies handles all (`everyMarket` in `rules/staff/permissions.ts`). */
const ofEveryMarket: Objects = {};

const person: Objects = { id: 'person' };
const ride: Objects = { id: 'ride' };
const order: Objects = { id: 'order' };
const shop: Objects = { id: 'shop' };
const item: Objects = { id: 'item' };
const driver: Objects = { driverId: 'driver' };
const chat: Objects = { id: 'chat' };
const payout: Objects = { id: 'payout' };
const market: Objects = { id: 'market' };
const schoolGroup: Objects = { id: 'schoolGroup' };
const identityCheck: Objects = { id: 'identityCheck' };

/**
 * What the paths of the console name, by which the server keeps roles that are limited to some markets to the things of these; what a body names
 * the action itself asks about. A call of staff without a line here does not compile.
 */
const objects: Readonly<Record<Naming, Objects>> = {
  [staffPaths.setRoles]: ofNoMarket,
  [staffPaths.setPhone]: ofNoMarket,
  [staffPaths.disable]: ofNoMarket,
  [staffPaths.enable]: ofNoMarket,
  [staffPaths.signOut]: ofNoMarket,
  [staffPaths.withdraw]: ofNoMarket,
  [staffPaths.decideApproval]: { id: 'approval' },

  [deskPaths.person]: person,
  [deskPaths.trips]: person,
  [deskPaths.orders]: person,
  [deskPaths.done]: person,
  [deskPaths.show]: person,
  [deskPaths.trip]: ride,
  [deskPaths.tripDone]: ride,
  [deskPaths.tripChat]: ride,
  [deskPaths.showRider]: ride,
  [deskPaths.order]: order,
  [deskPaths.orderDone]: order,

  [standingStaffPaths.ofPerson]: person,
  [standingStaffPaths.suspend]: person,
  [standingStaffPaths.look]: { id: 'suspension' },
  [standingStaffPaths.askBan]: { id: 'suspension' },

  [safetyPaths.getEmergency]: ofEveryMarket,
  [safetyPaths.acknowledge]: ofEveryMarket,
  [safetyPaths.addNote]: ofEveryMarket,
  [safetyPaths.close]: ofEveryMarket,
  [onCallPaths.removeShift]: { id: 'shift' },

  [chatPaths.staffChat]: chat,
  [chatPaths.claim]: chat,
  [chatPaths.staffClose]: chat,
  [chatPaths.messagesOf]: { sessionId: 'chat' },

  [orderPaths.board]: shop,
  [orderPaths.shopDay]: shop,
  [orderPaths.merchantItems]: shop,
  [orderPaths.changeMerchant]: shop,
  [orderPaths.addItem]: shop,
  [orderPaths.sendPicture]: shop,
  [orderPaths.changeItem]: item,
  [orderPaths.removeItem]: item,
  [orderPaths.acceptOrder]: order,
  [orderPaths.rejectOrder]: order,
  [orderPaths.orderReady]: order,
  [orderPaths.changeLine]: order,

  [reviewPaths.driver]: driver,
  [reviewPaths.confirmGender]: driver,
  [reviewPaths.decideDriver]: driver,
  [reviewPaths.correctVehicle]: driver,
  [reviewPaths.decideVehicle]: driver,
  [reviewPaths.shareVehicle]: driver,
  [reviewPaths.giveMarket]: driver,
  [reviewPaths.takeMarket]: { driverId: 'driver', market: 'market' },
  [reviewPaths.reviewDocument]: { id: 'document' },
  [reviewPaths.reopenDocument]: { id: 'document' },
  [reviewPaths.completeCheck]: { id: 'check' },
  [reviewPaths.reopenCheck]: { id: 'check' },
  [verificationPaths.driverPhoto]: driver,
  [selfieStaffPaths.ofDriver]: driver,
  [selfieStaffPaths.decide]: { id: 'selfie' },
  [selfiePaths.photo]: { id: 'selfie' },
  [uploadPaths.read]: { id: 'upload' },
  [accountPaths.photo]: person,

  [onboardingPaths.send]: { id: 'driverImport' },
  [onboardingPaths.codes]: { id: 'driverImport' },
  [onboardingPaths.code]: { id: 'invitedDriver' },
  [onboardingPaths.correct]: { id: 'invitedDriver' },
  [onboardingPaths.withdraw]: { id: 'invitedDriver' },

  [identityStaffPaths.read]: identityCheck,
  [identityStaffPaths.decide]: identityCheck,
  [identityStaffPaths.takeBack]: identityCheck,
  [identityStaffPaths.picture]: identityCheck,

  [fleetPaths.read]: ofNoMarket,
  [fleetPaths.change]: ofNoMarket,
  [fleetPaths.putIn]: ofNoMarket,
  [fleetPaths.takeOut]: ofNoMarket,
  [fleetPaths.day]: ofNoMarket,
  [fleetPaths.vehicleTrips]: ofNoMarket,
  [fleetPaths.driverTrips]: ofNoMarket,
  [fleetPaths.sums]: ofNoMarket,
  [fleetPaths.sumsCsv]: ofNoMarket,

  [schoolStaffPaths.read]: schoolGroup,
  [schoolStaffPaths.change]: schoolGroup,
  [schoolStaffPaths.bring]: schoolGroup,

  [teamTripPaths.step]: ride,
  [teamTripPaths.note]: ride,
  [teamTripPaths.waiveFee]: ride,
  [heldTripPaths.decide]: ride,
  [driverPaths.tripTrail]: ride,
  [conductPaths.close]: { id: 'conduct' },
  [lostPaths.decide]: { id: 'lostItem' },

  [payoutPaths.trips]: payout,
  [payoutPaths.decide]: payout,
  [payoutPaths.askApproval]: payout,

  [cashPaths.closeDrawer]: ofNoMarket,
  [financePaths.batch]: ofNoMarket,
  [financePaths.decideDisbursement]: ofNoMarket,
  [financePaths.refund]: ofNoMarket,
  [financePaths.givePaybill]: ofNoMarket,
  [financePaths.askPaybill]: ofNoMarket,
  [financePaths.day]: ofNoMarket,
  [financePaths.dayCsv]: ofNoMarket,
  [financePaths.explainLine]: ofNoMarket,
  [financePaths.closeDay]: ofNoMarket,
  [settlementPaths.list]: shop,
  [settlementPaths.read]: shop,
  [settlementPaths.csv]: shop,
  [settlementPaths.setAccount]: shop,

  [invoiceStaffPaths.credit]: ofNoMarket,
  [invoiceStaffPaths.sendAgain]: ofNoMarket,
  [invoiceStaffPaths.shopIdentity]: shop,
  [invoiceStaffPaths.setShopIdentity]: shop,

  [marketPaths.read]: market,
  [marketPaths.preview]: market,
  [marketPaths.save]: market,
  [marketPaths.setStatus]: market,
  [marketPaths.publish]: market,
  [marketPaths.withdraw]: market,
};

const byKey: Readonly<Record<string, Objects>> = objects;

/** What the path of a call names, by the names of its parameters; nothing for a call of the app's people. */
export const objectsOf = (key: string): Objects => byKey[key] ?? ofNoMarket;
