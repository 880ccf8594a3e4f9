// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { ChooseTime } from './choose-time.tsx';

const later = { at: '/ride-request', rooms: ['rides', 'rides-pickup'], user: naledi } as const;
const times = () => within(screen.getByRole('group', { name: 'Time' })).getAllByRole('radio');
const firstTime = () => times()[0]?.closest('label')?.textContent;

it('offers the days to tap and the quarters of the chosen one, by the hour of 24, and keeps the hour on another day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00+03:00'), toFake: ['Date'] });
  const onChoose = vi.fn<(at: string) => void>();
  await openScreen(<ChooseTime zone="Africa/Nairobi" onChoose={onChoose} onNow={() => {}} />, later);
  expect(firstTime()).toBe('08:45');
  const press = userEvent.setup();
  await press.click(screen.getByRole('button', { name: 'Evening' }));
  await press.click(screen.getByRole('radio', { name: '17:30' }));
  await press.click(screen.getByLabelText('Tomorrow'));
  expect([firstTime(), times().length]).toEqual(['17:00', 28]);
  await press.click(screen.getByRole('button', { name: 'Schedule for tomorrow, 17:30' }));
  expect(onChoose).toHaveBeenCalledWith(new Date('2026-11-23T17:30:00+03:00').toISOString());
  vi.useRealTimers();
});

it('offers the parts of the day that are still to come, and says in which one the chosen time is', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:10:00+03:00'), toFake: ['Date'] });
  await openScreen(<ChooseTime zone="Africa/Nairobi" onChoose={() => {}} onNow={() => {}} />, later);
  const part = (name: string) => screen.queryByRole('button', { name })?.getAttribute('aria-pressed');
  expect([part('Morning'), part('Afternoon'), part('Evening')]).toEqual([undefined, 'true', 'false']);
  const press = userEvent.setup();
  await press.click(screen.getByRole('button', { name: 'Evening' }));
  expect([part('Afternoon'), part('Evening')]).toEqual(['false', 'true']);
  await press.click(screen.getByLabelText('Tomorrow'));
  expect(part('Morning')).toBe('false');
  // The early hours are part of the morning, which is gone to at six.
  await press.click(screen.getByRole('button', { name: 'Morning' }));
  expect([firstTime(), times().length]).toEqual(['00:00', 48]);
  expect(screen.getByRole('button', { name: 'Schedule for tomorrow, 06:00' })).toBeTruthy();
  vi.useRealTimers();
});

it('says so when a time has come too near while somebody looked', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00+03:00'), toFake: ['Date'] });
  const onChoose = vi.fn<(at: string) => void>();
  await openScreen(<ChooseTime zone="Africa/Nairobi" onChoose={onChoose} onNow={() => {}} />, later);
  vi.setSystemTime(new Date('2026-11-22T08:30:00+03:00'));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Schedule for today, 08:45' }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByText('Choose a time from 30 minutes to 7 days ahead.')).toBeTruthy();
  vi.useRealTimers();
});
