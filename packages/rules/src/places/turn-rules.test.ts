import { describe, expect, it } from 'vitest';
import { stoppedBy } from './road-barriers.ts';
import { turnRuleOf } from './turn-rules.ts';

describe('turnRuleOf', () => {
  it('tells what is forbidden and what is the only turn, and to whom', () => {
    const all = ['car', 'motorcycle'];
    expect(turnRuleOf({ restriction: 'no_left_turn' })).toEqual({ isOnly: false, vehicles: all });
    expect(turnRuleOf({ restriction: 'only_straight_on' })).toEqual({ isOnly: true, vehicles: all });
    expect(turnRuleOf({ restriction: 'no_u_turn', except: 'psv;motorcycle' })).toEqual({ isOnly: false, vehicles: ['car'] });
    expect(turnRuleOf({ 'restriction:motorcar': 'no_entry' })).toEqual({ isOnly: false, vehicles: ['car'] });
  });

  it('leaves out what is about others, and tells what it can’t read', () => {
    expect(turnRuleOf({ 'restriction:hgv': 'no_left_turn' })).toBeUndefined();
    expect(turnRuleOf({ restriction: 'no_left_turn', except: 'motorcar;motorcycle' })).toBeUndefined();
    expect(turnRuleOf({ restriction: 'no_left_turn', except: 'constructor' })).toMatchObject({ isOnly: false });
    for (const tags of [
      { restriction: '<b>no</b>' },
      { 'restriction:conditional': 'no_left_turn @ (07:00-09:00)' },
      { restriction: 'no_left_turn', hour_on: '07:00' },
    ])
      expect(turnRuleOf(tags)).toBe('unread');
  });
});

describe('stoppedBy', () => {
  it('stops cars at bollards and everybody at walls and closed gates', () => {
    const all = ['car', 'motorcycle'];
    expect(stoppedBy({ highway: 'crossing' })).toEqual([]);
    expect(stoppedBy({ barrier: 'bollard' })).toEqual(['car']);
    expect(stoppedBy({ barrier: 'bollard', bollard: 'rising' })).toEqual([]);
    expect(stoppedBy({ barrier: 'bollard', motorcycle: 'no' })).toEqual(all);
    expect(stoppedBy({ barrier: 'bollard', motor_vehicle: 'yes' })).toEqual([]);
    expect(stoppedBy({ barrier: 'gate' })).toEqual([]);
    expect(stoppedBy({ barrier: 'lift_gate', access: 'private' })).toEqual(all);
    expect(stoppedBy({ barrier: 'jersey_barrier' })).toEqual(all);
    expect(stoppedBy({ barrier: 'toString' })).toEqual(all);
  });
});
