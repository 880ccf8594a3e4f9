import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { sessionPaths } from '@safiri/contract/auth/session-paths.ts';
import { product } from '@safiri/rules/product.ts';
import { builtInMaps, mapsFolder } from '@safiri/server/maps/public.ts';
import { startNode } from '@safiri/server/testing/harness.ts';
import { cookieOf, createPeople } from '../people.ts';
import { openDatabase } from '../stage.ts';
import { openBrowser, type Visitor } from './phone.ts';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The built product with the maps that come with it, one passenger and one driver, and a browser. */
export interface OpenProduct {
  readonly browser: Browser;
  readonly address: string;
  /** Somebody who is signed in, with or without the data saver. */
  visitor(kind: 'passenger' | 'driver', saver?: '0' | '1'): Promise<Visitor>;
  close(): Promise<void>;
}

/** @param chromium the Chromium of the system, else Playwright's own */
export async function openProduct(chromium: string | undefined): Promise<OpenProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-visits-'));
  symlinkSync(builtInMaps, mapsFolder(dataDir));
  const database = await openDatabase();
  const node = await startNode(database.url, { unguarded: true, webDist: dist, env: { DATA_DIR: dataDir } });
  await createPeople(node, 'passenger', 1);
  await createPeople(node, 'driver', 1);
  const browser = await openBrowser(chromium);
  const path = sessionPaths.session.slice(sessionPaths.session.indexOf('/'));
  return {
    browser,
    address: node.address,
    async visitor(kind, saver = '0') {
      const cookie = cookieOf(kind, 1);
      const { user } = (await (await fetch(`${node.address}${path}`, { headers: { cookie } })).json()) as { user: object };
      const kept = { [`${product.key}.user`]: JSON.stringify(user), [`${product.key}.data-saver`]: saver };
      return { address: node.address, cookie, kept };
    },
    async close() {
      await browser.close();
      await node.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
