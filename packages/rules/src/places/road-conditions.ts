import { parseWeekHours } from './week-hours.ts';

/** What holds at some hours: `no @ (22:00-05:00)`. */
interface Condition {
  readonly value: string;
  /** As {@link parseWeekHours} reads them. */
  readonly hours: string;
}

/** Longer texts are no simple form. */
const LONGEST = 120;

/**
 * Reads the value of a tag `…:conditional` where all that it depends on is the hour; undefined for anything else (weights, seasons,
 * wet roads).
 */
export function parseConditions(text: string): Condition[] | undefined {
  if (text.length > LONGEST) return undefined;
  const conditions: Condition[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const match = /^([a-z0-9_-]+)\s*@\s*(?:\(([^()]*)\)|([^();]+))\s*(?:;\s*|$)/.exec(rest);
    if (match === null) return undefined;
    const hours = (match[2] ?? match[3] ?? '').trim();
    if (parseWeekHours(hours) === undefined) return undefined;
    conditions.push({ value: match[1] ?? '', hours });
    rest = rest.slice(match[0].length);
  }
  return conditions.length === 0 ? undefined : conditions;
}
