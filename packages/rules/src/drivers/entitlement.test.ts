import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleFits, vehicleTypes } from '../dispatch/vehicles.ts';
import { rideTypes } from '../pricing/ride-types.ts';
import { requiredModuleIds } from '../training/modules.ts';
import { genders } from '../users/genders.ts';
import { documentTypes, sentDocumentStatuses } from '../verification/documents.ts';
import { verificationStatuses } from '../verification/steps.ts';
import { specifiedAgeLimits } from './vehicle-age.ts';
import {
  expiredDocument,
  isDriverGap,
  driverGap,
  lackingDocument,
  tripGap,
  type EntitlementFacts,
  type TripToDrive,
} from './entitlement.ts';

const good: EntitlementFacts = {
  suspended: false,
  status: 'approved',
  vehicleStatus: 'approved',
  vehicleType: 'sedan',
  vehicleYear: 2020,
  ageLimits: specifiedAgeLimits,
  documents: [{ documentType: 'drivers_license', expiryDate: '2026-06-30', replacementWaits: false }],
  lacking: [],
  modulesCompleted: requiredModuleIds.length,
  today: '2026-06-30',
  gender: 'female',
  genderVerified: true,
  workplace: { given: true, marketId: 'pretoria', countryId: 'za' },
};
const pretoria = { marketId: 'pretoria', countryId: 'za' } as const;
const woman = { gender: 'female', genderVerified: true } as const;
const ladies: TripToDrive = { rideType: 'ladies_only', vehicles: null, passenger: woman, market: pretoria };
const standard: TripToDrive = { ...ladies, rideType: 'standard', passenger: { gender: 'male', genderVerified: false } };

describe('what entitles a driver to a trip', () => {
  it('is a market to drive in, that of the trip', () => {
    const without = { ...good, workplace: { ...good.workplace, marketId: null } };
    expect([driverGap(without), tripGap(without, standard)]).toEqual(['no_market', 'no_market']);
    const elsewhere = { ...standard, market: { marketId: 'kisumu', countryId: 'ke' } as const };
    expect([driverGap(good), tripGap(good, standard), tripGap(good, elsewhere)]).toEqual([undefined, undefined, 'other_market']);
    // Whom the team gave none drives in all of their country.
    const anywhere = { ...good, workplace: { given: false, marketId: null, countryId: 'za' } as const };
    expect([tripGap(anywhere, standard), tripGap(anywhere, elsewhere)]).toEqual([undefined, 'other_market']);
  });

  it('is all of approval, a young vehicle, documents in date up to their last day, and the training', () => {
    expect(driverGap(good)).toBeUndefined();
    expect(driverGap({ ...good, suspended: true, status: 'rejected' })).toBe('suspended');
    expect(driverGap({ ...good, status: 'rejected' })).toBe('not_verified');
    expect(driverGap({ ...good, vehicleStatus: 'pending' })).toBe('vehicle_not_approved');
    expect(driverGap({ ...good, vehicleYear: 2014 })).toBe('vehicle_too_old');
    expect(driverGap({ ...good, vehicleYear: 2015 })).toBeUndefined();
    expect(driverGap({ ...good, vehicleYear: 1990, ageLimits: { motorcycle: 10 } })).toBeUndefined();
    expect(driverGap({ ...good, today: '2026-07-01' })).toBe('document_expired');
    expect(driverGap({ ...good, modulesCompleted: requiredModuleIds.length - 1 })).toBe('training_unfinished');
    expect(driverGap({ ...good, vehicleYear: null, documents: [] })).toBeUndefined();
  });

  it('is never a document that nobody approved: one that was sent for an expired one only changes what the driver is told', () => {
    const [licence] = good.documents;
    const sent = { documentType: 'drivers_license', expiryDate: '2026-06-30', ...licence, replacementWaits: true } as const;
    expect(driverGap({ ...good, documents: [sent] })).toBeUndefined();
    expect(driverGap({ ...good, documents: [sent], today: '2026-07-01' })).toBe('document_in_review');
    const permit = { documentType: 'pdp_permit', expiryDate: '2026-06-30', replacementWaits: false } as const;
    expect(driverGap({ ...good, documents: [sent, permit], today: '2026-07-01' })).toBe('document_expired');
    expect(expiredDocument({ documents: [sent, permit], today: '2026-07-01' })).toBe(permit);
  });

  it('is what the market has come to ask for, approved: one that was only sent entitles to nothing', () => {
    const [badge, permit] = [
      { documentType: 'psv_badge', isSent: true },
      { documentType: 'pdp_permit', isSent: false },
    ];
    expect(driverGap({ ...good, lacking: [badge] })).toBe('document_in_review');
    expect(driverGap({ ...good, lacking: [badge, permit] })).toBe('document_missing');
    expect(lackingDocument({ lacking: [badge, permit] })).toBe(permit);
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
    const facts = fc
      .record({
        suspended: fc.boolean(),
        status: fc.constantFrom(...verificationStatuses),
        vehicleStatus: fc.constantFrom(...sentDocumentStatuses),
        vehicleType: fc.constantFrom(...vehicleTypes),
        vehicleYear: fc.option(fc.integer({ min: 2010, max: 2027 })),
        documents: fc.array(
          fc.record({ documentType: fc.constantFrom(...documentTypes), expiryDate: day, replacementWaits: fc.boolean() }),
          {
            maxLength: 3,
          },
        ),
        lacking: fc.array(fc.record({ documentType: fc.constant('psv_badge'), isSent: fc.boolean() }), { maxLength: 2 }),
        modulesCompleted: fc.integer({ min: 0, max: requiredModuleIds.length }),
        ageLimits: fc.constantFrom(specifiedAgeLimits, {}),
        today: day,
        workplace: fc.record({
          given: fc.boolean(),
          marketId: fc.constantFrom(null, 'pretoria', 'kisumu'),
          countryId: fc.constantFrom('za' as const, 'ke' as const),
        }),
      })
      .chain((facts) => person.map((who): EntitlementFacts => ({ ...facts, ...who })));
    const trip = fc.record({
      rideType: fc.constantFrom(...rideTypes),
      vehicles: fc.constant(null),
      passenger: person,
      market: fc.constant(pretoria),
    });
    fc.assert(
      fc.property(facts, trip, (who, what) => {
        const gap = tripGap(who, what);
        expect(driverGap(who)).toBe(gap !== undefined && isDriverGap(gap) ? gap : undefined);
        if (gap !== undefined) return;
        expect([who.suspended, who.status, who.vehicleStatus, who.lacking.length]).toEqual([false, 'approved', 'approved', 0]);
        expect(vehicleFits(who.vehicleType, what.rideType)).toBe(true);
        expect(who.workplace.given ? who.workplace.marketId === 'pretoria' : who.workplace.countryId === 'za').toBe(true);
        expect(who.documents.filter((document) => document.expiryDate < who.today)).toEqual([]);
        if (what.rideType === 'ladies_only') {
          expect([who, what.passenger].map((one) => `${one.gender} ${one.genderVerified}`)).toEqual(['female true', 'female true']);
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
