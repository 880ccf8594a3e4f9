// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { PickupHintMore, PickupHintWords } from './pickup-hint-card.tsx';
import { PickupHintRow } from './pickup-hint-row.tsx';

const BLUE = 'Blue gate beside Shoprite';
const pickup = trip.pickupLocation;
type Prepare = NonNullable<Parameters<typeof openScreen>[1]['server']>;
const row = (server: Prepare) =>
  openScreen(<PickupHintRow pickup={pickup} rider={null} />, {
    at: '/ride-request',
    rooms: ['rides', 'rides-pickup'],
    user: naledi,
    server,
  });

it('keeps what is written, and shows it; what failed stays in the form', async () => {
  const { server, press } = await row((fake) => fake.replies(pickupPaths.hintAt, { hint: null }));
  await press.click(await screen.findByRole('button', { name: 'Help the driver find you' }));
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save.hasAttribute('disabled')).toBe(true);
  const note = screen.getByRole('textbox', { name: 'What to look out for' });
  await press.type(note, BLUE);
  server.isAway(pickupPaths.keepHint);
  await press.click(save);
  await screen.findByRole('alert');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(BLUE);
  server.replies(pickupPaths.keepHint, { id: 3, note: BLUE, photoUrl: null, voiceUrl: null });
  await press.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(BLUE);
  const sent = server.requestsOf(pickupPaths.keepHint);
  expect(sent.at(-1)?.body).toEqual({ location: { lat: pickup.lat, lng: pickup.lng }, note: BLUE, photoUrl: null, voiceUrl: null });
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('says what was said last time, and forgets it', async () => {
  const { server, press } = await row((fake) =>
    fake.replies(pickupPaths.hintAt, { hint: { id: 3, note: BLUE, photoUrl: null, voiceUrl: null } }),
  );
  await screen.findByText(`Last time: ${BLUE}`);
  server.replies(pickupPaths.forgetHint, { ok: true });
  await press.click(screen.getByRole('button', { name: 'Change what helps the driver find you' }));
  await press.click(await screen.findByRole('button', { name: 'Forget what I said of this place' }));
  expect(await screen.findByText('Help the driver find you')).toBeTruthy();
});

it('shows the driver words and photo, and lets them report it once; nothing where nothing was said', async () => {
  const photoUrl = `/api/pickup-hints/trip/${trip.id}/photo`;
  const { server, press } = await openScreen(
    <>
      <PickupHintWords ride={trip} />
      <PickupHintMore ride={trip} />
    </>,
    {
      at: '/active-ride',
      rooms: ['rides', 'rides-trip'],
      server: (fake) => fake.replies(pickupPaths.tripHint, { hint: { note: BLUE, photoUrl, voiceUrl: null } }),
    },
  );
  await screen.findByText(BLUE);
  expect(screen.getByRole('img', { name: 'Photo of the pickup' }).getAttribute('src')).toBe(photoUrl);
  server.replies(pickupPaths.reportHint, { ok: true });
  await press.click(screen.getByRole('button', { name: 'Report what the passenger says here' }));
  await screen.findByText('Reported. Support looks at it.');
  expect(screen.queryByRole('button', { name: 'Report what the passenger says here' })).toBeNull();
});
