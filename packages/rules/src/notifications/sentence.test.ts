import { expect, it } from 'vitest';
import { asSentence } from './sentence.ts';

it.each([
  ['Out of beans today', 'Out of beans today.'],
  [' Closed. ', 'Closed.'],
  ['Sorry!', 'Sorry!'],
  ['Really?', 'Really?'],
  ['We said "no."', 'We said "no."'],
  ['', ''],
])('%j is written as %j', (typed, sentence) => {
  expect(asSentence(typed)).toBe(sentence);
});
