import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faqTopics, helperMove } from './helper.ts';

it.each(['en', 'sw', 'st'])('the helper answers its own questions in %s', (language) => {
  const texts = JSON.parse(readFileSync(new URL(`../../../locales/src/chat/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  for (const topic of faqTopics) expect([topic, helperMove(texts[`${topic}Question`] ?? '')]).toEqual([topic, { move: 'answer', topic }]);
  expect(helperMove(texts['chatPersonWish'] ?? '')).toEqual({ move: 'hand-over', why: 'asked' });
});
