import { createHash } from 'node:crypto';
import { PAGE_BRAND_ID, textVersions, type Brand, type PageBrand } from '@safiri/rules/brand/brand.ts';
import { brandCss } from '@safiri/rules/brand/colors.ts';
import { product } from '@safiri/rules/product.ts';

/** The id of the data of a prerendered page (web/inline/page-data.ts). */
const PAGE_DATA = /(<script type="application\/json" id="page-data">)([\s\S]*?)(<\/script>)/;
/** What is no words of a page. */
const CODE = /(<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>)/;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** JSON that stands in a page: nothing in it ends the script. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Where the files of a logo are served; an address never shows anything else. */
export const logoFile = (hash: string, kind: 'logo' | '192' | '512' | 'maskable') => `/brand/${hash}-${kind}.png`;

/** What a page is told of the brand. */
export function pageBrandOf(brand: Brand): PageBrand {
  const { name, tagline, colors, contact, company, address, taxNumber, logo } = brand;
  const shown = logo === undefined ? undefined : logoFile(logo, 'logo');
  const texts = textVersions(brand);
  const isSilent = Object.keys(texts).length === 0;
  return { name, tagline, colors, contact, company, address, taxNumber, logo: shown, texts: isSilent ? undefined : texts };
}

/** The style sheet of the two colours; undefined where the product's own stand. */
export const styleOf = ({ colors }: Brand): string | undefined => (colors === undefined ? undefined : brandCss(colors));

const hashes = new WeakMap<Brand, string>();

/** By which the policy of a page allows its style sheet; asked with every page. */
export function styleHash(brand: Brand): string | undefined {
  const style = styleOf(brand);
  if (style === undefined) return undefined;
  const hash = hashes.get(brand) ?? `sha256-${createHash('sha256').update(style).digest('base64')}`;
  hashes.set(brand, hash);
  return hash;
}

interface PageTexts {
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * The texts of a prerendered page in other languages. They stand by the English ones: where that names the product, so do the others, and
 * nowhere else (in Swahili the product's name is a word of its own).
 */
function renamedData(json: string, name: string): string {
  const data = JSON.parse(json) as PageTexts;
  const renamed = (text: string) => text.replaceAll(product.name, () => name);
  const texts = Object.entries(data.texts).map(([english, others]) =>
    english.includes(product.name) ? [renamed(english), others.map(renamed)] : [english, others],
  );
  return asData({ ...data, texts: Object.fromEntries(texts) as PageTexts['texts'] });
}

/** A built page with the operator's name, colours and icons in it, and what the app knows of the brand. */
export function brandedPage(html: string, brand: Brand): string {
  const { name, logo, colors, tagline } = brand;
  const words = html
    .replace(PAGE_DATA, (_, before: string, json: string, after: string) => before + renamedData(json, name) + after)
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(product.name, () => escaped(name))))
    .join('');
  const style = styleOf(brand);
  const data = `<script type="application/json" id="${PAGE_BRAND_ID}">${asData(pageBrandOf(brand))}</script>`;
  const head = data + (style === undefined ? '' : `<style>${style}</style>`);
  let page = words.replace('</head>', () => `${head}</head>`);
  // The app draws its own over it: what it takes over must be what it would draw.
  page = page.replace('<div id="root" data-prerendered=', '<div id="root" data-chosen="" data-prerendered=');
  if (colors !== undefined) page = page.replace(/(<meta name="theme-color" content=")[^"]*/, `$1${colors.primary}`);
  if (tagline.en !== undefined) {
    const line = escaped(tagline.en);
    page = page.replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + line);
  }
  if (logo === undefined) return page;
  return page
    .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${logoFile(logo, '192')}" type="image/png">`)
    .replace(/<link rel="apple-touch-icon"[^>]*>/, `<link rel="apple-touch-icon" href="${logoFile(logo, 'maskable')}">`);
}

interface Manifest {
  readonly icons: readonly object[];
  readonly shortcuts: ReadonlyArray<{ readonly icons: readonly object[] }>;
}

/** The built manifest of the app with the operator's name, colours and icons. */
export function brandedManifest(json: string, { name, shortName, tagline, colors, logo }: Brand): string {
  const manifest = JSON.parse(json) as Manifest;
  const icon = (kind: '192' | '512' | 'maskable', sizes: string, purpose: string) =>
    logo === undefined ? [] : [{ src: logoFile(logo, kind), sizes, type: 'image/png', purpose }];
  const icons = [...icon('192', '192x192', 'any'), ...icon('512', '512x512', 'any'), ...icon('maskable', '512x512', 'maskable')];
  const looks = logo === undefined ? {} : { icons, shortcuts: manifest.shortcuts.map((one) => ({ ...one, icons: icons.slice(0, 1) })) };
  return JSON.stringify({
    ...manifest,
    ...looks,
    name,
    short_name: shortName,
    ...(tagline.en === undefined ? {} : { description: tagline.en }),
    ...(colors === undefined ? {} : { theme_color: colors.primary, background_color: colors.primary }),
  });
}

const WORKER_VERSION = /(version:\s*[`"'][0-9a-f]{12})(?=[`"'])/;

/**
 * The built worker as another one than before: browsers take a changed worker for a new version, which fetches the page that it shows
 * without a network anew.
 * @throws Error where the worker names no version: it would go on showing the old brand
 */
export function brandedWorker(script: string, number: number): string {
  if (!WORKER_VERSION.test(script)) throw new Error('the built worker names no version (web/build/worker.mjs)');
  return script.replace(WORKER_VERSION, `$1-${number}`);
}
