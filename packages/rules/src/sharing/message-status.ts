import { withheldReasons } from './outside-caps.ts';

/** How somebody outside is written to. */
export const outsideChannels = ['mail', 'sms'] as const;
/** Ways out whose messages staff may look at: a call is made to whoever is on call or waits for a code. */
export const shownChannels = [...outsideChannels, 'call', 'whatsapp'] as const;
/** All ways out of the server. */
export const messageChannels = [...shownChannels, 'push'] as const;
export type MessageChannel = (typeof messageChannels)[number];
export type OutsideChannel = (typeof outsideChannels)[number];

/** How far a message came: a provider took it (`sent`), it lies in the written outbox (`written`), or nobody took it. */
export const messageStatuses = ['waiting', 'sent', 'written', 'failed'] as const;

/** The same, or why nothing was sent: its receiver said stop, or there were too many messages in an hour. */
export const outsideStatuses = [...messageStatuses, ...withheldReasons] as const;
export type OutsideStatus = (typeof outsideStatuses)[number];
