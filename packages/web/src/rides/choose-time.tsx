import { useState, type FormEvent } from 'react';
import { BOOK_AHEAD_DAYS, BOOK_AHEAD_MINUTES, checkPickupAt } from '@safiri/rules/scheduled/window.ts';
import { clockTime, weekday } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { pickupSlots, sameHour } from './pickup-slots.ts';
import '../ui/pick.css';

const DAY_MS = 24 * 3_600_000;

/** Day and time of a ride for later: the days to tap, and the quarters of an hour of the chosen one. */
export function ChooseTime({ onChoose, onNow }: { onChoose: (at: string) => void; onNow: () => void }) {
  const t = useText();
  const [now] = useState(() => new Date(serverTime()));
  const [days] = useState(() => pickupSlots(now));
  const [at, setAt] = useState(() => days[0]?.[0]);
  const [refused, setRefused] = useState(false);
  const dayOf = (date: Date | undefined) => date?.toDateString();
  const take = (next: Date | undefined) => {
    setAt(next);
    setRefused(false);
  };
  const name = (first: Date) => {
    if (dayOf(first) === dayOf(now)) return t('laterToday');
    return dayOf(first) === dayOf(new Date(now.getTime() + DAY_MS)) ? t('laterTomorrow') : weekday(first.toISOString());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Somebody may have looked at the times until the first of them was too near.
    if (at !== undefined && checkPickupAt(new Date(serverTime()), at) === 'ok') onChoose(at.toISOString());
    else setRefused(true);
  };
  const slots = days.find(([first]) => dayOf(first) === dayOf(at)) ?? [];
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <fieldset className="picks">
        <legend className="label">{t('laterWhen')}</legend>
        {days.map((of) =>
          of[0] === undefined || at === undefined ? null : (
            <label key={of[0].getTime()} className="pick" data-on={dayOf(of[0]) === dayOf(at)}>
              <input
                className="visually-hidden"
                type="radio"
                name="later-day"
                checked={dayOf(of[0]) === dayOf(at)}
                onChange={() => take(sameHour(of, at))}
              />
              {name(of[0])}
            </label>
          ),
        )}
      </fieldset>
      <SelectField
        label={t('laterTime')}
        value={at?.toISOString()}
        hint={t('laterNote')}
        error={refused ? t('laterBounds', { minutes: BOOK_AHEAD_MINUTES, days: BOOK_AHEAD_DAYS }) : undefined}
        onChange={(event) => take(new Date(event.target.value))}
      >
        {slots.map((slot) => (
          <option key={slot.getTime()} value={slot.toISOString()}>
            {clockTime(slot)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" full>
        {t('laterSet')}
      </Button>
      <Button kind="soft" full onClick={onNow}>
        {t('laterRideNow')}
      </Button>
    </form>
  );
}
