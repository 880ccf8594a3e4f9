import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { ChangeKind } from '@safiri/rules/rides/destination-change.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What is said of another destination, and of a stop on the way, from the button to the answer. */
const words = {
  destination: {
    open: 'destChange',
    where: 'destWhere',
    how: 'destHow',
    mayDecline: 'destToldNote',
    silentGo: 'destSilentGo',
    ask: 'destGo',
    wants: 'destNew',
    yes: 'tripAcceptedDriver',
    no: 'destCant',
    ifSilent: 'destIfSilent',
    ifNo: 'destIfNo',
    takeBack: 'destKeep',
    declined: 'destDeclined',
    afterNo: 'destEndsAt',
    taken: 'destTaken',
    other: 'destOther',
  },
  stop: {
    open: 'stopAdd',
    where: 'stopWhere',
    how: 'stopHow',
    mayDecline: 'stopToldNote',
    silentGo: 'stopSilentGo',
    ask: 'stopGo',
    wants: 'stopNew',
    yes: 'stopTake',
    no: 'stopCant',
    ifSilent: 'stopIfSilent',
    ifNo: 'stopIfNo',
    takeBack: 'stopKeep',
    declined: 'stopDeclined',
    afterNo: 'stopGoesOn',
    taken: 'stopTaken',
    other: 'stopOther',
  },
} as const satisfies Record<ChangeKind, Record<string, TextKey>>;

/** The words of a change that is made, or of the one that was made last. */
export const changeWords = (kind: ChangeKind | undefined) => words[kind ?? 'destination'];

/** What was changed last. */
export const changedKind = ({ destinationChange: change }: Pick<Ride, 'destinationChange'>): ChangeKind => change?.kind ?? 'destination';
