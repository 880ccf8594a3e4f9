import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { walkFolder, walkSeed } from './folder.ts';
import { allStations, states, stations } from './stations.ts';
import { fileOf, isBase, sizes, variantsBy, type Size, type Variant } from './variants.ts';

interface Picture {
  readonly name: string;
  readonly variant: Variant;
  readonly file: string;
}

const onPhone: Variant = { size: 'phone', theme: 'light', language: 'en' };
const picture = (name: string, variant: Variant): Picture => ({ name, variant, file: fileOf(name, variant) });
const PER_SHEET = 12;

const titleOf = ({ name, variant: { theme, language } }: Picture) => [name, theme, language].join(' · ');
const figure = (one: Picture) =>
  `<figure style="width:${sizes[one.variant.size].width / 2}px"><a href="${one.file}"><img src="${one.file}" width="${sizes[one.variant.size].width / 2}" alt="${titleOf(one)}"></a><figcaption>${titleOf(one)}</figcaption></figure>`;
const style =
  'body{font:14px system-ui;margin:16px;background:#ddd}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}figcaption{padding:4px 0}img{display:block;border:1px solid #999}';
const pageOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}`;
const group = (title: string, pictures: readonly Picture[]) => `<h2>${title}</h2><div>${pictures.map(figure).join('')}</div>`;

/** Writes `index.html` with all pictures, and sheets of twelve to look at side by side. @throws when a picture is missing */
// oxlint-disable-next-line import/no-default-export -- Playwright calls what a teardown exports so
export default async function writeIndex(): Promise<void> {
  // Launches that were walked by themselves take no pictures.
  if (!existsSync(walkFolder)) return;
  const variants = variantsBy(walkSeed);
  const all = allStations.flatMap((name) => (variants.get(name) ?? []).map((variant) => picture(name, variant)));
  const ofStates = states.map((name) => picture(name, onPhone));
  const base = (size: Size) => all.filter(({ variant }) => isBase(variant) && variant.size === size);
  const drawn = all.filter(({ variant }) => !isBase(variant));
  const groups = Object.entries(stations).map(([title, names]) =>
    group(
      title,
      all.filter(({ name, variant }) => isBase(variant) && names.some((one) => one === name)),
    ),
  );
  writeFileSync(
    join(walkFolder, 'index.html'),
    pageOf(`Every screen (seed ${walkSeed})`, [...groups, group('States', ofStates), group('Drawn', drawn)].join('')),
  );
  await writeSheets({ phone: base('phone'), desktop: base('desktop'), states: ofStates, drawn });
  const missing = [...all, ...ofStates].filter(({ file }) => !existsSync(join(walkFolder, file)));
  // Some files of it alone take some of the pictures.
  if (missing.length > 0 && !process.env['WALK_PART'])
    throw new Error(`The walk has no picture of ${missing.map(({ file }) => file).join(', ')}`);
}

async function writeSheets(kinds: Record<string, readonly Picture[]>): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', chromiumSandbox: false });
  const page = await browser.newPage();
  for (const [kind, pictures] of Object.entries(kinds)) {
    await page.setViewportSize({ width: kind === 'desktop' ? 4 * 652 + 40 : 6 * 207 + 40, height: 900 });
    for (let from = 0; from < pictures.length; from += PER_SHEET) {
      const name = `sheet-${kind}-${from / PER_SHEET + 1}`;
      const file = join(walkFolder, `${name}.html`);
      writeFileSync(
        file,
        pageOf(
          name,
          `<div>${pictures
            .slice(from, from + PER_SHEET)
            .map(figure)
            .join('')}</div>`,
        ),
      );
      await page.goto(pathToFileURL(file).href);
      await page.screenshot({ path: join(walkFolder, `${name}.png`), fullPage: true });
    }
  }
  await browser.close();
}
