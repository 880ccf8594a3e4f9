// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { onboardingPaths } from '@safiri/contract/onboarding/paths.ts';
import type { CheckedFile, WaitingDriver } from '@safiri/contract/onboarding/calls.ts';
import { expect, it } from 'vitest';
import { OnboardingScreen } from '../staff/onboarding-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const good: CheckedFile = { drivers: 2, faultCount: 0, faults: [], importId: null };
const brought = {
  id: 4,
  marketId: 'kisumu',
  market: 'Kisumu',
  at: '2026-11-20T08:00:00.000Z',
  by: null,
  drivers: 2,
  invited: 0,
  signedIn: 0,
  left: 3,
};

const waiting: WaitingDriver[] = [
  {
    userId: 7,
    name: 'Achieng Otieno',
    phone: null,
    vehicle: 'motorcycle',
    plate: 'KMFX 123A',
    market: 'Kisumu',
    sentAt: '2026-11-20T08:00:00.000Z',
    deniedAt: '2026-11-21T08:00:00.000Z',
    codeUntil: null,
  },
  {
    userId: 8,
    name: 'Brian Ouma',
    phone: '+•••••••••123',
    vehicle: 'tuktuk',
    plate: 'KTWB 1A',
    market: 'Kisumu',
    sentAt: null,
    deniedAt: null,
    codeUntil: '2026-12-01T08:00:00.000Z',
  },
];

const open = (checked: CheckedFile, imports: object[] = []) =>
  openScreen(asStaff(<OnboardingScreen />), {
    at: '/staff/drivers/import',
    rooms: ['staff', 'staff-onboarding'],
    server: (fake) => {
      fake.replies(onboardingPaths.imports, { markets: [{ id: 'kisumu', name: 'Kisumu', languages: ['en', 'sw'] }], imports } as never);
      fake.replies(onboardingPaths.check, checked);
      fake.replies(onboardingPaths.importDrivers, { ...checked, importId: 4 });
      fake.replies(onboardingPaths.waiting, waiting);
      fake.replies(onboardingPaths.send, { sent: 1, left: 1, stoppedBy: 'budget' });
    },
  });
async function choose(text: string) {
  const file = new File([text], 'drivers.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText('Choose the file'), { target: { files: [file] } });
}

it('shows what is wrong line by line, and offers to write nothing', async () => {
  const faults = [
    { line: 3, column: 'phone', fault: 'phone' as const, first: null },
    { line: 5, column: 'plate', fault: 'twice' as const, first: 2 },
  ];
  const { server } = await open({ drivers: 4, faultCount: 3, faults, importId: null });
  await choose('name,phone\n');
  const list = within(await screen.findByRole('list', { name: 'What is wrong' }));
  expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Line 3 phoneNot a mobile number of this country.',
    'Line 5 plateThe same stands in line 2.',
  ]);
  expect(screen.getByText('4 drivers, 3 faults. Nothing is written before all are gone.')).toBeTruthy();
  expect(screen.getByText('And 1 more fault.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Make/ })).toBeNull();
  expect(server.requestsOf(onboardingPaths.check)[0]?.body).toEqual({ marketId: 'kisumu', file: 'name,phone\n' });
});

it('writes only when that is pressed, and sends invitations only when that is', async () => {
  const { server, press } = await open(good);
  await choose('name,phone\n');
  expect(await screen.findByText('2 drivers, no faults.')).toBeTruthy();
  expect(server.requestsOf(onboardingPaths.importDrivers)).toHaveLength(0);
  server.replies(onboardingPaths.imports, { markets: [{ id: 'kisumu', name: 'Kisumu' }], imports: [brought] } as never);
  await press.click(screen.getByRole('button', { name: 'Make 2 accounts' }));
  expect(await screen.findByText('Kisumu: 2 drivers')).toBeTruthy();
  expect(screen.queryByText('2 drivers, no faults.')).toBeNull();
  expect(server.requestsOf(onboardingPaths.send)).toHaveLength(0);
  await press.click(screen.getByRole('button', { name: 'Send the invitations' }));
  expect(await screen.findByText('1 invitation sent')).toBeTruthy();
  expect(screen.getByText('The budget for messages of this day is spent. 1 is left for tomorrow.')).toBeTruthy();
});

it('names first whose number is somebody else’s, and corrects it', async () => {
  const { server, press } = await open(good, [brought]);
  const list = within(await screen.findByRole('region', { name: 'Not signed in yet' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Achieng OtienoKMFX 123A · KisumuThe number is somebody else’s'),
    expect.stringContaining('Not invited yet'),
  ]);
  await press.click(within(rows[0] as HTMLElement).getByRole('button', { name: 'Correct the number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Achieng Otieno' }));
  server.refuses(onboardingPaths.correct, 'account_exists', { errors: [{ path: 'phone', message: 'An account has this number already' }] });
  await press.type(dialog.getByLabelText('New number'), '0712 345 678');
  await press.click(dialog.getByRole('button', { name: 'Correct the number' }));
  await expect.poll(() => dialog.getByLabelText('New number').getAttribute('aria-invalid')).toBe('true');
  server.replies(onboardingPaths.correct, []);
  await press.click(dialog.getByRole('button', { name: 'Correct the number' }));
  expect(await screen.findByText('The number is corrected')).toBeTruthy();
  expect(server.requestsOf(onboardingPaths.correct).at(-1)).toMatchObject({ body: { phone: '0712 345 678' } });
});

it('takes a driver back once that is said twice, and looks for one by what is known', async () => {
  const { server, press } = await open(good, [brought]);
  const list = within(await screen.findByRole('region', { name: 'Not signed in yet' }));
  const [, second] = await list.findAllByRole('listitem');
  await press.click(within(second as HTMLElement).getByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Brian Ouma back?' }));
  expect(server.requestsOf(onboardingPaths.withdraw)).toHaveLength(0);
  server.replies(onboardingPaths.withdraw, []);
  await press.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The driver was taken back')).toBeTruthy();
  server.replies(onboardingPaths.waiting, []);
  await press.type(list.getByRole('searchbox', { name: 'Name, plate or number' }), 'KTW');
  expect(await list.findByText('Nobody of this name, plate or number waits.')).toBeTruthy();
});

it('makes codes to hand out, which stand there once, on slips', async () => {
  const { server, press } = await open(good, [brought]);
  await press.click(await screen.findByRole('button', { name: 'Codes to hand out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Codes to hand out' }));
  const made = { codes: [], validUntil: '2026-12-05T08:00:00.000Z', left: 0 };
  server.replies(onboardingPaths.codes, made);
  await press.click(dialog.getByRole('button', { name: 'For those who have none' }));
  expect(await dialog.findByText('Everybody who has not signed in has a code that works.')).toBeTruthy();
  const slip = {
    userId: 8,
    name: 'Brian Ouma',
    vehicle: 'tuktuk' as const,
    plate: 'KTWB 1A',
    phone: '+•••••••••123',
    code: '123456789012',
    how: 'Bodaboda: fungua boda.example/auth?code, weka namba yako na msimbo huu, na uchague nenosiri. Hadi 05 Des 2026.',
  };
  server.replies(onboardingPaths.codes, { ...made, codes: [slip], left: 3 });
  await press.click(dialog.getByRole('button', { name: 'For all anew' }));
  const sheet = within(await screen.findByRole('region', { name: 'Codes for the first sign-in' }));
  expect(sheet.getByText('1234 5678 9012')).toBeTruthy();
  expect(sheet.getByText('3 drivers have none yet: make codes once more')).toBeTruthy();
  // The slip speaks its driver's language, whatever the team reads.
  expect(sheet.getByText(slip.how)).toBeTruthy();
  expect(server.requestsOf(onboardingPaths.codes).map(({ body }) => body)).toEqual([{ again: false }, { again: true }]);
  await press.click(sheet.getByRole('button', { name: 'They are handed out or printed' }));
  expect(await screen.findByText('Kisumu: 2 drivers')).toBeTruthy();
  expect(screen.queryByText('1234 5678 9012')).toBeNull();
});

it('makes a code for one driver, but none where the number is somebody else’s', async () => {
  const { server, press } = await open(good, [brought]);
  const list = within(await screen.findByRole('region', { name: 'Not signed in yet' }));
  await list.findAllByRole('listitem');
  server.replies(onboardingPaths.code, {
    codes: [
      { userId: 8, name: 'Brian Ouma', vehicle: 'tuktuk', plate: 'KTWB 1A', phone: '+•••••••••123', code: '000011112222', how: 'Fungua' },
    ],
    validUntil: '2026-12-05T08:00:00.000Z',
    left: 0,
  });
  expect(list.getAllByRole('button', { name: 'Make a code' })).toHaveLength(1);
  await press.click(list.getByRole('button', { name: 'Make a code' }));
  expect(await screen.findByText('0000 1111 2222')).toBeTruthy();
});

it('asks which language drivers read whose line names none, and sends it with the file', async () => {
  const { server, press } = await open(good);
  const language = await screen.findByLabelText<HTMLSelectElement>('Language, where the file gives none');
  expect(language.value).toBe('en');
  await press.selectOptions(language, 'sw');
  await choose('name,phone');
  await press.click(await screen.findByRole('button', { name: 'Make 2 accounts' }));
  await expect.poll(() => server.requestsOf(onboardingPaths.importDrivers).map(({ body }) => body.language)).toEqual(['sw']);
  expect(server.requestsOf(onboardingPaths.check).at(-1)?.body.language).toBe('sw');
});
