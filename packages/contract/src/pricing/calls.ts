import * as z from 'zod/mini';
import { comparedRates, rateSources } from '@safiri/rules/pricing/reference-rates.ts';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { product } from '@safiri/rules/product.ts';
import { PROMOTION_CODE_CHARS, promotionRefusals } from '@safiri/rules/pricing/promotions.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { GLANCE_PLACES } from '@safiri/rules/pricing/glance.ts';
import { defineCall } from '../call.ts';
import { countryId, instant, line, location, point, serviceId } from '../fields.ts';
import { fareLine, taxLine } from './fare-lines.ts';
import { meetingPoint, tripService } from '../markets/trip-service.ts';
import { stopsAsked } from '../rides/stops.ts';
import { serviceFeeTerms } from './fee-terms.ts';
import { pricingPaths } from './paths.ts';

/** What is known of a service beside its price. */
export const pricedService = z.object({
  /** As which of the product's types it is matched, driven and ended. */
  type: z.enum(rideTypes),
  vehicles: z.array(z.enum(vehicleTypes)),
  own: tripService,
  feeTerms: serviceFeeTerms,
});
export type PricedService = z.infer<typeof pricedService>;

/** What one service costs on this trip. */
export const fareQuote = z.object({
  /** The service of the market at the pickup, by its id. */
  rideType: z.string(),
  service: pricedService,
  fare: z.string(),
  /** What it is made of; empty of a price by distance alone. */
  lines: z.array(fareLine),
  /** In the fare, never on top of it. */
  taxes: z.array(taxLine),
  /** 1.0 to 2.0, already in the fare. */
  surge: z.number(),
  quoteId: z.nullable(z.string()),
  /**
   * The nearest free car that fits, for a signed-in passenger: minutes until it can be at the pickup, and from now until the trip in it ends,
   * which half of such trips and nine of ten stay below. Null where none is near, and of a ladies-only ride for whoever may not take it.
   */
  nextCar: z.nullable(z.object({ pickupMinutes: z.number(), arrivalMinutes: z.number(), arrivalMinutesHigh: z.number() })),
});
export type FareQuote = z.infer<typeof fareQuote>;

export const calculateFare = defineCall({
  key: pricingPaths.calculateFare,
  summary: 'Price a trip; with pickup and dropoff the distance is the server’s and a quote is stored for signed-in passengers',
  who: 'anyone',
  limit: 'read',
  body: z
    .strictObject({
      rideType: serviceId,
      /** Kilometres, used when no points are given (spec: operations §7, 12.5). */
      distance: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
      pickupLocation: z.optional(location),
      dropoffLocation: z.optional(location),
      /** With them only services are priced that stop on the way. */
      stops: stopsAsked,
      countryId: z.optional(countryId),
      /** Of a ride for later, which is priced by its own time and without surge. */
      pickupAt: z.optional(instant.check(z.maxLength(40))),
    })
    .check(
      z.refine((b) => b.distance !== undefined || (b.pickupLocation !== undefined && b.dropoffLocation !== undefined), {
        path: ['distance'],
        error: 'Give a distance, or a pickup and a dropoff',
      }),
      z.refine(
        (b) => b.stops === undefined || b.stops.length === 0 || (b.pickupLocation !== undefined && b.dropoffLocation !== undefined),
        {
          path: ['stops'],
          error: 'Stops lie between a pickup and a dropoff',
        },
      ),
    ),
  reply: z.object({
    /** The service that `fare` is of: the market's first where it has none of that name, or that one does not stop on the way. */
    rideType: z.string(),
    fare: z.string(),
    currency: z.string(),
    countryId,
    /** The market at the pickup, by its id; null where only a distance was given. */
    market: z.nullable(z.string()),
    /** Kilometres. */
    distance: z.number(),
    /** Minutes. */
    duration: z.number(),
    /** Minutes that such trips take on average: few take very long, so that it is more than `duration`, which half of them take. */
    durationMean: z.number(),
    /** Minutes that nine of ten such trips stay below. */
    durationHigh: z.number(),
    /** Minutes from the pickup until the car is at each stop, in their order and without the time that it stands at one. */
    stopMinutes: z.array(z.number()),
    /** 1.0 to 2.0, already in the fare. */
    surge: z.number(),
    quoteId: z.nullable(z.string()),
    expiresAt: z.nullable(instant),
    /** What the signed-in passenger owes from earlier trips, in this currency: a trip that is paid in cash takes it along. Null where nothing is owed. */
    owed: z.nullable(z.string()),
    /** In which the clocks at the pickup run, as the IANA names it. */
    timeZone: z.string(),
    /** The city at the pickup gives out promotions’ codes, and this passenger’s quotes take one. */
    takesCodes: z.boolean(),
    /** Where the driver comes to, of a pickup within a place with meeting points; null where that is the pickup. */
    meet: z.nullable(meetingPoint),
    /** What a passenger chooses from, on the same trip, in the market's order. */
    fares: z.array(fareQuote),
    /** With stops: the services that make none, and have no price for this trip. Empty without. */
    withoutStops: z.array(z.object({ rideType: z.string(), service: pricedService })),
    /** The way as points, pickup first; empty without points. */
    path: z.array(point),
    /** The way follows the streets of OpenStreetMap, which must then be named beside it. */
    onStreets: z.boolean(),
  }),
  problems: ['not_bookable_here', 'destination_out_of_reach', 'place_required'],
});

export const applyPromotion = defineCall({
  key: pricingPaths.applyPromotion,
  summary: 'Try a promotion’s code on own live quotes: each becomes another quote with the discount, or says why not',
  who: 'passenger',
  limit: 'promotion-code',
  body: z.strictObject({
    code: line(PROMOTION_CODE_CHARS),
    quoteIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(40)),
  }),
  reply: z.object({
    /** As it is compared: in capitals. */
    code: z.string(),
    /** Of those that are live. */
    quotes: z.array(
      z.object({
        quoteId: z.string(),
        /** The fare without the code. */
        before: z.string(),
        /** The quote to ask for the ride with; null where the code takes nothing off. */
        promoted: z.nullable(
          z.object({ quoteId: z.string(), fare: z.string(), discount: z.string(), lines: z.array(fareLine), taxes: z.array(taxLine) }),
        ),
        refused: z.nullable(z.enum(promotionRefusals)),
      }),
    ),
  }),
  problems: [],
});

/** A trip to one of several places, as a glance tells it. */
const glance = z.object({
  /** Of now: an estimate, which the quote for the chosen trip may correct. */
  fare: z.string(),
  /** Minutes that the trip takes. */
  duration: z.number(),
  /** As `nextCar` of a quote; always null of a ladies-only ride, whose quote tells it to whom it concerns. */
  nextCar: fareQuote.shape.nextCar,
});
export type Glance = z.infer<typeof glance>;

export const glanceFares = defineCall({
  key: pricingPaths.glanceFares,
  summary: 'What a ride of one type costs now from here to each of a few places, in one question; nothing is promised or stored',
  who: 'passenger',
  limit: 'read',
  body: z.strictObject({
    rideType: serviceId,
    pickup: point,
    destinations: z.array(point).check(z.minLength(1), z.maxLength(GLANCE_PLACES)),
  }),
  reply: z.object({
    /** The service that was priced: the market's first where it has none of that name. */
    rideType: z.string(),
    service: pricedService,
    countryId,
    currency: z.string(),
    /** In which the clocks at the pickup run, as the IANA names it. */
    timeZone: z.string(),
    /** One for each destination, in their order; null where no trip from here ends. */
    trips: z.array(z.nullable(glance)),
  }),
  problems: ['not_bookable_here'],
});

/** Amounts of a comparison, in the major unit, as numbers (spec: AI-095). */
const rates = {
  rideBase: z.number(),
  ridePerKm: z.number(),
  foodDelivery: z.number(),
  groceryDelivery: z.number(),
  parcelDelivery: z.number(),
  scooterDelivery: z.number(),
};
const hidden = z.nullable(z.number());

export const competitive = defineCall({
  key: pricingPaths.competitive,
  summary: 'What we take beside the leading app’s reference rates, each with its source and date; too old ones are null',
  who: 'anyone',
  limit: 'read',
  reply: z.object({
    [product.key]: z.object({ ...rates, lastUpdated: instant }),
    /** What is saved against the reference; null where that is too old to say. */
    savings: z.object({
      rideBase: hidden,
      ridePerKm: hidden,
      foodDelivery: hidden,
      groceryDelivery: hidden,
      parcelDelivery: hidden,
      scooterDelivery: hidden,
    }),
    references: z.array(
      z.object({
        rate: z.enum(comparedRates),
        amount: z.number(),
        /** A day, `YYYY-MM-DD`. */
        recordedOn: z.string(),
        source: z.enum(rateSources),
      }),
    ),
    currency: z.string(),
    promisePercent: z.number(),
    /** Days after which a reference is hidden. */
    validDays: z.number(),
  }),
  problems: [],
});
