import { Suspense, useState } from 'react';
import type { RollGroup } from '@safiri/contract/scholar/calls.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { mayCall, type RollState, type SchoolRun, schoolRuns } from '@safiri/rules/scholar/groups.ts';
import { weekday } from '../platform/format.ts';
import { BackHead } from '../common/back-head.tsx';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { serverMessage } from '../platform/api-client.ts';
import { serverTime } from '../platform/server-clock.ts';
import { enterRoom, useText } from '../platform/text.ts';
import { zoneHere } from '../platform/zone-here.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Avatar } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { toast } from '../ui/toast.tsx';
import { useCallRoll, useRoll } from './api.ts';
import { runNames, stateNames } from './names.ts';
import '../common/phrases.css';

/** Comes with the search for places and its own texts, which the roll itself does not need. */
const OwnGroups = lazyPart(async () => {
  const [{ OwnGroups }] = await Promise.all([import('./own-groups.tsx'), enterRoom('places'), enterRoom('scholar-groups')]);
  return OwnGroups;
});

type Stop = RollGroup['stops'][number];
type Student = Stop['students'][number];

/** One student on one run: the steps that may come now. */
function StudentRow({ student, run }: { student: Student; run: SchoolRun }) {
  const t = useText();
  const call = useCallRoll();
  const [asking, setAsking] = useState(false);
  const [pin, setPin] = useState('');
  const now = student.today.find((row) => row.run === run)?.state ?? null;
  const say = (state: RollState, withPin?: string) =>
    call.mutate(
      { seatId: student.seatId, run, state, ...(withPin === undefined ? {} : { pin: withPin }) },
      {
        onSuccess: () => setAsking(false),
        onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('scholarTryAgain')), tone: 'bad' }),
      },
    );
  return (
    <li className="roll-row" aria-label={student.name}>
      <Avatar name={student.name} size={44} />
      <span className="grow">
        <b>{student.name}</b>
        <span className="caption roll-state">{now === null ? t('rollNotCalled') : t(stateNames[now])}</span>
        {student.payment === 'wallet' ? (
          <span className="caption roll-state">{t(student.isUnpaid ? 'rollUnpaid' : 'rollPaid')}</span>
        ) : null}
      </span>
      {now !== 'on_board' && mayCall(now, 'on_board') ? (
        <Button className="step" busy={call.isPending} onClick={() => say('on_board')}>
          {t('rollGotOn')}
        </Button>
      ) : null}
      {now === null ? (
        <Button className="step" kind="soft" busy={call.isPending} onClick={() => say('absent')}>
          {t('rollNotHere')}
        </Button>
      ) : null}
      {mayCall(now, 'handed_over') ? (
        <Button className="step" busy={call.isPending} onClick={() => setAsking(true)}>
          {t('rollHandOver')}
        </Button>
      ) : null}
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('rollHandOverTo', { name: student.collectorName })}>
        <Field
          label={t('rollPin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={pin}
          onChange={(event) => setPin(event.target.value.replace(/\D/g, ''))}
        />
        <Button full busy={call.isPending} why={pin.length < 4 ? t('needCollectorPin') : undefined} onClick={() => say('handed_over', pin)}>
          {t('rollHandOver')}
        </Button>
      </Dialog>
    </li>
  );
}

/** What the driver does next on a run with children; undefined before its first call, when its first stop says that. */
function useNext(stops: readonly Stop[], run: SchoolRun, named: (stop: Stop) => string): string | undefined {
  const t = useText();
  const stateOf = ({ today }: Student) => today.find((row) => row.run === run)?.state;
  const states = stops.flatMap(({ students }) => students.map(stateOf));
  if (states.every((state) => state === undefined)) return undefined;
  const stop = stops.find(({ students }) => students.some((student) => stateOf(student) === undefined));
  if (stop !== undefined) return t('rollNext', { stop: named(stop) });
  const n = states.filter((state) => state === 'on_board').length;
  return n === 0 ? t('rollDone') : t('rollHandNext', { n });
}

const hasChildren = ({ stops }: RollGroup) => stops.some(({ students }) => students.length > 0);

/** A group on one run: when it leaves, how many are called (where any group has children), and its children in the order of their stops. */
function GroupRoll({ group, run, counted }: { group: RollGroup; run: SchoolRun; counted: boolean }) {
  const t = useText();
  const students = group.stops.flatMap((stop) => stop.students);
  const called = students.filter(({ today }) => today.some((row) => row.run === run)).length;
  // A group that drives both ways sets down the other way round in the afternoon, at times of its own.
  const isWayBack = group.scheduleType === 'both' && run === 'afternoon';
  const timeOf = (stop: Stop) => (isWayBack ? stop.backTime : stop.time);
  const named = (stop: Stop) => [timeOf(stop), stop.location].filter((part) => part !== undefined).join(' ');
  const stops = (isWayBack ? group.stops.toReversed() : group.stops).filter((stop) => stop.students.length > 0);
  const empty = group.stops.length - stops.length;
  const first = stops[0] ?? group.stops.at(isWayBack ? -1 : 0);
  const begins = first && timeOf(first);
  const next = useNext(stops, run, named);
  return (
    <section className="card doc" aria-label={group.schoolName}>
      <div className="row spread group-head">
        <h2 className="h2">{group.schoolName}</h2>
        {counted ? <span className="chip num">{t('rollCount', { n: students.length, called })}</span> : null}
      </div>
      {group.isDayOff ? <p className="label strong">{t('rollDayOff')}</p> : null}
      {first === undefined || group.isDayOff ? null : (
        <p className="label strong num">
          {next ??
            (begins === undefined ? t('rollWayBack', { stop: first.location }) : t('rollFirst', { time: begins, stop: first.location }))}
        </p>
      )}
      {stops.length === 0 ? null : (
        <ol className="roll-stops">
          {stops.map((stop) => (
            <li key={stop.location} className="roll-stop">
              <h3 className="label strong num">{named(stop)}</h3>
              <ul>
                {stop.students.map((student) => (
                  <StudentRow key={student.seatId} student={student} run={run} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {empty === 0 ? null : (
        <Unfold className="roll-empty" line={t(stops.length === 0 ? 'rollAllStops' : 'rollEmptyStops', { n: empty })}>
          <ul className="caption num">
            {(isWayBack ? group.stops.toReversed() : group.stops)
              .filter((stop) => stop.students.length === 0)
              .map((stop) => (
                <li key={stop.location}>{named(stop)}</li>
              ))}
          </ul>
        </Unfold>
      )}
    </section>
  );
}

const NOON = 12;

/** `/scholar-rides` of a driver: the roll of each group by stop. */
export function RollView() {
  const t = useText();
  const roll = useRoll();
  const [run, setRun] = useState<SchoolRun>(() => (localMoment(new Date(serverTime()), zoneHere()).hour < NOON ? 'morning' : 'afternoon'));
  const groups = roll.data?.filter(({ runs }) => runs.includes(run));
  const anybody = groups?.some(hasChildren) === true;
  return (
    <>
      <BackHead title={t('homeScholar')} href="/driver" />
      <p className="label">
        {t('rollToday', { day: weekday(new Date(serverTime()).toISOString()) })}{' '}
        {groups === undefined || groups.length === 0 ? null : t(anybody ? 'rollCall' : 'rollNothing')}
      </p>
      <div className="phrases" role="group" aria-label={t('rollRun')}>
        {schoolRuns.map((id) => (
          <button key={id} type="button" className="phrase" aria-pressed={run === id} onClick={() => setRun(id)}>
            {t(runNames[id])}
          </button>
        ))}
      </div>
      {roll.isPending ? (
        <Skeleton height={280} />
      ) : groups === undefined ? (
        <ErrorCard text={t('scholarNotLoaded')} onRetry={() => void roll.refetch()} />
      ) : groups.length === 0 ? (
        <EmptyState text={t('rollNone')} />
      ) : (
        <div className="roll-groups">
          {groups.map((group) => (
            <GroupRoll key={group.groupId} group={group} run={run} counted={anybody} />
          ))}
        </div>
      )}
      <Suspense fallback={<Skeleton height={160} />}>
        <OwnGroups />
      </Suspense>
    </>
  );
}
