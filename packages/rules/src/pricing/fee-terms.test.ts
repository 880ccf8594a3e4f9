import { expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { FEES_OWED_AT_MOST, feeTermsOf } from './fee-terms.ts';

const waiting = { freeMinutes: 3, perMinute: 2, mostMinutes: 15 };

it('are those of the tariff, in minor units', () => {
  const { document, service } = market({ waiting });
  expect(feeTermsOf(document, service)).toEqual({
    waiting: { freeMinutes: 3, perMinuteMinor: 200, mostMinutes: 15 },
    cancellation: null,
    roundToMinor: 1000,
  });
});

it('are none where the tariff has none, or charges nothing', () => {
  for (const none of [null, { ...waiting, perMinute: 0 }, { ...waiting, mostMinutes: 0 }]) {
    const { document, service } = market({ waiting: none });
    expect(feeTermsOf(document, service)).toBeNull();
  }
});

it('are none of a shared ride, whose passengers wait for each other, and of goods', () => {
  const { document, service } = market({ waiting });
  for (const kind of ['shared', 'food', 'parcel'] as const) expect(feeTermsOf(document, { ...service, kind })).toBeNull();
});

it('are what calling off costs, too', () => {
  const cancellation = { freeMinutes: 3, fee: 50, noShowAfterMinutes: 5, noShowFee: 60, to: 'driver' as const };
  const { document, service } = market({ cancellation });
  // Four times 60 where the market names no limit.
  expect(feeTermsOf(document, service)?.cancellation?.debtLimitMinor).toBe(FEES_OWED_AT_MOST * 6000);
  expect(feeTermsOf({ ...document, passengerDebtLimit: 200 }, service)).toEqual({
    waiting: null,
    cancellation: { freeMinutes: 3, feeMinor: 5000, noShowAfterMinutes: 5, noShowFeeMinor: 6000, to: 'driver', debtLimitMinor: 20_000 },
    roundToMinor: 1000,
  });
});
