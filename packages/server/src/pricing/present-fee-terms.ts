import type { PricedService } from '@safiri/contract/pricing/calls.ts';
import type { FeeTerms } from '@safiri/rules/pricing/fee-terms.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';

/** What a service, or a trip of it, may cost beside its fare. */
export function presentFeeTerms(feeTerms: FeeTerms | null): PricedService['feeTerms'] {
  if (feeTerms === null) return null;
  const { waiting, cancellation, stop } = feeTerms;
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
    stop: stop === undefined ? null : { fee: toWire(stop.feeMinor), freeMinutes: stop.freeMinutes },
  };
}
