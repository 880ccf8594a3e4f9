import { describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { openKisumu } from '../testing/kisumu.ts';

const ask = (world: ReturnType<typeof useWorld>, body: { distance?: number; rideType: string }) =>
  world.client().answer(calls.calculateFare, { body });

describe('a fare by distance alone', () => {
  const demo = useWorld({ env: { DEMO: '1' } });

  it('is asked by distance as the specification does', async () => {
    const answer = await ask(demo, { distance: 12.5, rideType: 'standard' });
    // 42 + 8.55 × (12.5 − 2)
    expect(answer.body).toMatchObject({ fare: '131.78', distance: 12.5, quoteId: null, path: [] });
    expect((await ask(demo, { rideType: 'standard' })).status).toBe(400);
    expect((await ask(demo, { distance: -1, rideType: 'standard' })).status).toBe(400);
  });
});

describe('outside the demo', () => {
  // By day: a night has a factor of its own.
  const world = useWorld({ markets: false, clock: () => new Date('2026-11-25T09:00:00Z') });

  it('is the only open market’s, and asks for the places where there is none or more than one', async () => {
    const none = await ask(world, { distance: 3.8, rideType: 'boda' });
    expect([none.status, none.body]).toEqual([400, expect.objectContaining({ code: 'place_required' })]);
    await openKisumu(world);
    // 50 + 3.8 × 20 = 126, rounded to tens.
    const boda = await ask(world, { distance: 3.8, rideType: 'boda' });
    expect(boda.body).toMatchObject({ rideType: 'boda', fare: '130.00', currency: 'KES', countryId: 'ke', timeZone: 'Africa/Nairobi' });
    expect((await ask(world, { distance: 3.8, rideType: 'standard' })).body).toMatchObject({ rideType: 'boda' });
  });
});
