import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { Link } from 'wouter';
import { purposeNames, stateChips, stateNames } from '../common/payment-words.ts';
import { day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { usePayment, usePayments } from './api.ts';
import { PaymentState } from './payment-state.tsx';
import { purposeWords, type BalancePurpose } from './balance-words.ts';

/** One payment, as far as it has come. */
export function Chosen({ id, purpose }: { id: number; purpose: BalancePurpose }) {
  const t = useText();
  const payment = usePayment(id, purpose);
  if (payment.isPending) return <Skeleton height={200} />;
  if (payment.isError) return <ErrorCard text={t('topUpNotLoaded')} onRetry={() => void payment.refetch()} />;
  return <PaymentState payment={payment.data} />;
}

interface HistoryProps {
  /** Stands by itself already. */
  readonly chosen: number | undefined;
  readonly purpose: BalancePurpose;
  /** What is said where nothing was ever brought in; nothing stands there without it. */
  readonly none?: string;
}

/** What was brought in so far, each with the provider's number of it. */
export function History({ chosen, purpose, none }: HistoryProps) {
  const t = useText();
  const list = usePayments(purpose);
  const rows = (list.data ?? []).filter(({ id }) => id !== chosen);
  const { screen, history } = purposeWords[purpose];
  if (rows.length === 0)
    return none === undefined || list.data === undefined || chosen !== undefined ? null : (
      <section aria-label={t(history)}>
        <h2 className="h2">{t(history)}</h2>
        <EmptyState text={none} />
      </section>
    );
  return (
    <section className="stack" aria-label={t(history)}>
      <h2 className="h2">{t(history)}</h2>
      <ul className="card list">
        {rows.map((row) => (
          <li key={row.id}>
            <Link className="row spread top-up-row" href={`${screen}?payment=${row.id}`}>
              <span>
                <b className="num">{money(row.amount, row.countryId)}</b>
                <span className="caption num">
                  {row.purpose === purpose ? '' : `${t(purposeNames[row.purpose])} · `}
                  {day(row.createdAt)} · {providerFacts[row.provider].name}
                  {row.receipt === null ? '' : ` · ${row.receipt}`}
                </span>
              </span>
              <span className={stateChips[row.state]}>{t(stateNames[row.state])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
