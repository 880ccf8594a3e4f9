import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ENDED_ON_BOARD } from '@safiri/rules/rides/completion.ts';
import { product } from '@safiri/rules/product.ts';
import { km, methodNames, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { AfterRidePart } from './after-ride-part.tsx';
import { CashDue } from './cash-due.tsx';
import { ChangeToGive } from './cash-change.tsx';
import { EndedOnBoard } from './ended-on-board.tsx';
import { RatingForm } from './rating-form.tsx';
import { TripCancelled } from './trip-cancelled.tsx';
import { TripStops } from './trip-facts.tsx';
import './rides.css';
import './active-ride.css';

/** Both go home after this long (spec: operations §4); what is still open waits there. */
const HOME_AFTER_MS = 2000;

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
    if (completed && !isDriver && !onTheWay && !said.current)
      toast({ title: t('tripCompletedTitle'), text: t('thanksForRiding', { product: product.name }) });
    said.current = true;
  }, [completed, isDriver, onTheWay, t]);
  // Whoever touches the page stays on it: a rating or a look at the amount is not taken away.
  const [stays, setStays] = useState(false);
  const stay = () => setStays(true);
  useEffect(() => {
    if (!completed || stays || (onTheWay && !isDriver)) return undefined;
    const timer = setTimeout(() => leave.current(), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [completed, isDriver, onTheWay, stays]);

  if (!completed) return <TripCancelled ride={ride} isDriver={isDriver} onLeave={onLeave} help={help} />;
  if (onTheWay && !isDriver) return <EndedOnBoard ride={ride} onLeave={onLeave} help={help} />;
  const cash = ride.ending?.cash ?? null;
  const other = isDriver ? ride.passenger : ride.driver;
  return (
    <main className="page narrow trip-end" id="main" onPointerDown={stay} onKeyDown={stay}>
      <section className="end-band">
        <div className="selvedge thin" />
        <h1 className="h2">{t(onTheWay ? 'endedHereDriver' : 'tripCompletedTitle')}</h1>
        {cash === null ? (
          <p className="cash-due">
            <b className="num">{money(ride.fare, ride.countryId)}</b>
            {t(methodNames[ride.paymentMethod] ?? ride.paymentMethod)}
          </p>
        ) : (
          <CashDue amount={cash.due} countryId={ride.countryId} isDriver={isDriver} />
        )}
      </section>
      {cash === null ? null : <ChangeToGive ride={ride} isDriver={isDriver} />}
      <section className="card end-route" aria-label={t('tripSummary')}>
        <TripStops ride={ride} />
        <p className="label num">
          {ride.ending?.reason === null ? `${km(ride.distance)} · ` : ''}
          {t('minutes', { n: ride.duration })}
        </p>
      </section>
      {ride.delivery === null && other !== null ? <RatingForm ride={ride} name={other.name} /> : null}
      <p className="muted">
        {onTheWay
          ? t('endedHereDriverText', { name: ride.passenger.name })
          : t(ride.delivery === null ? 'thanksForRiding' : 'thanksForDelivering', { product: product.name })}
      </p>
      <Button kind="soft" full onClick={onLeave}>
        {t('done')}
      </Button>
      <AfterRidePart ride={ride} isDriver={isDriver} />
    </main>
  );
}
