import { useState, type FormEvent } from 'react';
import type { ProblemBody } from '@safiri/contract/problems.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { PIN_DIGITS } from '@safiri/rules/rides/start-pin.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import { serverMessage, wasRefused } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useChangeRide, type RideChange } from './api.ts';
import { EndReasons } from './end-reasons.tsx';
import { isNear } from './near-goal.ts';
import { PinEntry } from './pin-entry.tsx';
import { StopSteps } from './stop-steps.tsx';
import { wrongPinText } from './wrong-pin.ts';

/** The driver's next step and no other: arrive, start with the PIN, make the stops, complete. */
export function DriverSteps({ ride }: { ride: Ride }) {
  const t = useText();
  const change = useChangeRide(ride.id);
  const [pin, setPin] = useState('');
  const [wrongPin, setWrongPin] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const [unproven, setUnproven] = useState<ProblemBody>();
  // The stream may tell of the step before its own answer comes, and take this part away: a promise is kept all the same.
  const move = async (to: RideChange) => {
    try {
      await change.mutateAsync(to);
    } catch (error) {
      if (wasRefused(error, 'end_unproven')) {
        setConfirming(false);
        setUnproven(error.problem);
        return;
      }
      setPin('');
      const wrong = wrongPinText(t, error);
      setWrongPin(wrong);
      if (wrong !== undefined) return;
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
      return;
    }
    if (to.status !== 'completed') return;
    setConfirming(false);
    setUnproven(undefined);
    const thanks = ride.delivery === null ? 'thanksForDriving' : 'thanksForDelivering';
    toast({ title: t('tripCompletedTitle'), text: t(thanks), onPage: true });
  };
  if (ride.status === 'accepted') {
    return (
      <Button
        kind={isNear(ride, ride.pickupLocation) ? 'primary' : 'outline'}
        full
        className="step"
        busy={change.isPending}
        onClick={() => void move({ status: 'arrived' })}
      >
        {t('iHaveArrived')}
      </Button>
    );
  }
  if (ride.status === 'arrived') {
    if (ride.startConfirmed) {
      return (
        <div className="stack">
          <p className="label" role="status">
            {t('passengerConfirmed')}
          </p>
          <Button full className="step" busy={change.isPending} onClick={() => void move({ status: 'in_progress' })}>
            {t('startTrip')}
          </Button>
        </div>
      );
    }
    const submit = (event: FormEvent) => {
      event.preventDefault();
      void move({ status: 'in_progress', pin });
    };
    return (
      <form className="pin-entry" onSubmit={submit}>
        <PinEntry
          label={t('askPin')}
          pin={pin}
          locked={ride.pinLocked}
          error={ride.pinLocked ? undefined : wrongPin}
          onChange={(digits) => {
            setPin(digits);
            setWrongPin(undefined);
          }}
        />
        <Button
          type="submit"
          className="step"
          busy={change.isPending}
          why={ride.pinLocked ? t('pinLockedDriver') : pin.length < PIN_DIGITS ? t('needPin') : undefined}
        >
          {t('startTrip')}
        </Button>
      </form>
    );
  }
  if (ride.status !== 'in_progress') return null;
  const stop = nextStop(ride.stops);
  if (stop !== undefined) return <StopSteps ride={ride} index={stop} />;
  return (
    <>
      {/* Far from the end it is possible, and not what comes next. */}
      <Button kind={isNear(ride, ride.dropoffLocation) ? 'primary' : 'outline'} full className="step" onClick={() => setConfirming(true)}>
        {t('completeTrip')}
      </Button>
      {/* From below: the car and the place that it asks about stay in sight. */}
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={t('completeTripQuestion')} className="from-below">
        <div className="form">
          <p>{ride.dropoffLocation.address}</p>
          <Button full busy={change.isPending} onClick={() => void move({ status: 'completed' })}>
            {t('completeTripConfirm')}
          </Button>
          <Button kind="soft" full onClick={() => setConfirming(false)}>
            {t('back')}
          </Button>
        </div>
      </Dialog>
      <EndReasons
        ride={ride}
        unproven={unproven}
        busy={change.isPending}
        onReason={(endReason) => void move({ status: 'completed', endReason })}
        onClose={() => setUnproven(undefined)}
      />
    </>
  );
}
