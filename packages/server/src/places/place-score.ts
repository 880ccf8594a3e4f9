/** What strangers and locals alike go by, the most asked for first. */
export const landmarkKinds = [
  'mall',
  'hospital',
  'station',
  'bus_station',
  'taxi',
  'aerodrome',
  'university',
  'marketplace',
  'stadium',
  'college',
] as const;

const weights: ReadonlyMap<string, number> = new Map<string, number>([
  ...['city', 'town', 'suburb', 'village', 'quarter', 'neighbourhood'].map((kind) => [kind, 1] as const),
  ...landmarkKinds.map((kind) => [kind, 0.7] as const),
  ['street', 0.5],
  ...['toilets', 'parking', 'information', 'shelter', 'bus_stop', 'pitch', 'recycling', 'gate', 'post_box', 'artwork', 'toll_booth'].map(
    (kind) => [kind, -1] as const,
  ),
]);

/** How much more often than others people mean a kind of place, in the measure of `matchQuality`; below 0 what nobody gives as an address. */
export const kindWeight = (kind: string): number => weights.get(kind) ?? 0;

/** A place that was entered by hand is one that people know. */
export const GAZETTEER_WEIGHT = 1.5;

/** Metres within which a place counts as being here. */
const HERE_METERS = 3000;

/** What distance takes from the quality of a match: 1 at 3 km, 2 at 9, 3 at 21. A whole name across the city comes before the beginning of a word nearby. */
export const distanceLoss = (meters: number): number => Math.log2(1 + meters / HERE_METERS);
