import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';

export interface Section {
  readonly path: string;
  readonly icon: IconName;
  readonly text: TextKey;
}

/** The sections of the console, in the order of the day's work. A section joins the list when its screen exists. */
export const sections: readonly Section[] = [
  { path: '/staff/emergencies', icon: 'alert', text: 'sectionEmergencies' },
  { path: '/staff/chats', icon: 'chat', text: 'sectionChats' },
  { path: '/staff/boards', icon: 'basket', text: 'sectionBoards' },
  { path: '/staff', icon: 'flag', text: 'sectionQueue' },
  { path: '/staff/drivers', icon: 'wheel', text: 'sectionDrivers' },
  { path: '/staff/trips', icon: 'car', text: 'sectionTrips' },
  { path: '/staff/payouts', icon: 'wallet', text: 'sectionPayouts' },
  { path: '/staff/outbox', icon: 'mobile', text: 'sectionOutbox' },
  { path: '/staff/waiting-list', icon: 'clock', text: 'sectionWaiting' },
  { path: '/staff/audit', icon: 'book', text: 'sectionAudit' },
];
