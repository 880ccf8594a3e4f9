import { useSearch } from 'wouter';
import { BackHead } from '../common/back-head.tsx';
import { balanceText } from '../common/balance-text.ts';
import { useWallet } from '../common/wallet.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useTopUpWays } from './api.ts';
import { BringMoneyForm } from './bring-money-form.tsx';
import { PaybillCard } from './paybill-card.tsx';
import { Chosen, History } from './payment-list.tsx';
import '../common/page-columns.css';
import './payments.css';

function NewTopUp() {
  const t = useText();
  const ways = useTopUpWays();
  if (ways.isPending) return <Skeleton height={260} />;
  if (ways.isLoadingError) return <ErrorCard text={t('topUpNotLoaded')} onRetry={() => void ways.refetch()} />;
  return ways.data.ways.length === 0 ? (
    <EmptyState text={t('topUpNone')} note={t('topUpNoneNote')} />
  ) : (
    <>
      <BringMoneyForm ways={ways.data} purpose="top_up" />
      <PaybillCard paybill={ways.data.paybill} />
    </>
  );
}

/** `/wallet`: what is in it, and how money comes in. `?payment=` shows one top-up. */
export function WalletScreen() {
  const t = useText();
  const wallet = useWallet();
  const chosen = Number(new URLSearchParams(useSearch()).get('payment')) || undefined;
  return (
    <AppShell>
      <main className="page" id="main">
        <BackHead title={t('walletTitle')} href="/passenger" />
        <div className="page-columns">
          <div>
            {wallet.data !== undefined ? (
              <section className="wallet-balance" aria-label={t('walletHolds')}>
                <div className="selvedge thin" />
                <p>
                  <span className="label">{t('walletHolds')} </span>
                  <b className="num">{balanceText(t, wallet.data)}</b>
                </p>
                <span className="caption num">{t('walletNumber', { number: wallet.data.number })}</span>
              </section>
            ) : wallet.isError ? (
              <ErrorCard text={t('walletNotLoaded')} onRetry={() => void wallet.refetch()} />
            ) : (
              <Skeleton height={102} />
            )}
            {chosen === undefined ? <NewTopUp /> : null}
          </div>
          <div>
            {chosen === undefined ? null : <Chosen key={chosen} id={chosen} purpose="top_up" />}
            <History chosen={chosen} purpose="top_up" none={t('topUpsToCome')} />
          </div>
        </div>
      </main>
    </AppShell>
  );
}
