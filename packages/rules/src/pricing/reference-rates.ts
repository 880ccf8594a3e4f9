import { vehicleFacts } from '../dispatch/vehicles.ts';
import { pricePromisePercent, rideTypeFacts } from './ride-types.ts';

/** Rates that are compared with the leading app's (spec: operations §3 Competitive pricing response). */
export const comparedRates = ['rideBase', 'ridePerKm', 'foodDelivery', 'groceryDelivery', 'parcelDelivery', 'scooterDelivery'] as const;
export type ComparedRate = (typeof comparedRates)[number];

/** Where a reference rate comes from: published by the other app, kept by the operator from what it knows, or only an example. */
export const rateSources = ['published_tariff', 'operator_record', 'example'] as const;
export type RateSource = (typeof rateSources)[number];

export interface ReferenceRate {
  readonly cents: number;
  /** The day on which it was looked up, `YYYY-MM-DD`. */
  readonly recordedOn: string;
  readonly source: RateSource;
}

/** Days after which a reference rate says nothing any more and is hidden (AI-100). */
export const REFERENCE_VALID_DAYS = 180;

const example = (cents: number): ReferenceRate => ({ cents, recordedOn: '2026-11-01', source: 'example' });

/**
 * The leading app's rates in South Africa, which our own are kept below. An operator replaces the examples by what it knows,
 * with day and source; until then nothing is compared and nothing is promised on a screen.
 */
export const referenceRates: Readonly<Record<ComparedRate, ReferenceRate>> = {
  rideBase: example(44_50),
  ridePerKm: example(rideTypeFacts.standard.competitorPerKmCents),
  foodDelivery: example(27_00),
  groceryDelivery: example(32_00),
  parcelDelivery: example(37_00),
  scooterDelivery: example(30_00),
};

/** What deliveries cost where no shop of the catalogue says it, in cents (spec: operations §9). */
export const usualDeliveryCents = { foodDelivery: 25_00, groceryDelivery: 30_00 } as const;

/** Own rates in cents; those of shops are the lowest that one takes. */
export function ownRates(shops: { readonly foodDelivery: number; readonly groceryDelivery: number }): Record<ComparedRate, number> {
  return {
    rideBase: rideTypeFacts.standard.baseCents,
    ridePerKm: rideTypeFacts.standard.perKmCents,
    foodDelivery: shops.foodDelivery,
    groceryDelivery: shops.groceryDelivery,
    parcelDelivery: rideTypeFacts.parcel_delivery.baseCents,
    // Two wheels carry small parcels for their share of the parcel fare.
    scooterDelivery: (rideTypeFacts.parcel_delivery.baseCents * vehicleFacts.motorcycle.parcels.tenths) / 10,
  };
}

/** What is promised against a competitor's price: 5 % below, rounded down to the cent (spec: operations §9). */
export const promisedCents = (competitorCents: number): number => Math.floor((competitorCents * (100 - pricePromisePercent)) / 100);

const DAY_MS = 86_400_000;

/** Whether a reference rate still counts at a moment; an example never does. */
export const isCurrent = ({ recordedOn, source }: ReferenceRate, now: Date): boolean =>
  source !== 'example' && now.getTime() - Date.parse(`${recordedOn}T00:00:00Z`) <= REFERENCE_VALID_DAYS * DAY_MS;
