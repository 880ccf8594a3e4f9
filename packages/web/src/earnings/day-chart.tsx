import { Unfold } from '../ui/unfold.tsx';
import { useState } from 'react';
import type { Earnings } from '@safiri/contract/earnings/shapes.ts';
import { money } from '../platform/format.ts';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';

const RANGES = [7, 28] as const;
/** So many characters fit above a bar of seven on a narrow phone. */
const SHORT = 7;

/** A date without a time is the same day for everyone: it is read and shown in UTC. */
const shown = (date: string, form: Intl.DateTimeFormatOptions) => dateText(`${date}T00:00:00Z`, { timeZone: 'UTC', ...form });
const longDay = (date: string) => shown(date, { weekday: 'short', day: 'numeric', month: 'short' });

/** A large sum in a few characters. */
const shortSum = (amount: number) => new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(amount);

/**
 * What each of the last days brought, as bars; the same figures stand in a table below.
 */
export function DayChart({ days, countryId }: Pick<Earnings, 'days' | 'countryId'>) {
  const t = useText();
  // Under seven bars three letters fit. What a browser knows of Swahili is either long words or the letters of English.
  const dayNames = t('chartDays').split(' ');
  const [range, setRange] = useState<(typeof RANGES)[number]>(7);
  const last = days.slice(-range);
  const amounts = last.map(({ earned }) => Math.max(0, Number(earned)));
  const most = Math.max(...amounts);
  const best = last[amounts.indexOf(most)];
  const summary = best === undefined || most === 0 ? '' : t('bestDay', { day: longDay(best.date), amount: money(best.earned, countryId) });
  return (
    <section className="card earn-card" aria-label={t('dailyEarnings')}>
      <div className="row spread chart-head">
        <h2 className="h2">{t('dailyEarnings')}</h2>
        <div className="row" role="group" aria-label={t('chooseDays')}>
          {RANGES.map((n) => (
            <button key={n} type="button" className="button soft small" aria-pressed={n === range} onClick={() => setRange(n)}>
              {t('daysShown', { n })}
            </button>
          ))}
        </div>
      </div>
      {most === 0 ? (
        <p className="chart-none muted">{t('noTripsInDays', { n: range })}</p>
      ) : (
        <>
          <div className="chart" data-days={range} role="img" aria-label={summary}>
            {last.map(({ date, earned }, i) => {
              const amount = amounts[i] ?? 0;
              const sum = money(earned, countryId);
              return (
                <span key={date} className="chart-day">
                  {range === 7 && amount > 0 ? <span className="num">{sum.length > SHORT ? shortSum(amount) : sum}</span> : null}
                  <i className={i === range - 1 ? 'on' : undefined} style={{ height: `${(100 * amount) / most}%` }} />
                </span>
              );
            })}
          </div>
          <div className="chart-days caption num" aria-hidden="true" data-days={range}>
            {range === 7
              ? last.map(({ date }) => <span key={date}>{dayNames[new Date(`${date}T00:00:00Z`).getUTCDay()]}</span>)
              : [last[0], last.at(-1)].map((day) => (
                  <span key={day?.date}>{shown(day?.date ?? '', { day: 'numeric', month: 'short' })}</span>
                ))}
          </div>
          <p className="caption">{summary}</p>
          <Unfold line={t('showAsTable')}>
            <table className="figures-table num">
              <caption className="visually-hidden">{t('dailyEarnings')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('dayColumn')}</th>
                  <th scope="col">{t('earnedColumn')}</th>
                </tr>
              </thead>
              <tbody>
                {last.map(({ date, earned }) => (
                  <tr key={date}>
                    <th scope="row">{longDay(date)}</th>
                    <td>{earned.startsWith('-') ? `-${money(earned.slice(1), countryId)}` : money(earned, countryId)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Unfold>
        </>
      )}
    </section>
  );
}
