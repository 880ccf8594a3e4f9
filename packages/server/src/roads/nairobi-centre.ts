import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decodeRoads } from './road-file.ts';

/** The streets of central Nairobi, for tests and the bench: real ones, but few; their licence stands beside them. */
export const nairobiCentreFile = fileURLToPath(new URL('data/nairobi-centre.roads', import.meta.url));

export const nairobiCentre = async () => decodeRoads(nairobiCentreFile, await readFile(nairobiCentreFile));
