import { useState } from 'react';
import type { Earnings } from '@safiri/contract/earnings/shapes.ts';
import { money } from '../platform/format.ts';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';

const RANGES = [7, 28] as const;
const HEIGHT = 120;
const GAP = 0.28;

/** A date without a time is the same day for everyone: it is read and shown in UTC. */
const shown = (date: string, form: Intl.DateTimeFormatOptions) => dateText(`${date}T00:00:00Z`, { timeZone: 'UTC', ...form });
const longDay = (date: string) => shown(date, { weekday: 'short', day: 'numeric', month: 'short' });

/** What each of the last days brought, as bars; the same figures stand in a table below. */
export function DayChart({ days, countryId }: Pick<Earnings, 'days' | 'countryId'>) {
  const t = useText();
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
        <p className="muted chart-none">{t('noTripsInDays', { n: range })}</p>
      ) : (
        <>
          <svg className="chart" viewBox={`0 0 ${range} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
            {amounts.map((amount, i) => {
              const height = Math.max(amount === 0 ? 1.5 : 4, (amount / most) * HEIGHT);
              return (
                <rect
                  key={last[i]?.date}
                  className={i === range - 1 ? 'on' : undefined}
                  x={i + GAP / 2}
                  y={HEIGHT - height}
                  width={1 - GAP}
                  height={height}
                />
              );
            })}
          </svg>
          <div className="chart-days caption num" aria-hidden="true">
            {range === 7
              ? last.map(({ date }) => <span key={date}>{shown(date, { weekday: 'short' })}</span>)
              : [last[0], last.at(-1)].map((day) => (
                  <span key={day?.date}>{shown(day?.date ?? '', { day: 'numeric', month: 'short' })}</span>
                ))}
          </div>
          <p className="caption">{summary}</p>
          <details>
            <summary className="text-link">{t('showAsTable')}</summary>
            <table className="figures-table num">
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
          </details>
        </>
      )}
    </section>
  );
}
