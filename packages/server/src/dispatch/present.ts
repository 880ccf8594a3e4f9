import type { MissedOffer, Offer } from '@safiri/contract/dispatch/shapes.ts';
import type { DriverPay } from '@safiri/contract/earnings/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { NEXT_TRIP_LATE_SECONDS, type EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import type { PromisedBonus } from '@safiri/rules/markets/pay-terms.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { cashDue, isPaidInCash } from '@safiri/rules/rides/cash-change.ts';
import { expectedPay } from '../earnings/public.ts';
import type { Config } from '../platform/config.ts';
import { kilometers, minutes } from '../pricing/public.ts';
import { averageRating, shortName } from '../users/public.ts';
import type { OfferView } from './queries.ts';

/** A quickened trip of the demo pays nobody. */
const NO_PAY = { promotion: null, commission: '0.00', bonus: null, net: '0.00' } as const;

/** What an offer pays beside its fare, and what its day costs. */
export interface OfferPay {
  /** The operator's own that runs for it. */
  readonly bonus: PromisedBonus | null;
  /** 0 where nothing is taken for the day, or it is paid. */
  readonly dayCommissionMinor: number;
}

/** What a trip pays at the least that begins between now and when it is given back: its day may bring a bonus at one moment and none at another. */
function payLater(
  { ride, driverCountryId }: OfferView,
  config: Pick<Config, 'commissionPercent'>,
  now: Date,
  after: EndingTrip,
): DriverPay {
  const payAt = (seconds: number) =>
    expectedPay({ ...ride, bonus: null }, config, new Date(now.getTime() + 1000 * seconds), driverCountryId);
  const [first, last] = [payAt(0), payAt(after.freeInSeconds + NEXT_TRIP_LATE_SECONDS)];
  return Number(last.net) < Number(first.net) ? last : first;
}

/** An offer as its driver sees it, with what the trip pays when it is accepted now. */
export function presentOffer(
  view: OfferView,
  config: Pick<Config, 'commissionPercent'>,
  now: Date,
  { bonus, dayCommissionMinor }: OfferPay,
): Offer {
  const { offer, ride, passenger, checked, driverCountryId } = view;
  const pay =
    offer.after === null ? expectedPay({ ...ride, bonus }, config, now, driverCountryId) : payLater(view, config, now, offer.after);
  return {
    id: offer.id,
    rideId: ride.id,
    rideType: ride.rideType,
    service: ride.service,
    pickupAt: ride.pickupAt?.toISOString() ?? null,
    fare: toWire(ride.fareMinor),
    ...(ride.isFast ? NO_PAY : pay),
    dayCommission: dayCommissionMinor === 0 ? null : toWire(dayCommissionMinor),
    currency: countryById(ride.countryId).currency,
    countryId: ride.countryId,
    paymentMethod: ride.paymentMethod,
    payBy: ride.payBy,
    collect: isPaidInCash(ride) && !ride.isFast ? toWire(cashDue(ride)) : null,
    fast: ride.isFast,
    pickupLocation: { lat: ride.pickupLat, lng: ride.pickupLng, address: ride.pickupAddress },
    dropoffLocation: { lat: ride.dropoffLat, lng: ride.dropoffLng, address: ride.dropoffAddress },
    stops: ride.stops.map(({ lat, lng, address }) => ({ lat, lng, address })),
    pickupDistance: kilometers(offer.pickupMeters),
    pickupDuration: minutes(offer.pickupSeconds),
    tripDistance: kilometers(ride.distanceMeters),
    tripDuration: minutes(ride.durationSeconds),
    next: offer.after !== null,
    along: offer.pool === null ? null : { extraMinutes: Math.ceil(offer.pool.delaySeconds / 60) },
    passenger: {
      name: shortName(passenger.name),
      rating: averageRating(passenger),
      totalRides: passenger.totalRides,
      phoneVerified: passenger.phoneVerifiedAt !== null,
      checked,
    },
    expiresAt: offer.expiresAt.toISOString(),
    secondsLeft: Math.max(0, Math.round((offer.expiresAt.getTime() - now.getTime()) / 100) / 10),
  };
}

/** An offer whose time passed, as its driver is told of it. */
export function presentMissed(view: OfferView, config: Pick<Config, 'commissionPercent'>, now: Date, pay: OfferPay): MissedOffer {
  const { offer, ride } = view;
  return {
    ...presentOffer(view, config, now, pay),
    shown: offer.shownAt !== null,
    waiting: ride.status === 'requested',
    wanted: offer.wantedAt !== null,
    missedAt: offer.expiresAt.toISOString(),
  };
}
