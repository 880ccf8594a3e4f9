import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { cookieOf } from '../people.ts';
import { alternate } from '../load.ts';
import { ASKING, openQuoting, type Quoting } from './many-markets.ts';

export const CITIES = 24;
export const VERSIONS = 200;

/** From the bus park to Milimani: what each of Kisumu's services for passengers costs is asked, and kept. */
const body = JSON.stringify({
  pickupLocation: { lat: -0.1022, lng: 34.7617, address: 'Bus park' },
  dropoffLocation: { lat: -0.0917, lng: 34.768, address: 'Milimani' },
  rideType: 'boda',
});
const PATH = '/api/calculate-fare';

/** Requests a second of 64 passengers at once. */
async function askedPerSecond(address: string, seconds: number): Promise<number> {
  const args = [address, String(ASKING), String(seconds), body];
  const child = fork(fileURLToPath(new URL('./quote-load.ts', import.meta.url)), args, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const { perSecond, refused } = await new Promise<{ perSecond: number; refused: number }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.once('message', (message) => resolve(message as { perSecond: number; refused: number }));
  });
  if (refused > 0) throw new Error(`${refused} quotes were refused`);
  return perSecond;
}

/** One answer, and how many quotes it kept. */
async function answerOf({ node }: Quoting): Promise<{ answer: object; kept: number }> {
  const count = async () => (await node.ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from quotes`)).rows[0]?.n ?? 0;
  const before = await count();
  const asked = await fetch(`${node.address}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieOf('passenger', 1) },
    body,
  });
  if (!asked.ok) throw new Error(`${asked.status} ${await asked.text()}`);
  return { answer: (await asked.json()) as object, kept: (await count()) - before };
}

export interface QuoteFigures {
  /** Answers a second with one city of one version, and those of a bare route that takes and says the same. */
  readonly one: { readonly asked: number; readonly bare: number; readonly ratio: number };
  /** Answers a second with many cities of many versions, and with one of one. */
  readonly many: { readonly many: number; readonly one: number; readonly ratio: number };
  /** Quotes that an answer keeps: one for each service. */
  readonly kept: number;
  /** A start with its markets, milliseconds. */
  readonly startMs: { readonly one: number; readonly many: number };
}

/** What quotes cost: beside a route that does nothing, and whether markets as data slow them down. */
export async function quoteFigures(rounds: number, seconds: number): Promise<QuoteFigures> {
  const one = await openQuoting(1, 1);
  try {
    const many = await openQuoting(CITIES, VERSIONS);
    const bare = Fastify();
    try {
      const { answer, kept } = await answerOf(one);
      await answerOf(many);
      bare.post(PATH, async () => answer);
      const address = await bare.listen({ port: 0, host: '127.0.0.1' });
      for (const warm of [one.node.address, many.node.address, address]) await askedPerSecond(`${warm}${PATH}`, 1);
      const beside = await alternate(
        rounds,
        () => askedPerSecond(`${one.node.address}${PATH}`, seconds),
        () => askedPerSecond(`${address}${PATH}`, seconds),
      );
      const both = await alternate(
        rounds,
        () => askedPerSecond(`${many.node.address}${PATH}`, seconds),
        () => askedPerSecond(`${one.node.address}${PATH}`, seconds),
      );
      return {
        one: { asked: beside.a, bare: beside.b, ratio: beside.ratio },
        many: { many: both.a, one: both.b, ratio: both.ratio },
        kept,
        startMs: { one: one.readInMs, many: many.readInMs },
      };
    } finally {
      await bare.close();
      await many.close();
    }
  } finally {
    await one.close();
  }
}
