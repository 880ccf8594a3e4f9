import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { Link, useSearch } from 'wouter';
import { BackHead } from '../common/back-head.tsx';
import { balanceText } from '../common/balance-text.ts';
import { useWallet } from '../common/wallet.ts';
import { day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { usePayment, usePayments, useTopUpWays } from './api.ts';
import { PaymentState } from './payment-state.tsx';
import { stateChips, stateNames } from './payment-words.ts';
import { TopUpForm } from './top-up-form.tsx';
import './payments.css';

function Chosen({ id }: { id: number }) {
  const t = useText();
  const payment = usePayment(id);
  if (payment.isPending) return <Skeleton height={200} />;
  if (payment.isError) return <ErrorCard text={t('topUpNotLoaded')} onRetry={() => void payment.refetch()} />;
  return <PaymentState payment={payment.data} />;
}

function NewTopUp() {
  const t = useText();
  const ways = useTopUpWays();
  if (ways.isPending) return <Skeleton height={260} />;
  if (ways.isLoadingError) return <ErrorCard text={t('topUpNotLoaded')} onRetry={() => void ways.refetch()} />;
  return ways.data.ways.length === 0 ? <EmptyState text={t('topUpNone')} note={t('topUpNoneNote')} /> : <TopUpForm ways={ways.data} />;
}

/** What was brought in so far, each with the provider's number of it. */
function History({ chosen }: { chosen: number | undefined }) {
  const t = useText();
  const list = usePayments();
  const rows = (list.data ?? []).filter(({ id }) => id !== chosen);
  if (rows.length === 0) return null;
  return (
    <section className="stack" aria-label={t('topUpHistory')}>
      <h2 className="h2">{t('topUpHistory')}</h2>
      <ul className="card list">
        {rows.map((row) => (
          <li key={row.id}>
            <Link className="row spread top-up-row" href={`/wallet?payment=${row.id}`}>
              <span>
                <b className="num">{money(row.amount, row.countryId)}</b>
                <span className="caption num">
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

/** `/wallet`: what is in it, and how money comes in. `?payment=` shows one top-up. */
export function WalletScreen() {
  const t = useText();
  const wallet = useWallet();
  const chosen = Number(new URLSearchParams(useSearch()).get('payment')) || undefined;
  return (
    <AppShell>
      <main className="page narrow wallet-page" id="main">
        <BackHead title={t('walletTitle')} href="/passenger" />
        {wallet.data === undefined ? null : (
          <section className="wallet-balance" aria-label={t('walletHolds')}>
            <div className="selvedge thin" />
            <p>
              <span className="label">{t('walletHolds')} </span>
              <b className="num">{balanceText(t, wallet.data)}</b>
            </p>
            <span className="caption num">{wallet.data.number}</span>
          </section>
        )}
        {chosen === undefined ? <NewTopUp /> : <Chosen key={chosen} id={chosen} />}
        <History chosen={chosen} />
      </main>
    </AppShell>
  );
}
