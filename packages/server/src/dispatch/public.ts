export { createCityLeases, type CityLeases } from './city-leases.ts';
export { fixedCities } from './fixed-cities.ts';
export { createSurgeClock, type SurgeClock } from './surge-clock.ts';
export { createCoarsePlaces } from './coarse-places.ts';
export { createNearbyCars } from './nearby-cars.ts';
export { createNearestCars } from './nearest-cars.ts';
export { createDemand, listStates } from './surge-states.ts';
export { createMatchThread } from './match-thread.ts';
export { createPorts } from './ports.ts';
