import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useConfirmStart } from './api.ts';

/** The passenger's PIN, and the way to start without speaking it: confirming in the app at the car. */
export function PinCard({ ride }: { ride: Ride }) {
  const t = useText();
  const confirm = useConfirmStart(ride.id);
  if (ride.pin === null || ride.status === 'requested') return null;
  return (
    <section className="card pin-card" aria-label={t('startPin')}>
      {ride.startConfirmed ? (
        <p className="title" role="status">
          {t('startConfirmed')}
        </p>
      ) : (
        <>
          <div>
            <p className="label">{t('startPin')}</p>
            <p className="caption">{t(ride.pinLocked ? 'pinLockedNote' : 'startPinNote')}</p>
          </div>
          <p className="pin num" aria-label={ride.pin.split('').join(' ')}>
            {ride.pin}
          </p>
          {ride.status === 'arrived' ? (
            <Button
              full
              disabled={confirm.isPending}
              onClick={() =>
                confirm.mutate(undefined, {
                  onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
                })
              }
            >
              {t('iAmInTheCar')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
