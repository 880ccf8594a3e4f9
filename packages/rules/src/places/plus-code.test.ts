import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from './geo.ts';
import { decodePlusCode, encodePlusCode, findPlusCode, isShortPlusCode } from './plus-code.ts';

const anyPoint = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('a plus code', () => {
  // Of the test data of the specification.
  it.each([
    ['8FVC2222+22', 47.0000625, 8.0000625],
    ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
    ['7FG49QCJ+2VX', 20.3701125, 2.782234375],
    ['62G20000+22', undefined, undefined],
  ])('%s lies where the specification says', (code, lat, lng) => {
    const found = findPlusCode(code);
    const point = found === undefined ? undefined : decodePlusCode(found.code);
    if (lat === undefined) expect(point).toBeUndefined();
    else {
      expect(point?.lat).toBeCloseTo(lat, 6);
      expect(point?.lng).toBeCloseTo(lng as number, 6);
    }
  });

  it('is found again by its cell of 14 metres', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        const code = encodePlusCode(point);
        expect(findPlusCode(`at ${code.toLowerCase()}, please`)?.code).toBe(code);
        const found = decodePlusCode(code);
        expect(found).toBeDefined();
        expect(distanceMeters(point, found ?? point)).toBeLessThan(11);
      }),
    );
  });

  it('is found by its last digits from anywhere nearby', () => {
    fc.assert(
      fc.property(
        anyPoint,
        fc.double({ min: -0.4, max: 0.4, noNaN: true }),
        fc.double({ min: -0.4, max: 0.4, noNaN: true }),
        (point, lat, lng) => {
          const code = encodePlusCode(point).slice(4);
          expect(isShortPlusCode(code)).toBe(true);
          const near = { lat: point.lat + lat, lng: point.lng + lng };
          expect(distanceMeters(decodePlusCode(code, near) ?? near, point)).toBeLessThan(11);
          expect(decodePlusCode(code)).toBeUndefined();
        },
      ),
    );
  });

  it('is no plus code with a wrong digit or a wrong number of digits', () => {
    for (const text of ['8FVC9G8A+6W', '8FVC9G8F6W', '8FVC9G8+6W', '8FVC9G8F+6', 'C++ 22', '+27825550143', '2222+', 'X8FVC9G8F+6WX'])
      expect(findPlusCode(text), text).toBeUndefined();
    // Beyond the pole and the date line.
    expect(decodePlusCode('XXXXXXXX+XX')).toBeUndefined();
  });
});
