import { join } from 'node:path';
import { areaOfCity } from './city-area.ts';
import { citiesIn, removeCity } from './editions.ts';
import { importCity } from './import-city.ts';

/** The cities whose maps come with the project: the demo's, and those where people begin with it. */
const demoCities: readonly { readonly id: string; readonly bounds: string; readonly name?: string }[] = [
  { id: 'pretoria', bounds: '-25.98,27.95,-25.45,28.45' },
  { id: 'johannesburg', bounds: '-26.42,27.7,-25.93,28.32' },
  { id: 'kisumu', bounds: '-0.2,34.6,0.02,34.92' },
  { id: 'maseru', bounds: '-29.42,27.38,-29.24,27.62', name: 'Maseru' },
  { id: 'nairobi', bounds: '-1.45,36.6,-1.13,37.12' },
];

/**
 * Makes the maps that come with the project from `<city>-roads.json.gz` and `<city>-base.json.gz` of a folder, in place of
 * those that are there.
 */
export async function importDemoCities(folder: string, root: string, now: Date, say: (line: string) => void): Promise<void> {
  for (const { id, bounds, name } of demoCities) {
    // Only one edition of each is carried along.
    if ((await citiesIn(root)).includes(id)) await removeCity(root, id);
    const { edition, streets, places, notes } = await importCity({
      file: join(folder, `${id}-roads.json.gz`),
      bases: [join(folder, `${id}-base.json.gz`)],
      city: id,
      ...areaOfCity(id, bounds, name),
      root,
      now,
    });
    say(`${edition.name}: ${streets} streets, ${places} places and street names, edition ${edition.edition}.`);
    for (const note of notes) say(note);
  }
}
