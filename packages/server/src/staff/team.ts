import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Team } from '@safiri/contract/staff/team-calls.ts';
import { sessions } from '@safiri/db/auth/tables.ts';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { fleets } from '@safiri/db/fleets/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { secondFactors, staffInvitations, staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { defaultCountryId, isCountryId } from '@safiri/rules/countries/countries.ts';
import type { HeldRole } from '@safiri/rules/staff/roles.ts';
import { exampleNumber, textCountry } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem } from '../platform/problem.ts';
import { consentTo } from './approvals.ts';

/** The names of what roles reach, by its number. */
async function namesOf(
  reader: Reader,
  table: typeof merchants | typeof fleets,
  ids: ReadonlyArray<number | null | undefined>,
): Promise<Map<number, string>> {
  const known = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (known.length === 0) return new Map();
  const rows = await reader.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** An invitation of before there were fleets, or limits to markets, names none. */
type KeptRole = Omit<HeldRole, 'fleetId' | 'marketIds'> & Partial<HeldRole>;
const shopNames = (reader: Reader, roles: readonly KeptRole[]) =>
  namesOf(
    reader,
    merchants,
    roles.map(({ merchantId }) => merchantId),
  );
const fleetNames = (reader: Reader, roles: readonly KeptRole[]) =>
  namesOf(
    reader,
    fleets,
    roles.map(({ fleetId }) => fleetId),
  );

/** @throws Problem invalid_request for a shop, a fleet or a market that is not there */
export async function requireReach({ markets }: Pick<Context, 'markets'>, reader: Reader, roles: readonly HeldRole[]): Promise<void> {
  if (roles.some(({ marketIds }) => marketIds?.some((marketId) => markets.byId(marketId) === undefined) === true))
    throw fieldProblem('roles', 'There is no such city');
  const shops = await shopNames(reader, roles);
  if (roles.some(({ merchantId }) => merchantId !== null && !shops.has(merchantId))) throw fieldProblem('roles', 'There is no such shop');
  const known = await fleetNames(reader, roles);
  if (roles.some(({ fleetId }) => fleetId !== null && !known.has(fleetId))) throw fieldProblem('roles', 'There is no such fleet');
}

/** A number as it is written where the operator is: of the first city's country, else of where the team is called. */
function phoneExample(markets: Context['markets'], phones: ReadonlyArray<string | null>): string {
  const known = [markets.all()[0]?.document.country, ...phones.map((phone) => (phone === null ? undefined : textCountry(phone)))];
  return exampleNumber(known.find(isCountryId) ?? defaultCountryId);
}

/** Everybody of the console, those who may sign in first, and the invitations that stand. */
export async function readTeam({ markets }: Pick<Context, 'markets'>, reader: Reader, now: Date): Promise<Team> {
  const members = await reader
    .select({
      userId: staffMembers.userId,
      name: users.name,
      email: users.email,
      phone: staffMembers.phone,
      disabledAt: staffMembers.disabledAt,
      confirmedAt: secondFactors.confirmedAt,
    })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, staffMembers.userId))
    .orderBy(desc(isNull(staffMembers.disabledAt)), asc(users.name), asc(users.id));
  const ids = members.map(({ userId }) => userId);
  const held = await reader.select().from(staffRoleRows).orderBy(asc(staffRoleRows.id));
  const signedIn =
    ids.length === 0
      ? []
      : await reader
          .select({ userId: sessions.userId, since: sessions.createdAt, browser: sessions.userAgent })
          .from(sessions)
          .where(and(inArray(sessions.userId, ids), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
          .orderBy(desc(sessions.id));
  const invited = await reader
    .select({ invitation: staffInvitations, invitedBy: users.name })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(and(isNull(staffInvitations.usedAt), isNull(staffInvitations.withdrawnAt), gt(staffInvitations.expiresAt, now)))
    .orderBy(asc(staffInvitations.id));
  const everyRole = [...held, ...invited.flatMap(({ invitation }) => invitation.roles)];
  const shops = await shopNames(reader, everyRole);
  const named = await fleetNames(reader, everyRole);
  const asked = await consentTo(reader, 'staff_owner', ids);
  const nameOf = (id: string) => markets.byId(id)?.document.name ?? id;
  const present = ({ role, merchantId, fleetId = null, marketIds = null }: KeptRole) => ({
    role,
    merchantId,
    fleetId,
    marketIds: marketIds === null ? null : [...marketIds],
    markets: marketIds?.map(nameOf) ?? null,
    shop: merchantId === null ? null : (shops.get(merchantId) ?? null),
    fleet: fleetId === null ? null : (named.get(fleetId) ?? null),
  });
  return {
    members: members.map(({ userId, name, email, phone, disabledAt, confirmedAt }) => ({
      userId,
      name,
      email: email ?? '',
      phone,
      roles: held.filter((row) => row.userId === userId).map(present),
      isDisabled: disabledAt !== null,
      secondFactor: confirmedAt !== null,
      sessions: signedIn.filter((row) => row.userId === userId).map(({ since, browser }) => ({ since: since.toISOString(), browser })),
      ownerAsked: asked.get(userId) === 'asked',
      isDemo: isDemoAddress(email ?? ''),
    })),
    invitations: invited.map(({ invitation, invitedBy }) => ({
      id: invitation.id,
      name: invitation.name,
      email: invitation.email,
      phone: invitation.phone,
      roles: invitation.roles.map(present),
      invitedBy,
      expiresAt: invitation.expiresAt.toISOString(),
    })),
    phoneExample: phoneExample(
      markets,
      members.map(({ phone }) => phone),
    ),
    markets: markets
      .all()
      .map(({ document: { id, name } }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
