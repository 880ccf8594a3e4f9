import { useState } from 'react';
import { schoolStaffPaths } from '@safiri/contract/scholar/paths.ts';
import type { GroupFile } from '@safiri/contract/scholar/group-calls.ts';
import { Link, Route, Switch, useLocation } from 'wouter';
import { groupStatusNames } from '../common/school-group-draft.ts';
import { isRetryable } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { BackLink } from './back-link.tsx';
import { Allowed } from './may.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PageName } from './page-name.tsx';
import { useCreateSchoolGroup, useSchoolGroups } from './school-api.ts';
import { SchoolForm } from './school-form.tsx';
import { SchoolScreen } from './school-screen.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import './desk.css';

function GroupRow({ group }: { group: GroupFile }) {
  const t = useText();
  return (
    <Link className="queue-row school-row" href={`/staff/schools/${group.id}`}>
      <Icon name="school" size={24} />
      <span className="grow">
        <span className="title">{group.schoolName}</span>
        <span className="caption num">
          {group.route} · {group.driver === null ? t('groupNoDriver') : group.driver.name}
        </span>
        <span className="caption num">
          {t('groupTaken', { n: group.occupancy, of: group.capacity })} · {money(group.monthlyPrice, group.countryId)} {t('groupMonth')}
        </span>
      </span>
      {group.status === 'open' ? null : (
        <span className={group.status === 'proposed' ? 'chip bad' : 'chip'}>{t(groupStatusNames[group.status])}</span>
      )}
      <Icon name="fwd" size={20} />
    </Link>
  );
}

/** `/staff/schools`: all school groups, what waits for the team first. */
function SchoolsScreen() {
  const t = useText();
  const { data, isPending, refetch } = useSchoolGroups();
  return (
    <>
      <div className="row spread wrap">
        <h1 className="h1 section-name">{t('sectionSchools')}</h1>
        <Allowed to={schoolStaffPaths.create}>
          <Link className="button primary small" href="/staff/schools/new">
            <Icon name="plus" size={20} />
            {t('groupMake')}
          </Link>
        </Allowed>
      </div>
      {isPending ? (
        <SkeletonRows height={84} count={5} />
      ) : data === undefined ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <NothingHere text={t('groupsNone')} note={t('groupsNoneNote')} />
      ) : (
        <ul className="card list" aria-label={t('sectionSchools')}>
          {data.map((group) => (
            <li key={group.id}>
              <GroupRow group={group} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** `/staff/schools/new`: a group for a driver; families see it at once. */
function NewSchoolScreen() {
  const t = useText();
  const [, go] = useLocation();
  const create = useCreateSchoolGroup();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <>
      <BackLink href="/staff/schools" to="sectionSchools" />
      <PageName name={t('groupMake')} />
      <div className="card doc">
        <p className="muted">{t('groupMakeNote')}</p>
        <SchoolForm
          action={t('groupMake')}
          busy={create.isPending}
          error={create.error}
          onSend={(written) =>
            create.mutate(
              { key, ...written },
              {
                onSuccess: ({ id }) => {
                  toast({ title: t('groupMade') });
                  go(`/staff/schools/${id}`);
                },
                // What is said differently next time is another wish.
                onError: (error) => (isRetryable(error) ? undefined : setKey(crypto.randomUUID())),
              },
            )
          }
        />
      </div>
    </>
  );
}

/** School groups as the team keeps them. */
export function SchoolScreens() {
  return (
    <Switch>
      <Route path="/staff/schools">
        <SchoolsScreen />
      </Route>
      <Route path="/staff/schools/new">
        <Allowed to={schoolStaffPaths.create}>
          <NewSchoolScreen />
        </Allowed>
      </Route>
      <Route path="/staff/schools/:id">{({ id }) => <SchoolScreen key={id} groupId={Number(id)} />}</Route>
    </Switch>
  );
}
