export type { CityMap } from './city-map.ts';
export { areaOfCity } from './city-area.ts';
export { importDemoCities } from './demo-cities.ts';
export { builtInMaps, citiesIn, editionsOf, isCityId, mapsFolder, removeCity } from './editions.ts';
export { importCity } from './import-city.ts';
export { type MapStore, openMapStore } from './map-store.ts';
export { streetNear, type NearStreet } from './nearest-street.ts';
export { areaPlaces } from './place-kinds.ts';
export { type ImportedPlace, readPlaces } from './places-file.ts';
