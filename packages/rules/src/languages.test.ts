import { expect, it } from 'vitest';
import { languageOr } from './languages.ts';

it('answers in English whoever speaks a language that is none of ours', () => {
  expect(languageOr('sw')).toBe('sw');
  expect(languageOr('fr')).toBe('en');
  expect(languageOr('constructor')).toBe('en');
});
