import type { Seat } from '@safiri/contract/scholar/calls.ts';
import type { RollState, ScheduleType, SchoolRun } from '@safiri/rules/scholar/groups.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { Translate } from '../platform/text.ts';

export const scheduleNames: Record<ScheduleType, TextKey> = {
  morning: 'scheduleMorning',
  afternoon: 'scheduleAfternoon',
  both: 'scheduleBoth',
};
export const runNames: Record<SchoolRun, TextKey> = { morning: 'runMorning', afternoon: 'runAfternoon' };
export const stateNames: Record<RollState, TextKey> = { on_board: 'rollOnBoard', absent: 'rollAbsent', handed_over: 'rollHandedOver' };

/** When a car that drives both ways brings a student home again, by the clock where somebody said. */
export const wayHome = (t: Translate, { location, backTime }: Seat['stop']): string =>
  backTime === undefined ? t('scholarBack', { stop: location }) : t('scholarFromSchool', { time: backTime, stop: location });
