import type { FastifyRequest } from 'fastify';
import type { Call } from '@safiri/contract/call.ts';
import * as calls from '@safiri/contract/verification/calls.ts';
import * as vehicleCalls from '@safiri/contract/verification/vehicle-calls.ts';
import * as marketCalls from '@safiri/contract/verification/market-calls.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { missingForApproval } from '@safiri/rules/verification/steps.ts';
import type { AuditAction } from '@safiri/rules/staff/audit-actions.ts';
import type { Actor } from '../platform/actor.ts';
import { reachOf, requireMarket } from '../platform/permit.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Input, type Server } from '../platform/serve.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { giveDriverMarket, takeDriverMarket } from './driver-markets.ts';
import { presentReview } from './present.ts';
import { factsOf, readFile, readQueue, shownStatusOf, type File } from './queries.ts';
import { reopenCheck, reopenDocument } from './reopen.ts';
import { completeCheck, confirmGender, decideDriver, reviewDocument } from './staff-actions.ts';
import { correctVehicle, decideVehicle, shareVehicle } from './staff-vehicles.ts';
import { readVehicles } from './vehicles.ts';

type ReviewCall = Call & { reply: typeof calls.reviewDocument.reply };

/** What staff see and decide; each decision is written to the audit log with it. */
export function reviewRoutes(server: Server): void {
  const { ctx } = server;

  /** Serves a decision: acts, writes it down, answers with the driver's whole review. */
  function decide<C extends ReviewCall>(
    call: C,
    action: AuditAction,
    act: (uow: UnitOfWork, input: { actor: Actor } & Pick<Input<C>, 'params' | 'body'>) => Promise<File>,
  ): void {
    serveWrite(server, call, async (uow, input) => {
      const actor = input.actor as Actor;
      const file = await act(uow, { ...input, actor });
      await audit(uow, actor, input.request as FastifyRequest, {
        action,
        subject: 'driver',
        subjectId: file.driver.id,
        data: { ...(input.params as object), ...(input.body as object) },
      });
      return presentReview(ctx.markets, file, await readVehicles(uow.tx, file.driver)) as never;
    });
  }

  serveRead(server, calls.queueOfStaff, async ({ actor }) => {
    const queue = await readQueue(ctx, reachOf(ctx.markets, actor, 'drivers.read'));
    const files = await Promise.all(queue.driverIds.map((driverId) => readFile(ctx, ctx.db, driverId, ctx.clock())));
    return {
      documents: queue.documents.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() })),
      checks: queue.checks.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() })),
      drivers: files.flatMap((file) =>
        file === undefined
          ? []
          : [
              {
                driverId: file.driver.id,
                driverName: file.user.name,
                verificationStatus: shownStatusOf(file),
                missing: missingForApproval(factsOf(file)).length,
              },
            ],
      ),
    };
  });
  serveRead(server, calls.reviewOfDriver, async ({ params }): Promise<Review> => {
    const file = await readFile(ctx, ctx.db, params.driverId, ctx.clock());
    if (file === undefined) throw notFound();
    return presentReview(ctx.markets, file, await readVehicles(ctx.db, file.driver));
  });

  decide(calls.reviewDocument, 'document.reviewed', (uow, { actor, params, body }) => reviewDocument(ctx, uow, actor, params.id, body));
  decide(calls.completeCheck, 'background_check.completed', (uow, { actor, params, body }) =>
    completeCheck(ctx, uow, actor, params.id, body),
  );
  decide(calls.reopenDocument, 'document.reopened', (uow, { params, body }) => reopenDocument(ctx, uow, params.id, body.reason));
  decide(calls.reopenCheck, 'background_check.reopened', (uow, { params, body }) => reopenCheck(ctx, uow, params.id, body.reason));
  decide(calls.confirmGender, 'gender.confirmed', (uow, { params, body }) => confirmGender(ctx, uow, params.driverId, body));
  decide(calls.decideDriver, 'driver.decided', (uow, { params, body }) => decideDriver(ctx, uow, params.driverId, body));
  const reviews = (actor: Actor) => reachOf(ctx.markets, actor, 'drivers.review');
  decide(vehicleCalls.correctVehicle, 'vehicle.corrected', (uow, { actor, params, body }) =>
    correctVehicle(ctx, uow, params.driverId, params.vehicleId, body, reviews(actor)),
  );
  decide(vehicleCalls.decideVehicle, 'vehicle.decided', (uow, { actor, params, body }) =>
    decideVehicle(ctx, uow, params.driverId, params.vehicleId, body, reviews(actor)),
  );
  decide(marketCalls.giveMarket, 'driver.market_given', (uow, { actor, params, body }) => {
    requireMarket(ctx.markets, actor, 'drivers.markets', body.marketId);
    return giveDriverMarket(ctx, uow, params.driverId, body, reachOf(ctx.markets, actor, 'drivers.markets'));
  });
  decide(marketCalls.takeMarket, 'driver.market_taken', (uow, { params, body }) =>
    takeDriverMarket(ctx, uow, params.driverId, { marketId: params.market, reason: body.reason }),
  );
  decide(vehicleCalls.shareVehicle, 'vehicle.shared', (uow, { actor, params, body }) =>
    shareVehicle(ctx, uow, params.driverId, body, reviews(actor)),
  );
}
