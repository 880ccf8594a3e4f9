import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payments } from '@safiri/db/payments/tables.ts';
import type { ProviderAnswer } from '@safiri/rules/payments/payment-life.ts';
import { searchRuns, searchSeed, searchTimeout } from '@safiri/rules/testing/search.ts';
import type { Context } from '../platform/context.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { chances, mortal } from '../testing/chances.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger } from '../testing/people.ts';
import { saveAccount } from './accounts.ts';
import { callbackUrl } from './callback-address.ts';
import { createPaymentClock } from './payment-clock.ts';
import type { PaymentProvider, Providers } from './ports.ts';
import { takeCallback } from './take-callback.ts';

/** The node of the world lives years before: none of these payments is due for it, and what happens follows from the seed. */
const world = useWorld();
const PAYMENTS = searchRuns();
const AT_ONCE = 20;
const STEPS = 60;
const HOUR_MS = 3_600_000;

interface Entry {
  readonly reference: string;
  readonly providerReference: string;
  readonly amountMinor: number;
  readonly currency: string;
  said: 'nothing' | 'yes' | 'no';
}

/** A provider with all bad manners. `isOpaque`: it answers by its own number alone, as M-Pesa does, and takes a second request for a second payment. */
function bank(chance: () => number, isOpaque: boolean) {
  const entries: Entry[] = [];
  const own = { down: false, losesAnswers: 0, entries };
  const provider: PaymentProvider = {
    liveUrl: '',
    sandboxUrl: '',
    async collect(_account, { reference, amountMinor, currency }) {
      if (own.down) throw new Error('down');
      const known = entries.find((entry) => entry.reference === reference);
      if (known === undefined || isOpaque)
        entries.push({ reference, providerReference: `${reference}-${entries.length}`, amountMinor, currency, said: 'nothing' });
      if (chance() < own.losesAnswers) throw new Error('lost');
      return { kind: 'taken', providerReference: isOpaque ? (entries.at(-1)?.providerReference ?? null) : null, pageUrl: null };
    },
    async ask(_account, { reference, providerReference }): Promise<ProviderAnswer> {
      if (own.down) throw new Error('down');
      if (isOpaque && providerReference === null) return { state: 'unknown', reason: null };
      const entry = entries.find((one) => (isOpaque ? one.providerReference === providerReference : one.reference === reference));
      if (entry === undefined) return { state: 'absent' };
      if (entry.said === 'yes')
        return { state: 'succeeded', amountMinor: entry.amountMinor, currency: entry.currency, receipt: entry.providerReference };
      if (entry.said === 'no') return { state: 'failed', reason: 'cancelled' };
      return { state: isOpaque ? 'pending' : 'absent' };
    },
    readCallback(_account, { raw }) {
      const { reference, providerReference, amountMinor } = JSON.parse(raw.toString()) as Entry;
      return isOpaque ? { providerReference, amountMinor } : { reference, amountMinor };
    },
  };
  return { ...own, own, provider };
}

async function interleave(seed: number, count: number): Promise<void> {
  const chance = chances(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  let time = Date.parse('2036-01-01T00:00:00Z') + seed * 100 * HOUR_MS;
  let mortality = 0.08;
  const clock = () => new Date(time);
  const ctx = mortal(world.node.ctx, clock, () => chance() < mortality);
  const calm = { ...world.node.ctx, clock };
  const banks = { paystack: bank(chance, false), mpesa: bank(chance, true) };
  for (const { own } of Object.values(banks)) own.losesAnswers = 0.3;
  const [paystack, mpesa] = [banks.paystack.provider, banks.mpesa.provider];
  const providers: Providers = { paystack, mpesa, mtn_momo: paystack, airtel_money: mpesa, flutterwave: paystack };
  const secrets = { consumerKey: 'x', consumerSecret: 'x', shortcode: 'x', passkey: 'x' };
  const accounts = {
    paystack: await saveAccount(world.db, ctx.config, {
      countryId: 'za',
      provider: 'paystack',
      environment: 'live',
      secrets: { secretKey: 'x' },
    }),
    // Daraja is Kenya's: here it stands for all that is opaque, in a country whose owner ticked top-ups.
    mpesa: await saveAccount(world.db, ctx.config, { countryId: 'ke', provider: 'mpesa', environment: 'live', secrets }),
  };
  await world.db.execute(sql`update provider_accounts set country_id = 'za', is_active = false where id = ${accounts.mpesa}`);
  const { user } = await passenger(world);
  const rows = await world.db
    .insert(payments)
    .values(
      Array.from({ length: count }, (_, n) => ({
        userId: user.id,
        purpose: 'top_up' as const,
        accountId: n % 2 === 0 ? accounts.paystack : accounts.mpesa,
        reference: `T${seed}-${n}`,
        amountMinor: (n + 1) * 100,
        currency: 'ZAR',
        state: 'created' as const,
        createdAt: clock(),
        nextAskAt: clock(),
      })),
    )
    .returning({ id: payments.id, reference: payments.reference });
  const ids = rows.map(({ id }) => id);
  const nodes = [createPaymentClock(ctx, providers), createPaymentClock(ctx, providers)];
  const look = async () => {
    const awake = chance() < 0.5 ? nodes : nodes.slice(0, 1);
    await Promise.allSettled(awake.map((node) => node.look()));
  };
  const all = () => Object.values(banks).flatMap(({ entries }) => entries);
  const call = async (by: Context, entry: Entry, changes: Partial<Entry> = {}) => {
    const id = rows.find(({ reference }) => reference === entry.reference)?.id ?? 0;
    const address = callbackUrl(ctx.config, { of: 'payment', id }).split('/').at(-1) ?? '';
    const raw = Buffer.from(JSON.stringify({ ...entry, ...changes }));
    await takeCallback(by, providers, address, { raw, headers: {} }).catch(() => {});
  };
  /** What names another payment, as far as anybody was told: a number that nobody knows yet is known to the provider alone. */
  const another = async (entry: Entry): Promise<Partial<Entry>> => {
    const told = await world.db
      .select({ reference: payments.reference, providerReference: payments.providerReference })
      .from(payments)
      .where(and(inArray(payments.id, ids), isNotNull(payments.providerReference), ne(payments.reference, entry.reference)))
      .orderBy(payments.id);
    const other = pick(told);
    return other === undefined ? { amountMinor: 1 } : { reference: other.reference, providerReference: other.providerReference ?? '' };
  };
  /** The phone says yes or no; after a no it may be asked again. */
  const answer = (entry: Entry | undefined) => entry !== undefined && entry.said !== 'yes' && (entry.said = chance() < 0.7 ? 'yes' : 'no');
  const steps: ReadonlyArray<(entry: Entry | undefined) => unknown> = [
    look,
    look,
    () => (time += Math.floor(chance() * 20_000)),
    () => (time += Math.floor(chance() * HOUR_MS)),
    answer,
    answer,
    answer,
    (entry) => entry !== undefined && call(ctx, entry),
    (entry) => entry !== undefined && Promise.all([call(ctx, entry), call(ctx, entry)]),
    // Forged: another amount, and somebody else's payment.
    (entry) => entry !== undefined && call(ctx, entry, { amountMinor: 1 }),
    async (entry) => entry !== undefined && call(ctx, entry, await another(entry)),
    () => {
      const own = pick(Object.values(banks))?.own;
      if (own !== undefined) own.down = !own.down;
    },
  ];
  for (let n = 0; n < STEPS; n += 1) await pick(steps)?.(pick(all()));

  // The storm is over. A day later, and after the providers called once more about what was paid, everything must be clear.
  mortality = 0;
  for (const { own } of Object.values(banks)) own.down = false;
  for (let hour = 0; hour < 26; hour += 1) {
    time += HOUR_MS;
    await look();
  }
  for (const entry of all().filter(({ said }) => said === 'yes')) await call(calm, entry);
  for (let n = 0; n < 3; n += 1) {
    time += 10_000;
    await nodes[0]?.look();
  }
  const after = await world.db.select().from(payments).where(inArray(payments.id, ids)).orderBy(payments.id);
  for (const payment of after) {
    const entries = all().filter(({ reference }) => reference === payment.reference);
    const { rows: moved } = await world.db.execute(sql`select 1 from ledger_transfers where reference = ${`payment:${payment.id}`}`);
    const isPaid = entries.some(({ said }) => said === 'yes');
    const seen = { seed, id: payment.id, state: payment.state, prompts: entries.length, isPaid };
    expect({ ...seen, credited: moved.length }).toEqual({ ...seen, credited: isPaid ? 1 : 0 });
    expect({ ...seen, prompts: Math.max(1, entries.length) }).toEqual({ ...seen, prompts: 1 });
    expect({ ...seen, isMinded: payment.nextAskAt === null && (payment.taskAt !== null || payment.settledAt !== null) }).toEqual({
      ...seen,
      isMinded: true,
    });
  }
}

it(
  `${PAYMENTS} payments amid crashes, two nodes, lost, doubled, late and forged words: credited once what was paid, and nothing else`,
  async () => {
    const first = searchSeed ?? 1;
    for (let begun = 0; begun < PAYMENTS; begun += AT_ONCE) await interleave(first + begun / AT_ONCE, Math.min(AT_ONCE, PAYMENTS - begun));
    // What is proved of nothing is proved of little.
    expect(await world.db.$count(payments, eq(payments.state, 'succeeded'))).toBeGreaterThan(PAYMENTS / 10);
    expect(await brokenBooks(world)).toEqual([]);
  },
  searchTimeout(3000),
);
