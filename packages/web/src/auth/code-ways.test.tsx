// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { expect, it } from 'vitest';
import { sentByText } from '../testing/codes.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { AuthScreen } from './auth-screen.tsx';

type Reply = typeof sentByText;
const sent: Reply = { ...sentByText, again: 0, channels: ['sms', 'call', 'whatsapp'] };

/** Waits for a code that was asked for. */
async function waiting(reply: Reply) {
  const opened = await openScreen(<AuthScreen />, {
    at: '/auth',
    rooms: ['auth', 'auth-password'],
    server: (s) => {
      s.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
      s.isAway(accountPaths.get);
      s.replies(authPaths.askCode, reply);
    },
  });
  await opened.press.type(screen.getByLabelText('Phone or email'), '082 555 0142');
  await opened.press.click(await screen.findByRole('button', { name: 'Send me a code' }));
  await screen.findByLabelText('Code');
  return opened;
}
const button = (name: string) => screen.findByRole('button', { name });

it('has the text, a call and WhatsApp once the first pause is over, and says which one is on its way', async () => {
  const { press, server } = await waiting(sent);
  server.replies(authPaths.askCode, { ...sent, channel: 'call' });
  await press.click(await button('Call me with the code'));
  expect(await screen.findByText(/We are calling \+27 82 555 0142 and say six digits, twice/)).toBeTruthy();
  server.replies(authPaths.askCode, { ...sent, channel: 'whatsapp' });
  await press.click(await button('Send it by WhatsApp'));
  expect(await screen.findByText(/by WhatsApp\. They work for 5 minutes/)).toBeTruthy();
  server.replies(authPaths.askCode, sent);
  await press.click(await button('Send a new code'));
  expect(await screen.findByText(/^We sent six digits to \+27 82 555 0142\. They work/)).toBeTruthy();
  const to = { language: 'en', for: 'sign_in', phone: '082 555 0142', countryId: 'za' };
  expect(server.requestsOf(authPaths.askCode).map(({ body }) => body)).toEqual([
    to,
    { ...to, channel: 'call' },
    { ...to, channel: 'whatsapp' },
    to,
  ]);
});

it('shows no way during the pause, and none that is not set', async () => {
  await waiting({ ...sent, again: 30 });
  expect(screen.getByText(/New code in \d+ seconds/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Call me with the code' })).toBeNull();
});

it('has the text alone where nothing else is set', async () => {
  await waiting({ ...sent, channels: ['sms'] });
  expect(await button('Send a new code')).toBeTruthy();
  expect(screen.queryByText('Has it not come?')).toBeNull();
  expect(screen.queryByRole('button', { name: /WhatsApp|Call me/ })).toBeNull();
});

it('says why a way was refused, beside the code, and keeps the others', async () => {
  const { press, server } = await waiting(sent);
  server.refuses(authPaths.askCode, 'channel_not_offered');
  await press.click(await button('Call me with the code'));
  expect(await screen.findByText('Not this way')).toBeTruthy();
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  server.replies(authPaths.askCode, sent);
  await press.click(await button('Send a new code'));
  await act(() => Promise.resolve());
  expect(server.requestsOf(authPaths.askCode)).toHaveLength(3);
});

it('says why a code is longer, when it went and until when it works, and sends all its digits', async () => {
  const { press, server } = await waiting({ ...sent, digits: 12, seconds: 1200, again: 1200, sentAgo: 2400, channels: ['sms'] });
  expect(screen.getByText('Many codes were asked for +27 82 555 0142. To protect it, this one has twelve digits.')).toBeTruthy();
  expect(screen.getByText(/twelve digits of the text message that we sent there at \d\d:\d\d\. They work until \d\d:\d\d/)).toBeTruthy();
  expect(screen.getByText(/^No message there\? You can ask for the next one at \d\d:\d\d, when these digits have run out\.$/)).toBeTruthy();
  // This operator published no contact: nobody is led to a page without one.
  expect(screen.queryByRole('link', { name: /How to reach us/ })).toBeNull();
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  await press.type(field, '12345');
  expect(field.value).toBe('1234 5');
  await press.clear(field);
  server.refuses(authPaths.signInByCode, 'code_wrong');
  await press.click(field);
  await press.paste('1234 5678 9012');
  expect(await screen.findByText('Not the code')).toBeTruthy();
  expect(server.requestsOf(authPaths.signInByCode).map(({ body }) => body)).toEqual([{ code: '123456789012', recover: false }]);
});

it('tells a long wait by the clock', async () => {
  await waiting({ ...sent, again: 600 });
  expect(screen.getByText(/^You can ask for a new code at \d\d:\d\d$/)).toBeTruthy();
});

it('leads whoever waits to the password, with the number in its place', async () => {
  const { press } = await waiting({ ...sent, digits: 12, seconds: 1200, again: 1200 });
  await press.click(await button('Sign in with your password instead'));
  expect((await screen.findByLabelText<HTMLInputElement>('Phone or email')).value).toBe('082 555 0142');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});
