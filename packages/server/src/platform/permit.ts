import { permissionFor } from '@safiri/contract/staff/permissions.ts';
import type { Reach } from '@safiri/db/staff/reach.ts';
import { grantedBeyondOwn, grantedBy, marketsOf, permits, type Permission } from '@safiri/rules/staff/permissions.ts';
import type { Actor } from './actor.ts';
import type { Markets } from './markets.ts';
import { Problem } from './problem.ts';

type Standing = Pick<Actor, 'staff' | 'secondFactor'>;

/** Whether this is a member of staff, with the second factor given, who may do it, be it in some markets or with their own objects alone. */
export const mayAsStaff = ({ staff, secondFactor }: Standing, permission: Permission): boolean =>
  staff !== null && secondFactor && grantedBy(staff.grants, permission);

/** Whether staff may do it with this shop's things: everybody's, or those of a merchant's own. In which markets, {@link reachOf} says. */
export const mayWithShop = (actor: Standing, permission: Permission, merchantId: number): boolean =>
  mayAsStaff(actor, permission) && shopsWithin(actor, permission)?.includes(merchantId) !== false;

/** The shops that staff may do it with; undefined for all of them. */
export const shopsWithin = ({ staff }: Standing, permission: Permission): readonly number[] | undefined =>
  staff === null || grantedBeyondOwn(staff.grants, permission) ? undefined : staff.merchantIds;

/** The fleets that staff may do it with; undefined for all of them. */
export const fleetsWithin = ({ staff }: Standing, permission: Permission): readonly number[] | undefined =>
  staff === null || grantedBeyondOwn(staff.grants, permission) ? undefined : staff.fleetIds;

/** What staff may do it with whose roles are limited to some markets; undefined without such a limit. */
export function reachOf(markets: Pick<Markets, 'byId'>, { staff }: Pick<Actor, 'staff'>, permission: Permission): Reach | undefined {
  const marketIds = staff === null ? undefined : marketsOf(staff.grants, permission);
  if (staff === null || marketIds === undefined) return undefined;
  return {
    marketIds,
    countryIds: [...new Set(marketIds.flatMap((id) => markets.byId(id)?.document.country ?? []))],
    merchantIds: permits(['merchant'], permission) ? staff.merchantIds : [],
  };
}

/**
 * For a market that a body names, and no path.
 * @throws Problem not_found for one beyond the roles of who acts
 */
export function requireMarket(markets: Pick<Markets, 'byId'>, actor: Pick<Actor, 'staff'>, permission: Permission, marketId: string): void {
  if (reachOf(markets, actor, permission)?.marketIds.includes(marketId) === false)
    throw new Problem('not_found', 'Your role does not reach this city.');
}

/**
 * The one place where the roles of staff are enforced: what the contract names for a call (`contract/staff/permissions.ts`) must be
 * given to one of them. Who is no staff is refused by `who`, or by the object.
 * @throws Problem forbidden
 */
export function requirePermission({ staff }: Pick<Actor, 'staff'>, key: string): void {
  const permission = permissionFor(key);
  if (staff !== null && permission !== undefined && !grantedBy(staff.grants, permission)) {
    throw new Problem('forbidden', 'Your role does not allow this. Ask an owner of the console.');
  }
}
