import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { distinct } from '@safiri/rules/records.ts';
import type { OpenPayout } from '@safiri/contract/earnings/staff-calls.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Allowed, DriverLink } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { NothingHere } from './nothing-here.tsx';
import { toast } from '../ui/toast.tsx';
import { useAskConsent, useDecidePayout, usePayouts } from './api.ts';
import { BatchMaker } from './batch-maker.tsx';
import { BehindPayout } from './behind-payout.tsx';
import { BudgetsToday } from './budgets-today.tsx';
import { EndedPayouts } from './ended-payouts.tsx';
import { useNarrowed } from './list-filter.tsx';
import { useEndedPayouts } from './payout-api.ts';
import { PackagesSold } from './packages-sold.tsx';
import { type PayoutOutcome, payoutOutcomes } from '@safiri/rules/earnings/payouts.ts';

function PayoutCard({ payout }: { payout: OpenPayout }) {
  const t = useText();
  const decide = useDecidePayout();
  const ask = useAskConsent();
  const [note, setNote] = useState('');
  const end = (outcome: PayoutOutcome) =>
    decide.mutate({ id: payout.id, outcome, note: note.trim() }, { onSuccess: () => toast({ title: t('reviewDone') }) });
  return (
    <li className="card doc" aria-label={payout.driverName}>
      <div className="row spread">
        <DriverLink className="title text-link" driverId={payout.driverId}>
          {payout.driverName}
        </DriverLink>
        <span className="title num">{money(payout.amount, payout.countryId)}</span>
      </div>
      <p className="num">{payout.destination}</p>
      <p className="caption num">
        {payout.phone} · {t('queueSince', { time: `${day(payout.askedAt)} ${clockTime(payout.askedAt)}` })}
      </p>
      {payout.consent === 'not_needed' ? null : (
        <p className="label strong">{t(payout.consent === 'given' ? 'payoutGiven' : 'payoutLarge')}</p>
      )}
      <BehindPayout payoutId={payout.id} />
      <Allowed to={payoutPaths.decide}>
        <Field label={t('payoutNote')} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        <div className="row wrap">
          {payout.consent === 'needed' ? (
            <Button small busy={ask.isPending} onClick={() => ask.mutate(payout.id)}>
              {t('payoutAsk')}
            </Button>
          ) : (
            <Button
              small
              busy={decide.isPending}
              why={payout.consent === 'asked' ? t('payoutAsked') : undefined}
              onClick={() => end('paid')}
            >
              {t('staffPayoutPaid')}
            </Button>
          )}
          <Button
            kind="danger"
            small
            busy={decide.isPending}
            why={note.trim() === '' ? t('needNote') : undefined}
            onClick={() => end('failed')}
          >
            {t('payoutCouldNot')}
          </Button>
        </div>
      </Allowed>
      <NotDone step={ask} />
      <NotDone step={decide} />
    </li>
  );
}

/** Those that a provider pays, by country, for two people to sign; those that staff pay by hand; and how many are under way. */
function Open({ payouts }: { payouts: readonly OpenPayout[] }) {
  const t = useText();
  const ready = payouts.filter(({ progress }) => progress?.state === 'waiting' && progress.batchId === null);
  const byHand = payouts.filter(({ progress }) => progress === null);
  const underWay = payouts.length - ready.length - byHand.length;
  const countries = distinct(ready.map(({ countryId }) => countryId));
  return (
    <>
      {countries.map((country) => (
        <BatchMaker key={country} countryId={country} payouts={ready.filter(({ countryId }) => countryId === country)} />
      ))}
      {underWay === 0 ? null : (
        <Link className="text-link" href="/staff/finance">
          {t('payoutsUnderWay', { n: underWay })}
        </Link>
      )}
      {byHand.length === 0 ? null : (
        <ul className="console-cards">
          {byHand.map((payout) => (
            <PayoutCard key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </>
  );
}

/** `/staff/payouts`: what drivers asked to have paid out, oldest first, what bonuses and promotions cost today, what became of packages, and what ended. */
export function PayoutsScreen() {
  const t = useText();
  const payouts = usePayouts();
  const [outcome, setOutcome] = useNarrowed('outcome', payoutOutcomes);
  const ended = useEndedPayouts(outcome);
  const history = outcome !== undefined || (ended.data?.pages[0]?.length ?? 0) > 0;
  return (
    <>
      <h1 className="h1 section-name">{t('sectionPayouts')}</h1>
      {payouts.isPending || ended.isPending ? (
        <div className="console-cards" aria-hidden="true">
          <Skeleton height={300} />
          <Skeleton height={300} />
        </div>
      ) : payouts.isError || ended.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void Promise.all([payouts.refetch(), ended.refetch()])} />
      ) : payouts.data.length === 0 ? (
        <NothingHere inline={history} text={t('payoutsNone')} note={t('payoutsNote')} />
      ) : (
        <Open payouts={payouts.data} />
      )}
      <BudgetsToday />
      <PackagesSold />
      {history && payouts.isSuccess && ended.isSuccess ? <EndedPayouts list={ended} outcome={outcome} onOutcome={setOutcome} /> : null}
    </>
  );
}
