// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { expect, it } from 'vitest';
import { naledi } from '../testing/people.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { AuthScreen } from './auth-screen.tsx';

async function signIn(server: Parameters<typeof openScreen>[1]['server'], at = '/auth') {
  const opened = await openScreen(<AuthScreen />, {
    at,
    rooms: ['auth', 'auth-password'],
    server: (prepared) => {
      prepared.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
      server?.(prepared);
    },
  });
  await opened.press.type(screen.getByLabelText('Phone or email'), 'naledi@example.org');
  await opened.press.type(screen.getByLabelText('Password'), 'a Quite-long one 7');
  await opened.press.click(screen.getByRole('button', { name: 'Login' }));
  return opened;
}

it('leads who signs in to where they wanted to go', async () => {
  const { path, server } = await signIn((s) => {
    s.replies(authPaths.login, { user: naledi });
    // Looked at ahead of the next screen, which does without.
    s.isAway(accountPaths.get);
  }, '/auth?return=%2Forders');
  await expect.poll(path).toBe('/orders');
  expect(server.requestsOf(authPaths.login).map(({ body }) => body)).toEqual([
    { email: 'naledi@example.org', password: 'a Quite-long one 7' },
  ]);
});

it('says that the password is wrong only when the server judged it, and leaves what was typed', async () => {
  const { path } = await signIn((s) => s.refuses(authPaths.login, 'invalid_credentials'));
  expect((await screen.findAllByText('Invalid email or password')).length).toBeGreaterThan(0);
  expect(path()).toBe('/auth');
  expect(screen.getByLabelText('Phone or email')).toHaveProperty('value', 'naledi@example.org');
});

it('tells a lost connection as one', async () => {
  await signIn((s) => s.isAway(authPaths.login));
  expect((await screen.findAllByText(/No connection/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Invalid email or password')).toBeNull();
});

it('signs a driver in by the code that the team handed out, where no texts come', async () => {
  const { press, path, server } = await openScreen(<AuthScreen />, {
    at: '/auth',
    rooms: ['auth', 'auth-password'],
    server: (prepared) => {
      prepared.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: false, aiModel: null });
      prepared.refuses(authPaths.useHandedCode, 'handed_code_wrong');
      prepared.isAway(accountPaths.get);
    },
  });
  await press.click(await screen.findByRole('link', { name: 'I have a code from the team' }));
  await press.type(await screen.findByLabelText('Phone number'), '71 123 4567');
  await press.type(screen.getByLabelText('Code on the slip'), '1234 5678 9012');
  await press.type(screen.getByLabelText('Choose a new password'), 'a Quite-long one 7');
  await press.click(screen.getByRole('button', { name: 'Login' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not this code');
  server.replies(authPaths.useHandedCode, { user: naledi });
  await press.click(screen.getByRole('button', { name: 'Login' }));
  await expect.poll(path).toBe('/passenger');
  expect(server.requestsOf(authPaths.useHandedCode).at(-1)?.body).toEqual({
    phone: '71 123 4567',
    countryId: 'za',
    code: '1234 5678 9012',
    password: 'a Quite-long one 7',
  });
});
