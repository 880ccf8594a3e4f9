import { eq, inArray } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { staffMembers } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { isReachable, type Reach } from '@safiri/rules/safety/on-call.ts';
import { countPushDevices } from '../notifications/public.ts';
import type { Config } from '../platform/config.ts';
import { staffWho } from '../staff/public.ts';

/** Somebody who may be on call. */
export interface TeamMember {
  readonly id: number;
  readonly name: string;
  /** International form; null of who gave none. */
  readonly phone: string | null;
  readonly language: string;
  readonly reach: Reach;
}

function reachOf(phone: string | null, devices: number, canText: boolean): Reach {
  const byText = phone !== null && canText;
  if (devices > 0) return byText ? 'both' : 'push';
  return byText ? 'text' : 'nothing';
}

/**
 * Who may handle emergencies, with how each can be reached now, by name.
 * @param alsoIds people whose hours still stand though they may not any more, or were shut out
 */
export async function findTeam(reader: Reader, config: Pick<Config, 'sms'>, alsoIds: readonly number[] = []): Promise<TeamMember[]> {
  const inTeam = new Set(await staffWho(reader, 'emergencies.handle'));
  const ids = [...new Set([...inTeam, ...alsoIds])];
  if (ids.length === 0) return [];
  const rows = await reader
    .select({ id: users.id, name: users.name, phone: staffMembers.phone, language: users.language })
    .from(users)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .where(inArray(users.id, ids))
    .orderBy(users.name, users.id);
  const devices = await countPushDevices(reader, ids);
  return rows.map((row) => ({
    ...row,
    reach: inTeam.has(row.id) ? reachOf(row.phone, devices.get(row.id) ?? 0, config.sms !== undefined) : 'gone',
  }));
}

/** Those whom an alarm reaches. */
export const reachableIds = (team: readonly TeamMember[]): Set<number> =>
  new Set(team.filter(({ reach }) => isReachable(reach)).map(({ id }) => id));
