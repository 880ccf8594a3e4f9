import type { Pool } from '@safiri/contract/rides/shapes.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** How the passenger's car is shared, and how much longer that makes the trip. */
export function PoolNote({ pool }: { pool: Pool }) {
  const t = useText();
  const lines = [
    pool.others === 0 ? t('poolAlone', { n: pool.maxExtraMinutes }) : t('poolWith'),
    ...(pool.stopsBefore > 0 ? [t('poolStopFirst')] : []),
    ...(pool.extraMinutes > 0 ? [t('poolLonger', { n: pool.extraMinutes, max: pool.maxExtraMinutes })] : []),
  ];
  return (
    <div className="notice" role="status">
      <span className="icon-box">
        <Icon name="user" size={26} />
      </span>
      <div>
        <b>{t('poolTitle')}</b>
        <span className="num">{lines.join(' ')}</span>
      </div>
    </div>
  );
}

/** The driver's stops while two rides share the car, the next one first. */
export function CarStops({ pool }: { pool: Pool }) {
  const t = useText();
  if (pool.others === 0) return null;
  return (
    <section aria-label={t('stopsAhead')}>
      <h2 className="title">{t('stopsAhead')}</h2>
      <ol className="stops">
        {pool.stops.map((stop) => (
          <li key={`${stop.rideId} ${stop.kind}`}>
            <span className={stop.kind === 'pickup' ? 'place-mark' : 'place-mark destination'} />
            <span>
              <b>{t(stop.kind === 'pickup' ? 'stopPickup' : 'stopDropoff', { name: stop.name })}</b>
              <span className="caption">{stop.address}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
