import { exp, type Filter, LineSymbolizer, type PaintRule, PolygonSymbolizer } from 'protomaps-leaflet';
import type { MapColours } from './colours.ts';

const green = new Set(
  [
    'park garden grass grassland wood forest golf_course cemetery pitch recreation_ground meadow nature_reserve scrub heath zoo',
    'farmland farmyard orchard vineyard allotments village_green playground wetland national_park protected_area dog_park',
  ]
    .join(' ')
    .split(' '),
);

type Stops = number[][];
type RoadKind = 'highway' | 'major_road' | 'medium_road' | 'minor_road' | 'path';

interface RoadWidths {
  readonly kind: RoadKind;
  /** Display zoom and pixels. */
  readonly casing: Stops;
  readonly fill: Stops;
  readonly from: number;
}

/** From the smallest to the greatest, so that the greater lie on top. */
const roads: readonly RoadWidths[] = [
  {
    kind: 'minor_road',
    from: 13,
    casing: [
      [13, 0],
      [14, 2.4],
      [16, 9],
      [18, 20],
    ],
    fill: [
      [12, 0.3],
      [14, 1.5],
      [16, 7],
      [18, 17],
    ],
  },
  {
    kind: 'medium_road',
    from: 11,
    casing: [
      [11, 1],
      [14, 6],
      [16, 13],
      [18, 26],
    ],
    fill: [
      [11, 0.6],
      [14, 4.4],
      [16, 10.5],
      [18, 22],
    ],
  },
  {
    kind: 'major_road',
    from: 8,
    casing: [
      [8, 1],
      [11, 2.6],
      [14, 8],
      [16, 16],
      [18, 30],
    ],
    fill: [
      [8, 0.6],
      [11, 1.6],
      [14, 6.2],
      [16, 13],
      [18, 26],
    ],
  },
  {
    kind: 'highway',
    from: 6,
    casing: [
      [6, 1.2],
      [11, 3.4],
      [14, 9],
      [16, 17],
      [18, 30],
    ],
    fill: [
      [6, 0.7],
      [11, 2.2],
      [14, 6.8],
      [16, 14],
      [18, 26],
    ],
  },
];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isRoad =
  (kind: RoadKind): Filter =>
  (_zoom, { props }) =>
    props['kind'] === kind;
/** A ramp is half as wide as what it leads to. */
const LINK = 0.55;
const widthOf = (stops: Stops) => {
  const width = exp(1.5, stops);
  return (zoom: number, feature?: { readonly props: Readonly<Record<string, unknown>> }) =>
    width(zoom) * (feature?.props['link'] === true ? LINK : 1);
};

function road({ kind, from }: RoadWidths, stops: Stops, color: string): PaintRule {
  const width = widthOf(stops);
  const symbolizer = new LineSymbolizer({
    color,
    width: (zoom: number, feature) => width(zoom, feature),
    lineCap: 'round',
    lineJoin: 'round',
  });
  return { dataLayer: 'roads', minzoom: from, filter: isRoad(kind), symbolizer };
}

const isMain = (kind: RoadKind) => kind === 'highway' || kind === 'major_road';

/** What is drawn beneath the names, first to last (layers and kinds: docs/maps.md). */
export function paintRules(colours: MapColours): PaintRule[] {
  const fill = (color: string, opacity = 1) => new PolygonSymbolizer({ fill: color, opacity });
  const line = (color: string, width: number, dash?: number[]) =>
    new LineSymbolizer({ color, width, ...(dash === undefined ? {} : { dash }) });
  return [
    { dataLayer: 'landuse', filter: (_zoom, { props }) => !green.has(text(props['kind'])), symbolizer: fill(colours.block) },
    { dataLayer: 'landuse', filter: (_zoom, { props }) => green.has(text(props['kind'])), symbolizer: fill(colours.park) },
    { dataLayer: 'water', filter: (_zoom, { geomType }) => geomType === 3, symbolizer: fill(colours.water) },
    { dataLayer: 'water', filter: (_zoom, { geomType }) => geomType === 2, symbolizer: line(colours.water, 1.4) },
    { dataLayer: 'buildings', minzoom: 15, symbolizer: fill(colours.casing, 0.4) },
    { dataLayer: 'transit', filter: (_zoom, { props }) => props['kind'] !== 'ferry', symbolizer: line(colours.casing, 1.6, [5, 3]) },
    { dataLayer: 'transit', filter: (_zoom, { props }) => props['kind'] === 'ferry', symbolizer: line(colours.label, 1, [2, 4]) },
    { dataLayer: 'roads', filter: (_zoom, { props }) => props['kind'] === 'aeroway', symbolizer: line(colours.casing, 3) },
    { dataLayer: 'roads', minzoom: 15, filter: isRoad('path'), symbolizer: line(colours.casing, 1.2, [3, 3]) },
    ...roads.map((widths) => road(widths, widths.casing, isMain(widths.kind) ? colours.mainCasing : colours.casing)),
    ...roads.map((widths) => road(widths, widths.fill, isMain(widths.kind) ? colours.main : colours.road)),
  ];
}
