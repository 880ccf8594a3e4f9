import { estimated, steady } from './random-city.ts';
import { speedFigures } from './speed.ts';
import { pickupFigures } from './total-pickup.ts';

const percent = (share: number) => (share * 100).toFixed(3);

/** The assignment of a batch: how fast it is, and how good. */
export async function assignmentFigures(rounds: number, say: (line: string) => void) {
  const speed = await speedFigures(rounds);
  say(
    `assignment of 2000 trips to 2000 drivers: ${speed.ours.toFixed(0)} ms with the 20 nearest of each, dense by linear-sum-assignment ${speed.dense.toFixed(0)} ms = ${speed.ratio.toFixed(0)}; its proof ${speed.proof.toFixed(2)} ms = ${percent(speed.proofShare)} % of solving`,
  );
  const pickups = { steady: await pickupFigures(steady), estimated: await pickupFigures(estimated) };
  for (const [pace, { besideFirstCome, largestGap, candidatesOfTrip, batchMs }] of Object.entries(pickups)) {
    say(
      `pickup time of 500 riders by 500 drivers, ${pace} pace: ${besideFirstCome.toFixed(2)} of first come; gap to the dense optimum at most ${percent(largestGap)} % with ${candidatesOfTrip.toFixed(0)} candidates each; ${batchMs.toFixed(0)} ms`,
    );
  }
  return { speed, pickups };
}
