import { Link } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import type { Caller } from './book-api.ts';

/** What is known of who calls: the name, whether they have the app, and a ride that is under way. */
export function CallerCard({ caller, error }: { caller: Caller | undefined; error: Error | null }) {
  const t = useText();
  if (error !== null) {
    return (
      <p className="field-error" role="alert">
        {serverMessage(error, t('staffTryLater'))}
      </p>
    );
  }
  if (caller === undefined) return null;
  const { name, hasAccount, rideId } = caller;
  return (
    <div className="caller" role="status" data-grave={rideId !== null || undefined}>
      <Icon name={rideId !== null ? 'alert' : name === null ? 'plus' : 'user'} size={22} />
      <p className="grow">{name === null ? t('bookNew') : t(hasAccount ? 'bookKnownApp' : 'bookKnown', { name })}</p>
      {rideId === null ? null : (
        <p className="caller-ride">
          {t('bookHasRide')}{' '}
          <Link className="text-link" href={`/staff/trip/${rideId}`}>
            {t('bookOpenRide')}
          </Link>
        </p>
      )}
    </div>
  );
}
