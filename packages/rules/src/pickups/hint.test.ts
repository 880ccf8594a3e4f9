import { expect, it } from 'vitest';
import { destination } from '../places/geo.ts';
import { hintAt, hintPoint } from './hint.ts';

const gate = { lat: -25.748_712_3, lng: 28.238_049_9 };

it('remembers a pickup to about eleven metres', () => {
  expect(hintPoint(gate)).toEqual({ lat: -25.7487, lng: 28.238 });
});

it('is found again where a phone says the same place a little differently, the nearest first, and nowhere else', () => {
  const near = { ...destination(gate, 90, 20), name: 'near' };
  const nearer = { ...destination(gate, 0, 5), name: 'nearer' };
  expect(hintAt([near, nearer], gate)?.name).toBe('nearer');
  expect(hintAt([near], destination(gate, 90, 60))?.name).toBe('near');
  expect(hintAt([near, nearer], destination(gate, 180, 80))).toBeUndefined();
  expect(hintAt([], gate)).toBeUndefined();
});
