import { agoOf } from '@safiri/rules/notifications/display.ts';
import { Icon } from '../ui/svg.tsx';
import { useNow } from '../ui/use-now.ts';
import { useOnline } from '../platform/connection.ts';
import { lastFetchedAt } from '../platform/offline-cache.ts';
import { useText, type Translate } from '../platform/text.ts';
import { useHasUnsentFixes, useUnsentCount } from '../platform/offline-queue.ts';

const ages = { minutes: 'offlineMinutes', hours: 'offlineHours', days: 'offlineDays' } as const;

function ageText(t: Translate, seenAt: number | undefined, now: number): string {
  if (seenAt === undefined) return t('offlineBanner');
  const ago = agoOf((now - seenAt) / 1000);
  return ago.unit === 'now' ? t('offlineNow') : t(ages[ago.unit], { n: ago.n });
}

function Offline() {
  const t = useText();
  const now = useNow(15_000);
  return <>{ageText(t, lastFetchedAt(), now)}</>;
}

/** Says that there is no connection, how old what is shown is, and how much still waits to be sent. */
export function OfflineBanner() {
  const t = useText();
  const online = useOnline();
  const unsent = useUnsentCount();
  const fixes = useHasUnsentFixes();
  return (
    <div className="off-place" role="status" aria-live="polite">
      {online ? null : (
        <p className="offline-bar">
          <Icon name="offline" size={20} />
          <span>
            <Offline /> {unsent === 0 ? null : t('offlineUnsent', { n: unsent })} {fixes ? t('offlineFixes') : null}
          </span>
        </p>
      )}
    </div>
  );
}
