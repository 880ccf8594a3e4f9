import type { EarnedByKind, Earnings } from '@safiri/contract/earnings/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { momentThere } from '../common/trip-clock.ts';
import { day, money, signedMoney } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { PayLines } from '../common/pay-lines.tsx';
import { BalanceCard } from './balance-card.tsx';
import { CommissionInvoices } from './commission-invoices.tsx';
import { payoutSentence, payoutState } from './payout-words.ts';
import { HeldPay } from './held-pay.tsx';
import { DayChart } from './day-chart.tsx';
import { Pace } from './pace.tsx';

const kinds: ReadonlyArray<[keyof EarnedByKind, TextKey]> = [
  ['fares', 'kindFares'],
  ['bonuses', 'kindBonuses'],
  ['goals', 'kindGoals'],
  ['referrals', 'kindReferrals'],
  ['tips', 'kindTips'],
  ['dayCommission', 'kindDayCommission'],
];

/** Each source with what it brought in the week, the month and altogether: one row each, on the narrowest phone too. */
function Breakdown({ earnings }: { earnings: Earnings }) {
  const t = useText();
  const { week, month, total, countryId } = earnings;
  const paid = {
    fares: true,
    bonuses: earnings.bonusWindows.length > 0,
    goals: earnings.goals.length > 0,
    referrals: earnings.referrals.afterTrips !== null,
    tips: false,
    dayCommission: false,
  };
  // What the operator never paid, and does not pay, is no row of noughts.
  const shown = kinds.filter(([kind]) => paid[kind] || Number(total[kind]) !== 0);
  const spans = [
    ['thisWeek', week],
    ['thisMonth', month],
    ['allTime', total],
  ] as const;
  return (
    <section className="card earn-card" aria-label={t('whereFrom')}>
      <h2 className="h2">{t('whereFrom')}</h2>
      <ul className="list earned-kinds">
        {shown.map(([kind, text]) => (
          <li key={kind}>
            <b>{t(text)}</b>
            <dl className="num">
              {spans.map(([span, earned]) => (
                <div key={span}>
                  <dt>{t(span)}</dt>
                  <dd>{signedMoney(earned[kind], countryId)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Payslip({ earnings: { lines, countryId } }: { earnings: Earnings }) {
  const t = useText();
  return (
    <section className="card earn-card" aria-label={t('latestPay')}>
      <h2 className="h2">{t('latestPay')}</h2>
      {lines.length === 0 ? <p className="muted">{t('noPayYet')}</p> : null}
      <ul className="list">
        {lines.map((line) => (
          <li key={line.rideId} className="payslip">
            <div className="row spread">
              <b className="label">{line.dropoffAddress}</b>
              <span className="caption num">{momentThere(t, { countryId }, line.completedAt)}</span>
            </div>
            <PayLines fare={line.fare} pay={line} countryId={countryId} withNet />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a payout's state means for its driver, and what was kept of it. */
function PayoutNote({ payout }: { payout: Earnings['payouts'][number] }) {
  const t = useText();
  const sentence = payoutSentence(payout);
  return sentence === undefined ? null : <span className="caption">{t(sentence)}</span>;
}

function Payouts({ earnings: { payouts, countryId } }: { earnings: Earnings }) {
  const t = useText();
  return (
    <section className="card earn-card" aria-label={t('payouts')}>
      <h2 className="h2">{t('payouts')}</h2>
      {payouts.length === 0 ? <p className="muted">{t('noPayouts')}</p> : null}
      <ul className="list">
        {payouts.map((payout) => (
          <li key={payout.id} className="payslip">
            <div className="row spread">
              <b className="num">{money(payout.amount, countryId)}</b>
              <span className={`chip state-${payout.status}`}>{t(payoutState(payout))}</span>
            </div>
            <span className="caption num">
              {[payout.destination, day(payout.createdAt), payout.receipt].filter((part) => part !== null).join(' · ')}
            </span>
            {payout.note === null ? null : <span className="caption">{payout.note}</span>}
            <PayoutNote payout={payout} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The tab "Overview": the days, where the money comes from, each trip's payslip line, and what can be withdrawn. */
export function Overview({ earnings, onWithdraw }: { earnings: Earnings; onWithdraw: () => void }) {
  return (
    <div className="earn-columns">
      <div className="stack">
        <BalanceCard earnings={earnings} onWithdraw={onWithdraw} />
        <HeldPay />
        <DayChart days={earnings.days} countryId={earnings.countryId} />
        <Breakdown earnings={earnings} />
        <Pace quickerPercent={earnings.quickerPercent} />
      </div>
      <div className="stack">
        <Payslip earnings={earnings} />
        <Payouts earnings={earnings} />
        <CommissionInvoices />
      </div>
    </div>
  );
}
