import type { Rosters } from '@safiri/contract/safety/on-call-shapes.ts';
import { minuteOf } from '@safiri/rules/catalogue/merchants.ts';
import { timeOfDay } from '@safiri/rules/places/time-of-day.ts';
import { ON_CALL_STEPS } from '@safiri/rules/safety/on-call.ts';
import { useState, type FormEvent } from 'react';
import { useSearch } from 'wouter';
import { weekdayName } from '../common/weekday-name.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { toast } from '../ui/toast.tsx';
import { HourField } from './hour-field.tsx';
import { NotDone } from './not-done.tsx';
import { useAddShift, type NewShift } from './on-call-api.ts';
import { reachTexts, stepText } from './on-call-words.ts';
import '../common/phrases.css';

const steps = Array.from({ length: ON_CALL_STEPS }, (_, i) => i + 1);
const week = [0, 1, 2, 3, 4, 5, 6];
const hourNames = { from: 'onCallFrom', to: 'onCallTo' } as const;
/** A night, as most rosters begin. */
const NIGHT = { from: '18:00', to: '06:00' };

interface DaysProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}

/** The days of the week on which it repeats. */
function Days({ chosen, onChange }: DaysProps) {
  const t = useText();
  return (
    <div className="phrases on-call-days" role="group" aria-label={t('onCallWeekly')}>
      {week.map((day) => (
        <button
          key={day}
          type="button"
          className="phrase"
          aria-pressed={chosen.includes(day)}
          onClick={() => onChange(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])}
        >
          {weekdayName(day)}
        </button>
      ))}
    </div>
  );
}

/** Who, in which city, how early in the chain, on which days, from when to when. */
export function OnCallForm({ rosters: { cities, people, rosters } }: { rosters: Rosters }) {
  const t = useText();
  const add = useAddShift();
  const [cityId, setCityId] = useState(rosters[0]?.city.id ?? cities[0]?.id ?? '');
  const me = session.use()?.id;
  const asksForMe = new URLSearchParams(useSearch()).get('who') === 'me' && people.some(({ id, reach }) => id === me && reach !== 'gone');
  const [userId, setUserId] = useState(asksForMe ? String(me) : '');
  const [step, setStep] = useState(1);
  const [repeats, setRepeats] = useState(true);
  const [weekdays, setWeekdays] = useState<number[]>(week);
  const [date, setDate] = useState('');
  const [hours, setHours] = useState(NIGHT);
  const city = cities.find(({ id }) => id === cityId);
  const why = userId === '' ? t('onCallNeedWho') : (repeats ? weekdays.length === 0 : date === '') ? t('onCallNeedDay') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const when = repeats ? { date: null, weekdays } : { date, weekdays: [] };
    const body: NewShift = { cityId, userId: Number(userId), step, ...when, ...hours };
    add.mutate(body, { onSuccess: () => toast({ title: t('onCallAdded') }) });
  };
  return (
    <form className="card doc" aria-label={t('onCallAdd')} onSubmit={submit}>
      <h2 className="h2">{t('onCallAdd')}</h2>
      <SelectField label={t('onCallCity')} value={cityId} onChange={(event) => setCityId(event.target.value)}>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('onCallWho')} value={userId} onChange={(event) => setUserId(event.target.value)}>
        <option value="" disabled>
          {t('choose')}
        </option>
        {people
          .filter(({ reach }) => reach !== 'gone')
          .map(({ id, name, reach }) => (
            <option key={id} value={id}>
              {name} · {t(reachTexts[reach])}
            </option>
          ))}
      </SelectField>
      <SelectField label={t('onCallChain')} value={step} onChange={(event) => setStep(Number(event.target.value))}>
        {steps.map((one) => (
          <option key={one} value={one}>
            {t(stepText(one))}
          </option>
        ))}
      </SelectField>
      <div className="field">
        <span className="label">{t('onCallWhen')}</span>
        <div className="phrases" role="group" aria-label={t('onCallWhen')}>
          <button type="button" className="phrase" aria-pressed={repeats} onClick={() => setRepeats(true)}>
            {t('onCallWeekly')}
          </button>
          <button type="button" className="phrase" aria-pressed={!repeats} onClick={() => setRepeats(false)}>
            {t('onCallOneDay')}
          </button>
        </div>
      </div>
      {repeats ? (
        <Days chosen={weekdays} onChange={setWeekdays} />
      ) : (
        <DateField label={t('onCallDate')} hint={t('onCallDateHint')} value={date} onChange={(event) => setDate(event.target.value)} />
      )}
      <div className="on-call-hours">
        {(['from', 'to'] as const).map((end) => (
          <div className="field" key={end}>
            <span className="label" aria-hidden="true">
              {t(hourNames[end])}
            </span>
            <HourField
              label={t(hourNames[end])}
              value={minuteOf(hours[end]) ?? 0}
              from={0}
              onChange={(minute) => setHours({ ...hours, [end]: timeOfDay(minute) })}
            />
          </div>
        ))}
      </div>
      <p className="caption">{t('onCallZone', { city: city?.name ?? '' })}</p>
      <Button type="submit" full busy={add.isPending} why={why}>
        {t('onCallAdd')}
      </Button>
      <NotDone step={add} />
    </form>
  );
}
