// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { requiredDocuments } from '@safiri/rules/verification/documents.ts';
import { expect, it } from 'vitest';
import { DriverReviewScreen } from '../staff/driver-review-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { noPapers } from '../testing/papers.ts';
import { waiting } from '../testing/review.ts';
import { asStaff } from './as-staff.tsx';

it('names each required paper that was not sent once and counts it, says beside Approve why it waits, and refuses nobody without a word', async () => {
  const { server, press } = await openScreen(asStaff(<DriverReviewScreen driverId={3} />), {
    at: '/staff/drivers/3',
    rooms: ['staff', 'cars', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, waiting);
      fake.replies(staffPaths.audit, []);
      fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
    },
  });
  const notSent = await screen.findByRole('region', { name: 'Still missing' });
  expect(within(notSent).getAllByRole('listitem')).toHaveLength(requiredDocuments.length);
  expect(screen.getByText('Grey Nissan Almera 2019')).toBeTruthy();
  expect(within(notSent).getByRole('heading').textContent).toBe(`Still missing ${requiredDocuments.length}`);
  const approve = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve driver' });
  expect(approve.disabled).toBe(true);
  expect(approve.getAttribute('aria-describedby')).toBe(
    screen.getByText(`Not yet: ${requiredDocuments.length} still missing, 1 check open.`).id,
  );
  expect(screen.getAllByText('ID document')).toHaveLength(1);
  expect(screen.getByText('Optional, not sent: Police clearance, Photo of the face')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Reject driver' }));
  expect(screen.getByText('Write the note first.')).toBeTruthy();
  expect(server.requestsOf(reviewPaths.decideDriver)).toEqual([]);
  server.replies(reviewPaths.decideDriver, waiting);
  await press.type(screen.getByLabelText('Notes the driver sees'), 'No papers came');
  await press.click(screen.getByRole('button', { name: 'Reject driver' }));
  expect(server.requestsOf(reviewPaths.decideDriver).map(({ body }) => body)).toEqual([{ decision: 'rejected', note: 'No papers came' }]);
});

it('lets nobody confirm a gender before the ID document is approved, and says why', async () => {
  await openScreen(asStaff(<DriverReviewScreen driverId={3} />), {
    at: '/staff/drivers/3',
    rooms: ['staff', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, waiting);
      fake.replies(staffPaths.audit, []);
      fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
    },
  });
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm gender' });
  expect(confirm.disabled).toBe(true);
  expect(confirm.getAttribute('aria-describedby')).toBe(screen.getByText('Approve the ID document first.').id);
});

it('confirms a gender from an approved ID document', async () => {
  const documents = noPapers.map((paper) =>
    paper.documentType === 'id_document' ? { ...paper, id: 5, documentUrl: '/id.jpg', verificationStatus: 'approved' as const } : paper,
  );
  const review = { ...waiting, verification: { ...waiting.verification, documents } };
  const { server, press } = await openScreen(asStaff(<DriverReviewScreen driverId={3} />), {
    at: '/staff/drivers/3',
    rooms: ['staff', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, review);
      fake.replies(reviewPaths.confirmGender, review);
      fake.replies(staffPaths.audit, []);
      fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
    },
  });
  expect(await screen.findByText('The driver says: Male')).toBeTruthy();
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm gender' });
  expect(confirm.disabled).toBe(true);
  expect(confirm.getAttribute('aria-describedby')).toBe(screen.getByText('Choose what the ID document says.').id);
  await press.selectOptions(screen.getByLabelText('Gender', { selector: 'select' }), 'male');
  await press.click(confirm);
  expect(server.requestsOf(reviewPaths.confirmGender).map(({ body }) => body)).toEqual([{ gender: 'male', confirmed: true }]);
});

it('says beside the buttons that a decision was not taken, and tries it once more', async () => {
  const { server, press } = await openScreen(asStaff(<DriverReviewScreen driverId={3} />), {
    at: '/staff/drivers/3',
    rooms: ['staff', 'cars', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, waiting);
      fake.replies(staffPaths.audit, []);
      fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
      fake.refuses(reviewPaths.decideDriver, 'internal');
    },
  });
  const status = within(await screen.findByRole('region', { name: 'Status' }));
  await press.type(status.getByLabelText('Notes the driver sees'), 'No papers came');
  await press.click(status.getByRole('button', { name: 'Reject driver' }));
  expect((await status.findByRole('alert')).textContent).toMatch(/^That was not done\./);
  server.replies(reviewPaths.decideDriver, waiting);
  await press.click(status.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status.queryByRole('alert')).toBeNull());
  expect(server.requestsOf(reviewPaths.decideDriver).map(({ body }) => body)).toEqual(
    Array(2).fill({ decision: 'rejected', note: 'No papers came' }),
  );
});

it('tells papers to decide on from those to come: beside Approve and in the lists stand the same numbers', async () => {
  const sent = noPapers.map((paper) =>
    paper.documentType === 'id_document' ? { ...paper, id: 5, documentUrl: '/id.jpg', verificationStatus: 'pending' as const } : paper,
  );
  await openScreen(asStaff(<DriverReviewScreen driverId={3} />), {
    at: '/staff/drivers/3',
    rooms: ['staff', 'cars', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, { ...waiting, verification: { ...waiting.verification, documents: sent } });
      fake.replies(staffPaths.audit, []);
      fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
    },
  });
  const toSend = requiredDocuments.length - 1;
  expect(within(await screen.findByRole('region', { name: 'Still missing' })).getAllByRole('listitem')).toHaveLength(toSend);
  expect(screen.getByText(`Not yet: ${toSend} still missing, 1 paper not approved, 1 check open.`)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Background checks 1' })).toBeTruthy();
});

it('lets staff say what a vehicle is: a class that its kind does not have is not offered, and what is wrong stands at its field', async () => {
  const vehicle: Review['vehicles'][number] = {
    id: 4,
    vehicleInfo: waiting.verification.driver.vehicleInfo,
    kind: 'sedan',
    vehicleClass: 'standard',
    status: 'pending',
    reviewNote: null,
    plateContested: true,
    chosen: false,
    owned: true,
    fleet: null,
    inUse: false,
    documents: [],
    missing: ['vehicle_insurance'],
  };
  const { server, press } = await openScreen(asStaff(<DriverReviewScreen driverId={3} />), {
    at: '/staff/drivers/3',
    rooms: ['staff', 'cars', 'verification', 'vehicles'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, { ...waiting, vehicles: [vehicle] });
      fake.replies(staffPaths.audit, []);
      fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
    },
  });
  const card = within(await screen.findByRole('region', { name: 'JM 19 VK GP' }));
  expect(card.getByText('Another vehicle has this plate. Our team finds out whose it is.')).toBeTruthy();
  expect(card.getByText('Not yet: Vehicle insurance')).toBeTruthy();
  const offered = () => within(card.getByLabelText('Class')).getAllByRole('option').length;
  await press.selectOptions(card.getByLabelText('Class'), 'premium');
  expect(offered()).toBe(2);
  await press.selectOptions(card.getByLabelText('Kind'), 'bakkie');
  expect([offered(), card.getByLabelText<HTMLSelectElement>('Class').value]).toEqual([1, 'standard']);
  await press.clear(card.getByLabelText('Licence plate'));
  await press.type(card.getByLabelText('Licence plate'), 'kt 48 lm gp');
  server.refuses(reviewPaths.correctVehicle, 'plate_taken', { errors: [{ path: 'licensePlate', message: 'Registered already' }] });
  await press.click(card.getByRole('button', { name: /^Save vehicle/ }));
  await expect.poll(() => card.getByLabelText('Licence plate').getAttribute('aria-invalid')).toBe('true');
  expect(server.requestsOf(reviewPaths.correctVehicle)[0]?.body).toEqual({
    kind: 'bakkie',
    vehicleClass: 'standard',
    licensePlate: 'kt 48 lm gp',
  });
});

it('asks of a check whether it was passed, says what each answer does, and takes a score only where the report names one', async () => {
  const check = { checkType: 'criminal', status: 'pending', score: null, result: null, completedAt: null } as const;
  const done = {
    id: 8,
    checkType: 'identity',
    status: 'completed',
    score: null,
    result: 'clear',
    completedAt: '2026-11-21T10:00:00.000Z',
  } as const;
  const scored = { ...done, id: 9, checkType: 'driving_record', score: 61, result: 'flagged' } as const;
  const review = { ...waiting, verification: { ...waiting.verification, backgroundChecks: [{ ...check, id: 7 }, done, scored] } };
  const { server, press } = await openScreen(asStaff(<DriverReviewScreen driverId={3} />), {
    at: '/staff/drivers/3',
    rooms: ['staff', 'cars', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, review);
      fake.replies(reviewPaths.completeCheck, review);
      fake.replies(staffPaths.audit, []);
      fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
    },
  });
  const checks = within(await screen.findByRole('region', { name: 'Background checks to complete' }));
  expect(checks.getByText(/^Passed: the check was run .*Failed: the driver is asked to talk with support/)).toBeTruthy();
  expect(checks.getAllByText('Passed').map(({ className }) => className)).toContain('chip');
  expect(checks.getByText('Failed · 61/100')).toBeTruthy();
  const sent = () => server.requestsOf(reviewPaths.completeCheck).map(({ body }) => body);
  await press.click(checks.getByRole('button', { name: 'Passed: Criminal record' }));
  await expect.poll(sent).toEqual([{ result: 'clear' }]);
  await press.click(checks.getByText('The report names a score'));
  const score = checks.getByLabelText('Score of the report, 0 to 100 (optional): Criminal record');
  await press.type(score, '101');
  expect(checks.getByRole<HTMLButtonElement>('button', { name: 'Failed: Criminal record' }).disabled).toBe(true);
  await press.clear(score);
  await press.type(score, '40');
  await press.click(checks.getByRole('button', { name: 'Failed: Criminal record' }));
  await expect.poll(sent).toEqual([{ result: 'clear' }, { result: 'flagged', score: 40 }]);
});
