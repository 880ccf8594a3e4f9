import { describe, expect, it } from 'vitest';
import { specifiedLists } from '../verification/papers.ts';
import type { MarketDocument } from './document.ts';
import { largestChange } from './price-change.ts';
import { typicalTrips } from './typical-trips.ts';

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
  debtLimit: null,
  tax: null,
  contact: {},
  vehicleAge: {},
  topUp: false,
  split: false,
  tips: false,
  payout: null,
  settlementHours: 0,
  places: [],
  zones: [],
  fixed: [],
  tolls: [],
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
      passesTollsOn: false,
      surge: { cap: 1 },
      waiting: null,
      stop: null,
      cancellation: null,
      commission: null,
      driverFloor: null,
    },
  })),
  orders: { serviceFee: null, minimumBasket: 0, commissionPercent: 0 },
  documents: specifiedLists,
  incentives: [],
  promotions: [],
  packages: [],
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
  // The lengths beyond three kilometres at two times each, the edge of the section and the farthest way among them; before them the ways
  // of one kilometre that came first anyway.
  expect(shown.filter(({ service }) => service.id === 'service-29').map(({ meters, minute }) => [meters, minute])).toEqual(
    [3800, 4000, 5000, 8000, 12_000, 20_000, 60_000].flatMap((meters) => [720, 1380].map((minute) => [meters, minute])),
  );
  expect(shown[0]).toMatchObject({ meters: 1000, service: { id: 'service-0' } });
});

describe('the largest change of prices', () => {
  const before = market(10);
  const first = (changes: Partial<MarketDocument['services'][number]['tariff']>): MarketDocument => ({
    ...before,
    services: before.services.map((service, i) => (i === 0 ? { ...service, tariff: { ...service.tariff, ...changes } } : service)),
  });
  const holiday = { date: '2026-12-25', name: {}, factor: 1.5 };
  const airport = { id: 'airport', kind: 'airport', at: [34.9, -0.2], radiusM: 400, pickupFee: 35, queue: null, meet: [] } as const;

  it.each([
    // Ten times as much from a minute after noon until eleven: noon and eleven themselves cost the same.
    ['a night between the usual times', first({ night: { from: '12:01', to: '23:00', factor: 10 } }), 900],
    // At the farthest 20 + 20 × 10 + 40 × 100 = 4220 against 20 + 60 × 10 = 620.
    [
      'a section beyond the usual lengths',
      first({
        sections: [
          { upToKm: 20, perKm: 10 },
          { upToKm: null, perKm: 100 },
        ],
      }),
      581,
    ],
    ['a higher cap of surge', first({ surge: { cap: 2 } }), 100],
    // 35 on the 70 of five kilometres.
    ['a fee at a place', { ...before, places: [airport] }, 50],
    ['a dearer holiday', { ...before, holidays: [holiday] }, 50],
    ['a fee for waiting', first({ waiting: { freeMinutes: 3, perMinute: 2, mostMinutes: 15 } }), 100],
  ])('sees %s', (_what, after, percent) => {
    expect(Math.round(largestChange(before, after))).toBe(percent);
    expect(Math.round(largestChange(before, before))).toBe(0);
  });
});
