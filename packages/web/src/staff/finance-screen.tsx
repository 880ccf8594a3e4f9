import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { Balances, Batches, MoneyIn, MoneyOut } from './finance-lists.tsx';
import { useLocation, useSearch } from 'wouter';
import { Days } from './days-list.tsx';
import { PaybillMoney } from './paybill-list.tsx';
import { useInMiddle } from './use-in-middle.ts';
import '../common/phrases.css';
import './finance.css';

const lists = { out: MoneyOut, in: MoneyIn, paybill: PaybillMoney, batches: Batches, days: Days, balances: Balances } as const;
type ListName = keyof typeof lists;
const names: Record<ListName, TextKey> = {
  out: 'financeOut',
  in: 'financeIn',
  paybill: 'financePaybill',
  batches: 'financeBatches',
  days: 'financeDays',
  balances: 'financeBalances',
};
const order = ['out', 'in', 'paybill', 'batches', 'days', 'balances'] as const satisfies readonly ListName[];

/** `/staff/finance`: money that moves by providers, what two people signed, and what is whose. */
export function FinanceScreen() {
  const t = useText();
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('list');
  const shown = order.find((name) => name === asked) ?? 'out';
  const List = lists[shown];
  const tabs = useInMiddle<HTMLDivElement>(shown);
  return (
    <>
      <h1 className="h1 section-name">{t('sectionFinance')}</h1>
      <div ref={tabs} className="finance-tabs" role="group" aria-label={t('sectionFinance')}>
        {order.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            // What the other list was narrowed to means nothing here.
            onClick={() => navigate(`${path}?list=${name}`, { replace: true })}
          >
            {t(names[name])}
          </button>
        ))}
      </div>
      <List key={shown} />
    </>
  );
}
