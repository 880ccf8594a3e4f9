import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { isUnseenAtStop } from './is-unseen.ts';
import { nextPlace } from './next-place.ts';
import { useMakeStop } from './stop-api.ts';
import { costText } from './waiting-card.tsx';
import { stopWaitingCost } from './waiting-cost.ts';

/**
 * While the car stands at a stop, the same for both: how long that is free and then what it costs, or for how long it has stood where that costs
 * nothing, and what comes next. To its driver also that the phone shows them elsewhere.
 */
export function StopWaiting({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const t = useText();
  const now = useServerNow(1000);
  const make = useMakeStop(ride.id);
  const index = ride.status === 'in_progress' ? nextStop(ride.stops) : undefined;
  const stop = index === undefined ? undefined : ride.stops[index];
  if (index === undefined || stop == null || stop.arrivedAt === null) return null;
  const n = index + 1;
  const cost = stopWaitingCost(ride, index, now);
  const isFreeByTariff = ride.feeTerms?.waiting == null || ride.feeTerms.stop === null;
  const isUnseen = isDriver && isUnseenAtStop(ride, stop);
  const seeAgain = () =>
    make.mutate(
      { stop: n, step: 'arrived' },
      { onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }) },
    );
  return (
    <section className="waiting-card" data-row="10">
      <Icon name="clock" size={22} />
      <p className="grow label">
        <b>{ride.stops.length > 1 ? t('atStopOf', { n, total: ride.stops.length }) : t('atStop', { n })}</b>
        {cost !== null ? <span> {costText(t, cost)}</span> : isFreeByTariff ? <span> {t('stopWaitFree')}</span> : null}
        {isUnseen ? <span> {t('stopNotSeen')}</span> : null}
        {/* The minutes to it stand over the map; the driver's button names it. */}
        {isDriver ? null : <b className="stop-next">{t('stopNext', { place: nextPlace(ride) })}</b>}
      </p>
      <p className="waiting-clock num">
        {cost === null ? (
          <>
            <b>{elapsedLabel((now - Date.parse(stop.arrivedAt)) / 1000)}</b>
            <span>{t('stopStands')}</span>
          </>
        ) : (
          <>
            <b>{cost.freeLeft > 0 ? elapsedLabel(cost.freeLeft) : money(cost.amount, ride.countryId)}</b>
            <span>{t(cost.freeLeft > 0 ? 'freeWait' : 'waitingSoFar')}</span>
          </>
        )}
      </p>
      {isUnseen ? (
        <Button kind="soft" full busy={make.isPending} onClick={seeAgain}>
          {t('iAmThere')}
        </Button>
      ) : null}
    </section>
  );
}
