import type { CityRoster, OnCallPerson, OnCallShift } from '@safiri/contract/safety/on-call-shapes.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { isReachable } from '@safiri/rules/safety/on-call.ts';
import { useState } from 'react';
import { dateText } from '../platform/dates.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { useRemoveShift } from './on-call-api.ts';
import { OnCallWeek } from './on-call-week.tsx';
import { hoursText, reachTexts, stepText } from './on-call-words.ts';

type People = ReadonlyMap<number, OnCallPerson>;

/** Who would be called now, in order. */
function Now({ roster, people }: { roster: CityRoster; people: People }) {
  const t = useText();
  const names = roster.now.map((id) => people.get(id)?.name ?? '');
  if (names.length === 0) {
    return (
      <span className="chip bad on-call-now">
        <Icon name="alert" size={18} />
        {t('onCallNobodyNow')}
      </span>
    );
  }
  return (
    <span className="chip ok on-call-now">
      <Icon name="check" size={18} />
      {t('onCallNow', { names: names.reduce((first, next) => t('onCallThen', { first, next })) })}
    </span>
  );
}

/** How moments of a city are said: with their day, and an end on the same day without it. */
function momentsOf({ timeZone }: CityRoster['city']) {
  const dayOf = (at: string) => dateText(at, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const moment = (at: string) => `${dayOf(at)} ${clockTime(at, timeZone)}`;
  const end = (from: string, to: string) => (dayOf(from) === dayOf(to) ? clockTime(to, timeZone) : moment(to));
  return { moment, end };
}

/** Until when somebody is on call, where nobody is after them. */
function NobodyNext({ roster: { now, gaps, city } }: { roster: CityRoster }) {
  const t = useText();
  const [next] = gaps;
  if (now.length === 0 || next === undefined) return null;
  const { moment, end } = momentsOf(city);
  return <p className="label num">{t('onCallThenNobody', { from: moment(next.startsAt), to: end(next.startsAt, next.endsAt) })}</p>;
}

/** The hours without anybody, as one says them. */
function Gaps({ roster, people }: { roster: CityRoster; people: People }) {
  const t = useText();
  const { gaps, city } = roster;
  const { moment, end } = momentsOf(city);
  return (
    <div className="stack on-call-gaps">
      <h3 className="title">{t('onCallWeek')}</h3>
      <OnCallWeek roster={roster} people={people} />
      {gaps.length === 0 ? (
        <p className="label">{t('onCallCovered')}</p>
      ) : (
        <>
          <h4 className="label strong">{t('onCallUncovered')}</h4>
          <ul className="on-call-list num">
            {gaps.map(({ startsAt, endsAt }) => (
              <li key={startsAt} className="label">
                {t('onCallGap', { from: moment(startsAt), to: end(startsAt, endsAt) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function ShiftRow({ shift, person }: { shift: OnCallShift; person: OnCallPerson | undefined }) {
  const t = useText();
  const remove = useRemoveShift();
  const [isAsked, setAsked] = useState(false);
  const name = person?.name ?? '';
  const hours = hoursText(t, shift);
  const reach = person?.reach ?? 'gone';
  return (
    <li className="on-call-shift">
      <div className="grow">
        <div className="row wrap label strong">
          <span className="chip">{t(stepText(shift.step))}</span>
          {name}
          {isReachable(reach) ? null : <span className="chip bad">{t(reachTexts[reach])}</span>}
        </div>
        <div className="caption num">{hours}</div>
      </div>
      <Allowed to={onCallPaths.removeShift}>
        <Button kind="soft" small aria-label={t('onCallRemove', { name, days: hours })} onClick={() => setAsked(true)}>
          {t('onCallRemoveDo')}
        </Button>
      </Allowed>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('onCallRemoveAsk', { name })}>
        <p className="num">{hours}</p>
        <Button
          kind="danger"
          full
          busy={remove.isPending}
          onClick={() => remove.mutate(shift.id, { onSuccess: () => toast({ title: t('onCallRemoved') }) })}
        >
          {t('onCallRemoveDo')}
        </Button>
        <NotDone step={remove} />
      </Dialog>
    </li>
  );
}

/** The roster of one city: who is called now, the hours, and what is without anybody. */
export function CityCard({ roster, people }: { roster: CityRoster; people: People }) {
  const { city, shifts } = roster;
  const sorted = shifts.toSorted((a, b) => a.step - b.step || (a.date ?? '').localeCompare(b.date ?? '') || a.from.localeCompare(b.from));
  return (
    <section className="card doc" aria-label={city.name}>
      <div className="row spread on-call-head">
        <h2 className="h2">{city.name}</h2>
        <Now roster={roster} people={people} />
      </div>
      <NobodyNext roster={roster} />
      {sorted.length === 0 ? null : (
        <ul className="on-call-list">
          {sorted.map((shift) => (
            <ShiftRow key={shift.id} shift={shift} person={people.get(shift.userId)} />
          ))}
        </ul>
      )}
      <Gaps roster={roster} people={people} />
    </section>
  );
}
