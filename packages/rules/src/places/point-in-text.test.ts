import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityById } from './gazetteer.ts';
import { distanceMeters } from './geo.ts';
import { pointInText } from './point-in-text.ts';
import { encodePlusCode } from './plus-code.ts';

const hatfield = { lat: -25.7487, lng: 28.238 };
const forms: ReadonlyArray<(at: string) => string> = [
  (at) => at,
  (at) => ` ( ${at.replace(',', ' , ')} ) `,
  (at) => at.replace(',', ' '),
  (at) => `geo:${at}`,
  (at) => `geo:${at};u=35?z=17`,
  (at) => `geo:0,0?q=${at}(Our%20gate)`,
  (at) => `https://maps.google.com/?q=${at}`,
  (at) => `Meet me here: https://maps.google.com/maps?q=${at.replace(',', '%2C')}&z=17&hl=en thanks`,
  (at) => `https://www.google.com/maps/search/?api=1&query=${at}`,
  (at) => `https://www.google.com/maps/dir/?api=1&destination=${at}`,
  (at) => `https://www.google.com/maps/@${at},17z`,
  (at) => `www.google.co.za/maps/place/${at}/`,
  (at) => `https://www.google.com/maps/search/${at.replace(',', ',+')}?entry=tts`,
  (at) => `https://www.google.com/maps/place/Gate/@-25.1,28.1,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d${at.replace(',', '!4d')}`,
  (at) => `https://www.openstreetmap.org/#map=17/${at.replace(',', '/')}`,
  (at) => `https://www.openstreetmap.org/?mlat=${at.replace(',', '&mlon=')}#map=12/-25.1/28.1`,
  (at) => `https://maps.apple.com/?ll=${at}&q=Gate`,
  (at) => `https://waze.com/ul?ll=${at.replace(',', '%2C')}&navigate=yes`,
  (at) => `https://maps.google.com/?q=loc:${at}`,
];

describe('pointInText', () => {
  it('reads every point in every form', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n / 1e5);
    fc.assert(
      fc.property(degrees(90), degrees(180), fc.constantFrom(...forms), (lat, lng, form) => {
        expect(pointInText(form(`${lat.toFixed(5)},${lng.toFixed(5)}`))).toEqual({ lat, lng });
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['25.7487° S, 28.2380° E'],
    ['25.7487S 28.238E'],
    ['-25,7487; 28,238'],
    ['-25,7487 28,238'],
    [`25°44'55.32"S 28°14'16.8"E`],
    ['25° 44′ 55.32″ S, 28° 14′ 16.8″ E'],
  ])('reads %s as people write it', (text) => {
    const point = pointInText(text);
    expect(point?.lat).toBeCloseTo(hatfield.lat, 6);
    expect(point?.lng).toBeCloseTo(hatfield.lng, 6);
  });

  it('reads plus codes: whole ones anywhere, short ones near the city that is named, else near the person', () => {
    const code = encodePlusCode(hatfield);
    const meters = (text: string, near?: { lat: number; lng: number }) => {
      const point = pointInText(text, near);
      return point === undefined ? Infinity : distanceMeters(point, hatfield);
    };
    expect(meters(code)).toBeLessThan(11);
    expect(meters(`https://plus.codes/${code}`)).toBeLessThan(11);
    expect(meters(code.slice(4), hatfield)).toBeLessThan(11);
    expect(meters(`${code.slice(4)} Pretoria, South Africa`)).toBeLessThan(11);
    expect(meters(`${code.slice(4)} Pretoria`, cityById('nairobi')?.center)).toBeLessThan(11);
    expect(meters(code.slice(4))).toBe(Infinity);
  });

  it.each([
    'Menlyn',
    '12, 14',
    '1.5 2.5',
    '12 Burnett Street',
    '95.12345, 28.23800',
    '-25.74870, 181.00000',
    'geo:',
    'geo:0,0?q=Menlyn',
    'geo:a1,2',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://maps.google.com/?q=Menlyn',
    'https://maps.google.com/?q=95.1,28.2',
    'https://www.openstreetmap.org/?mlat=&mlon=',
    'https://example.org/%E0%A4%A/1',
    'https://[/@1.0,2.0',
    '0825550143',
    '',
  ])('takes %j for a text', (text) => {
    expect(pointInText(text, hatfield)).toBeUndefined();
  });

  it('never fails, and gives nothing that is no place on the earth', () => {
    const piece = fc.constantFrom(
      'geo:',
      'https://',
      'a.co/',
      '@',
      '-25.74',
      ',',
      '28.2',
      '!3d',
      '!4d',
      '?q=',
      '#map=17/',
      '/',
      '°',
      '+',
      '8FVC',
      '%',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const point = pointInText(typed, hatfield);
        if (point === undefined) return;
        expect(Math.abs(point.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(point.lng)).toBeLessThanOrEqual(180);
      }),
      { numRuns: 500 },
    );
  });
});
