import { Link } from 'wouter';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { useSetOnline } from './api.ts';

/** On or off duty, and what still stands before it. The switch says in words what a press does: it is met without reading twice. */
export function StatusCard({ isOnline, verified }: { isOnline: boolean; verified: boolean }) {
  const t = useText();
  const setOnline = useSetOnline();
  const isUntrained = setOnline.error instanceof ApiError && setOnline.error.problem?.code === 'training_unfinished';
  const change = () =>
    setOnline.mutate(!isOnline, {
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
          {isUntrained ? t('trainingFirst') : verified ? t(isOnline ? 'youAreOnline' : 'youAreOffline') : t('notVerifiedYet')}
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
          onClick={change}
        >
          {word}
        </button>
      ) : (
        <Link className="button primary step" href="/driver-verification">
          {t('openVerification')}
        </Link>
      )}
      {isOnline ? <span className="looking" aria-hidden="true" /> : null}
    </div>
  );
}
