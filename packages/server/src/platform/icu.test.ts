import { describe, expect, it } from 'vitest';
import { wordsIn } from './icu.ts';
import { ownBrand } from '@safiri/rules/brand/brand.ts';
import { mailTo, messageText } from './texts.ts';

const rides = '{name}: {n, plural, =0 {none} one {# ride of {name}} other {# rides}}';

describe('a text of the server', () => {
  it('counts with none, one and many', () => {
    expect(wordsIn('en', rides, { name: 'Neo', n: 0 })).toBe('Neo: none');
    expect(wordsIn('en', rides, { name: 'Neo', n: '1' })).toBe('Neo: 1 ride of Neo');
    for (const language of ['en', 'sw', 'st']) expect(wordsIn(language, rides, { name: 'Neo', n: '5' })).toBe('Neo: 5 rides');
  });

  it('leaves what is filled in as it is, and a name without a value visible', () => {
    expect(wordsIn('en', '{note} {other}', { note: '{n} # \\u0041' })).toBe('{n} # \\u0041 {other}');
  });

  it('speaks the language of the person, English where it is none of ours', () => {
    const minutes = { minutes: '30' };
    expect(messageText('sw', 'messageReset', minutes)).toContain('ndani ya dakika 30');
    expect(messageText('st', 'messageReset', { minutes: '1' })).toContain('motsotso o le 1');
    for (const language of ['fr', 'abc51', 'constructor', '__proto__', 'en-', '']) {
      expect(messageText(language, 'messageReset', minutes)).toBe(messageText('en', 'messageReset', minutes));
    }
  });

  it('makes a mail whose name forges no line', () => {
    const user = { name: 'Neo\nBcc: all', email: 'neo@example.org', language: 'st' };
    const mail = mailTo(ownBrand, user, { subject: 'Tokomane', text: 'Bala.', url: 'https://safiri.test/x' });
    expect(mail).toEqual({
      channel: 'mail',
      recipient: 'neo@example.org',
      subject: 'Tokomane',
      body: 'Dumela Neo Bcc: all,\n\nBala.\n\nhttps://safiri.test/x\n\nSafiri\n',
    });
  });
});
