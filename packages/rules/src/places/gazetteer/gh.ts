import { type City, defineCity } from '../place.ts';

export const ghanaianCities: readonly City[] = [
  defineCity('gh', 'Accra', [5.5502, -0.2174], []),
  defineCity('gh', 'Kumasi', [6.6885, -1.6244], []),
  defineCity('gh', 'Tamale', [9.4034, -0.8424], []),
  defineCity('gh', 'Takoradi', [4.8963, -1.7553], []),
  defineCity('gh', 'Cape Coast', [5.1053, -1.2466], []),
  defineCity('gh', 'Tema', [5.6698, -0.0166], []),
];
