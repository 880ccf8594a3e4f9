// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { carIcon, freeCarIcon } from './car-icon.ts';

const drawn = (html: unknown) => String(html).replaceAll(/<svg[^>]*>/g, '');

it('draws two wheels and tuk-tuks as what they are, on the way and free, and all else as a car', () => {
  const kinds = (icon: (kind: (typeof vehicleTypes)[number]) => string) => new Set(vehicleTypes.map(icon)).size;
  const coming = (kind: (typeof vehicleTypes)[number]) => drawn(carIcon('red', kind).options.html);
  const free = (kind: (typeof vehicleTypes)[number]) => drawn(freeCarIcon(kind).options.html);
  for (const one of [coming, free]) {
    expect(one('motorcycle')).not.toBe(one('sedan'));
    expect(one('tuktuk')).not.toBe(one('sedan'));
    expect(one('tuktuk')).not.toBe(one('motorcycle'));
    expect(one('bicycle')).toBe(one('motorcycle'));
    expect(one('van')).toBe(one('sedan'));
  }
  // Cars, minibuses, two wheels, three wheels.
  expect([kinds(coming), kinds(free)]).toEqual([3, 4]);
  expect(drawn(carIcon('red').options.html)).toBe(coming('sedan'));
});
