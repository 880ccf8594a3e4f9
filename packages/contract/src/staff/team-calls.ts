import * as z from 'zod/mini';
import { invitableRoles } from '@safiri/rules/staff/permissions.ts';
import { isWholeRole, staffRoles, type HeldRole } from '@safiri/rules/staff/roles.ts';
import { defineCall } from '../call.ts';
import { done, id, idParam, instant, line, personName } from '../fields.ts';
import { staffPaths } from './paths.ts';

/** What came with a role: a merchant's shop, a fleet owner's fleet, of others the markets that it is limited to, or all. */
const reach = {
  merchantId: z.nullable(id),
  fleetId: z._default(z.nullable(id), null),
  marketIds: z._default(
    z.nullable(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(200))),
    null,
  ),
};
const namesItsReach = z.refine<HeldRole>(isWholeRole, {
  path: ['role'],
  error:
    'A merchant has a shop, the owner of a fleet has a fleet, nobody else has either; owners, merchants and fleets are not limited to markets',
});
const mostRoles = z.maxLength(20);
const heldRole = z.strictObject({ role: z.enum(staffRoles), ...reach }).check(namesItsReach);
const invitedRole = z.strictObject({ role: z.enum(invitableRoles), ...reach }).check(namesItsReach);

const shownRole = z.object({
  role: z.enum(staffRoles),
  merchantId: z.nullable(id),
  fleetId: z.nullable(id),
  marketIds: z.nullable(z.array(z.string())),
  shop: z.nullable(z.string()),
  fleet: z.nullable(z.string()),
  /** The names of these markets. */
  markets: z.nullable(z.array(z.string())),
});

export const teamMember = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  /** Where they are called at work. */
  phone: z.nullable(z.string()),
  roles: z.array(shownRole),
  isDisabled: z.boolean(),
  /** The authenticator is set up. */
  secondFactor: z.boolean(),
  /** Where they are signed in, the latest first. */
  sessions: z.array(z.object({ since: instant, browser: z.nullable(z.string()) })),
  /** A second person has to agree that they become an owner. */
  ownerAsked: z.boolean(),
  /** The demo's own, which stays as it is. */
  isDemo: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMember>;

export const openInvitation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  roles: z.array(shownRole),
  invitedBy: z.string(),
  expiresAt: instant,
});
export type OpenInvitation = z.infer<typeof openInvitation>;

export const team = z.object({
  members: z.array(teamMember),
  invitations: z.array(openInvitation),
  /** To which a role can be limited. */
  markets: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A number at work as it is written in the operator's country, which nobody has. */
  phoneExample: z.string(),
});
export type Team = z.infer<typeof team>;

export const readTeam = defineCall({
  key: staffPaths.team,
  summary: 'Who works in the console, what they are, where they are signed in, and who is invited',
  who: 'staff',
  limit: 'read',
  reply: team,
  problems: [],
});

const member = { who: 'staff', limit: 'write', params: z.object({ id: idParam }), reply: team } as const;

export const setMemberRoles = defineCall({
  key: staffPaths.setRoles,
  summary: 'Gives a member exactly these roles; that of an owner waits until a second person agrees',
  ...member,
  body: z.strictObject({ roles: z.array(heldRole).check(mostRoles) }),
  problems: ['not_found', 'last_owner', 'illegal_transition'],
});
export const setMemberPhone = defineCall({
  key: staffPaths.setPhone,
  summary: 'Where a member is called at work, in the international form',
  ...member,
  body: z.strictObject({ phone: line(24) }),
  problems: ['not_found', 'illegal_transition'],
});
export const disableMember = defineCall({
  key: staffPaths.disable,
  summary: 'Shuts a member out and ends every session of theirs',
  ...member,
  problems: ['not_found', 'last_owner', 'illegal_transition'],
});
export const enableMember = defineCall({
  key: staffPaths.enable,
  summary: 'Lets a member in again',
  ...member,
  problems: ['not_found', 'illegal_transition'],
});
export const signMemberOut = defineCall({
  key: staffPaths.signOut,
  summary: 'Ends every session of a member',
  ...member,
  problems: ['not_found', 'illegal_transition'],
});

/** The address by which somebody signs in to the console. */
export const workEmail = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.email({ error: 'Enter an email address' }));

export const invite = defineCall({
  key: staffPaths.invite,
  summary: 'Invites somebody into the team by a link that works once, for three days; an invitation before it is void',
  who: 'staff',
  limit: 'mail',
  body: z.strictObject({
    email: workEmail,
    name: personName,
    phone: line(24),
    roles: z.array(invitedRole).check(z.minLength(1), mostRoles),
  }),
  reply: z.object({ team, link: z.string() }),
  problems: ['account_exists'],
});
export const withdrawInvitation = defineCall({
  key: staffPaths.withdraw,
  summary: 'Makes the link of an invitation void',
  ...member,
  problems: ['not_found'],
});

const token = line(100);

export const readInvitation = defineCall({
  key: staffPaths.readInvitation,
  summary: 'Whom an invitation is for, while it stands',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ token }),
  reply: z.object({ name: z.string(), email: z.string() }),
  problems: ['invitation_invalid'],
});
export const acceptInvitation = defineCall({
  key: staffPaths.accept,
  summary: 'Takes an invitation up with a password: makes the account, once',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ token, password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  reply: done,
  problems: ['invitation_invalid', 'account_exists'],
});
