import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Bench } from '../part.ts';
import type { Stage } from '../stage.ts';

/** More than one server answers. */
const RIDES_A_SECOND_AT_MOST = 7000;

/** Full `POST /api/rides` per second with 64 clients; each request is a passenger of its own. */
export async function ridesPerSecond({ stage, seconds, passengers }: Bench): Promise<number> {
  const { node } = await stage();
  const count = RIDES_A_SECOND_AT_MOST * seconds;
  const args = [node.address, String(passengers(count)), String(count), String(seconds)];
  const child = fork(fileURLToPath(new URL('./ride-load.ts', import.meta.url)), args, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const { perSecond, refused } = await new Promise<{ perSecond: number; refused: number }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.once('message', (message) => resolve(message as { perSecond: number; refused: number }));
  });
  if (refused > 0) throw new Error(`${refused} rides were refused`);
  return perSecond;
}

/** Calls all rides off that wait for a driver: tens of thousands in one city are not what other figures are about. */
export async function callOffRides({ node }: Stage): Promise<void> {
  await node.ctx.db.execute(
    sql`update rides set status = 'cancelled', cancelled_at = now(), cancelled_by = 'system' where status = 'requested'`,
  );
}
