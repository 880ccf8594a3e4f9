import { useQuery } from '@tanstack/react-query';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Map } from '../ui/map.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { TrailCar } from './trail-car.tsx';
import './emergency.css';

/** A live trip grows; nobody watches its trail by the second. */
const LOOK_MS = 15_000;

/** Where a trip begins, ends and has its car, with the way that was driven beside what was priced. */
export function TripTrailCard({ rideId }: { rideId: number }) {
  const t = useText();
  const {
    data: trail,
    isError,
    refetch,
  } = useQuery({
    queryKey: [driverPaths.tripTrail, rideId],
    queryFn: () => callApi(driverPaths.tripTrail, { params: { id: String(rideId) } }),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });
  if (trail === undefined && isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  if (trail === undefined) return <Skeleton height={360} />;
  const { drivenMeters, pricedMeters, jumps, points, pickup, dropoff, car } = trail;
  // A line that was not driven is no way driven.
  const title = t(drivenMeters === null && car !== null ? 'trailCar' : 'trailTitle');
  return (
    <section className="card doc" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <div className="emergency-map">
        {car?.leg === 'pickup' ? (
          // Streets are read between the car and who waits for it: with the whole trip the map would show the whole city.
          <Map pickup={pickup} vehicle={{ ...car, heading: null }} />
        ) : (
          <Map pickup={pickup} dropoff={dropoff} vehicle={car === null ? undefined : { ...car, heading: null }} path={points} />
        )}
      </div>
      {car === null ? null : <TrailCar car={car} pickup={pickup} dropoff={dropoff} />}
      <p className="label num">
        {drivenMeters === null
          ? t('trailNothing', { priced: km(pricedMeters / 1000) })
          : t('trailDriven', { driven: km(drivenMeters / 1000), priced: km(pricedMeters / 1000) })}
      </p>
      {jumps === 0 ? null : <p className="caption">{t('trailJumps', { n: jumps })}</p>}
    </section>
  );
}
