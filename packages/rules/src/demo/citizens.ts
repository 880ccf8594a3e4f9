import type { CountryId } from '../countries/countries.ts';
import type { DemoAccount } from './accounts.ts';
import { CITY_DOMAIN } from './domain.ts';
import type { RegistrableRole } from '../users/roles.ts';

/** A city of the demo and its simulated people. */
export interface Crowd {
  readonly city: string;
  readonly countryId: CountryId;
  readonly drivers: number;
  readonly passengers: number;
  /** Metres from the centre within which they stay; the whole city without it. */
  readonly reach?: number;
  /** The centre belongs to whoever signs in as one of the demo's own drivers: simulated ones keep out of it while idle. */
  readonly centreIsFree: boolean;
}

/** Central Nairobi is as large as the street map that comes along (2 km about its centre), and has few people: a taste of it. */
export const crowd: readonly Crowd[] = [
  { city: 'pretoria', countryId: 'za', drivers: 40, passengers: 60, centreIsFree: true },
  { city: 'johannesburg', countryId: 'za', drivers: 60, passengers: 90, centreIsFree: true },
  { city: 'nairobi', countryId: 'ke', drivers: 12, passengers: 18, reach: 2300, centreIsFree: false },
];

const firstNames = {
  female: [
    'Amahle',
    'Lerato',
    'Nomsa',
    'Thandi',
    'Precious',
    'Palesa',
    'Refilwe',
    'Ayanda',
    'Zodwa',
    'Boitumelo',
    'Karabo',
    'Nandi',
    'Fatima',
    'Anele',
    'Dineo',
  ],
  male: [
    'Thabo',
    'Bongani',
    'Kagiso',
    'Sibusiso',
    'Mandla',
    'Tshepo',
    'Vusi',
    'Pieter',
    'Lwazi',
    'Katlego',
    'Musa',
    'Ashraf',
    'Neo',
    'Siyabonga',
    'Johan',
  ],
} as const;
const surnames = [
  'Ndlovu',
  'Mahlangu',
  'van Wyk',
  'Zulu',
  'Mabena',
  'Molefe',
  'Naidoo',
  'Sithole',
  'Maseko',
  'Botha',
  'Radebe',
  'Tshabalala',
  'Khoza',
  'Baloyi',
  'Mthembu',
  'Pillay',
  'Mokoena',
];
const sedans = [
  ['Toyota', 'Corolla Quest'],
  ['Volkswagen', 'Polo Sedan'],
  ['Nissan', 'Almera'],
  ['Hyundai', 'Accent'],
  ['Suzuki', 'Dzire'],
  ['Renault', 'Logan'],
  ['Toyota', 'Etios'],
] as const;
const colors = ['White', 'Silver', 'Grey', 'Blue', 'Red', 'Black'];
const letters = 'BCDFGHJKLMNPRSTVWXYZ';

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Shares no factor with the numbers of plates there are: steps of it meet each plate once. */
const PLATE_STEP = 7919;

/** Letters and digits of the n-th plate, of which no two are the same: how many choices each place has, the last place first. */
function plateParts(n: number, choices: readonly number[]): number[] {
  let rest = n * PLATE_STEP;
  return choices.map((of) => {
    const part = rest % of;
    rest = Math.floor(rest / of);
    return part;
  });
}

const L = letters.length;
const letter = (n = 0) => letters[n] ?? '';

function plate(n: number): string {
  const [a, b, number = 0, c, d] = plateParts(n, [L, L, 90, L, L]);
  return `${letter(d)}${letter(c)} ${String(10 + number)} ${letter(b)}${letter(a)} GP`;
}

function kenyanPlate(n: number): string {
  const [a, number = 0, b] = plateParts(n, [L, 900, L]);
  return `KD${letter(b)} ${String(100 + number)}${letter(a)}`;
}

/** The vehicle of the n-th driver: mostly sedans, some premium cars, a minibus for school rides. */
function vehicle(n: number, countryId: CountryId): NonNullable<DemoAccount['vehicle']> {
  const common = {
    licensePlate: countryId === 'ke' ? kenyanPlate(n) : plate(n),
    color: pick(colors, n * 5),
    year: 2018 + (n % 7),
    approved: true,
  };
  if (n % 8 === 3) return { ...common, make: 'Toyota', model: 'Quantum', vehicleType: 'minibus' };
  if (n % 6 === 1) return { ...common, make: 'Mercedes-Benz', model: 'C-Class', vehicleType: 'premium' };
  const [make, model] = pick(sedans, n);
  return { ...common, make, model, vehicleType: 'sedan' };
}

/** The sign-in name of a simulated person; `i` counts from 1. */
export function citizenEmail(kind: RegistrableRole, city: string, i: number): string {
  return `${kind}.${city}.${i}@${CITY_DOMAIN}`;
}

/** The name of the crowd that is not bound to a city: for replays and larger simulations. */
export const EXTRA_CROWD = 'anywhere';

/**
 * The simulated people of the demo, the same on every machine. They are clients like any other: the seed only opens their accounts.
 * @param extra drivers, and as many passengers, beside those of the demo cities
 */
export function citizens(extra = 0): DemoAccount[] {
  let n = 0;
  const person = (city: string, countryId: CountryId, kind: RegistrableRole, i: number): DemoAccount => {
    n += 1;
    const gender = n % 3 === 0 ? 'female' : n % 2 === 0 ? 'male' : kind === 'driver' ? 'male' : 'female';
    return {
      name: `${pick(firstNames[gender], n * 3 + i)} ${pick(surnames, n * 5 + i)}`,
      email: citizenEmail(kind, city, i),
      phone: countryId === 'ke' ? `+25470${String(5_000_000 + n)}` : `+2760${String(5_000_000 + n)}`,
      countryId,
      userType: kind,
      gender,
      genderVerified: true,
      ...(kind === 'driver' ? { vehicle: vehicle(n, countryId) } : {}),
    };
  };
  const anywhere = { city: EXTRA_CROWD, countryId: 'za', drivers: extra, passengers: extra } as const;
  return [...crowd, anywhere].flatMap(({ city, countryId, drivers, passengers }) => [
    ...Array.from({ length: drivers }, (_, i) => person(city, countryId, 'driver', i + 1)),
    ...Array.from({ length: passengers }, (_, i) => person(city, countryId, 'passenger', i + 1)),
  ]);
}
