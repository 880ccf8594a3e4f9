import { useState, type FormEvent } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useAnswerCash } from './api.ts';
import { AfterRidePart } from './after-ride-part.tsx';
import { ChangeToGive } from './cash-change.tsx';
import { CashDue } from './cash-due.tsx';
import { EndQuestion } from './end-question.tsx';
import type { UnfinishedTrip } from './unfinished-trips.ts';
import { RatingForm } from './rating-form.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import './rides.css';

/** The driver says what was taken: all of it in one tap, or how much. */
function CashAnswer({ ride, due }: { ride: Ride; due: string }) {
  const t = useText();
  const answer = useAnswerCash(ride.id);
  const [asking, setAsking] = useState(false);
  const [paid, setPaid] = useState('');
  const say = (amount: string) =>
    answer.mutate(amount, {
      onSuccess: () => setAsking(false),
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(paid.trim().replace(',', '.'));
  };
  return (
    <div className="row wrap">
      <Button small busy={answer.isPending} onClick={() => say(due)}>
        {t('cashGotAll')}
      </Button>
      <Button kind="soft" small busy={answer.isPending} onClick={() => setAsking(true)}>
        {t('cashPaidLess')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('cashPaidLess')}>
        <form className="form" onSubmit={submit}>
          <Field
            label={t('cashHowMuch', { amount: money(due, ride.countryId) })}
            inputMode="decimal"
            value={paid}
            error={fieldMessage(answer.error, 'paid')}
            onChange={(event) => setPaid(event.target.value)}
          />
          <p className="caption">{t('cashLessNote')}</p>
          <Button type="submit" full busy={answer.isPending} why={paid.trim() === '' ? t('needAmount') : undefined}>
            {t('cashSave')}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}

/** What is open after a trip, with the way to its receipt. */
export function AfterTripCard({ end, isDriver }: { end: UnfinishedTrip; isDriver: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { ride, cash, question, rating } = end;
  const name = (isDriver ? ride.passenger : ride.driver)?.name ?? '';
  return (
    <section className="card after-trip" aria-label={t('afterTrip', { place: ride.dropoffLocation.address })}>
      {cash === null ? null : (
        <>
          <CashDue amount={cash} countryId={ride.countryId} isDriver={isDriver} />
          <ChangeToGive ride={ride} isDriver={isDriver} />
        </>
      )}
      {cash !== null && isDriver ? <CashAnswer ride={ride} due={cash} /> : null}
      {question ? <EndQuestion ride={ride} /> : null}
      <Button kind="soft" small icon={rating ? 'star' : 'book'} onClick={() => setOpen(true)}>
        {rating ? t('rateNow', { name }) : t('receipt')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={ride.dropoffLocation.address}>
        <div className="form">
          <RatingForm ride={ride} name={name} />
          <ReceiptCard rideId={ride.id} />
          <AfterRidePart ride={ride} isDriver={isDriver} />
        </div>
      </Dialog>
    </section>
  );
}
