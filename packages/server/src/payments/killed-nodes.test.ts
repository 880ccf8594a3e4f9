import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '@safiri/db/platform/connect.ts';
import { createTestDatabase, type TestDatabase } from '@safiri/db/platform/test-cluster.ts';
import { manners, type Entry } from '@safiri/provider-simulators/book.ts';
import { simulatedPaths, simulatedSecrets } from '@safiri/provider-simulators/simulators.ts';
import type { ProviderId } from '@safiri/rules/payments/providers.ts';
import { searchRuns, searchSeed, searchTimeout } from '@safiri/rules/testing/search.ts';
import { publishMarkets, readMarketText } from '../markets/public.ts';
import { readConfig } from '../platform/config.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { chances } from '../testing/chances.ts';
import { createClient } from '../testing/client.ts';
import { writeDemoMarkets } from '../testing/demo-markets.ts';
import type { World } from '../testing/harness.ts';
import { kisumuFile } from '../testing/kisumu.ts';
import { useSimulators } from '../testing/payments.ts';
import { eventually, passenger, type Person } from '../testing/people.ts';
import { freePort, startServer, type ServerProcess } from '../testing/server-process.ts';
import { callbackUrl, saveAccount } from './public.ts';
import { connectApart } from '../testing/connect-apart.ts';

/** Each kill starts a server again, which takes longer than all that is paid meanwhile. */
const USUAL = 2;
const KILLS = searchRuns(USUAL);
const OF_ONE_KILL = 6;
const KEYS = 'a5'.repeat(32);

const providers = ['mpesa', 'paystack', 'flutterwave'] as const satisfies ProviderId[];
type Provider = (typeof providers)[number];

const simulators = useSimulators();
let database: TestDatabase;
let db: Db;
let close: () => Promise<void>;
let envs: ReadonlyArray<Record<string, string>>;
let nodes: ServerProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, close } = connectApart(database.url, 4));
  await writeDemoMarkets(database.url);
  const kisumu = readMarketText(kisumuFile().replace('topUp: false', 'topUp: true'));
  await db.transaction((tx) => publishMarkets(tx, [kisumu], new Date()));
  const shared = {
    DATABASE_URL: database.url,
    DEMO: '0',
    DATA_DIR: '/tmp',
    SECRETS_KEY: KEYS,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  };
  envs = [
    { ...shared, PORT: String(await freePort()) },
    { ...shared, PORT: String(await freePort()) },
  ];
  nodes = await Promise.all(envs.map(startServer));
  const config = readConfig(shared);
  for (const provider of providers) {
    const id = await saveAccount(db, config, {
      countryId: 'ke',
      provider,
      environment: 'live',
      baseUrl: simulators.url + simulatedPaths[provider],
      secrets: simulatedSecrets[provider],
    });
    if (provider !== 'mpesa') simulators[provider].settings.webhookUrl = callbackUrl(config, { of: 'account', id });
  }
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await close();
  await database.drop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const entriesOf = (reference: string): Entry[] =>
  providers.flatMap((provider) => simulators[provider].book.entries.filter((entry) => reference.startsWith(entry.reference)));

/** Taps until a node answers, whichever: the phone sends the same key again. */
async function beginAt(person: Person, chance: () => number, provider: Provider, key: string): Promise<number> {
  for (;;) {
    const address = nodes[chance() < 0.5 ? 0 : 1]?.address ?? '';
    const sent = { body: { provider, amount: '500' }, idempotencyKey: key, once: true };
    const answer = await person.client
      .at(address)
      .answer(calls.startTopUp, sent)
      .catch(() => undefined);
    if (answer?.status === 201) return answer.body.id;
    if (answer !== undefined && answer.status < 500 && answer.status !== 409) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
    await pause(50);
  }
}

/** Whoever sees a prompt says yes or no to it; after a no nothing comes. */
async function answerAll(chance: () => number): Promise<void> {
  for (const provider of providers) {
    const { book } = simulators[provider];
    for (const entry of book.entries.filter(({ answer }) => answer === undefined)) {
      const answer = chance() < 0.7 ? 'yes' : 'no';
      await simulators[provider].answer(provider === 'mpesa' ? entry.id : entry.reference, answer);
    }
  }
}

function misbehave(chance: () => number): void {
  for (const provider of providers) {
    const { book } = simulators[provider];
    book.manners.clear();
    for (const manner of manners) if (chance() < 0.25) book.manners.add(manner);
    book.deliverTo = nodes[chance() < 0.5 ? 0 : 1]?.address ?? '';
  }
}

it(
  `${KILLS} kills of two nodes amid payments: what was paid is credited once, nothing else, and nobody pays twice for one tap`,
  async () => {
    const seed = searchSeed ?? 1;
    const chance = chances(seed);
    const world = { db, client: () => createClient(nodes[0]?.address ?? '') } as unknown as World;
    const begun: number[] = [];
    let people = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const victim = kill % 2;
      misbehave(chance);
      const payers: Person[] = [];
      for (let n = 0; n < OF_ONE_KILL; n += 1) {
        people += 1;
        payers.push(await passenger(world, { phone: `+254712${String(100_000 + people)}`, countryId: 'ke' }));
      }
      const taps = payers.map(async (person, n) => {
        await pause(chance() * 300);
        begun.push(await beginAt(person, chance, providers[n % providers.length] ?? 'mpesa', `tap-${seed}-${kill}-${n}`));
      });
      const killing = pause(chance() * 400).then(async () => {
        await nodes[victim]?.kill();
        await answerAll(chance);
        nodes[victim] = await startServer(envs[victim] ?? {});
      });
      await Promise.all([...taps, killing]);
      await answerAll(chance);
    }
    expect(new Set(begun).size).toBe(KILLS * OF_ONE_KILL);

    // The storm is over: providers answer, and a day goes by for what nobody knows, and for pages that nobody finished.
    for (const provider of providers) simulators[provider].book.manners.clear();
    await answerAll(chance);
    await db.execute(sql`update payments set created_at = created_at - interval '25 hours'`);
    await eventually(
      async () => {
        await db.execute(sql`update payments set next_ask_at = now() where next_ask_at > now()`);
        const { rows } = await db.execute(sql`select 1 from payments where settled_at is null and task_at is null limit 1`);
        return rows.length === 0;
      },
      'an end of every payment, or a task',
      60,
    );
    // The providers call once more about what was paid: also about a prompt whose number was lost on the way.
    for (const entry of simulators.mpesa.book.entries.filter(({ answer }) => answer === 'yes'))
      await simulators.mpesa.answer(entry.id, 'yes');

    const seen = async () => {
      const { rows } = await db.execute<{ id: number; reference: string; state: string; credited: number }>(sql`
        select p.id, p.reference, p.state,
          (select count(*)::int from ledger_transfers t where t.reference = 'payment:' || p.id) as credited
        from payments p order by p.id`);
      return rows.map(({ id, reference, state, credited }) => {
        const prompts = entriesOf(reference);
        return { id, state, credited, prompts: prompts.length, paid: prompts.filter(({ answer }) => answer === 'yes').length };
      });
    };
    const wrong = async () => (await seen()).filter(({ credited, prompts, paid }) => credited !== paid || prompts > 1);
    await eventually(async () => (await wrong()).length === 0, 'the last words', 20).catch(() => {});
    expect(await wrong()).toEqual([]);
    expect((await seen()).filter(({ credited }) => credited === 1).length).toBeGreaterThan(KILLS);
    expect((await seen()).length).toBe(begun.length);
    expect(await brokenBooks({ db })).toEqual([]);
  },
  searchTimeout(15_000, USUAL),
);
