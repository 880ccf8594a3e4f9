// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { cataloguePaths } from '@safiri/contract/catalogue/paths.ts';
import type { Product, Store } from '@safiri/contract/catalogue/shapes.ts';
import { expect, it, onTestFinished } from 'vitest';
import { setDataSaver } from '../platform/data-saver.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { groceryTerms } from '../testing/shop-terms.ts';
import { StoreView } from './store-view.tsx';

const sources = (name: string, widths: readonly number[]) => widths.map((width) => ({ url: `/pictures/${name}-${width}.webp`, width }));
const shelf = { id: 2, ratio: 3, color: '#104020', sources: sources('shelf', [480, 960]) };
const bananas: Product = {
  id: 1,
  name: 'Bananas',
  brand: '',
  description: '',
  price: '24.99',
  unit: 'kg',
  organic: false,
  inStock: true,
  category: 'Fruit',
  picture: { id: 1, ratio: 1, color: '#f0c010', sources: sources('bananas', [160, 320, 640]) },
};
const store: Store = {
  id: 4,
  name: 'Hatfield Fresh Market',
  description: '',
  address: '',
  logo: shelf.sources[1]?.url ?? null,
  picture: shelf,
  storeType: 'market',
  rating: null,
  deliveryFee: '30.00',
  terms: groceryTerms,
  averageDeliveryTime: 45,
  latitude: -25.7487,
  longitude: 28.238,
  isOpen: true,
  hoursToday: '',
  openUntil: null,
  opensAt: null,
  timeZoneId: 'Africa/Johannesburg',
  countryId: 'za',
  distance: 900,
};
const open = () =>
  openScreen(<StoreView store={store} onBack={() => {}} onCart={undefined} />, {
    at: '/grocery-delivery?store=4',
    rooms: ['catalogue', 'orders'],
    server: (fake) => {
      fake.replies(cataloguePaths.categories, { categories: [] });
      fake.replies(cataloguePaths.products, { products: [bananas, { ...bananas, id: 3, name: 'Milk', picture: null }] });
    },
  });
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('shows pictures with their widths, their size and their colour first, and draws what has none', async () => {
  await open();
  await screen.findByText('Bananas');
  const [head, fruit, ...others] = [...document.querySelectorAll('img')];
  expect(others).toEqual([]);
  expect(head?.getAttribute('srcset')).toBe('/pictures/shelf-480.webp 480w, /pictures/shelf-960.webp 960w');
  expect([head?.width, head?.height, fruit?.width, fruit?.height]).toEqual([960, 320, 640, 640]);
  expect(fruit?.getAttribute('loading')).toBe('lazy');
  expect(fruit?.getAttribute('decoding')).toBe('async');
  expect(fruit?.style.background).toContain('#f0c010');
  expect(screen.queryByRole('button', { name: 'Show pictures' })).toBeNull();
});

it('draws what did not come', async () => {
  await open();
  await screen.findByText('Bananas');
  const drawn = document.querySelectorAll('.goods-art svg').length;
  fireEvent.error(document.querySelectorAll('img')[1] as HTMLElement);
  expect(document.querySelectorAll('.goods-art svg')).toHaveLength(drawn + 1);
  expect(pictures()).toEqual(['/pictures/shelf-480.webp']);
});

it('loads none for whoever saves data until they are asked for, and then the small ones', async () => {
  setDataSaver(true);
  onTestFinished(() => setDataSaver(false));
  const { press } = await open();
  await screen.findByText('Bananas');
  expect(pictures()).toEqual([]);
  await press.click(screen.getByRole('button', { name: 'Show pictures' }));
  expect(pictures()).toEqual(['/pictures/shelf-480.webp', '/pictures/bananas-160.webp']);
  expect(document.querySelector('img[srcset]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show pictures' })).toBeNull();
});
