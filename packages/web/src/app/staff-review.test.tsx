// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComparedSelfie, SelfiesOfDriver } from '@safiri/contract/selfies/calls.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { requiredDocuments } from '@safiri/rules/verification/documents.ts';
import { expect, it } from 'vitest';
import { DriverReviewScreen } from '../staff/driver-review-screen.tsx';
import { StaffRoles } from '../staff/may.tsx';
import { asStaff } from './as-staff.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { noPapers } from '../testing/papers.ts';

const waiting: Review = {
  person: {
    driverId: 3,
    userId: 9,
    name: 'Kabelo Molefe',
    email: 'kabelo@example.org',
    phone: '+27825550105',
    gender: 'male',
    genderVerified: false,
    countryId: 'za',
    isOnline: false,
    registeredAt: '2026-11-01T08:00:00.000Z',
  },
  verification: {
    driver: {
      id: 3,
      verificationStatus: 'pending',
      verificationNotes: null,
      vehicleInfo: { make: 'Nissan', model: 'Almera', color: 'Grey', year: 2019, licensePlate: 'JM 19 VK GP', vehicleType: 'sedan' },
    },
    verificationSteps: [],
    documents: noPapers,
    backgroundChecks: [],
    missing: [...requiredDocuments, 'criminal'],
    suspension: null,
  },
  vehicles: [],
  markets: {
    given: true,
    own: [{ id: 'kisumu', name: 'Kisumu', since: '2026-11-02T08:00:00.000Z', worksHere: true }],
    others: [
      { id: 'maseru', name: 'Maseru' },
      { id: 'pretoria', name: 'Pretoria' },
    ],
  },
};

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
  expect(card.getByRole('img', { name: 'Selfie at going online' }).getAttribute('src')).toBe('/api/selfies/12/photo');
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'Same person' }).disabled).toBe(true);
  fireEvent.load(card.getByRole('img', { name: 'Checked photo' }));
  server.replies(selfieStaffPaths.decide, { ...compared, selfies: [{ ...taken(12, 24, 'same') }, taken(11, 23, 'same')] });
  await press.click(card.getByRole('button', { name: 'Same person' }));
  expect(await card.findByText(/^Refilwe/)).toBeTruthy();
  expect(server.requestsOf(selfieStaffPaths.decide).map(({ body }) => body)).toEqual([{ verdict: 'same' }]);
  await press.click(card.getByRole('button', { name: /23/ }));
  expect(card.getByRole('img', { name: 'Selfie at going online' }).getAttribute('src')).toBe('/api/selfies/11/photo');
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

const openMarkets = (grants?: Parameters<typeof StaffRoles>[0]['grants']) =>
  openScreen(
    <StaffRoles roles={['operations']} {...(grants === undefined ? {} : { grants })}>
      <DriverReviewScreen driverId={3} />
    </StaffRoles>,
    {
      at: '/staff/drivers/3',
      rooms: ['staff', 'cars', 'verification'],
      server: (fake) => {
        fake.replies(reviewPaths.driver, waiting);
        fake.replies(staffPaths.audit, []);
        fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
      },
    },
  );

it('gives the driver a city and takes one away, each with its reason, and says what the server says', async () => {
  const { server, press } = await openMarkets();
  const card = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(card.getByRole('listitem', { name: 'Kisumu' }).textContent).toContain('Works here now');
  const add = card.getByRole<HTMLButtonElement>('button', { name: 'Add a city' });
  expect(add.disabled).toBe(true);
  await press.selectOptions(card.getByLabelText('Add a city'), 'Maseru');
  await press.type(card.getByLabelText('Why, as the driver reads it'), 'Lives there now');
  server.replies(reviewPaths.giveMarket, waiting);
  await press.click(add);
  expect(server.requestsOf(reviewPaths.giveMarket).map(({ body }) => body)).toEqual([{ marketId: 'maseru', reason: 'Lives there now' }]);
  server.refuses(reviewPaths.takeMarket, 'illegal_transition');
  await press.click(card.getByRole('button', { name: 'Take Kisumu away' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Kisumu away' }));
  await press.type(dialog.getByRole('textbox'), 'No trips there');
  await press.click(dialog.getByRole('button', { name: 'Take away' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(server.requestsOf(reviewPaths.takeMarket).map(({ body }) => body)).toEqual([{ reason: 'No trips there' }]);
});

it('offers a role that is limited to some cities these alone', async () => {
  await openMarkets([{ role: 'operations', marketIds: ['maseru'] }]);
  const card = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(
    within(card.getByLabelText('Add a city'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'Maseru']);
  expect(card.queryByRole('button', { name: 'Take Kisumu away' })).toBeNull();
});
