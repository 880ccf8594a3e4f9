import type { Context } from './context.ts';
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
  const faults: unknown[] = [];
  for (const room of rooms) {
    try {
      await room[job]?.(services);
    } catch (error) {
      faults.push(error);
      log.error({ err: error, room: room.name, job }, 'a job of a room failed');
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${job} failed in ${faults.length} rooms`);
}
