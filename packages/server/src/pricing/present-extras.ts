import type { PricedService } from '@safiri/contract/pricing/calls.ts';
import type { TripExtras } from '@safiri/rules/pricing/extras.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';

/** What a service, or a trip of it, may cost beside its fare. */
export function presentExtras(extras: TripExtras | null): PricedService['extras'] {
  if (extras === null) return null;
  const { waiting, cancellation } = extras;
  return {
    waiting:
      waiting === null
        ? null
        : { freeMinutes: waiting.freeMinutes, perMinute: toWire(waiting.perMinuteMinor), mostMinutes: waiting.mostMinutes },
    cancellation:
      cancellation === null
        ? null
        : {
            freeMinutes: cancellation.freeMinutes,
            fee: toWire(cancellation.feeMinor),
            noShowAfterMinutes: cancellation.noShowAfterMinutes,
            noShowFee: toWire(cancellation.noShowFeeMinor),
          },
  };
}
