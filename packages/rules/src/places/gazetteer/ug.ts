import { type City, defineCity } from '../place.ts';

export const ugandanCities: readonly City[] = [
  defineCity('ug', 'Kampala', [0.3136, 32.5811], []),
  defineCity('ug', 'Entebbe', [0.0512, 32.4637], []),
  defineCity('ug', 'Jinja', [0.4244, 33.2042], []),
  defineCity('ug', 'Mbarara', [-0.6072, 30.6545], []),
  defineCity('ug', 'Gulu', [2.7746, 32.299], []),
  defineCity('ug', 'Mbale', [1.0806, 34.175], []),
];
