import { drivenMinutes } from '@safiri/rules/rides/elapsed.ts';
import { minutes } from '../pricing/public.ts';
import type { RideRow } from './queries.ts';

/** The minutes of a trip as its receipt and its history say them. */
export const minutesOf = ({
  startedAt,
  completedAt,
  durationSeconds,
}: Pick<RideRow, 'startedAt' | 'completedAt' | 'durationSeconds'>): number =>
  drivenMinutes({
    startedAt: startedAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
    duration: minutes(durationSeconds),
  });
