// @vitest-environment happy-dom
import type { Instance } from '@safiri/contract/settings/instance.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseFirstLanguage } from './first-language.ts';

const instance = {
  markets: [
    { id: 'kisumu', languages: ['en', 'sw'] },
    { id: 'maseru', languages: ['en', 'st'] },
  ],
} as unknown as Instance;
const phoneReads = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const begun = (of: Instance | null) => {
  chooseFirstLanguage(of);
  return localStorage.getItem('safiri.language');
};
beforeEach(() => localStorage.clear());

it.each([
  [['sw-KE', 'en'], 'sw'],
  [['luo', 'SW', 'en-KE'], 'sw'],
  [['en-KE', 'sw'], 'en'],
  // Not offered in this city.
  [['st-LS'], null],
  [['fr', 'swc'], null],
])('a phone that reads %j begins in %s', (tags, language) => {
  phoneReads(...tags);
  expect(begun(instance)).toBe(language);
});

it('goes by the city of the phone, and by what was chosen before all', () => {
  phoneReads('st-LS', 'en');
  localStorage.setItem('safiri.market', 'maseru');
  expect(begun(instance)).toBe('st');
  localStorage.setItem('safiri.language', 'en');
  expect(begun(instance)).toBe('en');
});

it('leaves the demo in English', () => {
  phoneReads('sw-KE');
  expect(begun(null)).toBeNull();
});
