import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords } from '@safiri/rules/places/fold-text.ts';
import { matchQuality } from '@safiri/rules/places/match-text.ts';
import type { ImportedPlace } from '../maps/public.ts';
import { distinctPlaces, sameAs } from './merge-places.ts';
import { indexPlaces, type PlaceHit } from './place-index.ts';

const here = { lat: -25.75, lng: 28.23 };
const at = (north: number, east: number) => ({ lat: here.lat + north / 111_195, lng: here.lng + east / 100_153 });
const place = (name: string, kind = 'school', point = here, more: Partial<ImportedPlace> = {}): ImportedPlace => ({
  name,
  kind,
  point,
  area: 'Hatfield',
  ...more,
});
const hits = async (places: readonly ImportedPlace[], text: string, limit = 64) =>
  (await indexPlaces(places, 'Pretoria')).search(text, here, limit);
const found = async (places: readonly ImportedPlace[], text: string) => (await hits(places, text)).map(({ name }) => name);

const someWords = ['burnett', 'street', 'hatfield', 'école', 'Laerskool', 'st', 'mary', 'kgosi', 'mampuru', 'park', 'شارع', 'O.R.'];
const anyName = fc.array(fc.constantFrom(...someWords), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('the index of places', () => {
  it('finds what each word fits, in the name, in another name, in the area or in the city', async () => {
    const anyPlaces = fc.array(fc.record({ name: anyName, others: fc.array(anyName, { maxLength: 2 }), area: anyName }), { maxLength: 12 });
    const anyText = fc.array(fc.oneof(fc.constantFrom('burn', 'hatfeild', 'pretoria', 'ecole', 'x'), anyName), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(anyPlaces, anyText, async (rows, texts) => {
        // "st" also means "street", which the test of short forms is about.
        const text = texts.join(' ').replaceAll(/\bst(reet)?\b/gu, 'mary');
        const places = rows.map(({ name, ...more }, i) => place(`${name} ${'abcdefghijkl'[i]}`, 'school', here, more));
        const typed = foldedWords(text).slice(0, 8);
        const expected = places.filter(({ name, others = [], area = '' }) =>
          [name, ...others].some((one) => matchQuality(typed, foldedWords(one), foldedWords(`${area} Pretoria`)) > 0),
        );
        expect((await found(places, text)).toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
      }),
    );
  });

  it('finds words in any order, over accents and case, with one letter wrong', async () => {
    const places = [
      place('Hoërskool Menlopark'),
      place('Burnett Street', 'street'),
      place('Clinic', 'clinic', here, { others: ['Dr Otieno'] }),
    ];
    for (const text of ['menlopark hoerskool', 'HOERSKOOL', 'hoërskol menlopark', 'menlpark', 'menlopark hatfield'])
      expect(await found(places, text), text).toEqual(['Hoërskool Menlopark']);
    expect(await found(places, 'otieno dr')).toEqual(['Clinic']);
    expect(await found(places, 'menlopark burnett')).toEqual([]);
  });

  it('knows short forms, and finds the street where the house is not mapped', async () => {
    const places = [place('Burnett Street', 'street'), place('Lynnwood Rd', 'street'), place('12 Degrees', 'cafe')];
    for (const text of ['burnett st', 'burnett str', '12 burnett street', 'burnett street 1083a']) {
      expect(await found(places, text), text).toEqual(['Burnett Street']);
    }
    expect(await found(places, 'lynnwood road')).toEqual(['Lynnwood Rd']);
    expect(await found(places, '12')).toEqual(['12 Degrees']);
    expect(await found(places, '12 13')).toEqual([]);
  });

  it('puts the near one first among equals, and a whole name far away before the beginning of one nearby', async () => {
    const places = [
      place('Main Street', 'street', at(20_000, 0)),
      place('Main Street', 'street', at(500, 0)),
      place('Mainstreet Mall', 'mall', at(100, 0)),
      place('Church Lane Toilets', 'toilets', at(10, 0)),
      place('Church Lane', 'street', at(2000, 0)),
    ];
    expect((await hits(places, 'main street'))[0]?.point).toEqual(at(500, 0));
    expect(await found(places, 'church lane')).toEqual(['Church Lane', 'Church Lane Toilets']);
    const [nearest] = await hits(places, 'church lane', 1);
    expect(nearest?.name).toBe('Church Lane');
  });

  it('puts what people know nearby before what is called just so kilometres away', async () => {
    const places = [
      place('Brooklyn', 'restaurant', at(12_300, 0)),
      place('Brooklyn', 'restaurant', at(7800, 0)),
      place('Brooklyn Mall', 'mall', at(2500, 0)),
      place('Brooklyn', 'suburb', at(1800, 0)),
      place('Brooklyn Road', 'street', at(1400, 0)),
    ];
    expect((await hits(places, 'brooklyn')).map(({ name, kind }) => `${name}, ${kind}`)).toEqual([
      'Brooklyn, suburb',
      'Brooklyn Road, street',
      'Brooklyn Mall, mall',
      'Brooklyn, restaurant',
      'Brooklyn, restaurant',
    ]);
  });

  it('gives no more than asked for, and the best of them', async () => {
    const places = Array.from({ length: 300 }, (_, i) => place(`School ${i}`, 'school', at(100 * ((i * 7) % 300), 0)));
    const few = await hits(places, 'school', 5);
    expect(few.map(({ point }) => point.lat)).toEqual([0, 1, 2, 3, 4].map((i) => at(100 * i, 0).lat));
    expect(await hits(places, '  ')).toEqual([]);
    expect(await hits([], 'school')).toEqual([]);
  });

  it('has the nearest of the wanted kinds', async () => {
    const index = await indexPlaces([place('Far', 'clinic', at(90, 0)), place('Near', 'toilets', at(5, 0))], 'Pretoria');
    expect(index.nearest(here, 100, (kind) => kind === 'clinic')?.hit.name).toBe('Far');
    expect(index.nearest(here, 100, () => true)?.meters).toBeCloseTo(5, 0);
    expect(index.nearest(here, 80, (kind) => kind === 'clinic')).toBeUndefined();
  });
});

describe('places that come once', () => {
  const hit = (name: string, kind: string, north: number): PlaceHit => ({
    name,
    kind,
    area: undefined,
    point: at(north, 0),
    score: -north,
  });

  it('are the pieces of a street, each near the next, but not another street of the name', () => {
    const pieces = [0, 2000, 4000, 6000, 30_000].map((north) => hit('Lynnwood Road', 'street', north));
    expect(distinctPlaces([...pieces].reverse())).toEqual([pieces[0], pieces[4]]);
  });

  it('are two signs of one shop, but not two shops of a chain', () => {
    const [one, two, three] = [hit('Shoprite', 'supermarket', 0), hit('SHOPRITE', 'supermarket', 50), hit('Shoprite', 'supermarket', 1500)];
    expect(distinctPlaces([one, two, three])).toEqual([one, three]);
    expect(distinctPlaces([one, hit('Shoprite', 'bus_stop', 50)])).toHaveLength(2);
  });

  it('are those that the gazetteer has by the same name, or by a longer one of the same kind', () => {
    const mall = hit('Menlyn Park Shopping Centre', 'mall', 0);
    expect(sameAs(mall)(hit('Menlyn Park', 'mall', 300))).toBe(true);
    expect(sameAs(mall)(hit('Menlyn Park', 'bus_stop', 300))).toBe(false);
    expect(sameAs(mall)(hit('Menlyn Park', 'mall', 3000))).toBe(false);
    expect(sameAs(hit('Hatfield', 'suburb', 0))(hit('hatfield', 'neighbourhood', 900))).toBe(true);
    expect(sameAs(hit('Soweto', 'suburb', 0))(hit('Soweto', 'suburb', 4500))).toBe(true);
    expect(sameAs(hit('Hatfield', 'suburb', 0))(hit('Hatfield', 'street', 900))).toBe(false);
  });
});
