import { countryById } from '@safiri/rules/countries/countries.ts';
import { money, numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useToday } from './api.ts';
import '../common/figures.css';

/** What the day brought: always in sight, it stays at the top while the page moves. */
export function TodayBand({ driverId }: { driverId: number }) {
  const t = useText();
  const today = useToday(driverId);
  if (today.isPending)
    return (
      <div className="today-band">
        <Skeleton height={139} />
      </div>
    );
  if (today.isError) return <ErrorCard text={t('todayNotLoaded')} onRetry={() => void today.refetch()} />;
  const { earnings, net, countryId } = today.data;
  return (
    <div className="earn today-band">
      <div className="selvedge" data-svc="drive" />
      <div className="earn-in">
        <div>
          <div className="caption">{t('todaysEarnings')}</div>
          <div className="big num">
            {countryById(countryId).currencySymbol}
            {numberText(Number(earnings))}
          </div>
        </div>
        <dl>
          <div>
            <dt>{t('completedTrips')}</dt>
            <dd className="num">{today.data.trips}</dd>
          </div>
          <div>
            <dt>{t('hoursOnline')}</dt>
            <dd className="num">{numberText(today.data.hoursOnline, 1)}</dd>
          </div>
          <div>
            <dt>{t('rating')}</dt>
            <dd className="num">{today.data.rating === null ? t('ratingNew') : numberText(today.data.rating, 1)}</dd>
          </div>
        </dl>
        <p className="earn-net num">
          <span>{t('todayNet')}</span> <b>{money(net, countryId)}</b>
        </p>
      </div>
    </div>
  );
}
