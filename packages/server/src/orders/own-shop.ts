import { eq } from 'drizzle-orm';
import { catalogueItems } from '@safiri/db/catalogue/tables.ts';
import { orders } from '@safiri/db/orders/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Permission } from '@safiri/rules/staff/permissions.ts';
import type { Actor } from '../platform/actor.ts';
import { mayWithShop } from '../platform/permit.ts';
import { notFound } from '../platform/problem.ts';

/**
 * Staff reach every shop, a merchant's people their own: another one is answered like one that is not there.
 * @throws Problem not_found
 */
export function requireShop(actor: Actor, permission: Permission, merchantId: number | null | undefined): void {
  if (merchantId == null || !mayWithShop(actor, permission, merchantId)) throw notFound();
}

/** @throws Problem not_found for an order of another shop, and for one of none */
export async function requireOrderOfShop(reader: Reader, actor: Actor, orderId: number): Promise<void> {
  const [order] = await reader.select({ merchantId: orders.merchantId }).from(orders).where(eq(orders.id, orderId));
  requireShop(actor, 'boards.work', order?.merchantId);
}

/** @throws Problem not_found for what another shop offers */
export async function requireItemOfShop(reader: Reader, actor: Actor, itemId: number): Promise<void> {
  const [item] = await reader.select({ merchantId: catalogueItems.merchantId }).from(catalogueItems).where(eq(catalogueItems.id, itemId));
  requireShop(actor, 'menu.change', item?.merchantId);
}
