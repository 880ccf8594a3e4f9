import { useQuery } from '@tanstack/react-query';
import { budgetPaths } from '@safiri/contract/markets/budget-paths.ts';
import { callApi } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';

/** What incentives and promotions have cost today; nothing where none has cost anything. */
export function BudgetsToday() {
  const t = useText();
  const budgets = useQuery({ queryKey: [budgetPaths.budgets], queryFn: () => callApi(budgetPaths.budgets), staleTime: 0 });
  if (budgets.data === undefined || budgets.data.length === 0) return null;
  return (
    <section className="stack" aria-label={t('budgetsToday')}>
      <h2 className="h2">{t('budgetsToday')}</h2>
      <ul className="stack">
        {budgets.data.map(({ market, programme, countryId, spent, budget }) => (
          <li key={`${market} ${programme}`} className="card doc">
            <div className="row spread">
              <b>{programme}</b>
              <span className="num">
                {budget === null
                  ? money(spent, countryId)
                  : t('budgetSpent', { spent: money(spent, countryId), budget: money(budget, countryId) })}
              </span>
            </div>
            <p className="caption">{market}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
