// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { describe, expect, it } from 'vitest';
import { sentByText } from '../testing/codes.ts';
import { naledi } from '../testing/people.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { AuthScreen } from './auth-screen.tsx';

type Server = Parameters<NonNullable<Parameters<typeof openScreen>[1]['server']>>[0];

/** The sign-in of a server that sends texts. */
async function opened(server: (server: Server) => void, canText = true) {
  const screenOpened = await openScreen(<AuthScreen />, {
    at: '/auth',
    rooms: ['auth', 'auth-password', 'vehicles'],
    server: (prepared) => {
      prepared.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText, aiModel: null });
      prepared.isAway(accountPaths.get);
      server(prepared);
    },
  });
  return screenOpened;
}

async function askFor(press: Awaited<ReturnType<typeof opened>>['press'], phone = '082 555 0142') {
  await press.type(screen.getByLabelText('Phone or email'), phone);
  await press.click(await screen.findByRole('button', { name: 'Send me a code' }));
}

it('signs in by six digits, which the keyboard may offer, and asks for nothing else', async () => {
  const { path, press, server } = await opened((s) => {
    s.replies(authPaths.askCode, sentByText);
    s.replies(authPaths.signInByCode, { outcome: 'signed_in', user: naledi, invitation: null });
  });
  await askFor(press);
  const field = await screen.findByLabelText('Code');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.getByText(/We sent six digits to/)).toBeTruthy();
  await press.type(field, '123 456');
  await expect.poll(path).toBe('/passenger');
  expect(server.requestsOf(authPaths.askCode).map(({ body }) => body)).toEqual([
    { language: 'en', for: 'sign_in', phone: '082 555 0142', countryId: 'za' },
  ]);
  expect(server.requestsOf(authPaths.signInByCode).map(({ body }) => body)).toEqual([{ code: '123456', recover: false }]);
});

it('says that a code is wrong, and waits before it offers another', async () => {
  const { press } = await opened((s) => {
    s.replies(authPaths.askCode, sentByText);
    s.refuses(authPaths.signInByCode, 'code_wrong');
  });
  await askFor(press);
  await press.type(await screen.findByLabelText('Code'), '000000');
  expect(await screen.findByText('Not the code')).toBeTruthy();
  expect(screen.getByText(/New code in \d+ seconds/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
});

it('goes on to the registration with a number that nobody has, without address and password', async () => {
  const { path, press, server } = await opened((s) => {
    s.replies(authPaths.askCode, sentByText);
    s.replies(authPaths.signInByCode, { outcome: 'new', user: null, invitation: null });
    s.replies(authPaths.register, { user: { ...naledi, email: '', hasPassword: false } });
  });
  await askFor(press);
  await press.type(await screen.findByLabelText('Code'), '123456');
  await press.click(await screen.findByRole('button', { name: /Passenger/ }));
  expect(screen.getByText('Confirmed by a code')).toBeTruthy();
  await press.type(screen.getByLabelText('Full name'), 'Naledi Mokoena');
  await press.selectOptions(screen.getByLabelText('Gender'), 'female');
  await press.click(screen.getByRole('button', { name: 'Register' }));
  await expect.poll(path).toBe('/passenger');
  const [body] = server.requestsOf(authPaths.register).map((request) => request.body);
  expect(body).toMatchObject({ phone: '082 555 0142', name: 'Naledi Mokoena' });
  expect(Object.keys(body as object)).not.toContain('email');
  expect(Object.keys(body as object)).not.toContain('password');
});

it('asks for the password of an account that never proved the number, or begins anew', async () => {
  const { press, server, path } = await opened((s) => {
    s.replies(authPaths.askCode, sentByText);
    s.replies(authPaths.signInByCode, { outcome: 'password', user: null, invitation: null });
    s.replies(authPaths.login, { user: naledi });
  });
  await askFor(press);
  await press.type(await screen.findByLabelText('Code'), '123456');
  expect(await screen.findByRole('heading', { name: 'An account has this number' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'It is not mine: start a new account' })).toBeTruthy();
  await press.type(screen.getByLabelText('Password'), 'a Quite-long one 7');
  await press.click(screen.getByRole('button', { name: 'Login' }));
  await expect.poll(path).toBe('/passenger');
  expect(server.requestsOf(authPaths.login)[0]?.body).toMatchObject({ phone: '082 555 0142' });
});

describe('a number by which a driver was brought along', () => {
  const invitation = { name: 'Achieng O.', vehicle: 'motorcycle' as const, plate: 'KMFX 123A', city: 'Kisumu' };
  const asked = async (server: (server: Server) => void) => {
    const screenOpened = await opened((s) => {
      s.replies(authPaths.askCode, sentByText);
      s.replies(authPaths.signInByCode, { outcome: 'invited', user: null, invitation });
      server(s);
    });
    await askFor(screenOpened.press);
    await screenOpened.press.type(await screen.findByLabelText('Code'), '123456');
    expect(await screen.findByRole('heading', { name: 'Are you Achieng O.?' })).toBeTruthy();
    expect(screen.getByText('Kisumu has this number on its list of drivers: Achieng O., Motorcycle KMFX 123A.')).toBeTruthy();
    return screenOpened;
  };

  it('opens the account of whoever says to be that driver', async () => {
    const { press, path, server } = await asked((s) => s.replies(authPaths.answerInvitation, { outcome: 'signed_in', user: naledi }));
    await press.click(screen.getByRole('button', { name: 'Yes, that is me' }));
    await expect.poll(path).toBe('/passenger');
    expect(server.requestsOf(authPaths.answerInvitation).map(({ body }) => body)).toEqual([{ isMe: true }]);
  });

  it('is registered anew by whoever is somebody else', async () => {
    const { press, server } = await asked((s) => s.replies(authPaths.answerInvitation, { outcome: 'new', user: null }));
    await press.click(screen.getByRole('button', { name: 'No, this number is mine' }));
    expect(await screen.findByRole('button', { name: /Passenger/ })).toBeTruthy();
    expect(server.requestsOf(authPaths.answerInvitation).map(({ body }) => body)).toEqual([{ isMe: false }]);
  });

  it('says what went wrong, and can be answered again', async () => {
    const { press } = await asked((s) => s.refuses(authPaths.answerInvitation, 'invitation_invalid'));
    await press.click(screen.getByRole('button', { name: 'Yes, that is me' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('button', { name: 'Yes, that is me' })).toBeTruthy();
  });
});

it('sends no code to an address, and none where the server sends no texts', async () => {
  const { press, server } = await opened(() => {});
  await askFor(press, 'naledi@example.org');
  expect(await screen.findByText(/the code comes by text message/)).toBeTruthy();
  expect(server.requestsOf(authPaths.askCode)).toEqual([]);
});

it('has the password alone where no codes can be sent', async () => {
  await opened(() => {}, false);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  // Its room is kept, unseen, until the server has said.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull());
});
