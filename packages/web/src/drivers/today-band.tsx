import { useLayoutEffect, useRef } from 'react';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { getToday } from '@safiri/contract/drivers/calls.ts';
import { countryHere } from '../common/country-here.ts';
import { keptHeight } from '../common/kept-height.ts';
import { moneyOfList, numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useToday } from './api.ts';
import '../common/figures.css';

type Today = ReplyOf<typeof getToday>;

/** With the sums below the first line it is higher; on the first day there are none. */
const heightBefore = keptHeight('today-band', 97);

const parts = [
  ['fares', 'todayFares'],
  ['bonuses', 'todayBonuses'],
  ['goals', 'todayGoals'],
  ['referrals', 'todayReferrals'],
  ['tips', 'todayTips'],
  ['dayCommission', 'todayDayCommission'],
] as const;

/** How the fares above become what the driver gets, line by line; nothing where the fares are all of it. */
function Parts({ today, money }: { today: Today; money: (amount: string) => string }) {
  const t = useText();
  const amounts = parts.map(([part, text]) => ({ part, text, amount: today.parts[part] })).filter(({ amount }) => Number(amount) !== 0);
  if (Number(today.net) === Number(today.earnings) && amounts.length < 2) return null;
  return (
    <dl className="earn-parts num">
      {amounts.map(({ part, text, amount }) => (
        <div key={part}>
          <dt>{t(text)}</dt>
          <dd>
            {part === 'fares' || Number(amount) < 0 ? '' : '+'}
            {money(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the day brought: always in sight, it stays at the top while the page moves. */
export function TodayBand({ driverId }: { driverId: number }) {
  const t = useText();
  const today = useToday(driverId);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) heightBefore.set(box.current.offsetHeight);
  });
  if (today.isPending)
    return (
      <div className="today-band">
        <Skeleton height={heightBefore.get()} />
      </div>
    );
  if (today.isError) return <ErrorCard text={t('todayNotLoaded')} onRetry={() => void today.refetch()} />;
  const { earnings, net, countryId } = today.data;
  const money = moneyOfList([net, ...Object.values(today.data.parts)], countryId);
  return (
    <div ref={box} className="earn today-band">
      <div className="selvedge" data-svc="drive" />
      <div className="earn-in">
        <div>
          <div className="caption">{t('todaysEarnings')}</div>
          <div className="big num">
            {countryHere(countryId).currencySymbol}
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
        <Parts today={today.data} money={money} />
        {/* Before the first trip of a day there is nothing to say twice. */}
        {Number(net) === 0 && Number(earnings) === 0 ? null : (
          <p className="earn-net num">
            <span>{t('todayNet')}</span> <b>{money(net)}</b>
          </p>
        )}
      </div>
    </div>
  );
}
