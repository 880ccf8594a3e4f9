import { useState } from 'react';
import { Link } from 'wouter';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { Plate } from '../ui/person.tsx';
import { useSetOnline } from './api.ts';
import { VehicleChoice } from './vehicle-choice.tsx';

interface Props {
  readonly isOnline: boolean;
  readonly verified: boolean;
  /** That comes before whatever is missing. */
  readonly suspended?: boolean;
  /** The plate of the vehicle that the driver chose, where there is a choice; null where there is none. */
  readonly vehicle: string | null;
}

/** On or off duty, and what still stands before it. The switch says in words what a press does: it is met without reading twice. */
export function StatusCard({ isOnline, verified, suspended = false, vehicle }: Props) {
  const t = useText();
  const setOnline = useSetOnline();
  const isUntrained = setOnline.error instanceof ApiError && setOnline.error.problem?.code === 'training_unfinished';
  const [choosing, setChoosing] = useState(false);
  const change = (body: Parameters<typeof setOnline.mutate>[0]) =>
    setOnline.mutate(body, {
      onError: (error) => {
        if (error instanceof ApiError && error.problem?.code === 'training_unfinished') return;
        toast({ title: t('error'), text: serverMessage(error, t('statusNotChanged')), tone: 'bad' });
      },
    });
  const word = t(isOnline ? 'drivingOff' : 'goOnDuty');
  return (
    <div className={isOnline ? 'status' : 'status is-off'}>
      <div className="grow">
        <div className="title">{t(isOnline ? 'lookingForTrips' : 'driverStatus')}</div>
        <div className="label" role="status">
          {isOnline && vehicle !== null ? (
            <>
              <Plate text={vehicle} />{' '}
            </>
          ) : null}
          {isUntrained
            ? t('trainingFirst')
            : verified
              ? t(isOnline ? 'youAreOnline' : 'youAreOffline')
              : t(suspended ? 'suspendedNow' : 'notVerifiedYet')}
        </div>
        {isUntrained ? (
          <Link className="text-link" href="/driver-training">
            {t('openTraining')}
          </Link>
        ) : null}
      </div>
      {verified ? (
        <button
          type="button"
          role="switch"
          aria-checked={isOnline}
          aria-label={`${t('driverStatus')}: ${word}`}
          className={isOnline ? 'button outline step' : 'button primary step'}
          onClick={() => (isOnline || vehicle === null ? change({ isOnline: !isOnline }) : setChoosing(true))}
        >
          {word}
        </button>
      ) : (
        <Link className="button primary step" href={suspended ? '/standing' : '/driver-verification'}>
          {t(suspended ? 'suspendedWhy' : 'openVerification')}
        </Link>
      )}
      {isOnline ? <span className="looking" aria-hidden="true" /> : null}
      {choosing ? (
        <VehicleChoice
          onClose={() => setChoosing(false)}
          onChoose={(vehicleId) => {
            setChoosing(false);
            change({ isOnline: true, vehicleId });
          }}
        />
      ) : null}
    </div>
  );
}
