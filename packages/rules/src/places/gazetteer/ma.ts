import { type City, defineCity } from '../place.ts';

export const moroccanCities: readonly City[] = [
  defineCity('ma', 'Casablanca', [33.5731, -7.5898], []),
  defineCity('ma', 'Rabat', [34.0209, -6.8416], []),
  defineCity('ma', 'Fes', [34.0331, -5.0003], []),
  defineCity('ma', 'Marrakesh', [31.6295, -7.9811], []),
  defineCity('ma', 'Tangier', [35.7595, -5.834], []),
  defineCity('ma', 'Agadir', [30.4278, -9.5981], []),
];
