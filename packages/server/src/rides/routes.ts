import * as calls from '@safiri/contract/rides/calls.ts';
import * as destinationCalls from '@safiri/contract/rides/destination-calls.ts';
import { learnsCost, sideOf } from '@safiri/rules/rides/rider.ts';
import type { RideStatus } from '@safiri/rules/rides/trip-life.ts';
import type { Actor } from '../platform/actor.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { namedEnds } from '../places/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveStoringAnswer, serveTagged, serveWrite, type Input, type Server } from '../platform/serve.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Links } from '../sharing/public.ts';
import type { ActiveRides } from './active-rides.ts';
import { acceptRide } from './accept-ride.ts';
import { askForChange } from './ask-for-change.ts';
import { answerCash, answerEnd } from './after-ride.ts';
import { callOff } from './call-off.ts';
import { answerDestination, withdrawDestination } from './answer-destination.ts';
import { changeDestination } from './change-destination.ts';
import { completeRide } from './complete-ride.ts';
import { createEndTogether } from './end-together.ts';
import { confirmStart, driveRide } from './drive-ride.ts';
import { driverTrust } from './driver-trust.ts';
import { makeStop } from './make-stop.ts';
import { ownView } from './own-view.ts';
import { pricedBy } from './fare-of-way.ts';
import { viewBefore } from './next-trip.ts';
import { presentReceipt, presentRide } from './present.ts';
import { findRideView, listBookedForOthers, listRideViews, lockRide, type RideView } from './queries.ts';
import { quoteDestination, requireChangeable, wantedOf } from './quote-destination.ts';
import { rateRide } from './rate-ride.ts';
import type { HailPorts } from './hail-place.ts';
import { requireDriver } from './hail-routes.ts';
import { requestRide, type RequestPorts } from './request-ride.ts';

const HISTORY_AT_MOST = 100;

function requireSelf(actor: Actor, id: number): void {
  if (id !== actor.userId) throw new Problem('forbidden');
}

const driven: readonly RideStatus[] = ['arrived', 'in_progress', 'completed'];
const isDriven = (status: RideStatus): status is 'arrived' | 'in_progress' | 'completed' => driven.includes(status);

export type RidePorts = RequestPorts & HailPorts;

export function rideRoutes(server: Server, ports: RidePorts, active: ActiveRides, links: Links): void {
  const { ctx } = server;

  /** The trip under way, or the one that has just ended, tells its driver what comes next. */
  async function answerAboutNext(uow: UnitOfWork, driverId: number) {
    const before = await viewBefore(uow.tx, driverId);
    if (before === undefined) throw new Problem('illegal_transition', 'Your trip has ended meanwhile. Look again.');
    return presentRide(ctx.config, before, 'driver', active.liveOf(before));
  }

  serveStoringAnswer(server, calls.requestRide, async ({ actor, body }, key, check) =>
    requestRide(ctx, ports, actor, await namedEnds(ports.places, body), key, check),
  );

  const changeRide = async (
    uow: UnitOfWork,
    { actor, params, body }: Pick<Input<typeof calls.changeRide>, 'actor' | 'params' | 'body'>,
  ) => {
    if (body.status === 'requested') throw new Problem('illegal_transition');
    if (body.status === 'accepted') {
      const result = await acceptRide(ctx, uow, links, requireDriver(actor), params.id, body.bonus);
      if (result instanceof Problem) return result;
      if (result.nextDriverId !== null) return answerAboutNext(uow, result.nextDriverId);
    } else if (isDriven(body.status)) {
      // Only a driver drives; to everyone else this ride answers as if it did not exist, or as theirs to watch.
      if (actor.driverId === null) {
        await ownView(uow.tx, actor, params.id);
        throw new Problem('forbidden', 'Only the driver can do this');
      }
      const driver = requireDriver(actor);
      const { pin, completedAt: deviceTime, proofUrl, endReason, reason, place } = body;
      const result =
        body.status === 'completed'
          ? await completeRide(ctx, links, ports.endEvidence, uow, driver, params.id, {
              pin,
              deviceTime,
              proofUrl,
              endReason,
              reason,
              place,
            })
          : await driveRide(ctx, ports.endEvidence, uow, driver, params.id, { to: body.status, pin, deviceTime });
      if (result instanceof Problem) return result;
    } else {
      const before = await lockRide(uow.tx, params.id);
      const ride = await callOff(ctx, links, ports.endEvidence, uow, actor, params.id, body);
      // A next trip that was given back was never this driver's to see.
      if (actor.driverId !== null && before?.nextDriverId === actor.driverId) return answerAboutNext(uow, actor.driverId);
      const view = await findRideView(uow.tx, ride.id);
      if (view === undefined) throw notFound();
      return presentRide(ctx.config, view, sideOf(view.ride, actor) ?? 'driver');
    }
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side, active.liveOf(view));
  };
  const endTogether = createEndTogether(ctx, links, ports.endEvidences);

  serveWrite(server, calls.changeRide, changeRide, async ({ actor, params, body }, key, encodeReply) => {
    const { status, endReason, completedAt: deviceTime, ...rest } = body;
    if (status !== 'completed' || actor.driverId === null || Object.values(rest).some((said) => said !== undefined)) return undefined;
    const answer = (view: RideView) => encodeReply(presentRide(ctx.config, view, 'driver', active.liveOf(view)));
    return endTogether({ actor: requireDriver(actor), rideId: params.id, endReason, deviceTime, key, answer });
  });

  serveWrite(server, calls.rateRide, async (uow, { actor, params, body }) => {
    await rateRide(uow, actor, params.id, { score: body.rating, tags: body.tags ?? [], comment: body.comment });
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side);
  });

  serveWrite(server, calls.answerEnd, async (uow, { actor, params, body }) => {
    await answerEnd(ctx, uow, actor.userId, params.id, body.answer);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side);
  });

  serveWrite(server, calls.answerCash, async (uow, { actor, params, body }) => {
    await answerCash(uow, actor, params.id, body.paid);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side);
  });

  serveWrite(server, calls.askForChange, async (uow, { actor, params, body }) => {
    await askForChange(uow, actor.userId, params.id, body.amount);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side, active.liveOf(view));
  });

  serveWrite(server, calls.makeStop, async (uow, { actor, params, body }) => {
    await makeStop(ports.endEvidence, uow, requireDriver(actor), params.id, body);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side, active.liveOf(view));
  });

  serveRead(server, destinationCalls.quoteDestination, async ({ actor, params, body }) => {
    const { view } = await ownView(ctx.db, actor, params.id);
    const ride = requireChangeable(view.ride, actor, body.stop === undefined ? 'destination' : 'stop', ctx.clock());
    const { stop, dropoff } = wantedOf(ride, body);
    const named = await namedEnds(ports.places, { pickupLocation: stop ?? dropoff, dropoffLocation: dropoff });
    return quoteDestination(ctx, ports, ctx.db, ride, {
      stop: stop === null ? null : named.pickupLocation,
      dropoff: named.dropoffLocation,
    });
  });

  serveWrite(server, destinationCalls.changeDestination, async (uow, { actor, params, body }) => {
    await changeDestination(ctx, uow, actor, params.id, body.quote);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side, active.liveOf(view));
  });

  serveWrite(server, destinationCalls.answerDestination, async (uow, { actor, params, body }) => {
    await answerDestination(uow, requireDriver(actor), params.id, body.accepts);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side, active.liveOf(view));
  });

  serveWrite(server, destinationCalls.withdrawDestination, async (uow, { actor, params }) => {
    await withdrawDestination(uow, actor, params.id);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side, active.liveOf(view));
  });

  serveWrite(server, calls.confirmStart, async (uow, { actor, params }) => {
    await confirmStart(uow, actor.userId, params.id);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side, active.liveOf(view));
  });

  serveRead(server, calls.getRide, async ({ actor, params }) => {
    const { view, side } = await ownView(ctx.db, actor, params.id);
    return presentRide(ctx.config, view, side, active.liveOf(view));
  });

  serveRead(server, calls.aboutDriver, async ({ actor, params }) => {
    const { side } = await ownView(ctx.db, actor, params.id);
    if (side === 'driver') throw notFound();
    return driverTrust(ctx, params.id, ctx.clock());
  });

  serveRead(server, calls.getReceipt, async ({ actor, params }) => {
    const { view, side } = await ownView(ctx.db, actor, params.id);
    const { completedAt } = view.ride;
    if (completedAt === null || !learnsCost(side, view.ride)) throw notFound();
    return presentReceipt(ctx.config, { ...view, ride: { ...view.ride, completedAt } }, side, await pricedBy(ctx, ctx.db, view.ride));
  });

  serveRead(server, calls.passengerRides, async ({ actor, params, query }) => {
    requireSelf(actor, params.id);
    const views = await listRideViews(ctx.db, { passengerId: actor.userId }, query.limit ?? HISTORY_AT_MOST, query.before);
    return views.map((view) => presentRide(ctx.config, view, sideOf(view.ride, actor) ?? 'passenger'));
  });

  serveRead(server, calls.driverRides, async ({ actor, params, query }) => {
    requireOwnDriver(actor, params.id);
    const views = await listRideViews(ctx.db, { driverId: actor.driverId }, query.limit ?? HISTORY_AT_MOST, query.before);
    return views.map((view) => presentRide(ctx.config, view, 'driver'));
  });

  serveRead(server, calls.bookedRides, async ({ actor }) => {
    const views = await listBookedForOthers(ctx.db, actor.userId);
    return views.map((view) => presentRide(ctx.config, view, 'booker', active.liveOf(view)));
  });

  serveTagged(server, calls.passengerActiveRide, async ({ actor, params }, encodeReply) => {
    requireSelf(actor, params.id);
    return active.tagged('passenger', actor, encodeReply);
  });

  serveTagged(server, calls.driverActiveRide, async ({ actor, params }, encodeReply) => {
    requireOwnDriver(actor, params.id);
    return active.tagged('driver', actor, encodeReply);
  });
}
