import { type City, defineCity } from '../place.ts';

export const egyptianCities: readonly City[] = [
  defineCity('eg', 'Cairo', [30.0444, 31.2357], []),
  defineCity('eg', 'Alexandria', [31.2001, 29.9187], []),
  defineCity('eg', 'Giza', [30.0131, 31.2089], []),
  defineCity('eg', 'Port Said', [31.2653, 32.3019], []),
  defineCity('eg', 'Suez', [29.9668, 32.5498], []),
  defineCity('eg', 'Luxor', [25.6872, 32.6396], []),
];
