/** Why somebody outside is written to. */
export const outsideKinds = ['emergency', 'safe', 'share', 'parcel'] as const;
export type OutsideKind = (typeof outsideKinds)[number];

/** Why a message was not sent: its receiver said stop, or there were too many. */
export const withheldReasons = ['stopped', 'limited'] as const;
export type Withheld = (typeof withheldReasons)[number];

/** Shares and parcels of one account in an hour. */
export const ORDINARY_AN_HOUR = 30;
/** Of these, to one number or mail address. */
export const ORDINARY_TO_ONE_AN_HOUR = 4;
/** Repeated alerts of one account in an hour; the first one to each contact always goes and is not held up by it. */
export const ALERTS_AN_HOUR = 40;
/** Of these, to one contact. */
export const ALERTS_TO_ONE_AN_HOUR = 3;
/** What one number or mail address gets from all accounts in an hour, first alerts aside. */
export const TO_ONE_ADDRESS_AN_HOUR = 12;
/** Numbers and mail addresses that an account may newly name as contacts in a day: first alerts go to no more than these. */
export const NEW_ADDRESSES_A_DAY = 40;

/** What was sent in the last hour, before the message in question. */
export interface SentOutside {
  /** By this account, to anybody. */
  readonly ordinary: number;
  readonly alerts: number;
  /** By this account, to this address. */
  readonly ordinaryHere: number;
  readonly alertsHere: number;
  readonly safesHere: number;
  /** By all accounts, to this address. */
  readonly here: number;
}

/** Whether a message to somebody outside may go. Nobody who is in danger is held up: the first alert to a contact always goes. */
export function mayWrite(kind: OutsideKind, sent: SentOutside): boolean {
  if (kind === 'emergency') {
    if (sent.alertsHere === 0) return true;
    return sent.alertsHere < ALERTS_TO_ONE_AN_HOUR && sent.alerts < ALERTS_AN_HOUR && sent.here < TO_ONE_ADDRESS_AN_HOUR;
  }
  // Goes only to those who had an alert, and so no oftener than alerts do.
  if (kind === 'safe') return sent.safesHere < ALERTS_TO_ONE_AN_HOUR;
  return sent.ordinaryHere < ORDINARY_TO_ONE_AN_HOUR && sent.ordinary < ORDINARY_AN_HOUR && sent.here < TO_ONE_ADDRESS_AN_HOUR;
}
