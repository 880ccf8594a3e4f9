import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { changeRefusal } from '@safiri/rules/rides/destination-change.ts';
import { mayOnRide } from '@safiri/rules/rides/rider.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { timeThere } from '../common/trip-clock.ts';
import { useIsChangeAsked } from './destination-api.ts';
import { paidText } from './paid-text.ts';
import { shortPlace } from './short-place.ts';
import './destination.css';

/** Comes when it is asked for. */
const ChangeDestination = lazyPart(async () => {
  const [{ ChangeDestination: Part }] = await Promise.all([import('./change-destination.tsx'), enterRoom('places')]);
  return Part;
});

/** What became of the last change, above all else: that the driver has not answered yet, or can't drive there. */
export function DestinationSaid({ ride }: { ride: Ride }) {
  const t = useText();
  const isAsked = useIsChangeAsked(ride);
  const change = ride.destinationChange ?? null;
  const state = change?.state;
  const words = { name: ride.driver?.name ?? '', place: shortPlace(change?.wanted ?? ''), before: shortPlace(change?.before ?? '') };
  const said = useEffectEvent((before: typeof state) => {
    if (before === 'told' && state === 'accepted') toast({ title: t('destTaken', words) });
  });
  const before = useRef(state);
  useEffect(() => {
    said(before.current);
    before.current = state;
  }, [state]);
  if (change === null || change.fareBefore === null || ride.driver === null) return null;
  if (state === 'declined')
    return (
      <p className="destination-said" data-no="true" role="status" data-row="10">
        {t('destDeclined', { ...words, fare: paidText(ride, ride.fare) })}
      </p>
    );
  if (!isAsked) return null;
  return (
    <p className="destination-said" role="status" data-row="10">
      {t('destTold', {
        ...words,
        fare: paidText(ride, change.fareBefore),
        now: paidText(ride, ride.fare),
        time: timeThere(ride, change.until),
      })}
    </p>
  );
}

/** To who rides a trip under way, and asked for it: the way to another destination, as long as it can be changed. */
export function DestinationPart({ ride }: { ride: Ride }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!mayOnRide(ride.side, 'destination') || ride.delivery !== null) return null;
  const mayChange = changeRefusal({ ...ride, hail: ride.hail ?? null, change: ride.destinationChange ?? null }) === null;
  return (
    <>
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
