import { useState } from 'react';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { formatWeek, parseWeek, timeOf, type Hours } from '@safiri/rules/catalogue/merchants.ts';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useShopChange } from './board-api.ts';
import { NotDone } from './not-done.tsx';

const DAY = 1440;
const STEP = 30;
/** What a day begins with that was closed. */
const USUAL: Hours = { from: 8 * 60, to: 18 * 60 };
const halfHours = Array.from({ length: DAY / STEP + 1 }, (_, i) => i * STEP);

/** The name of a weekday, 0 for Monday; the first of January 2024 was one. */
const dayName = (weekday: number) => dateText(new Date(Date.UTC(2024, 0, 1 + weekday)), { weekday: 'long', timeZone: 'UTC' });

function Time({ label, value, from, onChange }: { label: string; value: number; from: number; onChange: (minute: number) => void }) {
  const times = [...new Set([...halfHours, value])].filter((minute) => minute >= from && minute < from + DAY).toSorted((a, b) => a - b);
  return (
    <select className="input num" aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {times.map((minute) => (
        <option key={minute} value={minute}>
          {timeOf(minute)}
        </option>
      ))}
    </select>
  );
}

/** One day: closed, or from when until when; an end before its beginning is on the next day. */
function DayRow({
  weekday,
  hours,
  busy,
  onChange,
}: {
  weekday: number;
  hours: Hours | null;
  busy: boolean;
  onChange: (hours: Hours | null) => void;
}) {
  const t = useText();
  const day = dayName(weekday);
  return (
    <li className="shop-day">
      <span className="label strong">{day}</span>
      {hours === null ? (
        <span className="muted label">{t('boardClosed')}</span>
      ) : (
        <span className="shop-times">
          <Time label={t('boardFrom', { day })} value={hours.from} from={0} onChange={(from) => onChange({ ...hours, from })} />
          –
          <Time label={t('boardTo', { day })} value={hours.to} from={STEP} onChange={(to) => onChange({ ...hours, to })} />
        </span>
      )}
      <Switch on={hours !== null} label={t('boardDayOpen', { day })} disabled={busy} onChange={(on) => onChange(on ? USUAL : null)} />
    </li>
  );
}

/** The shop's week, a row for each day; hours that no row can show are a line as in its catalogue. */
export function ShopHours({ merchant }: { merchant: BoardMerchant }) {
  const t = useText();
  const { busy, change, go } = useShopChange(merchant.id);
  const [hours, setHours] = useState(merchant.hours);
  const week = parseWeek(hours);
  const put = (days: ReadonlyArray<Hours | null>) => setHours(formatWeek(days));
  return (
    <Unfold className="card doc shop-hours" lineClass="h2" line={t('boardHours')}>
      {week === undefined ? (
        <Field
          label={t('boardHours')}
          hint={t('boardHoursHint')}
          value={hours}
          maxLength={300}
          onChange={(event) => setHours(event.target.value)}
        />
      ) : (
        <>
          <ul>
            {week.map((day, weekday) => (
              <DayRow
                key={dayName(weekday)}
                weekday={weekday}
                hours={day}
                busy={busy}
                onChange={(changed) => put(week.map((old, i) => (i === weekday ? changed : old)))}
              />
            ))}
          </ul>
          <div className="row wrap">
            <Button kind="soft" small onClick={() => put(week.map(() => week[0] ?? null))}>
              {t('boardSameDays')}
            </Button>
            <Button kind="soft" small onClick={() => put(week.map(() => ({ from: 0, to: DAY })))}>
              {t('boardAllDay')}
            </Button>
          </div>
        </>
      )}
      {hours === merchant.hours ? null : (
        <Button busy={busy} onClick={() => go({ hours })}>
          {t('boardSaveHours')}
        </Button>
      )}
      <NotDone step={change} />
    </Unfold>
  );
}
