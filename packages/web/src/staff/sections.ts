import type { Waiting } from '@safiri/contract/staff/calls.ts';
import type { TextKey } from 'virtual:texts/keys';
import { cashPaths } from '@safiri/contract/cash/paths.ts';
import { countryPaths } from '@safiri/contract/countries/paths.ts';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { chatPaths } from '@safiri/contract/chat/paths.ts';
import { fleetPaths } from '@safiri/contract/fleets/paths.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { identityStaffPaths } from '@safiri/contract/identity/paths.ts';
import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { callerPaths, conductPaths, heldTripPaths, lostPaths } from '@safiri/contract/rides/staff-paths.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { schoolStaffPaths } from '@safiri/contract/scholar/paths.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import type { StaffKey } from '@safiri/contract/staff/permissions.ts';
import { standingStaffPaths } from '@safiri/contract/standing/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { IconName } from '../art/icons.ts';

/** The headings of the console's rail, in their order. */
export const sectionGroups = {
  now: 'groupNow',
  trips: 'groupTrips',
  people: 'groupPeople',
  money: 'groupMoney',
  setup: 'groupSetup',
} as const satisfies Record<string, TextKey>;
type SectionGroup = keyof typeof sectionGroups;

export interface Section {
  readonly path: string;
  /** Where the pages of its things are, when not below its own path. */
  readonly pages?: readonly string[];
  /** Who may make one of these sees the section. */
  readonly calls: readonly StaffKey[];
  /** Below which heading it stands. */
  readonly group?: SectionGroup;
  /** It is about who sits here, and stands with their name. */
  readonly ofOneself?: true;
  /** What of the waiting stands beside its name. */
  readonly counts?: keyof Waiting;
  readonly icon: IconName;
  readonly text: TextKey;
}

/** The sections of the console, by what they are about and in the order of the day's work. A section joins the list when its screen exists. */
export const sections: readonly Section[] = [
  { path: '/staff', group: 'now', calls: [staffPaths.now], icon: 'gauge', text: 'sectionNow' },
  {
    path: '/staff/emergencies',
    group: 'now',
    calls: [safetyPaths.listEmergencies],
    counts: 'emergencies',
    icon: 'alert',
    text: 'sectionEmergencies',
  },
  { path: '/staff/stuck', group: 'now', calls: [deskPaths.stuck], counts: 'stuckTrips', icon: 'bolt', text: 'sectionStuck' },
  { path: '/staff/chats', group: 'now', calls: [chatPaths.inbox], counts: 'chats', icon: 'chat', text: 'sectionChats' },
  {
    path: '/staff/search',
    group: 'now',
    pages: ['/staff/people/', '/staff/trip/', '/staff/order/'],
    calls: [deskPaths.search],
    icon: 'search',
    text: 'sectionSearch',
  },
  { path: '/staff/book', group: 'trips', calls: [callerPaths.book], icon: 'plus', text: 'sectionBook' },
  { path: '/staff/boards', group: 'trips', calls: [orderPaths.merchants], counts: 'lateOrders', icon: 'basket', text: 'sectionBoards' },
  { path: '/staff/trips', group: 'trips', calls: [heldTripPaths.list], counts: 'heldTrips', icon: 'swap', text: 'sectionTrips' },
  {
    path: '/staff/reviews',
    group: 'people',
    calls: [reviewPaths.queue, conductPaths.list, lostPaths.list],
    counts: 'reviews',
    icon: 'check',
    text: 'sectionQueue',
  },
  { path: '/staff/identity', group: 'people', calls: [identityStaffPaths.list], counts: 'identity', icon: 'user', text: 'sectionIdentity' },
  {
    path: '/staff/drivers',
    group: 'people',
    calls: [staffPaths.drivers],
    counts: 'deniedInvitations',
    icon: 'wheel',
    text: 'sectionDrivers',
  },
  { path: '/staff/fleets', group: 'people', calls: [fleetPaths.list, fleetPaths.own], icon: 'car', text: 'sectionFleets' },
  { path: '/staff/schools', group: 'people', calls: [schoolStaffPaths.list], icon: 'school', text: 'sectionSchools' },
  {
    path: '/staff/suspensions',
    group: 'people',
    calls: [standingStaffPaths.list],
    counts: 'suspensions',
    icon: 'flag',
    text: 'sectionSuspensions',
  },
  { path: '/staff/waiting-list', group: 'people', calls: [countryPaths.listWaiting], icon: 'clock', text: 'sectionWaiting' },
  { path: '/staff/payouts', group: 'money', calls: [payoutPaths.list], counts: 'payouts', icon: 'wallet', text: 'sectionPayouts' },
  { path: '/staff/invoices', group: 'money', calls: [invoiceStaffPaths.list], icon: 'copy', text: 'sectionInvoices' },
  { path: '/staff/cash', group: 'money', calls: [cashPaths.book], icon: 'cash', text: 'sectionCash' },
  { path: '/staff/finance', group: 'money', calls: [financePaths.disbursements], icon: 'swap', text: 'sectionFinance' },
  {
    path: '/staff/approvals',
    group: 'money',
    calls: [staffPaths.approvals],
    counts: 'approvals',
    icon: 'shieldcheck',
    text: 'sectionApprovals',
  },
  { path: '/staff/on-call', group: 'setup', calls: [onCallPaths.roster], icon: 'phone', text: 'sectionOnCall' },
  { path: '/staff/cities', group: 'setup', calls: [marketPaths.list], counts: 'markets', icon: 'pin', text: 'sectionCities' },
  { path: '/staff/setup', group: 'setup', calls: [setupPaths.readInstance], icon: 'settings', text: 'sectionSetup' },
  { path: '/staff/brand', group: 'setup', calls: [setupPaths.readBrand], icon: 'pencil', text: 'sectionBrand' },
  { path: '/staff/outbox', group: 'setup', calls: [safetyPaths.outbox], icon: 'mail', text: 'sectionOutbox' },
  { path: '/staff/team', group: 'setup', calls: [staffPaths.team], icon: 'shield', text: 'sectionTeam' },
  { path: '/staff/audit', group: 'setup', calls: [staffPaths.audit], icon: 'book', text: 'sectionAudit' },
  { path: '/staff/account', ofOneself: true, calls: [staffPaths.recoveryCodes], icon: 'shield', text: 'sectionAccount' },
];

/** Whether an address of the console belongs to a section. */
export const isWithin = (path: string, { path: to, pages }: Section): boolean =>
  to === '/staff' ? path === to : path.startsWith(to) || pages?.some((page) => path.startsWith(page)) === true;

/** The section that an address belongs to. */
export const sectionAt = (path: string): Section | undefined => sections.findLast((section) => isWithin(path, section));
