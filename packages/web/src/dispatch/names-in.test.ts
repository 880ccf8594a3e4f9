import { languages } from '@safiri/rules/languages.ts';
import { expect, it } from 'vitest';
import { namesIn } from './names-in.ts';

it('joins names by the language’s own word, and by commas where the browser has none', () => {
  const names = ['Maseru', 'Pretoria'];
  expect(Object.values(languages).map(({ intl }) => namesIn(names, intl))).toEqual([
    'Maseru and Pretoria',
    'Maseru na Pretoria',
    'Maseru, Pretoria',
  ]);
  expect(namesIn(['Maseru'], languages.st.intl)).toBe('Maseru');
});
