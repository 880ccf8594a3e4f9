import type { ReactNode } from 'react';
import type { MarketFile, MarketPreview, MarketVersion } from '@safiri/contract/markets/calls.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { openScreen } from './open-screen.tsx';

export const version = (number: number, changes: Partial<MarketVersion> = {}): MarketVersion => ({
  number,
  status: 'published',
  validFrom: '2026-11-01T06:00:00.000Z',
  createdAt: '2026-11-01T06:00:00.000Z',
  author: 'Refilwe',
  approver: null,
  alone: false,
  why: null,
  ...changes,
});
export const document = {
  schema: 1,
  id: 'maseru',
  name: 'Maseru',
  country: 'ls',
  timeZone: 'Africa/Maseru',
  languages: ['en', 'st'],
  status: 'open',
  centre: [27.48, -29.31],
  area: {
    type: 'Polygon',
    coordinates: [
      [
        [27.4, -29.4],
        [27.6, -29.4],
        [27.6, -29.2],
        [27.4, -29.2],
        [27.4, -29.4],
      ],
    ],
  },
  reachKm: 40,
  rounding: { to: 0.5, for: 'driver' },
  payments: ['cash'],
  holidays: [],
  orders: { minimumBasket: 0, merchantCommission: { percent: 0 } },
  services: [
    {
      id: 'standard',
      kind: 'ride',
      name: { en: 'Four-plus-one' },
      vehicles: ['sedan'],
      seats: 4,
      helmet: false,
      tariff: { base: 12, perKm: 7.5, minimum: 12 },
    },
    { id: 'share', kind: 'shared', name: {}, vehicles: ['sedan'], seats: 3, helmet: false, tariff: { like: 'standard', factor: 0.75 } },
  ],
  contact: { phone: '+26622000001' },
  // What no form covers.
  retention: { points: '90d' },
};
export const maseru: MarketFile = {
  id: 'maseru',
  name: 'Maseru',
  country: 'ls',
  status: 'open',
  inForce: version(2),
  coming: [],
  waiting: null,
  timeZone: 'Africa/Maseru',
  currency: 'LSL',
  newest: 2,
  edited: { number: 2, validFrom: '2026-11-01T06:00:00.000Z', document },
  history: [version(2, { why: 'Fuel' }), version(1, { author: null })],
  underWay: 3,
  booked: 1,
};
export const preview: MarketPreview = {
  typical: [{ service: 'standard', vehicles: ['sedan'], meters: 5000, hour: 12, minute: 0, before: '49.50', after: '54.50' }],
  recent: [{ service: 'standard', meters: 3200, rideId: 77, before: '36.00', after: null }],
  changePercent: 10.1,
  waits: false,
  notActedOn: [],
  changes: [{ path: 'services.standard.tariff.perKm', before: '7.5', after: '8.5' }],
  bookings: [],
};
const rooms = ['staff', 'staff-markets', 'setup', 'preflight', 'landing-pages', 'vehicles', 'verification'] as const;
type Prepare = NonNullable<Parameters<typeof openScreen>[1]['server']>;

/** Opens a city in the console, as the server has it. @param screens those of cities, before somebody of the team */
export const openCityIn = (screens: ReactNode, file: MarketFile, prepare: Prepare = () => {}, at = '/staff/cities/maseru') =>
  openScreen(screens, {
    at,
    rooms,
    server: (server) => {
      server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: false, aiModel: null });
      server.replies(marketPaths.read, file);
      prepare(server);
    },
  });
