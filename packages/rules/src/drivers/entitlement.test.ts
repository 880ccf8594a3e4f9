import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleFits, vehicleTypes } from '../dispatch/vehicles.ts';
import { rideTypes } from '../pricing/ride-types.ts';
import { requiredModuleIds } from '../training/modules.ts';
import { genders } from '../users/genders.ts';
import { documentTypes } from '../verification/documents.ts';
import { verificationStatuses } from '../verification/steps.ts';
import { expiredPaper, keepsOffTheRoad, roadGap, tripGap, type Standing, type TripToDrive } from './entitlement.ts';

const good: Standing = {
  status: 'approved',
  vehicleType: 'sedan',
  vehicleYear: 2020,
  papers: [{ documentType: 'drivers_license', expiryDate: '2026-06-30', replacementWaits: false }],
  modulesCompleted: requiredModuleIds.length,
  today: '2026-06-30',
  gender: 'female',
  genderVerified: true,
};
const woman = { gender: 'female', genderVerified: true } as const;
const ladies: TripToDrive = { rideType: 'ladies_only', vehicles: null, passenger: woman };
const standard: TripToDrive = { rideType: 'standard', vehicles: null, passenger: { gender: 'male', genderVerified: false } };

describe('what entitles a driver to a trip', () => {
  it('is all of approval, a young vehicle, papers in date up to their last day, and the training', () => {
    expect(roadGap(good)).toBeUndefined();
    expect(roadGap({ ...good, status: 'suspended' })).toBe('not_verified');
    expect(roadGap({ ...good, status: 'rejected' })).toBe('not_verified');
    expect(roadGap({ ...good, vehicleYear: 2014 })).toBe('vehicle_too_old');
    expect(roadGap({ ...good, vehicleYear: 2015 })).toBeUndefined();
    expect(roadGap({ ...good, today: '2026-07-01' })).toBe('document_expired');
    expect(roadGap({ ...good, modulesCompleted: requiredModuleIds.length - 1 })).toBe('training_unfinished');
    expect(roadGap({ ...good, vehicleYear: null, papers: [] })).toBeUndefined();
  });

  it('is never a paper that nobody approved: one that was sent for an expired one only changes what the driver is told', () => {
    const [licence] = good.papers;
    const sent = { documentType: 'drivers_license', expiryDate: '2026-06-30', ...licence, replacementWaits: true } as const;
    expect(roadGap({ ...good, papers: [sent] })).toBeUndefined();
    expect(roadGap({ ...good, papers: [sent], today: '2026-07-01' })).toBe('document_in_review');
    const permit = { documentType: 'pdp_permit', expiryDate: '2026-06-30', replacementWaits: false } as const;
    expect(roadGap({ ...good, papers: [sent, permit], today: '2026-07-01' })).toBe('document_expired');
    expect(expiredPaper({ papers: [sent, permit], today: '2026-07-01' })).toBe(permit);
  });

  it('is for ladies-only that staff confirmed both as women, and says whose side it is', () => {
    expect(tripGap(good, ladies)).toBeUndefined();
    expect(tripGap({ ...good, genderVerified: false }, ladies)).toBe('ladies_only');
    expect(tripGap({ ...good, gender: 'male' }, ladies)).toBe('ladies_only');
    expect(tripGap(good, { ...ladies, passenger: { gender: 'female', genderVerified: false } })).toBe('passenger_not_verified');
    expect(tripGap({ ...good, gender: 'male', genderVerified: false }, standard)).toBeUndefined();
  });

  it('is a vehicle that carries the trip', () => {
    expect(tripGap({ ...good, vehicleType: 'scooter' }, standard)).toBe('vehicle');
    expect(tripGap(good, { ...standard, rideType: 'parcel_delivery', vehicles: ['bakkie'] })).toBe('vehicle');
  });

  it('never lets anybody drive a trip who may not drive at all', () => {
    const person = fc.record({ gender: fc.constantFrom(...genders), genderVerified: fc.boolean() });
    const day = fc.integer({ min: 0, max: 800 }).map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10));
    const standing = fc
      .record({
        status: fc.constantFrom(...verificationStatuses),
        vehicleType: fc.constantFrom(...vehicleTypes),
        vehicleYear: fc.option(fc.integer({ min: 2010, max: 2027 })),
        papers: fc.array(fc.record({ documentType: fc.constantFrom(...documentTypes), expiryDate: day, replacementWaits: fc.boolean() }), {
          maxLength: 3,
        }),
        modulesCompleted: fc.integer({ min: 0, max: requiredModuleIds.length }),
        today: day,
      })
      .chain((facts) => person.map((who): Standing => ({ ...facts, ...who })));
    const trip = fc.record({ rideType: fc.constantFrom(...rideTypes), vehicles: fc.constant(null), passenger: person });
    fc.assert(
      fc.property(standing, trip, (who, what) => {
        const gap = tripGap(who, what);
        expect(roadGap(who)).toBe(gap !== undefined && keepsOffTheRoad(gap) ? gap : undefined);
        if (gap !== undefined) return;
        expect(who.status).toBe('approved');
        expect(vehicleFits(who.vehicleType, what.rideType)).toBe(true);
        expect(who.papers.filter((paper) => paper.expiryDate < who.today)).toEqual([]);
        if (what.rideType === 'ladies_only') {
          expect([who, what.passenger].map((one) => `${one.gender} ${one.genderVerified}`)).toEqual(['female true', 'female true']);
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
