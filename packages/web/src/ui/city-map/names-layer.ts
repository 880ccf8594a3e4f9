import { DomUtil, type LatLng, type Map as LeafletMap } from 'leaflet';
import { type Bbox, type IndexedLabel, type LabelRule, Labelers, type PreparedTile } from 'protomaps-leaflet';
import { frameOf, rotate, TURN, type Pixels } from '../map-frame.ts';
import { uprightRules } from './upright-rules.ts';
import type { WorkQueue } from './work-queue.ts';

/** Names are drawn so far beyond what is seen that a short pull at the map shows more of them. */
const BEYOND_PX = 80;
/** What the edge of a letter reaches beyond its box. */
const HALO_PX = 4;
/** Data tiles whose names are kept at once: those of a wide screen, and what was passed on the way. */
const TILES_AT_MOST = 48;
/** Between the map's ground and the way. */
const PANE = 'names';
const PANE_LAYER = '300';

interface Names {
  readonly rules: LabelRule[];
  readonly work: WorkQueue;
  /** Data of a tile with what else must have room in it. */
  readonly withTrip: (tile: PreparedTile) => PreparedTile;
  /** What lies over the map now, from the top left of what is seen of it: names that would reach beneath are left out. */
  readonly covered: () => readonly Bbox[];
  /** Told when what `isWaiting` says may have changed. */
  readonly onChange: () => void;
}

const keyOf = ({ z, dataTile }: PreparedTile) => `${z}:${dataTile.x}:${dataTile.y}`;
const grown = ({ minX, minY, maxX, maxY }: Bbox, by: number): Bbox => ({
  minX: minX - by,
  minY: minY - by,
  maxX: maxX + by,
  maxY: maxY + by,
});
const meet = (one: Bbox, other: Bbox) => one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY && one.maxY > other.minY;
const holds = (outer: Bbox, inner: Bbox) =>
  outer.minX <= inner.minX && outer.minY <= inner.minY && outer.maxX >= inner.maxX && outer.maxY >= inner.maxY;

/**
 * The names of a city on one canvas over its ground. They are gone while the map is zoomed and drawn anew for the new zoom: a
 * letter is never seen larger or smaller than it is written. On a map that is turned they stand upright: they are placed as the
 * screen lies, on ground that is turned around a pivot, and the canvas is turned back.
 */
export function addNames(map: LeafletMap, { rules, work, withTrip, covered, onChange }: Names) {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  Object.assign(pane.style, { zIndex: PANE_LAYER, pointerEvents: 'none' });
  const canvas = DomUtil.create('canvas', 'map-names', pane);
  const scratch = document.createElement('canvas').getContext('2d');
  /** Around where all is turned, so that pixels of the turned world stay near its own. */
  let pivot = map.getCenter();
  let bearing = 0;
  const upright = (at: Pixels): Pixels => {
    const { x, y } = map.project(pivot, map.getZoom());
    const by = rotate({ x: at.x - x, y: at.y - y }, -bearing);
    return { x: x + by.x, y: y + by.y };
  };
  const newLabelers = () => {
    ({ bearing } = frameOf(map));
    pivot = map.getCenter();
    const placed = bearing === 0 ? rules : uprightRules(rules, upright);
    return scratch === null ? undefined : new Labelers(scratch, placed, TILES_AT_MOST, () => {});
  };
  let labelers = newLabelers();
  const tiles = new Map<string, PreparedTile>();
  /** What is drawn: how the map lay, the pixels of its upright world, and which names. */
  let drawn: { readonly zoom: number; readonly pivot: LatLng; readonly box: Bbox; labels: ReadonlySet<IndexedLabel> } | undefined;
  let isZooming = false;
  let isWaiting = false;

  const hide = () => {
    drawn = undefined;
    canvas.style.display = 'none';
  };
  const viewBox = (): Bbox => {
    const { middle, width, height } = frameOf(map);
    const { min } = map.getPixelBounds();
    const { x, y } = map.getSize();
    const at = upright({ x: (min?.x ?? 0) + x / 2, y: (min?.y ?? 0) + y / 2 });
    const [minX, minY] = [at.x - middle.x, at.y - middle.y];
    return { minX, minY, maxX: minX + width, maxY: minY + height };
  };
  /** The names within a box of the world that nothing lies over. */
  const labelsIn = (box: Bbox): ReadonlySet<IndexedLabel> => {
    const index = labelers?.getIndex(map.getZoom());
    const found = index?.searchBbox(box, Infinity) ?? new Set<IndexedLabel>();
    const view = viewBox();
    const { minX, minY } = view;
    // No name is cut by the edge.
    const isOut = (box: Bbox) => box.maxX < view.minX || box.minX > view.maxX || box.maxY < view.minY || box.minY > view.maxY;
    for (const label of found) if (!label.bboxes.every((box) => holds(view, box)) && !label.bboxes.every(isOut)) found.delete(label);
    for (const { minX: left, minY: top, maxX, maxY } of covered()) {
      const over = { minX: left + minX, minY: top + minY, maxX: maxX + minX, maxY: maxY + minY };
      for (const label of index?.searchBbox(over, Infinity) ?? []) found.delete(label);
    }
    return found;
  };
  const put = (ctx: CanvasRenderingContext2D, { anchor, draw }: IndexedLabel, box: Bbox) => {
    ctx.save();
    ctx.translate(anchor.x - box.minX, anchor.y - box.minY);
    draw(ctx);
    ctx.restore();
  };
  const drawAll = () => {
    const ctx = canvas.getContext('2d');
    if (ctx === null || isZooming) return;
    const zoom = map.getZoom();
    const box = grown(viewBox(), BEYOND_PX);
    const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
    const density = devicePixelRatio || 1;
    canvas.width = width * density;
    canvas.height = height * density;
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px`, transformOrigin: '0 0', display: '' });
    const { middle } = frameOf(map);
    const half = map.getSize().divideBy(2);
    const corner = rotate({ x: -BEYOND_PX - middle.x, y: -BEYOND_PX - middle.y }, bearing);
    DomUtil.setPosition(canvas, map.containerPointToLayerPoint([half.x + corner.x, half.y + corner.y]));
    if (bearing !== 0) canvas.style.transform += ` rotate(${bearing}deg)`;
    ctx.setTransform(density, 0, 0, density, 0, 0);
    const labels = labelsIn(box);
    for (const label of labels) put(ctx, label, box);
    drawn = { zoom, pivot, box, labels };
  };
  /** Takes away the names that something lies over now, and brings back those that it left: all others stay as they are drawn. */
  const mend = () => {
    const ctx = canvas.getContext('2d');
    if (ctx === null || drawn === undefined) return;
    const { box, labels: before } = drawn;
    const labels = labelsIn(box);
    const cleared: Bbox[] = [];
    for (const label of before) {
      if (labels.has(label)) continue;
      for (const part of label.bboxes) {
        const gone = grown(part, HALO_PX);
        cleared.push(gone);
        ctx.clearRect(gone.minX - box.minX, gone.minY - box.minY, gone.maxX - gone.minX, gone.maxY - gone.minY);
      }
    }
    // Of a name that stood close to one that went a part was cleared too.
    const isCut = ({ bboxes }: IndexedLabel) => bboxes.some((part) => cleared.some((gone) => meet(grown(part, HALO_PX), gone)));
    for (const label of labels) if (!before.has(label) || isCut(label)) put(ctx, label, box);
    drawn.labels = labels;
  };

  let isPlanned = false;
  const plan = () => {
    isWaiting = true;
    onChange();
    if (isPlanned) return;
    isPlanned = true;
    work.add(() => {
      isPlanned = false;
      drawAll();
      isWaiting = false;
      onChange();
    }, 'names');
  };
  const layOut = (tile: PreparedTile) =>
    work.add(() => {
      if (tile.z !== map.getZoom() || !tiles.has(keyOf(tile))) return;
      labelers?.add(tile.z, new Map([['', [withTrip(tile)]]]));
      plan();
    }, 'names');
  const look = () => {
    // What is about to be drawn looks by itself.
    if (isWaiting) return;
    if (drawn?.zoom !== map.getZoom() || drawn.pivot !== pivot || !holds(drawn.box, viewBox())) plan();
    else mend();
  };
  const begin = () => {
    isZooming = true;
    hide();
    isWaiting = true;
    onChange();
  };
  const end = () => {
    isZooming = false;
    const zoom = map.getZoom();
    for (const [key, { z }] of tiles) if (z !== zoom) tiles.delete(key);
    for (const tile of tiles.values()) layOut(tile);
    plan();
  };
  const reset = () => {
    hide();
    plan();
  };
  const again = () => {
    labelers = newLabelers();
    for (const tile of tiles.values()) layOut(tile);
  };
  const turn = () => {
    if (frameOf(map).bearing === bearing) return;
    again();
    plan();
  };
  map.on('zoomstart', begin).on('zoomend', end).on('moveend', look).on('viewreset', reset).on('resize', reset).on(TURN, turn);
  return {
    /** A tile of the ground has its data. */
    offer: (tile: PreparedTile): void => {
      if (tiles.has(keyOf(tile))) return;
      tiles.set(keyOf(tile), tile);
      layOut(tile);
    },
    /** Places all names anew, around another trip. */
    again,
    /** Something moved that lies over the map. */
    look,
    isWaiting: (): boolean => isWaiting,
    remove: (): void => {
      map.off('zoomstart', begin).off('zoomend', end).off('moveend', look).off('viewreset', reset).off('resize', reset).off(TURN, turn);
      canvas.remove();
    },
  };
}
