import { useState } from 'react';
import type { Hours } from '@safiri/rules/catalogue/merchants.ts';
import { timeOfDay } from '@safiri/rules/places/time-of-day.ts';
import { OTHER_DAYS_AT_MOST, type OtherDays } from '@safiri/rules/catalogue/shop-hours.ts';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { HALF_HOUR, HourField, USUAL } from './hour-field.tsx';

const dayText = (date: string) =>
  dateText(`${date}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const daysText = ({ from, to }: OtherDays) => (from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`);

/** Days of the calendar on which the shop is closed, or has hours of their own. */
export function OtherDaysForm({ days, onChange }: { days: readonly OtherDays[]; onChange: (days: readonly OtherDays[]) => void }) {
  const t = useText();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [hours, setHours] = useState<Hours | null>(null);
  const last = to === '' ? from : to;
  const why =
    from === ''
      ? t('shopNeedsDay')
      : last < from
        ? t('shopDaysBackwards')
        : days.length >= OTHER_DAYS_AT_MOST
          ? t('shopDaysFull')
          : undefined;
  const add = () => {
    onChange([...days, { from, to: last, hours }].toSorted((a, b) => (a.from < b.from ? -1 : 1)));
    setFrom('');
    setTo('');
    setHours(null);
  };
  return (
    <section className="stack" aria-label={t('shopOtherDays')}>
      <h3 className="title">{t('shopOtherDays')}</h3>
      {days.length === 0 ? <p className="caption">{t('shopOtherDaysNote')}</p> : null}
      <ul>
        {days.map((one, i) => (
          <li key={`${one.from} ${one.to} ${i}`} className="row spread shop-other-day">
            <span>
              <b className="label num">{daysText(one)}</b>
              <span className="caption num">
                {one.hours === null ? t('boardClosed') : `${timeOfDay(one.hours.from)} – ${timeOfDay(one.hours.to)}`}
              </span>
            </span>
            <IconButton
              label={t('shopRemoveDay', { day: daysText(one) })}
              icon="x"
              onClick={() => onChange(days.filter((_, at) => at !== i))}
            />
          </li>
        ))}
      </ul>
      <div className="shop-add-day">
        <DateField label={t('shopDayFrom')} value={from} onChange={(event) => setFrom(event.target.value)} />
        <DateField label={t('shopDayTo')} value={to} min={from} onChange={(event) => setTo(event.target.value)} />
        <div className="row spread">
          <span className="label strong">{t('shopDayOpen')}</span>
          <Switch on={hours !== null} label={t('shopDayOpen')} onChange={(on) => setHours(on ? USUAL : null)} />
        </div>
        {hours === null ? null : (
          <span className="shop-times">
            <HourField label={t('shopTimeFrom')} value={hours.from} from={0} onChange={(at) => setHours({ ...hours, from: at })} />
            –
            <HourField label={t('shopTimeTo')} value={hours.to} from={HALF_HOUR} onChange={(at) => setHours({ ...hours, to: at })} />
          </span>
        )}
        <Button kind="soft" small why={why} onClick={add}>
          {t('shopAddDay')}
        </Button>
      </div>
    </section>
  );
}
