import { requiredDocuments } from '@safiri/rules/verification/documents.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { noPapers } from './papers.ts';

/** A driver of whom nothing was sent yet. */
export const waiting: Review = {
  person: {
    driverId: 3,
    userId: 9,
    name: 'Kabelo Molefe',
    email: 'kabelo@example.org',
    phone: '+27825550105',
    gender: 'male',
    genderVerified: false,
    countryId: 'za',
    isOnline: false,
    registeredAt: '2026-11-01T08:00:00.000Z',
  },
  verification: {
    driver: {
      id: 3,
      verificationStatus: 'pending',
      verificationNotes: null,
      vehicleInfo: { make: 'Nissan', model: 'Almera', color: 'Grey', year: 2019, licensePlate: 'JM 19 VK GP', vehicleType: 'sedan' },
    },
    verificationSteps: [],
    documents: noPapers,
    backgroundChecks: [],
    missing: [...requiredDocuments, 'criminal'],
    suspension: null,
  },
  vehicles: [],
  markets: {
    given: true,
    own: [{ id: 'kisumu', name: 'Kisumu', since: '2026-11-02T08:00:00.000Z', worksHere: true }],
    others: [
      { id: 'maseru', name: 'Maseru' },
      { id: 'pretoria', name: 'Pretoria' },
    ],
  },
};
