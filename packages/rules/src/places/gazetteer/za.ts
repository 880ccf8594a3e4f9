import { type City, defineCity } from '../place.ts';

export const southAfricanCities: readonly City[] = [
  defineCity('za', 'Johannesburg', [-26.2041, 28.0473], []),
  defineCity('za', 'Cape Town', [-33.9249, 18.4241], []),
  defineCity('za', 'Durban', [-29.8587, 31.0218], []),
  defineCity('za', 'Pretoria', [-25.7461, 28.1881], []),
  defineCity('za', 'Gqeberha', [-33.9608, 25.6022], []),
  defineCity('za', 'Bloemfontein', [-29.117, 26.2141], []),
];
