import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../places/geo.ts';
import { metersOff, placeCircles, placeNames } from './layout.ts';
import { bubblePx, distribution, intensityOf, levelOf, MIN_BUBBLE_PX, peakHoursOf } from './levels.ts';
import { refreshSample, sampleAreas, sampleHotspots, totalOf } from './sample.ts';

describe('levels', () => {
  it('begin where the specification says', () => {
    expect([100, 80, 79, 60, 59, 40, 39, 20, 5].map(levelOf)).toEqual([
      'surge',
      'surge',
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
      'low',
    ]);
    expect(intensityOf(5, 10)).toBe(50);
    expect(intensityOf(5, 0)).toBe(0);
  });

  it('give circles that grow with demand and are never too small to press', () => {
    expect(bubblePx(0, 0)).toBe(MIN_BUBBLE_PX);
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (a, b) => {
        const busiest = Math.max(a, b);
        expect(bubblePx(a, busiest)).toBeGreaterThanOrEqual(MIN_BUBBLE_PX);
        if (a <= b) expect(bubblePx(a, busiest)).toBeLessThanOrEqual(bubblePx(b, busiest));
      }),
    );
  });
});

describe('the distribution of services', () => {
  it('adds up to a hundred', () => {
    expect(distribution({ rideRequests: 50, foodOrders: 25, parcelDeliveries: 15, groceryOrders: 10 })).toEqual({
      rides: 50,
      food: 25,
      parcel: 15,
      grocery: 10,
    });
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500)),
        ([rideRequests, foodOrders, parcelDeliveries, groceryOrders]) => {
          const shares = Object.values(distribution({ rideRequests, foodOrders, parcelDeliveries, groceryOrders }));
          const sum = shares.reduce((a, b) => a + b, 0);
          expect(sum).toBe(rideRequests + foodOrders + parcelDeliveries + groceryOrders === 0 ? 0 : 100);
        },
      ),
    );
  });
});

describe('peak hours', () => {
  it('are the busiest stretches that do not overlap, in the order of the day', () => {
    const byHour = Array.from({ length: 24 }, () => 1);
    byHour[7] = 30;
    byHour[8] = 40;
    byHour[17] = 50;
    byHour[18] = 50;
    byHour[12] = 20;
    expect(peakHoursOf(byHour)).toEqual([
      { from: 7, to: 9, level: 'high' },
      { from: 11, to: 13, level: 'low' },
      { from: 17, to: 19, level: 'surge' },
    ]);
    expect(peakHoursOf(Array.from({ length: 24 }, () => 0))).toEqual([]);
  });

  it('never overlap, whatever the day', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 24, maxLength: 24 }), (byHour) => {
        const peaks = peakHoursOf(byHour);
        peaks.slice(1).forEach((peak, i) => expect(peak.from).toBeGreaterThanOrEqual(peaks[i]?.to ?? 0));
      }),
    );
  });
});

describe('circles on the plate', () => {
  it('lie inside and never cover each other, wherever the areas are', () => {
    const plate = { width: 340, height: 300 };
    const spot = fc.record({
      // Also in one row, where pushing along it alone would never part them.
      lat: fc.oneof(fc.double({ min: -26.3, max: -25.7, noNaN: true }), fc.constantFrom(-26, -26.000000001)),
      lng: fc.constantFrom(27.8, 28, 28.05, 28.06, 28.2),
      size: fc.integer({ min: 20, max: 72 }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 8 }), (spots) => {
        const circles = placeCircles(spots, plate);
        circles.forEach((a, i) => {
          expect(a.x - a.size / 2).toBeGreaterThanOrEqual(-0.001);
          expect(a.x + a.size / 2).toBeLessThanOrEqual(plate.width + 0.001);
          expect(a.y - a.size / 2).toBeGreaterThanOrEqual(-0.001);
          expect(a.y + a.size / 2).toBeLessThanOrEqual(plate.height + 0.001);
          for (const b of circles.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.size + b.size) / 2 - 1);
        });
      }),
    );
  });
});

describe('names beside circles', () => {
  const plate = { width: 300, height: 200 };

  it('stand below, and where that is taken above or aside', () => {
    const [a, b] = placeNames(
      [
        { x: 150, y: 60, size: 40 },
        { x: 150, y: 104, size: 40 },
      ],
      [60, 60],
      18,
      plate,
    );
    expect(a).toEqual({ x: 150, y: 28 });
    expect(b).toEqual({ x: 150, y: 136 });
    expect(placeNames([{ x: 150, y: 180, size: 40 }], [60], 18, { width: 300, height: 200 })).toEqual([{ x: 150, y: 148 }]);
  });

  it('are left out where there is no room, and never lie on a circle, another name or an edge', () => {
    expect(placeNames([{ x: 20, y: 20, size: 40 }], [400], 18, plate)).toEqual([undefined]);
    const circle = fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 200 }),
      size: fc.integer({ min: 20, max: 72 }),
    });
    fc.assert(
      fc.property(fc.array(circle, { maxLength: 8 }), fc.integer({ min: 20, max: 120 }), (circles, width) => {
        const boxes = placeNames(
          circles,
          circles.map(() => width),
          18,
          plate,
        ).flatMap((at) => (at === undefined ? [] : [{ left: at.x - width / 2, right: at.x + width / 2, top: at.y - 9, bottom: at.y + 9 }]));
        boxes.forEach((box, i) => {
          expect(box.left >= 0 && box.top >= 0 && box.right <= 300 && box.bottom <= 200).toBe(true);
          for (const other of boxes.slice(i + 1))
            expect(box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top).toBe(false);
        });
      }),
    );
  });
});

describe('the areas of one city', () => {
  it('are those near most of them: Pretoria is another city than Johannesburg', () => {
    const areas = sampleAreas['johannesburg'] ?? [];
    const off = metersOff(areas.map(({ coordinates }) => coordinates));
    expect(areas.filter((_, i) => off[i] !== null).map(({ area }) => area)).toEqual(['Pretoria CBD']);
    expect(off[4]).toBeGreaterThan(40_000);
    expect(metersOff([])).toEqual([]);
  });
});

describe('the built-in data', () => {
  it('has six hot spots around Pretoria and the areas of three cities', () => {
    expect(sampleHotspots.map(({ id, name }) => `${id}: ${name}`)).toEqual([
      'menlyn: Menlyn Park',
      'hatfield: Hatfield',
      'church-square: Church Square',
      'brooklyn: Brooklyn',
      'centurion: Centurion',
      'sunnyside: Sunnyside',
    ]);
    for (const spot of sampleHotspots) {
      expect(spot.intensity).toBeGreaterThan(20);
      expect(spot.demandLevel).toBe(levelOf(spot.intensity));
      for (const positive of [spot.averageWaitTime, spot.activeDrivers, spot.averageFare ?? 0]) expect(positive).toBeGreaterThan(0);
    }
    for (const { lastUpdated } of sampleHotspots) expect(new Date(lastUpdated).toISOString()).toBe(lastUpdated);
    for (const spot of sampleHotspots) expect(distanceMeters(spot.coordinates, { lat: -25.7479, lng: 28.2293 })).toBeLessThan(40_000);
    expect(Object.entries(sampleAreas).map(([city, areas]) => [city, areas.map((area) => area.area)])).toEqual([
      ['johannesburg', ['Sandton CBD', 'Rosebank', 'Melville', 'Soweto', 'Pretoria CBD']],
      ['lagos', ['Victoria Island', 'Ikeja', 'Lekki']],
      ['nairobi', ['Westlands', 'CBD', 'Karen']],
    ]);
    for (const area of Object.values(sampleAreas).flat()) {
      const { rideRequests, foodOrders, parcelDeliveries, groceryOrders, averageWaitTime, availableDrivers, surgeMultiplier } = area;
      for (const counted of [rideRequests, foodOrders, parcelDeliveries, groceryOrders, averageWaitTime, availableDrivers])
        expect(counted).toBeGreaterThan(0);
      expect(surgeMultiplier).toBeGreaterThanOrEqual(1);
      expect(totalOf(area)).toBe(rideRequests + foodOrders + parcelDeliveries + groceryOrders);
    }
  });

  it('keeps its floors however it is refreshed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 12, maxLength: 12 }),
        fc.nat(40),
        (numbers, times) => {
          let i = 0;
          let spots = [...sampleHotspots];
          for (let n = 0; n <= times; n += 1)
            spots = refreshSample(spots, () => numbers[i++ % numbers.length] ?? 0, '2026-11-22T12:00:00.000Z');
          for (const spot of spots) {
            expect(spot.intensity).toBeGreaterThanOrEqual(20);
            expect(spot.intensity).toBeLessThanOrEqual(100);
            expect(spot.activeDrivers).toBeGreaterThanOrEqual(1);
            expect(spot.demandLevel).toBe(levelOf(spot.intensity));
          }
        },
      ),
    );
  });
});
