import { eq } from 'drizzle-orm';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Holds a shop's row until the unit of work ends: names and pictures of one shop change one after the other. @throws Problem not_found */
export async function lockShop(uow: UnitOfWork, merchantId: number): Promise<void> {
  const [merchant] = await uow.tx.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merchantId)).for('no key update');
  if (merchant === undefined) throw notFound();
}
