import { describe, expect, it } from 'vitest';
import { isToLookAt, markKinds, mayMark, NEVER_MARKS_TO_LOOK_AT } from './marks.ts';

describe('what one says of the other side of a trip', () => {
  it('is a favourite or never again of a driver, and never again of a passenger', () => {
    expect(markKinds.filter((kind) => mayMark('passenger', kind))).toEqual(['favourite', 'never']);
    expect(markKinds.filter((kind) => mayMark('driver', kind))).toEqual(['never']);
  });

  it('is a matter for staff from the tenth person on', () => {
    expect([0, NEVER_MARKS_TO_LOOK_AT - 1, NEVER_MARKS_TO_LOOK_AT, 25].map(isToLookAt)).toEqual([false, false, true, true]);
    expect(NEVER_MARKS_TO_LOOK_AT).toBe(10);
  });
});
