import { agoOf } from '@safiri/rules/notifications/display.ts';
import { Icon } from '../ui/svg.tsx';
import { useNow } from '../ui/use-now.ts';
import { useConnection } from '../platform/connection.ts';
import { lastFetchedAt } from '../platform/offline-cache.ts';
import { useText, type Translate } from '../platform/text.ts';
import { useHasUnsentFixes, useUnsentCount } from '../platform/offline-queue.ts';

const ages = { minutes: 'lastMinutes', hours: 'lastHours', days: 'lastDays' } as const;

function ageText(t: Translate, seenAt: number | undefined, now: number): string {
  if (seenAt === undefined) return t('lastOld');
  const ago = agoOf((now - seenAt) / 1000);
  return ago.unit === 'now' ? t('lastNow') : t(ages[ago.unit], { n: ago.n });
}

function LastConnected() {
  const t = useText();
  const now = useNow(15_000);
  return <>{ageText(t, lastFetchedAt(), now)}</>;
}

/** Says that there is no connection, or no server, how old what is shown is, and how much still waits to be sent. */
export function OfflineBanner() {
  const t = useText();
  const connection = useConnection();
  const unsent = useUnsentCount();
  const fixes = useHasUnsentFixes();
  return (
    <div className="off-place" role="status" aria-live="polite">
      {connection === 'online' ? null : (
        <p className="offline-bar">
          <Icon name="offline" size={20} />
          <span>
            {connection === 'away' ? `${t('serverAway')} ${t('keepsTrying')}` : t('offlineHead')} <LastConnected />{' '}
            {unsent === 0 ? null : t('offlineUnsent', { n: unsent })} {fixes ? t('offlineFixes') : null}
          </span>
        </p>
      )}
    </div>
  );
}
