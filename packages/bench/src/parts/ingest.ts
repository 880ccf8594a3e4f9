import { ingestFigures } from '../ingest/figures.ts';
import { aimed, type Figure, type Part } from '../part.ts';

interface Ratio {
  readonly a: number;
  readonly b: number;
  readonly ratio: number;
}

const shown = ({ a, b, ratio }: Ratio) => `${a.toFixed(0)} : ${b.toFixed(0)} positions/s = ${ratio.toFixed(2)}`;

const besideRedis = (what: string, ratio: Ratio | null, goal: number): Figure =>
  ratio === null
    ? { what, measured: 'not measured: no redis-server here' }
    : aimed(`${what}, by processor time`, shown(ratio), ratio.ratio, 'at least', goal);

/** Last of those on the stage: it brings two thousand drivers to one place. */
export const ingest: Part = {
  name: 'ingest',
  async run({ stage, rounds, seconds }) {
    const raw = await ingestFigures(await stage(), rounds, seconds);
    return {
      figures: [
        aimed('positions by POSTs of ten beside POSTs of one', shown(raw.posts), raw.posts.ratio, 'at least', 6),
        besideRedis('positions by socket frames of one beside pipelined GEOADD', raw.frames, 1.5),
        besideRedis('positions by socket frames of ten beside pipelined GEOADD', raw.batchedFrames, 10),
      ],
      raw,
    };
  },
};
