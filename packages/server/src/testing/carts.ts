import type { World } from './harness.ts';
import { hatfield, type Person } from './people.ts';
import { shop } from './shops.ts';
import { calls } from './calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';

export type Shop = Awaited<ReturnType<typeof shop>>;

let n = 1_800_000_000_000;

/** Where what is ordered goes: a kilometre from Hatfield. */
export const home = { ...hatfield, lat: hatfield.lat - 0.01 };

export const kitchen = (world: World, changes = {}) =>
  shop(
    world,
    'restaurant',
    [
      { name: 'Jollof', priceMinor: 60_00, extras: [{ name: 'Plantain', priceMinor: 10_00 }] },
      { name: 'Suya', priceMinor: 45_50 },
    ],
    changes,
  );

/** A cart of two plates of Jollof: 145 rand with its delivery. */
export const food = (at: Shop, changes: Partial<BodyIn<typeof calls.placeFood>> = {}): BodyIn<typeof calls.placeFood> => ({
  restaurantId: at.id,
  items: [{ menuItemId: at.itemId('Jollof'), quantity: 2, price: 60, specialInstructions: 'No <b>chilli</b>' }],
  subtotal: '120.00',
  deliveryFee: '25.00',
  totalAmount: 145,
  paymentMethod: 'cash',
  orderNumber: `AFR${(n += 1)}`,
  deliveryAddress: home,
  ...changes,
});

export const shelves = (world: World, stock: number | null = 20) =>
  shop(world, 'store', [
    { name: 'Bananas', priceMinor: 24_99, stock },
    { name: 'Milk', priceMinor: 36_99, stock },
    { name: 'Peanut butter', priceMinor: 34_99, stock },
  ]);

/** A cart of two bunches of bananas: 94.98 rand with delivery and service. */
export const groceries = (at: Shop, changes: Partial<BodyIn<typeof calls.placeGroceries>> = {}): BodyIn<typeof calls.placeGroceries> => ({
  storeId: at.id,
  items: [{ productId: at.itemId('Bananas'), quantity: 2, price: '24.99' }],
  subtotal: '49.98',
  deliveryFee: '30.00',
  serviceFee: '15.00',
  totalAmount: '94.98',
  deliveryAddress: { ...home, deliveryInstructions: 'Gate 3' },
  storeAddress: { lat: 1, lng: 2, address: 'as sent' },
  paymentMethod: 'cash',
  orderNumber: `GR${(n += 1)}`,
  shoppingInstructions: '',
  substitutionPreference: 'allow',
  ...changes,
});

export const orderFood = (person: Person, body: BodyIn<typeof calls.placeFood>) => person.client.answer(calls.placeFood, { body });
export const orderGroceries = (person: Person, body: BodyIn<typeof calls.placeGroceries>) =>
  person.client.answer(calls.placeGroceries, { body });
export const orderOf = async (person: Person, id: number) => (await person.client.answer(calls.getOrder, { params: { id } })).body;
