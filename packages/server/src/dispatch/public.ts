export { createCityLeases, type CityLeases } from './city-leases.ts';
export { fixedCities } from './fixed-cities.ts';
export { createDemand } from './demand.ts';
export { createPorts } from './ports.ts';
export { presentOffer } from './present.ts';
export { findLiveOffer } from './queries.ts';
