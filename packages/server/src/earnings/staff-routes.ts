import type { QueryOf } from '@safiri/contract/call.ts';
import * as calls from '@safiri/contract/earnings/staff-calls.ts';
import type { EndedPayout, OpenPayout } from '@safiri/contract/earnings/staff-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Reach } from '@safiri/db/staff/reach.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { needsConsentOf } from '@safiri/rules/earnings/payouts.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Actor } from '../platform/actor.ts';
import { reachOf } from '../platform/permit.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { askApproval, audit, consentTo, dropApproval, requireOther, whoseMoney } from '../staff/public.ts';
import { tripsBehind } from './checked-trips.ts';
import { callOffWaiting, disbursementsOf, type DisbursementRow } from '../payments/public.ts';
import { handlePayout } from './handle-payout.ts';
import { payoutMarketsOf, type PaidDriver } from './payout-market.ts';
import { endedPayouts, findOpenPayout, openPayouts } from './queries.ts';

/** How a payout by a provider stands; null where staff pay by hand. */
const progressOf = (row: DisbursementRow | undefined): OpenPayout['progress'] =>
  row === undefined ? null : { disbursementId: row.id, state: row.state, batchId: row.batchId, name: row.payeeName };

type Asked = Pick<Awaited<ReturnType<typeof openPayouts>>[number], 'payout' | 'driverId' | 'name' | 'phone' | 'countryId'>;

const present = ({ payout, driverId, name, phone, countryId }: Asked) => ({
  id: payout.id,
  driverId,
  driverName: name,
  phone,
  amount: toWire(payout.amountMinor),
  countryId,
  destination: payout.destination,
  askedAt: payout.createdAt.toISOString(),
});

/** How a consent stands on a payout that needs one; what was refused may be asked for again. */
const said = { asked: 'asked', approved: 'given', refused: 'needed' } as const;

async function ended(reader: Reader, query: QueryOf<typeof calls.listEndedPayouts>, reach: Reach | undefined): Promise<EndedPayout[]> {
  const rows = await endedPayouts(reader, query.before, query.outcome, reach);
  return rows.flatMap((row) => {
    const { status, note, handledAt } = row.payout;
    if (status === 'requested' || handledAt === null) return [];
    return [{ ...present(row), outcome: status, note, endedAt: handledAt.toISOString(), endedBy: row.endedBy }];
  });
}

/** What staff do about payouts. */
export function payoutRoutes(server: Server): void {
  const { ctx } = server;
  /** Which of these payouts are so large that a second person has to agree. */
  async function largeOf(reader: Reader, rows: ReadonlyArray<Pick<Asked, 'payout'> & PaidDriver>): Promise<Set<number>> {
    const markets = await payoutMarketsOf(ctx, reader, rows);
    const large = rows.filter(({ payout, driverId, countryId }) => {
      const own = (markets.get(driverId) ?? []).map(({ document }) => document.payout?.approvalAbove ?? null);
      return needsConsentOf(payout.amountMinor, own, countryById(countryId).exchangeRate, ctx.config.payoutApprovalAbove);
    });
    return new Set(large.map(({ payout }) => payout.id));
  }

  const within = (actor: Actor) => reachOf(ctx.markets, actor, 'payouts.read');

  async function waiting(reader: Reader, actor: Actor): Promise<OpenPayout[]> {
    const rows = await openPayouts(reader, within(actor));
    const consents = await consentTo(
      reader,
      'payout_paid',
      rows.map(({ payout }) => payout.id),
    );
    const carried = await disbursementsOf(
      reader,
      'driver_payout',
      rows.map(({ payout }) => payout.id),
    );
    const large = await largeOf(reader, rows);
    return rows.map((row) => {
      const disbursement = carried.get(row.payout.id);
      // Two people sign the batch of each that goes by a provider.
      const byHand = disbursement === undefined && large.has(row.payout.id);
      return {
        ...present(row),
        fee: toWire(row.payout.feeMinor),
        progress: progressOf(disbursement),
        consent: byHand ? said[consents.get(row.payout.id) ?? 'refused'] : 'not_needed',
      };
    });
  }

  serveRead(server, calls.listOpenPayouts, ({ actor }) => waiting(ctx.db, actor));
  serveRead(server, calls.listEndedPayouts, ({ actor, query }) => ended(ctx.db, query, within(actor)));
  serveRead(server, calls.listPayoutTrips, ({ actor, params }) => tripsBehind(ctx.db, params.id, within(actor)));
  serveWrite(server, calls.askPayoutApproval, async (uow, { actor, params, request }) => {
    const asked = await findOpenPayout(uow.tx, params.id);
    if (asked === undefined) throw notFound();
    await requireOther(uow, actor.userId, [asked]);
    if (!(await largeOf(uow.tx, [asked])).has(params.id)) throw new Problem('illegal_transition', 'This payout needs nobody else.');
    const { payout, driverId } = asked;
    const data = { ...whoseMoney(asked, 'driver', payout.amountMinor, asked.countryId), destination: payout.destination };
    await askApproval(uow, actor, { kind: 'payout_paid', subjectId: payout.id, data });
    await audit(uow, actor, request, {
      action: 'approval.asked',
      subject: 'driver',
      subjectId: driverId,
      data: { kind: 'payout_paid', payoutId: payout.id },
    });
    return waiting(uow.tx, actor);
  });
  serveWrite(server, calls.decidePayout, async (uow, { actor, params, body, request }) => {
    const open = await findOpenPayout(uow.tx, params.id);
    if (open !== undefined) await requireOther(uow, actor.userId, [open]);
    if (open !== undefined && (await largeOf(uow.tx, [open])).has(params.id)) {
      const consent = (await consentTo(uow.tx, 'payout_paid', [params.id])).get(params.id);
      if (body.outcome === 'paid' && consent !== 'approved')
        throw new Problem('approval_needed', 'This payout is large: a second person has to agree before it is paid.');
      if (body.outcome === 'failed') await dropApproval(uow, actor, 'payout_paid', params.id);
    }
    const carrier = (await disbursementsOf(uow.tx, 'driver_payout', [params.id])).get(params.id);
    if (carrier !== undefined && open !== undefined && body.outcome === 'failed') {
      await callOffWaiting(uow, actor, request, carrier.id, body.note ?? null);
      return waiting(uow.tx, actor);
    }
    const payout = await handlePayout(uow, actor.userId, params.id, body.outcome, body.note ?? null);
    await audit(uow, actor, request, {
      action: `payout.${body.outcome}`,
      subject: 'driver',
      subjectId: payout.driverId,
      data: { payoutId: payout.id, amountMinor: payout.amountMinor, currency: payout.currency, note: body.note ?? null },
    });
    return waiting(uow.tx, actor);
  });
}
