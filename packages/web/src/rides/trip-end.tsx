import { useEffect, useRef, type ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ENDED_ON_BOARD } from '@safiri/rules/rides/completion.ts';
import { product } from '@safiri/rules/product.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { EndedOnBoard } from './ended-on-board.tsx';
import { TripCancelled } from './trip-cancelled.tsx';
import './rides.css';

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
  useEffect(() => {
    if (!completed || (onTheWay && !isDriver)) return undefined;
    const timer = setTimeout(() => leave.current(), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [completed, isDriver, onTheWay]);

  if (!completed) return <TripCancelled ride={ride} isDriver={isDriver} onLeave={onLeave} help={help} />;
  if (onTheWay && !isDriver) return <EndedOnBoard ride={ride} onLeave={onLeave} help={help} />;
  const cash = ride.ending?.cash ?? null;
  return (
    <main className="page narrow" id="main">
      <h1 className="h1">{t(onTheWay ? 'endedHereDriver' : 'tripCompletedTitle')}</h1>
      {cash === null ? null : (
        <p className="h1 num cash-due">{t(isDriver ? 'collectCash' : 'payCash', { amount: money(cash.due, ride.countryId) })}</p>
      )}
      <p className="muted">
        {onTheWay
          ? t('endedHereDriverText', { name: ride.passenger.name })
          : t(ride.delivery === null ? 'thanksForRiding' : 'thanksForDelivering', { product: product.name })}
      </p>
      <Button kind="soft" full onClick={onLeave}>
        {t('done')}
      </Button>
    </main>
  );
}
