export { reportTrip } from './report-trip.ts';
