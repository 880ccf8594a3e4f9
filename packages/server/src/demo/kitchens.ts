import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { orders } from '@safiri/db/orders/tables.ts';
import { acceptOrder, orderReady } from '../orders/public.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { inTransaction } from '../platform/unit-of-work.ts';

const EVERY_MS = 3000;
/** A simulated kitchen looks up after so long, and says so many minutes. */
const ANSWERS_AFTER_MS = 8000;
const MINUTES = 3;
const AT_ONCE = 50;

/** The demo's restaurants and stores: they take every order and have it ready in time, unless staff are quicker. */
export function startKitchens(ctx: Context): { stop(): Promise<void> } {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function advance(): Promise<void> {
    const now = ctx.clock();
    const waiting = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(eq(orders.status, 'placed'), isNotNull(orders.merchantId), lte(orders.placedAt, new Date(now.getTime() - ANSWERS_AFTER_MS))),
      )
      .limit(AT_ONCE);
    for (const { id } of waiting) await inTransaction(ctx, (held) => acceptOrder(held, id, MINUTES));
    const cooked = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.status, ['preparing']), lte(orders.readyBy, now)))
      .limit(AT_ONCE);
    for (const { id } of cooked) await inTransaction(ctx, (held) => orderReady(held, id));
  }

  const again = () => {
    timer = setTimeout(() => {
      running = advance()
        .catch((error: unknown) => {
          // Somebody was quicker: an order that was called back or given back is nobody's any more.
          if (!(error instanceof Problem)) ctx.log.error({ err: error }, 'the demo’s kitchens failed');
        })
        .finally(() => {
          if (!stopped) again();
        });
    }, EVERY_MS);
  };
  again();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
