// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComparedSelfie, SelfiesOfDriver } from '@safiri/contract/selfies/calls.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { expect, it } from 'vitest';
import { DriverReviewScreen } from '../staff/driver-review-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { waiting } from '../testing/review.ts';
import { asStaff } from './as-staff.tsx';

const taken = (id: number, day: number, verdict: ComparedSelfie['verdict'] = null): ComparedSelfie => ({
  id,
  sentAt: `2026-11-${day}T06:00:00.000Z`,
  photoUrl: `/api/selfies/${id}/photo`,
  verdict,
  reviewedBy: verdict === null ? null : 'Refilwe',
  reviewedAt: verdict === null ? null : `2026-11-${day}T09:00:00.000Z`,
});
const compared: SelfiesOfDriver = {
  face: { url: '/api/driver/verification/3/photo?v=1', checkedAt: '2026-11-01T08:00:00.000Z' },
  selfies: [taken(12, 24), taken(11, 23, 'same')],
};
const openSelfies = (shown = compared, driver = waiting) =>
  openScreen(asStaff(<DriverReviewScreen driverId={3} />), {
    at: '/staff/drivers/3',
    rooms: ['staff', 'cars', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, driver);
      fake.replies(staffPaths.audit, []);
      fake.replies(selfieStaffPaths.ofDriver, shown);
    },
  });

it('shows the selfie of the day beside the checked photo, and says that it is the same person', async () => {
  const { server, press } = await openSelfies();
  const card = within(await screen.findByRole('region', { name: /^Selfie check/ }));
  expect(card.getByText(`Driver account: ${waiting.person.name}`)).toBeTruthy();
  expect(card.getByRole('img', { name: 'Checked photo' }).getAttribute('src')).toBe(compared.face?.url);
  expect(card.getByRole('img', { name: 'Selfie' }).getAttribute('src')).toBe('/api/selfies/12/photo');
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'Same person' }).disabled).toBe(true);
  fireEvent.load(card.getByRole('img', { name: 'Checked photo' }));
  server.replies(selfieStaffPaths.decide, { ...compared, selfies: [{ ...taken(12, 24, 'same') }, taken(11, 23, 'same')] });
  await press.click(card.getByRole('button', { name: 'Same person' }));
  expect(await card.findByText(/^Refilwe/)).toBeTruthy();
  expect(server.requestsOf(selfieStaffPaths.decide).map(({ body }) => body)).toEqual([{ verdict: 'same' }]);
  await press.click(card.getByRole('button', { name: /23/ }));
  expect(card.getByRole('img', { name: 'Selfie' }).getAttribute('src')).toBe('/api/selfies/11/photo');
});

it('shows the ID document where there is no checked photo; with neither nobody is the same person, and no evidence is proposed', async () => {
  const { verification } = waiting;
  const [paper] = verification.documents;
  if (paper === undefined) throw new Error('no document');
  const id = { ...paper, documentType: 'id_document' as const, documentUrl: '/api/driver/verification/3/documents/1' };
  const withId = { ...waiting, verification: { ...verification, documents: [id] } };
  await openSelfies({ ...compared, face: null }, withId);
  const card = within(await screen.findByRole('region', { name: `Selfie check: ${waiting.person.name}` }));
  const verdicts = () =>
    ['Same person', 'Not the same person'].map((name) => card.getByRole<HTMLButtonElement>('button', { name }).disabled);
  const picture = card.getByRole('img', { name: 'ID document' });
  expect(picture.getAttribute('src')).toBe(id.documentUrl);
  expect(verdicts()).toEqual([true, true]);
  // A PDF is opened beside; until then nobody has looked.
  fireEvent.error(picture);
  const opens = card.getByRole('link', { name: /^Open the file/ });
  expect(opens.getAttribute('href')).toBe(id.documentUrl);
  expect(verdicts()).toEqual([true, true]);
  fireEvent.click(opens);
  expect(verdicts()).toEqual([false, false]);
  cleanup();
  const { press } = await openSelfies(
    { ...compared, face: null },
    { ...withId, verification: { ...verification, documents: [{ ...id, documentUrl: null }] } },
  );
  const other = within(await screen.findByRole('region', { name: /^Selfie check/ }));
  expect(other.getByRole<HTMLButtonElement>('button', { name: 'Same person' }).disabled).toBe(true);
  await press.click(other.getByRole('button', { name: 'Not the same person' }));
  const form = within(await screen.findByRole('dialog', { name: 'Not the same person' }));
  expect(form.getByLabelText<HTMLTextAreaElement>('What it rests on').value).toBe('');
  await press.type(form.getByLabelText('Words to the person'), 'Somebody else drives your car.');
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Suspend now' }).disabled).toBe(true);
});

it('asks for the reason before it says that it is somebody else, and keeps what was typed when that was not done', async () => {
  const { server, press } = await openSelfies();
  const card = within(await screen.findByRole('region', { name: /^Selfie check/ }));
  fireEvent.load(card.getByRole('img', { name: 'Checked photo' }));
  await press.click(card.getByRole('button', { name: 'Not the same person' }));
  const form = within(await screen.findByRole('dialog', { name: 'Not the same person' }));
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Suspend now' }).disabled).toBe(true);
  expect(form.getByLabelText<HTMLTextAreaElement>('What it rests on').value).toContain('beside the checked photo');
  await press.type(form.getByLabelText('Words to the person'), 'Somebody else drives your car.');
  server.refuses(selfieStaffPaths.decide, 'internal');
  await press.click(form.getByRole('button', { name: 'Suspend now' }));
  expect((await form.findByRole('alert')).textContent).toMatch(/^That was not done\./);
  server.replies(selfieStaffPaths.decide, { ...compared, selfies: [taken(12, 24, 'other')] });
  await press.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Not the same person' })).toBeNull());
  expect(server.requestsOf(selfieStaffPaths.decide).map(({ body }) => body)).toEqual(
    Array(2).fill({
      verdict: 'other',
      words: 'Somebody else drives your car.',
      evidence: expect.stringContaining('beside the checked photo'),
      reviewAt: expect.stringMatching(/T12:00:00Z$/),
    }),
  );
});
