import type { MarketDocument, MarketService } from '../markets/document.ts';
import type { cancellationTakers } from '../markets/written-tariff.ts';
import { passengerKinds, takesStops, tripTypeOf } from '../markets/services.ts';
import { roundingStep } from './rounding.ts';
import { minorOfUnits } from './money.ts';

/** What waiting costs by a tariff; amounts in minor units. */
export interface WaitingTerms {
  readonly freeMinutes: number;
  readonly perMinuteMinor: number;
  /** So many minutes beyond the free ones are charged at most. */
  readonly mostMinutes: number;
}

/** What a stop on the way costs by a tariff; amounts in minor units. Longer than the free minutes, waiting there costs as at the pickup. */
interface StopTerms {
  readonly feeMinor: number;
  readonly freeMinutes: number;
}

/** What calling a trip off costs by a tariff, counted from when a driver accepted it; amounts in minor units. */
export interface CancellationTerms {
  readonly freeMinutes: number;
  readonly feeMinor: number;
  /** Minutes of waiting after which a passenger who has not come counts as not there. */
  readonly noShowAfterMinutes: number;
  readonly noShowFeeMinor: number;
  readonly to: (typeof cancellationTakers)[number];
  /** So much somebody may owe after it. */
  readonly debtLimitMinor: number;
}

/** What a trip may cost beside its fare, as the version that priced it says; kept with the trip, so that no later version touches it. */
export interface FeeTerms {
  readonly waiting: WaitingTerms | null;
  readonly cancellation: CancellationTerms | null;
  /** Left out where its passenger can add no stops. */
  readonly stop?: StopTerms;
  /** The market rounds what is paid to a multiple of so many minor units. */
  readonly roundToMinor: number;
}

/** Where a market names no limit, nobody owes more than so many of the dearer fee of the service. */
export const FEES_OWED_AT_MOST = 4;

/** Whether an operator's fee terms count for a service: who shares a car waits for others too, and goods have rules of their own. */
const hasFees = (service: MarketService): boolean => passengerKinds.includes(service.kind) && tripTypeOf(service) !== 'share';

function waitingOf({ tariff: { waiting } }: MarketService): WaitingTerms | null {
  if (waiting === null || waiting.perMinute === 0 || waiting.mostMinutes === 0) return null;
  return { freeMinutes: waiting.freeMinutes, perMinuteMinor: minorOfUnits(waiting.perMinute), mostMinutes: waiting.mostMinutes };
}

function stopOf(service: MarketService): StopTerms | null {
  const { stop } = service.tariff;
  return stop === null || !takesStops(service) ? null : { feeMinor: minorOfUnits(stop.fee), freeMinutes: stop.freeMinutes };
}

function cancellationOf({ passengerDebtLimit }: MarketDocument, { tariff: { cancellation } }: MarketService): CancellationTerms | null {
  if (cancellation === null) return null;
  const { freeMinutes, fee, noShowAfterMinutes, noShowFee, to } = cancellation;
  return {
    freeMinutes,
    feeMinor: minorOfUnits(fee),
    noShowAfterMinutes,
    noShowFeeMinor: minorOfUnits(noShowFee),
    to,
    debtLimitMinor: minorOfUnits(passengerDebtLimit ?? FEES_OWED_AT_MOST * Math.max(fee, noShowFee)),
  };
}

/** What a trip of a service may cost beside its fare; null where nothing may. A stop may be added on the way. */
export function feeTermsOf(market: MarketDocument, service: MarketService): FeeTerms | null {
  if (!hasFees(service)) return null;
  const [waiting, cancellation, stop] = [waitingOf(service), cancellationOf(market, service), stopOf(service)];
  if (waiting === null && cancellation === null && stop === null) return null;
  return { waiting, cancellation, ...(stop === null ? {} : { stop }), roundToMinor: roundingStep(market) };
}
