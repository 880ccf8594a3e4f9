import type { Waiting } from '@safiri/contract/staff/calls.ts';
import type { TextKey } from 'virtual:texts/keys';
import { countryPaths } from '@safiri/contract/countries/paths.ts';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { chatPaths } from '@safiri/contract/chat/paths.ts';
import { fleetPaths } from '@safiri/contract/fleets/paths.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { identityStaffPaths } from '@safiri/contract/identity/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { callerPaths, conductPaths, heldTripPaths, lostPaths } from '@safiri/contract/rides/staff-paths.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { schoolStaffPaths } from '@safiri/contract/scholar/paths.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import type { StaffKey } from '@safiri/contract/staff/permissions.ts';
import { standingStaffPaths } from '@safiri/contract/standing/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { IconName } from '../art/icons.ts';

export interface Section {
  readonly path: string;
  /** Where the pages of its things are, when not below its own path. */
  readonly pages?: readonly string[];
  /** Who may make one of these sees the section. */
  readonly calls: readonly StaffKey[];
  /** It is about who sits here, and stands with their name. */
  readonly ofOneself?: true;
  /** What of the waiting stands beside its name. */
  readonly counts?: keyof Waiting;
  readonly icon: IconName;
  readonly text: TextKey;
}

/** The sections of the console, in the order of the day's work. A section joins the list when its screen exists. */
export const sections: readonly Section[] = [
  { path: '/staff', calls: [staffPaths.now], icon: 'flag', text: 'sectionNow' },
  {
    path: '/staff/search',
    pages: ['/staff/people/', '/staff/trip/', '/staff/order/'],
    calls: [deskPaths.search],
    icon: 'search',
    text: 'sectionSearch',
  },
  { path: '/staff/book', calls: [callerPaths.book], icon: 'plus', text: 'sectionBook' },
  { path: '/staff/emergencies', calls: [safetyPaths.listEmergencies], counts: 'emergencies', icon: 'alert', text: 'sectionEmergencies' },
  { path: '/staff/stuck', calls: [deskPaths.stuck], counts: 'stuckTrips', icon: 'bolt', text: 'sectionStuck' },
  { path: '/staff/on-call', calls: [onCallPaths.roster], icon: 'phone', text: 'sectionOnCall' },
  { path: '/staff/chats', calls: [chatPaths.inbox], counts: 'chats', icon: 'chat', text: 'sectionChats' },
  { path: '/staff/boards', calls: [orderPaths.merchants], counts: 'lateOrders', icon: 'basket', text: 'sectionBoards' },
  {
    path: '/staff/reviews',
    calls: [reviewPaths.queue, conductPaths.list, lostPaths.list],
    counts: 'reviews',
    icon: 'check',
    text: 'sectionQueue',
  },
  { path: '/staff/identity', calls: [identityStaffPaths.list], counts: 'identity', icon: 'user', text: 'sectionIdentity' },
  {
    path: '/staff/drivers',
    calls: [staffPaths.drivers],
    counts: 'deniedInvitations',
    icon: 'wheel',
    text: 'sectionDrivers',
  },
  { path: '/staff/fleets', calls: [fleetPaths.list, fleetPaths.own], icon: 'car', text: 'sectionFleets' },
  { path: '/staff/schools', calls: [schoolStaffPaths.list], icon: 'school', text: 'sectionSchools' },
  { path: '/staff/trips', calls: [heldTripPaths.list], counts: 'heldTrips', icon: 'car', text: 'sectionTrips' },
  { path: '/staff/payouts', calls: [payoutPaths.list], counts: 'payouts', icon: 'wallet', text: 'sectionPayouts' },
  { path: '/staff/suspensions', calls: [standingStaffPaths.list], counts: 'suspensions', icon: 'alert', text: 'sectionSuspensions' },
  { path: '/staff/approvals', calls: [staffPaths.approvals], counts: 'approvals', icon: 'shieldcheck', text: 'sectionApprovals' },
  { path: '/staff/outbox', calls: [safetyPaths.outbox], icon: 'mail', text: 'sectionOutbox' },
  { path: '/staff/waiting-list', calls: [countryPaths.listWaiting], icon: 'clock', text: 'sectionWaiting' },
  { path: '/staff/cities', calls: [marketPaths.list], counts: 'markets', icon: 'pin', text: 'sectionCities' },
  { path: '/staff/setup', calls: [setupPaths.readInstance], icon: 'shieldcheck', text: 'sectionSetup' },
  { path: '/staff/brand', calls: [setupPaths.readBrand], icon: 'pencil', text: 'sectionBrand' },
  { path: '/staff/audit', calls: [staffPaths.audit], icon: 'book', text: 'sectionAudit' },
  { path: '/staff/team', calls: [staffPaths.team], icon: 'user', text: 'sectionTeam' },
  { path: '/staff/account', ofOneself: true, calls: [staffPaths.recoveryCodes], icon: 'shield', text: 'sectionAccount' },
];

/** Whether an address of the console belongs to a section. */
export const isWithin = (path: string, { path: to, pages }: Section): boolean =>
  to === '/staff' ? path === to : path.startsWith(to) || pages?.some((page) => path.startsWith(page)) === true;

/** The section that an address belongs to. */
export const sectionAt = (path: string): Section | undefined => sections.findLast((section) => isWithin(path, section));
