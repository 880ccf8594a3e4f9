import type { ReplyOf } from '@safiri/contract/call.ts';
import type { HailService, hailTerms as call, rideMeter as meterCall } from '@safiri/contract/rides/hail-calls.ts';
import type { MarketDocument, MarketService } from '@safiri/rules/markets/document.ts';
import { exampleFare } from '@safiri/rules/markets/example-fare.ts';
import { serviceIn, tripServiceOf, tripTypeOf } from '@safiri/rules/markets/services.ts';
import { drivesIn } from '@safiri/rules/drivers/workplace.ts';
import { hailServices, meter, type Metered } from '@safiri/rules/rides/hail.ts';
import { minorOfUnits, toWire } from '@safiri/rules/pricing/money.ts';
import { readEntitlement, type EndEvidence } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { kilometers, minutes } from '../pricing/public.ts';
import { pricedBy } from './fare-of-way.ts';
import { hailPlace, type HailPorts } from './hail-place.ts';
import { illegal } from './illegal.ts';
import { findRideView, type RideRow } from './queries.ts';

const wire = (units: number) => toWire(minorOfUnits(units));

/** The way of the example. */
const EXAMPLE_METERS = 5000;

function presentHailService(document: MarketDocument, service: MarketService, pickup: { lat: number; lng: number }, at: Date): HailService {
  const { tariff } = service;
  const section = tariff.sections.find(({ upToKm }) => upToKm === null || upToKm > tariff.includedKm);
  return {
    id: service.id,
    rideType: tripTypeOf(service),
    service: tripServiceOf(service),
    from: toWire(meter(document, service, at, { pickup, drivenMeters: null, fix: null, seconds: 0 }).fareMinor),
    includedKm: tariff.minimum > tariff.base ? 0 : tariff.includedKm,
    fiveKm: toWire(exampleFare(document, service, pickup, at, EXAMPLE_METERS)),
    perKm: wire(section?.perKm ?? 0),
    perMinute: wire(tariff.perMinute),
  };
}

/** By which services the driver may take somebody along where they are; none where the vehicle serves none, and outside the driver's market. @throws Problem no_position, not_bookable_here */
export async function hailTerms(ctx: Context, ports: HailPorts, { driverId }: DriverActor): Promise<ReplyOf<typeof call>> {
  const { area, pickupLocation } = await hailPlace(ctx, ports, driverId);
  const { document } = area.market;
  const standing = await readEntitlement(ctx.db, ctx.markets, driverId, ctx.clock());
  if (standing === undefined) throw notFound();
  const market = { marketId: document.id, countryId: area.country.id };
  const services =
    document.payments.includes('cash') && drivesIn(standing.workplace, market) ? hailServices(document, standing.vehicleType) : [];
  return {
    services: services.map((service) => presentHailService(document, service, pickupLocation, ctx.clock())),
    currency: area.country.currency,
    countryId: area.country.id,
  };
}

/** What was driven of a hailed trip until a moment, by its service and the version that it began with. */
export function meterOf(ride: RideRow, market: MarketDocument | null, { fix, drivenMeters }: EndEvidence, now: Date): Metered {
  const service = market === null ? undefined : serviceIn(market, ride.service?.id ?? ride.rideType);
  if (market === null || service === undefined || ride.startedAt === null) throw new Error(`ride ${ride.id} has no meter`);
  const seconds = Math.max(0, (now.getTime() - ride.startedAt.getTime()) / 1000);
  return meter(market, service, ride.startedAt, { pickup: { lat: ride.pickupLat, lng: ride.pickupLng }, drivenMeters, fix, seconds });
}

/** What the meter shows now. @throws Problem not_found for another's trip, illegal_transition of one that has a price, and once it is over */
export async function readMeter(
  ctx: Context,
  { endEvidence }: HailPorts,
  { driverId }: DriverActor,
  rideId: number,
): Promise<ReplyOf<typeof meterCall>> {
  const view = await findRideView(ctx.db, rideId);
  if (view === undefined || view.ride.driverId !== driverId) throw notFound();
  const { ride } = view;
  if (ride.hail === null) throw new Problem('illegal_transition', 'This trip has a price and no meter.');
  if (ride.status !== 'in_progress') throw illegal(ride);
  const now = ctx.clock();
  const shown = meterOf(ride, await pricedBy(ctx, ctx.db, ride), await endEvidence(ctx.db, ride, now), now);
  return {
    fare: toWire(shown.fareMinor),
    lines: shown.lines.map(({ kind, amountMinor }) => ({ kind, amount: toWire(amountMinor) })),
    distance: kilometers(shown.meters),
    duration: minutes(shown.seconds),
    at: now.toISOString(),
  };
}
