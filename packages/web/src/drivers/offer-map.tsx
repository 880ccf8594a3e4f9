import { useState } from 'react';
import { useHere } from '../common/search-center.ts';
import { useRoute, useWay } from '../common/use-route.ts';
import { session } from '../platform/session.ts';
import { Map } from '../ui/map.tsx';
import type { TimedOffer } from './api.ts';

/** Where the driver is, the way to the pickup, and the way of the trip that is offered. */
export function OfferMap({ offer: { pickupLocation: pickup, dropoffLocation: dropoff, stops } }: { offer: TimedOffer }) {
  const here = useHere();
  const own = session.use()?.vehicleInfo;
  // The way is asked for once, from where the offer found the driver.
  const [from, setFrom] = useState(here);
  if (from === undefined && here !== undefined) setFrom(here);
  const leg = useRoute(from, pickup);
  const { path, onStreets } = useWay([pickup, ...stops, dropoff]);
  return (
    <Map
      pickup={pickup}
      dropoff={dropoff}
      stops={stops}
      coveredAbove={0}
      path={path}
      leg={leg.path}
      onStreets={onStreets}
      vehicle={here === undefined ? undefined : { ...here, heading: null }}
      paint={own?.color}
      kind={own?.vehicleType}
    />
  );
}
