import PointGeometry from '@mapbox/point-geometry';
import { Index } from 'protomaps-leaflet';
import { expect, it } from 'vitest';
import { inLines, labelRules } from './label-rules.ts';
import { TRIP_LAYER } from './keep-clear.ts';
import { paintRules } from './paint-rules.ts';

const colours = {
  land: '#e9ecf6',
  block: '#dfe3f2',
  road: '#fff',
  casing: '#cdd2e6',
  main: '#fff4d6',
  mainCasing: '#e3c77a',
  park: '#cdebd6',
  water: '#bfdff4',
  label: '#474d7c',
};
/** The layers of a tile (docs/maps.md). */
const layers = ['landuse', 'water', 'buildings', 'transit', 'roads', 'places', 'pois'];

it('draws and names what tiles hold, and names nothing before the trip has its room', () => {
  const rules = labelRules({ colours, language: 'sw', font: 'sans-serif' });
  expect(rules[0]?.dataLayer).toBe(TRIP_LAYER);
  for (const { dataLayer } of [...paintRules(colours), ...rules.slice(1)]) expect(layers).toContain(dataLayer);
});

it('names a landmark from the zoom that its tile says, by a name and not by what it is', () => {
  const landmarks = labelRules({ colours, language: 'en', font: 'sans-serif' }).find(({ dataLayer }) => dataLayer === 'pois');
  const shown = (zoom: number, props: Record<string, string | number>) =>
    landmarks?.filter?.(zoom, { props, bbox: { minX: 0, minY: 0, maxX: 0, maxY: 0 }, geomType: 1, geom: [], numVertices: 0 });
  const clinic = { kind: 'clinic', name: 'Hatfield Clinic', min_zoom: 14 };
  expect([shown(13, clinic), shown(14, clinic)]).toEqual([false, true]);
  expect(shown(16, { kind: 'park', name: 'tennis court', min_zoom: 14 })).toBe(false);
  expect(shown(18, { kind: 'waste_basket', name: 'Bin', min_zoom: 16 })).toBe(false);
});

it('names a part of the city once within a view, though the map has it twice', () => {
  const places = labelRules({ colours, language: 'en', font: 'sans-serif' }).filter(({ dataLayer }) => dataLayer === 'places');
  const scratch = {
    measureText: () => ({ width: 60, actualBoundingBoxAscent: 9, actualBoundingBoxDescent: 3 }),
  } as unknown as CanvasRenderingContext2D;
  const index = new Index(256, 1);
  const labels = places.flatMap(({ symbolizer }, n) => {
    const at = new PointGeometry(100 + n * 80, 100);
    const feature = {
      props: { name: 'Rietondale' },
      bbox: { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y },
      geomType: 1,
      geom: [[at]],
      numVertices: 1,
    };
    return symbolizer.place({ index, scratch, order: n, zoom: 14, overzoom: 0 }, feature.geom, feature) ?? [];
  });
  index.makeEntry('14/0/0');
  const [first, ...others] = labels;
  if (first === undefined) throw new Error('nothing was named');
  expect(index.deduplicationCollides(first)).toBe(false);
  index.insert(first, 0, '14/0/0');
  expect(others.map((label) => index.deduplicationCollides(label))).toEqual(others.map(() => true));
  expect(others.length).toBeGreaterThan(0);
});

it('breaks long names into two lines at most', () => {
  expect(inLines('Menlyn')).toEqual(['Menlyn']);
  expect(inLines('Charles Street Medical Centre')).toEqual(['Charles Street', 'Medical Centre']);
  expect(inLines('St. Columbia’s Presbyterian Church Hall Hatfield')).toHaveLength(2);
  expect(inLines('University of the Witwatersrand Johannesburg')).toEqual(['University of the', 'Witwatersrand …']);
  for (const rest of ['- Groenkloof Campus', ' - Hatfield Campus', ' (Prinshof Campus)', ', Department of Law'])
    expect(inLines(`University of Pretoria${rest}`)).toEqual(['University of', 'Pretoria']);
  for (const word of ['A'.repeat(300), '🏥'.repeat(60)]) expect([...(inLines(word)[0] ?? '')].length).toBeLessThanOrEqual(24);
});
