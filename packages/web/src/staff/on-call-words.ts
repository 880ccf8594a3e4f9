import type { OnCallShift } from '@safiri/contract/safety/on-call-shapes.ts';
import type { Reach } from '@safiri/rules/safety/on-call.ts';
import type { TextKey } from 'virtual:texts/keys';
import { weekdayName } from '../common/weekday-name.ts';
import { dateText } from '../platform/dates.ts';
import type { Translate } from '../platform/text.ts';

export const reachTexts: Readonly<Record<Reach, TextKey>> = {
  both: 'onCallReachBoth',
  text: 'onCallReachText',
  push: 'onCallReachPush',
  nothing: 'onCallReachNothing',
  gone: 'onCallReachGone',
};

const stepTexts: readonly TextKey[] = ['onCallStep1', 'onCallStep2', 'onCallStep3'];
/** The place in the chain, from 1. */
export const stepText = (step: number): TextKey => stepTexts[step - 1] ?? 'onCallStep3';

/** A calendar day, whatever the zone of the reader. */
export const dateName = (date: string): string =>
  dateText(new Date(`${date}T00:00:00Z`), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** On which days somebody is on call. */
export function daysText(t: Translate, { date, weekdays }: Pick<OnCallShift, 'date' | 'weekdays'>): string {
  if (date !== null) return t('onCallOnce', { date: dateName(date) });
  return weekdays.length === 7 ? t('onCallEveryDay') : weekdays.map(weekdayName).join(', ');
}

/** The days with their hours, such as "Mon, Tue, 18:00 to 06:00 the next day". */
export const hoursText = (t: Translate, shift: Pick<OnCallShift, 'date' | 'weekdays' | 'from' | 'to'>): string =>
  t('onCallShift', {
    days: daysText(t, shift),
    from: shift.from,
    to: shift.to > shift.from ? shift.to : t('onCallNextDay', { time: shift.to }),
  });
