import { expect, it } from 'vitest';
import { HANDED_DIGITS, handedInFours } from './handed-code.ts';

it('is read in fours', () => {
  expect(handedInFours('123456789012')).toBe('1234 5678 9012');
  expect(handedInFours('123456789012').replaceAll(' ', '')).toHaveLength(HANDED_DIGITS);
});
