import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { BOOK_AHEAD_DAYS, BOOK_AHEAD_MINUTES, checkPickupAt } from '@safiri/rules/scheduled/window.ts';
import { localDate, localMoment } from '@safiri/rules/places/local-time.ts';
import type { TextKey } from 'virtual:texts/keys';
import { otherPlace } from '../common/other-place.ts';
import { clockTime, weekday } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { pickupSlots, sameHour } from './pickup-slots.ts';
import '../ui/pick.css';
import './choose-time.css';

const DAY_MS = 24 * 3_600_000;

/** From which hour to which parts of the day go: the times of one are shown at once. */
const partsOfDay = [
  [0, 12, 'laterMorning'],
  [12, 17, 'laterAfternoon'],
  [17, 24, 'laterEvening'],
] as const satisfies ReadonlyArray<readonly [number, number, TextKey]>;
/** The morning that most people mean begins here: what is before it stands above, for who scrolls. */
const MORNING_HOUR = 6;

/** One of many, in a row that moves sideways, or in rows where a mouse points; what is chosen stands in the middle. */
function Strip({
  title,
  name,
  options,
  onChoose,
}: {
  title: string;
  name: string;
  options: ReadonlyArray<{ readonly at: Date; readonly word: string; readonly on: boolean }>;
  onChoose: (at: Date) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = options.find(({ on }) => on)?.at.getTime();
  const first = options[0]?.at.getTime();
  useLayoutEffect(() => {
    const on = row.current?.querySelector<HTMLElement>('[data-on="true"]');
    if (row.current === null || on == null) return;
    row.current.scrollLeft = on.offsetLeft - (row.current.clientWidth - on.offsetWidth) / 2;
    row.current.scrollTop = on.offsetTop - (row.current.clientHeight - on.offsetHeight) / 2;
  }, [chosen, first]);
  return (
    <fieldset className="picks">
      <legend className="label">{title}</legend>
      <div ref={row} className="pick-strip">
        {options.map(({ at, word, on }) => (
          <label key={at.getTime()} className="pick num" data-on={on}>
            <input className="visually-hidden" type="radio" name={name} checked={on} onChange={() => onChoose(at)} />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Day and time of a ride for later: the days, and the quarters of an hour of the chosen one, by the clock of the city.
 * @param zone of the city, as the IANA names it
 */
export function ChooseTime({ zone, onChoose, onNow }: { zone: string; onChoose: (at: string) => void; onNow: () => void }) {
  const t = useText();
  const [now] = useState(() => new Date(serverTime()));
  const [days] = useState(() => pickupSlots(now, zone));
  const [at, setAt] = useState(() => days[0]?.[0]);
  const [refused, setRefused] = useState(false);
  const dayOf = (date: Date | undefined) => date && localDate(date, zone);
  const other = otherPlace(now, zone);
  const take = (next: Date | undefined) => {
    setAt(next);
    setRefused(false);
  };
  const name = (first: Date) => {
    if (dayOf(first) === dayOf(now)) return t('laterToday');
    return dayOf(first) === dayOf(new Date(now.getTime() + DAY_MS)) ? t('laterTomorrow') : weekday(first, zone);
  };
  /** The same within a sentence. */
  const inWords = (date: Date) => {
    if (dayOf(date) === dayOf(now)) return t('laterSetToday');
    return dayOf(date) === dayOf(new Date(now.getTime() + DAY_MS)) ? t('laterSetTomorrow') : weekday(date, zone);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Somebody may have looked at the times until the first of them was too near.
    if (at !== undefined && checkPickupAt(new Date(serverTime()), at) === 'ok') onChoose(at.toISOString());
    else setRefused(true);
  };
  const slots = days.find(([first]) => dayOf(first) === dayOf(at)) ?? [];
  const hourOf = (date: Date) => localMoment(date, zone).hour;
  const parts = partsOfDay.flatMap(([from, to, text]) => {
    const times = slots.filter((slot) => hourOf(slot) >= from && hourOf(slot) < to);
    const first = times.find((slot) => hourOf(slot) >= MORNING_HOUR) ?? times[0];
    // What is past today is offered no more.
    return first === undefined ? [] : [{ text, times, first, on: at !== undefined && hourOf(at) >= from && hourOf(at) < to }];
  });
  return (
    <form className="stack choose-time" onSubmit={submit} noValidate>
      <Strip
        title={t('laterWhen')}
        name="later-day"
        options={days.flatMap(([first]) => (first === undefined ? [] : [{ at: first, word: name(first), on: dayOf(first) === dayOf(at) }]))}
        onChoose={(first) => take(sameHour(days.find(([own]) => own === first) ?? [], at ?? first, zone))}
      />
      <p className="part-of-day">
        {parts.map(({ text, first, on }) => (
          <button key={text} type="button" className="pick" data-on={on} aria-pressed={on} onClick={() => take(first)}>
            {t(text)}
          </button>
        ))}
      </p>
      <Strip
        title={t('laterTime')}
        name="later-time"
        options={(parts.find(({ on }) => on)?.times ?? slots).map((slot) => ({
          at: slot,
          word: clockTime(slot, zone),
          on: slot.getTime() === at?.getTime(),
        }))}
        onChoose={take}
      />
      {other === undefined ? null : <p className="caption">{t('timesIn', { place: other })}</p>}
      <p className="caption">{t('laterNote')}</p>
      {refused ? (
        <p className="field-error" role="alert">
          {t('laterBounds', { minutes: BOOK_AHEAD_MINUTES, days: BOOK_AHEAD_DAYS })}
        </p>
      ) : null}
      <Button type="submit" full>
        {at === undefined ? t('laterTime') : t('laterSet', { day: inWords(at), time: clockTime(at, zone) })}
      </Button>
      <Button kind="plain" full onClick={onNow}>
        {t('laterRideNow')}
      </Button>
    </form>
  );
}
