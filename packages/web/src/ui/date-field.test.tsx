// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { DateField, MomentField, TimeField } from './date-field.tsx';

const open = (field: React.ReactNode) => openScreen(field, { at: '/profile', rooms: [] });

it('says a day as the rest of the app does, and nothing where there is none', async () => {
  await open(<DateField label="Day" value="2026-11-28" onChange={() => undefined} />);
  expect(screen.getByText('28 Nov 2026').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByLabelText('Day')).toHaveProperty('value', '2026-11-28');
});

it('says it too of a field that keeps its own value', async () => {
  const { press } = await open(<DateField label="Day" defaultValue="" />);
  expect(screen.getByText('—')).toBeTruthy();
  await press.type(screen.getByLabelText('Day'), '2027-01-03');
  expect(screen.getByText('03 Jan 2027')).toBeTruthy();
});

it('says a time by the 24 hours of the rest of the app', async () => {
  await open(
    <>
      <TimeField label="From" value="22:05" onChange={() => undefined} />
      <TimeField label="To" defaultValue="" />
      <MomentField label="At" value="2026-11-28T06:30" onChange={() => undefined} />
      <MomentField label="Half" value="2026-11-28" onChange={() => undefined} />
    </>,
  );
  expect([...document.querySelectorAll('.date-words')].map((words) => words.textContent)).toEqual([
    '22:05',
    '—',
    '28 Nov 2026, 06:30',
    '—',
  ]);
});
