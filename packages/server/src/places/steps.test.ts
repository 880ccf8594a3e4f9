import { describe, expect, it } from 'vitest';
import type { Step } from '@safiri/rules/navigation/step.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { builtInMaps, openMapStore } from '../maps/public.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver } from '../testing/people.ts';

const byCar = { by: 'car', minute: 0 } as const;
const hatfield = { lat: -25.7487, lng: 28.238 };
const menlyn = { lat: -25.7826, lng: 28.2755 };
const kencom = { lat: -1.2857, lng: 36.8251 };
const westgate = { lat: -1.2571, lng: 36.8033 };

const said = (steps: readonly Step[] = []) => steps.map(({ kind, street, exit }) => [kind, street, exit]);

describe('the steps of a way over the maps that come along', async () => {
  const { atlas } = await openMapStore({ roots: [builtInMaps], warn: () => {} });

  it('lead through Pretoria as one would tell a friend, back on the other carriageway of Atterbury Road at the end', () => {
    const { steps, path, meters } = atlas.way(hatfield, menlyn, byCar) ?? { steps: [], path: [], meters: 0 };
    expect(said(steps)).toEqual([
      ['depart', 'Park Street', null],
      ['right', 'Jan Shoba Street', null],
      ['left', 'Duxbury Road', null],
      ['slight_left', 'Lynnwood Road', null],
      ['right', 'Atterbury Road', null],
      ['u_turn', 'Atterbury Road', null],
      ['arrive', null, null],
    ]);
    expect(Math.abs(steps.reduce((sum, step) => sum + step.meters, 0) - meters)).toBeLessThan(20);
    // The corner of Lynnwood Road and Atterbury Road.
    expect(distanceMeters(path[steps[4]?.at ?? 0] ?? hatfield, { lat: -25.7623, lng: 28.2556 })).toBeLessThan(20);
  });

  it('count the exits of the roundabouts of Nairobi', () => {
    expect(said(atlas.way(kencom, westgate, byCar)?.steps).slice(4, 8)).toEqual([
      ['left', 'Kenyatta Avenue', null],
      ['roundabout', 'Uhuru Highway', 3],
      ['roundabout', 'Uhuru Highway', 2],
      ['onward', 'Waiyaki Way', null],
    ]);
  });
});

describe('GET /api/places/route', () => {
  const world = useWorld({ env: { OPEN_BETA: '1' } });
  const text = ({ lat, lng }: typeof kencom) => `${lat},${lng}`;

  it('tells the steps beside the way, and none where the streets are not known', async () => {
    const { client } = await driver(world);
    const way = await client.call(calls.findRoute, { query: { from: text(kencom), to: '-1.2789,36.8215' } });
    expect(way.steps.at(0)).toMatchObject({ kind: 'depart', at: 0 });
    expect(way.steps.at(-1)).toEqual({ kind: 'arrive', at: way.path.length - 1, meters: 0, street: null, exit: null });
    expect(way.steps.length).toBeGreaterThan(3);
    const unknown = await client.call(calls.findRoute, { query: { from: text(kencom), to: text(westgate) } });
    expect(unknown).toMatchObject({ onStreets: false, steps: [] });
  });
});
