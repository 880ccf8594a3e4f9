export { openAtlas } from './atlas.ts';
export { RoadsError } from './import-error.ts';
export { importRoads, openExtract } from './import-roads.ts';
export { keepRoads, listRoads, nameOf, readRoads, removeRoads, roadsFolder } from './roads-folder.ts';
