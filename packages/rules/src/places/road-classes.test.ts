import { describe, expect, it } from 'vitest';
import { wayUse } from './road-classes.ts';
import type { RoadVehicle } from './road-vehicle.ts';

/** `>` and `<` for the directions in which a vehicle may drive; empty where it may not. */
function directions(tags: Record<string, string>, vehicle: RoadVehicle = 'car'): string {
  const use = wayUse({ highway: 'primary', ...tags })?.[vehicle];
  return `${use?.forward === true ? '>' : ''}${use?.backward === true ? '<' : ''}`;
}
const both = (tags: Record<string, string>) => [directions(tags), directions(tags, 'motorcycle')];

describe('wayUse', () => {
  it('drives roads at the speed of their class, a posted limit or a bad surface', () => {
    const everywhere = { forward: true, backward: true };
    expect(wayUse({ highway: 'trunk' })).toEqual({
      kmh: 85,
      car: everywhere,
      motorcycle: everywhere,
      isSpan: false,
      closures: [],
      unread: 0,
    });
    expect(wayUse({ highway: 'trunk', maxspeed: '50' })?.kmh).toBe(50);
    expect(wayUse({ highway: 'trunk', maxspeed: '30 mph' })?.kmh).toBeCloseTo(48.27);
    expect(wayUse({ highway: 'residential', maxspeed: '120 mph' })?.kmh).toBe(25);
    expect(wayUse({ highway: 'secondary', maxspeed: 'KE:urban', surface: 'dirt' })?.kmh).toBe(30);
  });

  it('knows one-way streets, those drawn against their direction, and those that are one-way by their kind', () => {
    expect(directions({ oneway: 'yes' })).toBe('>');
    expect(directions({ oneway: '-1' })).toBe('<');
    expect(directions({ oneway: 'no' })).toBe('><');
    expect(directions({ junction: 'roundabout' })).toBe('>');
    expect(directions({ junction: 'roundabout', oneway: 'no' })).toBe('><');
    expect(directions({ highway: 'motorway' })).toBe('>');
    expect(directions({ oneway: 'reversible' })).toBe('');
    expect(both({ oneway: 'yes', 'oneway:motorcycle': 'no' })).toEqual(['>', '><']);
  });

  it('leaves out what nobody drives or may enter: footways, steps, ferries, squares', () => {
    const ways = ['footway', 'steps', 'constructor', 'path', 'pedestrian', 'cycleway'].map((highway) => ({ highway }));
    for (const tags of [{}, ...ways, { highway: 'residential', area: 'yes' }, { route: 'ferry' }, { highway: 'primary', route: 'ferry' }]) {
      expect(wayUse(tags)).toBeUndefined();
    }
    expect(wayUse({ highway: 'footway', motorcycle: 'yes' })).toBeUndefined();
    expect(wayUse({ highway: 'service', access: 'private' })).toBeUndefined();
    expect(wayUse({ highway: 'service', access: 'no', motor_vehicle: 'yes' })).toBeDefined();
    expect(wayUse({ highway: 'service', motor_vehicle: 'no', access: 'yes' })).toBeUndefined();
  });

  it('lets a motorcycle where a car may not go, and the other way round', () => {
    expect(both({ motor_vehicle: 'no', motorcycle: 'yes' })).toEqual(['', '><']);
    expect(both({ motorcar: 'no' })).toEqual(['', '><']);
    expect(both({ highway: 'motorway', motorcycle: 'no' })).toEqual(['>', '']);
    expect(both({ highway: 'path', motorcycle: 'yes' })).toEqual(['', '><']);
    expect(both({ highway: 'path', motor_vehicle: 'yes' })).toEqual(['', '><']);
    expect(both({ highway: 'path', access: 'yes' })).toEqual(['', '']);
    expect(both({ highway: 'path', motorcycle: 'private' })).toEqual(['', '']);
    expect(wayUse({ highway: 'path', motorcycle: 'yes' })?.kmh).toBe(10);
  });

  it('tells bridges and tunnels', () => {
    expect(wayUse({ highway: 'primary', bridge: 'yes' })?.isSpan).toBe(true);
    expect(wayUse({ highway: 'primary', tunnel: 'building_passage' })?.isSpan).toBe(true);
    expect(wayUse({ highway: 'primary', bridge: 'no' })?.isSpan).toBe(false);
  });
});

describe('the hours of a way', () => {
  const closures = (tags: Record<string, string>) => wayUse({ highway: 'residential', ...tags })?.closures;
  const anyDirection = { forward: true, backward: true };

  it('close it, or are the only ones at which it is open', () => {
    const closed = { ...anyDirection, hours: '22:00-05:00', outside: false };
    const expected = [
      { ...closed, vehicle: 'car' },
      { ...closed, vehicle: 'motorcycle' },
    ];
    expect(closures({ 'motor_vehicle:conditional': 'no @ (22:00-05:00)' })).toEqual(expected);
    expect(closures({ 'access:conditional': 'no @ 22:00-05:00' })).toEqual(expected);
    expect(closures({ access: 'no', 'access:conditional': 'yes @ (22:00-05:00)' })).toEqual(
      expected.map((one) => ({ ...one, outside: true })),
    );
    expect(closures({ 'motorcar:conditional': 'no @ (22:00-05:00)' })).toEqual(expected.slice(0, 1));
    // What is said of motor vehicles goes before what is said of all.
    expect(closures({ motor_vehicle: 'yes', 'access:conditional': 'no @ (22:00-05:00)' })).toEqual([]);
    expect(closures({ 'access:conditional': 'yes @ (22:00-05:00)' })).toEqual([]);
  });

  it('make it one-way', () => {
    const hours = 'Mo-Fr 07:00-09:00';
    expect(closures({ 'oneway:conditional': `yes @ (${hours})`, motorcycle: 'no' })).toEqual([
      { forward: false, backward: true, hours, outside: false, vehicle: 'car' },
    ]);
    expect(closures({ oneway: 'yes', 'oneway:conditional': `no @ (${hours})`, motorcycle: 'no' })).toEqual([
      { forward: false, backward: true, hours, outside: true, vehicle: 'car' },
    ]);
  });

  it('are counted and ignored where they are no simple form', () => {
    for (const text of [
      'no @ (sunset-sunrise)',
      'no @ (PH)',
      'no @ (weight>7)',
      'no',
      'no @ (22:00-05:00); yes @ (Su)',
      '('.repeat(100_000),
    ]) {
      expect(wayUse({ highway: 'residential', 'motor_vehicle:conditional': text })).toMatchObject({ closures: [], unread: 1 });
    }
    expect(wayUse({ highway: 'residential', 'oneway:conditional': '-1 @ (07:00-09:00)' })).toMatchObject({ closures: [], unread: 1 });
  });
});
