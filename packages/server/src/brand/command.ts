import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isMap, parseDocument, stringify } from 'yaml';
import { legalTexts, type Brand } from '@safiri/rules/brand/brand.ts';
import { brandSurfaces, tokensOf } from '@safiri/rules/brand/colors.ts';
import { contrastRatio } from '@safiri/rules/brand/contrast.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import type { Context } from '../platform/context.ts';
import { DocumentError } from '../platform/written-document.ts';
import { makeLogo } from '../uploads/public.ts';
import { htmlOf } from './markdown.ts';
import { keepLogo } from './logo.ts';
import { readBrandText } from './read-brand.ts';
import { newestBrand, writeBrand } from './write-brand.ts';

const HASH = /^[0-9a-f]{16}$/;

/** Stands for a picture that is not kept yet. */
const NOT_KEPT = '0'.repeat(16);

/** The path of the picture that a file names; undefined where it names none, or one that was taken in before. */
function pictureNamed(file: string): string | undefined {
  const document = parseDocument(file, { logLevel: 'silent' });
  const named = document.errors.length === 0 && isMap(document.contents) ? document.get('logo') : undefined;
  return typeof named === 'string' && !HASH.test(named) ? named : undefined;
}

/** A file, and the picture that it names, made anew. */
interface BrandFile {
  readonly text: string;
  readonly logo: Buffer | undefined;
  /** As it was checked, before its picture is kept. */
  readonly brand: Brand;
}

/** @throws DocumentError with every fault of the file, then with that of its picture */
async function readFile(path: string): Promise<BrandFile> {
  const text = readFileSync(path, 'utf8');
  const named = pictureNamed(text);
  const { brand } = readBrandText(text, named === undefined ? undefined : NOT_KEPT);
  if (named === undefined) return { text, brand, logo: undefined };
  const logo = await makeLogo(resolve(dirname(path), named)).catch((error: NodeJS.ErrnoException) => ({ refused: error.message }));
  if ('refused' in logo) throw new DocumentError([`logo ${named}: ${logo.refused}`]);
  return { text, brand, logo };
}

/** `apply FILE`: a new version, or none where the newest says the same. @returns what is said */
export async function applyBrandFile(ctx: Context, path: string, why: string | null): Promise<string[]> {
  const { text, logo, brand } = await readFile(path);
  const written = await ctx.db.transaction(async (tx) => {
    const document = readBrandText(text, logo === undefined ? undefined : await keepLogo(tx, logo));
    const { number } = await newestBrand(tx);
    return writeBrand(tx, document, { seen: number, why, authorId: null });
  });
  return [
    written.isNew
      ? `${brand.name} has version ${written.number}; servers follow within five seconds.`
      : `${brand.name} stands as it is: version ${written.number} says the same.`,
  ];
}

/** `export`: the newest document as YAML; the product's own where there is none. */
export async function exportBrand(ctx: Context): Promise<string> {
  return stringify((await newestBrand(ctx.db)).text);
}

function colorLines({ colors }: Brand): string[] {
  if (colors === undefined) return ['colours\tthe product’s own'];
  const line = (theme: 'day' | 'night') => {
    const { primary } = tokensOf(colors)[theme];
    const on = Object.entries(brandSurfaces[theme]).map(([place, color]) => `${contrastRatio(primary, color).toFixed(1)} ${place}`);
    return `${theme}\t${primary}\tcontrast ${on.join(', ')}`;
  };
  return [line('day'), line('night')];
}

/** `preview FILE`: what people would see of it, and what they would be asked. */
export async function previewBrandFile(ctx: Context, path: string): Promise<string[]> {
  const file = await readFile(path);
  const { brand } = file;
  const before = (await newestBrand(ctx.db)).text.texts;
  const texts = legalTexts.map((name) => {
    const written = brand.texts[name];
    if (written === undefined) return `${name}\tnot published`;
    const inLanguages = languageIds.filter((language) => written[language] !== undefined);
    const asks = written.version === before[name]?.version ? 'nobody is asked again' : 'everybody is asked';
    const words = htmlOf(written[inLanguages[0] ?? 'en'] ?? '')
      .replaceAll(/<[^>]*>/g, '')
      .trim()
      .split(/\s+/);
    return `${name}\tversion ${written.version}\t${inLanguages.join(', ')}\t${words.length} words\t${asks}`;
  });
  const { phone = '-', email = '-', hours = '-' } = brand.contact;
  const logo = file.logo === undefined ? (brand.logo ?? 'the product’s own') : `${Math.ceil(file.logo.length / 1024)} KB, made anew`;
  return [
    `name\t${brand.name} (${brand.shortName})`,
    ...colorLines(brand),
    `logo\t${logo}`,
    `contact\t${phone}, ${email}, ${hours}`,
    `senders\t${brand.senders.sms ?? 'SMS_SENDER'}, ${brand.senders.mail ?? brand.name}`,
    ...texts,
  ];
}
