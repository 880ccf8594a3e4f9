import { missing, ok, type Finding } from '@safiri/rules/setup/checks.ts';
import type { Context } from '../platform/context.ts';
import { builtInMaps, citiesIn, editionsOf, mapsFolder, type Edition } from './editions.ts';

/** Whether each city that is served lies on a map of this server, with its streets and places. */
export async function mapFindings({ config, markets }: Pick<Context, 'config' | 'markets'>): Promise<Finding[]> {
  const served = markets.all().filter(({ document }) => document.status !== 'closed');
  // Nothing is said of cities that are not there.
  if (served.length === 0) return [];
  const editions: Edition[] = [];
  for (const root of [mapsFolder(config.dataDir), builtInMaps])
    for (const city of await citiesIn(root)) editions.push(...(await editionsOf(root, city, () => {})));
  const isOnAMap = ([lng, lat]: readonly [number, number]) =>
    editions.some(({ bounds }) => lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east);
  const without = served.filter(({ document }) => !isOnAMap(document.centre));
  return [
    without.length === 0
      ? ok('map')
      : missing(
          'map',
          without.map(({ document }) => document.name),
        ),
  ];
}
