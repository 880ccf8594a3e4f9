import PointGeometry from '@mapbox/point-geometry';
import {
  CenteredTextSymbolizer,
  type Feature,
  type Label,
  LineLabelSymbolizer,
  type LabelRule,
  type LabelSymbolizer,
  type Layout,
} from 'protomaps-leaflet';
import type { MapColours } from './colours.ts';
import { glyphOf, isLandmark } from './glyphs.ts';
import { along, KeepClear, TRIP_LAYER } from './keep-clear.ts';

interface Look {
  readonly colours: MapColours;
  /** The reader's language comes first where the data has the name in it. */
  readonly language: string;
  readonly font: string;
}

const GLYPH_PX = 18;
const NAME_PX = 11;
const LINE_PX = 13;
/** Characters of a line before it breaks. */
const LINE_CHARS = 16;
const LINES_AT_MOST = 2;
/** A word that no map has room for is cut. */
const WORD_CHARS = 24;

const cutWord = (word: string) => (word.length > WORD_CHARS ? `${[...word].slice(0, WORD_CHARS - 1).join('')}…` : word);

/** A name in lines of few characters, the last one cut. */
export function inLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ').map(cutWord)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length <= LINE_CHARS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [beyond] = lines.splice(LINES_AT_MOST);
  const last = lines.at(-1);
  if (beyond === undefined || last === undefined) return lines;
  // What follows a dash, a comma or in brackets says more about a name that is whole without it.
  const whole = last.replace(/\s*[\p{Pd},:;/]$/u, '');
  const isWhole = whole !== '' && (whole !== last || /^[\p{Pd}(]/u.test(beyond));
  return [...lines.slice(0, -1), isWhole ? whole : `${last} …`];
}

/** A landmark: a glyph in a disc with its name below it, placed together or not at all. */
class Landmark implements LabelSymbolizer {
  readonly #look: Look;
  constructor(look: Look) {
    this.#look = look;
  }

  place({ scratch }: Layout, geometry: Feature['geom'], { props }: Feature): Label[] | undefined {
    const { colours, language, font } = this.#look;
    const at = geometry[0]?.[0];
    const glyph = glyphOf(String(props['kind']));
    const name = props[`name:${language}`] ?? props['name'];
    if (at === undefined || glyph === undefined || typeof name !== 'string') return undefined;
    const lines = inLines(name);
    const face = `560 ${NAME_PX}px ${font}`;
    scratch.font = face;
    const half = Math.max(GLYPH_PX, ...lines.map((line) => scratch.measureText(line).width)) / 2 + 3;
    const below = GLYPH_PX / 2 + 2 + lines.length * LINE_PX;
    const draw = (ctx: CanvasRenderingContext2D) => {
      ctx.globalAlpha = 1;
      ctx.beginPath();
      ctx.arc(0, 0, GLYPH_PX / 2, 0, 2 * Math.PI);
      ctx.fillStyle = colours.label;
      ctx.fill();
      ctx.save();
      const scale = (GLYPH_PX * 0.68) / 24;
      ctx.scale(scale, scale);
      ctx.translate(-12, -12);
      ctx.lineWidth = 2.6;
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      ctx.strokeStyle = colours.land;
      ctx.stroke(glyph);
      ctx.restore();
      ctx.font = face;
      ctx.textAlign = 'center';
      ctx.lineJoin = 'round';
      ctx.lineWidth = 3;
      ctx.strokeStyle = colours.land;
      ctx.fillStyle = colours.label;
      lines.forEach((line, i) => {
        const y = GLYPH_PX / 2 + NAME_PX + 1 + i * LINE_PX;
        ctx.strokeText(line, 0, y);
        ctx.fillText(line, 0, y);
      });
      ctx.textAlign = 'start';
    };
    return [
      { anchor: at, bboxes: [{ minX: at.x - half, maxX: at.x + half, minY: at.y - GLYPH_PX / 2 - 3, maxY: at.y + below + 3 }], draw },
    ];
  }
}

/** Mappers often have a quarter twice, as two parts or as a point and an area: within so much of a map it is named once. */
const SAME_PLACE_PX = 700;

/** The name of a part of the city, which is not said again near by. */
class PlaceName implements LabelSymbolizer {
  readonly #names: readonly string[];
  readonly #text: CenteredTextSymbolizer;
  constructor(names: readonly string[], text: CenteredTextSymbolizer) {
    this.#names = names;
    this.#text = text;
  }

  place(layout: Layout, geometry: Feature['geom'], feature: Feature): Label[] | undefined {
    const name = this.#names.map((key) => feature.props[key]).find((value) => typeof value === 'string');
    return this.#text
      .place(layout, geometry, feature)
      ?.map((label) => ({ ...label, deduplicationKey: `place ${String(name)}`, deduplicationDistance: SAME_PLACE_PX }));
  }
}

const ARROW_STEP_PX = 130;

/** Arrows along one-way streets, where names leave room. */
class OneWayArrows implements LabelSymbolizer {
  readonly #colour: string;
  constructor(colour: string) {
    this.#colour = colour;
  }

  place(_layout: Layout, geometry: Feature['geom']): Label[] {
    return geometry.flatMap((line) =>
      along(line, ARROW_STEP_PX, ARROW_STEP_PX / 2).map(({ x, y, angle }) => {
        const draw = (ctx: CanvasRenderingContext2D) => {
          ctx.globalAlpha = 0.75;
          ctx.rotate(angle);
          ctx.beginPath();
          ctx.moveTo(-5, 0);
          ctx.lineTo(4, 0);
          ctx.moveTo(1, -3);
          ctx.lineTo(4.5, 0);
          ctx.lineTo(1, 3);
          ctx.lineWidth = 1.4;
          ctx.lineCap = 'round';
          ctx.lineJoin = 'round';
          ctx.strokeStyle = this.#colour;
          ctx.stroke();
        };
        return { anchor: new PointGeometry(x, y), bboxes: [{ minX: x - 6, minY: y - 6, maxX: x + 6, maxY: y + 6 }], draw };
      }),
    );
  }
}

/** Mappers also write what something is: "pool", "tennis court". Whoever looks for the way is helped by names alone. */
const hasName = ({ props }: Feature) => /^[^a-z]/.test(String(props['name'] ?? 'a'));

const kindIn =
  (...kinds: string[]) =>
  (_zoom: number, { props }: Feature) =>
    kinds.includes(String(props['kind']));

/** Names, the most important first: what comes later gives way. Nothing is named where the trip lies. */
export function labelRules(look: Look): LabelRule[] {
  const { colours, font, language } = look;
  const base = { labelProps: [`name:${language}`, 'name'], stroke: colours.land, fill: colours.label, width: 3, maxLineChars: LINE_CHARS };
  const text = (size: number, weight: number) =>
    new CenteredTextSymbolizer({ ...base, font: `${weight} ${size}px ${font}`, lineHeight: 1.15 });
  const place = (size: number, weight: number) => new PlaceName(base.labelProps, text(size, weight));
  const street = (size: number) => new LineLabelSymbolizer({ ...base, font: `560 ${size}px ${font}`, position: 3, repeatDistance: 300 });
  return [
    { dataLayer: TRIP_LAYER, symbolizer: new KeepClear() },
    { dataLayer: 'places', maxzoom: 13, filter: kindIn('city', 'town'), symbolizer: place(16, 700) },
    { dataLayer: 'places', maxzoom: 16, filter: kindIn('suburb', 'quarter', 'village', 'island'), symbolizer: place(12.5, 640) },
    { dataLayer: 'roads', minzoom: 12, filter: kindIn('highway', 'major_road'), symbolizer: street(11.5) },
    {
      dataLayer: 'pois',
      minzoom: 13,
      filter: (zoom, feature) =>
        isLandmark(String(feature.props['kind'])) && zoom >= Number(feature.props['min_zoom'] ?? 16) && hasName(feature),
      symbolizer: new Landmark(look),
    },
    { dataLayer: 'places', minzoom: 13, maxzoom: 17, filter: kindIn('neighbourhood', 'hamlet', 'locality'), symbolizer: place(12, 560) },
    { dataLayer: 'roads', minzoom: 14, filter: kindIn('medium_road'), symbolizer: street(11) },
    { dataLayer: 'roads', minzoom: 15, filter: kindIn('minor_road'), symbolizer: street(10.5) },
    { dataLayer: 'water', minzoom: 14, filter: (_zoom, feature) => feature.geomType === 1 && hasName(feature), symbolizer: text(11, 430) },
    {
      dataLayer: 'roads',
      minzoom: 16,
      filter: (_zoom, { props }) => props['oneway'] === true,
      symbolizer: new OneWayArrows(colours.label),
    },
  ];
}
