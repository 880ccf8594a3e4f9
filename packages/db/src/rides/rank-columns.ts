import { jsonb } from 'drizzle-orm/pg-core';
import type { KeptTurn } from '@safiri/rules/dispatch/rank-line.ts';
import type { MeetingPoint } from '@safiri/rules/markets/places.ts';

/** Of a trip that begins at a place with meeting points or a line. */
export const rankColumns = () => ({
  /** Where passenger and driver meet, of a pickup within a place that has such points; null where they meet at the pickup. */
  meet: jsonb('meet').$type<MeetingPoint>(),
  /** The place in line that its driver gave up for it; null where there was none, and once it was given back. */
  lineTurn: jsonb('line_turn').$type<KeptTurn>(),
});
