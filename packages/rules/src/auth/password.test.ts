import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { PASSWORD_MIN_CHARS } from './limits.ts';
import { passwordProblem } from './password.ts';

const owner = { email: 'star.of.pretoria@example.com', name: 'Naledi Mokoena', phone: '+27825550142' };
const problem = (password: string) => passwordProblem(password, owner);

describe('passwordProblem', () => {
  it('takes ordinary good ones, spaces and any script included', () => {
    for (const password of [
      'Safari-2026!',
      'four quiet grey doves',
      'ንጉሥ-በለው-ሰላም',
      '7391-4408-2256',
      'lion 0825550142',
      'naledi mokoena 1987',
    ]) {
      expect(problem(password)).toBeUndefined();
    }
  });

  it('wants 8 to 128 characters, counted as people count', () => {
    expect(problem('Xq7-pl2')).toBe('too_short');
    expect(problem('Xq7-pl29')).toBeUndefined();
    expect(problem('🦁🐘🦒🦓')).toBe('too_short');
    expect(problem('ab'.repeat(64))).toBeUndefined();
    expect(problem(`${'ab'.repeat(64)}c`)).toBe('too_long');
  });

  it('refuses what guessing starts with', () => {
    for (const password of ['password1', 'PassWord123', ' qwerty123 ', 'safiri123', 'aaaaaaaa', '12345678', '87654321', 'abcdefghij']) {
      expect(problem(password)).toBe('too_common');
    }
  });

  it('refuses the person’s own email, name and phone however they are written', () => {
    for (const password of [
      owner.email,
      'Star.Of.PRETORIA',
      'naledi mokoena',
      'NalediMokoena',
      '+27825550142',
      '082 555 0142',
      '825550142',
    ]) {
      expect(problem(password)).toBe('too_personal');
    }
  });

  it('does not mind details that are missing', () => {
    expect(passwordProblem('--------+-', { email: '', name: '', phone: '' })).toBeUndefined();
  });
});

describe('the list of common passwords', () => {
  it('holds only what would pass the length rule, in lower case', () => {
    const useless = [...commonPasswords].filter((entry) => entry.length < PASSWORD_MIN_CHARS || entry !== entry.toLowerCase());
    expect(useless).toEqual([]);
  });
});
