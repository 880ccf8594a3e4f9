import type { DriverMoneyIn } from '@safiri/contract/earnings/driver-money.ts';
import type { TopUpWays } from '@safiri/contract/payments/calls.ts';
import type { MoneyLine } from '@safiri/rules/wallet/driver-money.ts';
import { Link, useSearch } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { BackHead } from '../common/back-head.tsx';
import { isComing, limitText, owes, oweText, useDriverMoney } from '../common/driver-money.ts';
import { day, money, moneyOfList, signedMoney } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { usePayInWays } from './api.ts';
import { BringMoneyForm } from './bring-money-form.tsx';
import { PaybillCard } from './paybill-card.tsx';
import { Chosen, History } from './payment-list.tsx';
import '../common/page-columns.css';
import '../common/figures.css';
import '../common/review.css';
import './payments.css';

const lineNames: Readonly<Record<MoneyLine, TextKey>> = {
  before: 'moneyBefore',
  trips: 'moneyTrips',
  cash_commission: 'moneyCashCommission',
  tips: 'moneyTips',
  bonuses: 'moneyBonuses',
  day_commission: 'moneyDayCommission',
  goods: 'moneyGoods',
  fees: 'moneyFees',
  fees_taken: 'moneyFeesTaken',
  pay_ins: 'moneyPayIns',
  cash_desk: 'moneyCashDesk',
  payouts: 'moneyPayouts',
  corrections: 'moneyCorrections',
};

/** How much of the limit is used up: nothing where none is, or nothing is owed. */
function Limit({ sum }: { sum: DriverMoneyIn }) {
  const t = useText();
  const { limit, balance, countryId } = sum;
  if (limit === null || !owes(sum)) return null;
  const percent = Math.min(100, Math.floor((Number(balance.slice(1)) / Number(limit)) * 100));
  const used = t('debtOfLimit', { owed: money(balance.slice(1), countryId), limit: money(limit, countryId) });
  return (
    <div className="money-limit" data-state={sum.state}>
      <ProgressBar label={used} percent={percent} />
      <p className="label strong num">{used}</p>
      <p className="label">{limitText(t, sum) ?? t('debtLimit', { limit: money(limit, countryId) })}</p>
    </div>
  );
}

/** What the team booked by hand, each with its day and the reason that was given, and the way to object. */
function Corrections({ sum: { booked = [], countryId } }: { sum: DriverMoneyIn }) {
  const t = useText();
  return (
    <>
      {booked.map(({ amount, reason, at }) => (
        <span key={`${at} ${amount} ${reason}`} className="caption money-booked">
          {[day(at), ...(booked.length > 1 ? [signedMoney(amount, countryId)] : []), reason].join(' · ')}
        </span>
      ))}
      <Link className="text-link money-ask" href="/live-chat">
        {t('moneyAsk')}
      </Link>
    </>
  );
}

/** Who owes whom how much in one currency, and how that came about, line by line. */
function Sum({ sum, since, mayWithdraw }: { sum: DriverMoneyIn; since: string; mayWithdraw: boolean }) {
  const t = useText();
  const { lines, countryId, setAside } = sum;
  const written = moneyOfList([sum.balance, ...lines.map(({ amount }) => amount)], countryId);
  return (
    <section className="card earn-card" aria-label={oweText(t, sum)}>
      <h2 className="money-one num" data-owes={owes(sum)}>
        {oweText(t, sum)}
      </h2>
      <Limit sum={sum} />
      {isComing(sum) ? (
        <p className="row spread money-aside">
          <Link className="text-link" href="/driver-earnings">
            {t('moneySetAside')}
          </Link>
          <b className="num">{money(setAside, countryId)}</b>
        </p>
      ) : null}
      {lines.length === 0 ? (
        <p className="muted">{t('moneyNothingYet')}</p>
      ) : (
        <>
          <h3 className="label strong">{t('moneySince', { day: day(since) })}</h3>
          <dl className="money-lines num">
            {lines.map(({ line, amount }) => (
              <div key={line}>
                <dt>
                  {t(lineNames[line])}
                  {line === 'corrections' ? <Corrections sum={sum} /> : null}
                </dt>
                <dd>{written(amount)}</dd>
              </div>
            ))}
            <div className="strong">
              <dt>{t('moneyTogether')}</dt>
              <dd>{written(sum.balance)}</dd>
            </div>
          </dl>
        </>
      )}
      {mayWithdraw ? (
        <Link className="button primary full" href="/driver-earnings?withdraw=1">
          <Icon name="wallet" size={22} />
          {t('withdraw')}
        </Link>
      ) : null}
    </section>
  );
}

/** How a debt in one currency is paid: by a provider, or where none takes it at the cash desk. */
function PayIn({ ways, isOnly }: { ways: TopUpWays; isOnly: boolean }) {
  const t = useText();
  const title = isOnly ? t('payInTitle') : t('payInTitleIn', { currency: ways.currency });
  if (ways.ways.length > 0)
    return (
      <>
        <BringMoneyForm ways={ways} purpose="pay_in" title={title} />
        <PaybillCard paybill={ways.paybill} />
      </>
    );
  return (
    <section className="card doc" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <p>{t('payInNowhere', { currency: ways.currency })}</p>
      <Link className="button soft" href="/live-chat">
        {t('payInAsk')}
      </Link>
    </section>
  );
}

/** Each debt with its way to be paid. */
function PayIns({ owed }: { owed: readonly DriverMoneyIn[] }) {
  const t = useText();
  const found = usePayInWays();
  if (found.isPending) return <Skeleton height={260} />;
  if (found.isLoadingError) return <ErrorCard text={t('topUpNotLoaded')} onRetry={() => void found.refetch()} />;
  const { others, ...home } = found.data;
  return owed.map(({ currency }) => {
    const ways = [home, ...others].find((one) => one.currency === currency);
    return ways === undefined ? null : <PayIn key={currency} ways={ways} isOnly={owed.length === 1} />;
  });
}

/** Where it goes on: what trips bring. */
function EarningsLink() {
  const t = useText();
  return (
    <Link className="card row top-up-row" href="/driver-earnings">
      <Icon name="signal" size={22} />
      <b className="grow">{t('earnings')}</b>
      <Icon name="fwd" size={20} />
    </Link>
  );
}

/** `/driver-money`: what the driver owes or is owed, why, and how it is paid. `?payment=` shows one payment. */
export function DriverMoneyScreen() {
  const t = useText();
  const own = useDriverMoney();
  const chosen = Number(new URLSearchParams(useSearch()).get('payment')) || undefined;
  const ownedFirst = own.data?.sums.find(({ balance }) => Number(balance) > 0);
  const owed = own.data?.sums.filter(owes) ?? [];
  return (
    <AppShell>
      <main className="page" id="main">
        <BackHead title={t('driverMoney')} href="/driver" />
        <div className="page-columns">
          <div>
            {chosen === undefined ? null : <Chosen key={chosen} id={chosen} purpose="pay_in" />}
            {own.data !== undefined ? (
              own.data.sums.map((sum) => <Sum key={sum.currency} sum={sum} since={own.data.since} mayWithdraw={sum === ownedFirst} />)
            ) : own.isError ? (
              <ErrorCard whole text={t('moneyNotLoaded')} onRetry={() => void own.refetch()} />
            ) : (
              <div className="stack" aria-busy="true">
                <Skeleton height={220} />
              </div>
            )}
            {owed.length === 0 ? null : <p className="caption">{t('moneyByTrips')}</p>}
          </div>
          <div>
            {owed.length > 0 && chosen === undefined ? <PayIns owed={owed} /> : null}
            {own.data === undefined ? null : <EarningsLink />}
            <History chosen={chosen} purpose="pay_in" />
          </div>
        </div>
      </main>
    </AppShell>
  );
}
