import { sql } from 'drizzle-orm';
import { ABANDONED_AFTER_MS, PROMPT_WITHIN_MS, type ProviderAnswer } from '@safiri/rules/payments/payment-life.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import type { Context } from '../platform/context.ts';
import { eachApart } from '../platform/each-apart.ts';
import { opened } from './accounts.ts';
import { mindDisbursements } from './mind-disbursements.ts';
import { mindPaybill } from './paybill/settle.ts';
import type { PaymentProvider, Providers } from './ports.ts';
import { findPayment, type PaymentWithAccount } from './queries.ts';
import { send } from './send.ts';
import { settle } from './settle.ts';

const EVERY_MS = 2000;
/** Seconds for which a node has a payment to itself; if it dies meanwhile, another one asks then. */
const CLAIM_SECONDS = 60;
const AT_ONCE = 20;

/** What happens to payments and disbursements by time alone: they are sent, and asked about. Any number of nodes share the work. */
export interface PaymentClock {
  start(): void;
  stop(): Promise<void>;
  /** Does all that is due now. */
  look(): Promise<void>;
  /** Does not wait for the next round. */
  wake(): void;
}

/** Takes payments that are due, so that no other node does the same. One that was never sent is marked as sent before it is. */
async function claim(ctx: Context): Promise<Array<{ id: number; first: boolean }>> {
  const now = ctx.clock().toISOString();
  const { rows } = await ctx.db.execute<{ id: number; first: boolean }>(sql`
    with due as (
      select id, state = 'created' as first from payments
      where next_ask_at <= ${now}::timestamptz order by next_ask_at limit ${AT_ONCE} for update skip locked)
    update payments p set
      next_ask_at = ${now}::timestamptz + make_interval(secs => ${CLAIM_SECONDS}),
      state = case when due.first then 'pending' else p.state end,
      sent_at = case when due.first then ${now}::timestamptz else p.sent_at end,
      asked_at = case when due.first then p.asked_at else ${now}::timestamptz end,
      asks = case when due.first then p.asks else p.asks + 1 end
    from due where p.id = due.id returning p.id, due.first`);
  return rows;
}

async function ask(ctx: Context, { payment, account }: PaymentWithAccount, provider: PaymentProvider): Promise<ProviderAnswer> {
  try {
    return await provider.ask(opened(ctx.config, account, provider), { ...payment, now: ctx.clock() });
  } catch (error) {
    ctx.log.warn({ err: error, payment: payment.id }, 'a provider did not say what became of a payment');
    return { state: 'silent' };
  }
}

export function createPaymentClock(ctx: Context, providers: Providers): PaymentClock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;

  async function mind({ id, first }: { id: number; first: boolean }): Promise<void> {
    const due = await findPayment(ctx.db, id);
    if (due === undefined) return;
    const provider = providers[due.account.provider];
    if (!first) return settle(ctx, id, await ask(ctx, due, provider));
    const patience = providerFacts[due.account.provider].asks === 'phone' ? PROMPT_WITHIN_MS : ABANDONED_AFTER_MS;
    // Written down when no server could send it: whoever wanted it has gone.
    if (ctx.clock().getTime() - due.payment.createdAt.getTime() > patience)
      return settle(ctx, id, { state: 'expired', reason: 'not_answered' });
    return send(ctx, due, provider);
  }

  async function round(): Promise<void> {
    for (let claimed = await claim(ctx); claimed.length > 0; claimed = await claim(ctx)) {
      await eachApart(
        claimed,
        mind,
        (error, { id }) => ctx.log.error({ err: error, payment: id }, 'a payment could not be minded'),
        AT_ONCE,
      );
    }
    await mindPaybill(ctx, providers);
    await mindDisbursements(ctx, providers);
  }
  const look = () => (running = running.catch(() => {}).then(round));
  const again = (ms: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      void look()
        .catch((error: unknown) => ctx.log.error({ err: error }, 'payments could not be minded'))
        .finally(() => again(EVERY_MS));
    }, ms);
    timer.unref();
  };
  return {
    look,
    wake: () => again(0),
    start() {
      stopped = false;
      again(EVERY_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running.catch(() => {});
    },
  };
}
