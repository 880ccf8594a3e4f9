import { capacityFigures, type Step } from '../capacity/figures.ts';
import { aimed, type Part } from '../part.ts';

const GOAL = 4000;

function told({ readP50, readP99, failed, polls, offerP99, asked, neverOffered, serverCores, loadCores, machineLoad }: Step): string {
  const reads = `reads p50 ${readP50.toFixed(0)} ms, p99 ${readP99.toFixed(0)} ms${failed > 0 ? `, ${failed} of ${polls} not answered` : ''}`;
  const offered = `offers p99 ${Number.isFinite(offerP99) ? `${offerP99.toFixed(0)} ms` : 'never'} (${asked - neverOffered} of ${asked} offered)`;
  return `${reads}; ${offered}; ${serverCores.toFixed(2)} cores of the server, ${loadCores.toFixed(2)} of the load beside it, load of the machine ${machineLoad.toFixed(1)}`;
}

export const capacity: Part = {
  name: 'capacity',
  apart: true,
  async run() {
    const raw = await capacityFigures((line) => void process.stdout.write(`${line}\n`));
    const lines = raw.profile.map(({ what, share }) => `${what} ${(share * 100).toFixed(0)} %`).join(', ');
    return {
      figures: [
        aimed(
          'trips under way that one `npm start` carries: each passenger polls every 4 s, twice as many drivers send a position every 4 s by their sockets, and so many rides are asked for as end; p99 of reads at most 250 ms, of offers 3 s',
          String(raw.holds),
          raw.holds,
          'at least',
          GOAL,
        ),
        ...raw.steps.map((step) => ({ what: `with ${step.trips} trips`, measured: told(step) })),
        { what: 'where the server spends most at the last of these', measured: lines },
      ],
      raw,
    };
  },
};
