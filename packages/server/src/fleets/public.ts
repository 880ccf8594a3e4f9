export { fleetNamesOf } from './queries.ts';
