import type { DriverActor } from './actor.ts';
import { Problem } from './problem.ts';

/**
 * A driver is named by the driver id or by the user id (spec: the seeds differ); either number stands for the one who is signed in.
 * @throws Problem forbidden when it is somebody else's
 */
export function requireOwnDriver(actor: DriverActor, id: number): void {
  if (id !== actor.driverId && id !== actor.userId) throw new Problem('forbidden');
}
