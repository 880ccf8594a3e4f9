import { useEffect } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { freeWaitLeft } from '@safiri/rules/rides/waiting.ts';
import { serverMessage } from '../platform/api-client.ts';
import { serverTime } from '../platform/server-clock.ts';
import { playNotes, unlockByTouch } from '../platform/sound.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { useChangeRide } from './api.ts';

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

/** Seconds of free waiting that are left. */
function useFreeWait({ arrivedAt, pickupAt }: Ride): number {
  const now = useServerNow(1000);
  return freeWaitLeft({ arrivedAt: Date.parse(arrivedAt ?? ''), pickupAt: pickupAt === null ? null : Date.parse(pickupAt) }, now);
}

/** A car that stands outside is heard and felt once, where the phone allows it. */
function useArrivalSignal({ id, arrivedAt }: Ride): void {
  useEffect(() => unlockByTouch(), []);
  useEffect(() => {
    const age = (serverTime(Date.now()) - Date.parse(arrivedAt ?? '')) / 1000;
    if (heard === id || !(age < NEWS_SECONDS)) return;
    heard = id;
    playNotes(chime, NOTE_SECONDS);
    navigator.vibrate?.(SHAKE_MS);
  }, [id, arrivedAt]);
}

/** The free waiting as a clock. The heading above says that the driver is outside; who hears the screen is told it here. */
export function DriverOutside({ ride }: { ride: Ride }) {
  const t = useText();
  const left = useFreeWait(ride);
  useArrivalSignal(ride);
  return (
    <section className="waiting-card outside">
      <p className="visually-hidden" role="status">
        {t('driverOutside')}
      </p>
      <Icon name="clock" size={22} />
      <p className="grow label">
        <b>{t(left > 0 ? 'freeWait' : 'freeWaitOver')}</b>
        <span>{t(left > 0 ? 'freeWaitThen' : 'freeWaitGone')}</span>
      </p>
      <p className="waiting-clock num">
        <b>{elapsedLabel(left)}</b>
      </p>
    </section>
  );
}

/** The driver at the pickup: how long the free waiting goes on, and after it the way on when nobody came. */
export function WaitingForPassenger({ ride }: { ride: Ride }) {
  const t = useText();
  const left = useFreeWait(ride);
  const change = useChangeRide(ride.id);
  const name = ride.passenger.name;
  const didNotCome = () =>
    change.mutate(
      { status: 'cancelled', reason: 'passenger_no_show' },
      {
        onSuccess: () => toast({ title: t('tripCancelledToast'), text: t('noShowDone', { name }) }),
        onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
      },
    );
  return (
    <section className="waiting-card">
      <Icon name="clock" size={26} />
      <p className="grow label">{t(left > 0 ? 'waitNote' : 'waitOverNote', { name })}</p>
      <p className="waiting-clock num">
        <b>{elapsedLabel(left)}</b>
        <span>{t('freeWait')}</span>
      </p>
      {left > 0 ? null : (
        <Button kind="danger" full busy={change.isPending} onClick={didNotCome}>
          {t('noShow', { name })}
        </Button>
      )}
    </section>
  );
}
