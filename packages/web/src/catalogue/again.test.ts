import { describe, expect, it } from 'vitest';
import type { OrderLine } from '@safiri/contract/orders/shapes.ts';
import { orderAgain, sumAgain, type Goods } from './again.ts';

const ordered = (changes: Partial<OrderLine>): OrderLine => ({
  id: 1,
  itemId: 7,
  name: 'Pap and wors',
  unit: '',
  price: '75.00',
  quantity: 2,
  extras: [],
  note: 'No salt',
  substitution: 'ask',
  state: 'ordered',
  replacedBy: null,
  liked: null,
  tags: [],
  finalPrice: '150.00',
  ...changes,
});
const goods = (changes: Partial<Goods>): Goods => ({ id: 7, price: '75.00', isThere: true, extras: [], ...changes });

describe('the same order again', () => {
  it('holds what is there at its price of now, with number, extras and note', () => {
    const [again] = orderAgain({ lines: [ordered({ extras: ['Chakalaka'], price: '85.00' })] }, [
      goods({ extras: [{ name: 'Chakalaka', price: '10.00' }] }),
    ]);
    expect(again).toMatchObject({ before: null, without: [] });
    expect(again?.line).toMatchObject({ key: '7|Chakalaka', price: '85.00', quantity: 2, extras: ['Chakalaka'], note: 'No salt' });
  });

  it('says what costs something else now', () => {
    const [again] = orderAgain({ lines: [ordered({})] }, [goods({ price: '80.00' })]);
    expect([again?.before, again?.line?.price]).toEqual(['75.00', '80.00']);
  });

  it('says what is gone, for today or for good', () => {
    const lines = [ordered({}), ordered({ itemId: 8, name: 'Chips' })];
    const again = orderAgain({ lines }, [goods({ isThere: false })]);
    expect(again.map(({ name, line }) => [name, line])).toEqual([
      ['Pap and wors', null],
      ['Chips', null],
    ]);
    expect(sumAgain(again)).toBe('0.00');
  });

  it('comes without an extra that is no longer offered, and says so', () => {
    const [again] = orderAgain({ lines: [ordered({ extras: ['Cheese'], price: '80.00' })] }, [goods({})]);
    expect(again).toMatchObject({ without: ['Cheese'], before: '80.00', line: { price: '75.00', extras: [] } });
    expect(sumAgain(again === undefined ? [] : [again])).toBe('150.00');
  });
});
