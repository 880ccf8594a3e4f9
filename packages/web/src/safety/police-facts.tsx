import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { useCachedTrip } from './kit.ts';
import { useWhereabouts } from './place.ts';

/** What the police ask on the phone, to be read out: it stands here also without a network, as the phone last knew it. */
export function PoliceFacts() {
  const t = useText();
  const trip = useCachedTrip();
  const place = useWhereabouts();
  if (trip === null && place === null) return null;
  const near = place?.near ?? null;
  return (
    <section className="sos-course" aria-label={t('policeSay')}>
      <h3 className="title">{t('policeSay')}</h3>
      <dl className="police-facts">
        {place === null ? null : (
          <>
            <dt>{t('policePlace')}</dt>
            <dd>
              {near === null ? null : (
                <div>{near.meters === 0 ? near.name : t('policeNear', { km: km(near.meters / 1000), place: near.name })}</div>
              )}
              <div className="num">{place.coordinates}</div>
            </dd>
          </>
        )}
        {trip === null ? null : (
          <>
            <dt>{t('policeCar')}</dt>
            <dd className="row wrap">
              {trip.vehicle}
              <Plate text={trip.plate} />
            </dd>
            {trip.other === '' ? null : (
              <>
                <dt>{t(trip.otherIs === 'driver' ? 'policeDriver' : 'policePassenger')}</dt>
                <dd>{trip.other}</dd>
              </>
            )}
            <dt>{t('policeWay')}</dt>
            <dd>{t('policeFromTo', { from: trip.from, to: trip.to })}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
