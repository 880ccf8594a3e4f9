import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { staffRoles } from '@safiri/rules/staff/roles.ts';
import { genderNames } from './names.ts';
import { hoursText, stepText } from './on-call-words.ts';
import { roleNames } from './role-names.ts';

type Say = (t: Translate, value: unknown, data: AuditEntry['data']) => string | undefined;

const asWritten: Say = (_, value) => (typeof value === 'string' && value !== '' ? value : undefined);
const oneOf =
  (words: Readonly<Record<string, TextKey>>): Say =>
  (t, value) => {
    const word = words[String(value)];
    return word === undefined ? undefined : t(word);
  };
/** A name for the value before the value itself. */
const named =
  (name: TextKey): Say =>
  (t, value) =>
    typeof value === 'string' || typeof value === 'number' ? `${t(name)}: ${value}` : undefined;

/** One thing that two versions of a city say differently. */
const changeText = (value: unknown): string => {
  const { path, before, after } = value as { path: string; before: string | null; after: string | null };
  return `${path} ${before ?? '–'} → ${after ?? '–'}`;
};

/** Whose turn it is when: two who put the same person on call twice have put them on for different hours. */
const onCallHours: Say = (t, from, { date, weekdays, to, step, cityId }) => {
  if (typeof from !== 'string' || typeof to !== 'string' || !Array.isArray(weekdays)) return undefined;
  const days = weekdays.filter((weekday) => typeof weekday === 'number');
  const hours = hoursText(t, { date: typeof date === 'string' ? date : null, weekdays: days, from, to });
  const called = typeof step === 'number' ? `${t('onCallChain')}: ${t(stepText(step))}` : undefined;
  return [hours, called, cityId].filter((text) => typeof text === 'string').join(' · ');
};

/** How each thing that is written down beside an action is said; numbers of rows are for machines and are left out. */
const said: Readonly<Record<string, Say>> = {
  decision: oneOf({ approved: 'stApproved', rejected: 'stRejected' }),
  result: oneOf({ clear: 'reviewClear', flagged: 'reviewFlag' }),
  score: (t, value) => (typeof value === 'number' ? t('auditScore', { n: value }) : undefined),
  gender: oneOf(genderNames),
  // That it is confirmed is what the action says.
  confirmed: oneOf({ false: 'genderNotVerified' }),
  state: oneOf({ picked: 'boardPicked', missing: 'boardMissing', replaced: 'boardReplaced' }),
  isActive: oneOf({ true: 'boardTakes', false: 'boardTakesNot' }),
  isAvailable: oneOf({ true: 'auditItemThere', false: 'boardMissing' }),
  picture: (t, value) => t(value === null ? 'auditNoPicture' : 'auditPicture'),
  pausedUntil: (t, value) => (typeof value === 'string' ? t('boardIsPaused', { time: clockTime(value) }) : undefined),
  minutes: (t, value) => (typeof value === 'number' ? `${t('boardMinutes')} ${t('minutes', { n: value })}` : undefined),
  expiryDate: (t, value) => (typeof value === 'string' ? t('reviewExpires', { date: day(value) }) : undefined),
  rideId: (t, value) => (typeof value === 'number' ? t('subjectTrip', { n: value }) : undefined),
  roles: (t, value) =>
    Array.isArray(value) ? value.flatMap((role) => (isOneOf(staffRoles, role) ? [t(roleNames[role])] : [])).join(', ') : undefined,
  market: asWritten,
  marketId: asWritten,
  is: oneOf({ open: 'auditIsOpen', paused: 'auditIsPaused', closed: 'auditIsClosed' }),
  changes: (t, value) => (Array.isArray(value) ? value.map(changeText).join('; ') : undefined),
  field: oneOf({ phone: 'deskPhone', email: 'deskEmail' }),
  kind: oneOf({ selfie: 'identityKindSelfie', id: 'identityKindId' }),
  hours: asWritten,
  from: onCallHours,
  price: named('boardPrice'),
  finalPrice: named('boardFinalPrice'),
  stock: named('boardStock'),
  replacedBy: named('boardInstead'),
  email: asWritten,
  reason: asWritten,
  note: asWritten,
  body: asWritten,
};

/** What is written down beside an action, in words. */
export const detailText = (t: Translate, data: AuditEntry['data']): string =>
  Object.entries(said)
    .flatMap(([name, say]) => (name in data ? [say(t, data[name], data)] : []))
    .filter((text) => text !== undefined)
    .join(' · ');

/** What an entry says beside its columns, with the plate of the vehicle that it was about. */
export const detailsOf = (t: Translate, { data, plate }: Pick<AuditEntry, 'data' | 'plate'>): string =>
  [plate, detailText(t, data)].filter((text) => text !== null && text !== '').join(' · ');
