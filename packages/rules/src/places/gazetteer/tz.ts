import { type City, defineCity } from '../place.ts';

export const tanzanianCities: readonly City[] = [
  defineCity('tz', 'Dar es Salaam', [-6.8161, 39.2804], []),
  defineCity('tz', 'Mwanza', [-2.5164, 32.9175], []),
  defineCity('tz', 'Arusha', [-3.3731, 36.6942], []),
  defineCity('tz', 'Dodoma', [-6.1731, 35.7419], []),
  defineCity('tz', 'Mbeya', [-8.9094, 33.4608], []),
  defineCity('tz', 'Zanzibar City', [-6.163, 39.188], []),
];
