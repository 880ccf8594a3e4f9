import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { km, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { LinkTile } from '../ui/action-tile.tsx';
import { useMeter } from './hail-api.ts';
import './hail.css';

/** What a hailed trip costs until now, for driver and passenger to look at; the last figures stand while nobody answers. */
export function MeterCard({ ride }: { ride: Ride }) {
  const t = useText();
  const { data, isError } = useMeter(ride.id);
  const fare = money(data?.fare ?? ride.fare, ride.countryId);
  const { phone } = ride.passenger;
  return (
    <section className="meter" aria-label={t('meterTitle')}>
      <span className="label">{t('meterTitle')}</span>
      <b className="num" aria-live="polite">
        {fare}
      </b>
      <span className="caption num">
        {data === undefined ? t('meterBegins') : `${km(data.distance)} · ${t('minutes', { n: data.duration })}`}
      </span>
      {isError ? <span className="caption">{t('meterLate')}</span> : null}
      {phone === null ? null : (
        <LinkTile icon="phone" word={t('callShort')} label={t('call', { name: ride.passenger.name })} href={`tel:${phone}`} />
      )}
    </section>
  );
}
