import { and, eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/scheduled/calls.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import { namedEnds, type PlacePort, type RoutePort } from '../places/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { storeAnswer } from '../platform/idempotency.ts';
import { serveRead, serveStoringAnswer, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { givePromisedBack } from './give-promised-back.ts';
import { presentScheduled } from './present.ts';
import { changeWaiting, listBooked } from './queries.ts';
import { priceBooking, scheduleRide } from './schedule-ride.ts';

/** Rides booked for later. */
export function scheduledRoutes(server: Server, places: PlacePort, routes: RoutePort): void {
  const { ctx } = server;
  serveRead(server, calls.list, async ({ actor }) => (await listBooked(ctx.db, actor.userId, ctx.clock())).map(presentScheduled));
  serveStoringAnswer(server, calls.schedule, async ({ actor, body: asked }, key, check) => {
    const body = await namedEnds(places, asked);
    const booking = await priceBooking(ctx, routes, actor, body);
    return inTransaction(ctx, async (uow) => {
      const answer = {
        status: calls.schedule.status,
        body: JSON.stringify(check(presentScheduled(await scheduleRide(ctx, uow, actor, body, booking)))),
      };
      if (key !== null) await storeAnswer(uow, key, answer);
      return answer;
    });
  });
  serveWrite(server, calls.cancel, async (uow, { actor, params }) => {
    const [row] = await uow.tx
      .select()
      .from(scheduledRides)
      .where(and(eq(scheduledRides.id, params.id), eq(scheduledRides.passengerId, actor.userId)));
    if (row === undefined) throw notFound();
    const cancelled = await changeWaiting(uow, row.id, { status: 'cancelled', endedAt: uow.now });
    if (cancelled !== undefined) {
      await givePromisedBack(uow, row.id);
      return presentScheduled(cancelled);
    }
    if (row.status === 'cancelled') return presentScheduled(row);
    throw new Problem('illegal_transition', 'It has begun. Cancel the ride itself.');
  });
}
