import type { QueryOf } from '@safiri/contract/call.ts';
import * as calls from '@safiri/contract/earnings/staff-calls.ts';
import type { EndedPayout, OpenPayout } from '@safiri/contract/earnings/staff-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit } from '../staff/public.ts';
import { tripsBehind } from './checked-trips.ts';
import { handlePayout } from './handle-payout.ts';
import { endedPayouts, openPayouts } from './queries.ts';

type Asked = Pick<Awaited<ReturnType<typeof openPayouts>>[number], 'payout' | 'driverId' | 'name' | 'phone' | 'countryId'>;

const present = ({ payout, driverId, name, phone, countryId }: Asked): OpenPayout => ({
  id: payout.id,
  driverId,
  driverName: name,
  phone,
  amount: toWire(payout.amountMinor),
  countryId,
  destination: payout.destination,
  askedAt: payout.createdAt.toISOString(),
});

const waiting = async (reader: Reader): Promise<OpenPayout[]> => (await openPayouts(reader)).map(present);

async function ended(reader: Reader, query: QueryOf<typeof calls.listEndedPayouts>): Promise<EndedPayout[]> {
  const rows = await endedPayouts(reader, query.before, query.outcome);
  return rows.flatMap((row) => {
    const { status, note, handledAt } = row.payout;
    if (status === 'requested' || handledAt === null) return [];
    return [{ ...present(row), outcome: status, note, endedAt: handledAt.toISOString(), endedBy: row.endedBy }];
  });
}

/** What staff do about payouts. */
export function payoutRoutes(server: Server): void {
  serveRead(server, calls.listOpenPayouts, () => waiting(server.ctx.db));
  serveRead(server, calls.listEndedPayouts, ({ query }) => ended(server.ctx.db, query));
  serveRead(server, calls.listPayoutTrips, ({ params }) => tripsBehind(server.ctx.db, params.id));
  serveWrite(server, calls.decidePayout, async (uow, { actor, params, body, request }) => {
    const payout = await handlePayout(uow, actor.userId, params.id, body.outcome, body.note ?? null);
    await audit(uow, actor, request, {
      action: `payout.${body.outcome}`,
      subject: 'driver',
      subjectId: payout.driverId,
      data: { payoutId: payout.id, amountMinor: payout.amountMinor, currency: payout.currency, note: body.note ?? null },
    });
    return waiting(uow.tx);
  });
}
