// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { GroupFile } from '@safiri/contract/scholar/group-calls.ts';
import { schoolStaffPaths } from '@safiri/contract/scholar/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';
import { expect, it } from 'vitest';
import { StaffRoles } from '../staff/may.tsx';
import { SchoolScreens } from '../staff/school-screens.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const waiting: GroupFile = {
  id: 8,
  version: 3,
  status: 'proposed',
  pausedBy: null,
  note: null,
  schoolName: 'Hatfield Primary',
  schoolArea: 'Hatfield',
  schoolAt: { lat: -25.752, lng: 28.24 },
  route: 'Sunnyside to Hatfield',
  scheduleType: 'both',
  days: [0, 1, 2, 3, 4],
  daysOff: [],
  stops: [{ location: 'Arcadia Park', time: '06:50', backTime: '14:20', at: { lat: -25.746, lng: 28.223 }, children: 0 }],
  monthlyPrice: '850.00',
  countryId: 'za',
  market: 'Pretoria',
  capacity: 12,
  occupancy: 0,
  waiting: 0,
  driver: { driverId: 3, name: 'Zanele K.', licensePlate: 'KT 48 LM GP', seats: 14 },
};
const other = {
  driverId: 7,
  name: 'Thabo Ndlovu',
  phone: '•••• 0142',
  licensePlate: 'KA 5 LE GP',
  vehicle: { make: 'Toyota', model: 'Quantum', color: 'white' },
  isOnline: true,
  state: 'online' as const,
  lastSeenAt: null,
};

const open = (roles: StaffRole[], at: string) =>
  openScreen(
    <StaffRoles roles={roles}>
      <SchoolScreens />
    </StaffRoles>,
    {
      at,
      rooms: ['staff', 'scholar-groups', 'places'],
      server: (server) => {
        server.replies(schoolStaffPaths.list, [waiting, { ...waiting, id: 9, schoolName: 'Orlando High', status: 'open', occupancy: 3 }]);
        server.replies(schoolStaffPaths.read, waiting);
        server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
        server.replies(placePaths.listSavedPlaces, []);
        server.replies(schoolStaffPaths.bring, { ...waiting, status: 'open', version: 4, note: 'Papers are right' });
        server.refuses(schoolStaffPaths.change, 'changed_meanwhile');
        server.replies(staffPaths.drivers, [
          { ...other, verificationStatus: 'approved' },
          { ...other, driverId: 8, name: 'Sipho', verificationStatus: 'pending' },
        ]);
      },
    },
  );

it('lists what waits first, says of none that it is simply open, and opens it with a reason that its driver reads', async () => {
  const { server, press } = await open(['operations'], '/staff/schools');
  const rows = within(await screen.findByRole('list', { name: 'School groups' })).getAllByRole('link');
  expect(rows.map((row) => [row.getAttribute('href'), row.querySelector('.chip')?.textContent])).toEqual([
    ['/staff/schools/8', 'Waits for the team'],
    ['/staff/schools/9', undefined],
  ]);
  await press.click(rows[0] as HTMLElement);
  await press.click(await screen.findByRole('button', { name: 'Open to families' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Open to families' }));
  await press.type(dialog.getByLabelText('Why'), 'Papers are right');
  await press.click(dialog.getByRole('button', { name: 'Open to families' }));
  expect(await screen.findByText('Papers are right')).toBeTruthy();
  expect(server.requestsOf(schoolStaffPaths.bring).map(({ body }) => body)).toEqual([
    { version: 3, status: 'open', reason: 'Papers are right' },
  ]);
});

it('gives a group another approved driver by what was seen, and offers to read again what somebody else changed', async () => {
  const { server, press } = await open(['operations'], '/staff/schools/8');
  await press.click(await screen.findByRole('button', { name: 'Change' }));
  const form = within(screen.getByRole('region', { name: 'Change' }));
  expect(form.getByText('Zanele K., KT 48 LM GP')).toBeTruthy();
  await press.type(form.getByLabelText('Find a driver by name, plate or number'), 'KA 5');
  const found = await form.findByRole('button', { name: /Thabo Ndlovu/ });
  expect(form.queryByRole('button', { name: /Sipho/ }), 'nobody drives children whom nobody approved').toBeNull();
  await press.click(found);
  await press.type(form.getByLabelText('Why'), 'Takes it over');
  await press.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('button', { name: 'Read it again' })).toBeTruthy();
  expect(server.requestsOf(schoolStaffPaths.change).map(({ body }) => body)).toMatchObject([
    { version: 3, driverId: 7, reason: 'Takes it over', stops: [{ location: 'Arcadia Park', was: 0 }] },
  ]);
});

it('shows the support a group, and nothing to decide', async () => {
  await open(['support'], '/staff/schools/8');
  expect(await screen.findByRole('link', { name: 'Zanele K. · KT 48 LM GP' })).toBeTruthy();
  for (const name of ['Open to families', 'Close the group', 'Change']) expect(screen.queryByRole('button', { name })).toBeNull();
});
