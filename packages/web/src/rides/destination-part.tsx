import { Suspense, useState, type ComponentProps } from 'react';
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
import { StopInAll } from './stop-in-all.tsx';
import './destination.css';

/** Comes when it is asked for. */
const ChangeDestination = lazyPart(async () => {
  const [{ ChangeDestination: Part }] = await Promise.all([import('./change-destination.tsx'), enterRoom('places')]);
  return Part;
});

interface ChangeButtonProps {
  readonly ride: Ride;
  readonly kind: ChangeKind;
  /** Null while nobody is to press it: a search that is open stays, whatever the driver answers meanwhile. */
  readonly look: Pick<ComponentProps<typeof Button>, 'kind' | 'icon' | 'children'> | null;
}

/** Opens the search for another place. */
function ChangeButton({ ride, kind, look }: ChangeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {look === null ? null : <Button full {...look} onClick={() => setOpen(true)} />}
      {isOpen ? (
        <Suspense fallback={null}>
          <ChangeDestination ride={ride} kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What may be asked for still. */
function useChanges(ride: Ride): Record<ChangeKind, boolean> {
  const isAsked = useIsChangeAsked(ride);
  if (!mayOnRide(ride.side, 'destination') || ride.delivery !== null) return { destination: false, stop: false };
  const facts = { ...ride, hail: ride.hail ?? null, change: ride.destinationChange ?? null, isAsked };
  return {
    destination: changeRefusal(facts) === null,
    stop: stopRefusal({ ...facts, makesStops: ride.feeTerms?.stop != null }) === null,
  };
}

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

/** What the driver said no to last: that something else is asked for in its place stands beside the answer. */
const saidNo = ({ destinationChange: change, driver }: Ride): ChangeKind | undefined =>
  change?.state === 'declined' && change.fareBefore !== null && driver !== null ? (change.kind ?? 'destination') : undefined;

/** What became of the last change, above all else: that the driver has not answered yet, or can't go there. */
export function DestinationSaid({ ride }: { ride: Ride }) {
  const t = useText();
  const isAsked = useIsChangeAsked(ride);
  const change = ride.destinationChange ?? null;
  const state = change?.state;
  const may = useChanges(ride);
  const { declined, afterNo, taken, ifSilent, ifNo, takeBack, other } = changeWords(change?.kind);
  const words = { name: ride.driver?.name ?? '', place: shortPlace(change?.wanted ?? ''), before: shortPlace(change?.before ?? '') };
  useAnswered(state, (answer) => {
    if (answer === 'accepted') toast({ title: t(taken, words) });
  });
  if (change === null || change.fareBefore === null || ride.driver === null) return null;
  const said = saidNo(ride);
  if (said !== undefined)
    return (
      <div className="destination-said" data-no="true" role="status" data-row="10">
        <div>
          <p className="title">{t(declined, words)}</p>
          <p>{t(afterNo, { ...words, fare: paidText(ride, ride.fare) })}</p>
          {change.kind === 'stop' ? null : <p className="label">{t('destSooner', { ...words, fare: paidText(ride, ride.fare) })}</p>}
        </div>
        {may[said] ? <ChangeButton ride={ride} kind={said} look={{ kind: 'outline', children: t(other) }} /> : null}
      </div>
    );
  if (!isAsked) return null;
  return (
    <div className="destination-said" data-row="10">
      <div role="status">
        <p className="title">{t('destWaits', words)}</p>
        <p>{t(ifSilent, { ...words, now: paidText(ride, ride.fare) })}</p>
        {change.kind === 'stop' ? <StopInAll ride={ride} /> : null}
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
  const isAsked = useIsChangeAsked(ride);
  const may = useChanges(ride);
  const said = saidNo(ride);
  const stop = may.stop && said !== 'stop' ? ({ kind: 'soft', icon: 'plus', children: t('stopAdd') } as const) : null;
  const destination =
    may.destination && said !== 'destination'
      ? ({ kind: 'soft', icon: 'pin', children: t(isAsked ? 'destOther' : 'destChange') } as const)
      : null;
  return (
    <div className="destination-more">
      <ChangeButton ride={ride} kind="stop" look={stop} />
      <ChangeButton ride={ride} kind="destination" look={destination} />
    </div>
  );
}
