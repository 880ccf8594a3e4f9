import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { fairShare } from '@safiri/rules/dispatch/lease.ts';
import { stallingProxy, type StallingProxy } from '../testing/stalling-proxy.ts';
import { useWorld } from '../testing/harness.ts';
import { eventually } from '../testing/people.ts';
import { createCityLeases, type CityLeases } from './public.ts';

const world = useWorld();
const CITIES = Array.from({ length: 10 }, (_, i) => `city-${i}`);
const running = new Set<CityLeases>();
const proxies: StallingProxy[] = [];

function holder(node: string, url = world.databaseUrl): CityLeases {
  const leases = createCityLeases(world.node.ctx, { url, node, cities: () => CITIES });
  leases.start(() => {});
  running.add(leases);
  return leases;
}

async function leave(leases: CityLeases): Promise<void> {
  running.delete(leases);
  await leases.stop();
}

afterEach(async () => {
  for (const leases of running) await leave(leases);
  for (const proxy of proxies.splice(0)) await proxy.close();
});

const all = (...holders: CityLeases[]) => holders.flatMap((leases) => [...leases.mine()]).toSorted();
const share = (...holders: CityLeases[]) => {
  const most = fairShare(CITIES.length, holders.length);
  return eventually(
    async () => all(...holders).length === CITIES.length && holders.every((one) => one.mine().length <= most),
    'an even share',
    30,
  );
};

describe('the leases of the cities', () => {
  it('all belong to a node that is alone, and are shared evenly as others come and go', async () => {
    const first = holder('a');
    await share(first);
    const second = holder('b');
    const third = holder('c');
    await share(first, second, third);
    expect(all(first, second, third)).toEqual(CITIES);
    await leave(second);
    await share(first, third);
    expect(all(first, third)).toEqual(CITIES);
  });

  it('never belong to two at a time, whatever comes and goes', async () => {
    let twice = 0;
    const watch = setInterval(() => {
      const held = all(...running);
      if (new Set(held).size !== held.length) twice += 1;
    }, 1);
    for (let turn = 0; turn < 6; turn += 1) {
      const fresh = holder(`turn-${turn}`);
      await eventually(async () => fresh.mine().length > 0, 'a share', 30);
      const [oldest] = running;
      if (oldest !== undefined && running.size > 3) await leave(oldest);
    }
    clearInterval(watch);
    expect(twice).toBe(0);
  });

  it('are lost by a node that is cut off from the database, before another has them', async () => {
    const proxy = await stallingProxy(world.databaseUrl);
    proxies.push(proxy);
    const cut = holder('cut', proxy.url);
    await share(cut);
    proxy.stall();
    const other = holder('other');
    let together = false;
    const watch = setInterval(() => (together ||= cut.mine().some((city) => other.mine().includes(city))), 1);
    await share(other);
    clearInterval(watch);
    expect([together, cut.mine()]).toEqual([false, []]);
    proxy.flow();
    await share(cut, other);
  });

  it('count their changes of hands', async () => {
    await share(holder('next'));
    const { rows } = await world.db.execute(sql`select min(epoch)::int as least from city_leases where city_id like 'city-%'`);
    expect(rows[0]?.['least']).toBeGreaterThan(1);
  });
});
