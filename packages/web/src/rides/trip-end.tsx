import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ENDED_ON_BOARD } from '@safiri/rules/rides/completion.ts';
import { brand } from '../platform/brand.ts';
import { money } from '../platform/format.ts';
import { useFetchedAhead } from '../platform/lazy-screen.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { AfterRidePart } from './after-ride-part.tsx';
import { AfterTripCard } from './after-trips.tsx';
import { CashAnswer } from './cash-answer.tsx';
import { CashDue } from './cash-due.tsx';
import { CashExchange } from './cash-exchange.tsx';
import { ChangeToGive } from './cash-change.tsx';
import { drivenText, EarlyFare } from './ended-early.tsx';
import { EndedOnBoard } from './ended-on-board.tsx';
import { justEnded } from './just-ended.ts';
import { PayDirectlyPart } from './pay-directly-part.tsx';
import { payText } from './pay-text.ts';
import { RatingForm } from './rating-form.tsx';
import { TripCancelled } from './trip-cancelled.tsx';
import { isPaidByOther } from './who-pays.ts';
import { TripStops } from './trip-facts.tsx';
import './rides.css';
import './active-ride.css';

/** Both go home after this long (spec: operations §4); what is still open waits there. */
const HOME_AFTER_MS = 2000;

/** The driver's word about the cash: asked for, then repeated. */
function CashTaken({ ride, cash }: { ride: Ride; cash: NonNullable<NonNullable<Ride['ending']>['cash']> }) {
  const t = useText();
  if (cash.paid === null) return <CashAnswer ride={ride} due={cash.due} alone />;
  const said = { amount: money(cash.paid, ride.countryId), total: money(cash.due, ride.countryId) };
  return (
    <p className="label strong num" role="status">
      {t('cashTaken', said)}
    </p>
  );
}

/** As high as the way never to meet again, and as that with the heart above it. */
const ROW_PX = 57;

/** What comes after a trip: the cash and thanks, then home; or whose doing its end was, and asking again in one tap. */
export function TripEnd({ ride, isDriver, onLeave, help }: { ride: Ride; isDriver: boolean; onLeave: () => void; help: ReactNode }) {
  const t = useText();
  const said = useRef(false);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  const completed = ride.status === 'completed';
  const onTheWay = ride.ending?.reason === ENDED_ON_BOARD;
  useEffect(() => {
    // The passenger hears it when it arrives; the driver heard it at the button.
    if (completed && !isDriver && !onTheWay && !said.current && ride.side !== 'booker')
      toast({ title: t('tripCompletedTitle'), text: t('thanksForRiding'), onPage: true });
    said.current = true;
  }, [completed, isDriver, onTheWay, ride.side, t]);
  // What the driver does not answer here comes first at home.
  const asksForCash = isDriver && completed && ride.ending?.cash?.paid === null;
  useEffect(() => {
    if (!asksForCash) return;
    justEnded.set(ride.id);
  }, [asksForCash, ride.id]);
  // Home has its card at once.
  useFetchedAhead(AfterTripCard);
  // Whoever touches the page stays on it: a rating or a look at the amount is not taken away.
  const [stays, setStays] = useState(false);
  const stay = () => setStays(true);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // From then on leaving is not the end of it but leaves the stars behind.
  const [isRating, setRating] = useState(false);
  useEffect(() => {
    if (!completed || stays || (onTheWay && !isDriver)) return undefined;
    const timer = setTimeout(() => leave.current(), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [completed, isDriver, onTheWay, stays]);

  if (!completed) return <TripCancelled ride={ride} isDriver={isDriver} onLeave={onLeave} help={help} />;
  if (onTheWay && !isDriver && ride.side !== 'booker') return <EndedOnBoard ride={ride} onLeave={onLeave} help={help} />;
  // Who asked for somebody else's ride hands over no cash and rates nobody.
  const isBooker = ride.side === 'booker';
  const cash = isBooker ? null : (ride.ending?.cash ?? null);
  const other = isDriver ? ride.passenger : ride.driver;
  // Beside what a driver takes and answers, below what a passenger pays: so that both columns of a desktop are as long.
  const route = (
    <section className="card end-route" aria-label={t('tripSummary')}>
      <TripStops ride={ride} />
      <p className="label num">{drivenText(t, ride, ride.distance)}</p>
    </section>
  );
  return (
    <main className="page trip-end" id="main" onPointerDown={stay} onKeyDown={stay}>
      <div className="end-side">
        <section className="end-band">
          <div className="selvedge thin" />
          <div className="end-said">
            <h1 className="h2">{t(onTheWay ? 'endedHereDriver' : 'tripCompletedTitle')}</h1>
            <p>
              {onTheWay
                ? t('endedHereDriverText', { name: ride.passenger.name })
                : t(ride.delivery !== null ? 'thanksForDelivering' : isDriver ? 'thanksForDriving' : 'thanksForRiding', {
                    product: brand.name,
                  })}
            </p>
          </div>
          {isPaidByOther(ride) ? null : cash === null ? (
            <p className="cash-due">
              <b className="num">{money(ride.fare, ride.countryId)}</b>
              {payText(t, ride, ride.fare)}
            </p>
          ) : isDriver ? (
            <CashExchange ride={ride} due={cash.due} />
          ) : (
            <>
              <CashDue amount={cash.due} countryId={ride.countryId} isDriver={false} />
              <ChangeToGive ride={ride} to="passenger" />
            </>
          )}
          <EarlyFare fare={ride.fare} quoted={ride.ending?.quoted} distance={ride.distance} countryId={ride.countryId} />
        </section>
        {cash !== null && isDriver ? <CashTaken ride={ride} cash={cash} /> : null}
        {isBooker ? null : <PayDirectlyPart ride={ride} isDriver={isDriver} />}
        {isDriver ? null : route}
      </div>
      <div className="end-side">
        {ride.delivery === null && ride.hail == null && other !== null && !isBooker ? (
          <RatingForm ride={ride} name={other.name} foot={foot} onScore={setRating} />
        ) : null}
        {isDriver ? route : null}
        {isBooker || ride.hail != null ? null : <AfterRidePart ride={ride} isDriver={isDriver} height={isDriver ? ROW_PX : 2 * ROW_PX} />}
        <div className="end-foot">
          <div ref={setFoot} />
          <Button kind={isRating ? 'soft' : 'primary'} full onClick={onLeave}>
            {t(isRating ? 'notNow' : 'done')}
          </Button>
        </div>
      </div>
    </main>
  );
}
