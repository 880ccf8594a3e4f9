import { and, sql } from 'drizzle-orm';
import { catalogueItems, merchants } from '@safiri/db/catalogue/tables.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import { isOnMenu, type ItemRow, type MerchantRow } from './queries.ts';

/** Reads of shops and goods that many customers ask for at the same moment, each kind by one prepared statement. */
interface TogetherReads {
  /** A shop of any kind. */
  shop(merchantId: number): Promise<MerchantRow | undefined>;
  /** What is on a menu or a shelf among these, of whichever shop. */
  goods(itemIds: readonly number[]): Promise<ItemRow[]>;
}

function prepareReads(db: Db): TogetherReads {
  const shops = db
    .select()
    .from(merchants)
    .where(sql`${merchants.id} = any(${sql.placeholder('ids')})`)
    .prepare('merchants_by_id');
  const items = db
    .select()
    .from(catalogueItems)
    .where(and(isOnMenu, sql`${catalogueItems.id} = any(${sql.placeholder('ids')})`))
    .prepare('items_by_id');
  return {
    shop: batchCalls<number, MerchantRow | undefined>(async (ids) => {
      const rows = await shops.execute({ ids: [...new Set(ids)] });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    }),
    goods: batchCalls<readonly number[], ItemRow[]>(async (wanted) => {
      const rows = await items.execute({ ids: [...new Set(wanted.flat())] });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return wanted.map((ids) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []));
    }),
  };
}

const reads = new WeakMap<Db, TogetherReads>();

export function readTogether(db: Db): TogetherReads {
  let known = reads.get(db);
  if (known === undefined) reads.set(db, (known = prepareReads(db)));
  return known;
}
