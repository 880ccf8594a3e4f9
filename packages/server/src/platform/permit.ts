import { permissionFor } from '@safiri/contract/staff/permissions.ts';
import { permits, permitsEverywhere, type Permission } from '@safiri/rules/staff/permissions.ts';
import type { Actor } from './actor.ts';
import { Problem } from './problem.ts';

type Standing = Pick<Actor, 'staff' | 'secondFactor'>;

/** Whether this is a member of staff, with the second factor given, who may do it, be it with their own objects alone. */
export const mayAsStaff = ({ staff, secondFactor }: Standing, permission: Permission): boolean =>
  staff !== null && secondFactor && permits(staff.roles, permission);

/** Whether staff may do it with this shop's things: everybody's, or those of a merchant's own. */
export const mayWithShop = (actor: Standing, permission: Permission, merchantId: number): boolean =>
  mayAsStaff(actor, permission) && shopsWithin(actor, permission)?.includes(merchantId) !== false;

/** The shops that staff may do it with; undefined for all of them. */
export const shopsWithin = ({ staff }: Standing, permission: Permission): readonly number[] | undefined =>
  staff === null || permitsEverywhere(staff.roles, permission) ? undefined : staff.merchantIds;

/** The fleets that staff may do it with; undefined for all of them. */
export const fleetsWithin = ({ staff }: Standing, permission: Permission): readonly number[] | undefined =>
  staff === null || permitsEverywhere(staff.roles, permission) ? undefined : staff.fleetIds;

/**
 * The one place where the roles of staff are enforced: what the contract names for a call (`contract/staff/permissions.ts`) must be
 * given to one of them. Who is no staff is refused by `who`, or by the object.
 * @throws Problem forbidden
 */
export function requirePermission({ staff }: Pick<Actor, 'staff'>, key: string): void {
  const permission = permissionFor(key);
  if (staff !== null && permission !== undefined && !permits(staff.roles, permission)) {
    throw new Problem('forbidden', 'Your role does not allow this. Ask an owner of the console.');
  }
}
