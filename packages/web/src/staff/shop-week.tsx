import { useState } from 'react';
import type { Hours, Week } from '@safiri/rules/catalogue/merchants.ts';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { DAY, HALF_HOUR, HourField, USUAL } from './hour-field.tsx';

/** The name of a weekday, 0 for Monday; the first of January 2024 was one. */
const dayName = (weekday: number) => dateText(new Date(Date.UTC(2024, 0, 1 + weekday)), { weekday: 'long', timeZone: 'UTC' });

/** One day, or all alike: closed, or from when until when; an end before its beginning is on the next day. */
function DayRow({
  day,
  name = day,
  hours,
  busy,
  onChange,
}: {
  day: string;
  /** What is read beside the switch, where that is more than the day. */
  name?: string;
  hours: Hours | null;
  busy: boolean;
  onChange: (hours: Hours | null) => void;
}) {
  const t = useText();
  return (
    <li className="shop-day">
      <span className="label strong">{name}</span>
      {hours === null ? (
        <span className="muted label">{t('boardClosed')}</span>
      ) : (
        <span className="shop-times">
          <HourField label={t('boardFrom', { day })} value={hours.from} from={0} onChange={(from) => onChange({ ...hours, from })} />
          –
          <HourField label={t('boardTo', { day })} value={hours.to} from={HALF_HOUR} onChange={(to) => onChange({ ...hours, to })} />
        </span>
      )}
      <Switch on={hours !== null} label={t('boardDayOpen', { day })} disabled={busy} onChange={(on) => onChange(on ? USUAL : null)} />
    </li>
  );
}

interface Props {
  readonly week: Week;
  readonly busy: boolean;
  readonly onChange: (week: Week) => void;
}

/** The hours of the seven days: one row while all are alike, until somebody wants a row for each. */
export function ShopWeek({ week, busy, onChange }: Props) {
  const t = useText();
  const [isApart, setIsApart] = useState(false);
  const [first = null] = week;
  const isSame = !isApart && week.every((day) => day?.from === first?.from && day?.to === first?.to);
  const all = (hours: Hours | null) => onChange(week.map(() => hours));
  const makeSame = (same: boolean) => {
    setIsApart(!same);
    // A shop that is closed on Mondays is hardly closed every day.
    if (same) all(week.find((day) => day !== null) ?? null);
  };
  return (
    <>
      <div className="row spread shop-same">
        <span className="label strong" aria-hidden="true">
          {t('boardSameDays')}
        </span>
        <Switch on={isSame} label={t('boardSameDays')} disabled={busy} onChange={makeSame} />
      </div>
      <ul>
        {isSame ? (
          <DayRow day={t('boardEveryDay')} name={t('boardOpenDaily')} hours={first} busy={busy} onChange={all} />
        ) : (
          week.map((hours, weekday) => (
            <DayRow
              key={dayName(weekday)}
              day={dayName(weekday)}
              hours={hours}
              busy={busy}
              onChange={(changed) => onChange(week.map((old, i) => (i === weekday ? changed : old)))}
            />
          ))
        )}
      </ul>
      {week.every((day) => day?.from === 0 && day.to === DAY) ? null : (
        <Button kind="soft" small className="shop-all-day" onClick={() => all({ from: 0, to: DAY })}>
          {t('boardAllDay')}
        </Button>
      )}
    </>
  );
}
