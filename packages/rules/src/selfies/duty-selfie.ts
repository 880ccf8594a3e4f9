import { HINT_PHOTO_BYTES } from '../pickups/hint.ts';

/**
 * When a driver shows their face at going online, as the operator set it: never, before the first time of each local day, or
 * sometimes, and always on a device that is new.
 */
export const dutySelfieModes = ['off', 'daily', 'sometimes'] as const;
export type DutySelfieMode = (typeof dutySelfieModes)[number];

/** With `sometimes` a selfie is asked for at about one going-online in so many. */
export const SELFIE_ONE_IN = 5;

/** A picture is sent within so many minutes of being taken: one from the gallery of a phone shows nothing of who drives now. */
export const SELFIE_FRESH_MINUTES = 15;

/** Selfies are kept so long, days. */
export const SELFIE_DAYS = 30;

/** Bytes of one at most: what the server makes of any small photo. */
export const SELFIE_BYTES = HINT_PHOTO_BYTES;

/** What staff say of a selfie beside the checked photo. */
export const selfieVerdicts = ['same', 'other'] as const;

/** What is known of a driver at the moment of going online. */
export interface SelfieFacts {
  /** One was asked for and has not come. */
  readonly isAsked: boolean;
  /** The local day of the last one, YYYY-MM-DD; null before the first. */
  readonly lastDay: string | null;
  /** The local day of now. */
  readonly today: string;
  /** One was taken on this device before. */
  readonly knowsDevice: boolean;
  /** The server's own chance, 0 to {@link SELFIE_ONE_IN} without it. */
  readonly draw: number;
}

/** Whether a driver shows their face before this going-online. What was asked for stays asked for until it came, whatever is drawn next. */
export function selfieDue(mode: DutySelfieMode, { isAsked, lastDay, today, knowsDevice, draw }: SelfieFacts): boolean {
  switch (mode) {
    case 'off':
      return false;
    case 'daily':
      return isAsked || lastDay === null || lastDay < today;
    case 'sometimes':
      return isAsked || !knowsDevice || draw === 0;
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** From when on a picture may have come to the server: after it was asked for, and not long ago. */
export const freshSince = (askedAt: Date, now: Date): Date =>
  new Date(Math.max(askedAt.getTime(), now.getTime() - SELFIE_FRESH_MINUTES * MINUTE_MS));

/** What was sent before, or asked for and never sent, is deleted. */
export const selfiesKeptSince = (now: Date): Date => new Date(now.getTime() - SELFIE_DAYS * DAY_MS);
