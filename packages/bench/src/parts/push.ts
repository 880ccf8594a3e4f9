import { aimed, type Part } from '../part.ts';
import { idleBytes } from '../idle-bytes.ts';
import { pushFigures } from '../push.ts';
import { streamFigures } from '../streams.ts';

export const streams: Part = {
  name: 'streams',
  async run({ stage, passengers }) {
    const idle = await idleBytes(await stage(), passengers(1));
    const raw = { ...(await streamFigures(await stage())), idle };
    const { clients, kilobytesEach, told } = raw;
    const fewer = idle.polling / idle.stream;
    return {
      figures: [
        aimed(`memory of each of ${clients} streams of one process`, `${kilobytesEach.toFixed(1)} kB`, kilobytesEach, 'at most', 11, ' kB'),
        aimed(
          'bytes of an idle minute, polling beside the stream',
          `${idle.polling.toFixed(0)} : ${idle.stream.toFixed(0)} = ${fewer.toFixed(0)} times as many`,
          fewer,
          'at least',
          20,
        ),
        {
          what: `${told.count} notifications written and told`,
          measured: `written in ${told.written.toFixed(0)} ms, at their clients p50 ${told.p50.toFixed(0)} ms, last ${told.last.toFixed(0)} ms`,
        },
      ],
      raw,
    };
  },
};

const CLIENTS = 10_000;
const SECONDS = 6;

/** Late among the parts of the stage: it puts ten thousand passengers on the road. */
export const push: Part = {
  name: 'push',
  async run({ stage, passengers }) {
    const first = passengers(CLIENTS);
    const raw = await pushFigures(await stage(), first, CLIENTS, SECONDS);
    const what = `a position a second to each of ${CLIENTS} passengers`;
    const measured = `p50 ${raw.p50.toFixed(0)} ms, p99 ${raw.p99.toFixed(0)} ms (${raw.told} of ${CLIENTS * SECONDS} told)`;
    return { figures: [aimed(what, measured, raw.p99, 'at most', 100, ' ms p99')], raw };
  },
};
