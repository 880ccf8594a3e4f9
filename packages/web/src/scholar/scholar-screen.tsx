import { useState } from 'react';
import type { Group } from '@safiri/contract/scholar/calls.ts';
import { foldText } from '@safiri/rules/places/fold-text.ts';
import { scheduleTypes, type ScheduleType } from '@safiri/rules/scholar/groups.ts';
import { BackHead } from '../common/back-head.tsx';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useChildren, useGroups, useSeats } from './api.ts';
import { ChildrenCard } from './children-card.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { GroupCard } from './group-card.tsx';
import { MySeats } from './my-seats.tsx';
import { scheduleNames } from './names.ts';
import { RollView } from './roll-view.tsx';
import './scholar.css';

function Groups() {
  const t = useText();
  const groups = useGroups();
  const [search, setSearch] = useState('');
  const [area, setArea] = useState('');
  const [schedule, setSchedule] = useState<ScheduleType | ''>('');
  const [joining, setJoining] = useState<Group | null>(null);
  if (groups.isPending) return <Skeleton height={320} />;
  if (groups.data === undefined) return <ErrorCard text={t('scholarNotLoaded')} onRetry={() => void groups.refetch()} />;
  const wanted = foldText(search.trim());
  const areas = [...new Set(groups.data.map(({ schoolArea }) => schoolArea))].toSorted();
  const shown = groups.data.filter(
    (group) =>
      (area === '' || group.schoolArea === area) &&
      (schedule === '' || group.scheduleType === schedule) &&
      (wanted === '' || foldText(`${group.schoolName} ${group.schoolArea} ${group.route}`).includes(wanted)),
  );
  return (
    <section className="stack" aria-label={t('scholarGroups')}>
      <h2 className="h2">{t('scholarGroups')}</h2>
      <div className="scholar-filters">
        <SearchField label={t('scholarSearch')} value={search} maxLength={80} onChange={(event) => setSearch(event.target.value)} />
        <SelectField label={t('scholarArea')} value={area} onChange={(event) => setArea(event.target.value)}>
          <option value="">{t('scholarAll')}</option>
          {areas.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('scholarSchedule')}
          value={schedule}
          onChange={(event) => setSchedule(event.target.value as ScheduleType | '')}
        >
          <option value="">{t('scholarAll')}</option>
          {scheduleTypes.map((id) => (
            <option key={id} value={id}>
              {t(scheduleNames[id])}
            </option>
          ))}
        </SelectField>
      </div>
      {shown.length === 0 ? (
        <EmptyState text={t('scholarNone')} />
      ) : (
        <ul className="scholar-groups">
          {shown.map((group) => (
            <GroupCard key={group.id} group={group} onJoin={() => setJoining(group)} />
          ))}
        </ul>
      )}
      {joining === null ? null : <JoinDialog group={joining} onClose={() => setJoining(null)} />}
    </section>
  );
}

/** What a guardian comes for, all at once: how tall the upper parts are is known only when they are there. */
function Guardian() {
  const seats = useSeats();
  const children = useChildren();
  if (seats.isLoading || children.isLoading) {
    return (
      <div className="stack" aria-busy="true">
        <Skeleton height={190} />
        <Skeleton height={320} />
      </div>
    );
  }
  return (
    <>
      <MySeats />
      <ChildrenCard />
      <Groups />
    </>
  );
}

/** `/scholar-rides` (spec: operations §2 Scholar rides): groups for guardians, the roll for drivers. */
export function ScholarScreen() {
  const t = useText();
  const isDriver = session.use()?.userType === 'driver';
  return (
    <AppShell>
      <main className="page" id="main">
        {isDriver ? (
          <RollView />
        ) : (
          <>
            <BackHead title={t('scholarTitle')} href="/services" />
            <Guardian />
          </>
        )}
      </main>
    </AppShell>
  );
}
