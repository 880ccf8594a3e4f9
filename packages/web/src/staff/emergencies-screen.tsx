import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import { type RegistrableRole, registrableRoles } from '@safiri/rules/users/roles.ts';
import { Link } from 'wouter';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { Icon } from '../ui/svg.tsx';
import { useMedia } from '../ui/use-media.ts';
import { Burning } from './burning.tsx';
import { ListFilter, useNarrowed } from './list-filter.tsx';
import { useEmergencies } from './emergency-api.ts';

/** A map of the first one has room from here on. */
const MAPPED = '(min-width: 1000px)';

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
            {row.acknowledgedBy === null ? t('emergencyHadNobody') : t('emergencyHad', { name: row.acknowledgedBy })}
            {row.safeAt === null ? '' : ` · ${t('emergencySaidSafe', { time: clockTime(row.safeAt) })}`}
          </span>
        </span>
        <Icon name="fwd" size={20} />
      </Link>
    </li>
  );
}

function Lists({
  open,
  closed,
  of,
  onOf,
}: {
  open: readonly EmergencyRow[];
  closed: readonly EmergencyRow[];
  of: RegistrableRole | undefined;
  onOf: (of: RegistrableRole | undefined) => void;
}) {
  const t = useText();
  const history = closed.length > 0 || of !== undefined;
  const isWide = useMedia(MAPPED);
  return (
    <>
      {open.length === 0 ? (
        <NothingHere inline={history} text={t('emergenciesNone')} note={t('emergenciesNote')} />
      ) : (
        <section className="stack" aria-label={t('emergenciesOpen')}>
          <h2 className="h2 counted">
            {t('emergenciesOpen')} <span className="chip bad num">{open.length}</span>
          </h2>
          <ul className="burning-many">
            {open.map((row, i) => (
              <Burning key={row.id} row={row} mapped={isWide && i === 0} />
            ))}
          </ul>
        </section>
      )}
      {history ? (
        <section className="stack" aria-label={t('emergenciesClosed')}>
          <h2 className="h2">{t('emergenciesClosed')}</h2>
          <ListFilter
            choices={[
              { id: 'passenger', text: t('filterPassengers') },
              { id: 'driver', text: t('sectionDrivers') },
            ]}
            chosen={of}
            onChange={onOf}
          />
          {closed.length === 0 ? (
            <p className="label muted">{t('filterNone')}</p>
          ) : (
            <ul className="card list">
              {closed.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          )}
        </section>
      ) : null}
    </>
  );
}

/** `/staff/emergencies`: those that stand first, live. */
export function EmergenciesScreen() {
  const t = useText();
  const [of, setOf] = useNarrowed('of', registrableRoles);
  const list = useEmergencies(of);
  return (
    <>
      <h1 className="h1 section-name">{t('sectionEmergencies')}</h1>
      {list.isPending ? (
        <Skeleton height={200} />
      ) : list.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />
      ) : (
        <Lists open={list.data.pages[0]?.open ?? []} closed={list.data.pages.flatMap((page) => page.closed)} of={of} onOf={setOf} />
      )}
      <More list={list}>{t('showOlder')}</More>
    </>
  );
}
