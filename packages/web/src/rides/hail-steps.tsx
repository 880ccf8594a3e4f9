import { useEffect, useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { isRetryable, serverMessage } from '../platform/api-client.ts';
import { onReconnect } from '../platform/connection.ts';
import { handedOver } from '../common/handed-over.ts';
import { namePoint } from '../common/places.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useChangeRide } from './api.ts';
import { CashRounded } from './cash-due.tsx';
import { useMeter } from './hail-api.ts';
import './hail.css';

/** What people call the place where the car is; the server names it by its code where nobody answers. */
async function placeOf({ driverPosition }: Ride): Promise<{ place?: string }> {
  return driverPosition === null ? {} : { place: (await namePoint(driverPosition)).address };
}

/** Milliseconds between two tries to say an end that did not come through. */
const TRY_AGAIN_MS = 10_000;

/** When the end of each trip was tapped first: it stands also for who leaves this screen and comes back. */
const tapped = new Map<number, string>();

/**
 * The one step of a hailed trip: it ends wherever the driver ends it, at what the meter shows then. Without a connection the tap stops the meter, and is
 * sent again until it comes through.
 */
export function HailSteps({ ride }: { ride: Ride }) {
  const t = useText();
  const change = useChangeRide(ride.id);
  const meter = useMeter(ride.id);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [waits, setWaits] = useState(tapped.has(ride.id));
  const end = async () => {
    const completedAt = tapped.get(ride.id) ?? new Date().toISOString();
    tapped.set(ride.id, completedAt);
    setBusy(true);
    try {
      await change.mutateAsync({ status: 'completed', completedAt, ...(await placeOf(ride)) });
    } catch (error) {
      if (isRetryable(error)) {
        setConfirming(false);
        setWaits(true);
        return;
      }
      tapped.delete(ride.id);
      setWaits(false);
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
      return;
    } finally {
      setBusy(false);
    }
    tapped.delete(ride.id);
    setWaits(false);
    setConfirming(false);
    toast({ title: t('tripCompletedTitle'), text: t('thanksForDriving'), onPage: true });
  };
  useEffect(() => {
    if (!waits) return;
    const again = () => {
      if (!busy) void end();
    };
    const timer = setInterval(again, TRY_AGAIN_MS);
    const stop = onReconnect(again);
    return () => {
      clearInterval(timer);
      stop();
    };
  });
  const fare = meter.data?.fare ?? ride.fare;
  const due = money(fare, ride.countryId);
  const ask = () => {
    void meter.refetch();
    setConfirming(true);
  };
  return (
    <>
      {waits ? (
        <p className="label strong" role="status">
          {t('hailEndWaits')}
        </p>
      ) : null}
      <Button full className="step" busy={busy} onClick={waits ? () => void end() : ask}>
        <span className="hail-step num">
          {t('completeTrip')} <b>{due}</b>
        </span>
      </Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={t('hailEndQuestion')} className="from-below">
        <div className="form">
          <p className="num hail-due">{t('hailEndFare', { amount: due })}</p>
          <CashRounded amount={fare} countryId={ride.countryId} />
          <Button full className="step" busy={busy} onClick={() => void end()}>
            {t('hailEndTake', { amount: money(handedOver(fare, ride.countryId), ride.countryId) })}
          </Button>
          <Button kind="soft" full className="step" onClick={() => setConfirming(false)}>
            {t('back')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
