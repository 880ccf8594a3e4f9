import { sql } from 'drizzle-orm';
import type { Stage } from '../stage.ts';
import { beginTopUp } from './begin.ts';
import type { PlayedProvider } from './provider.ts';

const CLIENTS = 64;
const LOOK_MS = 5;
const NO_LONGER_MS = 120_000;

const settled = async ({ node }: Stage, accountId: number): Promise<number> => {
  const { rows } = await node.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from payments where account_id = ${accountId} and state = 'succeeded'`,
  );
  return rows[0]?.n ?? 0;
};

/** Top-ups per second from the tap by the provider's page and its signed callback to the wallet, by 64 passengers at a time. */
export async function paymentsPerSecond(
  stage: Stage,
  { simulators, accountId }: PlayedProvider,
  first: number,
  count: number,
): Promise<number> {
  const { book } = simulators.paystack;
  const before = await settled(stage, accountId);
  const start = performance.now();
  let begun = 0;
  const payers = Array.from({ length: CLIENTS }, async () => {
    while (begun < count) {
      const mine = first + begun;
      begun += 1;
      await beginTopUp(stage, mine);
    }
  });
  const answering = (async () => {
    for (let seen = 0, answered = 0; answered < count;) {
      const waiting = book.entries.slice(seen).filter(({ answer }) => answer === undefined);
      seen = book.entries.length;
      await Promise.all(waiting.map(({ reference }) => simulators.paystack.answer(reference, 'yes')));
      answered += waiting.length;
      if (performance.now() - start > NO_LONGER_MS) throw new Error(`${answered} of ${count} pages came`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  await Promise.all([...payers, answering]);
  while ((await settled(stage, accountId)) < before + count) {
    if (performance.now() - start > NO_LONGER_MS) throw new Error('not every payment was credited');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return (1000 * count) / (performance.now() - start);
}
