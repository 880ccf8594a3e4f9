// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { Field } from './field.tsx';

const open = (field: React.ReactNode) => openScreen(field, { at: '/profile', rooms: [] });

it('says a day as the rest of the app does, and what to do where there is none', async () => {
  await open(<Field label="Day" type="date" value="2026-11-28" onChange={() => undefined} />);
  expect(screen.getByText('28 Nov 2026').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByLabelText('Day')).toHaveProperty('value', '2026-11-28');
});

it('says it too of a field that keeps its own value', async () => {
  const { press } = await open(<Field label="Day" type="date" defaultValue="" />);
  screen.getByText('Choose a date');
  await press.type(screen.getByLabelText('Day'), '2027-01-03');
  screen.getByText('03 Jan 2027');
});
