import { type City, defineCity } from '../place.ts';

export const nigerianCities: readonly City[] = [
  defineCity('ng', 'Lagos', [6.455, 3.3941], []),
  defineCity('ng', 'Abuja', [9.0579, 7.4951], []),
  defineCity('ng', 'Kano', [12.0022, 8.592], []),
  defineCity('ng', 'Ibadan', [7.3878, 3.8964], []),
  defineCity('ng', 'Port Harcourt', [4.7774, 7.0134], []),
  defineCity('ng', 'Benin City', [6.335, 5.6218], []),
];
