import { Link } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { MakesNoStops, useRequestAgain, type TripToRepeat } from './request-again.ts';

/** A trip asked for in one tap, at the price on the button; the price is shown first only when it rose. */
export function RequestAgainButton({ ride, label }: { ride: TripToRepeat; label: 'againFor' | 'findAnotherFor' }) {
  const t = useText();
  const { ask, dearer } = useRequestAgain(ride);
  const failed = (error: unknown) => {
    const text = error instanceof MakesNoStops ? t('againNoStops') : serverMessage(error, t('notSent'));
    toast({ title: t('error'), text, tone: 'bad' });
  };
  return (
    <>
      {dearer === undefined ? null : (
        <p className="label" role="status">
          {t('againDearer', { before: money(ride.fare, ride.countryId), now: money(dearer.fare, dearer.countryId) })}
        </p>
      )}
      <Button full busy={ask.isPending} onClick={() => ask.mutate(undefined, { onError: failed })}>
        {t(label, { fare: dearer === undefined ? money(ride.fare, ride.countryId) : money(dearer.fare, dearer.countryId) })}
      </Button>
      {label === 'findAnotherFor' ? <p className="caption">{t('findAnotherNote')}</p> : null}
      <Link className="button soft full" href="/ride-request">
        {t('againOther')}
      </Link>
    </>
  );
}
