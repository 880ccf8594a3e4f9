// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order, OrderLine } from '@safiri/contract/orders/shapes.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { useOrder } from './api.ts';
import { HowWasIt } from './order-rating.tsx';

const line = { id: 5, name: 'Chakalaka', state: 'ordered', liked: null, tags: [] as OrderLine['tags'] } as OrderLine;
const order = { id: 7, version: 1, kind: 'food', status: 'delivered', merchant: null, lines: [line] } as unknown as Order;
const said = (version: number, changes: Partial<OrderLine>): Order => ({ ...order, version, lines: [{ ...line, ...changes }] });

function Rated() {
  const found = useOrder(order.id);
  return found.data === undefined ? null : <HowWasIt order={found.data} courier={null} />;
}
const open = (first: Order = order) =>
  openScreen(<Rated />, {
    at: '/orders',
    rooms: ['orders', 'orders-said'],
    user: naledi,
    server: ({ replies }) => replies(orderPaths.getOrder, first),
  });
const words = () => screen.getAllByRole('checkbox').map((box) => [box.parentElement?.textContent, (box as HTMLInputElement).checked]);

it('asks what was good of a dish once it was liked, each word with one touch, and takes one back', async () => {
  const { server, press } = await open();
  server.replies(orderPaths.rateLine, said(2, { liked: true }));
  await press.click(await screen.findByRole('button', { name: 'I liked Chakalaka' }));
  const good = await screen.findByRole('group', { name: 'What was good?' });
  expect(words()).toEqual([
    ['Tasty', false],
    ['Came hot', false],
    ['Generous portion', false],
    ['Well packed', false],
  ]);
  server.replies(orderPaths.rateLine, said(3, { liked: true, tags: ['hot'] }));
  await press.click(within(good).getByLabelText('Came hot'));
  server.replies(orderPaths.rateLine, said(4, { liked: true, tags: [] }));
  await press.click(within(good).getByLabelText('Came hot'));
  expect(server.requestsOf(orderPaths.rateLine).map(({ body }) => body)).toEqual([
    { liked: true },
    { liked: true, tags: ['hot'] },
    { liked: true, tags: [] },
  ]);
});

it('asks what was not good of one that was not, and takes back a word that did not reach the server', async () => {
  const { server, press } = await open();
  server.replies(orderPaths.rateLine, said(2, { liked: false }));
  await press.click(await screen.findByRole('button', { name: 'I did not like Chakalaka' }));
  const bad = await screen.findByRole('group', { name: 'What was not good?' });
  server.isAway(orderPaths.rateLine);
  await press.click(within(bad).getByLabelText('Came cold'));
  await screen.findByText('Error');
  expect(words().filter(([, on]) => on)).toEqual([]);
});

it('only says later what was said', async () => {
  await open(said(1, { liked: true, tags: ['tasty', 'hot'] }));
  await screen.findByText('You liked it · Tasty · Came hot');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
