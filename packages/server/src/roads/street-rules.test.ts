import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RoadMap } from '@safiri/dispatch/roads/road-map.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { estimatedRoutes, roadRoutes } from '../places/public.ts';
import { blocks, cornerId, middleOf, streetId } from '../testing/blocks.ts';
import { overpassAnswer, pbfFile, type OsmElements } from '../testing/osm-file.ts';
import { encodeRoads, importRoads, openAtlas, openExtract, streetNotes } from './public.ts';

const folder = mkdtempSync(join(tmpdir(), 'safiri-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const file = (ending: string, content: string | Uint8Array) => {
  const path = join(folder, `extract-${(files += 1)}${ending}`);
  writeFileSync(path, content);
  return path;
};
const json = (elements: OsmElements) => file('.json', JSON.stringify(overpassAnswer(elements)));
const imported = async (path: string) => importRoads(await openExtract(path));
type Relation = NonNullable<OsmElements['relations']>[number];
type Members = Relation['members'];

/** The middle corner, and those around it. */
const [middle, west, east, north, south] = [cornerId(1, 1), cornerId(1, 0), cornerId(1, 2), cornerId(2, 1), cornerId(0, 1)];
const from = { type: 'way', ref: streetId(west, middle), role: 'from' } as const;
const via = { type: 'node', ref: middle, role: 'via' } as const;
const to = { type: 'way', ref: streetId(middle, north), role: 'to' } as const;
const turn = (restriction: string, members: Members = [from, via, to], more: Record<string, string> = {}): Relation => ({
  id: 900,
  tags: { type: 'restriction', restriction, ...more },
  members,
});
const withTurns = (...relations: Relation[]): OsmElements => ({
  ...blocks(),
  relations: relations.map((one, i) => ({ ...one, id: 900 + i })),
});

/** Metres of the way from the middle of one street to the middle of another. */
async function meters(
  elements: OsmElements,
  street: readonly [number, number],
  other: readonly [number, number],
  by: RoadVehicle = 'car',
  minute = 0,
): Promise<number | undefined> {
  const { graph } = await imported(json(elements));
  const way = new RoadMap(graph).way(middleOf(...street), middleOf(...other), { by, minute });
  return way === undefined ? undefined : Math.round(way.meters / 111.2);
}
const left = [
  [west, middle],
  [middle, north],
] as const;

describe('forbidden turns of an extract', () => {
  it('lead round the block, from the binary form too', async () => {
    // In halves of a street: over the corner, or off the other way and round the block.
    expect(await meters(blocks(), ...left)).toBe(2);
    expect(await meters(withTurns(turn('no_left_turn')), ...left)).toBe(6);
    const { graph, turns } = await imported(file('.osm.pbf', pbfFile(withTurns(turn('no_left_turn')))));
    expect(graph).toEqual((await imported(json(withTurns(turn('no_left_turn'))))).graph);
    expect(turns).toEqual({ placed: 1, left: 0, unread: 0 });
  });

  it('leave all other turns as they are', async () => {
    const elements = withTurns(turn('no_left_turn'));
    expect(await meters(elements, [west, middle], [middle, east])).toBe(2);
    expect(await meters(elements, [south, middle], [middle, north])).toBe(2);
    expect(await meters(elements, [middle, north], [west, middle])).toBe(2);
  });

  it('are all but one where one is mandatory', async () => {
    const elements = withTurns(turn('only_straight_on', [from, via, { ...to, ref: streetId(middle, east) }]));
    expect(await meters(elements, [west, middle], [middle, east])).toBe(2);
    expect(await meters(elements, ...left)).toBe(6);
    expect(await meters(elements, [west, middle], [middle, south])).toBe(6);
  });

  it('may be those of a way between two others', async () => {
    const between = { type: 'way', ref: streetId(middle, east), role: 'via' } as const;
    const last = { ...to, ref: streetId(east, cornerId(2, 2)) };
    const elements = withTurns(turn('no_u_turn', [from, between, last]));
    const goal = [east, cornerId(2, 2)] as const;
    expect(await meters(blocks(), [west, middle], goal)).toBe(4);
    // Another way of the same length is left, but not from the street that is between.
    expect(await meters(elements, [west, middle], goal)).toBe(6);
    expect(await meters(elements, [middle, east], goal)).toBe(2);
    expect(await meters(elements, [south, middle], goal)).toBe(4);
  });

  it('hold for whom they are meant', async () => {
    const elements = withTurns(turn('no_left_turn', [from, via, to], { except: 'motorcycle' }));
    expect(await meters(elements, ...left)).toBe(6);
    expect(await meters(elements, ...left, 'motorcycle')).toBe(2);
  });

  it('are no harm where members are missing, unknown or do not meet, and are counted', async () => {
    const far = { ...to, ref: streetId(cornerId(3, 2), cornerId(3, 3)) };
    const relations = [
      turn('no_left_turn', [via, to]),
      turn('no_left_turn', [from, to]),
      turn('no_left_turn', []),
      turn('no_left_turn', [from, via, far]),
      turn('no_left_turn', [from, { ...via, ref: 77_777 }, to]),
      turn('only_left_turn', [from, via, { ...to, ref: 88_888 }]),
      turn('only_left_turn', [from, { ...from, role: 'via' }, to]),
      turn('<script>', [from, via, to]),
      turn('no_left_turn', [{ type: 'relation', ref: 900, role: 'from' }, via, to]),
      turn('no_left_turn', [from, via, to], { type: 'multipolygon' }),
    ];
    const { graph, turns } = await imported(json(withTurns(...relations)));
    expect(graph).toEqual((await imported(json(blocks()))).graph);
    expect(turns).toEqual({ placed: 0, left: 2, unread: 5 });
    expect(streetNotes({ turns, unreadHours: 0 })).toEqual([
      "Rules about turning: 0 are kept; 2 whose streets do not meet and 5 that can't be read are left out.",
    ]);
  });

  it('take a street off the map that they leave no way into, and nothing else', async () => {
    const end = { id: 50, lat: -0.1165, lon: 34.7412 };
    const lane = { id: 60, nodes: [west, 50], tags: { highway: 'residential', name: 'No Way In' } };
    const around = [cornerId(0, 0), cornerId(2, 0), middle];
    const relations = around.map((corner) =>
      turn('no_entry', [
        { ...from, ref: streetId(corner, west) },
        { ...via, ref: west },
        { ...to, ref: 60 },
      ]),
    );
    const town = { ...withTurns(...relations), nodes: [...blocks().nodes, end], ways: [...blocks().ways, lane] };
    const { graph, turns } = await imported(json(town));
    expect(turns.placed).toBe(3);
    const map = new RoadMap(graph);
    const drive = { by: 'car', minute: 0 } as const;
    const way = map.way(middleOf(south, middle), { lat: end.lat, lng: end.lon }, drive);
    expect(way?.path.at(-2)).not.toEqual({ lat: end.lat, lng: end.lon });
    expect(await meters(town, [south, middle], [middle, north])).toBe(2);
  });
});

describe('streets and barriers of an extract', () => {
  const bollard = {
    id: 70,
    lat: middleOf(middle, east).lat,
    lon: middleOf(middle, east).lng + 0.0004,
    tags: { barrier: 'bollard' },
  };
  const barred = (tags: Record<string, string>): OsmElements => {
    const { nodes, ways } = blocks();
    const street = streetId(middle, east);
    return {
      nodes: [...nodes, { ...bollard, tags }],
      ways: ways.map((way) => (way.id === street ? { ...way, nodes: [middle, 70, east] } : way)),
    };
  };
  const past = [
    [middle, east],
    [east, cornerId(1, 3)],
  ] as const;

  it('let a motorcycle past bollards that a car goes round', async () => {
    expect(await meters(barred({ barrier: 'bollard' }), ...past)).toBe(8);
    expect(await meters(barred({ barrier: 'bollard' }), ...past, 'motorcycle')).toBe(2);
    expect(await meters(barred({ barrier: 'gate' }), ...past)).toBe(2);
    expect(await meters(barred({ barrier: 'gate', access: 'private' }), ...past, 'motorcycle')).toBe(8);
  });

  it('are open to the one and closed to the other', async () => {
    const closed = blocks({ [streetId(middle, east)]: { motor_vehicle: 'no', motorcycle: 'yes' } });
    const through = [
      [west, middle],
      [east, cornerId(1, 3)],
    ] as const;
    expect(await meters(closed, ...through)).toBe(8);
    expect(await meters(closed, ...through, 'motorcycle')).toBe(4);
    const path = blocks({ [streetId(middle, east)]: { highway: 'path', motorcycle: 'designated' } });
    expect(await meters(path, ...through)).toBe(8);
    const walk = blocks({ [streetId(middle, east)]: { highway: 'footway', motorcycle: 'yes' } });
    expect(await meters(walk, ...through, 'motorcycle')).toBe(8);
    const ferry = blocks({ [streetId(middle, east)]: { highway: 'primary', route: 'ferry' } });
    expect(await meters(ferry, ...through)).toBe(8);
  });

  it('let nobody in on a bridge, in a tunnel, or where no car may go', async () => {
    const street = streetId(middle, east);
    const near = { ...middleOf(middle, east), lat: middleOf(middle, east).lat + 0.0003 };
    const stopOf = async (tags: Record<string, string>) => {
      const { graph } = await imported(json(blocks({ [street]: tags })));
      return new RoadMap(graph).stopNear(near);
    };
    expect((await stopOf({}))?.name).toBe(`Street ${street}`);
    for (const tags of [{ bridge: 'yes' }, { tunnel: 'yes' }, { motorcar: 'no' }])
      expect((await stopOf(tags))?.name).not.toBe(`Street ${street}`);
  });

  it('are closed by the hour of the city’s own clocks', async () => {
    const night = blocks({ [streetId(middle, east)]: { 'motor_vehicle:conditional': 'no @ (22:00-05:00)' } });
    const { graph, about, unreadHours } = await imported(json(night));
    expect(unreadHours).toBe(0);
    const path = join(folder, 'night.roads');
    writeFileSync(path, encodeRoads(graph, about));
    const atlas = openAtlas((line) => expect.fail(line));
    await atlas.use([path]);
    const routes = roadRoutes(atlas, estimatedRoutes);
    const [begin, end] = [middleOf(west, middle), middleOf(east, cornerId(1, 3))];
    const at = async (time: string, zone = 'Africa/Nairobi') => {
      const route = await routes.route(begin, end, new Date(`2026-11-20T${time}Z`), zone, 'car');
      return Math.round(route.distanceMeters / 111.2);
    };
    // Nairobi is three hours ahead of UTC.
    expect(await at('18:59:00')).toBe(4);
    expect(await at('19:00:00')).toBe(8);
    expect(await at('01:59:00')).toBe(8);
    expect(await at('02:00:00')).toBe(4);
    expect(await at('19:00:00', 'Africa/Lagos')).toBe(4);
    // And for all who are on their way to somebody there.
    const seconds = (minute: number) => atlas.secondsTo(end, [begin], 600, { by: 'car', minute })?.[0] ?? 0;
    expect(seconds(23 * 60)).toBeGreaterThan(1.5 * seconds(12 * 60));
    expect(seconds(12 * 60)).toBe(seconds(13 * 60));
  });

  it('are one-way by the hour', async () => {
    const street = streetId(middle, east);
    const morning = blocks({ [street]: { 'oneway:conditional': 'yes @ (Mo-Fr 07:00-09:00)' } });
    const back = [
      [east, cornerId(1, 3)],
      [west, middle],
    ] as const;
    expect(await meters(morning, ...back, 'car', 8 * 60)).toBe(8);
    expect(await meters(morning, ...back, 'car', 10 * 60)).toBe(4);
    expect(await meters(morning, back[1], back[0], 'car', 8 * 60)).toBe(4);
  });

  it('stay open where their hours are no simple form, and are counted', async () => {
    const odd = blocks({ [streetId(middle, east)]: { 'motor_vehicle:conditional': 'no @ (sunset-sunrise)' } });
    const { graph, turns, unreadHours } = await imported(json(odd));
    expect(unreadHours).toBe(1);
    expect(streetNotes({ turns, unreadHours })).toEqual(["Streets with hours that can't be read: 1; they are open at all hours."]);
    expect(graph).toEqual((await imported(json(blocks()))).graph);
  });
});
