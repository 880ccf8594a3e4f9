// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { sharingPaths } from '@safiri/contract/sharing/paths.ts';
import type { Share } from '@safiri/contract/sharing/shapes.ts';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { SharingPanel } from './sharing-panel.tsx';

it('sends the link from the phone itself by one button of a sheet of its own', async () => {
  const { server, press } = await openScreen(<SharingPanel rideId={trip.id} />, {
    at: '/active-ride',
    rooms: ['sharing'],
    user: naledi,
    server: ({ replies }) => {
      replies(sharingPaths.ownContacts, []);
      replies(sharingPaths.getShareOf, null);
    },
  });
  const opened = vi.fn<typeof window.open>(() => null);
  vi.stubGlobal('open', opened);
  await press.click(screen.getByRole('button', { name: 'Share my ride' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Share my ride' }));
  const send = await sheet.findByRole('button', { name: 'Send by SMS' });
  expect(sheet.getByText('Add someone who should know where you are.')).toBeDefined();
  const share = { shareId: 'x', trackingUrl: 'https://ride.example/track/x', sharedWith: [], linkShared: true } as unknown as Share;
  server.replies(sharingPaths.shareTrip, share);
  await press.click(send);
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  expect(decodeURIComponent(String(opened.mock.calls[0]?.[0]))).toMatch(/^sms:\?body=.*https:\/\/ride\.example\/track\/x/);
  expect(server.requestsOf(sharingPaths.shareTrip).map(({ body }) => body)).toMatchObject([{ contactIds: [], method: 'link' }]);
});
