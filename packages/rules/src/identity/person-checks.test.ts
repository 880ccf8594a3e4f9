import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAboutName,
  mediaTypesOf,
  openCheckStatuses,
  personCheckDecisions,
  personCheckKinds,
  personCheckStatuses,
  PICTURE_DAYS,
  pictureGoes,
} from './person-checks.ts';

describe('what a passenger may show of themselves', () => {
  it('is a face, as a photo alone, or a document, as a photo or a PDF', () => {
    expect(mediaTypesOf).toEqual({ selfie: ['image/jpeg'], id: ['image/jpeg', 'application/pdf'] });
  });

  it('ends with the name where it is about the name', () => {
    expect(personCheckKinds.filter(isAboutName)).toEqual(['id']);
  });

  it('stands while it waits and while it is accepted, and in no other state', () => {
    expect(personCheckStatuses.filter((status) => !(openCheckStatuses as readonly string[]).includes(status))).toEqual([
      'refused',
      'taken_back',
    ]);
    expect(personCheckDecisions.every((decision) => personCheckStatuses.includes(decision))).toBe(true);
  });
});

it('keeps the picture for thirty days after whatever moment it is decided', () => {
  expect(pictureGoes(new Date('2026-01-31T10:00:00Z'))).toEqual(new Date('2026-03-02T10:00:00Z'));
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }), (at) => {
      expect(pictureGoes(at).getTime() - at.getTime()).toBe(PICTURE_DAYS * 86_400_000);
    }),
  );
});
