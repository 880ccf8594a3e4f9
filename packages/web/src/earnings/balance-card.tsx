import type { ReactNode } from 'react';
import type { PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import type { Earnings } from '@safiri/contract/earnings/shapes.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { fromSignedWire, toWire } from '@safiri/rules/pricing/money.ts';
import { Link } from 'wouter';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { usePayoutTerms } from './api.ts';
import { useHeldPay } from './held-pay-api.ts';
import { waitingSums } from './held-pay-sums.ts';
import { everyNames } from './payout-words.ts';
import './balance-card.css';

/** One fact of the money: its name, how much or what, and a word below where it needs one. */
function Row({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="label strong num">{children}</dd>
      {note === undefined ? null : <dd className="caption num">{note}</dd>}
    </div>
  );
}

/** What is known of payouts only once their terms are there: until when money settles, when it comes, what it costs, where it goes. */
function TermRows({ terms }: { terms: PayoutTerms }) {
  const t = useText();
  const { every, least, fee, ways, destination, countryId } = terms;
  const isSent = ways.length > 0;
  return (
    <>
      <Row
        name={t('payoutNext')}
        note={Number(least) > 0 && every === 'request' ? t('payoutFrom', { least: money(least, countryId) }) : undefined}
      >
        {every === 'request' ? t('payoutWhenAsked') : t(everyNames[every], { least: money(least, countryId) })}
      </Row>
      <Row name={t('payoutFeeName')}>{isSent && Number(fee) > 0 ? money(fee, countryId) : t('payoutFree')}</Row>
      {isSent ? <Row name={t('payoutGoesTo')}>{destination === null ? t('payoutNowhere') : payeeText(destination, countryId)}</Row> : null}
    </>
  );
}

/** All of a driver's money at one glance: what is available, what is held and until when, the next payout and what it costs. */
export function BalanceCard({ earnings, onWithdraw }: { earnings: Earnings; onWithdraw: () => void }) {
  const t = useText();
  const terms = usePayoutTerms().data;
  const held = waitingSums(useHeldPay().data ?? []);
  const { balance, payable, countryId, cashCollected, payouts } = earnings;
  const owes = balance.startsWith('-');
  const settling = (fromSignedWire(balance) ?? 0) - (fromSignedWire(payable) ?? 0);
  const underWay = payouts.find(({ status }) => status === 'requested');
  const hasCash = Number(cashCollected) > 0;
  // The dialog says more, and what to do next.
  const why = owes || underWay !== undefined || Number(balance) > 0 || hasCash ? undefined : t('nothingToWithdraw');
  const until = terms?.nextAt == null ? undefined : t('payoutNextAt', { time: `${day(terms.nextAt)}, ${clockTime(terms.nextAt)}` });
  return (
    <section className="card earn-card" aria-label={t(owes ? 'youOwe' : 'availableBalance')}>
      <div className="earn-balance">
        <div>
          <h2 className="label">{t(owes ? 'youOwe' : 'availableBalance')}</h2>
          <div className="money-l num">{money(owes ? balance.slice(1) : payable, countryId)}</div>
        </div>
        <Button icon="wallet" kind={Number(payable) > 0 ? 'primary' : 'soft'} onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      </div>
      {why === undefined ? null : <p className="label">{why}</p>}
      {owes ? <p className="caption">{t('youOweText')}</p> : null}
      <dl className="money-glance">
        {!owes && settling > 0 ? (
          <Row name={t('payoutSettles')} note={until}>
            {money(toWire(settling), countryId)}
          </Row>
        ) : null}
        {held.length === 0 ? null : <Row name={t('heldPayFromUs')}>{held.join(' + ')}</Row>}
        {underWay === undefined ? null : (
          <Row name={t('payoutAside')} note={`${underWay.destination} · ${day(underWay.createdAt)}`}>
            {money(underWay.amount, countryId)}
          </Row>
        )}
        {hasCash ? <Row name={t('cashCollected')}>{money(cashCollected, countryId)}</Row> : null}
        {terms === undefined ? null : <TermRows terms={terms} />}
      </dl>
      <Link className="text-link" href="/driver-money">
        {t(owes ? 'payWhatYouOwe' : 'howItComes')}
      </Link>
    </section>
  );
}
