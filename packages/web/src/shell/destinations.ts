import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';

export interface Destination {
  readonly path: string;
  readonly icon: IconName;
  readonly text: TextKey;
  /** Screens that stand behind it and have no place of their own in the menu. */
  readonly behind?: readonly string[];
}

interface Menu {
  /** The tabs of a phone, in the specification's order, with the services as the passenger's fifth. */
  readonly tabs: readonly Destination[];
  /** What a desktop has room for beside them, in groups: the tabs come first. */
  readonly more: ReadonlyArray<readonly Destination[]>;
}

const support: Destination = { path: '/live-chat', icon: 'chat', text: 'tabSupport' };
const profile: Destination = { path: '/profile', icon: 'user', text: 'tabProfile' };
const safety: Destination = { path: '/safety', icon: 'shield', text: 'openSafety' };
const settings: Destination = { path: '/settings', icon: 'settings', text: 'openSettings' };
const school: Destination = { path: '/scholar-rides', icon: 'school', text: 'homeScholar' };
const history: Destination = { path: '/ride-history', icon: 'clock', text: 'tabHistory', behind: ['/orders'] };

/** Where each role goes from anywhere. */
export const menus: Record<RegistrableRole, Menu> = {
  passenger: {
    tabs: [
      { path: '/passenger', icon: 'home', text: 'tabHome' },
      {
        path: '/services',
        icon: 'grid',
        text: 'services',
        behind: ['/food-delivery', '/grocery-delivery', '/scholar-rides', '/ai-features', '/subscription-packages'],
      },
      history,
      profile,
      support,
    ],
    more: [
      [
        { path: '/food-delivery', icon: 'bowl', text: 'serviceFood' },
        { path: '/grocery-delivery', icon: 'basket', text: 'serviceGrocery' },
        { path: '/parcel-delivery', icon: 'box', text: 'serviceParcel' },
        school,
      ],
      [safety, settings],
    ],
  },
  driver: {
    tabs: [
      {
        path: '/driver',
        icon: 'gauge',
        text: 'tabDashboard',
        behind: [
          '/why-no-trips',
          '/hail',
          '/scholar-rides',
          '/keep-sending',
          '/driver-training',
          '/ai-features',
          '/city-heat-map',
          '/safety',
          '/live-chat',
        ],
      },
      history,
      { path: '/driver-earnings', icon: 'wallet', text: 'earnings', behind: ['/driver-money'] },
      { ...profile, behind: ['/driver-verification', '/vehicles', '/places', '/settings'] },
    ],
    more: [[{ path: '/why-no-trips', icon: 'help', text: 'whyNoTrips' }, school, safety, settings, support]],
  },
};
