import type { NearestFigures } from './figures.ts';

const micro = (nanoseconds: number) => `${(nanoseconds / 1000).toFixed(2)} µs`;

/** The figures as lines. */
export function nearestLines({ sizes, growth }: NearestFigures): string[] {
  const lines = sizes.map(({ drivers, redis, c, query, bytesPerDriver, redisBytesPerDriver }) => {
    const besideRedis =
      redis === undefined
        ? 'no redis-server here'
        : `Redis ${micro(redis.other)} : ${micro(redis.ours)} = ${redis.ratio.toFixed(1)} times as fast`;
    const besideC =
      c === undefined ? 'no C compiler here' : `C -O3 ${micro(c.other)} : ${micro(c.ours)} = ${c.ratio.toFixed(2)} of its speed`;
    const memory = `${bytesPerDriver.toFixed(1)} bytes a driver${redisBytesPerDriver === undefined ? '' : ` (Redis ${redisBytesPerDriver.toFixed(0)})`}`;
    return `nearest drivers, ${drivers}, 10 updates and a query: ${besideRedis}; ${besideC}; a query alone ${micro(query)}; ${memory}`;
  });
  return [...lines, `nearest drivers, a query at ${sizes.at(-1)?.drivers} beside ${sizes[0]?.drivers}: ${growth.toFixed(2)}`];
}
