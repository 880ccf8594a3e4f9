import type { MarketDocument, MarketService } from '../markets/document.ts';
import { specifiedLists } from '../verification/papers.ts';
import type { WrittenTariff } from '../markets/written-tariff.ts';

/** A market with one service, a boda at 50 and 20 a kilometre, rounded to tens. @param changes of its tariff */
export function market(changes: Partial<WrittenTariff> = {}): { document: MarketDocument; service: MarketService } {
  const service: MarketService = {
    id: 'boda',
    kind: 'ride',
    name: { en: 'Boda' },
    vehicles: [{ kind: 'motorcycle', factor: 1, maxKg: null, offered: true }],
    seats: 1,
    helmet: true,
    weight: null,
    fragilePercent: 0,
    tariff: {
      base: 50,
      includedKm: 0,
      sections: [{ upToKm: null, perKm: 20 }],
      perMinute: 0,
      bookingFee: 0,
      minimum: 50,
      night: null,
      passesTollsOn: false,
      surge: { cap: 1 },
      waiting: null,
      stop: null,
      cancellation: null,
      commission: null,
      driverFloor: null,
      ...changes,
    },
  };
  const document: MarketDocument = {
    schema: 1,
    id: 'kisumu',
    name: 'Kisumu',
    country: 'ke',
    decimals: 0,
    timeZone: 'Africa/Nairobi',
    languages: ['en'],
    status: 'open',
    centre: [34.76, -0.1],
    area: { type: 'Polygon', coordinates: [] },
    reachKm: 60,
    holidays: [],
    rounding: { to: 10 },
    payments: ['cash'],
    passengerDebtLimit: null,
    debtLimit: null,
    tax: null,
    topUp: false,
    split: false,
    tips: false,
    payout: null,
    settlementHours: 0,
    places: [],
    zones: [],
    fixed: [],
    tolls: [],
    services: [service],
    orders: { serviceFee: null, minimumBasket: 0, commissionPercent: 0 },
    documents: specifiedLists,
    incentives: [],
    promotions: [],
    packages: [],
  };
  return { document, service };
}
