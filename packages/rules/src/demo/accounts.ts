import type { CountryId } from '../countries/countries.ts';
import type { VehicleType } from '../dispatch/vehicles.ts';
import type { Role } from '../users/roles.ts';
import { DEMO_DOMAIN } from './domain.ts';

/** The demo's accounts (product: demo city); all share the demo password. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly userType: Role;
  readonly gender: 'female' | 'male';
  readonly genderVerified: boolean;
  /** South Africa without it. */
  readonly countryId?: CountryId;
  readonly vehicle?: {
    make: string;
    model: string;
    licensePlate: string;
    color: string;
    year: number;
    vehicleType: VehicleType;
    approved: boolean;
  };
}

export { DEMO_PASSWORD } from './domain.ts';

export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'Naledi Mokoena',
    email: `naledi@${DEMO_DOMAIN}`,
    phone: '+27825550101',
    userType: 'passenger',
    gender: 'female',
    genderVerified: true,
  },
  {
    name: 'Sipho Dlamini',
    email: `sipho@${DEMO_DOMAIN}`,
    phone: '+27825550102',
    userType: 'passenger',
    gender: 'male',
    genderVerified: false,
  },
  {
    name: 'Zanele Khumalo',
    email: `zanele@${DEMO_DOMAIN}`,
    phone: '+27825550103',
    userType: 'driver',
    gender: 'female',
    genderVerified: true,
    vehicle: {
      make: 'Toyota',
      model: 'Corolla Quest',
      licensePlate: 'KT 48 LM GP',
      color: 'White',
      year: 2021,
      vehicleType: 'sedan',
      approved: true,
    },
  },
  {
    name: 'Themba Nkosi',
    email: `themba@${DEMO_DOMAIN}`,
    phone: '+27825550104',
    userType: 'driver',
    gender: 'male',
    genderVerified: true,
    vehicle: {
      make: 'Volkswagen',
      model: 'Polo Sedan',
      licensePlate: 'HB 73 RT GP',
      color: 'Silver',
      year: 2020,
      vehicleType: 'sedan',
      approved: true,
    },
  },
  {
    name: 'Kabelo Molefe',
    email: `kabelo@${DEMO_DOMAIN}`,
    phone: '+27825550105',
    userType: 'driver',
    gender: 'male',
    genderVerified: false,
    vehicle: {
      make: 'Nissan',
      model: 'Almera',
      licensePlate: 'JM 19 VK GP',
      color: 'Grey',
      year: 2019,
      vehicleType: 'sedan',
      approved: false,
    },
  },
  {
    name: 'Safiri Staff',
    email: `staff@${DEMO_DOMAIN}`,
    phone: '+27825550106',
    userType: 'staff',
    gender: 'female',
    genderVerified: false,
  },
];

/** Listed for quick login on every device of the demo: the people, not the staff. */
export const demoEmails: string[] = demoAccounts.filter((account) => account.userType !== 'staff').map((account) => account.email);
