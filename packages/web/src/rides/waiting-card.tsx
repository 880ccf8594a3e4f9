import { useEffect } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { freeWaitLeft, noShowSeconds } from '@safiri/rules/rides/waiting.ts';
import { serverMessage } from '../platform/api-client.ts';
import { serverTime } from '../platform/server-clock.ts';
import { playNotes, unlockByTouch } from '../platform/sound.ts';
import { timeThere } from '../common/trip-clock.ts';
import { money } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { useChangeRide } from './api.ts';
import { isUnseen } from './is-unseen.ts';
import { cancelCost } from './cancel-cost.ts';
import { waitingCost, type WaitingCost } from './waiting-cost.ts';

const NOTE_SECONDS = 0.28;
const chime = [
  { at: 0, hertz: 660 },
  { at: 0.22, hertz: 880 },
];
const SHAKE_MS = [220, 120, 220];
/** An arrival that is older was heard before, or is no news. */
const NEWS_SECONDS = 30;

/** The trip whose arrival was made known on this page: once is enough. */
let heard = 0;

/** Seconds until a passenger who has not come counts as not there, and what the waiting costs, where it costs anything. */
function useWait(ride: Ride): { left: number; cost: WaitingCost | null } {
  const { arrivedAt, pickupAt } = ride;
  const now = useServerNow(1000);
  const left = freeWaitLeft(
    { arrivedAt: Date.parse(arrivedAt ?? ''), pickupAt: pickupAt === null ? null : Date.parse(pickupAt) },
    now,
    noShowSeconds(ride.feeTerms),
  );
  return { left, cost: waitingCost(ride, now) };
}

/** What is left of the free waiting; after that what it has cost, where it costs anything. */
function WaitClock({ ride, left, cost, named }: { ride: Ride; left: number; cost: WaitingCost | null; named: boolean }) {
  const t = useText();
  const costs = cost !== null && cost.freeLeft === 0;
  return (
    <p className="waiting-clock num">
      <b>{costs ? money(cost.amount, ride.countryId) : elapsedLabel(cost?.freeLeft ?? left)}</b>
      {named ? <span>{t(costs ? 'waitingSoFar' : 'freeWait')}</span> : null}
    </p>
  );
}

/** What the waiting will cost, or costs. */
export function costText(t: Translate, { freeLeft, isMost, perMinute, mostMinutes }: WaitingCost): string {
  if (freeLeft > 0) return t('waitingThen', { amount: perMinute, n: mostMinutes });
  return isMost ? t('waitingMost') : t('waitingPerMinute', { amount: perMinute, n: mostMinutes });
}

/** A car that stands outside is heard and felt once, where the phone allows it. */
function useArrivalSignal(ride: Ride): void {
  const { id, arrivedAt } = ride;
  const unseen = isUnseen(ride);
  useEffect(() => unlockByTouch(), []);
  useEffect(() => {
    const age = (serverTime(Date.now()) - Date.parse(arrivedAt ?? '')) / 1000;
    if (heard === id || unseen || !(age < NEWS_SECONDS)) return;
    heard = id;
    playNotes(chime, NOTE_SECONDS);
    navigator.vibrate?.(SHAKE_MS);
  }, [id, arrivedAt, unseen]);
}

/** When the driver may leave, and to whoever pays what not coming costs. */
function MayLeave({ ride, left }: { ride: Ride; left: number }) {
  const t = useText();
  const noShow = cancelCost(ride, useServerNow(1000))?.noShow ?? null;
  if (noShow === null) return <span>{t(left > 0 ? 'freeWaitThen' : 'freeWaitGone')}</span>;
  const amount = money(noShow.fee, ride.countryId);
  return <span>{left > 0 ? t('noShowCosts', { time: timeThere(ride, noShow.from), amount }) : t('noShowCostsNow', { amount })}</span>;
}

/** The free waiting as a clock. The heading above says that the driver is outside; who hears the screen is told it here. */
export function DriverOutside({ ride }: { ride: Ride }) {
  const t = useText();
  const { left, cost } = useWait(ride);
  const isFree = cost === null ? left > 0 : cost.freeLeft > 0;
  useArrivalSignal(ride);
  if (isUnseen(ride))
    return (
      <section className="waiting-card">
        <Icon name="pin" size={22} />
        <p className="grow label" role="status">
          <b>{t('driverSaysHere')}</b> <span>{t('driverUnseen')}</span>
        </p>
      </section>
    );
  return (
    <section className="waiting-card outside">
      <p className="visually-hidden" role="status">
        {t('driverOutside')}
      </p>
      <Icon name="clock" size={22} />
      <p className="grow label">
        <b>{t(isFree ? 'freeWait' : 'freeWaitOver')}</b>
        {cost === null ? null : <span>{costText(t, cost)}</span>}
        {ride.startConfirmed ? null : <MayLeave ride={ride} left={left} />}
      </p>
      <WaitClock ride={ride} left={left} cost={cost} named={false} />
    </section>
  );
}

/** The driver at the pickup: how long the free waiting goes on, and after it the way on when nobody came. */
export function WaitingForPassenger({ ride }: { ride: Ride }) {
  const t = useText();
  const { left, cost } = useWait(ride);
  const change = useChangeRide(ride.id);
  const name = ride.passenger.name;
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
  const didNotCome = () =>
    change.mutate(
      { status: 'cancelled', reason: 'passenger_no_show' },
      {
        onSuccess: () => toast({ title: t('tripCancelledToast'), text: t('noShowDone', { name }) }),
        onError: failed,
      },
    );
  // Its position did not show the car here: said again, it is looked at again.
  const unseen = isUnseen(ride);
  return (
    <section className="waiting-card">
      <Icon name="clock" size={26} />
      <p className="grow label">
        <span>{t(left > 0 ? 'waitNote' : 'waitOverNote', { name })}</span>
        {cost === null ? null : <span> {costText(t, cost)}</span>}
        {unseen ? <span> {t('waitNotSeen')}</span> : null}
      </p>
      <WaitClock ride={ride} left={left} cost={cost} named />
      {unseen ? (
        <Button kind="soft" full busy={change.isPending} onClick={() => change.mutate({ status: 'arrived' }, { onError: failed })}>
          {t('iAmThere')}
        </Button>
      ) : null}
      {left > 0 || ride.startConfirmed ? null : (
        <Button kind="danger" full busy={change.isPending} onClick={didNotCome}>
          {t('noShow', { name })}
        </Button>
      )}
    </section>
  );
}
