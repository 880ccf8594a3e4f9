import { useRoute } from '../common/use-route.ts';
import { Map } from '../ui/map.tsx';
import type { TimedOffer } from './api.ts';

/** The way of the trip that is offered. */
export function OfferMap({ offer: { pickupLocation: pickup, dropoffLocation: dropoff } }: { offer: TimedOffer }) {
  const { path, onStreets } = useRoute(pickup, dropoff);
  return <Map pickup={pickup} dropoff={dropoff} path={path} onStreets={onStreets} />;
}
