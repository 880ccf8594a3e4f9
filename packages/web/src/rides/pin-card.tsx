import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useConfirmStart } from './api.ts';
import { TextToRider } from './rider-note.tsx';

/** The passenger's PIN, until the trip may start. */
export function PinCard({ ride }: { ride: Ride }) {
  const t = useText();
  if (ride.pin === null || ride.status === 'requested') return null;
  // Who asked for somebody else tells it to them, where nobody texts it.
  const rider = ride.side === 'booker' ? (ride.rider?.name ?? null) : null;
  const name = rider === null ? t('startPin') : t('riderPin', { name: rider });
  const note = rider === null ? t('startPinNote') : t('riderPinNote', { name: rider });
  return (
    <section className="pin-card" aria-label={name}>
      {ride.startConfirmed ? (
        <p className="label strong" role="status">
          {t('startConfirmed')}
        </p>
      ) : (
        <>
          <p className="pin-line">
            <span className="label strong">{name}</span>
            <span className="pin num" role="img" aria-label={ride.pin.split('').join(' ')}>
              {ride.pin}
            </span>
          </p>
          <p className="caption">{ride.pinLocked ? t('pinLockedNote') : note}</p>
          {rider === null ? null : <TextToRider ride={ride} name={rider} />}
        </>
      )}
    </section>
  );
}

/** The way to start where the PIN can't be told: confirming in the app. The driver starts trips, so it is not the loudest thing here. */
export function ConfirmStart({ ride }: { ride: Ride }) {
  const t = useText();
  const confirm = useConfirmStart(ride.id);
  // Who asked for somebody else may hear on the phone that they sit in it, with no PIN at hand.
  if ((ride.pin === null && ride.side !== 'booker') || ride.status !== 'arrived' || ride.startConfirmed) return null;
  return (
    <Button
      kind="plain"
      small
      className="confirm-start"
      busy={confirm.isPending}
      onClick={() =>
        confirm.mutate(undefined, {
          onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
        })
      }
    >
      {ride.side === 'booker' ? t('riderIsIn', { name: ride.rider?.name ?? '' }) : t('iAmInTheCar')}
    </Button>
  );
}
