import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import { useText } from '../platform/text.ts';
import { useServerNow } from '../ui/use-now.ts';
import { useIsChangeAsked } from './use-change-asked.ts';
import { NewDestination } from './new-destination.tsx';
import { askedTitle, tripTitle } from './trip-title.ts';

/** With its name and its unit, below the heading and quieter: four figures alone read as a time of day, and beside the ETA as another one. */
function Elapsed({ since }: { since: string }) {
  const t = useText();
  const now = useServerNow(1000);
  return <span className="num caption trip-clock">{t('timeSoFar', { time: elapsedLabel((now - Date.parse(since)) / 1000) })}</span>;
}

/** The car stands at one of the stops. */
export const isAtStop = ({ status, stops }: Ride): boolean => status === 'in_progress' && stops[nextStop(stops) ?? -1]?.arrivedAt != null;

/** What goes on, what asks for an answer, and how long the trip takes so far where no other clock runs: the one of a stop, a meter or a question. */
export function TripHead({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const t = useText();
  const isAsked = useIsChangeAsked(ride);
  const isDriving = ride.status === 'in_progress' && ride.hail == null && !isAtStop(ride) && !isAsked;
  return (
    <>
      <h1 className="h2">{isAsked ? askedTitle(t, ride, isDriver) : tripTitle(t, ride, isDriver)}</h1>
      {isDriving && ride.startedAt !== null ? <Elapsed since={ride.startedAt} /> : null}
      {isDriver ? <NewDestination ride={ride} /> : null}
    </>
  );
}
