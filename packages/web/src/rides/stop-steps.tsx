import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { StopStep } from '@safiri/rules/rides/stops.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { shortPlace } from './short-place.ts';
import { useMakeStop } from './stop-api.ts';

/** The driver's next step at the stops of a trip: to be there, then to go on; or to leave one out that the passenger does not want any more. */
export function StopSteps({ ride, index }: { ride: Ride; index: number }) {
  const t = useText();
  const make = useMakeStop(ride.id);
  const [leaving, setLeaving] = useState(false);
  const stop = ride.stops[index];
  if (stop === undefined) return null;
  const n = index + 1;
  const after = ride.stops.slice(n).find(({ leftAt }) => leftAt === null);
  // The stream may tell of the step before its own answer comes, and take this part away: a promise is kept all the same.
  const say = async (step: StopStep) => {
    try {
      await make.mutateAsync({ stop: n, step });
      setLeaving(false);
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
    }
  };
  if (stop.arrivedAt !== null)
    return (
      <Button full className="step" busy={make.isPending} onClick={() => void say('left')}>
        {t('tripAcceptedDriver', { place: shortPlace((after ?? ride.dropoffLocation).address) })}
      </Button>
    );
  return (
    <div className="stack">
      <Button full className="step" busy={make.isPending} onClick={() => void say('arrived')}>
        {t('stopArrived', { n })}
      </Button>
      <Button kind="plain" full onClick={() => setLeaving(true)}>
        {t('stopLeaveOut', { n })}
      </Button>
      <Dialog open={leaving} onClose={() => setLeaving(false)} title={t('stopLeaveOutTitle', { n })} className="from-below">
        <div className="form">
          <p>{stop.address}</p>
          <p className="label">{t('stopLeaveOutText', { name: ride.passenger.name })}</p>
          <Button full busy={make.isPending} onClick={() => void say('skipped')}>
            {t('stopLeaveOutSure')}
          </Button>
          <Button kind="soft" full onClick={() => setLeaving(false)}>
            {t('back')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
