import type { RollState, ScheduleType, SchoolRun } from '@safiri/rules/scholar/groups.ts';
import type { TextKey } from 'virtual:texts/keys';

export const scheduleNames: Record<ScheduleType, TextKey> = {
  morning: 'scheduleMorning',
  afternoon: 'scheduleAfternoon',
  both: 'scheduleBoth',
};
export const runNames: Record<SchoolRun, TextKey> = { morning: 'runMorning', afternoon: 'runAfternoon' };
export const stateNames: Record<RollState, TextKey> = { on_board: 'rollOnBoard', absent: 'rollAbsent', handed_over: 'rollHandedOver' };
