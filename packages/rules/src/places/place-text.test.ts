import { expect, it } from 'vitest';
import { linkIn, withoutLinks } from './place-text.ts';

it.each([
  ['https://maps.app.goo.gl/AbCdEf123', ''],
  ['maps.app.goo.gl/AbCdEf123?g_st=aw', ''],
  ['Menlyn Park, Atterbury Road, https://maps.app.goo.gl/AbC', 'Menlyn Park, Atterbury Road'],
  ['See https://goo.gl/maps/x and https://goo.gl/maps/y, then turn', 'See   and   then turn'],
])('a link in %s is told from the words around it', (text, words) => {
  expect(linkIn(text)).toMatch(/goo\.gl/);
  expect(withoutLinks(text)).toBe(words);
});

it('nothing else is a link', () => {
  for (const text of ['Corner of 5th Ave. and Main', '12/14 Church Street', '-25.7487,28.2380', 'St. Mary’s']) {
    expect(linkIn(text), text).toBeUndefined();
    expect(withoutLinks(text)).toBe(text);
  }
});
