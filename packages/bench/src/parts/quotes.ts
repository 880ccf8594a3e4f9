import { aimed, type Part } from '../part.ts';
import { CITIES, quoteFigures, VERSIONS } from '../quotes/figures.ts';

export const quotes: Part = {
  name: 'quotes',
  async run({ rounds, seconds }) {
    const raw = await quoteFigures(rounds, seconds);
    const { one, many, kept, startMs } = raw;
    const cities = `${CITIES} cities of ${VERSIONS} versions each`;
    const beside = `${one.asked.toFixed(0)}/s : ${one.bare.toFixed(0)}/s = ${one.ratio.toFixed(2)}`;
    return {
      figures: [
        {
          what: `what a trip costs, asked by passengers with a session, ${kept} quotes kept durably each time, beside a bare Fastify route that takes and says the same`,
          measured: beside,
        },
        { what: 'durable quotes', measured: `${(one.asked * kept).toFixed(0)}/s` },
        aimed(
          `the same with ${cities} beside one city of one version`,
          `${many.many.toFixed(0)}/s : ${many.one.toFixed(0)}/s = ${many.ratio.toFixed(2)}`,
          many.ratio,
          'at least',
          0.9,
        ),
        {
          what: `a start with ${cities} beside one with a city of one version`,
          measured: `${(startMs.many / 1000).toFixed(1)} s : ${(startMs.one / 1000).toFixed(1)} s`,
        },
      ],
      raw,
    };
  },
};
