import * as calls from '@safiri/contract/rides/caller-calls.ts';
import { storeAnswer } from '../platform/idempotency.ts';
import { reachOf, requireMarket } from '../platform/permit.ts';
import { serveStoringAnswer, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { bookForCaller, findCaller, orHasRide, priceForCaller } from './book-for-caller.ts';
import type { RequestPorts } from './request-ride.ts';

/** Rides that the team asks for, for people who call. */
export function callerRoutes(server: Server, ports: RequestPorts): void {
  const { ctx } = server;
  serveWrite(server, calls.findCaller, async (uow, { actor, body, request }) => {
    const { caller, userId } = await findCaller(uow.tx, body, reachOf(ctx.markets, actor, 'trips.book'));
    if (userId !== null) await audit(uow, actor, request, { action: 'caller.found', subject: 'user', subjectId: userId });
    return caller;
  });
  serveStoringAnswer(server, calls.bookForCaller, async ({ actor, body, request }, key, check) => {
    const priced = await priceForCaller(ctx, ports, actor, body);
    requireMarket(ctx.markets, actor, 'trips.book', priced.ride.cityId);
    try {
      return await inTransaction(ctx, async (uow) => {
        const ride = await bookForCaller(ctx, uow, actor, body.name, priced);
        await audit(uow, actor, request, { action: 'trip.booked', subject: 'ride', subjectId: ride.id });
        const answer = { status: calls.bookForCaller.status, body: JSON.stringify(check({ rideId: ride.id })) };
        if (key !== null) await storeAnswer(uow, key, answer);
        return answer;
      });
    } catch (error) {
      throw orHasRide(error);
    }
  });
}
