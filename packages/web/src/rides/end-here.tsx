import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { onBoardCancelReasons, type OnBoardReason } from '@safiri/rules/rides/cancellation.ts';
import { ENDED_ON_BOARD } from '@safiri/rules/rides/completion.ts';
import { serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useChangeRide } from './api.ts';
import { cancelReasonTexts } from '../common/cancel-reasons.ts';

/** A driver who can't go on with the passenger on board: what ending it here means, then why (product: the life of a trip). */
export function EndHere({ ride }: { ride: Ride }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const change = useChangeRide(ride.id);
  const { name } = ride.passenger;
  // The stream may tell of the end before its own answer comes, and take this button away: a promise is kept all the same.
  const end = async (reason: OnBoardReason) => {
    try {
      await change.mutateAsync({ status: 'completed', endReason: ENDED_ON_BOARD, reason });
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
      return;
    }
    setOpen(false);
    toast({ title: t('endedHereDriver'), text: t('endedHereDriverText', { name }) });
  };
  return (
    <>
      <Button kind="plain" full icon="alert" onClick={() => setOpen(true)}>
        {t('endTripHere')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('endHereTitle')}>
        <div className="form">
          <ul className="bullets">
            <li>{t('endHereFare', { name, fare: money(ride.fare, ride.countryId) })}</li>
            <li>{t('endHereAsk', { name })}</li>
            <li>{t('endHereStaff', { name })}</li>
          </ul>
          <h3 className="title">{t('endHereWhy')}</h3>
          <p className="label strong">{t('endByReason')}</p>
          <ul className="stack">
            {onBoardCancelReasons.map((reason) => (
              <li key={reason}>
                <Button kind="soft" full busy={change.isPending} onClick={() => void end(reason)}>
                  {t(cancelReasonTexts[reason])}
                </Button>
              </li>
            ))}
          </ul>
          <Button full onClick={() => setOpen(false)}>
            {t('endGoOn')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
