import { useEffect, useState } from 'react';
import type { Earnings } from '@safiri/contract/earnings/shapes.ts';
import { Link, useSearchParams } from 'wouter';
import { money } from '../platform/format.ts';
import { AppShell } from '../shell/shell.tsx';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Stars } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useEarnings, usePayoutTerms } from './api.ts';
import { Goals, Incentives } from './goals.tsx';
import { Overview } from './overview.tsx';
import { useHeldPay } from './held-pay-api.ts';
import { Referrals } from './referrals.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import '../common/figures.css';
import './earnings.css';

type Tab = 'overview' | 'incentives' | 'referrals' | 'goals';

const amount = ({ countryId }: Earnings, figure: number) =>
  figure < 0 ? `-${money((-figure).toFixed(2), countryId)}` : money(figure.toFixed(2), countryId);

/** What the week and the month brought, and for how many rides. */
function Spans({ earnings }: { earnings: Earnings }) {
  const t = useText();
  return (
    <dl className="earn-spans">
      <div>
        <dt>{t('thisWeek')}</dt>
        <dd className="num">{amount(earnings, earnings.weeklyEarnings)}</dd>
      </div>
      <div>
        <dt>{t('thisMonth')}</dt>
        <dd className="num">{amount(earnings, earnings.monthlyEarnings)}</dd>
      </div>
      <div>
        <dt>{t('totalRides')}</dt>
        <dd className="num">{earnings.rideCount}</dd>
      </div>
      <div>
        <dt>{t('rating')}</dt>
        <dd>
          <Stars rating={earnings.avgRating} />
        </dd>
      </div>
    </dl>
  );
}

/** The sum of all, and what it is made of; who has not driven yet is led on in place of noughts. */
function Figures({ earnings }: { earnings: Earnings }) {
  const t = useText();
  const isNew = earnings.rideCount === 0 && earnings.totalEarnings === 0;
  const isOnline = session.use()?.isOnline ?? false;
  return (
    <div className="earn-top">
      <div className="earn">
        <div className="selvedge" data-svc="drive" />
        <div className="earn-in">
          <div>
            <div className="caption">{t('totalEarned')}</div>
            <div className="big num">{amount(earnings, earnings.totalEarnings)}</div>
          </div>
          {isNew ? null : <Spans earnings={earnings} />}
        </div>
      </div>
      {isNew && !isOnline ? (
        <Link className="button primary" href="/driver">
          {t('firstTrip')}
        </Link>
      ) : null}
    </div>
  );
}

function Loaded({ earnings }: { earnings: Earnings }) {
  const t = useText();
  const [tab, setTab] = useState<Tab>('overview');
  const [search, setSearch] = useSearchParams();
  // What the operator pays nobody for has no tab.
  const { afterTrips } = earnings.referrals;
  const hasGoals = earnings.goals.length > 0;
  const tabs: Array<{ id: Tab; text: string }> = [
    { id: 'overview', text: t('tabOverview') },
    ...(hasGoals || earnings.bonusWindows.length > 0 ? [{ id: 'incentives' as const, text: t('tabIncentives') }] : []),
    ...(afterTrips === null ? [] : [{ id: 'referrals' as const, text: t('tabReferrals') }]),
    ...(hasGoals ? [{ id: 'goals' as const, text: t('tabGoals') }] : []),
  ];
  const shown = tabs.some(({ id }) => id === tab) ? tab : 'overview';
  const withdrawing = search.has('withdraw');
  const withdraw = (open: boolean) => setSearch(open ? { withdraw: '1' } : {}, { replace: true });
  const overview = <Overview earnings={earnings} onWithdraw={() => withdraw(true)} />;
  return (
    <>
      <Figures earnings={earnings} />
      {tabs.length === 1 ? (
        overview
      ) : (
        <Tabs label={t('earningsSections')} current={shown} onChange={setTab} tabs={tabs}>
          {shown === 'overview' ? overview : null}
          {shown === 'incentives' ? <Incentives earnings={earnings} onHeld={() => setTab('overview')} /> : null}
          {shown === 'referrals' && afterTrips !== null ? <Referrals earnings={earnings} afterTrips={afterTrips} /> : null}
          {shown === 'goals' ? <Goals earnings={earnings} onHeld={() => setTab('overview')} /> : null}
        </Tabs>
      )}
      <WithdrawDialog earnings={earnings} open={withdrawing} onClose={() => withdraw(false)} />
    </>
  );
}

/** Its first answer is under way, and nothing went wrong with it yet. */
const isAsked = ({ isLoading, failureCount }: { readonly isLoading: boolean; readonly failureCount: number }) =>
  isLoading && failureCount === 0;

/** So long money is held back for what would push it away when it comes later: a server that takes longer must not hide it. */
const WAIT_MS = 1500;

/** Whether that much time has passed since the screen was opened. */
function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}

/** `/driver-earnings` (spec: foundations §2 Driver earnings screen). */
export function EarningsScreen() {
  const t = useText();
  const earnings = useEarnings();
  // Rows of the balance and a card above the days: what came later would push away what is being read.
  const parts = [usePayoutTerms(), useHeldPay()];
  const waited = useWaited();
  const isWhole = waited || !parts.some(isAsked);
  return (
    <AppShell>
      <main className="page" id="main">
        <h1 className="h1">{t('earnings')}</h1>
        {earnings.data !== undefined && isWhole ? (
          <Loaded earnings={earnings.data} />
        ) : earnings.isError ? (
          <ErrorCard whole text={t('earningsNotLoaded')} onRetry={() => void earnings.refetch()} />
        ) : (
          <div className="stack" aria-busy="true">
            <Skeleton height={150} />
            <Skeleton height={54} />
            <Skeleton height={110} />
            <Skeleton height={260} />
          </div>
        )}
      </main>
    </AppShell>
  );
}
