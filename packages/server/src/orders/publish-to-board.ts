import type { Db } from '@safiri/db/platform/connect.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { prepareStaffOfShops, staffOfShop } from '../staff/public.ts';
import type { OrderRow } from './queries.ts';

const SEES = 'boards.read';

/** The board of a merchant's people shows it at once. */
export async function publishToBoard(uow: UnitOfWork, order: Pick<OrderRow, 'merchantId'>): Promise<void> {
  if (order.merchantId === null) return;
  for (const id of await staffOfShop(uow.tx, SEES, order.merchantId)) uow.publish(id, 'board', order.merchantId);
}

function createBoards(db: Db): (merchantId: number) => Promise<number[]> {
  const statement = prepareStaffOfShops(db, SEES);
  return batchCalls<number, number[]>(async (ids) => {
    const byShop = await statement([...new Set(ids)]);
    return ids.map((id) => byShop.get(id) ?? []);
  });
}

const boards = new WeakMap<Db, ReturnType<typeof createBoards>>();

/** Who sees the board of a shop, asked together with others of this moment. */
export function seeBoard(db: Db, merchantId: number): Promise<number[]> {
  let ask = boards.get(db);
  if (ask === undefined) boards.set(db, (ask = createBoards(db)));
  return ask(merchantId);
}
