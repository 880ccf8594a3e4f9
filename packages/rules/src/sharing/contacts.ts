/** What a contact is to the person (spec: operations §3 Emergency contact); the first is the default. */
export const relationships = ['family', 'friend', 'colleague', 'partner', 'other'] as const;
export type Relationship = (typeof relationships)[number];

/** More than a person can keep up to date helps nobody; each of them gets a message in an emergency. */
export const CONTACTS_AT_MOST = 10;

/** How a trip is shared (spec: operations §7). */
export const shareMethods = ['link', 'sms', 'email'] as const;
export type ShareMethod = (typeof shareMethods)[number];

/** One for each contact, one that the passenger hands on, and one that the phone stores for a message without data. */
export const shareKinds = ['contact', 'link', 'sos'] as const;

/** A link's random part: 128 bits in base64url. */
export const SHARE_ID_PATTERN = /^[\w-]{22}$/;

/** What a stop link ends with: an id and its signature, 13 bytes in base64url. */
export const STOP_TOKEN_PATTERN = /^[\w-]{18}$/;
