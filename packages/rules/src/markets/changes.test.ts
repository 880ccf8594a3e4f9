import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

const boda = { id: 'boda', tariff: { base: 50, perKm: 20 }, vehicles: ['motorcycle'] };
const tuktuk = { id: 'tuktuk', tariff: { base: 80 } };

it('names services by their ids, wherever they stand', () => {
  const before = { reachKm: 60, services: [boda, tuktuk] };
  const after = { reachKm: 60, services: [tuktuk, { ...boda, tariff: { base: 50, perKm: 21 } }] };
  expect(changesBetween(before, after)).toEqual([{ path: 'services.boda.tariff.perKm', before: '20', after: '21' }]);
});

it('tells what came, what went, and lists as a whole', () => {
  const before = { services: [boda, tuktuk], languages: ['en'], hours: 'Mo-Su' };
  const after = { services: [boda], languages: ['en', 'sw'], holidays: [] };
  expect(changesBetween(before, after)).toEqual([
    { path: 'services.tuktuk', before: 'tuktuk', after: null },
    { path: 'languages', before: 'en', after: 'en, sw' },
    { path: 'hours', before: 'Mo-Su', after: null },
  ]);
});

it('tells a new zone line by line, also the first one, and one that goes by its name', () => {
  const area = { type: 'Polygon', coordinates: [[[34.7, -0.1]]] };
  const zone = { id: 'town', name: { en: 'Town' }, area, pickupFee: 10 };
  const came = [
    { path: 'zones.town.id', before: null, after: 'town' },
    { path: 'zones.town.name.en', before: null, after: 'Town' },
    { path: 'zones.town.area.type', before: null, after: 'Polygon' },
    { path: 'zones.town.area.coordinates', before: null, after: '[[[34.7,-0.1]]]' },
    { path: 'zones.town.pickupFee', before: null, after: '10' },
  ];
  for (const before of [{}, { zones: [] }, { zones: [{ ...zone, id: 'port' }] }]) {
    const after = { zones: [...('zones' in before ? before.zones : []), zone] };
    expect(changesBetween(before, after)).toEqual(came);
  }
  expect(changesBetween({ zones: [zone] }, { zones: [] })).toEqual([{ path: 'zones.town', before: 'Town', after: null }]);
  expect(changesBetween({ zones: [zone] }, {})).toEqual([{ path: 'zones.town', before: 'Town', after: null }]);
});

it('shortens what is long', () => {
  const ring = Array.from({ length: 100 }, (_, n) => [n, n]);
  const [change] = changesBetween({ area: { coordinates: [[0, 0]] } }, { area: { coordinates: ring } });
  expect(change?.path).toBe('area.coordinates');
  expect(change?.after).toMatch(/^\[\[0,0\].*…$/);
  expect(change?.after).toHaveLength(80);
});

it('finds nothing between a document and itself, and something where they differ', () => {
  const document = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(document, (one) => {
      expect(changesBetween(one, structuredClone(one))).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(document, fc.integer(), (one, n) => {
      const before = { ...one, n };
      expect(changesBetween(before, { ...before, n: n + 1 }).map(({ path }) => path)).toEqual(['n']);
    }),
  );
});
