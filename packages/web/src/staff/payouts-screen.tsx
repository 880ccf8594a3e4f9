import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { useState } from 'react';
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
import { Unfold } from '../ui/unfold.tsx';
import { useAskConsent, useDecidePayout, usePayouts } from './api.ts';
import { BudgetsToday } from './budgets-today.tsx';
import { CheckedTripFacts } from './checked-trip.tsx';
import { EndedPayouts } from './ended-payouts.tsx';
import { useNarrowed } from './list-filter.tsx';
import { useEndedPayouts, usePayoutTrips } from './payout-api.ts';
import { PackagesSold } from './packages-sold.tsx';
import { type PayoutOutcome, payoutOutcomes } from '@safiri/rules/earnings/payouts.ts';

/** The trips that the amount was earned with, and what does not fit of them. */
function BehindPayout({ payoutId }: { payoutId: number }) {
  const t = useText();
  const trips = usePayoutTrips(payoutId);
  if (trips.isPending) return <Skeleton height={80} />;
  if (trips.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void trips.refetch()} />;
  return (
    <Unfold line={t('payoutTrips', { n: trips.data.length })}>
      <ul className="stack">
        {trips.data.map((trip) => (
          <li key={trip.rideId}>
            <CheckedTripFacts trip={trip} />
          </li>
        ))}
      </ul>
    </Unfold>
  );
}

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
        <ul className="console-cards">
          {payouts.data.map((payout) => (
            <PayoutCard key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      <BudgetsToday />
      <PackagesSold />
      {history && payouts.isSuccess && ended.isSuccess ? <EndedPayouts list={ended} outcome={outcome} onOutcome={setOutcome} /> : null}
    </>
  );
}
