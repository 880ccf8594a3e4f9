import type { OpenTrip } from '@safiri/dispatch/engine/ports.ts';
import type { Candidate, Judged, Search } from '@safiri/dispatch/engine/search.ts';
import { gates } from '@safiri/rules/dispatch/gates.ts';

/** In place of the number of a gate. */
const NO_GATE = 255;

/** What was found for a batch: fifty thousand drivers considered are a few arrays, which pass from thread to thread as they are. */
export interface FoundDrivers {
  /** Where the drivers of each trip begin in the lists below; one more than there are trips. */
  readonly starts: Int32Array<ArrayBuffer>;
  readonly driverIds: Int32Array<ArrayBuffer>;
  readonly meters: Float64Array<ArrayBuffer>;
  readonly gates: Uint8Array<ArrayBuffer>;
  readonly chosen: readonly (Candidate | undefined)[];
}

export function packFound(searches: readonly Search[]): FoundDrivers {
  const size = searches.reduce((sum, { candidates }) => sum + candidates.length, 0);
  const found = {
    starts: new Int32Array(searches.length + 1),
    driverIds: new Int32Array(size),
    meters: new Float64Array(size),
    gates: new Uint8Array(size),
    chosen: searches.map(({ chosen }) => chosen),
  };
  let at = 0;
  for (const [row, { candidates }] of searches.entries()) {
    for (const { driverId, meters, gate } of candidates) {
      found.driverIds[at] = driverId;
      found.meters[at] = meters;
      found.gates[at] = gate === undefined ? NO_GATE : gates.indexOf(gate);
      at += 1;
    }
    found.starts[row + 1] = at;
  }
  return found;
}

/** Its memory, to be handed over instead of copied. */
export const memoryOfFound = ({ starts, driverIds, meters, gates: numbers }: FoundDrivers): ArrayBuffer[] => [
  starts.buffer,
  driverIds.buffer,
  meters.buffer,
  numbers.buffer,
];

/** @param trips those of the batch, in its order */
export function unpackFound(trips: readonly OpenTrip[], found: FoundDrivers): Search[] {
  return trips.map((trip, row) => {
    const candidates: Judged[] = [];
    for (let at = found.starts[row] as number; at < (found.starts[row + 1] as number); at += 1) {
      candidates.push({
        driverId: found.driverIds[at] as number,
        meters: found.meters[at] as number,
        gate: gates[found.gates[at] as number],
      });
    }
    return { trip, candidates, chosen: found.chosen[row] };
  });
}
