import { useState } from 'react';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import type { Hours } from '@safiri/rules/catalogue/merchants.ts';
import { formatShopHours, parseShopHours, type ShopHours as ShopHoursOf } from '@safiri/rules/catalogue/shop-hours.ts';
import { wasRefused } from '../platform/api-client.ts';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useShopChange } from './board-api.ts';
import { Meanwhile } from './meanwhile.tsx';
import { NotDone } from './not-done.tsx';
import { OtherDaysForm } from './shop-other-days.tsx';
import { DAY, HALF_HOUR, HourField, USUAL } from './hour-field.tsx';

/** The name of a weekday, 0 for Monday; the first of January 2024 was one. */
const dayName = (weekday: number) => dateText(new Date(Date.UTC(2024, 0, 1 + weekday)), { weekday: 'long', timeZone: 'UTC' });

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
          <HourField label={t('boardFrom', { day })} value={hours.from} from={0} onChange={(from) => onChange({ ...hours, from })} />
          –
          <HourField label={t('boardTo', { day })} value={hours.to} from={HALF_HOUR} onChange={(to) => onChange({ ...hours, to })} />
        </span>
      )}
      <Switch on={hours !== null} label={t('boardDayOpen', { day })} disabled={busy} onChange={(on) => onChange(on ? USUAL : null)} />
    </li>
  );
}

/** The shop's week and its other days, a row for each; hours that no row can show are a line in their syntax. */
export function ShopHours({ merchant }: { merchant: BoardMerchant }) {
  const t = useText();
  const { busy, change } = useShopChange(merchant.id);
  const [draft, setDraft] = useState<string>();
  // Whoever begins to change hours changes those, whatever becomes of them meanwhile.
  const [version, setVersion] = useState(merchant.version);
  const hours = draft ?? merchant.hours;
  const read = parseShopHours(hours);
  const edit = (next: string) => {
    if (draft === undefined) setVersion(merchant.version);
    setDraft(next);
  };
  const save = (over: number) => change.mutate({ hours, version: over }, { onSuccess: () => setDraft(undefined) });
  const put = (next: ShopHoursOf) => edit(formatShopHours(next));
  const clash = wasRefused(change.error, 'changed_meanwhile');
  return (
    <Unfold className="card doc shop-hours" lineClass="h2" line={t('boardHours')}>
      {read === undefined ? (
        <Field
          label={t('boardHours')}
          hint={t('boardHoursHint')}
          value={hours}
          maxLength={1500}
          onChange={(event) => edit(event.target.value)}
        />
      ) : (
        <>
          <ul>
            {read.week.map((day, weekday) => (
              <DayRow
                key={dayName(weekday)}
                weekday={weekday}
                hours={day}
                busy={busy}
                onChange={(changed) => put({ ...read, week: read.week.map((old, i) => (i === weekday ? changed : old)) })}
              />
            ))}
          </ul>
          <div className="row wrap">
            <Button kind="soft" small onClick={() => put({ ...read, week: read.week.map(() => read.week[0] ?? null) })}>
              {t('boardSameDays')}
            </Button>
            <Button kind="soft" small onClick={() => put({ ...read, week: read.week.map(() => ({ from: 0, to: DAY })) })}>
              {t('boardAllDay')}
            </Button>
          </div>
          <OtherDaysForm days={read.otherDays} onChange={(otherDays) => put({ ...read, otherDays })} />
        </>
      )}
      {hours === merchant.hours ? null : (
        <Button busy={busy} onClick={() => save(version)}>
          {t('boardSaveHours')}
        </Button>
      )}
      {clash ? (
        <Meanwhile
          title={t('shopChangedMeanwhile')}
          busy={busy}
          onTheirs={() => {
            setDraft(undefined);
            change.reset();
          }}
          onMine={() => save(merchant.version)}
        >
          <p className="num">{merchant.hours}</p>
        </Meanwhile>
      ) : (
        <NotDone step={change} />
      )}
    </Unfold>
  );
}
