// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { expect, it } from 'vitest';
import { BoardScreen } from '../staff/board-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const week = 'Mo 08:00-18:00; Tu 08:00-18:00; We 08:00-18:00; Th 08:00-18:00; Fr 08:00-18:00; Sa 08:15-02:00; Su off';
const shop: BoardMerchant = {
  id: 3,
  kind: 'restaurant',
  name: 'Mama Thembi',
  address: 'Park Street',
  isActive: true,
  isOpen: true,
  pausedUntil: null,
  hours: week,
  waiting: 0,
  open: 0,
};
const open = (merchant = shop) =>
  openScreen(<BoardScreen merchantId={3} />, {
    at: '/staff/boards/3',
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(orderPaths.board, { merchant, orders: [] });
      fake.replies(orderPaths.changeMerchant, merchant);
    },
  });

it('says whether the shop takes orders, and asks once before it stops', async () => {
  const { server, press } = await open();
  expect(await screen.findByText('Taking orders')).toBeTruthy();
  for (const column of ['New', 'Preparing', 'Ready']) expect(screen.getByRole('region', { name: column }).textContent).toContain('0');
  await press.click(screen.getByRole('switch', { name: 'Stop taking orders' }));
  expect(server.requestsOf(orderPaths.changeMerchant)).toEqual([]);
  const asked = within(await screen.findByRole('dialog', { name: 'Stop taking orders at Mama Thembi?' }));
  await press.click(asked.getByRole('button', { name: 'Stop taking orders' }));
  expect(server.requestsOf(orderPaths.changeMerchant).map(({ body }) => body)).toEqual([{ isActive: false }]);
});

it('says when its hours or a pause keep it closed', async () => {
  await open({ ...shop, isOpen: false });
  expect(await screen.findByText('Closed by its hours')).toBeTruthy();
});

it('shows the week as seven days, and sends what was changed of it as the line that the server knows', async () => {
  const { server, press } = await open();
  await press.click(await screen.findByText('Opening hours'));
  expect(screen.getAllByRole('switch', { name: /: open$/ })).toHaveLength(7);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Saturday: from' }).value).toBe('495');
  expect(screen.queryByRole('button', { name: 'Save hours' })).toBeNull();
  await press.click(screen.getByRole('switch', { name: 'Sunday: open' }));
  await press.selectOptions(screen.getByRole('combobox', { name: 'Monday: until' }), '24:00');
  await press.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(server.requestsOf(orderPaths.changeMerchant).map(({ body }) => body)).toEqual([
    { hours: week.replace('Mo 08:00-18:00', 'Mo 08:00-24:00').replace('Su off', 'Su 08:00-18:00') },
  ]);
});
