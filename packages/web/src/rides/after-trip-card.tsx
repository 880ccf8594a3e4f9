import { useState } from 'react';
import { handedOver } from '../common/handed-over.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { timeThere } from '../common/trip-clock.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { changeText, ChangeToGive } from './cash-change.tsx';
import { CashAnswer } from './cash-answer.tsx';
import { CashDue } from './cash-due.tsx';
import { CashExchange } from './cash-exchange.tsx';
import { CashStep } from './cash-step.tsx';
import { EarlyFare } from './ended-early.tsx';
import { closeEnd } from './closed-ends.ts';
import { EndQuestion } from './end-question.tsx';
import { PayDirectlyPart } from './pay-directly-part.tsx';
import type { UnfinishedTrip } from './unfinished-trips.ts';
import { RideDetail } from './ride-detail.tsx';
import { shortPlace } from './short-place.ts';
import './rides.css';

/** A passenger's open cash: one row, and behind it the change, other ways to pay, the stars and the receipt. */
function CashRow({ end: { ride, rating }, cash }: { end: UnfinishedTrip; cash: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const title = t('afterTrip', { place: shortPlace(ride.dropoffLocation.address) });
  return (
    <section className="card after-trip slim" aria-label={t('afterTrip', { place: ride.dropoffLocation.address })}>
      <button type="button" className="slim-row num" onClick={() => setOpen(true)}>
        <Icon name="cash" size={22} />
        <span className="grow">
          <b className="label strong">{t('payCash', { amount: money(handedOver(cash, ride.countryId), ride.countryId) })}</b>
          <span className="caption">{ride.changeFor === null ? title : changeText(t, ride, ride.changeFor)}</span>
        </span>
        <Icon name="fwd" size={20} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} tall>
        <div className="form">
          <CashDue amount={cash} countryId={ride.countryId} isDriver={false} />
          <ChangeToGive ride={ride} to="passenger" />
          <EarlyFare fare={ride.fare} quoted={ride.ending?.quoted} distance={ride.distance} countryId={ride.countryId} />
          <PayDirectlyPart ride={ride} isDriver={false} />
          <RideDetail ride={ride} isDriver={false} toRate={rating} />
          <Button kind="plain" full onClick={() => closeEnd(ride.id)}>
            {t('cashHide')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

/** What is open after a trip, with the way to its receipt. */
export function AfterTripCard({ end, isDriver }: { end: UnfinishedTrip; isDriver: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { ride, cash, question, rating } = end;
  // What is still open of a payment is followed, and what is asked is answered, without another tap.
  if (!isDriver && cash !== null && !question && ride.ending?.payment == null) return <CashRow end={end} cash={cash} />;
  const name = (isDriver ? ride.passenger : ride.driver)?.name ?? '';
  return (
    <section className="card after-trip" data-paying={!isDriver} aria-label={t('afterTrip', { place: ride.dropoffLocation.address })}>
      <header>
        <div className="grow">
          <h2 className="label strong">{t('afterTrip', { place: shortPlace(ride.dropoffLocation.address) })}</h2>
          <p className="caption num">{ride.completedAt === null ? name : `${name} · ${timeThere(ride, ride.completedAt)}`}</p>
        </div>
        {isDriver || question ? null : <IconButton label={t('close')} icon="x" onClick={() => closeEnd(ride.id)} />}
      </header>
      {cash === null ? null : isDriver ? (
        <CashExchange ride={ride} due={cash} />
      ) : (
        <>
          <CashDue amount={cash} countryId={ride.countryId} isDriver={false} />
          <ChangeToGive ride={ride} to="passenger" />
        </>
      )}
      <EarlyFare fare={ride.fare} quoted={ride.ending?.quoted} distance={ride.distance} countryId={ride.countryId} />
      {cash !== null && isDriver ? (
        <>
          <CashAnswer ride={ride} due={cash} />
          <CashStep ride={ride} due={cash} />
        </>
      ) : null}
      <PayDirectlyPart ride={ride} isDriver={isDriver} />
      {question ? <EndQuestion ride={ride} /> : null}
      {rating ? (
        <button type="button" className="button rate-ask" data-later={isDriver && cash !== null} onClick={() => setOpen(true)}>
          {t('rateNow', { name })}
          <span className="row" aria-hidden="true">
            {[1, 2, 3, 4, 5].map((n) => (
              <Icon key={n} name="star" size={36} />
            ))}
          </span>
        </button>
      ) : (
        <Button kind="soft" full icon="book" onClick={() => setOpen(true)}>
          {t('receipt')}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={rating ? t('rateNow', { name }) : t('receipt')} tall>
        <RideDetail ride={ride} isDriver={isDriver} toRate={rating} />
      </Dialog>
    </section>
  );
}
