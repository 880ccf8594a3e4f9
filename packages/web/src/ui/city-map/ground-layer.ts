import PointGeometry from '@mapbox/point-geometry';
import { type Coords, DomUtil, GridLayer, type GridLayerOptions, type Map as LeafletMap } from 'leaflet';
import { paint, type PaintRule, type PreparedTile, type View } from 'protomaps-leaflet';
import type { WorkQueue } from './work-queue.ts';

const TILE_PX = 256;
/** What lies over the edge of a tile reaches into it: half of the widest road. */
const OVERLAP_PX = 16;
/** More pixels to each of the screen's than these cost time and memory that nobody sees in streets. */
const DENSEST = 2;

interface Tile {
  readonly coords: Coords;
  readonly canvas: HTMLCanvasElement;
  readonly done: (error?: Error, tile?: HTMLElement) => void;
  state: 'waiting' | 'drawn' | 'failed';
}

interface Ground {
  readonly view: View;
  readonly rules: PaintRule[];
  readonly land: string;
  readonly work: WorkQueue;
  readonly options: GridLayerOptions;
  /** Told each tile's data when they are there. */
  readonly onData: (tile: PreparedTile) => void;
  /** Told when a tile began, was drawn or went. */
  readonly onChange: () => void;
}

function draw({ canvas, coords }: Tile, prepared: PreparedTile, { rules, land }: Pick<Ground, 'rules' | 'land'>): void {
  const density = Math.min(DENSEST, devicePixelRatio || 1);
  canvas.width = TILE_PX * density;
  canvas.height = TILE_PX * density;
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  ctx.setTransform(density, 0, 0, density, 0, 0);
  ctx.fillStyle = land;
  ctx.fillRect(0, 0, TILE_PX, TILE_PX);
  const origin = new PointGeometry(TILE_PX * coords.x, TILE_PX * coords.y);
  const box = {
    minX: origin.x - OVERLAP_PX,
    minY: origin.y - OVERLAP_PX,
    maxX: origin.x + TILE_PX + OVERLAP_PX,
    maxY: origin.y + TILE_PX + OVERLAP_PX,
  };
  paint(ctx, coords.z, new Map([['', [prepared]]]), null, rules, box, origin, false);
}

/**
 * Streets, water and green of a city, in tiles without any name: while the map is zoomed the old ones are shown larger or smaller
 * until the new ones are drawn, and names that grow with them would lie over the new ones.
 */
export function addGround(map: LeafletMap, ground: Ground) {
  const { view, work, onData, onChange } = ground;
  const tiles = new Map<HTMLElement, Tile>();

  const load = (tile: Tile): void => {
    view.getDisplayTile(tile.coords).then(
      (prepared) => {
        if (!tiles.has(tile.canvas)) return;
        onData(prepared);
        work.add(() => {
          if (!tiles.has(tile.canvas)) return;
          draw(tile, prepared, ground);
          tile.state = 'drawn';
          tile.done(undefined, tile.canvas);
          onChange();
        }, 'ground');
      },
      (error: unknown) => {
        if (!tiles.has(tile.canvas)) return;
        // Given up because another zoom was looked at: what was come back to meanwhile is asked for again.
        if (error instanceof Error && error.name === 'AbortError') {
          if (tile.coords.z === map.getZoom()) load(tile);
          return;
        }
        tile.state = 'failed';
        tile.done(error instanceof Error ? error : new Error(String(error)), tile.canvas);
        onChange();
      },
    );
  };
  const createTile = (coords: Coords, done: Tile['done']): HTMLElement => {
    const canvas = DomUtil.create('canvas', 'leaflet-tile');
    const tile: Tile = { coords, canvas, done, state: 'waiting' };
    tiles.set(canvas, tile);
    load(tile);
    onChange();
    return canvas;
  };
  const layer = Object.assign(new GridLayer(ground.options), { createTile });
  layer.on('tileunload', ({ tile }) => {
    tiles.delete(tile);
    // Safari keeps the memory of a canvas that is gone.
    Object.assign(tile, { width: 0, height: 0 });
    onChange();
  });
  const again = (state: Tile['state']) => {
    for (const tile of tiles.values()) if (tile.state === state && tile.coords.z === map.getZoom()) load(tile);
  };
  const afterZoom = () => again('waiting');
  const online = () => again('failed');
  map.on('zoomend', afterZoom);
  addEventListener('online', online);
  layer.addTo(map);
  return {
    isWaiting: (): boolean => [...tiles.values()].some(({ state, coords }) => state === 'waiting' && coords.z === map.getZoom()),
    remove: (): void => {
      map.off('zoomend', afterZoom);
      removeEventListener('online', online);
      layer.remove();
    },
  };
}
