import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeSecret, LATE_SECRET_SECONDS, type DeviceState } from './device-secret.ts';

const late = LATE_SECRET_SECONDS * 1000;

it.each([
  ['the one that was used last', 3, 0, 'good'],
  ['the one that was given and never used', 4, 0, 'first-use'],
  ['one from before a restored backup', 9, 0, 'first-use'],
  ['the one before, on its way when the new one was first used', 2, late - 1, 'late'],
  ['the one before, later', 2, late, 'copy'],
  ['an older one, however soon', 1, 1, 'copy'],
] as const)('judges %s', (_what, generation, age, verdict) => {
  expect(judgeSecret({ generation: 3, advancedAt: 1000 }, generation, 1000 + age)).toBe(verdict);
});

/** One browser: its jar keeps what arrives; answers may be lost, requests may be repeated, two tabs may ask at once. */
it('never takes one browser for two, whatever its network does', () => {
  const step = fc.record({
    lost: fc.boolean(),
    signsIn: fc.boolean(),
    tabs: fc.integer({ min: 1, max: 3 }),
    repeated: fc.boolean(),
    pause: fc.integer({ min: 0, max: 4 * late }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let device: DeviceState = { generation: 0, advancedAt: null };
      let jar = 0;
      let now = 0;
      const show = (generation: number) => {
        const shown = judgeSecret(device, generation, now);
        expect(shown).not.toBe('copy');
        if (shown === 'first-use') device = { generation, advancedAt: now };
        return device.generation + 1;
      };
      for (const { lost, signsIn, tabs, repeated, pause } of steps) {
        now += pause;
        // All of them set out with what the jar held.
        const sent = Array.from({ length: tabs + (repeated ? 1 : 0) }, () => jar);
        for (const generation of sent) {
          now += 100;
          const given = show(generation);
          if (signsIn && !lost) jar = given;
        }
      }
    }),
    { numRuns: 100, seed: 9 },
  );
});

it('notices two browsers with one cookie as soon as both have gone on', () => {
  let device: DeviceState = { generation: 0, advancedAt: null };
  const use = (generation: number, now: number) => {
    const shown = judgeSecret(device, generation, now);
    if (shown === 'first-use') device = { generation, advancedAt: now };
    return shown;
  };
  const owner = 0;
  const thief = 0;
  use(thief, 0);
  use(1, late);
  expect(use(owner, 3 * late)).toBe('copy');
});
