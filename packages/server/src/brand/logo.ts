import { createHash } from 'node:crypto';
import { brandLogos } from '@safiri/db/brand/tables.ts';
import type { Tx } from '@safiri/db/platform/connect.ts';

/**
 * Keeps a logo that was made anew, once.
 * @returns its hash, by which a document names it
 */
export async function keepLogo(tx: Pick<Tx, 'insert'>, content: Buffer): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  await tx.insert(brandLogos).values({ hash, content }).onConflictDoNothing();
  return hash;
}
