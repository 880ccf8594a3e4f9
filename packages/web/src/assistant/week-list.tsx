import { money, moneyIn } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { EmptyState } from '../ui/states.tsx';
import type { CartButton, WeekReply } from './api.ts';
import { useLeadTo } from './use-lead-to.ts';

function Score({ week }: { week: WeekReply }) {
  const t = useText();
  return (
    <div className="week-score">
      <p className="week-number num">
        {week.nutritionScore}
        <span className="caption">/10</span>
      </p>
      <dl className="week-parts">
        {week.nutritionReasons.map(({ text, points, of }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd className="num">
              {points} / {of}
            </dd>
            <span className="prog" aria-hidden="true">
              <i style={{ width: `${(points / of) * 100}%` }} />
            </span>
          </div>
        ))}
      </dl>
      <p className="caption">{t('smartScoreNote')}</p>
    </div>
  );
}

/** The week by aisle, with why each thing is on it, what it costs, and how healthy it is. */
export function WeekList({ week, budget, cart }: { week: WeekReply; budget: number; cart: CartButton }) {
  const t = useText();
  const answer = useLeadTo<HTMLElement>(week);
  const { weeklyList, store, currency } = week;
  if (weeklyList.length === 0) return <EmptyState text={t('smartEmpty')} />;
  const aisles = [...new Set(weeklyList.map(({ category }) => category))];
  const total = moneyIn(currency, Math.round(week.estimatedTotal * 100));
  const share = Math.min(100, (week.estimatedTotal / Math.max(1, budget)) * 100);
  return (
    <section ref={answer} className="card doc ai-answer" aria-label={t('smartList')}>
      <h2 className="h2">{t('smartList')}</h2>
      <Score week={week} />
      <div className="week-budget">
        <p className="row spread title">
          <span>{t('aiTotal')}</span>
          <span className="num">{total}</span>
        </p>
        <span className="prog" aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </span>
        <p className="caption num">{t('smartOfBudget', { budget: moneyIn(currency, Math.round(budget * 100)) })}</p>
      </div>
      <p className="caption">
        {store.name}
        {week.ordersUsed > 0 ? ` · ${t('smartOrdersUsed', { n: week.ordersUsed })}` : ''}
      </p>
      {aisles.map((aisle) => (
        <div key={aisle}>
          <h3 className="label strong">{aisle}</h3>
          <ul className="ai-lines">
            {weeklyList
              .filter(({ category }) => category === aisle)
              .map((line) => (
                <li key={line.productId} className="ai-line">
                  <span className="ai-count num">{line.quantity}×</span>
                  <span className="grow">
                    <b>{line.name}</b>
                    <span className="caption num">{[line.brand, line.unit].filter((part) => part !== '').join(' · ')}</span>
                    <span className="caption">{line.reason}</span>
                  </span>
                  <span className="num strong">{money(line.lineTotal, store.countryId)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className="caption">{week.engine.kind === 'model' ? t('aiByModel', { name: week.engine.name ?? '' }) : t('aiByRules')}</p>
      {cart({ store, lines: weeklyList })}
    </section>
  );
}
