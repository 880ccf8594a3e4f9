// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { identityPaths } from '@safiri/contract/identity/paths.ts';
import type { OwnCheck } from '@safiri/contract/identity/shapes.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { IdentityCard } from './identity-card.tsx';
import { IdentityLine } from './identity-line.tsx';

const waits: OwnCheck = {
  kind: 'id',
  status: 'pending',
  sentAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  pictureUntil: null,
  note: null,
  pictureUrl: '/api/uploads/abc',
};
const decided = { ...waits, decidedAt: '2026-11-21T10:00:00.000Z', pictureUntil: '2026-12-21T10:00:00.000Z' };

const open = (check: OwnCheck | null) =>
  openScreen(<IdentityCard />, {
    at: '/profile',
    rooms: ['identity', 'verification-picture'],
    user: naledi,
    server: (server) => server.replies(identityPaths.own, { check }),
  });
const card = () => screen.findByRole('region', { name: 'Verify who you are' });
const idPdf = () => new File(['%PDF-1.7'], 'id.pdf', { type: 'application/pdf' });

it('says before anything is sent why, who sees what, how long it is kept, and that it can be taken back', async () => {
  await open(null);
  const words = (await card()).textContent;
  expect(words).toContain('Optional');
  expect(words).toContain('Drivers read on your request that our team checked you.');
  expect(words).toContain('never the picture');
  expect(words).toContain('deleted 30 days after');
  expect(words).toContain('take it back at any time');
});

it('takes a selfie as a photo alone, and an ID as a PDF, too', async () => {
  const { press } = await open(null);
  await press.click(await screen.findByRole('button', { name: 'Take a selfie' }));
  expect(screen.getByLabelText('Photo or PDF').getAttribute('accept')).toBe('image/*');
  await press.click(within(screen.getByRole('dialog', { name: 'Selfie' })).getByRole('button', { name: 'Close' }));
  await press.click(screen.getByRole('button', { name: 'Send an ID' }));
  expect(screen.getByLabelText('Photo or PDF').getAttribute('accept')).toBe('image/*,application/pdf');
});

it('sends the file once and what it is again when that failed, by the same key', async () => {
  const { server, press } = await open(null);
  await press.click(await screen.findByRole('button', { name: 'Send an ID' }));
  expect(screen.getByText('Choose a file first.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Photo or PDF'), { target: { files: [idPdf()] } });
  await screen.findByText('id.pdf');
  server.replies(uploadPaths.upload, { url: '/api/uploads/abc', mediaType: 'application/pdf', size: 8 });
  server.refuses(identityPaths.send, 'check_exists');
  await press.click(screen.getByRole('button', { name: 'Send for the check' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  server.replies(identityPaths.send, { check: waits });
  await press.click(screen.getByRole('button', { name: 'Send for the check' }));
  expect((await card()).textContent).toContain('Our team looks at it. This takes 24-48 hours.');
  expect(server.requestsOf(uploadPaths.upload)).toHaveLength(1);
  const sent = server.requestsOf(identityPaths.send);
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: 'id', documentUrl: '/api/uploads/abc' },
    { kind: 'id', documentUrl: '/api/uploads/abc' },
  ]);
  expect(screen.queryByRole('button', { name: 'Send an ID' })).toBeNull();
});

it.each([
  [{ ...decided, status: 'accepted' }, ['Checked on 21 November 2026', 'once you change that', 'deleted on 21 December 2026']],
  [{ ...decided, status: 'refused', note: 'Too dark' }, ['Not accepted on 21 November 2026', 'Our team: Too dark', 'Send an ID']],
  [{ ...decided, status: 'taken_back', note: 'A copy' }, ['took the acceptance back', 'Our team: A copy', 'Take a selfie']],
  [{ ...decided, status: 'accepted', pictureUrl: null, pictureUntil: null }, ['The picture has been deleted.']],
] as const)('says how it stands: %j', async (check, said) => {
  await open(check);
  const words = (await card()).textContent;
  for (const one of said) expect(words).toContain(one);
});

it.each([
  [waits, 'Selfie: Our team looks at it.'],
  [{ ...decided, status: 'accepted' }, 'Selfie checked'],
  [{ ...decided, status: 'refused' }, 'Selfie: Not accepted on 21 November 2026.'],
  [null, ''],
] as const)('says in the head of the profile how it stands: %j', async (check, said) => {
  await openScreen(
    <header>
      <h1>Naledi</h1>
      <IdentityLine />
    </header>,
    {
      at: '/profile',
      rooms: ['identity'],
      user: naledi,
      server: (server) => server.replies(identityPaths.own, { check: check === null ? null : { ...check, kind: 'selfie' } }),
    },
  );
  await expect.poll(() => screen.getByRole('banner').textContent).toContain(`Naledi${said}`);
});

it('asks before it takes back what was sent, and then offers to send one', async () => {
  const { server, press } = await open({ ...decided, status: 'accepted' });
  await press.click(await screen.findByRole('button', { name: 'Take it back' }));
  const asked = within(screen.getByRole('dialog', { name: 'Take it back' }));
  expect(asked.getByText(/deleted at once/)).toBeTruthy();
  expect(server.requestsOf(identityPaths.withdraw)).toHaveLength(0);
  server.replies(identityPaths.withdraw, { check: null });
  await press.click(asked.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('button', { name: 'Take a selfie' })).toBeTruthy();
});
