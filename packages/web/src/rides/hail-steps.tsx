import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { namePoint } from '../common/places.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useChangeRide } from './api.ts';
import { useMeter } from './hail-api.ts';

/** What people call the place where the car is; the server names it by its code where nobody answers. */
async function placeOf({ driverPosition }: Ride): Promise<{ place?: string }> {
  return driverPosition === null ? {} : { place: (await namePoint(driverPosition)).address };
}

/** The one step of a hailed trip: it ends wherever the driver ends it, at what the meter shows then. */
export function HailSteps({ ride }: { ride: Ride }) {
  const t = useText();
  const change = useChangeRide(ride.id);
  const meter = useMeter(ride.id);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await change.mutateAsync({ status: 'completed', ...(await placeOf(ride)) });
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
      return;
    } finally {
      setBusy(false);
    }
    setConfirming(false);
    toast({ title: t('tripCompletedTitle'), text: t('thanksForDriving'), onPage: true });
  };
  const ask = () => {
    void meter.refetch();
    setConfirming(true);
  };
  return (
    <>
      <Button full className="step" onClick={ask}>
        {t('completeTrip')}
      </Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={t('hailEndQuestion')} className="from-below">
        <div className="form">
          <p className="num">{t('hailEndFare', { amount: money(meter.data?.fare ?? ride.fare, ride.countryId) })}</p>
          <Button full busy={busy} onClick={() => void end()}>
            {t('completeTripConfirm')}
          </Button>
          <Button kind="soft" full onClick={() => setConfirming(false)}>
            {t('back')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
