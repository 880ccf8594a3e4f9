import { useEffect, useRef, useState } from 'react';
import type { ScheduledRide } from '@safiri/contract/scheduled/calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { keptHeight } from '../common/kept-height.ts';
import { timesNote, timeThere, zoneOf } from '../common/trip-clock.ts';
import { money } from '../platform/format.ts';
import { methodText } from '../common/method-text.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { pickupTime, useCancelScheduled, useScheduled } from './scheduled-api.ts';

function Upcoming({ ride }: { ride: ScheduledRide }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelScheduled();
  const waits = ride.status === 'waiting';
  const note = timesNote(t, ride, ride.pickupAt);
  return (
    <li className="card doc">
      <div className="row spread">
        <b className="title num">{pickupTime(ride.pickupAt, zoneOf(ride))}</b>
        <span className="num strong">{money(ride.fare, ride.countryId)}</span>
      </div>
      <p className="label">{[ride.pickupLocation, ...ride.stops, ride.dropoffLocation].map(({ address }) => address).join(' → ')}</p>
      <p className="caption">
        {serviceName(t, ride)} · {methodText(t, ride.paymentMethod)}
      </p>
      {note === undefined ? null : <p className="caption">{note}</p>}
      {ride.promotion === null ? null : (
        <p className="caption num">
          {t('laterWithCode', { code: ride.promotion.code, discount: money(ride.promotion.discount, ride.countryId) })}
        </p>
      )}
      {waits ? (
        <div className="row spread">
          <span className="caption num">{t('laterBegins', { time: timeThere(ride, ride.beginsAt) })}</span>
          <Button kind="soft" small onClick={() => setAsking(true)}>
            {t('cancelRequest')}
          </Button>
        </div>
      ) : (
        <p className="chip bad">{t('laterFailed')}</p>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('laterCancelSure')}>
        <p>{t('laterFree')}</p>
        <Button
          kind="danger"
          full
          busy={cancel.isPending}
          onClick={() =>
            cancel.mutate(ride.id, {
              onSuccess: () => setAsking(false),
              onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
            })
          }
        >
          {t('cancelRequest')}
        </Button>
      </Dialog>
    </li>
  );
}

/** How high it was when it was last seen: below it nothing moves when it comes. */
const heightBefore = keptHeight('upcoming-rides');

/** Rides that are booked for later; nothing at all while there are none. */
export function UpcomingRides() {
  const t = useText();
  const rides = useScheduled();
  const [room] = useState(heightBefore.get);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rides.data !== undefined) heightBefore.set(Math.round(list.current?.offsetHeight ?? 0));
  }, [rides.data]);
  if (rides.isPending) return room === 0 ? null : <Skeleton height={room} />;
  if (rides.data === undefined || rides.data.length === 0) return null;
  return (
    <section ref={list} className="stack" aria-label={t('laterTitle')}>
      <h2 className="h2">{t('laterTitle')}</h2>
      <ul className="stack">
        {rides.data.map((ride) => (
          <Upcoming key={ride.id} ride={ride} />
        ))}
      </ul>
    </section>
  );
}
