import type { DestinationQuote } from '@safiri/contract/rides/destination-shapes.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import type { fakeServer } from './fake-server.ts';
import { routeOf } from './route.ts';
import { trip } from './people.ts';

export const soon = () => new Date(Date.now() + 60_000).toISOString();
export const under: Ride = { ...trip, status: 'in_progress', completedAt: null, ending: null };
export const changed = (changes: Partial<NonNullable<Ride['destinationChange']>> = {}): Ride => ({
  ...under,
  fare: '45.15',
  destinationChange: {
    state: 'told',
    count: 1,
    until: soon(),
    wanted: 'Brooklyn, Pretoria',
    before: 'Menlyn Park',
    fareBefore: '91.20',
    ...changes,
  },
});
export const aStop = { lat: -25.76, lng: 28.25, arrivedAt: null, waitingSince: null, leftAt: null };
export const terms = {
  waiting: { freeMinutes: 5, perMinute: '2.00', mostMinutes: 15 },
  cancellation: null,
  stop: { fee: '10.00', freeMinutes: 3 },
  waitingSince: null,
  waitingUntil: null,
  unrounded: '91.20',
  roundTo: '0.10',
  charged: null,
};
const route = routeOf([], { meters: 2400, seconds: 600, highSeconds: 900 });
export const brooklyn = {
  id: 'brooklyn',
  name: 'Brooklyn',
  kind: 'suburb',
  area: 'Pretoria',
  lat: -25.77,
  lng: 28.24,
  distanceMeters: 2400,
} as const;
/** What a search and the map of what it found ask for. */
export function findsBrooklyn(server: ReturnType<typeof fakeServer>): void {
  server.replies(placePaths.listSavedPlaces, []);
  server.replies(placePaths.searchPlaces, { places: [brooklyn] });
  server.replies(placePaths.findRoute, route);
  server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
}
/** What another way costs and takes: shorter and cheaper, as far as nothing else is said. */
export const quoteOf = (more: Partial<DestinationQuote> = {}): DestinationQuote => ({
  quote: 'sealed.text',
  fare: '45.15',
  before: '91.20',
  distance: 2.4,
  duration: 11,
  minutes: 11,
  minutesHigh: 25,
  until: soon(),
  ...more,
});

export const rooms = ['rides-trip', 'rides-way', 'rides', 'places'] as const;
/** The page of who looks at a trip whose way is changed. */
export const pageOf = (user: OwnUser) => ({
  at: '/active-ride',
  rooms: [...rooms],
  user,
  server: (server: ReturnType<typeof fakeServer>) => server.replies(placePaths.findRoute, route),
});
