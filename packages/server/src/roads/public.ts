export { openAtlas } from './atlas.ts';
export { ImportError } from './import-error.ts';
export { importRoads, OSM_ATTRIBUTION, openExtract, readJson } from './import-roads.ts';
export type { OsmMember, OsmSource, OsmTags } from './osm-source.ts';
export { encodeRoads } from './road-file.ts';
export { streetNotes } from './street-notes.ts';
