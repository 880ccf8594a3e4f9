import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './server.ts';

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: ReadonlyArray<{ readonly src: string; readonly sizes: string; readonly type: string }>;
}

/** What browsers ask of a page before they offer to install it: a manifest without errors, with icons that are what they say. */
export async function expectInstallable(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as Manifest;
  expect(manifest).toMatchObject({ name: expect.stringMatching(/./), short_name: expect.stringMatching(/./), display: 'standalone' });
  expect(new URL(manifest.start_url, url).href.startsWith(new URL(manifest.scope, url).href)).toBe(true);
  const drawn = await page.evaluate(
    async (sources) => {
      const sizeOf = async (src: string) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      };
      return Promise.all(sources.map(sizeOf));
    },
    manifest.icons.map(({ src }) => new URL(src, url).href),
  );
  const said = manifest.icons.map(({ sizes }) => sizes);
  expect(drawn.map((size, i) => (said[i] === 'any' ? 'any' : size))).toEqual(said);
  expect(drawn).toEqual(expect.arrayContaining(['192x192', '512x512']));
}
