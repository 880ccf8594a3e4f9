import { Suspense, useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { changeRefusal } from '@safiri/rules/rides/destination-change.ts';
import { mayOnRide } from '@safiri/rules/rides/rider.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { shortPlace } from './short-place.ts';
import './destination.css';

/** Comes when it is asked for. */
const ChangeDestination = lazyPart(async () => {
  const [{ ChangeDestination: Part }] = await Promise.all([import('./change-destination.tsx'), enterRoom('places')]);
  return Part;
});

/** What became of the last change: that the driver was told, or can't drive there. */
function ChangeSaid({ ride }: { ride: Ride }) {
  const t = useText();
  const now = useServerNow(1000);
  const change = ride.destinationChange ?? null;
  const name = ride.driver?.name ?? '';
  if (change?.state === 'declined')
    return (
      <p className="notice" role="status">
        {t('destDeclined', { name, place: shortPlace(change.wanted), before: shortPlace(change.before) })}
      </p>
    );
  if (change?.state !== 'told' || now >= Date.parse(change.until)) return null;
  return (
    <p className="caption" role="status">
      {t('destTold', { name })}
    </p>
  );
}

/** To whoever asked for a trip under way: the way to another destination, as long as it can be changed, and what the driver said of the last. */
export function DestinationPart({ ride }: { ride: Ride }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!mayOnRide(ride.side, 'cost') || ride.delivery !== null) return null;
  const mayChange = changeRefusal({ ...ride, hail: ride.hail ?? null, change: ride.destinationChange ?? null }) === null;
  return (
    <>
      <ChangeSaid ride={ride} />
      {mayChange ? (
        <Button kind="soft" full icon="pin" onClick={() => setOpen(true)}>
          {t('destChange')}
        </Button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <ChangeDestination ride={ride} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
