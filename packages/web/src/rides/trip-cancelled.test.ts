import { describe, expect, it, vi } from 'vitest';

vi.mock('../platform/text.ts', () => ({ useText: () => (key: string) => key, translate: (key: string) => key }));
const { endingOf } = await import('./trip-cancelled.tsx');

describe('the end of a cancelled trip', () => {
  const before = (cancelledBy: 'passenger' | 'driver' | 'system') => ({ cancelledBy, cancelReason: null, startedAt: null });
  it('says whose doing it was', () => {
    const titles = (isDriver: boolean) => (['passenger', 'driver', 'system'] as const).map((by) => endingOf(before(by), isDriver).title);
    expect(titles(false)).toEqual(['youCancelled', 'driverCancelled', 'nobodyFoundTitle']);
    expect(titles(true)).toEqual(['passengerCancelled', 'youCancelled', 'nobodyFoundTitle']);
  });
  it('tells who did not come that, and not that the driver gave up', () => {
    const charged = { kind: 'no_show', amount: '50.00', status: 'owed', net: null } as const;
    const terms = {
      waiting: null,
      cancellation: null,
      stop: null,
      waitingSince: null,
      waitingUntil: null,
      unrounded: '90.00',
      roundTo: '10.00',
    };
    const ended = { ...before('driver'), feeTerms: { ...terms, charged } };
    expect(endingOf(ended, false)).toEqual({ title: 'noShowEnded', text: 'noShowEndedText' });
    // Nor does the driver read that the passenger pays nothing.
    expect(endingOf(ended, true)).toEqual({ title: 'youCancelled', text: 'noShowDone' });
  });
  it('knows that the passenger sat in the car', () => {
    const ended = { cancelledBy: 'driver', cancelReason: null, startedAt: '2026-06-15T08:00:00Z' } as const;
    expect([endingOf(ended, false).title, endingOf(ended, true).title]).toEqual(['driverEnded', 'youCancelled']);
  });
});
