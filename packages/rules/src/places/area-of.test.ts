import { describe, expect, it } from 'vitest';
import { areaOf } from './area-of.ts';

describe('the area of an address', () => {
  it.each([
    ['12 Vilakazi Street, Orlando West, Soweto', 'Orlando West'],
    ['Hatfield Plaza', 'Hatfield Plaza'],
    ['12 Vilakazi Street', 'Vilakazi Street'],
    ['7b Long Street', 'Long Street'],
    ['Moi Avenue 14', 'Moi Avenue'],
    ['House 3, 0083', 'House'],
    ['', ''],
  ])('%s: %s', (address, area) => {
    expect(areaOf(address)).toBe(area);
  });
});
