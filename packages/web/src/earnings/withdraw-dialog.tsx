import { useState } from 'react';
import type { PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import type { Earnings } from '@safiri/contract/earnings/shapes.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { usePayoutTerms } from './api.ts';
import { DestinationForm } from './destination-form.tsx';
import { PayoutForm } from './payout-form.tsx';
import { everyNames } from './payout-words.ts';

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
      {Number(settling) > 0 && nextAt !== null ? (
        <p className="caption num">{t('payoutNextAt', { time: `${day(nextAt)}, ${clockTime(nextAt)}` })}</p>
      ) : null}
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
      <Button kind="soft" small onClick={onChange}>
        {t('payoutChange')}
      </Button>
    </div>
  );
}

function Ask({ terms, earnings, onDone }: { terms: PayoutTerms; earnings: Earnings; onDone: () => void }) {
  const t = useText();
  const [changing, setChanging] = useState(false);
  const mustName = terms.ways.length > 0 && (changing || terms.destination === null);
  if (earnings.payouts.some(({ status }) => status === 'requested')) return <p>{t('payoutOpen')}</p>;
  if (mustName) return <DestinationForm terms={terms} onDone={() => setChanging(false)} />;
  const lastTyped = earnings.payouts.find(({ progress }) => progress === null)?.destination ?? '';
  return (
    <>
      <Payable terms={terms} />
      <Kept terms={terms} onChange={() => setChanging(true)} />
      {Number(terms.payable) > 0 ? <PayoutForm terms={terms} lastTyped={lastTyped} onDone={onDone} /> : <p>{t('nothingToWithdraw')}</p>}
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
