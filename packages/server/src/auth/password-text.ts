import type { PasswordProblem } from '@safiri/rules/auth/password.ts';

/** What a person reads when a password is refused. */
export const passwordText: Record<PasswordProblem, string> = {
  too_short: 'Use at least 8 characters',
  too_long: 'Use at most 128 characters',
  too_common: 'This password is too common. Choose another one.',
  too_personal: 'Do not use your name, email or phone as the password',
};
