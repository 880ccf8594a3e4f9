import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { nextStatuses } from '@safiri/rules/rides/trip-life.ts';
import { useText } from '../platform/text.ts';
import { CancelButton } from './cancel-button.tsx';
import { EndHere } from './end-here.tsx';

/** How a live trip may still be left. */
export function WaysOut({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const t = useText();
  // While nobody was found yet the way out stays in sight below.
  if (!isDriver && ride.status === 'requested') return null;
  const mayCancel = nextStatuses(isDriver ? 'driver' : 'passenger', ride.status).includes('cancelled');
  const onBoard = ride.status === 'in_progress';
  const endsHere = isDriver && onBoard && ride.delivery === null && ride.hail == null;
  return (
    <div className="ways-out">
      {endsHere ? <EndHere ride={ride} /> : null}
      {mayCancel && !(ride.delivery !== null && onBoard) ? <CancelButton ride={ride} isDriver={isDriver} quiet={isDriver} /> : null}
      {endsHere ? <p className="caption">{t('cancelUnpaid')}</p> : null}
    </div>
  );
}
