import { and, eq, inArray, isNull, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Reader } from '@safiri/db/platform/connect.ts';
import { staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { users } from '@safiri/db/users/tables.ts';
import { rolesThatMay, wholeInstance, type Grant, type Permission } from '@safiri/rules/staff/permissions.ts';
import { ownObjectsOnly, staffRoles, type StaffRole } from '@safiri/rules/staff/roles.ts';

/** Roles without a limit, and those that are limited to markets among which this one is. */
const reaching = (permission: Permission, marketId: SQL | undefined): SQL | undefined => {
  if (wholeInstance.includes(permission)) return isNull(staffRoleRows.marketIds);
  return marketId === undefined ? undefined : or(isNull(staffRoleRows.marketIds), sql`${marketId} = any(${staffRoleRows.marketIds})`);
};

async function membersWhere(reader: Reader, permission: Permission, reach: SQL | undefined): Promise<number[]> {
  const rows = await reader
    .selectDistinct({ id: staffMembers.userId })
    .from(staffMembers)
    .innerJoin(staffRoleRows, eq(staffRoleRows.userId, staffMembers.userId))
    .where(and(isNull(staffMembers.disabledAt), inArray(staffRoleRows.role, rolesThatMay(permission)), reach));
  return rows.map(({ id }) => id);
}

const everywhere = notInArray(staffRoleRows.role, [...ownObjectsOnly]);

/**
 * Who of the team may do it with everybody's objects: they are told of what happens.
 * @param marketId of what happens; without it those whose role is limited to some markets are among them, whichever these are
 */
export const staffWho = (reader: Reader, permission: Permission, marketId?: string): Promise<number[]> =>
  membersWhere(reader, permission, and(everywhere, reaching(permission, marketId === undefined ? undefined : sql`${marketId}`)));

/** The team, and the shop's own people. */
const atShop = (permission: Permission, merchantId: SQL): SQL | undefined =>
  or(
    and(everywhere, reaching(permission, sql`(select city_id from merchants where id = ${merchantId})`)),
    eq(staffRoleRows.merchantId, merchantId),
  );

/** Who may do it with this shop's things: the team, and the shop's own people. */
export const staffOfShop = (reader: Reader, permission: Permission, merchantId: number): Promise<number[]> =>
  membersWhere(reader, permission, atShop(permission, sql`${merchantId}`));

/** The same of several shops by one prepared statement, by the shop. */
export function prepareStaffOfShops(db: Db, permission: Permission): (merchantIds: readonly number[]) => Promise<Map<number, number[]>> {
  const shop = sql<number>`shop.id`;
  const statement = db
    .selectDistinct({ merchantId: shop, userId: staffMembers.userId })
    .from(staffRoleRows)
    .innerJoin(staffMembers, eq(staffMembers.userId, staffRoleRows.userId))
    .innerJoin(sql`unnest(${sql.placeholder('merchantIds')}::int[]) as shop (id)`, atShop(permission, shop))
    .where(and(isNull(staffMembers.disabledAt), inArray(staffRoleRows.role, rolesThatMay(permission))))
    .prepare(`staff_of_shops_${permission.replace('.', '_')}`);
  return async (merchantIds) => {
    const rows = await statement.execute({ merchantIds });
    const byShop = Map.groupBy(rows, ({ merchantId }) => merchantId);
    return new Map([...byShop].map(([id, people]) => [id, people.map(({ userId }) => userId)]));
  };
}

/** Whether somebody owns this console; the demo's own account is nobody. */
export async function hasOwner(reader: Reader): Promise<boolean> {
  const owners = await reader
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .innerJoin(staffRoleRows, and(eq(staffRoleRows.userId, staffMembers.userId), eq(staffRoleRows.role, 'owner')))
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(and(isNull(staffMembers.disabledAt), not(isDemoPerson)))
    .limit(1);
  return owners.length > 0;
}

/** Somebody of the console. */
export interface Member {
  readonly userId: number;
  readonly phone: string | null;
  readonly disabledAt: Date | null;
  readonly roles: StaffRole[];
  /** Each role with the markets that it is limited to. */
  readonly grants: Grant[];
}

export async function findMember(reader: Reader, userId: number): Promise<Member | undefined> {
  const rows = await reader
    .select({ member: staffMembers, role: staffRoleRows.role, marketIds: staffRoleRows.marketIds })
    .from(staffMembers)
    .leftJoin(staffRoleRows, eq(staffRoleRows.userId, staffMembers.userId))
    .where(eq(staffMembers.userId, userId));
  const [first] = rows;
  if (first === undefined) return undefined;
  const { phone, disabledAt } = first.member;
  return {
    userId,
    phone,
    disabledAt,
    roles: staffRoles.filter((role) => rows.some((row) => row.role === role)),
    grants: rows.flatMap(({ role, marketIds }) => (role === null ? [] : [{ role, marketIds }])),
  };
}
