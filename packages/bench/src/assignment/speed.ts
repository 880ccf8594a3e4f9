import { linearSumAssignment } from 'linear-sum-assignment';
import { Assigner } from '@safiri/dispatch/assignment/assigner.ts';
import { CandidateGraph, type Edge } from '@safiri/dispatch/assignment/candidate-graph.ts';
import { certify } from '@safiri/dispatch/assignment/certify.ts';
import { ChainSearch } from '@safiri/dispatch/assignment/chain-search.ts';
import { alternate, median } from '../load.ts';
import { estimated, everySecond, seeded, spread } from './random-city.ts';

const SIZE = 2000;
const NEAREST = 20;
const SIDE_METERS = 20_000;

const milliseconds = (task: () => unknown): number => {
  const began = performance.now();
  task();
  return performance.now() - began;
};

/** Of each trip the drivers with the least seconds. */
const nearestOf = (seconds: Float64Array): Edge[] =>
  Array.from(seconds, (cost, driverId) => ({ driverId, cost }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, NEAREST);

/**
 * A batch of 2000 trips and 2000 drivers: its 20 nearest drivers for each trip, laid out, assigned and proved by ours,
 * beside the whole matrix by npm's `linear-sum-assignment`, which solves nothing smaller. And the share that the proof takes.
 */
export async function speedFigures(rounds: number) {
  const random = seeded(1);
  const matrix = everySecond(spread(SIZE, SIDE_METERS, random), spread(SIZE, SIDE_METERS, random), estimated);
  const candidates = matrix.map(nearestOf);
  const assigner = new Assigner();
  assigner.assign(candidates);
  const { a: ours, b: dense } = await alternate(
    rounds,
    async () => median([1, 2, 3].map(() => milliseconds(() => assigner.assign(candidates)))),
    async () => milliseconds(() => linearSumAssignment(matrix, { maximaze: false })),
  );
  const graph = new CandidateGraph().fill(candidates);
  const search = new ChainSearch();
  const { a: solve, b: proof } = await alternate(
    5,
    async () => milliseconds(() => search.solve(graph, () => false)),
    async () => milliseconds(() => certify(graph, search)),
  );
  const { picks, fellBack } = assigner.assign(candidates);
  return { ours, dense, ratio: dense / ours, served: picks.filter((pick) => pick >= 0).length, fellBack, proof, proofShare: proof / solve };
}
