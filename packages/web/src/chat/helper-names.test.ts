import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageIds } from '@safiri/rules/languages.ts';

const textsOf = (room: string, language: string) =>
  JSON.parse(readFileSync(new URL(`../../../locales/src/${room}/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>;

it.each(languageIds)('the helper names the row of a receipt for a lost thing as the receipt does, in %s', (language) => {
  expect(textsOf('chat', language)['faqLostAnswer']).toContain(`"${textsOf('rides-after', language)['lostReport']}"`);
});
