import type { Group, Seat } from '@safiri/contract/scholar/calls.ts';

/** A group with seats left, whose city takes wallets. */
export const group: Group = {
  id: 1,
  schoolName: 'Hatfield Primary',
  schoolArea: 'Hatfield',
  route: 'Sunnyside to Hatfield',
  scheduleType: 'both',
  monthlyPrice: '850.00',
  countryId: 'za',
  capacity: 12,
  currentOccupancy: 3,
  driverName: 'Zanele K.',
  driverRating: null,
  driverVerified: true,
  pickupPoints: [{ location: 'Arcadia Park', time: '06:50' }],
  days: [0, 1, 2, 3, 4],
  firstMonth: { from: '2026-11-24', runs: 10, price: '404.76' },
  mine: [],
};
/** A wallet that holds a month. */
export const wallet = { number: '•••• 0101', balance: '1200.00', currency: 'ZAR', countryId: 'za' as const, topUp: false };
/** A seat in it, paid to its driver. */
export const seat: Seat = {
  id: 3,
  groupId: 1,
  schoolName: 'Hatfield Primary',
  route: 'Sunnyside to Hatfield',
  studentId: 5,
  studentName: 'Lindiwe',
  status: 'member',
  stop: { location: 'Arcadia Park', time: '06:50' },
  driverName: 'Zanele K.',
  driverVerified: true,
  driverPhoto: null,
  licensePlate: 'KT 48 LM GP',
  vehicle: 'Toyota Corolla',
  color: 'White',
  driverPhone: '+27825550101',
  scheduleType: 'both',
  monthlyPrice: '850.00',
  countryId: 'za',
  collectorName: 'Gogo',
  collectorPin: '1234',
  days: [0, 1, 2, 3, 4],
  daysOff: [],
  payment: 'cash',
  mayPayByWallet: true,
  walletFrom: null,
  keptUntil: null,
  month: null,
  today: [],
};
