import { migrate } from '@safiri/db/platform/migrate.ts';
import { ensureDatabase } from '@safiri/server/cluster/database.ts';
import { createCityLeases } from '@safiri/server/dispatch/public.ts';
import { stallingProxy } from '@safiri/server/testing/stalling-proxy.ts';
import type { Stage } from './stage.ts';

const CITIES = Array.from({ length: 60 }, (_, i) => `city-${i}`);
const LOOK_MS = 5;

/** Milliseconds from the moment when a node goes silent until another has all its cities, the slowest of `rounds`. */
export async function takeover(stage: Stage, rounds: number): Promise<{ slowest: number; median: number }> {
  const url = Object.assign(new URL(stage.url), { pathname: '/takeover' }).href;
  await ensureDatabase(url);
  await migrate(url);
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const proxy = await stallingProxy(url);
    const doomed = createCityLeases(stage.node.ctx, { url: proxy.url, node: `doomed-${round}`, cities: () => CITIES });
    const heir = createCityLeases(stage.node.ctx, { url, node: `heir-${round}`, cities: () => CITIES });
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    };
    doomed.start(() => {});
    heir.start(() => {});
    await until(() => doomed.mine().length === CITIES.length / 2 && heir.mine().length === CITIES.length / 2);
    // Somewhere within its second, as deaths are.
    await new Promise((resolve) => setTimeout(resolve, (1000 * round) / rounds));
    proxy.stall();
    const begun = performance.now();
    await until(() => heir.mine().length === CITIES.length);
    took.push(performance.now() - begun);
    await proxy.close();
    await doomed.stop();
    await heir.stop();
  }
  took.sort((a, b) => a - b);
  return { slowest: took.at(-1) ?? 0, median: took[Math.floor(took.length / 2)] ?? 0 };
}
