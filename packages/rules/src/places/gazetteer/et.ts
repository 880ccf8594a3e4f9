import { type City, defineCity } from '../place.ts';

export const ethiopianCities: readonly City[] = [
  defineCity('et', 'Addis Ababa', [9.0107, 38.7613], []),
  defineCity('et', 'Dire Dawa', [9.6009, 41.8501], []),
  defineCity('et', 'Mekelle', [13.4967, 39.4753], []),
  defineCity('et', 'Adama', [8.5414, 39.2689], []),
  defineCity('et', 'Hawassa', [7.0504, 38.4955], []),
  defineCity('et', 'Bahir Dar', [11.5936, 37.3908], []),
];
