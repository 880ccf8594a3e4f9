import * as calls from '@safiri/contract/earnings/staff-calls.ts';
import type { OpenPayout } from '@safiri/contract/earnings/staff-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit } from '../staff/public.ts';
import { tripsBehind } from './checked-trips.ts';
import { handlePayout } from './handle-payout.ts';
import { openPayouts } from './queries.ts';

async function waiting(reader: Reader): Promise<OpenPayout[]> {
  const rows = await openPayouts(reader);
  return rows.map(({ payout, driverId, name, phone, countryId }) => ({
    id: payout.id,
    driverId,
    driverName: name,
    phone,
    amount: toWire(payout.amountMinor),
    countryId: countryId,
    destination: payout.destination,
    askedAt: payout.createdAt.toISOString(),
  }));
}

/** What staff do about payouts. */
export function payoutRoutes(server: Server): void {
  serveRead(server, calls.listOpenPayouts, () => waiting(server.ctx.db));
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
