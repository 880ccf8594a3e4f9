import { desc, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { brandLogos, brandVersions } from '@safiri/db/brand/tables.ts';
import { brandOf } from '@safiri/contract/brand/document.ts';
import { ownBrands, type BrandInForce, type Brands } from '../platform/brand.ts';
import { storedBrand } from './read-brand.ts';

/** How often a node looks for what is new, milliseconds: it follows within five seconds also without a bus. */
const LOOK_MS = 3000;

/** Reads the brand and keeps it: every page and every message asks for it. */
export async function openBrands(reader: Reader, onError: (error: unknown) => void = () => {}): Promise<Brands> {
  let current: BrandInForce = ownBrands.current();
  let logo: { readonly hash: string; readonly content: Buffer } | undefined;

  async function read(): Promise<void> {
    const [newest] = await reader.select({ number: brandVersions.number }).from(brandVersions).orderBy(desc(brandVersions.number)).limit(1);
    if (newest === undefined || newest.number <= current.number) return;
    const [row] = await reader
      .select({ document: brandVersions.document })
      .from(brandVersions)
      .where(eq(brandVersions.number, newest.number));
    // Two reads may cross: the newer one stays.
    if (row !== undefined && newest.number > current.number) {
      current = { number: newest.number, brand: brandOf(storedBrand(row.document)) };
    }
  }

  await read();
  const timer = setInterval(() => void read().catch(onError), LOOK_MS);
  timer.unref();
  return {
    current: () => current,
    async logo(hash) {
      if (logo?.hash === hash) return logo.content;
      const [row] = await reader.select({ content: brandLogos.content }).from(brandLogos).where(eq(brandLogos.hash, hash));
      if (row === undefined) return undefined;
      // That of the brand alone is asked for again and again.
      if (hash === current.brand.logo) logo = { hash, content: row.content };
      return row.content;
    },
    refresh: read,
    stop: () => clearInterval(timer),
  };
}
