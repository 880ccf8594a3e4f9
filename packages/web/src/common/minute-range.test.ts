import { expect, it } from 'vitest';
import { minuteRange, secondsRange } from './minute-range.ts';

const say = (key: string, values: Record<string, string | number>) => `${key} ${Object.values(values).join(' ')}`;

it('says a range, or one number where both ends are alike, and never less than a minute', () => {
  expect(minuteRange(say, 12, 18)).toBe('minuteRange 12 18');
  expect(minuteRange(say, 12, 12)).toBe('minutes 12');
  expect(secondsRange(say, { seconds: 724, highSeconds: 1081 })).toBe('minuteRange 12 18');
  expect(secondsRange(say, { seconds: 5, highSeconds: 20 })).toBe('minutes 1');
});
