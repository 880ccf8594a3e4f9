// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { notificationPaths } from '@safiri/contract/notifications/paths.ts';
import type { Notification } from '@safiri/contract/notifications/shapes.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { Bell } from './bell.tsx';

const entry = (id: number, title: string, isRead: boolean): Notification => ({
  id,
  type: 'ride',
  title,
  message: 'Zanele is there.',
  isRead,
  createdAt: new Date().toISOString(),
  data: { redirectTo: '/active-ride' },
});

const open = async (list: Notification[]) => {
  const opened = await openScreen(<Bell userId={naledi.id} />, {
    at: '/passenger',
    rooms: ['notifications'],
    user: naledi,
    server: (fake) => fake.replies(notificationPaths.own, list),
  });
  await opened.press.click(await screen.findByRole('button', { name: /^Notifications/ }));
};

it('keeps the order of the server, the newest first, and says in a word what is unread', async () => {
  await open([entry(3, 'Your driver is there', false), entry(2, 'A driver comes', true)]);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Your driver is there.*New/),
    expect.stringMatching(/^A driver comes(?!.*New)/),
  ]);
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
});

it('says what will come where there is nothing yet', async () => {
  await open([]);
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
  expect(screen.getByText('News of your trips and messages comes here.')).toBeTruthy();
});
