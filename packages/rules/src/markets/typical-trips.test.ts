import { expect, it } from 'vitest';
import { specifiedLists } from '../verification/papers.ts';
import type { MarketDocument } from './document.ts';
import { largestChange, typicalTrips } from './typical-trips.ts';

/** Thirty services at 10 a kilometre, of which the last takes another price beyond three. */
const market = (lastPerKm: number): MarketDocument => ({
  schema: 1,
  id: 'kisumu',
  name: 'Kisumu',
  country: 'ke',
  decimals: 2,
  timeZone: 'Africa/Nairobi',
  languages: ['en'],
  status: 'open',
  centre: [34.76, -0.1],
  area: { type: 'Polygon', coordinates: [] },
  reachKm: 60,
  holidays: [],
  rounding: { to: 0.01 },
  payments: ['cash'],
  passengerDebtLimit: null,
  places: [],
  services: Array.from({ length: 30 }, (_, i) => ({
    id: `service-${i}`,
    kind: 'ride',
    name: {},
    vehicles: [{ kind: 'sedan', factor: 1, maxKg: null, offered: true }],
    seats: null,
    helmet: false,
    weight: null,
    fragilePercent: 0,
    tariff: {
      base: 20,
      includedKm: 0,
      sections: [
        { upToKm: 3, perKm: 10 },
        { upToKm: null, perKm: i === 29 ? lastPerKm : 10 },
      ],
      perMinute: 0,
      bookingFee: 0,
      minimum: 0,
      night: null,
      surge: { cap: 1 },
      waiting: null,
      cancellation: null,
      commission: null,
      driverFloor: null,
    },
  })),
  orders: { serviceFee: null, minimumBasket: 0, commissionPercent: 0 },
  documents: specifiedLists,
  incentives: [],
  promotions: [],
  packages: 'none',
});

it('compares every service on every length, however many there are, and shows twenty', () => {
  expect(typicalTrips(market(10))).toHaveLength(20);
  expect(largestChange(market(10), market(10))).toBe(0);
  // Of the last of thirty, on ways beyond three kilometres alone.
  expect(largestChange(market(10), market(100))).toBeGreaterThan(100);
});

it('shows first what costs something else than before', () => {
  const shown = typicalTrips(market(100), market(10));
  expect(shown).toHaveLength(20);
  // Five lengths beyond three kilometres at two hours each, among the ways of one kilometre that came first anyway.
  expect(shown.filter(({ service }) => service.id === 'service-29').map(({ meters, hour }) => [meters, hour])).toEqual(
    [3800, 5000, 8000, 12_000, 20_000].flatMap((meters) => [12, 23].map((hour) => [meters, hour])),
  );
  expect(shown[0]).toMatchObject({ meters: 1000, service: { id: 'service-0' } });
});
