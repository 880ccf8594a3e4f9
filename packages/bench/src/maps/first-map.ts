import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { product } from '@safiri/rules/product.ts';
import { builtInMaps, mapsFolder } from '@safiri/server/maps/public.ts';
import { startNode } from '@safiri/server/testing/harness.ts';
import { cookieOf, createPeople } from '../people.ts';
import { openDatabase } from '../stage.ts';
import { asRaster, drag, type Frames, openBrowser, openPhone, slowVisit, type Traffic, trafficOf, type Visitor } from './phone.ts';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const SCREEN = '/ride-request';
const MAP = '.leaflet-container';

export interface FirstMapFigures {
  readonly withMap: Traffic;
  readonly withoutMap: Traffic;
  readonly raster: { readonly tiles: number; readonly bytes: number };
  readonly slow: { readonly words: number; readonly street: number };
  readonly frames: Frames;
}

/** The first map of a passenger in Pretoria: with data saver there is none, so that the difference is the map's. */
export async function firstMapFigures(chromium: string | undefined): Promise<FirstMapFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-first-map-'));
  symlinkSync(builtInMaps, mapsFolder(dataDir));
  const database = await openDatabase();
  const node = await startNode(database.url, { unguarded: true, webDist: dist, env: { DATA_DIR: dataDir } });
  const browser = await openBrowser(chromium);
  try {
    await createPeople(node, 'passenger', 1);
    const cookie = cookieOf('passenger', 1);
    const path = authPaths.session.slice(authPaths.session.indexOf('/'));
    const { user } = (await (await fetch(`${node.address}${path}`, { headers: { cookie } })).json()) as { user: object };
    const visitor = (saver: '0' | '1'): Visitor => ({
      address: node.address,
      cookie,
      kept: { [`${product.key}.user`]: JSON.stringify(user), [`${product.key}.data-saver`]: saver },
    });
    const still = await openPhone(browser, visitor('1'), 1);
    const withoutMap = await trafficOf(still, SCREEN);
    await still.close();
    const shown = await openPhone(browser, visitor('0'), 1);
    const withMap = await trafficOf(shown, SCREEN);
    const raster = await asRaster(shown);
    await shown.close();
    const cold = await openPhone(browser, visitor('0'), 2);
    const slow = await slowVisit(cold, SCREEN);
    await cold.close();
    const moved = await openPhone(browser, visitor('0'), 2);
    await trafficOf(moved, SCREEN);
    const frames = await drag(moved, MAP);
    await moved.close();
    return { withMap, withoutMap, raster, slow, frames };
  } finally {
    await browser.close();
    await node.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
