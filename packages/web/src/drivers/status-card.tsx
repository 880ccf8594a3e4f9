import { Link } from 'wouter';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.tsx';
import { useSetOnline } from './api.ts';

/** On or off duty, and what still stands before it. */
export function StatusCard({ isOnline, verified }: { isOnline: boolean; verified: boolean }) {
  const t = useText();
  const setOnline = useSetOnline();
  const untrained = (error: unknown) => error instanceof ApiError && error.problem?.code === 'training_unfinished';
  const change = (on: boolean) =>
    setOnline.mutate(on, {
      onError: (error) => {
        if (!untrained(error)) toast({ title: t('error'), text: serverMessage(error, t('statusNotChanged')), tone: 'bad' });
      },
    });
  return (
    <div className={isOnline ? 'status' : 'status is-off'}>
      <div className="grow">
        <div className="title">{t('driverStatus')}</div>
        <div className="label" role="status">
          {untrained(setOnline.error)
            ? t('trainingFirst')
            : verified
              ? t(isOnline ? 'youAreOnline' : 'youAreOffline')
              : t('notVerifiedYet')}
        </div>
        {untrained(setOnline.error) ? (
          <Link className="text-link" href="/driver-training">
            {t('openTraining')}
          </Link>
        ) : null}
      </div>
      {verified ? (
        <Switch on={isOnline} label={t('driverStatus')} onChange={change} />
      ) : (
        <Link className="button primary small" href="/driver-verification">
          {t('openVerification')}
        </Link>
      )}
    </div>
  );
}
