import { permits, permitsEverywhere } from '@safiri/rules/staff/permissions.ts';
import { staffRoles, type StaffRole } from '@safiri/rules/staff/roles.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { accountPaths } from '../account/paths.ts';
import { allCalls } from '../all-calls.ts';
import type { CallKey, Who } from '../call.ts';
import { identityStaffPaths } from '../identity/paths.ts';
import { settlementPaths } from '../orders/settlement-paths.ts';
import { financePaths } from '../payments/finance-paths.ts';
import { fleetPaths } from '../fleets/paths.ts';
import { invoicePaths, invoiceStaffPaths } from '../invoices/paths.ts';
import { orderPaths } from '../orders/paths.ts';
import { pickupPaths } from '../pickups/paths.ts';
import { selfiePaths } from '../selfies/paths.ts';
import { trackStreamPath } from '../sharing/paths.ts';
import { permissionFor } from '../staff/permissions.ts';
import { streamPath } from '../stream.ts';
import { uploadPaths } from '../uploads/paths.ts';
import { verificationPaths } from '../verification/paths.ts';

/** Everybody who may ask: a stranger, the people of the app, and each role of the console. */
export const askers = ['nobody', ...registrableRoles, ...staffRoles] as const;
export type Asker = (typeof askers)[number];

/** Nothing, what is their own, or everybody's. */
export type Access = 'no' | 'own' | 'all';

export interface Route {
  readonly key: CallKey;
  readonly who: Who;
  readonly notForStaff?: true | undefined;
  readonly beforeSecondFactor?: true | undefined;
}

/** What answers no JSON, and so is no call: files and streams. */
const files: readonly Route[] = [
  { key: accountPaths.exportData, who: 'signed-in' },
  { key: accountPaths.photo, who: 'signed-in' },
  { key: identityStaffPaths.picture, who: 'staff' },
  { key: fleetPaths.sumsCsv, who: 'staff' },
  { key: invoicePaths.pdf, who: 'anyone' },
  { key: invoiceStaffPaths.csv, who: 'staff' },
  { key: settlementPaths.csv, who: 'staff' },
  { key: financePaths.disbursementsCsv, who: 'staff' },
  { key: financePaths.batchesCsv, who: 'staff' },
  { key: financePaths.daysCsv, who: 'staff' },
  { key: financePaths.dayCsv, who: 'staff' },
  { key: financePaths.paymentsCsv, who: 'staff' },
  { key: financePaths.paybillCsv, who: 'staff' },
  { key: financePaths.balancesCsv, who: 'staff' },
  { key: orderPaths.orderProof, who: 'signed-in' },
  { key: pickupPaths.ownHintPhoto, who: 'signed-in' },
  { key: pickupPaths.ownHintVoice, who: 'signed-in' },
  { key: pickupPaths.tripHintPhoto, who: 'signed-in' },
  { key: pickupPaths.tripHintVoice, who: 'signed-in' },
  { key: selfiePaths.photo, who: 'signed-in' },
  { key: uploadPaths.read, who: 'signed-in' },
  { key: verificationPaths.driverPhoto, who: 'signed-in' },
  { key: `GET ${streamPath}`, who: 'signed-in' },
  { key: `GET ${trackStreamPath}`, who: 'anyone' },
];

/** Every route of the API, by its path. */
export const routes: readonly Route[] = [...allCalls.map(({ call }) => call), ...files].toSorted((a, b) =>
  a.key.slice(a.key.indexOf('/')) < b.key.slice(b.key.indexOf('/')) ? -1 : 1,
);

const isStaff = (asker: Asker): asker is StaffRole => (staffRoles as readonly string[]).includes(asker);

/** What the roles of staff reach by a call: everybody's things, those that came with the role, or nothing. */
function accessOfStaff(route: Route, role: StaffRole): Access {
  const permission = permissionFor(route.key);
  if (permission !== undefined) return permitsEverywhere([role], permission) ? 'all' : permits([role], permission) ? 'own' : 'no';
  const forAll = route.who === 'signed-in' && route.notForStaff !== true;
  return forAll || route.beforeSecondFactor === true ? 'own' : 'no';
}

/** What somebody may do by a route. */
export function accessTo(route: Route, asker: Asker): Access {
  if (route.who === 'anyone') return 'all';
  if (asker === 'nobody') return 'no';
  if (isStaff(asker)) return accessOfStaff(route, asker);
  return route.who === 'signed-in' || route.who === asker ? 'own' : 'no';
}
