import { sql } from 'drizzle-orm';
import { startChild } from '../child.ts';
import type { Stage } from '../stage.ts';
import type { Became, Orders } from './clients.ts';

/** Clients are doubled until the others wait so long, or are refused. */
const FIRST_CLIENTS = 16;
const CLIENTS_AT_MOST = 512;
const TOO_LONG_MS = 1000;
const LOOK_SECONDS = 4;
/** And then so many times as many ask while people press. */
const TIMES = 3;
const SECONDS = 12;
const PRESSES = 120;

/** People whom this needs, in a row. */
export const OVERLOAD_PEOPLE = TIMES * CLIENTS_AT_MOST + 2 * PRESSES;

export interface OverloadFigures {
  readonly idle: Became;
  readonly presses: Became;
  readonly others: Became & { readonly clients: number };
  /** The clients at which the others began to wait too long or to be refused. */
  readonly limit: number;
  /** Emergencies that stand in the database, of those pressed. */
  readonly written: number;
  readonly pressed: number;
}

/** Clients as a process of their own, on this machine: their work is not the server's. */
const send = (orders: Orders): Promise<Became> => startChild('./clients.ts', import.meta.url).ask<Became>(orders);

/** Emergencies while nothing else happens, and while three times as many ask as the server can serve within a second. */
export async function overloadFigures({ node }: Stage, first: number): Promise<OverloadFigures> {
  const { address } = node;
  const incidents = async () => Number((await node.ctx.db.execute<{ n: string }>(sql`select count(*) as n from incidents`)).rows[0]?.n);
  const before = await incidents();
  const press = (from: number) => send({ address, clients: PRESSES, seconds: SECONDS - 4, first: from, kind: 'emergencies' });
  const ask = (clients: number, seconds: number) => send({ address, clients, seconds, first: first + 2 * PRESSES, kind: 'mixed' });

  const idle = await press(first);
  let limit = FIRST_CLIENTS;
  for (; limit < CLIENTS_AT_MOST; limit *= 2) {
    const { p99, refused } = await ask(limit, LOOK_SECONDS);
    if (p99 > TOO_LONG_MS || refused > 0) break;
  }
  const clients = limit * TIMES;
  const asking = ask(clients, SECONDS);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const presses = await press(first + PRESSES);
  const others = await asking;
  return { idle, presses, others: { ...others, clients }, limit, written: (await incidents()) - before, pressed: 2 * PRESSES };
}
