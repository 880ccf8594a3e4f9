// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { expect, it } from 'vitest';
import { askForPassword } from '../platform/password-prompt.ts';
import { sentByText } from '../testing/codes.ts';
import { naledi } from '../testing/people.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

const settings = { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null };

it('brings somebody back by a code, with a new password or without one', async () => {
  const { path, press, server } = await openScreen(<AuthScreen />, {
    at: '/auth',
    rooms: ['auth', 'auth-password'],
    server: (s) => {
      s.replies(settingsPaths.getSettings, settings);
      s.replies(authPaths.askCode, sentByText);
      s.replies(authPaths.signInByCode, { outcome: 'signed_in', user: naledi, invitation: null });
      s.isAway(accountPaths.get);
    },
  });
  await press.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  // The specified way, by a link, is still there.
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeTruthy();
  await press.type(await screen.findByLabelText('Phone number'), '082 555 0142');
  await press.click(screen.getByRole('button', { name: 'Send me a code' }));
  await press.type(await screen.findByLabelText('Code'), '123456');
  await press.click(await screen.findByRole('button', { name: 'Not now' }));
  await expect.poll(path).toBe('/passenger');
  expect(server.requestsOf(authPaths.askCode)[0]?.body).toMatchObject({ for: 'recover', phone: '082 555 0142' });
  expect(server.requestsOf(authPaths.signInByCode)[0]?.body).toEqual({ code: '123456', recover: true });
});

it('asks who has no password for a code alone, and goes on with what waited', async () => {
  const { press, server } = await openScreen(<ConfirmPasswordDialog />, {
    at: '/settings',
    rooms: ['auth', 'auth-password'],
    user: { ...naledi, hasPassword: false },
    server: (s) => {
      s.replies(settingsPaths.getSettings, settings);
      s.replies(authPaths.askCode, sentByText);
      s.replies(authPaths.confirmByCode, { ok: true });
    },
  });
  const given = askForPassword();
  await press.click(await screen.findByRole('button', { name: 'Send me a code' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await press.type(await screen.findByLabelText('Code'), '123456');
  expect(await given).toBe(true);
  expect(server.requestsOf(authPaths.askCode).map(({ body }) => body)).toEqual([{ language: 'en', for: 'step_up' }]);
});
