// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { onCallNow } from '@safiri/contract/safety/on-call-calls.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import type { Rosters } from '@safiri/contract/safety/on-call-shapes.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';
import { describe, expect, it, vi } from 'vitest';
import { OnCallBands } from '../staff/on-call-bands.tsx';
import { OnCallScreen } from '../staff/on-call-screen.tsx';
import { asStaff } from './as-staff.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const HOUR = 3_600_000;
/** Midnight in Pretoria. */
const START = Date.parse('2026-11-23T22:00:00Z');
const at = (hours: number) => new Date(START + hours * HOUR).toISOString();
const days = Array.from({ length: 7 }, (_, i) => ({
  date: new Date(START + (24 * i + 2) * HOUR).toISOString().slice(0, 10),
  startsAt: at(24 * i),
  endsAt: at(24 * i + 24),
}));
const pretoria = { id: 'pretoria', name: 'Pretoria', timeZone: 'Africa/Johannesburg' };
const rosters: Rosters = {
  canText: false,
  cities: [pretoria, { id: 'durban', name: 'Durban', timeZone: 'Africa/Johannesburg' }],
  people: [
    { id: 3, name: 'Sipho', phone: null, reach: 'push', test: { at: at(0), confirmedAt: null, missed: true } },
    { id: 2, name: 'Zodwa', phone: '+••••••••123', reach: 'both', test: { at: at(0), confirmedAt: at(0.1), missed: false } },
    { id: 5, name: 'Gone', phone: null, reach: 'gone', test: null },
  ],
  rosters: [
    {
      city: pretoria,
      now: [2, 3],
      days,
      gaps: [{ startsAt: at(30), endsAt: at(42) }],
      shifts: [
        { id: 9, userId: 3, step: 2, date: null, weekdays: [0, 1, 2, 3, 4, 5, 6], from: '18:00', to: '06:00' },
        { id: 8, userId: 2, step: 1, date: null, weekdays: [0, 2], from: '18:00', to: '06:00' },
        { id: 7, userId: 5, step: 1, date: '2026-11-26', weekdays: [], from: '06:00', to: '18:00' },
      ],
    },
  ],
};

const zodwa = { id: 2, name: 'Zodwa', userType: 'staff' } as OwnUser;

const open = (answer: Rosters, role: StaffRole = 'operations', at = '/staff/on-call') =>
  openScreen(asStaff(<OnCallScreen />, role), {
    at,
    user: zodwa,
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(onCallPaths.roster, answer);
      fake.replies(onCallPaths.addShift, answer);
      fake.replies(onCallPaths.removeShift, answer);
    },
  });

describe('the roster', () => {
  it('says who is called now, who has which hours, and the hours without anybody by the clock of the city', async () => {
    await open(rosters);
    const card = within(await screen.findByRole('region', { name: 'Pretoria' }));
    expect(card.getByText('On call now: Zodwa, then Sipho')).toBeTruthy();
    expect(card.getByText('Mon, Wed, 18:00 to 06:00 the next day')).toBeTruthy();
    expect(card.getByText('Every day, 18:00 to 06:00 the next day')).toBeTruthy();
    expect(card.getByText('Thu, 26 Nov only, 06:00 to 18:00')).toBeTruthy();
    expect(card.getByText('Wed, 25 Nov 06:00 to 18:00')).toBeTruthy();
    // Who left counts for nobody, and that is said.
    expect(card.getByText('Not in the team')).toBeTruthy();
  });

  it('has in each bar who is called first, and whose letters they are in the legend', async () => {
    await open(rosters);
    const card = await screen.findByRole('region', { name: 'Pretoria' });
    const bars = [...card.querySelectorAll('.on-call-day')].map((day) =>
      [...day.querySelectorAll('.on-call-turn > [data-long]')].map((bar) => bar.textContent),
    );
    expect(bars.slice(0, 3)).toEqual([
      ['Zodwa', 'Sipho'],
      ['Sipho', 'Zodwa'],
      ['Zodwa', 'Sipho'],
    ]);
    const legend = [...card.querySelectorAll('.on-call-who')].map((who) => who.textContent?.trim());
    expect(legend).toEqual(['ZZodwa', 'SSipho', 'Nobody']);
    const tones = [...card.querySelectorAll('.on-call-swatch')].map((swatch) => swatch.getAttribute('data-tone'));
    expect(new Set(tones).size).toBe(2);
  });

  it('says plainly that texts are only written down, who can be reached by what, and who missed the test', async () => {
    await open(rosters);
    expect(await screen.findByText(/No SMS gateway is set up: texts are only written down/)).toBeTruthy();
    const team = within(screen.getByRole('region', { name: 'The team' }));
    expect(team.getByText('Notification only')).toBeTruthy();
    expect(team.getAllByText('No phone number')).toHaveLength(2);
    expect(team.getByText(/^Test alarm of .* missed$/)).toBeTruthy();
    expect(team.getByText(/^Test alarm confirmed/)).toBeTruthy();
  });

  it('with nobody in it says so, and that nothing rings', async () => {
    await open({ ...rosters, canText: true, rosters: [] });
    expect(await screen.findByText('No roster yet')).toBeTruthy();
    expect(screen.queryByText(/No SMS gateway/)).toBeNull();
  });

  it('takes somebody on: every week on the days chosen, or on one day', async () => {
    const { server, press } = await open(rosters);
    const form = within(await screen.findByRole('form', { name: 'Put somebody on call' }));
    const put = form.getByRole('button', { name: 'Put somebody on call' });
    expect(put).toHaveProperty('disabled', true);
    expect(form.getByText('Choose who')).toBeTruthy();
    expect(form.queryByRole('option', { name: /Gone/ })).toBeNull();
    await press.selectOptions(form.getByLabelText('City'), 'durban');
    await press.selectOptions(form.getByLabelText('Who'), '2');
    await press.selectOptions(form.getByLabelText('Called'), '2');
    await press.click(form.getByRole('button', { name: 'Sun' }));
    await press.click(put);
    await vi.waitFor(() =>
      expect(server.requestsOf(onCallPaths.addShift)[0]?.body).toMatchObject({
        cityId: 'durban',
        userId: 2,
        step: 2,
        date: null,
        weekdays: [0, 1, 2, 3, 4, 5],
        from: '18:00',
        to: '06:00',
      }),
    );
    await press.click(form.getByRole('button', { name: 'One day' }));
    expect(form.getByText('Choose a day')).toBeTruthy();
  });

  it('has the own name in its form for who comes to put themselves on call', async () => {
    await open(rosters, 'operations', '/staff/on-call?who=me');
    expect((await screen.findByLabelText<HTMLSelectElement>('Who')).value).toBe('2');
  });

  it('is read, and not changed, by who may not keep it', async () => {
    await open(rosters, 'support');
    expect(await screen.findByText('Mon, Wed, 18:00 to 06:00 the next day')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('asks before it takes somebody off', async () => {
    const { server, press } = await open(rosters);
    await press.click(await screen.findByRole('button', { name: 'Remove the hours of Zodwa: Mon, Wed, 18:00 to 06:00 the next day' }));
    await press.click(await screen.findByRole('button', { name: 'Remove' }));
    await vi.waitFor(() => expect(server.requestsOf(onCallPaths.removeShift)).toHaveLength(1));
  });
});

describe('over every section of the console', () => {
  const bands = (state: ReplyOf<typeof onCallNow>, path = '/staff', role: StaffRole = 'operations') =>
    openScreen(asStaff(<OnCallBands />, role), {
      at: path,
      rooms: ['staff'],
      server: (fake) => {
        fake.replies(onCallPaths.state, state);
        fake.replies(onCallPaths.confirmTest, { anybody: true, uncovered: [], test: null });
      },
    });

  it('stands in red that nobody is on call, and leads to the roster', async () => {
    await bands({ anybody: false, uncovered: [], test: null });
    const band = await screen.findByRole('link', { name: /^Nobody is on call\. An emergency rings no phone now\.$/ });
    expect(band.getAttribute('href')).toBe('/staff/on-call');
  });

  it.each(['/staff/emergencies/4', '/staff/payouts'])('stands on %s by the same name', async (path) => {
    await bands({ anybody: false, uncovered: [], test: null }, path);
    expect(await screen.findByRole('link', { name: /^Nobody is on call\. An emergency rings no phone now\.$/ })).toBeTruthy();
  });

  it('leads who may keep the roster to its form, with their own name in it', async () => {
    await bands({ anybody: false, uncovered: [], test: null }, '/staff/payouts');
    const link = await screen.findByRole('link', { name: 'Put me on call' });
    expect(link.getAttribute('href')).toBe('/staff/on-call?who=me');
  });

  it('stands which cities have nobody', async () => {
    await bands({ anybody: true, uncovered: ['Durban', 'Pretoria'], test: null });
    expect(await screen.findByRole('link', { name: /Nobody is on call in Durban, Pretoria/ })).toBeTruthy();
  });

  it('stands one’s own test alarm until the tap', async () => {
    const { server, press } = await bands({ anybody: true, uncovered: [], test: { at: at(0) } });
    await press.click(await screen.findByRole('button', { name: 'It came' }));
    await vi.waitFor(() => expect(server.requestsOf(onCallPaths.confirmTest)).toHaveLength(1));
  });
});
