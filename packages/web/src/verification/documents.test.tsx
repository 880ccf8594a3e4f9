// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { verificationPaths } from '@safiri/contract/verification/paths.ts';
import type { Verification } from '@safiri/contract/verification/shapes.ts';
import { expiryAsked, faceDocument, MAX_DOCUMENT_BYTES, type DocumentType } from '@safiri/rules/verification/documents.ts';
import { expect, it, vi } from 'vitest';
import { documentNames } from '../common/document-names.ts';
import { translate } from '../platform/text.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { noPapers } from '../testing/papers.ts';
import { zanele } from '../testing/people.ts';
import { ComingCard } from './coming-card.tsx';
import { Documents } from './documents.tsx';

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing there');
  return value;
}

const open = (documents = noPapers) =>
  openScreen(<Documents documents={documents} />, {
    at: '/driver-verification',
    rooms: ['verification', 'verification-picture'],
    user: zanele,
  });
const licencePdf = () => new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' });
/** A message that stands in the step has such a button, too, further down. */
const closeStep = () => there(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]);
const choose = (file: File) => fireEvent.change(screen.getByLabelText('Photo or PDF'), { target: { files: [file] } });

it('opens one paper at a time, each with a step of its own, and asks for the last day of two of them alone', async () => {
  const { press } = await open();
  for (const [i, { documentType }] of noPapers.entries()) {
    const name = translate(documentNames[documentType as DocumentType]);
    await press.click(screen.getByRole('button', { name: `Add: ${name}` }));
    const step = within(screen.getByRole('dialog', { name }));
    expect(step.getByText(`${i + 1} of ${noPapers.length}`)).toBeTruthy();
    expect(step.getByText('Choose a file first.')).toBeTruthy();
    expect(step.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
    const accepted = documentType === faceDocument ? 'image/*' : 'image/*,application/pdf';
    expect(step.getByLabelText('Photo or PDF').getAttribute('accept')).toBe(accepted);
    expect(step.queryAllByLabelText('Document number (optional)')).toHaveLength(documentType === faceDocument ? 0 : 1);
    expect(step.queryAllByLabelText('Expiry date')).toHaveLength(expiryAsked.has(documentType as DocumentType) ? 1 : 0);
    await press.click(step.getByRole('button', { name: 'Close' }));
  }
});

it('names a paper of the city’s own, asks for its last day where the city does, and says from when one is needed', async () => {
  const badge = { ...there(noPapers[0]), documentType: 'psv_badge', documentName: { en: 'PSV badge', sw: 'Beji ya PSV' }, expires: true };
  const coming = { ...badge, documentType: 'good_conduct', documentName: null, required: false, neededFrom: '2027-03-01' };
  const { press } = await open([badge, coming]);
  expect(screen.getByText('Needed from 01 Mar 2027')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Add: PSV badge' }));
  expect(within(screen.getByRole('dialog', { name: 'PSV badge' })).getByLabelText('Expiry date')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'good conduct' })).toBeTruthy();
});

it('says above all what the city will ask for', async () => {
  await openScreen(<ComingCard documents={[{ ...there(noPapers[0]), required: false, neededFrom: '2027-03-01' }]} />, {
    at: '/driver-verification',
    rooms: ['verification'],
    user: zanele,
  });
  expect(screen.getByRole('status').textContent).toBe(
    'From 01 Mar 2027 your city also asks for: ID document. Send it before then, and you drive on without a break.',
  );
});

it('says of an approved paper in the list since when, and once it is opened that it was verified', async () => {
  const { press } = await open([{ ...there(noPapers[0]), verificationStatus: 'approved', reviewedAt: '2026-11-20T10:00:00.000Z' }]);
  expect(screen.getByText('Verified, 20 Nov 2026')).toBeTruthy();
  expect(screen.queryByText('Document verified successfully!')).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Replace: ID document' }));
  expect(within(screen.getByRole('dialog')).getByText('Document verified successfully!')).toBeTruthy();
});

it('refuses a file that is too large, and keeps what was chosen and typed when it could not be sent', async () => {
  const { server, press } = await open();
  await press.click(screen.getByRole('button', { name: "Add: Driver's license" }));
  choose(new File([new Uint8Array(MAX_DOCUMENT_BYTES + 1)], 'big.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Please select a file smaller than 10MB')).toBeTruthy();
  expect(screen.getByText('Choose a file first.')).toBeTruthy();
  choose(licencePdf());
  expect(await screen.findByText('licence.pdf')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: '2031-05-01' } });

  server.replies(uploadPaths.upload, { url: '/api/uploads/first', mediaType: 'application/pdf', size: 8 });
  server.refuses(verificationPaths.sendDocument, 'internal');
  await press.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Upload failed')).toBeTruthy();
  expect(screen.getByText('licence.pdf')).toBeTruthy();
  // Closed and opened again, it is still there.
  await press.click(closeStep());
  await press.click(screen.getByRole('button', { name: "Add: Driver's license" }));
  expect(screen.getByText('licence.pdf')).toBeTruthy();

  server.replies(verificationPaths.sendDocument, { documents: noPapers } as unknown as Verification);
  await press.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Your document is being reviewed. This takes 24-48 hours.')).toBeTruthy();
  // The file went once, and the second try is the same document as the first.
  expect(server.requestsOf(uploadPaths.upload)).toHaveLength(1);
  const tries = server.requestsOf(verificationPaths.sendDocument);
  expect(tries.map(({ body }) => [body.documentUrl, body.expiryDate])).toEqual(Array(2).fill(['/api/uploads/first', '2031-05-01']));
  expect(new Set(tries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(tries[0]?.idempotencyKey).toBeTruthy();
  await press.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next: Vehicle registration' }));
  expect(screen.getByRole('dialog', { name: 'Vehicle registration' })).toBeTruthy();
});

it('leads to a file where the camera is not allowed, and switches one that it has off when it is left', async () => {
  const getUserMedia = vi.fn<() => Promise<unknown>>();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const { press } = await open();
  await press.click(screen.getByRole('button', { name: 'Add: ID document' }));
  await press.click(screen.getByRole('button', { name: 'Open the camera' }));
  expect(await screen.findByText(/^The camera is not allowed here/)).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Another way' }));
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();

  const stop = vi.fn<() => void>();
  getUserMedia.mockResolvedValueOnce(Object.assign(new MediaStream(), { getTracks: () => [{ stop }] }));
  await press.click(screen.getByRole('button', { name: 'Open the camera' }));
  await vi.waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(getUserMedia.mock.lastCall).toMatchObject([{ audio: false, video: { facingMode: { ideal: 'environment' } } }]);
  await press.click(closeStep());
  await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
});
