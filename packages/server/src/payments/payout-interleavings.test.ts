import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import type { DisbursementAnswer } from '@safiri/rules/payments/disbursement-life.ts';
import { searchRuns, searchSeed, searchTimeout } from '@safiri/rules/testing/search.ts';
import { requestPayout } from '../earnings/request-payout.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { owe } from '../testing/driver-money.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { chances, mortal } from '../testing/chances.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, type DriverPerson } from '../testing/people.ts';
import { findAccount, saveAccount } from './accounts.ts';
import { makeBatch, releaseBatch } from './batches.ts';
import { callbackUrl } from './callback-address.ts';
import { decideDisbursement } from './decide-disbursement.ts';
import { createPaymentClock } from './payment-clock.ts';
import type { PaymentProvider, PayoutOperations, Providers } from './ports.ts';
import { takeCallback } from './take-callback.ts';

/** The node of the world lives years before: none of these disbursements is due for it, and what happens follows from the seed. */
const world = useWorld();
const PAYOUTS = searchRuns();
const AT_ONCE = 20;
const STEPS = 60;
const HOUR_MS = 3_600_000;

interface Entry {
  readonly reference: string;
  readonly amountMinor: number;
  said: 'nothing' | 'paid' | 'failed';
}

/**
 * A provider with all bad manners. `isOpaque`: it answers by calling back alone, as M-Pesa's B2C does, and takes a second request of a reference
 * for a second payment.
 */
function bank(chance: () => number, isOpaque: boolean) {
  const entries: Entry[] = [];
  const own = { down: false, losesAnswers: 0.3, entries, answers: [] as Array<{ url: string; body: object }> };
  const outcomeOf = (reference: string): DisbursementAnswer => {
    const entry = entries.find((one) => one.reference === reference);
    if (entry === undefined) return { state: 'absent' };
    if (entry.said === 'paid') return { state: 'succeeded', amountMinor: entry.amountMinor, currency: 'ZAR', receipt: `r${reference}` };
    return entry.said === 'failed' ? { state: 'failed', reason: 'declined' } : { state: 'pending' };
  };
  const payouts: PayoutOperations = {
    async payOut(_account, { reference, amountMinor }) {
      if (own.down) throw new Error('down');
      if (isOpaque || !entries.some((entry) => entry.reference === reference)) entries.push({ reference, amountMinor, said: 'nothing' });
      if (chance() < own.losesAnswers) throw new Error('lost');
      return { kind: 'taken', providerReference: null };
    },
    async ask(_account, { reference, answerUrl }) {
      if (own.down) throw new Error('down');
      if (!isOpaque) return outcomeOf(reference);
      own.answers.push({ url: answerUrl, body: { reference, answer: outcomeOf(reference) } });
      return { state: 'silent' };
    },
    nameOf: () => Promise.resolve(null),
    readCallback: (_account, { raw }) => JSON.parse(raw.toString()) as Entry,
    ...(isOpaque
      ? {
          readAnswer: (_account, { raw }, asked) => {
            const { reference, answer } = JSON.parse(raw.toString()) as { reference: string; answer: DisbursementAnswer };
            return reference === asked.reference ? answer : undefined;
          },
        }
      : {}),
  };
  const provider: PaymentProvider = {
    liveUrl: '',
    sandboxUrl: '',
    collect: () => Promise.reject(new Error('nobody pays here')),
    ask: () => Promise.reject(new Error('nobody pays here')),
    readCallback: () => undefined,
    payouts,
  };
  return { own, provider };
}

async function interleave(seed: number, people: readonly DriverPerson[]): Promise<void> {
  const chance = chances(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  let time = Date.parse('2036-01-01T00:00:00Z') + seed * 100 * HOUR_MS;
  let mortality = 0.08;
  const clock = () => new Date(time);
  const ctx = mortal(world.node.ctx, clock, () => chance() < mortality);
  const calm = { ...world.node.ctx, clock };
  const banks = { paystack: bank(chance, false), mpesa: bank(chance, true) };
  const [paystack, mpesa] = [banks.paystack.provider, banks.mpesa.provider];
  const providers: Providers = { paystack, mpesa, mtn_momo: paystack, airtel_money: paystack, flutterwave: paystack };
  const keys = { consumerKey: 'x', consumerSecret: 'x', shortcode: 'x', passkey: 'x' };
  const accountIds = [
    await saveAccount(world.db, ctx.config, { countryId: 'za', provider: 'paystack', environment: 'live', secrets: { secretKey: 'x' } }),
    await saveAccount(world.db, ctx.config, { countryId: 'ke', provider: 'mpesa', environment: 'live', secrets: keys }),
  ] as const;
  await world.db.execute(sql`update provider_accounts set country_id = 'za', is_active = false where id = ${accountIds[1]}`);
  const accountRows = await Promise.all(accountIds.map((id) => findAccount(world.db, id)));
  for (const [at, { driverId }] of people.entries()) {
    await owe(world, { driverId }, 'ZAR', (at + 1) * 100 + 5000);
    const accountRow = accountRows[at % 2];
    if (accountRow === undefined) throw new Error('no account');
    const to = { provider: accountRow.provider, account: '6200012345', bank: null, name: null, accountRow };
    const wish = { amount: String(at + 1), destination: 'planted', to };
    await inTransaction(calm, (uow) => requestPayout(calm, uow, { driverId, countryId: 'za' }, wish));
  }
  const rows = await world.db.select().from(disbursements).where(eq(disbursements.state, 'waiting')).orderBy(disbursements.id);
  const ids = rows.map(({ id }) => id);
  const [{ userId: one }, { userId: two }] = [await memberOfStaff(world), await memberOfStaff(world)];
  const batchId = await inTransaction(calm, (uow) => makeBatch(uow, { userId: one }, ids));
  await world.db.execute(
    sql`update approvals set outcome = 'approved', decided_by = ${two}, decided_at = now() where kind = 'payout_batch' and subject_id = ${batchId}`,
  );
  await inTransaction(calm, (uow) => releaseBatch(calm, uow, batchId, { by: two, alone: false }));

  const nodes = [createPaymentClock(ctx, providers), createPaymentClock(ctx, providers)];
  const look = () => Promise.allSettled((chance() < 0.5 ? nodes : nodes.slice(0, 1)).map((node) => node.look()));
  const all = () => Object.values(banks).flatMap(({ own }) => own.entries);
  const post = (by: typeof ctx, url: string, body: object) =>
    takeCallback(by, providers, url.split('/').at(-1) ?? '', { raw: Buffer.from(JSON.stringify(body)), headers: {} }).catch(() => {});
  const call = (by: typeof ctx, entry: Entry, changes: object = {}) => {
    const id = rows.find(({ reference }) => reference === entry.reference)?.id ?? 0;
    return post(by, callbackUrl(ctx.config, { of: 'disbursement', id }), { ...entry, ...changes });
  };
  /** Answers to questions come when they come: late, twice, in another order, or never. */
  const deliver = async (by: typeof ctx, keep: boolean) => {
    const { answers } = banks.mpesa.own;
    const answer = pick(answers);
    if (answer === undefined) return;
    if (!keep) answers.splice(answers.indexOf(answer), 1);
    await post(by, answer.url, answer.body);
  };
  const steps: ReadonlyArray<(entry: Entry | undefined) => unknown> = [
    look,
    look,
    look,
    () => (time += Math.floor(chance() * 20_000)),
    () => (time += Math.floor(chance() * HOUR_MS)),
    (entry) => entry?.said === 'nothing' && (entry.said = chance() < 0.7 ? 'paid' : 'failed'),
    (entry) => entry?.said === 'nothing' && (entry.said = chance() < 0.7 ? 'paid' : 'failed'),
    (entry) => entry !== undefined && call(ctx, entry),
    (entry) => entry !== undefined && Promise.all([call(ctx, entry), call(ctx, entry)]),
    // Forged: another amount, another's reference, and a word of success that nobody asked for.
    (entry) => entry !== undefined && call(ctx, entry, { amountMinor: 1 }),
    (entry) => entry !== undefined && call(ctx, entry, { reference: pick(rows)?.reference, said: 'paid' }),
    () => deliver(ctx, false),
    () => deliver(ctx, true),
    () => {
      const own = pick(Object.values(banks))?.own;
      if (own !== undefined) own.down = !own.down;
    },
  ];
  for (let n = 0; n < STEPS; n += 1) await pick(steps)?.(pick(all()));

  // The storm is over: a day later everything is clear, or a person's task.
  mortality = 0;
  for (const { own } of Object.values(banks)) [own.down, own.losesAnswers] = [false, 0];
  for (let hour = 0; hour < 26; hour += 1) {
    time += HOUR_MS;
    await look();
    for (const entry of all()) if (entry.said === 'nothing' && hour === 3) entry.said = 'paid';
    for (const { url, body } of banks.mpesa.own.answers.splice(0)) await post(calm, url, body);
  }
  const after = await world.db.select().from(disbursements).where(inArray(disbursements.id, ids)).orderBy(disbursements.id);
  for (const row of after) {
    const entries = all().filter(({ reference }) => reference === row.reference);
    const seen = { seed, id: row.id, state: row.state, sent: entries.length, said: entries[0]?.said, task: row.taskAt !== null };
    // Never told twice: a second one would be a second payment.
    expect({ ...seen, sent: Math.max(1, entries.length) }).toEqual({ ...seen, sent: 1 });
    const isPaid = entries[0]?.said === 'paid';
    // What was paid left, what was not is back, and what nobody can know (the provider never heard of it) waits for a person.
    const right =
      (row.state === 'succeeded' && isPaid) ||
      (row.state === 'failed' && !isPaid) ||
      (row.state === 'unknown' && row.taskAt !== null && entries.length === 0);
    expect({ ...seen, right }).toEqual({ ...seen, right: true });
    // Finance ends what nobody can know, so that its driver may ask for the next one.
    if (row.state === 'unknown') await inTransaction(calm, (uow) => decideDisbursement(uow, { userId: two }, row.id, 'failed'));
  }
}

it(
  `${PAYOUTS} payouts amid crashes, two nodes, lost, doubled, late and forged words: each sent once, and its money left or went back once`,
  async () => {
    const first = searchSeed ?? 1;
    const people = await Promise.all(Array.from({ length: Math.min(AT_ONCE, PAYOUTS) }, () => driver(world)));
    for (let begun = 0; begun < PAYOUTS; begun += AT_ONCE) await interleave(first + begun / AT_ONCE, people.slice(0, PAYOUTS - begun));
    // What is proved of nothing is proved of little.
    const { rows } = await world.db.execute<{ state: string; n: number }>(
      sql`select state, count(*)::int as n from disbursements group by 1`,
    );
    expect(rows.find(({ state }) => state === 'succeeded')?.n ?? 0).toBeGreaterThan(PAYOUTS / 10);
    expect(await brokenBooks(world)).toEqual([]);
  },
  searchTimeout(3000),
);
