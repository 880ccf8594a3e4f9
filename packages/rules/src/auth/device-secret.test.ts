import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  judgeRequest,
  judgeSecret,
  LATE_SECRET_SECONDS,
  REQUESTS_REMEMBERED,
  type DeviceState,
  type KnownRequest,
} from './device-secret.ts';

const late = LATE_SECRET_SECONDS * 1000;
const device: DeviceState = { generation: 3, advancedAt: 1000, keyed: true };

it.each([
  ['the one that was used last', 3, 'fresh', 0, 'good'],
  ['the one that was given and never used', 4, 'fresh', 0, 'first-use'],
  ['one from before a restored backup', 9, 'fresh', 0, 'first-use'],
  ['the one before, on its way when the new one was first used', 2, 'fresh', late - 1, 'late'],
  ['the one before, later', 2, 'fresh', late, 'copy'],
  ['an older one, however soon', 1, 'fresh', 1, 'copy'],
  ['the one before, without the key', 2, 'none', 1, 'copy'],
  ['the newest without the key', 3, 'none', 0, 'stranger'],
  ['the newest in a request that comes after its time', 3, 'behind', 0, 'late'],
  ['the newest in a request whose number another one had', 3, 'contradicted', 0, 'copy'],
  ['the one before, where nothing of the device is asked', 2, 'unasked', 1, 'late'],
  ['the same, later', 2, 'unasked', late, 'copy'],
] as const)('judges %s', (_what, generation, proof, age, verdict) => {
  expect(judgeSecret(device, generation, proof, 1000 + age)).toBe(verdict);
});

it('knows no excuse for an overtaken secret where there is no key', () => {
  expect(judgeSecret({ ...device, keyed: false }, 3, 'none', 1001)).toBe('good');
  expect(judgeSecret({ ...device, keyed: false }, 4, 'none', 1001)).toBe('first-use');
  expect(judgeSecret({ ...device, keyed: false }, 2, 'none', 1001)).toBe('copy');
});

describe('a signed request', () => {
  const known = (number: number, at: number, same = false): KnownRequest => ({ number, at, same });
  it.each([
    ['the next one', [known(4, 0)], 5, 10 * late, 'fresh'],
    ['the next one but two, which were lost', [known(4, 0)], 7, 0, 'fresh'],
    ['one that was overtaken', [known(6, 0)], 5, late - 1, 'fresh'],
    ['one that was overtaken long ago', [known(6, 0)], 5, late, 'behind'],
    ['the same one again', [known(5, 0, true)], 5, late - 1, 'fresh'],
    ['the same one again, much later', [known(5, 0, true)], 5, late, 'behind'],
    ['another one of the same number', [known(5, 0)], 5, 1, 'contradicted'],
    ['one that is far behind', [known(5 + REQUESTS_REMEMBERED, 0)], 5, 1, 'contradicted'],
  ] as const)('that is %s', (_what, requests, number, at, verdict) => {
    expect(judgeRequest(requests, number, at)).toBe(verdict);
  });
});

/** A device as the server keeps it. */
function server() {
  let state: DeviceState = { generation: 0, advancedAt: null, keyed: true };
  let known: Array<{ number: number; at: number; name: string }> = [];
  return {
    /** @param name tells requests with the same number apart, as signatures do */
    show(generation: number, number: number, name: string, now: number) {
      if (!known.some((request) => request.number === number)) known.push({ number, at: now, name });
      const proof = judgeRequest(
        known.map((request) => ({ number: request.number, at: request.at, same: request.name === name })),
        number,
        now,
      );
      known = known.toSorted((a, b) => b.number - a.number).slice(0, REQUESTS_REMEMBERED);
      const shown = judgeSecret(state, generation, proof, now);
      if (shown === 'first-use') state = { ...state, generation, advancedAt: now };
      return { shown, given: state.generation + 1 };
    },
  };
}

const steps = fc.array(
  fc.record({
    lost: fc.boolean(),
    signsIn: fc.boolean(),
    tabs: fc.integer({ min: 1, max: 3 }),
    repeated: fc.boolean(),
    pause: fc.integer({ min: 0, max: 4 * late }),
  }),
  { maxLength: 30 },
);

/** One browser: its jar keeps what arrives; answers may be lost, requests may be repeated, two tabs may ask at once. */
it('never takes one browser for two, whatever its network does', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { show } = server();
      let jar = 0;
      let number = 0;
      let now = 0;
      for (const { lost, signsIn, tabs, repeated, pause } of all) {
        now += pause;
        // All of them set out with what the jar held, and arrive in the wrong order.
        const sent = Array.from({ length: tabs }, () => ({ generation: jar, number: (number += 1) })).toReversed();
        for (const request of repeated ? [...sent, ...sent] : sent) {
          now += 100;
          const { shown, given } = show(request.generation, request.number, `own ${request.number}`, now);
          expect(shown).not.toBe('copy');
          if (signsIn && !lost && shown !== 'late') jar = given;
        }
      }
    }),
    { numRuns: 200, seed: 9 },
  );
});

it('always finds two browsers with one profile once both have gone on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 100 * late }), (before, pause) => {
      const { show } = server();
      for (let n = 1; n <= before; n += 1) show(0, n, `own ${n}`, n);
      const { given } = show(0, before + 1, 'owner signs in', before);
      show(given, before + 2, 'owner goes on', before);
      expect(show(0, before + 1, 'copy', before + pause).shown).toBe('copy');
    }),
  );
});
