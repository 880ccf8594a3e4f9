import { expect, it } from 'vitest';
import { tripChatState } from './chat.ts';

const HOUR = 3_600_000;

it.each([
  ['open', { isDriven: true, endedAt: null, isLost: false }, 0],
  ['read', { isDriven: false, endedAt: null, isLost: false }, 0],
  ['read', { isDriven: false, endedAt: 0, isLost: false }, 24 * HOUR],
  ['gone', { isDriven: false, endedAt: 0, isLost: false }, 24 * HOUR + 1],
  ['open', { isDriven: false, endedAt: 0, isLost: true }, HOUR],
  ['open', { isDriven: false, endedAt: 0, isLost: true }, 48 * HOUR],
  ['gone', { isDriven: false, endedAt: 0, isLost: true }, 48 * HOUR + 1],
] as const)('the chat of a trip is %s: %o at %d', (state, trip, now) => {
  expect(tripChatState(trip, now)).toBe(state);
});
