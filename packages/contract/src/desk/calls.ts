import * as z from 'zod/mini';
import { contactFields } from '@safiri/rules/desk/contact-fields.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { defineCall } from '../call.ts';
import { idParam, line } from '../fields.ts';
import { auditEntry } from '../staff/calls.ts';
import { deskPaths } from './paths.ts';
import { deskPerson, found, listedOrder, listedTrip, stuckTrip } from './shapes.ts';
import { deskOrder } from './order-shapes.ts';
import { deskTrip, tripTalk } from './trip-shapes.ts';

const person = { who: 'staff', limit: 'read', params: z.object({ id: idParam }) } as const;
const page = { before: z.optional(idParam) };

/** Asked by POST: what is looked for is often a phone number, which belongs in no log of addresses. */
export const searchDesk = defineCall({
  key: deskPaths.search,
  summary: 'People, vehicles, trips, orders and receipts by phone, name, e-mail, plate or number, at most 20 of a kind',
  who: 'staff',
  limit: 'read',
  body: z.strictObject({ q: line(100) }),
  reply: found,
  problems: [],
});

export const readPerson = defineCall({
  key: deskPaths.person,
  summary: 'A passenger or driver: state, papers, what is under way, where they are signed in',
  ...person,
  reply: deskPerson,
  problems: ['not_found'],
});

export const showContact = defineCall({
  key: deskPaths.show,
  summary: 'Shows one thing that is masked of a person: their phone or e-mail; why is written down with who asked',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ field: z.enum(contactFields), reason: line(200) }),
  reply: z.object({ value: z.string() }),
  problems: ['not_found'],
});

export const tripsOfPerson = defineCall({
  key: deskPaths.trips,
  summary: 'Trips that a person asked for, or drove, newest first, 20 at a time',
  ...person,
  query: z.object({
    /** Their own side when absent: what a driver drove, what a passenger asked for. */
    as: z.optional(z.enum(registrableRoles)),
    ...page,
  }),
  reply: z.array(listedTrip),
  problems: ['not_found'],
});

export const ordersOfPerson = defineCall({
  key: deskPaths.orders,
  summary: 'Orders of a person, newest first, 20 at a time',
  ...person,
  query: z.object(page),
  reply: z.array(listedOrder),
  problems: ['not_found'],
});

export const doneAboutPerson = defineCall({
  key: deskPaths.done,
  summary: 'What staff did about a person, as a passenger and as a driver, newest first, 50 at a time',
  ...person,
  query: z.object(page),
  reply: z.array(auditEntry),
  problems: ['not_found'],
});

export const stuckTrips = defineCall({
  key: deskPaths.stuck,
  summary: 'Live trips without a driver, without movement or far longer than expected, what burns most first, at most 100',
  who: 'staff',
  limit: 'read',
  reply: z.array(stuckTrip),
  problems: [],
});

const why = z.strictObject({ reason: line(200) });

export const readTrip = defineCall({
  key: deskPaths.trip,
  summary: 'A trip as staff see it: what happened, whom it was offered to, why drivers were passed over, what moved',
  ...person,
  reply: deskTrip,
  problems: ['not_found'],
});

export const showTripChat = defineCall({
  key: deskPaths.tripChat,
  summary: 'What the two of a trip wrote to each other; why it is read is written down with who asked',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: why,
  reply: tripTalk,
  problems: ['not_found'],
});

export const showRider = defineCall({
  key: deskPaths.showRider,
  summary: 'Shows the phone of who rides where somebody else asked; why is written down with who asked',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: why,
  reply: z.object({ value: z.string() }),
  problems: ['not_found'],
});

export const doneAboutTrip = defineCall({
  key: deskPaths.tripDone,
  summary: 'What staff did about a trip, with why, newest first, 50 at a time',
  ...person,
  query: z.object(page),
  reply: z.array(auditEntry),
  problems: ['not_found'],
});

export const readDeskOrder = defineCall({
  key: deskPaths.order,
  summary: 'An order as staff see it: what was ordered, what it costs, when what happened, and the trip that carries it',
  ...person,
  reply: deskOrder,
  problems: ['not_found'],
});

export const doneAboutOrder = defineCall({
  key: deskPaths.orderDone,
  summary: 'What staff did about an order, newest first, 50 at a time',
  ...person,
  query: z.object(page),
  reply: z.array(auditEntry),
  problems: ['not_found'],
});
