import { desc, eq, sql } from 'drizzle-orm';
import { violatedUnique, type Reader, type Tx } from '@safiri/db/platform/connect.ts';
import { brandLogos, brandVersions } from '@safiri/db/brand/tables.ts';
import type { BrandText } from '@safiri/contract/brand/document.ts';
import { legalTexts, ownBrand, textVersions, withdrawnVersions, type TextVersions } from '@safiri/rules/brand/brand.ts';
import { Problem } from '../platform/problem.ts';
import { DocumentError, type Fault } from '../platform/written-document.ts';
import { storedBrand, type ReadBrand } from './read-brand.ts';

/** The newest version of the document. */
export interface NewestBrand {
  /** 0 where none was written: then the product's own is in force. */
  readonly number: number;
  readonly digest: string | null;
  readonly text: BrandText;
}

const ownText: BrandText = { schema: 1, name: ownBrand.name, tagline: {}, contact: {}, senders: {}, texts: {} };

/** What everybody goes on from: the newest version, or the product's own where there is none. */
export async function newestBrand(reader: Reader): Promise<NewestBrand> {
  const [row] = await reader.select().from(brandVersions).orderBy(desc(brandVersions.number)).limit(1);
  return row === undefined
    ? { number: 0, digest: null, text: ownText }
    : { number: row.number, digest: row.digest, text: storedBrand(row.document) };
}

/** The highest version of each text that was ever in force, also of one that was taken away since: people agreed to it. */
export async function highestVersions(reader: Reader): Promise<TextVersions> {
  const highest: Partial<Record<keyof TextVersions, number>> = {};
  for (const text of legalTexts) {
    const [row] = await reader
      .select({ version: sql<number | null>`max((${brandVersions.document} #>> array['texts', ${text}, 'version'])::int)` })
      .from(brandVersions);
    if (row?.version != null) highest[text] = row.version;
  }
  return highest;
}

/** Who writes, over which version. */
export interface Writing {
  /** The version that was looked at. */
  readonly seen: number;
  readonly why: string | null;
  /** Null of the command line. */
  readonly authorId: number | null;
}

/** What became of it. */
export interface WrittenBrand {
  readonly number: number;
  readonly isNew: boolean;
}

const changedMeanwhile = () => new Problem('changed_meanwhile', 'Somebody else has changed this meanwhile. Look at it again.');

/** What only the database knows to be wrong with a document. */
async function faultsBeside(tx: Tx, { brand }: ReadBrand): Promise<Fault[]> {
  const back = withdrawnVersions(await highestVersions(tx), textVersions(brand)).map((text) => ({
    path: ['texts', text, 'version'],
    error: 'is a version before one that people agreed to',
  }));
  if (brand.logo === undefined) return back;
  const [logo] = await tx.select({ hash: brandLogos.hash }).from(brandLogos).where(eq(brandLogos.hash, brand.logo));
  return logo === undefined ? [...back, { path: ['logo'], error: 'is no picture that was taken in' }] : back;
}

/**
 * Writes the next version of the document. The newest one written again changes nothing. The number that it takes is unique: of two
 * who looked at the same version one is refused.
 * @throws Problem changed_meanwhile; DocumentError for a text of a version before one that was in force, and for an unknown logo
 */
export async function writeBrand(tx: Tx, read: ReadBrand, { seen, why, authorId }: Writing): Promise<WrittenBrand> {
  const newest = await newestBrand(tx);
  if (newest.digest === read.digest) return { number: newest.number, isNew: false };
  if (newest.number !== seen) throw changedMeanwhile();
  const faults = await faultsBeside(tx, read);
  if (faults.length > 0)
    throw new DocumentError(
      faults.map(({ path, error }) => `${path.join('.')} ${error}`),
      faults,
    );
  const number = seen + 1;
  try {
    await tx.insert(brandVersions).values({ number, document: read.text, digest: read.digest, why, authorId });
  } catch (error) {
    if (violatedUnique(error) === 'brand_versions_number') throw changedMeanwhile();
    throw error;
  }
  return { number, isNew: true };
}
