import { useState } from 'react';
import type { GroupFile } from '@safiri/contract/scholar/group-calls.ts';
import { schoolStaffPaths } from '@safiri/contract/scholar/paths.ts';
import { mayBring, mayWrite, type GroupStatus } from '@safiri/rules/scholar/group-life.ts';
import type { TextKey } from 'virtual:texts/keys';
import '../common/school-group.css';
import { groupStatusNames } from '../common/school-group-draft.ts';
import { weekdayName } from '../common/weekday-name.ts';
import { wasRefused } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Map } from '../ui/map.tsx';
import { toast } from '../ui/toast.tsx';
import { AskWhy } from './ask-why.tsx';
import { BackLink } from './back-link.tsx';
import { Facts } from './facts.tsx';
import { Allowed, DriverLink } from './may.tsx';
import { PageName } from './page-name.tsx';
import { useBringSchoolGroup, useChangeSchoolGroup, useSchoolGroup } from './school-api.ts';
import { SchoolForm } from './school-form.tsx';

/** What the team does with a group, and what comes of it. */
const steps = [
  ['open', 'groupOpenIt', 'groupOpenNote'],
  ['paused', 'groupPause', 'groupPauseNote'],
  ['closed', 'groupClose', 'groupCloseTeam'],
] as const satisfies ReadonlyArray<readonly [GroupStatus, TextKey, TextKey]>;

function Steps({ group }: { group: GroupFile }) {
  const t = useText();
  const bring = useBringSchoolGroup(group);
  return steps
    .filter(([to]) => mayBring('staff', group, to))
    .map(([to, text, note]) => (
      <AskWhy
        key={to}
        text={t(text)}
        label={t('groupReason')}
        note={t(note)}
        kind={to === 'closed' ? 'danger' : 'soft'}
        step={bring}
        ask={(reason) => ({ status: to, reason })}
        onDone={() => toast({ title: t('reviewDone') })}
      />
    ));
}

/** The stops with who gets on there, by their numbers on the map, which ends at the school. */
function Stops({ group }: { group: GroupFile }) {
  const t = useText();
  const points = group.stops.flatMap(({ at }) => at ?? []);
  // Numbers that leave one out would belong to other stops.
  const isWhole = points.length > 0 && points.length === group.stops.length;
  return (
    <section className="card doc" aria-label={t('groupStops')}>
      <h2 className="h2">{t('groupStops')}</h2>
      <ol className="school-stops num">
        {group.stops.map(({ location, time, backTime, children }, i) => (
          <li key={location}>
            <b>{isWhole && group.schoolAt !== undefined ? `${i + 1}. ${location}` : location}</b>
            <span className="label">
              {`${t('groupMorning')} ${time}`}
              {backTime === undefined ? '' : ` · ${t('groupAfternoon')} ${backTime}`}
            </span>
            {children === 0 ? null : <span className="caption">{t('groupStopTaken', { n: children })}</span>}
          </li>
        ))}
      </ol>
      {!isWhole || group.schoolAt === undefined ? null : (
        <div className="school-map">
          <Map dropoff={group.schoolAt} stops={points} path={[...points, group.schoolAt]} dashed coveredAbove={0} />
        </div>
      )}
    </section>
  );
}

function Change({ group, onDone }: { group: GroupFile; onDone: () => void }) {
  const t = useText();
  const change = useChangeSchoolGroup(group);
  const { refetch } = useSchoolGroup(group.id);
  return (
    <section className="card doc" aria-label={t('groupChange')}>
      <h2 className="h2">{t('groupChange')}</h2>
      <p className="muted">{t('groupChangeNote')}</p>
      <SchoolForm
        file={group}
        action={t('groupSave')}
        busy={change.isPending}
        error={change.error}
        onSend={(written) =>
          change.mutate(written, {
            onSuccess: () => {
              toast({ title: t('reviewDone') });
              onDone();
            },
          })
        }
      />
      {wasRefused(change.error, 'changed_meanwhile') ? (
        <Button kind="soft" small onClick={() => void refetch().then(onDone)}>
          {t('groupReadAgain')}
        </Button>
      ) : null}
    </section>
  );
}

/** `/staff/schools/:id`: a group with its driver, families and stops, and what the team decides. */
export function SchoolScreen({ groupId }: { groupId: number }) {
  const t = useText();
  const { data, isPending, refetch } = useSchoolGroup(groupId);
  const [changing, setChanging] = useState(false);
  if (isPending) return <Skeleton height={420} />;
  if (data === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  return (
    <>
      <BackLink href="/staff/schools" to="sectionSchools" />
      <header className="review-head">
        <PageName name={data.schoolName} />
        <p className="row wrap">
          <span className={data.status === 'open' ? 'chip ok' : 'chip'}>{t(groupStatusNames[data.status])}</span>
          <span className="label">{data.route}</span>
        </p>
      </header>
      <div className="console-grid">
        <div className="stack">
          <section className="card doc facts-card" aria-label={t('groupFacts')}>
            <Facts
              facts={[
                {
                  name: t('groupDriver'),
                  value:
                    data.driver === null ? (
                      t('groupNoDriver')
                    ) : (
                      <DriverLink driverId={data.driver.driverId} className="text-link">
                        <span>
                          {data.driver.name} · <span className="whole">{data.driver.licensePlate}</span>
                        </span>
                      </DriverLink>
                    ),
                },
                { name: t('groupSeats'), value: t('groupTaken', { n: data.occupancy, of: data.capacity }) },
                data.waiting === 0 ? null : { name: t('groupWaiting'), value: data.waiting },
                { name: t('groupPrice'), value: money(data.monthlyPrice, data.countryId) },
                { name: t('groupDays'), value: data.days.map(weekdayName).join(', ') },
                { name: t('groupArea'), value: data.schoolArea },
                data.market === null ? null : { name: t('groupCity'), value: data.market },
                data.note === null ? null : { name: t('groupReason'), value: data.note, isLong: true },
              ]}
            />
            <div className="row wrap school-ways">
              {mayWrite('staff', data.status) && !changing ? (
                <Allowed to={schoolStaffPaths.change}>
                  <Button kind="soft" small icon="pencil" onClick={() => setChanging(true)}>
                    {t('groupChange')}
                  </Button>
                </Allowed>
              ) : null}
              <Allowed to={schoolStaffPaths.bring}>
                <Steps key={data.version} group={data} />
              </Allowed>
            </div>
          </section>
          {changing ? <Change key={data.version} group={data} onDone={() => setChanging(false)} /> : null}
        </div>
        <Stops group={data} />
      </div>
    </>
  );
}
