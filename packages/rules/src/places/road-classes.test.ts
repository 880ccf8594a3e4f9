import { describe, expect, it } from 'vitest';
import { wayUse } from './road-classes.ts';

describe('wayUse', () => {
  it('drives roads at the speed of their class, a posted limit or a bad surface', () => {
    expect(wayUse({ highway: 'trunk' })).toEqual({ kmh: 85, forward: true, backward: true });
    expect(wayUse({ highway: 'trunk', maxspeed: '50' })?.kmh).toBe(50);
    expect(wayUse({ highway: 'trunk', maxspeed: '30 mph' })?.kmh).toBeCloseTo(48.27);
    expect(wayUse({ highway: 'residential', maxspeed: '120 mph' })?.kmh).toBe(25);
    expect(wayUse({ highway: 'secondary', maxspeed: 'KE:urban', surface: 'dirt' })?.kmh).toBe(30);
  });

  it('knows one-way streets, those drawn against their direction, and those that are one-way by their kind', () => {
    const directions = (tags: Record<string, string>) => {
      const use = wayUse({ highway: 'primary', ...tags });
      return use === undefined ? 'closed' : `${use.forward ? '>' : ''}${use.backward ? '<' : ''}`;
    };
    expect(directions({ oneway: 'yes' })).toBe('>');
    expect(directions({ oneway: '-1' })).toBe('<');
    expect(directions({ oneway: 'no' })).toBe('><');
    expect(directions({ junction: 'roundabout' })).toBe('>');
    expect(directions({ junction: 'roundabout', oneway: 'no' })).toBe('><');
    expect(directions({ highway: 'motorway' })).toBe('>');
    expect(directions({ oneway: 'reversible' })).toBe('closed');
  });

  it('leaves out what no car drives or may enter', () => {
    for (const tags of [{}, { highway: 'footway' }, { highway: 'constructor' }, { highway: 'residential', area: 'yes' }]) {
      expect(wayUse(tags)).toBeUndefined();
    }
    expect(wayUse({ highway: 'service', access: 'private' })).toBeUndefined();
    expect(wayUse({ highway: 'service', access: 'no', motor_vehicle: 'yes' })).toBeDefined();
    expect(wayUse({ highway: 'service', motor_vehicle: 'no', access: 'yes' })).toBeUndefined();
  });
});
