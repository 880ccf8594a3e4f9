import { instantOf } from '@safiri/rules/places/local-time.ts';

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/** The moment that a text means: with an offset as it says, else on the clocks of the market; undefined of what is none. */
export function momentOf(text: string, timeZone: string): Date | undefined {
  const [, ...local] = LOCAL.exec(text)?.map(Number) ?? [];
  const [year, month = 0, day = 0, hour = 0, minute = 0] = local;
  if (year === undefined) {
    const at = new Date(text);
    return Number.isNaN(at.getTime()) ? undefined : at;
  }
  // What runs over, such as day 31 of June, is no moment.
  if (Number.isNaN(Date.parse(`${text}Z`)) || new Date(`${text}Z`).getUTCDate() !== day) return undefined;
  return instantOf({ year, month, day, minute: hour * 60 + minute }, timeZone);
}
