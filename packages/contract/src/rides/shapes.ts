import * as z from 'zod/mini';
import { orderKinds } from '@safiri/rules/orders/order-life.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { allEndReasons, confirmations, operatorPays } from '@safiri/rules/rides/completion.ts';
import { markKinds } from '@safiri/rules/rides/marks.ts';
import { personCheckKinds } from '@safiri/rules/identity/person-checks.ts';
import { hailKinds } from '@safiri/rules/rides/hail.ts';
import { sides } from '@safiri/rules/rides/rider.ts';
import { rideStatuses, tripActors } from '@safiri/rules/rides/trip-life.ts';
import { countryId, id, instant, latitude, longitude } from '../fields.ts';
import { driverPay } from '../earnings/shapes.ts';
import { vehicleInfo } from '../users/shapes.ts';
import { fareLine, promotionTaken, taxLine } from '../pricing/fare-lines.ts';
import { meetingPoint, tripService } from '../markets/trip-service.ts';
import { directPayment } from '../payments/direct.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { destinationChange } from './destination-shapes.ts';
import { rideStop } from './stops.ts';
import { rideFeeTerms } from '../pricing/fee-terms.ts';
import { parcelPayers } from '@safiri/rules/orders/parcels.ts';
import { stopKinds } from '@safiri/rules/dispatch/pooling.ts';

const place = z.object({ lat: latitude, lng: longitude, address: z.string() });

/** The other person of a trip: a first name, never a surname; a phone only while the trip is live. */
export const counterpart = z.object({
  id,
  name: z.string(),
  rating: z.nullable(z.number()),
  totalRides: z.number(),
  phone: z.nullable(z.string()),
});

export const passengerOnRide = z.extend(counterpart, {
  /** A code showed that the number is this person's own. */
  phoneVerified: z.boolean(),
  /** What people of the team checked of this person: the face or a document; null where nothing is. */
  checked: z.nullable(z.enum(personCheckKinds)),
});

export const driverOnRide = z.extend(counterpart, {
  vehicleInfo: z.nullable(vehicleInfo),
  /** For who rides and who asked, while the driver is on the way or drives: the face that staff checked, and when; null where there is none. */
  photo: z.nullable(z.object({ url: z.string(), checkedAt: instant })),
});

/** Why a passenger may get in: what people of the team checked, and what other passengers said. */
export const driverTrust = z.object({
  name: z.string(),
  /** Average of 1 to 5; null while nobody rated. */
  rating: z.nullable(z.number()),
  ratings: z.number(),
  /** Completed trips. */
  trips: z.number(),
  memberSince: instant,
  /** The team approved the driver, and the driver is not suspended. */
  verified: z.boolean(),
  /** Required documents that the team approved and that are valid today, and how many there are. */
  documents: z.object({ approved: z.number(), of: z.number() }),
  /** Background checks that came back clear, and how many there are. */
  checks: z.object({ clear: z.number(), of: z.number() }),
  /** Required lessons that were completed, and how many there are. */
  lessons: z.object({ completed: z.number(), of: z.number() }),
  /** On a ladies-only ride: staff saw from a document that the driver is a woman. */
  womanVerified: z.boolean(),
});
export type DriverTrust = z.infer<typeof driverTrust>;

/** The driver's last known position; `at` tells how old it is. */
export const livePosition = z.object({
  lat: latitude,
  lng: longitude,
  heading: z.nullable(z.number()),
  at: instant,
});
export type LivePosition = z.infer<typeof livePosition>;

/** Time and way left to where the car goes next: the pickup before the start, then each stop, then the dropoff. */
export const eta = z.object({
  /** Half of all drivers are there by then. */
  seconds: z.number(),
  /** Nine of ten are. */
  highSeconds: z.number(),
  meters: z.number(),
});
export type Eta = z.infer<typeof eta>;

/** What a delivery carries, for its courier. */
export const delivery = z.object({
  orderId: id,
  kind: z.enum(orderKinds),
  number: z.string(),
  /** What the customer asks of the courier. */
  note: z.string(),
  /** Nobody was there: it goes back to where it came from. */
  returning: z.boolean(),
  /** What the courier takes in cash, the goods and the delivery together; null when the wallet pays. */
  collect: z.nullable(z.string()),
  /** A photo of the handover stands for the PIN. */
  photoWillDo: z.boolean(),
  receiver: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  parcel: z.nullable(z.object({ packageType: z.string(), weight: z.number(), isFragile: z.boolean(), paidBy: z.enum(parcelPayers) })),
});
export type Delivery = z.infer<typeof delivery>;

/** Of a share ride on its way: how it shares the car. */
export const pool = z.object({
  /** Minutes by which sharing may make the ride longer, and by which it does. */
  maxExtraMinutes: z.number(),
  extraMinutes: z.number(),
  /** Other passengers in the car or waiting for it. */
  others: z.number(),
  /** Stops for others before the next one of this ride. */
  stopsBefore: z.number(),
  /** For the driver alone: all stops ahead, in order. */
  stops: z.array(z.extend(place, { rideId: id, kind: z.enum(stopKinds), name: z.string() })),
});
export type Pool = z.infer<typeof pool>;

/** What is to be settled between the two after a trip, and how it ended. */
export const ending = z.object({
  /** The home screens show what is open until then. */
  until: instant,
  /** Why the driver ended it there; null for a trip that was plainly driven to its end. */
  reason: z.nullable(z.enum(allEndReasons)),
  /** Metres from the dropoff, where that is known. */
  metersAway: z.nullable(z.number()),
  confirmation: z.enum(confirmations),
  /** What was quoted, when the trip ended early for less. */
  quoted: z.nullable(z.string()),
  /** The fare to hand over in cash, with what was owed from earlier trips, and what the driver says to have taken; null when nothing is paid in cash, or a provider has paid it. */
  cash: z.nullable(z.object({ due: z.string(), paid: z.nullable(z.string()) })),
  /** In place of the cash: the payment by a provider that paid it, or else the newest one; null where there was none. */
  payment: z.nullable(directPayment),
  /** For the driver alone: how it stands with what the operator pays for the trip. */
  operatorPay: z.nullable(z.enum(operatorPays)),
});
export type Ending = z.infer<typeof ending>;

export const ride = z.object({
  id,
  /** When the passenger wants to be picked up; null for at once. */
  pickupAt: z.nullable(instant),
  status: z.enum(rideStatuses),
  /** Grows by one with every change; the newer version of a ride always wins on a screen. */
  version: z.number(),
  /** How the viewer has to do with it: `passenger` rides what they asked for, `rider` what somebody else asked for them, `booker` asked for somebody else. */
  side: z.enum(sides),
  /** Who rides; for a booker the own account. */
  passengerId: id,
  passenger: passengerOnRide,
  /** Who rides, as whoever asked for somebody else named them; the driver gets name and number as `passenger`. */
  rider: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
  /** For a rider: who asked for the ride. */
  bookedBy: z.nullable(z.object({ name: z.string() })),
  /** Somebody of the team asked for it, on the phone with its booker. */
  byPhone: z.boolean(),
  /** Its driver began it with somebody who stood before the vehicle, by the meter: without a destination, or to the one of `dropoffLocation`; null for a ride that was asked for. */
  hail: z.nullable(z.enum(hailKinds)),
  /** The viewer and the other side can write to each other: a booker and the driver. */
  chat: z.boolean(),
  driver: z.nullable(driverOnRide),
  pickupLocation: place,
  /** Before the start: where the two meet, where that is not the pickup itself. */
  meet: z.nullable(meetingPoint),
  dropoffLocation: place,
  /** Null while nobody has changed it. What a phone keeps of before knows of none. */
  destinationChange: z.optional(z.nullable(destinationChange)),
  /** Between the two, in their order; empty for most. */
  stops: z.array(rideStop),
  /** For a rider whose booker pays by wallet or package `0.00`: what it costs is the booker's. */
  fare: z.string(),
  /** A code that took something off the fare, and how much, for who learns what it costs; null where none did. */
  promotion: z.nullable(promotionTaken),
  /** What the driver gets of it; null for the passenger. After completion as it was paid, before as it stands. */
  pay: z.nullable(driverPay),
  /** What it may cost beside the fare, for who learns the cost; null where nothing may. */
  feeTerms: rideFeeTerms,
  /** In cash: what is handed over on top of the fare, owed from earlier trips; null where nothing is. */
  owed: z.nullable(z.string()),
  currency: z.string(),
  countryId,
  /** The city that it is of, by its market's id: its document decides how it is paid, and about tips. */
  market: z.string(),
  surge: z.number(),
  rideType: z.enum(rideTypes),
  service: tripService,
  paymentMethod: z.string(),
  /** In cash: the provider by which its passenger would rather pay at the end, and once one has, that one; for who learns the fare. */
  payBy: z.nullable(z.enum(providerIds)),
  /** In cash: what of the fare a provider paid in its place, after the end; null while none did. */
  paidDirectly: z.nullable(z.string()),
  /** In cash: what of the fare the wallet pays, promised before the end and paid after it; for who learns the fare. Null where it pays nothing of it. */
  walletPart: z.nullable(z.string()),
  /** What the driver was given on top from the wallet, once it was; for who paid, and the driver. */
  tip: z.nullable(z.string()),
  /** In cash: the sum that the passenger will hand over and needs change for. */
  changeFor: z.nullable(z.string()),
  /** Kilometres and minutes; after completion the measured duration, and of a trip that ended early for less the way driven. */
  distance: z.number(),
  duration: z.number(),
  /** Minutes that nine of ten such trips stay below; after completion the measured duration. */
  durationHigh: z.number(),
  createdAt: instant,
  acceptedAt: z.nullable(instant),
  arrivedAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  cancelledBy: z.nullable(z.enum(tripActors)),
  /** The viewer's own reason, or that nobody was found; never the other side's, which is for staff. */
  cancelReason: z.nullable(z.string()),
  /** A driver gave the trip back before the pickup: it looks, or has looked, for another. */
  reopened: z.boolean(),
  /** A trip of the demo in quickened time: it pays nobody and counts nowhere. */
  fast: z.boolean(),
  /** Null for a ride that is not shared. */
  pool: z.nullable(pool),
  /** Null for a trip of people. */
  delivery: z.nullable(delivery),
  /** Four digits for whoever rides, until the trip starts; for a booker too where the server sends no texts. */
  pin: z.nullable(z.string()),
  pinLocked: z.boolean(),
  /** The passenger confirmed the start in the app; the driver needs no PIN. */
  startConfirmed: z.boolean(),
  driverPosition: z.nullable(livePosition),
  eta: z.nullable(eta),
  /** While requested: when the search gives up and how many drivers were asked. */
  search: z.nullable(
    z.object({
      until: instant,
      driversAsked: z.number(),
      /** Who ends another trip first, and when they are expected at the pickup: nobody else is asked meanwhile. Null while drivers are asked. */
      next: z.nullable(z.object({ driver: z.string(), at: instant })),
    }),
  ),
  /** To its driver: the trip that begins when this one ends, where its passenger waits, and when the driver is expected there. */
  next: z.nullable(z.object({ rideId: id, address: z.string(), at: instant })),
  /** Null until the trip is completed. */
  ending: z.nullable(ending),
  /** The viewer's own rating of the other side, once given. */
  myRating: z.nullable(z.number()),
  /** What the viewer said of the other side for the trips to come; the other side is never told. */
  myMark: z.nullable(z.enum(markKinds)),
  /** What the viewer received from the other side, once both have rated or the trip is a day old. */
  ratingReceived: z.nullable(z.number()),
});
export type Ride = z.infer<typeof ride>;

export const receipt = z.object({
  rideId: id,
  number: z.string(),
  issuedAt: instant,
  lines: z.array(fareLine),
  /** The taxes inside the total, on the driver's copy those inside the commission; null where the market has none. */
  tax: z.nullable(z.object({ registration: z.nullable(z.string()), lines: z.array(taxLine) })),
  /** The code behind the line `promotion`; null where none took anything off, and for the driver. */
  promotion: z.nullable(promotionTaken),
  total: z.string(),
  /** What was quoted, when the trip ended early for less. */
  quoted: z.nullable(z.string()),
  /** What the driver says to have taken in cash, once that is said. */
  cashPaid: z.nullable(z.string()),
  /** What was handed over with it, owed from earlier trips. */
  owed: z.nullable(z.string()),
  /** What of the total a provider paid in place of cash, and which one; null where none did. */
  paidDirectly: z.nullable(z.string()),
  payBy: z.nullable(z.enum(providerIds)),
  /** What of the total the wallet paid, where the rest was cash; null for every other method. */
  walletPart: z.nullable(z.string()),
  /** What the driver was given on top; all of it is the driver's. */
  tip: z.nullable(z.string()),
  /** On the driver's copy: bonus, goals and a package's fare wait until the trip is confirmed. */
  payHeld: z.boolean(),
  /** On the driver's copy: what the driver got of it. */
  pay: z.nullable(driverPay),
  currency: z.string(),
  countryId,
  paymentMethod: z.string(),
  rideType: z.enum(rideTypes),
  service: tripService,
  pickupAddress: z.string(),
  dropoffAddress: z.string(),
  /** Where it stopped between the two; `made` is false of one that was left out, and not paid: the receipt has no times by which that could be told. */
  stops: z.array(z.object({ address: z.string(), made: z.boolean() })),
  distance: z.number(),
  duration: z.number(),
  startedAt: z.nullable(instant),
  completedAt: instant,
  passengerName: z.string(),
  driverName: z.string(),
  licensePlate: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof receipt>;
