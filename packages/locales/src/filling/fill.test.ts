import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { fill, type Message } from './fill.ts';

const counting = { category: (n: number) => (n === 1 ? 'one' : 'other'), written: (n: number) => n.toLocaleString('en') };
const say = (text: string, values?: Record<string, string | number>) => fill(compileMessage(text) as Message, counting, values);

describe('a message', () => {
  it('counts with none, one and many, and writes the count as the language does', () => {
    const rides = '{name}: {n, plural, =0 {none} one {# ride of {name}} other {# rides}}';
    expect(say(rides, { name: 'Neo', n: 0 })).toBe('Neo: none');
    expect(say(rides, { name: 'Neo', n: '1' })).toBe('Neo: 1 ride of Neo');
    expect(say(rides, { name: 'Neo', n: 1200 })).toBe('Neo: 1,200 rides');
  });

  it('leaves what is filled in as it is, and a name without a value visible', () => {
    expect(say('{note} {other}', { note: '{n} # \\u0041' })).toBe('{n} # \\u0041 {other}');
  });

  it('ends a sentence once where what is filled in has a full stop of its own', () => {
    expect(say('We ask {name}. Then you are paid.', { name: 'Mamello K.' })).toBe('We ask Mamello K. Then you are paid.');
    expect(say('We ask {name}.', { name: 'Mamello' })).toBe('We ask Mamello.');
    expect(say('{name}... {n, plural, one {# ride.} other {# rides.}}', { name: 'K.', n: 1 })).toBe('K.... 1 ride.');
  });

  it('may be plain, and hold a hash outside of a plural', () => {
    expect(say('Safe')).toBe('Safe');
    expect(say('# {n}', { n: 2 })).toBe('# 2');
  });
});
