import { aimed, type Part } from '../part.ts';
import { streamFigures } from '../streams.ts';

export const streams: Part = {
  name: 'streams',
  async run({ stage }) {
    const raw = await streamFigures(await stage());
    const { clients, kilobytesEach, told } = raw;
    return {
      figures: [
        aimed(`memory of each of ${clients} streams of one process`, `${kilobytesEach.toFixed(1)} kB`, kilobytesEach, 'at most', 11, ' kB'),
        {
          what: `${told.count} notifications written and told`,
          measured: `written in ${told.written.toFixed(0)} ms, at their clients p50 ${told.p50.toFixed(0)} ms, last ${told.last.toFixed(0)} ms`,
        },
      ],
      raw,
    };
  },
};
