import { accountPaths } from '@safiri/contract/account/paths.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { expect, it } from 'vitest';
import { guardedAct } from './guarded-act.ts';

it('names what waits for the password, and says "Confirm" where a call has no words of its own', () => {
  expect(guardedAct(accountPaths.remove, true)).toBe('actDeleteAccount');
  expect(guardedAct(authPaths.askCode, true)).toBe('actChangeNumber');
  expect(guardedAct(authPaths.askCode, false)).toBe('actConfirmNumber');
  expect(guardedAct('GET /api/nothing', true)).toBe('actConfirm');
  expect(guardedAct(undefined, true)).toBe('actConfirm');
});
