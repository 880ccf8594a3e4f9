import PointGeometry from '@mapbox/point-geometry';
import { DomUtil, GridLayer, type GridLayer as Layer, type Map as LeafletMap } from 'leaflet';
import { leafletLayer, type PreparedTile, type Zxy } from 'protomaps-leaflet';
import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import { mapColours, mapFont } from './colours.ts';
import { TRIP_LAYER, tripFeatures, type TripOnMap } from './keep-clear.ts';
import { labelRules } from './label-rules.ts';
import { paintRules } from './paint-rules.ts';

/** What a layer of the library has beside Leaflet's own; its types leave them out. */
interface CityLayer extends Layer {
  readonly views: ReadonlyMap<string, { getDisplayTile: (tile: Zxy) => Promise<PreparedTile> }>;
  clearLayout(): void;
  rerenderTiles(): void;
}

/** A street map one can read needs no closer view. */
const CLOSEST_ZOOM = 18;

/** Names are measured before they are placed: the face must be there, or be known not to come. */
async function faces(family: string): Promise<{ status: string; reason: Error }> {
  const done = { status: 'fulfilled', reason: new Error('no face') };
  await document.fonts.load(`560 12px ${family}`).catch(() => []);
  return done;
}

/** Leaflet looks for a global of this name in plugins. */
const provideLeaflet = () => Object.assign(globalThis, { L: { ...(globalThis as { L?: object }).L, DomUtil, GridLayer } });

/**
 * Draws a city's own map from its vector tiles, in the colours of the theme and the reader's language.
 * @returns what tells it of another trip, so that no name lies beneath it, and what takes it away
 */
export function addCityMap(map: LeafletMap, { city, edition, bounds, minZoom, maxZoom }: MapSettings, language: string) {
  provideLeaflet();
  const colours = mapColours();
  const layer = leafletLayer({
    url: `/map/${city}/${edition}/{z}/{x}/{y}.mvt`,
    maxDataZoom: maxZoom,
    minZoom: minZoom + 1,
    maxZoom: CLOSEST_ZOOM,
    bounds: [
      [bounds.south, bounds.west],
      [bounds.north, bounds.east],
    ],
    attribution: '',
    backgroundColor: colours.land,
    paintRules: paintRules(colours),
    labelRules: labelRules({ colours, language, font: mapFont() }),
    lang: language,
    tasks: [faces(mapFont())],
  }) as unknown as CityLayer;
  let trip: TripOnMap = {};
  for (const view of layer.views.values()) {
    const prepare = view.getDisplayTile.bind(view);
    view.getDisplayTile = async (tile) => {
      const prepared = await prepare(tile);
      const features = tripFeatures(trip, prepared.dataTile, (x, y) => new PointGeometry(x, y));
      return features.length === 0 ? prepared : { ...prepared, data: new Map([...prepared.data, [TRIP_LAYER, features]]) };
    };
  }
  layer.addTo(map);
  return {
    keepClear(next: TripOnMap): void {
      trip = next;
      layer.clearLayout();
      layer.rerenderTiles();
    },
    remove: (): void => void layer.remove(),
  };
}
