import { fileURLToPath } from 'node:url';
import { readRoads } from './roads-folder.ts';

/** The roads that come with the project, for its demo; their licence stands beside them. */
export const builtInFolder = fileURLToPath(new URL('data', import.meta.url));

export const builtInRoads = (name: string) => readRoads(builtInFolder, name);
