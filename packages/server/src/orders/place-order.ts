import { and, eq, isNull, sql } from 'drizzle-orm';
import { orders } from '@safiri/db/orders/tables.ts';
import { violatedUnique, type Db } from '@safiri/db/platform/connect.ts';
import { users } from '@safiri/db/users/tables.ts';
import { orderNumber, type OrderKind } from '@safiri/rules/orders/order-life.ts';
import { PIN_DIGITS, pinFrom } from '@safiri/rules/rides/start-pin.ts';
import { requireConsent } from '../brand/public.ts';
import type { Actor } from '../platform/actor.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { requireInStanding } from '../users/public.ts';
import type { OrderRow } from './queries.ts';

/** What a client sent under its own number; the same again is the same order, at whatever price it was shown meanwhile. */
export interface Reference {
  readonly kind: OrderKind;
  readonly customerId: number;
  readonly clientNumber: string;
  readonly bodyHash: Buffer;
}

/** What of a body says only what its sender saw: whoever lost the answer and sends it again has renewed the price, and wants the same. */
const seenOnly: ReadonlySet<string> = new Set([
  'quoteId',
  'price',
  'estimatedCost',
  'subtotal',
  'deliveryFee',
  'serviceFee',
  'totalAmount',
  'walletPart',
]);

/** @param body as it was sent, with its items */
export const referenceOf = (kind: OrderKind, customerId: number, clientNumber: string, body: object): Reference => ({
  kind,
  customerId,
  clientNumber,
  bodyHash: sha256(JSON.stringify(body, (key, value: unknown) => (seenOnly.has(key) ? undefined : value))),
});

function createFinding(db: Db): (reference: Reference) => Promise<OrderRow | undefined> {
  const statement = db
    .select()
    .from(orders)
    .where(
      sql`(${orders.customerId}, ${orders.clientNumber}) in (select * from unnest(${sql.placeholder('customerIds')}::int[], ${sql.placeholder('numbers')}::text[]))`,
    )
    .prepare('orders_by_client_number');
  return batchCalls<Reference, OrderRow | undefined>(async (references) => {
    const rows = await statement.execute({
      customerIds: references.map(({ customerId }) => customerId),
      numbers: references.map(({ clientNumber }) => clientNumber),
    });
    const known = new Map(rows.map((row) => [keyOf(row), row]));
    return references.map((reference) => known.get(keyOf(reference)));
  });
}

const finding = new WeakMap<Db, ReturnType<typeof createFinding>>();
const keyOf = ({ customerId, clientNumber }: Pick<Reference, 'customerId' | 'clientNumber'>) => `${customerId} ${clientNumber}`;

/** The order that was placed under this number before. @throws Problem reference_taken when it was another one */
export async function findPlaced({ db }: Context, reference: Reference): Promise<OrderRow | undefined> {
  let find = finding.get(db);
  if (find === undefined) finding.set(db, (find = createFinding(db)));
  const known = await find(reference);
  if (known === undefined) return undefined;
  if (!known.bodyHash.equals(reference.bodyHash)) throw new Problem('reference_taken', 'This number was used for another order.');
  return known;
}

/** The digits and the number of a new order. */
export const secretsOf = (ctx: Context, kind: OrderKind) => ({
  pin: pinFrom(ctx.random.below(10 ** PIN_DIGITS)),
  number: orderNumber(kind, (limit) => ctx.random.below(limit)),
});

/** A deletion of the account comes before the order, which is then refused, or after it, and is refused itself. */
async function holdAccount({ tx }: UnitOfWork, userId: number): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('key share');
  if (account === undefined) throw new Problem('not_signed_in');
}

/**
 * Runs `place` once for each reference: whoever comes second, also at the same moment, gets the first one's order.
 * @throws Problem suspended, consent_due
 */
export async function placeOnce(
  ctx: Context,
  actor: Actor,
  reference: Reference,
  place: (uow: UnitOfWork) => Promise<OrderRow>,
): Promise<OrderRow> {
  const known = await findPlaced(ctx, reference);
  if (known !== undefined) return known;
  try {
    return await inTransaction(ctx, async (uow) => {
      await holdAccount(uow, reference.customerId);
      await requireInStanding(uow.tx, reference.customerId);
      await requireConsent(uow.tx, uow.brand, actor);
      return place(uow);
    });
  } catch (error) {
    if (violatedUnique(error) !== 'orders_client_number') throw error;
    const placed = await findPlaced(ctx, reference);
    if (placed === undefined) throw error;
    return placed;
  }
}
