import type { PastRun } from '@safiri/contract/scholar/calls.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { runNames, stateNames } from './names.ts';

/** A school run in a list: whose, at which stop, when, and what became of it. */
export function PastRunRow({ run }: { run: PastRun }) {
  const t = useText();
  return (
    <>
      <Icon name="school" size={28} />
      <span className="grow">
        <b>{run.studentName}</b>
        <span className="caption num">
          {t(runNames[run.run])} · {run.stop.location}
        </span>
        <span className="caption num">
          {day(run.at)}, {clockTime(run.at)}
        </span>
      </span>
      <span className="chip" data-open={run.state !== 'absent'}>
        {t(stateNames[run.state])}
      </span>
    </>
  );
}

/** The same by itself: all that is known of one run. */
export function PastRunCard({ run }: { run: PastRun }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={run.studentName}>
      <div className="row spread">
        <h2 className="title">{run.studentName}</h2>
        <span className="chip" data-open={run.state !== 'absent'}>
          {t(stateNames[run.state])}
        </span>
      </div>
      <p className="label num">
        {t(runNames[run.run])} · {day(run.at)}, {clockTime(run.at)}
      </p>
      <p className="label">{run.schoolName}</p>
      <p className="caption num">
        {run.stop.time} {run.stop.location}
      </p>
    </section>
  );
}
