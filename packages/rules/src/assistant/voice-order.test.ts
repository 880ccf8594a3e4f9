import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, packsOf, type ShelfProduct } from './packs.ts';
import { readQuantity } from './quantity.ts';
import { TRANSCRIPT_AT_MOST, tokensOf } from './tokens.ts';
import { readOrder } from './voice-order.ts';

const product = (id: number, name: string, unit: string, changes: Partial<ShelfProduct> = {}): ShelfProduct => ({
  id,
  name,
  unit,
  brand: '',
  priceMinor: id * 100,
  section: 'Shelf',
  inStock: true,
  ...changes,
});
const shelf = [
  product(1, 'Bananas', 'kg'),
  product(2, 'Milk, full cream', '2 l', { brand: 'Highveld' }),
  product(3, 'Milk, low fat', '2 l'),
  product(4, 'White bread', '700 g'),
  product(5, 'Eggs, large', '6 pack'),
  product(6, 'Eggs, large', '18 pack'),
  product(7, 'Rice, basmati', '1 kg'),
  product(8, 'Watermelon', 'each', { inStock: false }),
];
const lines = (text: string) => readOrder(text, shelf).items.map(({ product: { name }, quantity }) => `${quantity} ${name}`);
const asked = (text: string) => readOrder(text, shelf).questions.map(({ kind }) => kind);
const quantity = (text: string) => {
  const { amount, unit } = readQuantity(tokensOf(text), 0)?.value ?? {};
  return `${amount} ${unit}`;
};

describe('a quantity', () => {
  it.each([
    ['2 kg', '2 kg'],
    ['2kg', '2 kg'],
    ['1,5 kg', '1.5 kg'],
    ['1,500 g', '1500 g'],
    ['½ kg', '0.5 kg'],
    ['1½ litres', '1.5 l'],
    ['1 1/2 kg', '1.5 kg'],
    ['half a kilo', '0.5 kg'],
    ['a kilo and a half', '1.5 kg'],
    ['two and a half kg', '2.5 kg'],
    ['three quarters of a kilo', '0.75 kg'],
    ['a dozen', '12 each'],
    ['half a dozen', '6 each'],
    ['two dozen', '24 each'],
    ['a couple of', '2 each'],
    ['twenty five', '25 each'],
    ['one point five l', '1.5 l'],
    ['3 x 500ml', '1500 ml'],
    ['kilo mbili', '2 kg'],
    ['lita moja na nusu', '1.5 l'],
    ['kumi na mbili', '12 each'],
    ['dikilo tse tharo', '3 kg'],
    ['halwe kilo', '0.5 kg'],
    ['une douzaine', '12 each'],
  ])('"%s" is %s', (text, expected) => expect(quantity(text)).toBe(expected));
});

describe('packs', () => {
  it('are whole and enough', () => {
    expect(contentOf('2.5 kg')).toEqual({ kind: 'weight', size: 2500 });
    expect(contentOf('kg')).toEqual({ kind: 'weight', size: 1000 });
    expect(contentOf('80 bags')).toEqual({ kind: 'pieces', count: 80 });
    expect(contentOf('each')).toEqual({ kind: 'one' });
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.constantFrom('1 kg', '400 g', '2.5 kg', '750 g'), (amount, unit) => {
        const content = contentOf(unit);
        const size = content.kind === 'weight' ? content.size : 0;
        const { packs } = packsOf({ amount, unit: 'kg' }, unit, 'x', false);
        expect(Number.isInteger(packs) && packs >= 1).toBe(true);
        // A tin of 410 g is 400 g: less than a tenth of a pack may be missing, and no whole pack is too much.
        expect(packs * size).toBeGreaterThan(amount * 1000 - 0.1 * size);
        expect((packs - 1) * size).toBeLessThan(amount * 1000 + 0.001);
      }),
    );
  });
});

describe('an order', () => {
  it('adds what is named twice, and holds on to what is sold', () => {
    expect(lines('2 kg bananas and white bread and one kg bananas')).toEqual(['3 Bananas', '1 White bread']);
    expect(readOrder('half a kilo of bananas', shelf).items).toMatchObject([
      { quantity: 1, isRounded: true, asked: { amount: 0.5, unit: 'kg' } },
    ]);
  });

  it('asks which of several, and takes the likeliest meanwhile', () => {
    expect(lines('milk')).toEqual(['1 Milk, full cream']);
    expect(asked('milk')).toEqual(['which']);
    expect(lines('low fat milk')).toEqual(['1 Milk, low fat']);
    expect(lines('highveld milk')).toEqual(['1 Milk, full cream']);
    expect(asked('highveld milk, a dozen eggs')).toEqual([]);
  });

  it('never makes an item of what is less than nothing, too much, refused, gone or unknown', () => {
    for (const [text, kind] of [
      ['minus two kg of everything', 'quantity'],
      ['-2 bananas', 'quantity'],
      ['0 bananas', 'quantity'],
      ['1/0 bananas', 'quantity'],
      ['a billion bananas', 'quantity'],
      ['51 white bread', 'quantity'],
      ['no milk', 'refused'],
      ['bila maziwa', 'refused'],
      ['watermelon', 'stock'],
      ['spaceship', 'unknown'],
      ['please', 'nothing'],
    ]) {
      expect([text, lines(text ?? ''), asked(text ?? '')]).toEqual([text, [], [kind]]);
    }
  });

  const word = fc.oneof(
    fc.constantFrom(
      'milk',
      'bananas',
      'bread',
      'eggs',
      '2',
      'kg',
      'half',
      'a',
      'and',
      'na',
      'minus',
      'x',
      ',',
      '1/2',
      'dozen',
      'pack',
      'of',
      'no',
    ),
    fc.string({ maxLength: 12 }),
    fc.integer().map(String),
  );
  it('of any words holds only products of the shelf, whole quantities and a sum that is right', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const { items, totalMinor, confidence, questions } = readOrder(words.join(' '), shelf);
        for (const { product: own, quantity: packs, lineMinor, confidence: sure } of items) {
          expect(shelf).toContain(own);
          expect(own.inStock).toBe(true);
          expect(Number.isInteger(packs) && packs >= 1 && packs <= 50).toBe(true);
          expect(lineMinor).toBe(packs * own.priceMinor);
          expect(sure).toBeGreaterThan(0);
          expect(sure).toBeLessThanOrEqual(1);
        }
        expect(new Set(items.map(({ product: { id } }) => id)).size).toBe(items.length);
        expect(totalMinor).toBe(items.reduce((sum, { lineMinor }) => sum + lineMinor, 0));
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect(items.length + questions.length).toBeGreaterThan(0);
      }),
    );
  });

  it.each(['milk ', 'a', 'a ', '1 ', 'and a half ', 'minus ', 'dozen ', 'ŋ ', '½', 'qwrtz milk ', 'x 2 x 2 '])(
    'of nothing but %j is read up to its bound, and answered',
    (piece) => {
      const endless = piece.repeat(TRANSCRIPT_AT_MOST);
      expect(tokensOf(endless)).toEqual(tokensOf(endless.slice(0, TRANSCRIPT_AT_MOST)));
      const { items, questions } = readOrder(endless, shelf);
      expect(items.length + questions.length).toBeGreaterThan(0);
    },
  );
});
