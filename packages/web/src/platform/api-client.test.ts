import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, ApiError, callApi, serverMessage } from './api-client.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { connection, lastResponseAt } from './connection.ts';
import { passwordAnswered } from './password-prompt.ts';
import { provideRefusalTexts } from './refusals.ts';
import { renewSession, session, whileSigningOut } from './session.ts';

const answers = vi.fn<typeof fetch>();
const problem = (status: number, code: string, detail: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, code, detail }), { status });

beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('location', { pathname: '/ride-history', search: '?page=2', assign: vi.fn<(address: string) => void>() });
});
afterEach(() => vi.unstubAllGlobals());

const raised = async (answer: Response) => {
  answers.mockResolvedValue(answer);
  return await callApi('GET /api/settings').then(
    () => expect.unreachable('the call should have raised'),
    (error: unknown) => error as ApiError,
  );
};

describe('the address of a call', () => {
  it('joins the path’s segments and escapes what goes into them', () => {
    expect(addressOf('GET /api/drivers/:id/today', { id: 7 })).toBe('/api/drivers/7/today');
    expect(addressOf('GET /api/rides/:id', { id: 'a/b c' })).toBe('/api/rides/a%2Fb%20c');
  });

  it('appends the query and leaves out what is not set', () => {
    expect(addressOf('GET /api/places', {}, { q: 'Sandton & more', near: undefined })).toBe('/api/places?q=Sandton+%26+more');
    expect(addressOf('GET /api/places', {}, { near: undefined })).toBe('/api/places');
  });
});

describe('a request', () => {
  it('carries cookies, a limit of time, and a JSON content type only with a body', async () => {
    const signal = expect.any(AbortSignal) as AbortSignal;
    answers.mockImplementation(async () => new Response('{}'));
    await callApi('GET /api/settings');
    expect(answers).toHaveBeenLastCalledWith('/api/settings', { method: 'GET', signal, credentials: 'include', headers: {} });
    await callApi('POST /api/auth/login', { body: { email: 'a@b.africa', password: 'x' } });
    expect(answers).toHaveBeenLastCalledWith('/api/auth/login', {
      method: 'POST',
      signal,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@b.africa","password":"x"}',
    });
  });

  it('names its repetition', async () => {
    answers.mockResolvedValue(new Response('{}'));
    await callApi('POST /api/auth/logout', { idempotencyKey: 'again' });
    expect(answers.mock.calls[0]?.[1]?.headers).toEqual({ 'idempotency-key': 'again' });
  });
});

describe('an answer that is not OK', () => {
  it('raises its status, a colon, a space and its text', async () => {
    expect((await raised(new Response('Not here', { status: 404 }))).message).toBe('404: Not here');
  });

  it('raises the status text when it has no text', async () => {
    const error = await raised(new Response('', { status: 500, statusText: 'Internal Server Error' }));
    expect(error.message).toBe('500: Internal Server Error');
    expect(error.serverMessage).toBe('');
  });

  it('gives a person only the server’s sentence', async () => {
    const error = await raised(problem(409, 'fare_changed', 'The fare is now R44.00.'));
    expect(error.message).toContain('409: {');
    expect(serverMessage(error, 'Try again.')).toBe('The fare is now R44.00.');
    expect(serverMessage(await raised(new Response('', { status: 401 })), 'Try again.')).toBe('Try again.');
    expect(serverMessage(new TypeError('a fault of ours'), 'Try again.')).toBe('Try again.');
  });
});

describe('a 401', () => {
  const user = { id: 1, userType: 'passenger' } as NonNullable<ReturnType<typeof session.get>>;

  it('raises, signs out and leads to sign-in with the way back', async () => {
    session.set(user);
    expect((await raised(problem(401, 'not_signed_in', 'Please sign in.'))).status).toBe(401);
    expect(session.get()).toBeNull();
    expect(location.assign).toHaveBeenCalledWith('/auth?return=%2Fride-history%3Fpage%3D2');
  });

  it('while the person signs out leads nobody away', async () => {
    session.set({ id: 5, userType: 'passenger' } as OwnUser);
    await whileSigningOut(() => raised(problem(401, 'not_signed_in', 'Sign in.')));
    expect(location.assign).not.toHaveBeenCalled();
    expect(session.get()).not.toBeNull();
    await raised(problem(401, 'not_signed_in', 'Sign in.'));
    expect(location.assign).toHaveBeenCalledOnce();
  });

  it('that comes after signing out leads nobody away', async () => {
    session.set(null);
    expect((await raised(problem(401, 'not_signed_in', 'Please sign in.'))).status).toBe(401);
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('does not sign out while an emergency stands on this phone', async () => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'safiri.me.sos' ? '{"phase":"alert"}' : null) });
    vi.resetModules();
    const [{ callApi: call }, { session: signedIn }] = await Promise.all([import('./api-client.ts'), import('./session.ts')]);
    signedIn.set(user);
    answers.mockResolvedValue(problem(401, 'not_signed_in', 'Please sign in.'));
    await expect(call('GET /api/settings')).rejects.toThrow('401');
    expect(signedIn.get()).toEqual(user);
    expect(location.assign).not.toHaveBeenCalled();
  });
  it('about a wrong password leaves the person where they are', async () => {
    session.set(user);
    await raised(problem(401, 'wrong_password', 'The email or the password is wrong.'));
    expect(session.get()).toEqual(user);
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('yields nothing where that was asked for', async () => {
    answers.mockResolvedValue(problem(401, 'not_signed_in', 'Please sign in.'));
    expect(await callApi('GET /api/settings', { on401: 'nothing' })).toBeNull();
  });
});

describe('a gateway’s refusal', () => {
  it('is no server, the server’s own refusal is one', async () => {
    const heard = lastResponseAt();
    await raised(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
    const before = lastResponseAt();
    expect(before).toBe(heard);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await raised(new Response('{"detail":"Busy"}', { status: 503, headers: { 'content-type': 'application/problem+json' } }));
    expect(lastResponseAt()).not.toBe(before);
  });
});

describe('what is known anew of a person', () => {
  const person = (id: number, isOnline: boolean) => ({ id, isOnline, userType: 'driver' }) as OwnUser;

  it('brings back nobody who left, and nobody else', () => {
    session.set(null);
    renewSession(person(1, true));
    expect(session.get()).toBeNull();
    session.set(person(2, false));
    renewSession(person(1, true));
    expect(session.get()?.id).toBe(2);
    renewSession(person(2, true));
    expect(session.get()?.isOnline).toBe(true);
    session.set(null);
  });
});

describe('no answer', () => {
  beforeEach(() =>
    provideRefusalTexts(
      () => undefined,
      () => (connection() === 'away' ? 'Away.' : 'No connection.'),
    ),
  );
  afterEach(() =>
    provideRefusalTexts(
      () => undefined,
      () => '',
    ),
  );

  it('is reported as a lost connection, never as what the server might have answered', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    const lost: unknown = await callApi('GET /api/settings').catch((error: unknown) => error);
    expect(serverMessage(lost, 'Invalid credentials')).toBe('No connection.');
    for (const status of [502, 503, 504])
      expect(serverMessage(await raised(new Response('<html>', { status })), 'Invalid credentials')).toBe('Away.');
    expect(serverMessage(await raised(new Response('', { status: 401 })), 'Invalid credentials')).toBe('Invalid credentials');
  });
});

describe('a request that needs the password', () => {
  const asks = () => problem(403, 'confirm_password', 'Give your password to go on.');

  it('waits for it and goes on by itself, and two of them ask once', async () => {
    answers.mockImplementation(async () => asks());
    const both = [callApi('POST /api/auth/logout'), callApi('POST /api/auth/logout')];
    await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    answers.mockImplementation(async () => new Response('{"ok":true}'));
    await new Promise((resolve) => setTimeout(resolve));
    passwordAnswered(true);
    expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
    expect(answers).toHaveBeenCalledTimes(4);
  });

  it('is refused when the person thinks better of it', async () => {
    answers.mockImplementation(async () => asks());
    const refused = callApi('POST /api/auth/logout').catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve));
    passwordAnswered(false);
    expect(await refused).toBeInstanceOf(ApiError);
    expect(answers).toHaveBeenCalledTimes(1);
  });
});
