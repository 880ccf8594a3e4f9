import type { Point } from '@safiri/rules/places/geo.ts';
import { Suspense, useState } from 'react';
import { minuteRange } from '../common/minute-range.ts';
import { useOnline } from '../platform/connection.ts';
import { useText } from '../platform/text.ts';
import { Map } from '../ui/map.tsx';
import type { MapProps } from '../ui/map-types.ts';
import { distanceOf } from './request-head.tsx';
import { MapWaits } from './request-parts.ts';
import type { Quote } from './ride-types.tsx';

/** Where the ride begins, stops and ends, and its way. Opened without a network there is no ground to show; what was seen before stays when one goes. */
export function RequestMap({
  pickup,
  dropoff,
  quote,
  ...shown
}: Pick<MapProps, 'stops' | 'cars' | 'center'> & { pickup: Point | null; dropoff: Point | null; quote: Quote | undefined }) {
  const t = useText();
  const online = useOnline();
  const [waits, setWaits] = useState(!online);
  if (waits && online) setWaits(false);
  return (
    <>
      <Map
        key={String(waits)}
        {...shown}
        pickup={pickup ?? undefined}
        dropoff={dropoff ?? undefined}
        path={quote?.path}
        onStreets={quote?.onStreets}
        distance={quote && distanceOf(t, quote)}
        duration={quote && minuteRange(t, quote.duration, quote.durationHigh)}
      />
      <Suspense fallback={null}>{waits ? <MapWaits /> : null}</Suspense>
    </>
  );
}
