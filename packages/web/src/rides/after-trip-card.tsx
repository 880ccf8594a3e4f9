import { countryHere } from '../common/country-here.ts';
import { useState } from 'react';
import { useText } from '../platform/text.ts';
import { clockTime } from '../platform/format.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { ChangeToGive } from './cash-change.tsx';
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

/** What is open after a trip, with the way to its receipt. */
export function AfterTripCard({ end, isDriver }: { end: UnfinishedTrip; isDriver: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { ride, cash, question, rating } = end;
  const name = (isDriver ? ride.passenger : ride.driver)?.name ?? '';
  return (
    <section className="card after-trip" data-paying={!isDriver} aria-label={t('afterTrip', { place: ride.dropoffLocation.address })}>
      <header>
        <div className="grow">
          <h2 className="label strong">{t('afterTrip', { place: shortPlace(ride.dropoffLocation.address) })}</h2>
          <p className="caption num">
            {ride.completedAt === null ? name : `${name} · ${clockTime(ride.completedAt, countryHere(ride.countryId).timeZoneId)}`}
          </p>
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
