import { type City, defineCity } from '../place.ts';

export const rwandanCities: readonly City[] = [
  defineCity('rw', 'Kigali', [-1.9441, 30.0619], []),
  defineCity('rw', 'Rubavu', [-1.7028, 29.2569], []),
  defineCity('rw', 'Musanze', [-1.4998, 29.635], []),
  defineCity('rw', 'Huye', [-2.5967, 29.7394], []),
  defineCity('rw', 'Muhanga', [-2.0845, 29.7527], []),
  defineCity('rw', 'Rwamagana', [-1.9487, 30.4347], []),
];
