import { useQuery } from '@tanstack/react-query';
import type { PastIncident } from '@safiri/contract/safety/shapes.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { SafeReason } from '@safiri/rules/safety/emergency.ts';
import type { TextKey } from 'virtual:texts/keys';
import { callApi } from '../platform/api-client.ts';
import { clockTime, day } from '../platform/format.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';

export const reasonTexts: Record<SafeReason, TextKey> = { mistake: 'safeMistake', safe_now: 'safeNow', other: 'safeOther' };

function Line({ row }: { row: PastIncident }) {
  const t = useText();
  const at = (moment: string) => `${day(moment)} ${clockTime(moment)}`;
  return (
    <li>
      <div className="label strong num">{at(row.raisedAt)}</div>
      {row.safeAt === null ? null : (
        <div className="caption">
          {t('logSafe', { reason: t(row.safeReason === null ? 'safeOther' : reasonTexts[row.safeReason]), time: at(row.safeAt) })}
        </div>
      )}
      <div className="caption">
        {row.closedAt !== null ? t('logClosed', { time: at(row.closedAt) }) : t(row.acknowledgedAt === null ? 'logOpen' : 'logInHand')}
        {' · '}
        {row.told === 0 ? t('logToldNobody') : t('logTold', { n: row.told })}
      </div>
    </li>
  );
}

/** The person's own alerts: when, whom they reached, how they ended (spec: operations, NAV-34). */
export function IncidentLog() {
  const t = useText();
  const user = session.use();
  const log = useQuery({
    ...cachedQuery([safetyPaths.history, user?.id], () => callApi(safetyPaths.history)),
    enabled: user !== null,
    staleTime: 0,
  });
  return (
    <section className="card doc" aria-label={t('logTitle')}>
      <h2 className="h2">{t('logTitle')}</h2>
      {log.isPending ? (
        <Skeleton height={48} />
      ) : log.isError ? (
        <ErrorCard text={t('logNotLoaded')} onRetry={() => void log.refetch()} />
      ) : log.data.incidents.length === 0 ? (
        <p className="label muted">{t('logNone')}</p>
      ) : (
        <ul className="incident-log">
          {log.data.incidents.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}
