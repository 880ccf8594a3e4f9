import { useState } from 'react';
import { DAYS_OFF_AT_MOST } from '@safiri/rules/scholar/group-terms.ts';
import { useText } from '../platform/text.ts';
import { weekday } from '../platform/format.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import './phrases.css';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Days without a run that a school gives: a day is added by its date, and goes with a tap. */
export function DaysOffField({ days, onChange }: { days: readonly string[]; onChange: (days: readonly string[]) => void }) {
  const t = useText();
  const [day, setDay] = useState('');
  const name = (at: string) => weekday(`${at}T12:00:00Z`);
  const mayAdd = DAY.test(day) && !days.includes(day) && days.length < DAYS_OFF_AT_MOST;
  return (
    <div className="stack" role="group" aria-label={t('groupDaysOff')}>
      {days.length === 0 ? null : (
        <div className="phrases">
          {days.map((at) => (
            <button
              key={at}
              type="button"
              className="phrase num"
              aria-label={t('groupDayOffGone', { day: name(at) })}
              onClick={() => onChange(days.filter((one) => one !== at))}
            >
              {name(at)} ×
            </button>
          ))}
        </div>
      )}
      <div className="day-off-new">
        <DateField label={t('groupDaysOff')} value={day} onChange={(event) => setDay(event.target.value)} />
        <Button
          kind="soft"
          disabled={!mayAdd}
          onClick={() => {
            onChange([...days, day].toSorted());
            setDay('');
          }}
        >
          {t('groupDayOffAdd')}
        </Button>
      </div>
      <p className="caption">{t('groupDaysOffHint')}</p>
    </div>
  );
}
