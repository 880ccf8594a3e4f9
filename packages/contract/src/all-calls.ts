import * as account from './account/calls.ts';
import * as assistant from './assistant/calls.ts';
import * as auth from './auth/calls.ts';
import * as handedCode from './auth/handed-code-calls.ts';
import * as brand from './brand/calls.ts';
import * as cash from './cash/calls.ts';
import * as catalogue from './catalogue/calls.ts';
import * as chat from './chat/calls.ts';
import * as scholar from './scholar/calls.ts';
import * as schoolGroups from './scholar/group-calls.ts';
import * as schoolPayments from './scholar/pay-calls.ts';
import * as subscriptions from './subscriptions/calls.ts';
import * as marketPackages from './subscriptions/market-calls.ts';
import * as packagePayments from './subscriptions/pay-calls.ts';
import * as packageFigures from './subscriptions/staff-calls.ts';
import * as boards from './orders/board-calls.ts';
import * as orders from './orders/calls.ts';
import * as settlements from './orders/settlement-calls.ts';
import * as orderPayments from './orders/pay-calls.ts';
import * as orderRatings from './orders/rating-calls.ts';
import * as countries from './countries/calls.ts';
import * as desk from './desk/calls.ts';
import * as dispatch from './dispatch/calls.ts';
import * as drivers from './drivers/calls.ts';
import * as ranks from './drivers/rank-calls.ts';
import * as earnings from './earnings/calls.ts';
import * as payouts from './earnings/staff-calls.ts';
import * as identity from './identity/calls.ts';
import * as fleets from './fleets/calls.ts';
import * as heatmap from './heatmap/calls.ts';
import * as budgets from './markets/budget-calls.ts';
import * as integrity from './integrity/calls.ts';
import * as invoices from './invoices/calls.ts';
import * as invoicesStaff from './invoices/staff-calls.ts';
import * as markets from './markets/calls.ts';
import * as notifications from './notifications/calls.ts';
import * as onboarding from './onboarding/calls.ts';
import * as payments from './payments/calls.ts';
import * as finance from './payments/finance-calls.ts';
import * as paybill from './payments/paybill-calls.ts';
import * as reconciliation from './payments/reconciliation-calls.ts';
import * as pickups from './pickups/calls.ts';
import * as places from './places/calls.ts';
import * as pricing from './pricing/calls.ts';
import * as rides from './rides/calls.ts';
import * as lost from './rides/lost-calls.ts';
import * as destinations from './rides/destination-calls.ts';
import * as hails from './rides/hail-calls.ts';
import * as marks from './rides/mark-calls.ts';
import * as ridePayments from './rides/pay-calls.ts';
import * as callers from './rides/caller-calls.ts';
import * as heldTrips from './rides/staff-calls.ts';
import * as safety from './safety/calls.ts';
import * as onCall from './safety/on-call-calls.ts';
import * as scheduled from './scheduled/calls.ts';
import * as selfies from './selfies/calls.ts';
import * as setup from './setup/calls.ts';
import * as setupConsole from './setup/console-calls.ts';
import * as setupBrand from './setup/brand-calls.ts';
import * as settings from './settings/calls.ts';
import * as sharing from './sharing/calls.ts';
import * as uploads from './uploads/calls.ts';
import * as approvals from './staff/approval-calls.ts';
import * as staff from './staff/calls.ts';
import * as standing from './standing/calls.ts';
import * as team from './staff/team-calls.ts';
import * as training from './training/calls.ts';
import * as users from './users/calls.ts';
import * as verification from './verification/calls.ts';
import * as verificationMarkets from './verification/market-calls.ts';
import * as vehicles from './verification/vehicle-calls.ts';
import * as wallet from './wallet/calls.ts';
import type { Call } from './call.ts';

/** Every room's exports; only those with a `key` are calls. */
const rooms = {
  account,
  assistant,
  auth: { ...auth, ...handedCode },
  brand,
  cash,
  catalogue,
  chat,
  orders: { ...orders, ...boards, ...orderRatings, ...settlements, ...orderPayments },
  scheduled,
  scholar: { ...scholar, ...schoolPayments, ...schoolGroups },
  subscriptions: { ...subscriptions, ...marketPackages, ...packagePayments, ...packageFigures },
  countries,
  desk,
  dispatch,
  drivers: { ...drivers, ...ranks },
  earnings: { ...earnings, ...payouts },
  markets: { ...markets, ...budgets },
  fleets,
  heatmap,
  identity,
  integrity,
  notifications,
  onboarding,
  invoices: { ...invoices, ...invoicesStaff },
  payments: { ...payments, ...finance, ...paybill, ...reconciliation },
  pickups,
  places,
  pricing,
  rides: { ...rides, ...marks, ...lost, ...heldTrips, ...callers, ...destinations, ...hails, ...ridePayments },
  safety: { ...safety, ...onCall },
  selfies,
  settings,
  setup: { ...setup, ...setupConsole, ...setupBrand },
  sharing,
  staff: { ...staff, ...team, ...approvals },
  standing,
  training,
  uploads,
  users,
  verification: { ...verification, ...verificationMarkets, ...vehicles },
  wallet,
};

type Rooms = typeof rooms;
type Exports = { [R in keyof Rooms]: Rooms[R][keyof Rooms[R]] }[keyof Rooms];

/** The union of all calls: the client types a request by its key alone, without loading a schema. */
export type AnyCall = Extract<Exports, Call>;
export type AnyKey = AnyCall['key'];
export type CallOf<K extends AnyKey> = Extract<AnyCall, { key: K }>;

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'key' in value && 'reply' in value;

/** All calls as data, each with its name in the code and the room that owns it. */
export const allCalls: ReadonlyArray<{ room: keyof Rooms; name: string; call: Call }> = Object.entries(rooms).flatMap(([room, exports]) =>
  Object.entries<unknown>(exports).flatMap(([name, call]) => (isCall(call) ? [{ room: room as keyof Rooms, name, call }] : [])),
);
