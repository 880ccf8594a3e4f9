import type { FareQuote } from '@safiri/contract/pricing/calls.ts';
import { Suspense, type ReactNode } from 'react';
import { minuteRange } from '../common/minute-range.ts';
import { otherPlace } from '../common/other-place.ts';
import { km } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import type { Quote } from './ride-types.tsx';

/** How far a trip is: about, where nobody knows the streets. */
export const distanceOf = (t: Translate, { distance, onStreets }: Pick<Quote, 'distance' | 'onStreets'>): string =>
  onStreets ? km(distance) : t('aboutFar', { distance: km(distance) });

/** What stands above the services: how far it is, and when the chosen one could come, else how long the trip takes. */
export function RequestHead({
  quote,
  quotedAt,
  car,
  market,
  riderName,
  isServed,
  children,
}: {
  /** Undefined while there is no price to show. */
  quote: Quote | undefined;
  /** When it came, milliseconds since 1970. */
  quotedAt: number;
  /** The nearest of the chosen service. */
  car: FareQuote['nextCar'];
  /** What the city at the pickup is called, where that is known. */
  market: string | undefined;
  /** Somebody else who rides. */
  riderName: string | undefined;
  /** Else what stands below says why there is nothing to choose. */
  isServed: boolean;
  /** What is said of cars nearby. */
  children: ReactNode;
}) {
  const t = useText();
  const place = quote === undefined ? undefined : otherPlace(new Date(quotedAt), quote.timeZone, market);
  return (
    <>
      <h1 className={isServed ? 'h2' : 'visually-hidden'}>{t('chooseRide')}</h1>
      {quote === undefined ? null : (
        <span className="caption num">
          {riderName === undefined ? '' : `${t('riderFor', { name: riderName })} · `}
          {`${distanceOf(t, quote)} · ${car === null ? minuteRange(t, quote.duration, quote.durationHigh) : t('carIn', { n: car.pickupMinutes })}`}
          {place === undefined ? '' : ` · ${t('timesIn', { place })}`}
        </span>
      )}
      <Suspense fallback={null}>{children}</Suspense>
    </>
  );
}
