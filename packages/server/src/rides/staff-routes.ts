import * as calls from '@safiri/contract/rides/staff-calls.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import { heldTrips } from '../earnings/public.ts';
import { reachOf } from '../platform/permit.ts';
import { keepDecision } from '../integrity/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { Links } from '../sharing/public.ts';
import { audit } from '../staff/public.ts';
import { endWait, lookBeforeRelease } from './operator-pay.ts';
import { closeConduct, listConduct } from './conduct.ts';
import { decideLost } from './lost-items.ts';
import { listLost } from './lost-view.ts';
import { userOfDriver } from './publish-ride.ts';
import { lockRide } from './queries.ts';
import { stepTrip } from './team-steps.ts';
import { waiveFee } from './waive-fee.ts';

/** What staff do about trips that nobody could see driven. */
export function heldTripRoutes(server: Server): void {
  serveRead(server, calls.listHeldTrips, ({ actor }) => heldTrips(server.ctx.db, reachOf(server.ctx.markets, actor, 'trips.read')));
  serveWrite(server, calls.decideHeldTrip, async (uow, { actor, params, body, request }) => {
    const ride = await lockRide(uow.tx, params.id);
    if (ride === undefined || ride.operatorPay === null) throw notFound();
    if (ride.operatorPay !== body.outcome) {
      // Returned, not thrown: what was found stays, and whoever decides has read it the next time.
      const { added } = body.outcome === 'released' ? await lookBeforeRelease(server.ctx, uow, ride) : { added: [] };
      if (added.length > 0) return new Problem('found_meanwhile', 'The rules found something more about this trip. Read it first.');
      if (ride.operatorPay !== 'held') throw new Problem('illegal_transition', `The pay of this trip is ${ride.operatorPay} already.`);
      await endWait(server.ctx, uow, ride, body.outcome);
      if (ride.driverId !== null) {
        await keepDecision(uow, ride, await userOfDriver(uow, ride.driverId), body.outcome, body.note ?? null);
      }
      await audit(uow, actor, request, {
        action: `trip_pay.${body.outcome}`,
        subject: 'driver',
        subjectId: ride.driverId ?? 0,
        data: { rideId: ride.id, fareMinor: ride.fareMinor, note: body.note ?? null },
      });
    }
    return heldTrips(uow.tx, reachOf(server.ctx.markets, actor, 'trips.read'));
  });
}

/** What staff do about people whom many others do not want to meet again. */
export function conductRoutes(server: Server): void {
  serveRead(server, calls.listConduct, ({ actor }) => listConduct(server.ctx.db, reachOf(server.ctx.markets, actor, 'conduct.read')));
  serveWrite(server, calls.closeConduct, async (uow, { actor, params, body, request }) => {
    const userId = await closeConduct(uow, actor.userId, params.id, body.note);
    if (userId !== null) {
      await audit(uow, actor, request, { action: 'conduct.closed', subject: 'user', subjectId: userId, data: { note: body.note } });
    }
    return listConduct(uow.tx, reachOf(server.ctx.markets, actor, 'conduct.read'));
  });
}

/** What staff do about what was left in cars. */
export function lostRoutes(server: Server): void {
  serveRead(server, calls.listLost, ({ actor }) => listLost(server.ctx.db, reachOf(server.ctx.markets, actor, 'lost.read')));
  serveWrite(server, calls.decideLost, async (uow, { actor, params, body, request }) => {
    const rideId = await decideLost(uow, params.id, body.state);
    if (rideId !== null) await audit(uow, actor, request, { action: `lost_item.${body.state}`, subject: 'ride', subjectId: rideId });
    return listLost(uow.tx, reachOf(server.ctx.markets, actor, 'lost.read'));
  });
}

/** What the team does about trips, each with its reason in the audit log. */
export function teamTripRoutes(server: Server, evidenceOf: AskEndEvidence, links: Links): void {
  serveWrite(server, calls.stepTrip, async (uow, { actor, params, body, request }) => {
    const { step, reason, version } = body;
    const ride = await stepTrip(server.ctx, links, evidenceOf, uow, params.id, { step, staffId: actor.userId, version });
    await audit(uow, actor, request, { action: `trip.${step}`, subject: 'ride', subjectId: ride.id, data: { reason } });
    return { status: ride.status, version: ride.version };
  });
  serveWrite(server, calls.noteTrip, async (uow, { actor, params, body, request }) => {
    if ((await lockRide(uow.tx, params.id)) === undefined) throw notFound();
    await audit(uow, actor, request, { action: 'trip.noted', subject: 'ride', subjectId: params.id, data: { note: body.note } });
    return { ok: true as const };
  });
  serveWrite(server, calls.waiveFee, async (uow, { actor, params, body, request }) => {
    const { reason } = body;
    if (await waiveFee(uow, params.id, { staffId: actor.userId, reason })) {
      await audit(uow, actor, request, { action: 'trip.fee_waived', subject: 'ride', subjectId: params.id, data: { reason } });
    }
    return { status: 'waived' as const };
  });
}
