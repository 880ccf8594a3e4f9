import * as lostCalls from '@safiri/contract/rides/lost-calls.ts';
import { tipDriver as tipCall } from '@safiri/contract/rides/calls.ts';
import * as markCalls from '@safiri/contract/rides/mark-calls.ts';
import * as payCalls from '@safiri/contract/rides/pay-calls.ts';
import type { PaymentClock } from '../payments/public.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { answerLost, reportLost } from './lost-items.ts';
import { lostOfRide } from './lost-view.ts';
import { listMarks, markOther } from './mark-other.ts';
import { ownView } from './own-view.ts';
import { startRidePayment, waysToPay } from './pay-directly.ts';
import { presentRide } from './present.ts';
import { tipDriver } from './tip-driver.ts';

/** What either side may say of a ride once it is over, beside rating it. */
export function afterRideRoutes(server: Server, paymentClock: Pick<PaymentClock, 'wake'>): void {
  const { ctx } = server;

  serveWrite(server, markCalls.markOther, async (uow, { actor, params, body }) => {
    await markOther(uow, actor, params.id, body.mark);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side);
  });
  serveWrite(server, tipCall, async (uow, { actor, params, body }) => {
    await tipDriver(ctx, uow, actor, params.id, body.amount);
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side);
  });

  serveRead(server, payCalls.paymentWays, ({ actor, params }) => waysToPay(ctx, actor, params.id));
  serveWrite(server, payCalls.startPayment, async (uow, { actor, params, body }) => {
    await startRidePayment(ctx, uow, actor, params.id, body);
    uow.afterCommit(() => paymentClock.wake());
    const { view, side } = await ownView(uow.tx, actor, params.id);
    return presentRide(ctx.config, view, side);
  });

  serveRead(server, markCalls.listMarks, ({ actor }) => listMarks(ctx.db, actor.userId));

  serveRead(server, lostCalls.lostItems, async ({ actor, params }) =>
    lostOfRide(ctx.db, actor, (await ownView(ctx.db, actor, params.id)).view, ctx.clock()),
  );
  serveWrite(server, lostCalls.reportLost, async (uow, { actor, params, body }) => {
    await reportLost(uow, actor, params.id, body.what);
    return lostOfRide(uow.tx, actor, (await ownView(uow.tx, actor, params.id)).view, uow.now);
  });
  serveWrite(server, lostCalls.answerLost, async (uow, { actor, params, body }) => {
    await answerLost(uow, actor, params.id, params.itemId, body.state);
    return lostOfRide(uow.tx, actor, (await ownView(uow.tx, actor, params.id)).view, uow.now);
  });
}
