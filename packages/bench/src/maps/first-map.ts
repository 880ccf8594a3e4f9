import { openProduct } from '../visits/product.ts';
import { asRaster, drag, type Frames, openPhone, slowVisit, type Traffic, trafficOf } from '../visits/phone.ts';

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
  const product = await openProduct(chromium);
  const phone = async (saver: '0' | '1', pixelRatio: number) =>
    openPhone(product.browser, await product.visitor('passenger', saver), pixelRatio);
  try {
    const still = await phone('1', 1);
    const withoutMap = await trafficOf(still, SCREEN);
    await still.close();
    const shown = await phone('0', 1);
    const withMap = await trafficOf(shown, SCREEN);
    const raster = await asRaster(shown);
    await shown.close();
    const cold = await phone('0', 2);
    const slow = await slowVisit(cold, SCREEN);
    await cold.close();
    const moved = await phone('0', 2);
    await trafficOf(moved, SCREEN);
    const frames = await drag(moved, MAP);
    await moved.close();
    return { withMap, withoutMap, raster, slow, frames };
  } finally {
    await product.close();
  }
}
