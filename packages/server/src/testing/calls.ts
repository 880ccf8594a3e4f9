import * as account from '@safiri/contract/account/calls.ts';
import * as assistant from '@safiri/contract/assistant/calls.ts';
import * as auth from '@safiri/contract/auth/calls.ts';
import * as authHandedCode from '@safiri/contract/auth/handed-code-calls.ts';
import * as brand from '@safiri/contract/brand/calls.ts';
import * as cash from '@safiri/contract/cash/calls.ts';
import * as catalogue from '@safiri/contract/catalogue/calls.ts';
import * as chat from '@safiri/contract/chat/calls.ts';
import * as countries from '@safiri/contract/countries/calls.ts';
import * as desk from '@safiri/contract/desk/calls.ts';
import * as dispatch from '@safiri/contract/dispatch/calls.ts';
import * as drivers from '@safiri/contract/drivers/calls.ts';
import * as driverRanks from '@safiri/contract/drivers/rank-calls.ts';
import * as earnings from '@safiri/contract/earnings/calls.ts';
import * as earningsStaff from '@safiri/contract/earnings/staff-calls.ts';
import * as fleets from '@safiri/contract/fleets/calls.ts';
import * as heatmap from '@safiri/contract/heatmap/calls.ts';
import * as identity from '@safiri/contract/identity/calls.ts';
import * as markets from '@safiri/contract/markets/calls.ts';
import * as notifications from '@safiri/contract/notifications/calls.ts';
import * as onboarding from '@safiri/contract/onboarding/calls.ts';
import * as boards from '@safiri/contract/orders/board-calls.ts';
import * as orders from '@safiri/contract/orders/calls.ts';
import * as orderPayments from '@safiri/contract/orders/pay-calls.ts';
import * as orderRatings from '@safiri/contract/orders/rating-calls.ts';
import * as integrity from '@safiri/contract/integrity/calls.ts';
import * as invoices from '@safiri/contract/invoices/calls.ts';
import * as invoicesStaff from '@safiri/contract/invoices/staff-calls.ts';
import * as payments from '@safiri/contract/payments/calls.ts';
import * as settlements from '@safiri/contract/orders/settlement-calls.ts';
import * as finance from '@safiri/contract/payments/finance-calls.ts';
import * as paybill from '@safiri/contract/payments/paybill-calls.ts';
import * as reconciliation from '@safiri/contract/payments/reconciliation-calls.ts';
import * as pickups from '@safiri/contract/pickups/calls.ts';
import * as places from '@safiri/contract/places/calls.ts';
import * as pricing from '@safiri/contract/pricing/calls.ts';
import * as rides from '@safiri/contract/rides/calls.ts';
import * as rideCallers from '@safiri/contract/rides/caller-calls.ts';
import * as rideDestinations from '@safiri/contract/rides/destination-calls.ts';
import * as rideHails from '@safiri/contract/rides/hail-calls.ts';
import * as rideLost from '@safiri/contract/rides/lost-calls.ts';
import * as rideMarks from '@safiri/contract/rides/mark-calls.ts';
import * as ridePayments from '@safiri/contract/rides/pay-calls.ts';
import * as ridesStaff from '@safiri/contract/rides/staff-calls.ts';
import * as safety from '@safiri/contract/safety/calls.ts';
import * as onCall from '@safiri/contract/safety/on-call-calls.ts';
import * as scheduled from '@safiri/contract/scheduled/calls.ts';
import * as scholar from '@safiri/contract/scholar/calls.ts';
import * as schoolGroups from '@safiri/contract/scholar/group-calls.ts';
import * as schoolPayments from '@safiri/contract/scholar/pay-calls.ts';
import * as selfies from '@safiri/contract/selfies/calls.ts';
import * as setupBrand from '@safiri/contract/setup/brand-calls.ts';
import * as setup from '@safiri/contract/setup/calls.ts';
import * as setupConsole from '@safiri/contract/setup/console-calls.ts';
import * as settings from '@safiri/contract/settings/calls.ts';
import * as sharing from '@safiri/contract/sharing/calls.ts';
import * as approvals from '@safiri/contract/staff/approval-calls.ts';
import * as staff from '@safiri/contract/staff/calls.ts';
import * as team from '@safiri/contract/staff/team-calls.ts';
import * as standing from '@safiri/contract/standing/calls.ts';
import * as subscriptions from '@safiri/contract/subscriptions/calls.ts';
import * as marketPackages from '@safiri/contract/subscriptions/market-calls.ts';
import * as packagePayments from '@safiri/contract/subscriptions/pay-calls.ts';
import * as packageFigures from '@safiri/contract/subscriptions/staff-calls.ts';
import * as training from '@safiri/contract/training/calls.ts';
import * as uploads from '@safiri/contract/uploads/calls.ts';
import * as users from '@safiri/contract/users/calls.ts';
import * as verification from '@safiri/contract/verification/calls.ts';
import * as driverMarkets from '@safiri/contract/verification/market-calls.ts';
import * as vehicles from '@safiri/contract/verification/vehicle-calls.ts';
import * as wallet from '@safiri/contract/wallet/calls.ts';

/** Every call of the contract by its name, for tests. */
export const calls = {
  ...account,
  ...assistant,
  ...auth,
  ...authHandedCode,
  ...cash,
  ...catalogue,
  ...chat,
  ...countries,
  ...desk,
  ...dispatch,
  ...drivers,
  ...driverRanks,
  ...earnings,
  ...earningsStaff,
  ...fleets,
  ...heatmap,
  ...identity,
  ...integrity,
  ...markets,
  ...notifications,
  ...onboarding,
  ...orders,
  ...orderPayments,
  ...boards,
  ...invoices,
  ...invoicesStaff,
  ...payments,
  ...finance,
  ...paybill,
  ...reconciliation,
  ...settlements,
  ...pickups,
  ...places,
  ...pricing,
  ...rides,
  ...ridePayments,
  ...rideCallers,
  ...rideMarks,
  ...rideDestinations,
  ...rideHails,
  ...rideLost,
  ...ridesStaff,
  ...orderRatings,
  ...safety,
  ...onCall,
  ...scheduled,
  ...scholar,
  ...schoolPayments,
  ...schoolGroups,
  ...selfies,
  ...settings,
  ...setup,
  ...setupConsole,
  ...setupBrand,
  ...brand,
  ...sharing,
  ...staff,
  ...team,
  ...approvals,
  ...standing,
  ...subscriptions,
  ...packagePayments,
  ...marketPackages,
  ...packageFigures,
  ...training,
  ...uploads,
  ...users,
  ...verification,
  ...driverMarkets,
  ...vehicles,
  ...wallet,
};
