import type { Waiting } from '@safiri/contract/staff/calls.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';

export interface Section {
  readonly path: string;
  /** What of the waiting stands beside its name. */
  readonly counts?: keyof Waiting;
  readonly icon: IconName;
  readonly text: TextKey;
}

/** The sections of the console, in the order of the day's work. A section joins the list when its screen exists. */
export const sections: readonly Section[] = [
  { path: '/staff', icon: 'flag', text: 'sectionNow' },
  { path: '/staff/emergencies', counts: 'emergencies', icon: 'alert', text: 'sectionEmergencies' },
  { path: '/staff/chats', counts: 'chats', icon: 'chat', text: 'sectionChats' },
  { path: '/staff/boards', counts: 'lateOrders', icon: 'basket', text: 'sectionBoards' },
  { path: '/staff/reviews', counts: 'reviews', icon: 'check', text: 'sectionQueue' },
  { path: '/staff/drivers', icon: 'wheel', text: 'sectionDrivers' },
  { path: '/staff/trips', counts: 'heldTrips', icon: 'car', text: 'sectionTrips' },
  { path: '/staff/payouts', counts: 'payouts', icon: 'wallet', text: 'sectionPayouts' },
  { path: '/staff/outbox', icon: 'mail', text: 'sectionOutbox' },
  { path: '/staff/waiting-list', icon: 'clock', text: 'sectionWaiting' },
  { path: '/staff/audit', icon: 'book', text: 'sectionAudit' },
];
