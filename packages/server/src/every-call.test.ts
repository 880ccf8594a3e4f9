import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '@safiri/contract/all-calls.ts';
import type { Who } from '@safiri/contract/call.ts';
import { sessionOf } from './testing/client.ts';
import { hostileRequests } from './testing/hostile.ts';
import { useWorld } from './testing/harness.ts';
import { driver, passenger } from './testing/people.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';

const RUNS = searchRuns(10);

// Failed sign-ins are counted; hostile ones must not keep the honest ones of this file out.
const world = useWorld({ env: { RATE_LIMIT_FACTOR: '100000' } });
const cookies: Record<'passenger' | 'driver', string> = { passenger: '', driver: '' };
const callers = ['nobody', 'passenger', 'driver'] as const;
type Caller = (typeof callers)[number];

beforeAll(async () => {
  cookies.passenger = sessionOf((await passenger(world)).client);
  cookies.driver = sessionOf((await driver(world)).client);
});

const cookieOf = (caller: Caller): Record<string, string> => (caller === 'nobody' ? {} : { cookie: cookies[caller] });

function mayTry(caller: Caller, who: Who): boolean {
  return who === 'anyone' || (caller !== 'nobody' && (who === 'signed-in' || who === caller));
}

async function ask(method: string, path: string, headers: Record<string, string>, body?: string) {
  const response = await fetch(world.node.address + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type') ?? '', text };
}

/** Whoever just signed in may delete their account without more. */
const ends = new Set(['POST /api/auth/logout', 'POST /api/auth/forget-device', 'POST /api/account/delete']);

describe.each(allCalls.map(({ call }) => [call.key, call] as const))('%s', (callKey, call) => {
  const [method, pattern] = callKey.split(' ') as [string, string];

  it.each(callers.filter((caller) => !mayTry(caller, call.who)))('is refused to a %s, whatever is sent', async (caller) => {
    const headers = { ...cookieOf(caller), ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) };
    const answer = await ask(method, pattern.replaceAll(/:\w+/g, 'x'), headers, method === 'GET' ? undefined : '{"no json');
    // Who asks is looked at before what they sent: neither its form nor its type is spoken of.
    expect([answer.status, JSON.parse(answer.text).errors]).toEqual([caller === 'nobody' ? 401 : 403, undefined]);
  });

  it('answers hostile requests with a problem that says why, never with a failure', async () => {
    const caller =
      call.who === 'anyone' || call.who === 'staff' || ends.has(callKey) ? 'nobody' : call.who === 'driver' ? 'driver' : 'passenger';
    await fc.assert(
      fc.asyncProperty(hostileRequests(call), async (hostile) => {
        const answer = await ask(method, hostile.path, { ...cookieOf(caller), ...hostile.headers }, hostile.body);
        expect(answer.status, `${hostile.path} ${hostile.body}\n${answer.text}`).toBeLessThan(500);
        if (answer.status >= 400) {
          expect(answer.type).toContain('application/problem+json');
          expect(JSON.parse(answer.text)).toMatchObject({ status: answer.status, code: expect.any(String), title: expect.any(String) });
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});

const personal = allCalls.filter(({ call }) => call.key.startsWith('GET ') && ['signed-in', 'passenger', 'driver'].includes(call.who));

it.each(personal.map(({ call }) => [call.key, call.who] as const))('%s refuses who names somebody else in the query', async (key, who) => {
  const own = cookieOf(who === 'driver' ? 'driver' : 'passenger');
  const path = key.slice('GET '.length).replaceAll(/:\w+/g, '1');
  for (const query of ['userId=2147483000', 'driverId=2147483000', 'userId=me', 'driverId=1&driverId=2']) {
    expect([query, (await ask('GET', `${path}?${query}`, own)).status]).toEqual([query, 403]);
  }
});
