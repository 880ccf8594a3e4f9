import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, type Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
/** The built file of the layer's package draws its themes and an archive format in; its sources, which it brings along, do not. */
const LAYER = normalizePath(join(dirname(resolve('protomaps-leaflet/package.json')), 'src'));
/** What it is as modules: the file that others are told of is one that nothing can be left out of. */
const LEAFLET = normalizePath(join(dirname(resolve('leaflet/package.json')), 'dist/leaflet-src.esm.js'));

export const mapLibraries = [
  { find: /^protomaps-leaflet$/, replacement: `${LAYER}/index.ts` },
  { find: /^leaflet$/, replacement: LEAFLET },
];

/** The layer's own colours, by day and by night: the app has its own. */
const THEMES = /@protomaps[\\/]basemaps/;
/** Makes a class: nothing is lost where nobody uses it. */
const CLASS = /^var \w+ = (?=\w+\.extend\()/gm;
/** Names a class of controls and layers that the app does not use: by such a name alone it would stay. */
const NAMED =
  /^(?:Control\.(?:Attribution|Layers|Scale|Zoom)|control\.(?:attribution|layers|scale|zoom)|Icon\.Default|Map\.(?:BoxZoom|TapHold)|TileLayer\.WMS|tileLayer\.wms|GeoJSON\.\w+) = \w+;$/gm;
/** Gives classes what the app never calls: their points as GeoJSON, popups and tooltips. */
const EXTRAS =
  /^(?=(?:Marker|Circle|CircleMarker|Polyline|Polygon|LayerGroup|Layer)\.include\(|Map\.include\(\{(?:\s|\/\/.*)*(?:openPopup|openTooltip|_initOverlay)\b)/gm;
/** Code for Internet Explorer and Android 2, which run no module of ours. */
const OF_OLD_BROWSERS = /(?<=[^\w.])Browser\.(?:ie|ielt9|ie3d|vml|msPointer|android23|androidStock|opera12|phantom)\b/g;
/** Buttons and a credit of Leaflet's own, zooming by a frame drawn with Shift, a long press that stands for a right click. */
const HOOKS =
  /^Map\.addInitHook\((?=function \(\) \{\s*if \(this\.options\.(?:zoomControl|attributionControl)\)|'addHandler', '(?:boxZoom|tapHold)')/gm;
/** Lines are drawn as SVG, every mark has an icon, and no shape is made by VML. */
const CHOICES =
  /(?<=return )\(this\.options\.preferCanvas && canvas\(options\)\) \|\| |^\t\ticon: new IconDefault\(\),$|^\tSVG\.include\(vmlMixin\);$/gm;
/** So many of them there are in the version that is used. */
const KNOWN = { names: 20, extras: 12, hooks: 4, choices: 3 };

/** Maps read tiles and never write them, a display tile at a time; they draw what stands in them themselves, and ask nothing of it. */
const UNUSED_METHODS = [
  { of: /[\\/]pbf[\\/]index\.js$/, methods: /^(?:write\w+|realloc|finish|readMessage|readBytes|readS?Fixed\d+|readPacked\w+)$/, known: 52 },
  { of: /@mapbox[\\/]vector-tile[\\/]index\.js$/, methods: /^(?:toGeoJSON|bbox|loadGeometry)$/, known: 3 },
  { of: /protomaps-leaflet[\\/]src[\\/]view\.ts$/, methods: /^(?:dataTilesForBounds|getBbox|queryFeatures)$/, known: 3 },
  { of: /protomaps-leaflet[\\/]src[\\/]tilecache\.ts$/, methods: /^queryFeatures$/, known: 1 },
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly declaration?: Node | null;
  readonly body?: { readonly body: readonly Node[] };
}

/** A library's file without methods that nobody calls. Functions that only these use go with them. */
function withoutMethods(code: string, parts: readonly Node[], methods: RegExp): { left: string; removed: number } {
  const found = parts
    .flatMap((part) => (part.declaration ?? part).body?.body ?? [])
    .filter(({ type, key }) => type === 'MethodDefinition' && methods.test(key?.name ?? ''));
  const left = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
  return { left, removed: found.length };
}

/** Lets the build leave out the parts of the map's libraries that the app does not use. */
export const onlyWhatMapsUse = (): Plugin => ({
  name: 'safiri-map-libraries',
  apply: 'build',
  transform(code, id) {
    if (THEMES.test(id)) return { code, map: null, moduleSideEffects: false };
    const unused = UNUSED_METHODS.find(({ of }) => of.test(id));
    if (unused !== undefined) {
      const { left, removed } = withoutMethods(code, this.parse(code).body as unknown as Node[], unused.methods);
      if (removed !== unused.known) throw new Error(`${id} has changed: ${removed} methods (build/map-libraries.ts)`);
      return { code: left, map: null };
    }
    if (normalizePath(id) !== LEAFLET) return undefined;
    const count = (pattern: RegExp) => code.match(pattern)?.length;
    const found = { names: count(NAMED), extras: count(EXTRAS), hooks: count(HOOKS), choices: count(CHOICES) };
    if (!isDeepStrictEqual(found, KNOWN)) {
      throw new Error(`Leaflet has changed: it has ${JSON.stringify(found)} (build/map-libraries.ts)`);
    }
    return code
      .replaceAll(CLASS, '$&/*#__PURE__*/')
      .replaceAll(NAMED, '')
      .replaceAll(EXTRAS, '/*#__PURE__*/')
      .replaceAll(HOOKS, '/*#__PURE__*/$&')
      .replaceAll(CHOICES, '')
      .replaceAll(/^var vmlCreate = (?=\(function)/gm, '$&/*#__PURE__*/')
      .replaceAll(OF_OLD_BROWSERS, 'false');
  },
});
