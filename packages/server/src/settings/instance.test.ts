import { describe, expect, it } from 'vitest';
import type { Instance } from '@safiri/contract/settings/instance.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, openKisumu } from '../testing/kisumu.ts';
import { instanceText } from './instance.ts';

const read = (text: string | null) => (text === null ? null : (JSON.parse(text) as Instance));

describe('what pages are told of an instance', () => {
  const demo = useWorld({ env: { DEMO: '1' } });

  it('is nothing in the demo', () => {
    expect(instanceText(demo.node.ctx)()).toBeNull();
  });
});

describe('outside the demo', () => {
  const world = useWorld({ markets: false });

  it('are its open and paused cities, with what each serves and from how much', async () => {
    const text = instanceText(world.node.ctx);
    expect(read(text())).toEqual({ markets: [], countries: [], emergency: {}, canText: false });
    await openKisumu(world, kisumuFile().replace('status: open', 'status: draft'));
    expect(read(text())).toEqual({ markets: [], countries: [], emergency: {}, canText: false });
    await openKisumu(world, kisumuFile().replace('status: open', 'status: paused'));
    expect(read(text())?.markets.map(({ id, isOpen }) => [id, isOpen])).toEqual([['kisumu', false]]);
    await openKisumu(world);
    const [market] = read(text())?.markets ?? [];
    expect(market).toMatchObject({
      id: 'kisumu',
      name: 'Kisumu',
      countryId: 'ke',
      center: { lat: -0.1022, lng: 34.7617 },
      bounds: [-0.17, 34.66, -0.02, 34.86],
      decimals: 0,
      payments: ['cash', 'safiri_wallet'],
      isOpen: true,
    });
    // Base 50 with a minimum of 50, and base 80 with a minimum of 100.
    expect(market?.services.map(({ rideType, from }) => [rideType, from]).slice(0, 2)).toEqual([
      ['boda', '50.00'],
      ['tuktuk', '100.00'],
    ]);
  });
});
