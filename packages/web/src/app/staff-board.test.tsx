// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { BoardMerchant, BoardOrder, ShopDay } from '@safiri/contract/orders/shapes.ts';
import { expect, it } from 'vitest';
import { BoardScreen } from '../staff/board-screen.tsx';
import { BoardsScreen } from '../staff/boards-screen.tsx';
import { asStaff } from './as-staff.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { setPhoneAhead } from '../testing/wrong-clock.ts';

const week = 'Mo-Fr 08:00-18:00, Sa 08:15-02:00';
const shop: BoardMerchant = {
  id: 3,
  kind: 'restaurant',
  name: 'Mama Thembi',
  address: 'Park Street',
  isActive: true,
  isOpen: true,
  pausedUntil: null,
  openUntil: null,
  opensAt: null,
  version: 1,
  countryId: 'za',
  timeZoneId: 'Africa/Johannesburg',
  phone: null,
  busyMinutes: 0,
  busyUntil: null,
  hours: week,
  waiting: 0,
  open: 0,
  late: 0,
  picture: null,
};
const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
const order = (id: number, change: Partial<BoardOrder>): BoardOrder => ({
  id,
  number: `AFR${id}`,
  shortNumber: id,
  kind: 'food',
  status: 'placed',
  customerName: 'Naledi',
  note: '',
  lines: [],
  subtotal: '42.00',
  countryId: 'za',
  placedAt: minutesAgo(1),
  answerBy: null,
  readyBy: null,
  courier: null,
  ...change,
});
const today: ShopDay = {
  day: '2026-11-24',
  countryId: 'za',
  orders: 0,
  taken: 0,
  unanswered: 0,
  notServed: 0,
  sold: '0.00',
  commission: '0.00',
  minutesToReady: null,
  best: [],
};
const open = (merchant = shop, orders: BoardOrder[] = [], day = today) =>
  openScreen(asStaff(<BoardScreen merchantId={3} />), {
    at: '/staff/boards/3',
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(orderPaths.board, { merchant, orders });
      fake.replies(orderPaths.changeMerchant, merchant);
      fake.replies(orderPaths.shopDay, day);
      fake.replies(invoiceStaffPaths.shopIdentity, null);
    },
  });

it('says whether the shop takes orders, and asks once before it stops', async () => {
  const { server, press } = await open();
  expect(await screen.findByText('Taking orders')).toBeTruthy();
  expect(screen.getByText('No order is open.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Preparing' })).toBeNull();
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
    { hours: 'Mo 08:00-24:00, Tu-Fr 08:00-18:00, Sa 08:15-02:00, Su 08:00-18:00', version: 1 },
  ]);
});

it('shows a week of the same hours as one row, and takes the hours of a day over to all', async () => {
  const { server, press } = await open({ ...shop, hours: 'Tu-Su 09:00-17:00' });
  await press.click(await screen.findByText('Opening hours'));
  const same = () => screen.getByRole('switch', { name: 'Same hours each day' });
  expect(same().getAttribute('aria-checked')).toBe('false');
  await press.click(same());
  expect(screen.getAllByRole('switch', { name: /: open$/ })).toHaveLength(1);
  await press.selectOptions(screen.getByRole('combobox', { name: 'Every day: until' }), '20:00');
  await press.click(same());
  expect(screen.getAllByRole('switch', { name: /: open$/ })).toHaveLength(7);
  await press.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(server.requestsOf(orderPaths.changeMerchant).map(({ body }) => body)).toEqual([{ hours: 'Mo-Su 09:00-20:00', version: 1 }]);
});

it('takes a holiday into the hours, and tells who saves after somebody else whose hours stand', async () => {
  const { server, press } = await open();
  await press.click(await screen.findByText('Opening hours'));
  const days = within(screen.getByRole('region', { name: 'Holidays and other days' }));
  await press.click(days.getByRole('button', { name: 'Add' }));
  expect(days.queryByRole('listitem')).toBeNull();
  fireEvent.change(days.getByLabelText('First day'), { target: { value: '2026-12-25' } });
  fireEvent.change(days.getByLabelText('Last day, if there are several'), { target: { value: '2026-12-26' } });
  await press.click(days.getByRole('button', { name: 'Add' }));
  expect(days.getByRole('listitem').textContent).toContain('Closed');
  const theirs = { ...shop, hours: 'Mo-Su 06:00-22:00', version: 2 };
  server.refuses(orderPaths.changeMerchant, 'changed_meanwhile');
  server.replies(orderPaths.board, { merchant: theirs, orders: [] });
  await press.click(screen.getByRole('button', { name: 'Save hours' }));
  expect((await screen.findByText('Mo-Su 06:00-22:00')).closest('[role=alert]')).toBeTruthy();
  server.replies(orderPaths.changeMerchant, theirs);
  await press.click(await screen.findByRole('button', { name: 'Save mine' }));
  const hours = `${week}; 2026 Dec 25-2026 Dec 26 off`;
  expect(server.requestsOf(orderPaths.changeMerchant).map(({ body }) => body)).toEqual([
    { hours, version: 1 },
    { hours, version: 2 },
  ]);
});

it('says that it is busy, and closes for an hour or until tomorrow in one tap', async () => {
  const { server, press } = await open({ ...shop, openUntil: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await screen.findByText(/^Taking orders until/)).getAttribute('role')).toBe('status');
  await press.click(screen.getByText('Pause or busy'));
  await press.click(screen.getByRole('button', { name: 'Busy: 15 minutes longer' }));
  await press.click(screen.getByRole('button', { name: 'An hour' }));
  await press.click(screen.getByRole('button', { name: 'Until tomorrow' }));
  expect(server.requestsOf(orderPaths.changeMerchant).map(({ body }) => body)).toEqual([
    { busyMinutes: 15 },
    { pause: 'hour' },
    { pause: 'tomorrow' },
  ]);
});

it('says of each order where it stands, counts each column, and puts what is late first', async () => {
  await open(shop, [
    order(1, { answerBy: minutesAgo(-4) }),
    order(2, { answerBy: minutesAgo(3) }),
    order(3, { status: 'preparing', readyBy: minutesAgo(-9) }),
  ]);
  const fresh = await screen.findByRole('region', { name: 'New' });
  const cards = within(fresh).getAllByRole('region');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['#2', '#1']);
  expect(within(cards[0] as HTMLElement).getByText('Waiting for an answer')).toBeTruthy();
  expect(within(cards[0] as HTMLElement).getByText(/^[34] minutes late$/)).toBeTruthy();
  expect(within(cards[1] as HTMLElement).queryByText(/late$/)).toBeNull();
  expect(within(fresh).getByRole('heading', { level: 2 }).textContent).toBe('New1 late2');
  const cooking = screen.getByRole('region', { name: 'Preparing' });
  expect(within(cooking).getByRole('heading', { level: 2 }).textContent).toBe('Preparing1');
  expect(screen.getByRole('region', { name: 'Ready' }).textContent).toBe('ReadyNone');
});

it('counts down to the answer, loudest in the last minute, and to what was promised', async () => {
  const seconds = (n: number) => new Date(Date.now() + n * 1000).toISOString();
  await open(shop, [
    order(1, { placedAt: minutesAgo(2), answerBy: seconds(180.4) }),
    order(2, { placedAt: minutesAgo(4), answerBy: seconds(30.4) }),
    order(3, { status: 'preparing', readyBy: minutesAgo(-9) }),
  ]);
  const clocks = (await screen.findAllByRole('timer')).map((timer) => timer.closest('.board-clock'));
  expect(clocks.map((clock) => clock?.getAttribute('data-stage'))).toEqual(['soon', 'last']);
  expect(clocks.map((clock) => Math.round(Number.parseFloat(clock?.querySelector('i')?.style.width ?? '')))).toEqual([60, 11]);
  expect(screen.getByRole('region', { name: '#3' }).textContent).toContain('9 min');
});

it('declines an order that waits for an answer, and gives one back that was taken', async () => {
  await open(shop, [order(1, {}), order(2, { status: 'preparing', readyBy: minutesAgo(-9) })]);
  const fresh = within(await screen.findByRole('region', { name: 'New' }));
  expect(fresh.getByText('Decline', { selector: 'summary' })).toBeTruthy();
  expect(fresh.queryByText('Give the order back')).toBeNull();
  const cooking = within(screen.getByRole('region', { name: 'Preparing' }));
  expect(cooking.getByText('Give the order back', { selector: 'summary' })).toBeTruthy();
  expect(cooking.queryByText('Decline')).toBeNull();
});

it('says whether the courier of an order that is ready is there', async () => {
  const courier = { name: 'Zanele', licensePlate: 'KT 48 LM GP', arrived: true };
  await open(shop, [order(1, { status: 'ready' }), order(2, { status: 'ready', courier })]);
  expect(await screen.findByText('Waiting for a courier')).toBeTruthy();
  expect(screen.getByText('Courier is here')).toBeTruthy();
});

it('lists the shops that have orders before the others, with what each has to do', async () => {
  await openScreen(asStaff(<BoardsScreen />), {
    at: '/staff/boards',
    rooms: ['staff'],
    server: (fake) =>
      fake.replies(orderPaths.merchants, [
        { ...shop, open: 3, waiting: 1, late: 1 },
        { ...shop, id: 4, name: 'Addis Corner' },
      ]),
  });
  const busy = within(await screen.findByRole('region', { name: 'With open orders' }));
  expect(busy.getByRole('link').textContent).toBe('Mama ThembiPark Street1 late1 waiting2 in work');
  const quiet = within(screen.getByRole('region', { name: 'Without orders' }));
  expect(quiet.getByRole('link').textContent).toBe('Addis CornerPark Street');
});

it('narrows the shops to one kind, which the address keeps', async () => {
  const { press, path } = await openScreen(<BoardsScreen />, {
    at: '/staff/boards',
    rooms: ['staff'],
    server: (fake) => fake.replies(orderPaths.merchants, [shop, { ...shop, id: 4, kind: 'store', name: 'Spaza Plus' }]),
  });
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  await press.click(screen.getByRole('button', { name: 'Stores' }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Spaza PlusPark Street']);
  expect(path()).toBe('/staff/boards?kind=store');
  await press.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(path()).toBe('/staff/boards');
});

it('pauses by the server’s clock on a device whose own is hours ahead', async () => {
  const serverNow = setPhoneAhead();
  const { server, press } = await open();
  await press.click(await screen.findByText('Pause or busy'));
  await press.click(await screen.findByRole('button', { name: 'Pause for 15 minutes' }));
  const [sent] = server.requestsOf(orderPaths.changeMerchant).map(({ body }) => body);
  const minutes = (Date.parse(sent?.pausedUntil ?? '') - serverNow()) / 60_000;
  expect(Math.round(minutes)).toBe(15);
});

it('shows a pause that runs, on a device whose own clock is hours ahead', async () => {
  const serverNow = setPhoneAhead();
  await open({ ...shop, pausedUntil: new Date(serverNow() + 900_000).toISOString() });
  expect(await screen.findByText(/^Paused until/, { selector: '[role=status]' })).toBeTruthy();
});

it('says what the day came to', async () => {
  const best = [{ name: 'Chakalaka', quantity: 15 }];
  await open(shop, [], { ...today, orders: 20, taken: 20, sold: '555.50', minutesToReady: 12, best });
  const figures = await screen.findByRole('region', { name: 'Today' });
  await within(figures).findByText('R555.50');
  expect(
    within(figures)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['R555.50', '20', '12 min', '15 × Chakalaka']);
});

it('says which orders of the day the sum is of, where it is not all', async () => {
  await open(shop, [], { ...today, orders: 4, taken: 1, unanswered: 2, notServed: 1, sold: '22.00' });
  const figures = await screen.findByRole('region', { name: 'Today' });
  await within(figures).findByText('R22.00');
  expect(figures.textContent).toContain('Orders in all4Taken, counted as sold1Not answered yet2');
  expect(within(figures).getByText('Refused, called off or brought back').parentElement?.textContent).toMatch(/1$/);
});
