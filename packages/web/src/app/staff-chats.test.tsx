// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { chatPaths } from '@safiri/contract/chat/paths.ts';
import type { InboxRow } from '@safiri/contract/chat/shapes.ts';
import { expect, it } from 'vitest';
import { ChatsScreen } from '../staff/chats-screen.tsx';
import { asStaff } from './as-staff.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const row: InboxRow = {
  id: 3,
  userId: 2,
  userName: 'Sipho Dlamini',
  userType: 'passenger',
  category: 'general',
  priority: 'normal',
  status: 'open',
  createdAt: ago(7200),
  lastMessageAt: ago(10),
  rideId: null,
  answeredBy: null,
  wantsStaff: true,
  rating: null,
  mine: false,
  question: 'I was charged twice',
  waitingSince: ago(190),
};

it('shows of each who waits the question and for how long, and of a talk that is answered since when it is', async () => {
  await openScreen(asStaff(<ChatsScreen />), {
    at: '/staff/chats',
    rooms: ['staff', 'chat'],
    server: (fake) =>
      fake.replies(chatPaths.inbox, [
        row,
        { ...row, id: 4, priority: 'urgent', question: undefined, waitingSince: ago(20) },
        { ...row, id: 5, answeredBy: 'Thandi', mine: true },
      ]),
  });
  const [first, second] = within(await screen.findByRole('region', { name: 'Waiting for a person' })).getAllByRole('link');
  expect(first?.textContent).toBe('Sipho Dlamini · PassengerI was charged twiceGeneral · waiting 3 min');
  expect(first?.getAttribute('href')).toBe('/staff/chats/3');
  expect(second?.textContent).toMatch(/^Sipho Dlamini · PassengerGeneral · waiting under a minute.*Urgent$/);
  const mine = within(screen.getByRole('region', { name: 'Yours' })).getByRole('link');
  expect(mine.textContent).toMatch(/^Sipho Dlamini · PassengerI was charged twiceGeneral · since /);
});
