import { answeringThreadFigures } from './answering-thread.ts';
import { estimated, steady } from './random-city.ts';
import { speedFigures } from './speed.ts';
import { pickupFigures } from './total-pickup.ts';

/** The assignment of a batch: how fast it is, and how good. */
export async function assignmentFigures(rounds: number) {
  const speed = await speedFigures(rounds);
  const answering = await answeringThreadFigures(rounds);
  return { speed, answering, pickups: { steady: await pickupFigures(steady), estimated: await pickupFigures(estimated) } };
}
