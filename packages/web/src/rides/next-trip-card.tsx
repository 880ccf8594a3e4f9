import { useMutation } from '@tanstack/react-query';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { callApi, serverMessage } from '../platform/api-client.ts';
import { timeThere } from '../common/trip-clock.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { cacheRide } from './api.ts';
import './searching-card.css';

/** To a driver: the trip that begins by itself when this one ends. It may be given back until then, and that counts against nobody. */
export function NextTripCard({ ride }: { ride: Ride }) {
  const t = useText();
  // An older version of the app kept rides that say nothing of it.
  const next = ride.next ?? null;
  const giveBack = useMutation({
    mutationFn: (rideId: number) =>
      callApi(ridePaths.changeRide, { params: { id: String(rideId) }, body: { status: 'cancelled', reason: 'other' } }),
    onSuccess: cacheRide,
    onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
  });
  if (next === null) return null;
  return (
    <section className="card comes-next" aria-label={t('nextTripTitle')}>
      <div className="row">
        <Icon name="flag" size={22} />
        <div className="grow">
          <h2 className="title">{t('nextTripTitle')}</h2>
          <p className="label">{next.address}</p>
          <p className="caption num">{t('nextTripThere', { time: timeThere(ride, next.at) })}</p>
        </div>
      </div>
      <Button kind="soft" full busy={giveBack.isPending} onClick={() => giveBack.mutate(next.rideId)}>
        {t('nextTripGiveBack')}
      </Button>
    </section>
  );
}
