import { parseArgs } from 'node:util';
import { ImportError } from './roads/public.ts';
import {
  areaOfCity,
  builtInMaps,
  citiesIn,
  editionsOf,
  importCity,
  importDemoCities,
  isCityId,
  mapsFolder,
  removeCity,
} from './maps/public.ts';
import { readConfig } from './platform/config.ts';

const USAGE = `Use: npm run map -- import FILE --city CITY [--base FILE]... [--bounds=SOUTH,WEST,NORTH,EAST] [--name NAME] [--out FOLDER]
     npm run map -- list
     npm run map -- remove CITY
     npm run map -- demo FOLDER [--out FOLDER] (makes the maps that come with the project anew)`;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1);

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      city: { type: 'string' },
      base: { type: 'string', multiple: true },
      bounds: { type: 'string' },
      name: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const [command, what] = positionals;
  const root = values.out ?? mapsFolder(readConfig(process.env).dataDir);
  if (command === 'import' && what !== undefined && values.city !== undefined) {
    const city = values.city;
    if (!isCityId(city)) throw new ImportError(`"${city}" is no name for a folder: small letters, digits and hyphens, such as cape-town.`);
    const area = areaOfCity(city, values.bounds, values.name);
    const { edition, streets, junctions, places, notes } = await importCity({
      file: what,
      bases: values.base ?? [],
      city,
      ...area,
      root,
      now: new Date(),
    });
    const { sizes, timestamp, attribution, folder } = edition;
    say(`${area.name}: ${streets} streets between ${junctions} junctions, ${places} places and street names.`);
    say(
      `Map ${megabytes(sizes.tiles)} MB, streets ${megabytes(sizes.roads)} MB, places ${megabytes(sizes.places)} MB; ${attribution}, as of ${timestamp ?? 'an unknown day'}.`,
    );
    for (const note of notes) say(note);
    say(`They lie in ${folder}; a server that runs takes them up within a minute.`);
  } else if (command === 'demo' && what !== undefined) {
    await importDemoCities(what, values.out ?? builtInMaps, new Date(), say);
  } else if (command === 'list') {
    for (const city of await citiesIn(root)) {
      for (const { edition, name, importedAt, timestamp, sizes } of await editionsOf(root, city, say))
        say(
          `${city}: ${name}, edition ${edition}, imported ${importedAt}, OpenStreetMap of ${timestamp ?? 'an unknown day'}, ${megabytes(sizes.tiles + sizes.roads + sizes.places)} MB`,
        );
    }
  } else if (command === 'remove' && what !== undefined) {
    await removeCity(root, what);
    say(`The map of "${what}" is gone; a server that runs does without it within a minute.`);
  } else throw new ImportError(USAGE);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
