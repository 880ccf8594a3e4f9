import type { Context } from './context.ts';
import { eachApart, throwAll } from './each-apart.ts';
import type { Room } from './room.ts';

/**
 * What the rooms do once a minute or an hour: one that fails keeps none of the others from its work.
 * @throws AggregateError at the end, with what failed
 */
export async function runInEach<S>(
  rooms: ReadonlyArray<Room<S>>,
  job: 'everyMinute' | 'hourly',
  services: S,
  log: Pick<Context['log'], 'error'>,
): Promise<void> {
  const { faults } = await eachApart(
    rooms,
    async (room) => room[job]?.(services),
    (error, { name }) => log.error({ err: error, room: name, job }, 'a job of a room failed'),
  );
  throwAll(faults, (count) => `${job} failed in ${count} rooms`);
}
