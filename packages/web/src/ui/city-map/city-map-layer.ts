import PointGeometry from '@mapbox/point-geometry';
import type { Map as LeafletMap } from 'leaflet';
import { TileCache, View, ZxySource } from 'protomaps-leaflet';
import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { mapColours, mapFont } from './colours.ts';
import { coveredBoxes } from './covered-boxes.ts';
import { addGround } from './ground-layer.ts';
import { TRIP_LAYER, tripFeatures, type TripOnMap } from './keep-clear.ts';
import { labelRules } from './label-rules.ts';
import { addNames } from './names-layer.ts';
import { paintRules } from './paint-rules.ts';
import { workQueue } from './work-queue.ts';

/** A street map one can read needs no closer view. */
const CLOSEST_ZOOM = 18;
/** Tiles of data are twice as wide as those of the screen: half of the requests. */
const DATA_TILE_PX = 512;
const ZOOMS_BETWEEN = 1;

/** Names are measured before they are placed: the face must be there, or be known not to come. */
const face = (family: string): Promise<unknown> => document.fonts.load(`560 12px ${family}`).catch(() => []);

export interface CityMapOptions {
  readonly settings: MapSettings;
  readonly language: string;
  /** Told whenever all that is looked at has come to be drawn, or something is missing again. */
  readonly onBusy: (isBusy: boolean) => void;
}

/**
 * Draws a city's own map from its vector tiles, in the colours of the theme and the reader's language.
 * @returns what tells it of another trip, so that no name lies beneath it, of a vehicle that moved, and what takes it away
 */
export function addCityMap(map: LeafletMap, { settings, language, onBusy }: CityMapOptions) {
  const { city, edition, bounds, minZoom, maxZoom } = settings;
  const colours = mapColours();
  const font = mapFont();
  const work = workQueue();
  const source = new ZxySource(`/map/${city}/${edition}/{z}/{x}/{y}.mvt`, true);
  const view = new View(new TileCache(source, DATA_TILE_PX), maxZoom, ZOOMS_BETWEEN);
  let trip: TripOnMap = {};
  let vehicle: Point | undefined;
  let isGone = false;
  let wasBusy: boolean | undefined;
  const waits: Array<() => boolean> = [];
  const tell = () => {
    const isBusy = waits.some((isWaiting) => isWaiting());
    if (!isGone && isBusy !== wasBusy) onBusy((wasBusy = isBusy));
  };
  const names = addNames(map, {
    rules: labelRules({ colours, language, font }),
    work,
    withTrip: (tile) => {
      const features = tripFeatures(trip, tile.dataTile, (x, y) => new PointGeometry(x, y));
      const places = tile.data.get('places')?.filter(({ props }) => trip.named?.includes(String(props['name'])) !== true) ?? [];
      return { ...tile, data: new Map([...tile.data, ['places', places], [TRIP_LAYER, features]]) };
    },
    covered: () => coveredBoxes(map, vehicle),
    onChange: tell,
  });
  const hasFace = face(font);
  const ground = addGround(map, {
    view,
    rules: paintRules(colours),
    land: colours.land,
    work,
    options: {
      minZoom: minZoom + ZOOMS_BETWEEN,
      maxZoom: CLOSEST_ZOOM,
      bounds: [
        [bounds.south, bounds.west],
        [bounds.north, bounds.east],
      ],
    },
    onData: (tile) => void hasFace.then(() => isGone || names.offer(tile)),
    onChange: tell,
  });
  waits.push(ground.isWaiting, names.isWaiting);
  tell();
  return {
    keepClear(next: TripOnMap): void {
      trip = next;
      names.again();
    },
    moveVehicle(next: Point | undefined): void {
      vehicle = next;
      names.look();
    },
    look: names.look,
    remove(): void {
      isGone = true;
      work.clear();
      ground.remove();
      names.remove();
    },
  };
}
