import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import { Link } from 'wouter';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { Icon } from '../ui/svg.tsx';
import { Burning } from './burning.tsx';
import { useEmergencies } from './emergency-api.ts';

/** A closed one. */
function Row({ row }: { row: EmergencyRow }) {
  const t = useText();
  return (
    <li>
      <Link className="queue-row" href={`/staff/emergencies/${row.id}`}>
        <Icon name="alert" size={24} />
        <span className="grow">
          <span className="label strong">
            {row.personName} · {t(row.userType === 'driver' ? 'driver' : 'passenger')}
          </span>
          <span className="caption num">
            {day(row.raisedAt)} {clockTime(row.raisedAt)} ·{' '}
            {row.acknowledgedBy === null ? t('emergencyNobody') : t('emergencyHas', { name: row.acknowledgedBy })}
            {row.safeAt === null ? '' : ` · ${t('emergencySaidSafe', { time: clockTime(row.safeAt) })}`}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** `/staff/emergencies`: those that stand first, live. */
export function EmergenciesScreen() {
  const t = useText();
  const list = useEmergencies();
  if (list.isPending) return <Skeleton height={240} />;
  if (list.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />;
  const open = list.data.pages[0]?.open ?? [];
  const closed = list.data.pages.flatMap((page) => page.closed);
  return (
    <>
      <h1 className="h1 section-name">{t('sectionEmergencies')}</h1>
      <h2 className="h2">{t('emergenciesOpen')}</h2>
      {open.length === 0 ? (
        <NothingHere text={t('emergenciesNone')} />
      ) : (
        <ul className="stack">
          {open.map((row) => (
            <Burning key={row.id} row={row} />
          ))}
        </ul>
      )}
      {closed.length === 0 ? null : (
        <>
          <h2 className="h2">{t('emergenciesClosed')}</h2>
          <ul className="card list">
            {closed.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </>
      )}
      {list.hasNextPage ? (
        <Button kind="soft" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('emergenciesMore')}
        </Button>
      ) : null}
    </>
  );
}
