import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimiterOf } from '../csv.ts';
import { columnOf, columns } from './driver-file.ts';

describe('the first line of a file of drivers', () => {
  it('names columns in any case and by usual other words', () => {
    expect(columnOf(' Phone ')).toBe('phone');
    expect(columnOf('Color')).toBe('colour');
    expect(columnOf('Licence number')).toBe('licence');
    expect(columnOf('salary')).toBeUndefined();
    expect(columnOf('')).toBeUndefined();
  });

  it('says by what values are separated, whichever columns there are', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...columns], { minLength: 2 }), fc.constantFrom(',', ';'), (some, by) => {
        expect(delimiterOf(some.join(by))).toBe(by);
      }),
    );
  });
});
