import { parseArgs } from 'node:util';
import { boundsAround } from '@safiri/rules/places/geo.ts';
import { cityById } from '@safiri/rules/places/gazetteer.ts';
import { readConfig } from './platform/config.ts';
import { importRoads, keepRoads, listRoads, nameOf, openExtract, readRoads, removeRoads, roadsFolder, RoadsError } from './roads/public.ts';

const USAGE = `Use: npm run roads -- import FILE [--city CITY] [--name NAME] [--out FOLDER]
     npm run roads -- list
     npm run roads -- remove NAME`;

/** An extract of a country is cut to this far from the centre of the city. */
const CITY_REACH_METERS = 50_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const degrees = (value: number) => value.toFixed(3);

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { city: { type: 'string' }, name: { type: 'string' }, out: { type: 'string' } },
  });
  const [command, what] = positionals;
  const folder = values.out ?? roadsFolder(readConfig(process.env).dataDir);
  if (command === 'import' && what !== undefined) {
    const city = values.city === undefined ? undefined : cityById(values.city);
    if (values.city !== undefined && city === undefined) throw new RoadsError(`There is no city "${values.city}".`);
    const roads = await importRoads(await openExtract(what), city === undefined ? undefined : boundsAround(city.center, CITY_REACH_METERS));
    const file = await keepRoads(folder, nameOf(values.name ?? values.city ?? what), roads);
    const { graph, about } = roads;
    say(
      `${graph.edgeFrom.length} streets between ${graph.nodeLat.length} junctions, ${about.attribution}, as of ${about.timestamp ?? 'an unknown day'}.`,
    );
    say(`They lie in ${file}; a server reads them when it starts.`);
  } else if (command === 'list') {
    for (const name of await listRoads(folder)) {
      const { south, west, north, east } = (await readRoads(folder, name)).about.bounds;
      say(`${name}: ${degrees(south)},${degrees(west)} to ${degrees(north)},${degrees(east)}`);
    }
  } else if (command === 'remove' && what !== undefined) {
    await removeRoads(folder, what);
    say(`The roads "${what}" are gone; a server that runs keeps them until it is started again.`);
  } else throw new RoadsError(USAGE);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
