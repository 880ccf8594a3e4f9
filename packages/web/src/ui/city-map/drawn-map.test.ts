// @vitest-environment happy-dom
import PointGeometry from '@mapbox/point-geometry';
import type { Map as LeafletMap } from 'leaflet';
import type { Bbox, LabelRule, PreparedTile, View } from 'protomaps-leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onScreen, setFrame } from '../map-frame.ts';
import { addGround } from './ground-layer.ts';
import { addNames } from './names-layer.ts';
import { workQueue } from './work-queue.ts';

const HATFIELD: [number, number] = [-25.7487, 28.238];
/** What a canvas was asked to do. */
const strokes: string[] = [];
const context = new Proxy({} as Record<string, unknown>, {
  get: (kept, name) => kept[String(name)] ?? (() => strokes.push(String(name))),
});

let map: LeafletMap;
beforeEach(async () => {
  vi.useFakeTimers();
  strokes.length = 0;
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
  const { map: createMap } = await import('leaflet');
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 390 }, clientHeight: { value: 400 } });
  document.body.append(box);
  map = createMap(box, { zoomControl: false, fadeAnimation: false, zoomAnimation: false }).setView(HATFIELD, 13);
});
afterEach(() => {
  map.remove();
  vi.useRealTimers();
});

type Zxy = Parameters<View['getDisplayTile']>[0];
const prepared = ({ z, x, y }: Zxy): PreparedTile => ({
  z,
  origin: new PointGeometry(x * 256, y * 256),
  data: new Map(),
  scale: 1,
  dim: 256,
  dataTile: { z, x, y },
});

function ground(answer: (tile: Zxy) => Promise<PreparedTile>) {
  const asked: number[] = [];
  const getDisplayTile = (tile: Zxy) => {
    asked.push(tile.z);
    return answer(tile);
  };
  const layer = addGround(map, {
    view: { getDisplayTile } as unknown as View,
    rules: [],
    land: '#fff',
    work: workQueue(() => 0, setTimeout),
    options: {},
    onData: () => {},
    onChange: () => {},
  });
  return { asked, layer };
}

const drawn = () => map.getPane('tilePane')?.querySelectorAll('canvas.leaflet-tile-loaded').length ?? 0;

it('draws each tile of the ground once, and says when all are drawn', async () => {
  const { asked, layer } = ground((tile) => Promise.resolve(prepared(tile)));
  expect(layer.isWaiting()).toBe(true);
  await vi.runAllTimersAsync();
  expect(layer.isWaiting()).toBe(false);
  expect(drawn()).toBe(asked.length);
});

it('draws a tile that was given up for another zoom when the map comes back to it', async () => {
  const aborted = Object.assign(new Error('given up'), { name: 'AbortError' });
  let refuse: Array<(error: Error) => void> = [];
  let holdsBack = true;
  const { layer } = ground((tile) => {
    if (!holdsBack || tile.z !== 13) return Promise.resolve(prepared(tile));
    return new Promise((_resolve, reject) => refuse.push(reject));
  });
  map.setView(HATFIELD, 14);
  for (const reject of refuse) reject(aborted);
  refuse = [];
  await vi.advanceTimersByTimeAsync(50);
  holdsBack = false;
  map.setView(HATFIELD, 13);
  await vi.runAllTimersAsync();
  expect(layer.isWaiting()).toBe(false);
  expect(drawn()).toBeGreaterThan(0);
});

it('asks again for what could not be fetched once there is a network', async () => {
  let fails = true;
  const { asked, layer } = ground((tile) => (fails ? Promise.reject(new TypeError('no network')) : Promise.resolve(prepared(tile))));
  await vi.runAllTimersAsync();
  expect(layer.isWaiting()).toBe(false);
  const before = asked.length;
  expect(strokes).not.toContain('fillRect');
  fails = false;
  dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(asked.length).toBe(before * 2);
  expect(strokes.filter((one) => one === 'fillRect').length).toBe(before);
});

/** Names of 40 by 20 pixels at points of the map. */
function names(points: Array<[number, number]>, covered: () => Bbox[]) {
  const written: number[] = [];
  const rule: LabelRule = {
    dataLayer: 'places',
    symbolizer: {
      place: (_layout, geometry, { props }) => {
        const at = geometry[0]?.[0] ?? new PointGeometry(0, 0);
        const box = { minX: at.x - 20, minY: at.y - 10, maxX: at.x + 20, maxY: at.y + 10 };
        return [{ anchor: at, bboxes: [box], draw: () => written.push(Number(props['n'])) }];
      },
    },
  };
  const layer = addNames(map, {
    rules: [rule],
    work: workQueue(() => 0, setTimeout),
    withTrip: (tile) => tile,
    covered,
    onChange: () => {},
  });
  const offer = () => {
    const zoom = map.getZoom();
    const geom = points.map((point) => map.project(point, zoom));
    const features = geom.map((at, n) => ({
      props: { n },
      bbox: { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y },
      geomType: 1,
      geom: [[new PointGeometry(at.x, at.y)]],
      numVertices: 1,
    }));
    layer.offer({ ...prepared({ z: zoom, x: 0, y: 0 }), data: new Map([['places', features]]) });
  };
  const canvas = () => map.getPane('names')?.querySelector<HTMLCanvasElement>('canvas');
  return { layer, offer, written, canvas };
}

it('takes the names away while the map zooms and writes them anew for the zoom that it has then', async () => {
  const { layer, offer, written, canvas } = names([HATFIELD], () => []);
  offer();
  await vi.runAllTimersAsync();
  expect(written).toEqual([0]);
  expect(canvas()?.style.display).toBe('');
  expect(layer.isWaiting()).toBe(false);
  map.fire('zoomstart');
  expect(canvas()?.style.display).toBe('none');
  expect(layer.isWaiting()).toBe(true);
  map.fire('zoomend');
  await vi.runAllTimersAsync();
  expect(written).toEqual([0, 0]);
  expect(canvas()?.style.display).toBe('');
});

it('leaves out the names that something lies over, and touches no other when that moves', async () => {
  const east: [number, number] = [HATFIELD[0], HATFIELD[1] + 0.01];
  let over: Bbox[] = [];
  const { layer, offer, written } = names([HATFIELD, east], () => over);
  offer();
  await vi.runAllTimersAsync();
  expect(written).toEqual([0, 1]);
  const { x, y } = map.latLngToContainerPoint(HATFIELD);
  over = [{ minX: x - 5, minY: y - 5, maxX: x + 5, maxY: y + 5 }];
  strokes.length = 0;
  layer.look();
  expect(strokes.filter((one) => one === 'clearRect')).toHaveLength(1);
  expect(written).toEqual([0, 1]);
  over = [];
  layer.look();
  expect(written).toEqual([0, 1, 0]);
});

it('writes a name again of which a part went with the one beside it', async () => {
  const { x, y } = map.latLngToContainerPoint(HATFIELD);
  // Two pixels below the box of the first, which is 20 high.
  const below = map.containerPointToLatLng([x, y + 22]);
  let over: Bbox[] = [];
  const { layer, offer, written } = names([HATFIELD, [below.lat, below.lng]], () => over);
  offer();
  await vi.runAllTimersAsync();
  expect(written).toEqual([0, 1]);
  over = [{ minX: x - 5, minY: y - 5, maxX: x + 5, maxY: y + 5 }];
  layer.look();
  expect(written).toEqual([0, 1, 1]);
});

it('places the names anew when the map is turned, where they lie on the screen then', async () => {
  const { offer, written, canvas } = names([HATFIELD], () => []);
  offer();
  await vi.runAllTimersAsync();
  expect(canvas()?.style.transform).not.toContain('rotate');
  const { x, y } = map.getSize();
  setFrame(map, { width: x, height: y, middle: { x: x / 2, y: y / 2 }, bearing: 90 });
  await vi.runAllTimersAsync();
  expect(written).toEqual([0, 0]);
  expect(canvas()?.style.transform).toContain('rotate(90deg)');
});

it('leaves out a name that lies under something on a map that is turned', async () => {
  const { x, y } = map.getSize();
  const frame = { width: x, height: y, middle: { x: x / 2, y: y / 2 } };
  setFrame(map, { ...frame, bearing: 90 });
  // North of the middle, and so at the left of it where east points up.
  const north: [number, number] = [HATFIELD[0] + 0.01, HATFIELD[1]];
  const at = onScreen(map, map.latLngToContainerPoint(north));
  expect(at.x).toBeLessThan(x / 2 - 20);
  expect(at.y).toBeCloseTo(y / 2, 0);
  const { offer, written } = names([north], () => [{ minX: at.x - 5, minY: at.y - 5, maxX: at.x + 5, maxY: at.y + 5 }]);
  offer();
  await vi.runAllTimersAsync();
  expect(written).toEqual([]);
});
