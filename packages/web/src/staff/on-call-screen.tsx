import type { OnCallPerson, Rosters } from '@safiri/contract/safety/on-call-shapes.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { isReachable } from '@safiri/rules/safety/on-call.ts';
import { clockTime, weekday } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { Allowed } from './may.tsx';
import { useRosters } from './on-call-api.ts';
import { CityCard } from './on-call-city.tsx';
import { OnCallDevice } from './on-call-device.tsx';
import { OnCallForm } from './on-call-form.tsx';
import { reachTexts } from './on-call-words.ts';
import './on-call.css';

function TestOf({ test }: Pick<OnCallPerson, 'test'>) {
  const t = useText();
  if (test === null) return <span className="caption">{t('onCallTestNone')}</span>;
  const { at, confirmedAt, missed } = test;
  const time = `${weekday(confirmedAt ?? at)} ${clockTime(confirmedAt ?? at)}`;
  if (missed && confirmedAt === null) return <span className="chip bad">{t('onCallTestMissed', { time })}</span>;
  return <span className="caption num">{t(confirmedAt === null ? 'onCallTestWaits' : 'onCallTestDone', { time })}</span>;
}

/** Everybody who can be put on call, how they are reached, and whether the last test alarm came. */
function Team({ people }: { people: readonly OnCallPerson[] }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('onCallTeam')}>
      <h2 className="h2">{t('onCallTeam')}</h2>
      <ul className="on-call-list">
        {people.map((person) => (
          <li key={person.id} className="on-call-person">
            <div className="row spread">
              <span className="label strong">{person.name}</span>
              <span className={isReachable(person.reach) ? 'chip ok' : 'chip bad'}>{t(reachTexts[person.reach])}</span>
            </div>
            <div className="row spread">
              <span className="caption num">{person.phone ?? t('onCallNoPhone')}</span>
              <TestOf test={person.test} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loaded({ rosters }: { rosters: Rosters }) {
  const t = useText();
  const people = new Map(rosters.people.map((person) => [person.id, person]));
  return (
    <>
      {rosters.canText ? null : (
        <p className="card on-call-note">
          <Icon name="alert" size={28} />
          {t('onCallNoText')}
        </p>
      )}
      <div className="console-grid">
        <section className="stack" aria-label={t('onCallRosters')}>
          {rosters.rosters.length === 0 ? (
            <div className="card doc">
              <h2 className="title">{t('onCallNone')}</h2>
              <p className="label">{t('onCallNoneNote')}</p>
            </div>
          ) : (
            rosters.rosters.map((roster) => <CityCard key={roster.city.id} roster={roster} people={people} />)
          )}
        </section>
        <div className="stack">
          <Allowed to={onCallPaths.addShift}>
            <OnCallForm rosters={rosters} />
          </Allowed>
          <Team people={rosters.people} />
          <OnCallDevice />
        </div>
      </div>
    </>
  );
}

/** `/staff/on-call`: who is called when an emergency is raised, city by city. */
export function OnCallScreen() {
  const t = useText();
  const rosters = useRosters();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionOnCall')}</h1>
      <p className="label">{t('onCallIntro')}</p>
      {rosters.isPending ? (
        <div className="console-grid" aria-hidden="true">
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
      ) : rosters.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void rosters.refetch()} />
      ) : (
        <Loaded rosters={rosters.data} />
      )}
    </>
  );
}
