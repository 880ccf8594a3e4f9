import { iconPaths, type IconName } from '../../art/icons.ts';

/** Strokes of 24 by 24 for what people steer by and the app has no icon of. */
const own = {
  hospital: 'M12 6v12M6 12h12',
  bus: 'M6 16V6.5h12V16zM6 11.5h12M8.5 16v2M15.5 16v2',
  bag: 'M6 8.5h12l-1 10.5H7zM9 8.5a3 3 0 0 1 6 0',
  faith: 'M12 4v3M12 7l6 5v7H6v-7zM12 19v-4',
  fuel: 'M7 19V6h7v13M5.5 19h10M14 10h2.5v6a1.5 1.5 0 0 0 3 0V9l-2.5-2.5',
  tree: 'M12 20v-5M12 4l5 6h-2.5l3 5h-11l3-5H7z',
  flag: 'M7 20V5h10l-2 3.5 2 3.5H7',
} as const;

type Glyph = { readonly own: keyof typeof own } | { readonly icon: IconName };

const group = (glyph: Glyph, kinds: string): Array<[string, Glyph]> => kinds.split(' ').map((kind) => [kind, glyph]);

const glyphs = new Map<string, Glyph>([
  ...group({ own: 'hospital' }, 'hospital clinic doctors pharmacy'),
  ...group({ icon: 'school' }, 'school university college kindergarten library'),
  ...group({ own: 'bus' }, 'bus_station station taxi ferry_terminal aerodrome'),
  ...group({ own: 'bag' }, 'mall marketplace supermarket department_store'),
  ...group({ own: 'faith' }, 'place_of_worship'),
  ...group({ own: 'fuel' }, 'fuel'),
  ...group({ own: 'tree' }, 'park zoo golf_course attraction viewpoint cemetery'),
  ...group({ own: 'flag' }, 'stadium sports_centre townhall courthouse police fire_station museum theatre cinema hotel bank'),
]);

const drawn = new Map<string, Path2D>();

/** The strokes for a kind of place (24 by 24); undefined for a kind by which nobody finds the way. */
export function glyphOf(kind: string): Path2D | undefined {
  const glyph = glyphs.get(kind);
  if (glyph === undefined) return undefined;
  const strokes = 'own' in glyph ? own[glyph.own] : iconPaths[glyph.icon];
  const path = drawn.get(strokes) ?? new Path2D(strokes);
  drawn.set(strokes, path);
  return path;
}

/** Whether places of a kind are drawn at all. */
export const isLandmark = (kind: string): boolean => glyphs.has(kind);
