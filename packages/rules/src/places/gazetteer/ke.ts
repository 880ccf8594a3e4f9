import { type City, defineCity } from '../place.ts';

export const kenyanCities: readonly City[] = [
  defineCity('ke', 'Nairobi', [-1.2864, 36.8172], []),
  defineCity('ke', 'Mombasa', [-4.0547, 39.6636], []),
  defineCity('ke', 'Kisumu', [-0.1022, 34.7617], []),
  defineCity('ke', 'Nakuru', [-0.2833, 36.0667], []),
  defineCity('ke', 'Eldoret', [0.5143, 35.2698], []),
  defineCity('ke', 'Thika', [-1.0396, 37.0834], []),
];
