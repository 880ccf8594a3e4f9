import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { reasonsFor, type CancelReason } from '@safiri/rules/rides/cancellation.ts';
import { useLocation } from 'wouter';
import { serverMessage, wasRefused } from '../platform/api-client.ts';
import { homeOf, session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { cancelCost, cancelCostText } from './cancel-cost.ts';
import { useChangeRide } from './api.ts';
import { cancelReasonTexts } from '../common/cancel-reasons.ts';

/** Home is shown this long after a cancel (spec: operations §4). */
const HOME_AFTER_MS = 1000;

/** Cancelling with a reason; what it costs stands above the reasons, and never more than that is charged. @param quiet where another way to stop is meant mostly */
export function CancelButton({ ride, isDriver, quiet = false }: { ride: Ride; isDriver: boolean; quiet?: boolean }) {
  const t = useText();
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const change = useChangeRide(ride.id);
  const user = session.use();
  const onBoard = ride.status === 'in_progress';
  // Given back before the pickup it goes to another driver, once. A hail's note says what becomes of it.
  const goesOn = isDriver && !onBoard && !ride.reopened;
  const now = useServerNow(1000);
  const [refused, setRefused] = useState<string>();
  const known = isDriver ? null : cancelCost(ride, now);
  const cost = known === null || refused === undefined || known.now !== '0.00' ? known : { ...known, now: refused };
  // What is sent is what stands on the screen.
  const fee = cost?.now ?? '0.00';
  // The stream may tell of the cancel before its own answer comes, and take this button away: a promise is kept all the same.
  const cancel = async (reason: CancelReason) => {
    try {
      const left = await change.mutateAsync({ status: 'cancelled', reason, ...(fee === '0.00' ? {} : { fee }) });
      if (left.status === 'completed') {
        setOpen(false);
        toast({ title: t('tripCompletedTitle'), text: t('thanksForDriving'), onPage: true });
        return;
      }
    } catch (error) {
      if (wasRefused(error, 'cancelling_costs')) {
        // It began to cost something while it was pressed: asked again, with what it costs.
        setRefused(error.problem.fee);
        return;
      }
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
      return;
    }
    setOpen(false);
    toast({ title: t('tripCancelledToast'), text: t('rideHasBeenCancelled') });
    setTimeout(() => go(user === null ? '/' : homeOf(user)), HOME_AFTER_MS);
  };
  return (
    <>
      <Button kind={quiet ? 'plain' : 'danger'} full onClick={() => setOpen(true)}>
        {t(isDriver ? 'cancelTrip' : ride.status === 'requested' ? 'cancelFree' : 'cancelRequest')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('whyCancel')}>
        <p className={fee === '0.00' ? 'label muted' : 'label strong'} role="status">
          {isDriver
            ? t(
                ride.hail != null
                  ? 'hailCallOffNote'
                  : onBoard
                    ? 'cancelNoteOnBoard'
                    : ride.reopened
                      ? 'cancelNoteLast'
                      : 'cancelNoteDriver',
                {
                  name: ride.passenger.name,
                  button: t('endTripHere'),
                },
              )
            : cancelCostText(t, ride, cost)}
        </p>
        {ride.hail == null ? <p className="caption">{t(goesOn ? 'leaveByReason' : 'cancelByReason')}</p> : null}
        <ul className="stack">
          {reasonsFor(isDriver ? 'driver' : 'passenger', ride).map((reason) => (
            <li key={reason}>
              <Button kind="soft" full busy={change.isPending} onClick={() => void cancel(reason)}>
                {t(cancelReasonTexts[reason])}
              </Button>
            </li>
          ))}
        </ul>
        <Button full onClick={() => setOpen(false)}>
          {t(!isDriver && ride.status === 'requested' ? 'keepLooking' : 'keepTrip')}
        </Button>
      </Dialog>
    </>
  );
}
