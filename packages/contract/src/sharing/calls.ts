import * as z from 'zod/mini';
import { relationships, shareMethods, SHARE_ID_PATTERN, STOP_TOKEN_PATTERN, CONTACTS_AT_MOST } from '@safiri/rules/sharing/contacts.ts';
import { defineCall } from '../call.ts';
import { done, id, idParam, line, personName } from '../fields.ts';
import { sharingPaths } from './paths.ts';
import { contact, share, stopPage, trackView } from './shapes.ts';

const email = z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
const phone = line(30);
const rideQuery = z.object({ rideId: z.optional(idParam) });

export const ownContacts = defineCall({
  key: sharingPaths.ownContacts,
  summary: "The signed-in person's emergency contacts",
  who: 'signed-in',
  limit: 'read',
  reply: z.array(contact),
  problems: [],
});

export const listContacts = defineCall({
  key: sharingPaths.listContacts,
  summary: 'The emergency contacts of a person, who must be the caller',
  who: 'signed-in',
  limit: 'read',
  params: z.object({ userId: idParam }),
  reply: z.array(contact),
  problems: ['forbidden'],
});

export const addContact = defineCall({
  key: sharingPaths.addContact,
  summary: `Adds an emergency contact, at most ${CONTACTS_AT_MOST}`,
  who: 'signed-in',
  passwordAgain: true,
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    userId: z.optional(id),
    name: personName,
    phone,
    email: z.optional(z.nullable(z.union([z.literal(''), email]))),
    relationship: z._default(z.enum(relationships), 'family'),
    autoShare: z.optional(z.boolean()),
  }),
  reply: contact,
  status: 201,
  problems: ['forbidden', 'contact_exists', 'too_many_contacts'],
});

export const changeContact = defineCall({
  key: sharingPaths.changeContact,
  summary: 'Changes an own emergency contact',
  who: 'signed-in',
  passwordAgain: true,
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({
    name: z.optional(personName),
    phone: z.optional(phone),
    email: z.optional(z.nullable(z.union([z.literal(''), email]))),
    relationship: z.optional(z.enum(relationships)),
    autoShare: z.optional(z.boolean()),
  }),
  reply: contact,
  problems: ['not_found', 'contact_exists'],
});

export const removeContact = defineCall({
  key: sharingPaths.removeContact,
  summary: 'Removes an own emergency contact; what was shared with it stops',
  who: 'signed-in',
  passwordAgain: true,
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: done,
  problems: ['not_found'],
});

export const getShare = defineCall({
  key: sharingPaths.getShare,
  summary: 'How the trip is shared; the live one when none is named, null when it is not shared',
  who: 'signed-in',
  limit: 'read',
  query: rideQuery,
  reply: z.nullable(share),
  problems: ['not_found'],
});

export const getShareOf = defineCall({
  key: sharingPaths.getShareOf,
  summary: 'How this trip is shared, null when it is not',
  who: 'signed-in',
  limit: 'read',
  params: z.object({ rideId: idParam }),
  reply: z.nullable(share),
  problems: ['not_found'],
});

export const shareTrip = defineCall({
  key: sharingPaths.shareTrip,
  summary: 'Shares the live trip: a link for each contact, by SMS or mail from here, or to hand on; without contacts one for everybody',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    rideId: id,
    contactIds: z.array(id).check(z.maxLength(CONTACTS_AT_MOST)),
    method: z.enum(shareMethods),
  }),
  reply: share,
  problems: ['not_found', 'illegal_transition'],
});

export const stopSharing = defineCall({
  key: sharingPaths.stopSharing,
  summary: 'Stops sharing with one contact, in the live trip unless another is named',
  who: 'passenger',
  limit: 'write',
  params: z.object({ contactId: idParam }),
  query: rideQuery,
  reply: done,
  problems: ['not_found'],
});

export const stopSharingAll = defineCall({
  key: sharingPaths.stopSharingAll,
  summary: 'Stops all sharing of the live trip',
  who: 'passenger',
  limit: 'write',
  query: rideQuery,
  reply: done,
  problems: ['not_found'],
});

export const track = defineCall({
  key: sharingPaths.track,
  summary: 'What a link shows. Ended and never existed look the same',
  who: 'anyone',
  limit: 'read',
  params: z.object({ shareId: z.string().check(z.regex(SHARE_ID_PATTERN)) }),
  reply: trackView,
  problems: ['not_found'],
});

const byToken = z.object({ token: z.string().check(z.regex(STOP_TOKEN_PATTERN)) });

export const readStop = defineCall({
  key: sharingPaths.readStop,
  summary: 'Whose messages a stop link is about, and whether they are stopped; for whoever got one, without an account',
  who: 'anyone',
  limit: 'read',
  params: byToken,
  reply: stopPage,
  problems: ['not_found'],
});

export const setStop = defineCall({
  key: sharingPaths.setStop,
  summary: 'Stops the messages of that account to this receiver, or lets them come again',
  who: 'anyone',
  limit: 'write',
  params: byToken,
  body: z.strictObject({ stopped: z.boolean() }),
  reply: stopPage,
  problems: ['not_found'],
});
