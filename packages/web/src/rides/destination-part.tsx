import { Suspense, useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { changeRefusal, stopRefusal, type ChangeKind } from '@safiri/rules/rides/destination-change.ts';
import { mayOnRide } from '@safiri/rules/rides/rider.ts';
import { serverMessage } from '../platform/api-client.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { changeWords } from './change-words.ts';
import { useWithdrawDestination } from './destination-api.ts';
import { useAnswered } from './use-answered.ts';
import { useIsChangeAsked } from './use-change-asked.ts';
import { paidText } from './paid-text.ts';
import { shortPlace } from './short-place.ts';
import './destination.css';

/** Comes when it is asked for. */
const ChangeDestination = lazyPart(async () => {
  const [{ ChangeDestination: Part }] = await Promise.all([import('./change-destination.tsx'), enterRoom('places')]);
  return Part;
});

/** How long an answer still counts; readers are told of it once, by the words beside it. */
function TimeLeft({ until }: { until: string }) {
  const t = useText();
  const left = (Date.parse(until) - useServerNow(1000)) / 1000;
  return (
    <span className="waiting-clock num" aria-hidden="true">
      <b>{elapsedLabel(left)}</b>
      {t('destLeft')}
    </span>
  );
}

/** To what the trip was, as long as the driver has not answered. */
function TakeBack({ ride, text }: { ride: Ride; text: string }) {
  const t = useText();
  const withdraw = useWithdrawDestination(ride.id);
  const tell = (error: Error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
  return (
    <Button kind="outline" full busy={withdraw.isPending} onClick={() => withdraw.mutate(undefined, { onError: tell })}>
      {text}
    </Button>
  );
}

/** What became of the last change, above all else: that the driver has not answered yet, or can't go there. */
export function DestinationSaid({ ride }: { ride: Ride }) {
  const t = useText();
  const isAsked = useIsChangeAsked(ride);
  const change = ride.destinationChange ?? null;
  const state = change?.state;
  const { declined, afterNo, taken, ifSilent, ifNo, takeBack } = changeWords(change?.kind);
  const words = { name: ride.driver?.name ?? '', place: shortPlace(change?.wanted ?? ''), before: shortPlace(change?.before ?? '') };
  useAnswered(state, (answer) => {
    if (answer === 'accepted') toast({ title: t(taken, words) });
  });
  if (change === null || change.fareBefore === null || ride.driver === null) return null;
  if (state === 'declined')
    return (
      <div className="destination-said" data-no="true" role="status" data-row="10">
        <div>
          <p className="title">{t(declined, words)}</p>
          <p>{t(afterNo, { ...words, fare: paidText(ride, ride.fare) })}</p>
          {change.kind === 'stop' ? null : <p className="label">{t('destSooner', { fare: paidText(ride, ride.fare) })}</p>}
        </div>
      </div>
    );
  if (!isAsked) return null;
  return (
    <div className="destination-said" data-row="10">
      <div role="status">
        <p className="title">{t('destWaits', words)}</p>
        <p>{t(ifSilent, { ...words, now: paidText(ride, ride.fare) })}</p>
        <p className="label">{t(ifNo, { ...words, fare: paidText(ride, change.fareBefore) })}</p>
      </div>
      <TimeLeft until={change.until} />
      <TakeBack ride={ride} text={t(takeBack, words)} />
    </div>
  );
}

/** To who rides a trip under way, and asked for it: the ways to another destination and to one stop more, as long as there are any. */
export function DestinationPart({ ride }: { ride: Ride }) {
  const t = useText();
  const [open, setOpen] = useState<ChangeKind>();
  const isAsked = useIsChangeAsked(ride);
  if (!mayOnRide(ride.side, 'destination') || ride.delivery !== null) return null;
  const facts = { ...ride, hail: ride.hail ?? null, change: ride.destinationChange ?? null, isAsked };
  const mayChange = changeRefusal(facts) === null;
  const mayStop = stopRefusal({ ...facts, makesStops: ride.feeTerms?.stop != null }) === null;
  return (
    <>
      {mayChange || mayStop ? (
        <div className="destination-more">
          {mayStop ? (
            <Button kind="soft" full icon="plus" onClick={() => setOpen('stop')}>
              {t('stopAdd')}
            </Button>
          ) : null}
          {mayChange ? (
            <Button kind="soft" full icon="pin" onClick={() => setOpen('destination')}>
              {t(isAsked ? 'destOther' : 'destChange')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <ChangeDestination ride={ride} kind={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
