import { useState } from 'react';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AfterRidePart } from './after-ride-part.tsx';
import { ChangeToGive } from './cash-change.tsx';
import { CashAnswer } from './cash-answer.tsx';
import { CashDue } from './cash-due.tsx';
import { CashStep } from './cash-step.tsx';
import { EarlyFare } from './ended-early.tsx';
import { EndQuestion } from './end-question.tsx';
import type { UnfinishedTrip } from './unfinished-trips.ts';
import { RatingForm } from './rating-form.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import './rides.css';

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
      <EarlyFare fare={ride.fare} quoted={ride.ending?.quoted} distance={ride.distance} countryId={ride.countryId} />
      {cash !== null && isDriver ? (
        <>
          <CashAnswer ride={ride} due={cash} />
          <CashStep ride={ride} due={cash} />
        </>
      ) : null}
      {question ? <EndQuestion ride={ride} /> : null}
      <Button kind="soft" small icon={rating ? 'star' : 'book'} onClick={() => setOpen(true)}>
        {rating ? t('rateNow', { name }) : t('receipt')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={ride.dropoffLocation.address}>
        <div className="form">
          <RatingForm ride={ride} name={name} />
          <ReceiptCard ride={ride} />
          <AfterRidePart ride={ride} isDriver={isDriver} withLost />
        </div>
      </Dialog>
    </section>
  );
}
