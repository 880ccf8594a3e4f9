import { useState } from 'react';
import type { PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import type { Earnings, Payout } from '@safiri/contract/earnings/shapes.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { Link } from 'wouter';
import { clockTime, day, money } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { usePayoutTerms } from './api.ts';
import { DestinationForm } from './destination-form.tsx';
import { PayoutForm } from './payout-form.tsx';
import { useHeldPay } from './held-pay-api.ts';
import { waitingSums } from './held-pay-sums.ts';
import { everyNames, payoutSentence, payoutState } from './payout-words.ts';
import { leastToWithdraw, mostToWithdraw, withdrawState, type WithdrawState } from './withdraw-state.ts';

const moment = (at: string) => `${day(at)}, ${clockTime(at)}`;

/** What the operator adds to trips under review: it can't be paid out before somebody has decided. */
function InReview() {
  const t = useText();
  const sums = waitingSums(useHeldPay().data ?? []);
  return sums.length === 0 ? null : (
    <p className="row spread">
      <span className="label muted">{t('heldPayFromUs')}</span>
      <span className="num">{sums.join(' + ')}</span>
    </p>
  );
}

/** What can be paid out now, what settles still and until when, and what comes by itself. */
function Payable({ terms }: { terms: PayoutTerms }) {
  const t = useText();
  const { payable, settling, nextAt, settlementHours, every, least, countryId } = terms;
  return (
    <div className="payout-sums">
      <p className="row spread">
        <span className="label">{t('payoutPayable')}</span>
        <b className="title num">{money(payable, countryId)}</b>
      </p>
      {Number(settling) > 0 ? (
        <p className="row spread">
          <span className="label muted">{t('payoutSettling', { hours: settlementHours })}</span>
          <span className="num">{money(settling, countryId)}</span>
        </p>
      ) : null}
      <InReview />
      {Number(settling) > 0 && nextAt !== null ? <p className="caption num">{t('payoutNextAt', { time: moment(nextAt) })}</p> : null}
      {every === 'request' ? null : <p className="caption num">{t(everyNames[every], { least: money(least, countryId) })}</p>}
    </div>
  );
}

/** The account to which payouts go. */
function Kept({ terms, onChange }: { terms: PayoutTerms; onChange: () => void }) {
  const t = useText();
  const { destination, countryId } = terms;
  if (destination === null) return null;
  return (
    <div className="row spread payout-kept">
      <span className="payout-to">
        <b className="num">{payeeText(destination, countryId)}</b>
        {destination.name === null ? null : <span className="caption">{destination.name}</span>}
      </span>
      <Button kind="soft" small aria-label={t('payoutChangeName')} onClick={onChange}>
        {t('payoutChange')}
      </Button>
    </div>
  );
}

/** The payout that is under way: of how much, where to, and how far it is. */
function UnderWay({ payout, countryId }: { payout: Payout; countryId: CountryId }) {
  const t = useText();
  const sentence = payoutSentence(payout);
  return (
    <>
      <div className="row spread payout-kept">
        <span className="payout-to">
          <b className="num">{money(payout.amount, countryId)}</b>
          <span className="caption num">{`${payout.destination} · ${day(payout.createdAt)}`}</span>
        </span>
        <span className={`chip state-${payout.status}`}>{t(payoutState(payout))}</span>
      </div>
      {sentence === undefined ? null : <p className="caption">{t(sentence)}</p>}
      <p>{t('payoutOpen')}</p>
    </>
  );
}

/** Where there is more to come: the next trip, which who is online waits for already; and where what is there comes from. */
function Onward({ onClose }: { onClose: () => void }) {
  const t = useText();
  const isOnline = session.use()?.isOnline === true;
  return (
    <>
      {isOnline ? (
        <Button full onClick={onClose}>
          {t('withdrawGotIt')}
        </Button>
      ) : (
        <Link className="button primary full" href="/driver">
          {t('withdrawGoOnline')}
        </Link>
      )}
      <Link className="text-link" href="/driver-money">
        {t('howItComes')}
      </Link>
    </>
  );
}

/** Why nothing can be asked for now, and what to do instead. */
function NotNow({
  terms,
  earnings,
  state,
  onClose,
}: {
  terms: PayoutTerms;
  earnings: Earnings;
  state: Exclude<WithdrawState, 'ready'>;
  onClose: () => void;
}) {
  const t = useText();
  const { balance, countryId } = terms;
  const amountOf = (amount: string) => money(amount, countryId);
  if (state === 'owes')
    return (
      <>
        <p>{t('withdrawOwes', { amount: amountOf(balance.slice(1)) })}</p>
        <Link className="button primary full" href="/driver-money">
          {t('payWhatYouOwe')}
        </Link>
      </>
    );
  if (state === 'rests')
    return (
      <>
        <p className="num">{t('withdrawRests', { time: moment(terms.restsUntil ?? '') })}</p>
        <Link className="button soft full" href="/live-chat">
          {t('withdrawWrong')}
        </Link>
      </>
    );
  if (state === 'nothing')
    return (
      <>
        <div className="payout-sums">
          <p className="row spread">
            <span className="label">{t('payoutPayable')}</span>
            <b className="title num">{amountOf('0.00')}</b>
          </p>
          {Number(earnings.cashCollected) > 0 ? (
            <p className="row spread">
              <span className="label muted">{t('cashCollected')}</span>
              <span className="num">{amountOf(earnings.cashCollected)}</span>
            </p>
          ) : null}
          <InReview />
        </div>
        <p>{t('withdrawCash')}</p>
        <Onward onClose={onClose} />
      </>
    );
  const least = leastToWithdraw(terms);
  const missing = (Number(least) - Number(mostToWithdraw(terms))).toFixed(2);
  return (
    <>
      <Payable terms={terms} />
      <p>{state === 'settles' ? t('withdrawSettles') : t('withdrawLeast', { least: amountOf(least), missing: amountOf(missing) })}</p>
      <Onward onClose={onClose} />
    </>
  );
}

function Ask({ terms, earnings, onDone }: { terms: PayoutTerms; earnings: Earnings; onDone: () => void }) {
  const t = useText();
  const [changing, setChanging] = useState(false);
  const underWay = earnings.payouts.find(({ status }) => status === 'requested');
  const state = withdrawState(terms);
  if (underWay !== undefined) return <UnderWay payout={underWay} countryId={terms.countryId} />;
  if (changing) return <DestinationForm terms={terms} onDone={() => setChanging(false)} />;
  const kept = <Kept terms={terms} onChange={() => setChanging(true)} />;
  if (state !== 'ready')
    return (
      <>
        <NotNow terms={terms} earnings={earnings} state={state} onClose={onDone} />
        {kept}
      </>
    );
  // To nowhere nothing is paid: that is asked first.
  if (terms.ways.length > 0 && terms.destination === null)
    return (
      <>
        <Payable terms={terms} />
        <p>{t('withdrawWhere')}</p>
        <DestinationForm terms={terms} onDone={() => setChanging(false)} />
      </>
    );
  const lastTyped = earnings.payouts.find(({ progress }) => progress === null)?.destination ?? '';
  return (
    <>
      <Payable terms={terms} />
      {kept}
      <PayoutForm terms={terms} lastTyped={lastTyped} onDone={onDone} />
    </>
  );
}

function Loaded({ earnings, onDone }: { earnings: Earnings; onDone: () => void }) {
  const t = useText();
  const terms = usePayoutTerms();
  if (terms.isPending) return <Skeleton height={220} />;
  if (terms.isError) return <ErrorCard text={t('payoutTermsNotLoaded')} onRetry={() => void terms.refetch()} />;
  return <Ask terms={terms.data} earnings={earnings} onDone={onDone} />;
}

/** "Withdraw": says what can be paid out, where it goes, and asks for a payout, or says why there is none to ask for. */
export function WithdrawDialog({ earnings, open, onClose }: { earnings: Earnings; open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('withdraw')}>
      {open ? (
        <div className="stack">
          <Loaded earnings={earnings} onDone={onClose} />
        </div>
      ) : null}
    </Dialog>
  );
}
