import type { TextKey } from 'virtual:texts/keys';
import type { Announcement } from '@safiri/rules/navigation/announce.ts';
import { roundedMeters } from '@safiri/rules/navigation/progress.ts';
import type { Step, StepKind } from '@safiri/rules/navigation/step.ts';
import { km, numberText } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

/** Each manoeuvre without and with the street that it leads into; the other two are none. */
const phrases: Partial<Record<StepKind, readonly [plain: TextKey, into: TextKey]>> = {
  continue: ['navStraightOn', 'navStraightOnInto'],
  slight_left: ['navBearLeft', 'navBearLeftInto'],
  left: ['navLeft', 'navLeftInto'],
  sharp_left: ['navSharpLeft', 'navSharpLeftInto'],
  slight_right: ['navBearRight', 'navBearRightInto'],
  right: ['navRight', 'navRightInto'],
  sharp_right: ['navSharpRight', 'navSharpRightInto'],
  u_turn: ['navUTurn', 'navUTurnInto'],
};

/** What is to be done, in a sentence without its end. */
export function turnText(t: Translate, { kind, street, exit }: Step, place: string): string {
  if (kind === 'arrive') return t('navArrive', { place });
  if (kind === 'roundabout') {
    if (exit === null) return t('navRoundabout');
    return street === null ? t('navExit', { exit }) : t('navExitInto', { exit, street });
  }
  const [plain, into] = phrases[kind] ?? ['navStraightOn', 'navStraightOnInto'];
  return street === null ? t(plain) : t(into, { street });
}

const isKilometers = (meters: number) => meters >= 1000;

/** As it is read: 150 m, 1.2 km. */
export function distanceText(meters: number): string {
  const rounded = roundedMeters(meters);
  return isKilometers(rounded) ? km(rounded / 1000) : `${numberText(rounded)} m`;
}

/** As it is spoken: in whole words. */
function distanceInWords(t: Translate, meters: number): string {
  const rounded = roundedMeters(meters);
  return isKilometers(rounded) ? t('navKilometers', { n: rounded / 1000 }) : t('navMeters', { n: rounded });
}

/** What is said of a manoeuvre ahead: with its distance until one is there. */
export function announcementText(t: Translate, { step, meters, stage }: Announcement, place: string): string {
  const turn = turnText(t, step, place);
  return stage === 'now' ? turn : t('navIn', { distance: distanceInWords(t, meters), turn });
}
