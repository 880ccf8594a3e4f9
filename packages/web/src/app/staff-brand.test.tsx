// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import type { BrandState } from '@safiri/contract/setup/brand-calls.ts';
import { brandSurfaces } from '@safiri/rules/brand/colors.ts';
import { expect, it } from 'vitest';
import { BrandScreen } from '../staff/brand-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const state: BrandState = {
  number: 3,
  document: {
    schema: 1,
    name: 'Kisumu Boda',
    tagline: {},
    contact: { phone: '+254700000001' },
    senders: {},
    texts: { terms: { version: 2, en: '# Riding' } },
  },
};
type Prepare = NonNullable<Parameters<typeof openScreen>[1]['server']>;
const open = (prepare: Prepare) =>
  openScreen(asStaff(<BrandScreen />), {
    at: '/staff/brand',
    rooms: ['staff', 'brand', 'staff-brand'],
    server: (server) => {
      server.replies(setupPaths.readBrand, state);
      server.replies(setupPaths.showText, { html: '<h2>Riding</h2>' });
      prepare(server);
    },
  });

it('stands on the colours that the rule of contrast knows', () => {
  const sheet = (name: string) => readFileSync(`packages/web/src/styles/${name}.css`, 'utf8');
  const token = (part: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1];
  for (const [theme, part] of [['day', sheet('tokens')] as const, ['night', sheet('themes')] as const]) {
    expect(brandSurfaces[theme]).toEqual({
      page: token(part, 'bg'),
      surface: token(part, 'surface'),
      'second surface': token(part, 'surface-2'),
      'words on it': token(part, 'on-primary'),
    });
  }
});

it('shows the name on a phone as it is typed, and refuses a colour that nobody can read, with its contrast', async () => {
  const { press: user, server } = await open((fake) => fake.replies(setupPaths.changeBrand, { ...state, number: 4 }));
  const preview = within(await screen.findByRole('region', { name: 'What people see' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Lake Rides');
  expect(preview.getAllByText('Lake Rides')).toHaveLength(2);
  await user.click(screen.getByLabelText('Our own colours'));
  const color = screen.getByLabelText('Colour by day');
  await user.clear(color);
  await user.type(color, '#ffee00');
  expect(screen.getByText(/has a contrast of 1\.\d\d by day/)).toBeTruthy();
  await user.clear(color);
  await user.type(color, '#0a5c37');
  expect(screen.queryByText(/has a contrast of/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText('The brand is saved')).toBeTruthy();
  expect(server.requestsOf(setupPaths.changeBrand).at(-1)?.body).toMatchObject({
    seen: 3,
    logo: null,
    facts: { name: 'Lake Rides', colors: { primary: '#0a5c37', accent: '#ffc21a' }, contact: { phone: '+254700000001' } },
  });
});

it('proposes the product’s own name without writing it, and names each language in words', async () => {
  await open((fake) => fake.replies(setupPaths.readBrand, { ...state, number: 0, document: { ...state.document, name: 'Safiri' } }));
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect([name.value, name.placeholder]).toEqual(['', 'Safiri']);
  expect(within(screen.getByRole('region', { name: 'What people see' })).getAllByText('Safiri')).toHaveLength(2);
  for (const own of ['English', 'Kiswahili', 'Sesotho']) expect(screen.getByLabelText(own)).toBeTruthy();
});

it('tells the second of two that somebody else has written meanwhile, and takes theirs', async () => {
  const { press: user, server } = await open((fake) => fake.refuses(setupPaths.changeBrand, 'changed_meanwhile'));
  const shortName = await screen.findByLabelText('Short name');
  expect(screen.queryByRole('button', { name: 'Save and publish' })).toBeNull();
  await user.type(shortName, 'Boda');
  expect(screen.getByText(/If empty, the name is used\. 4 of 12 letters\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText('Somebody else has changed this meanwhile')).toBeTruthy();
  server.replies(setupPaths.readBrand, { number: 4, document: { ...state.document, name: 'Theirs' } });
  await user.click(within(screen.getByRole('alert')).getAllByRole('button')[0] as HTMLElement);
  expect(await screen.findByDisplayValue('Theirs')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save and publish' })).toBeNull();
});

it('shows a text as people read it, and asks everybody again when that is meant', async () => {
  const { press: user, server } = await open((fake) => fake.replies(setupPaths.changeText, { ...state, number: 4 }));
  expect(await screen.findByRole('heading', { name: 'Riding' })).toBeTruthy();
  expect(screen.getByText('Version 2 is in force.')).toBeTruthy();
  await user.click(screen.getByLabelText(/ask everybody again/));
  await user.click(screen.getByRole('button', { name: 'Save and publish the text' }));
  expect(await screen.findByText('The text is saved')).toBeTruthy();
  expect(server.requestsOf(setupPaths.changeText).at(-1)?.body).toEqual({
    seen: 3,
    text: 'terms',
    language: 'en',
    markdown: '# Riding',
    askAgain: true,
  });
  await user.click(screen.getByRole('tab', { name: 'Privacy' }));
  expect(screen.getByText('Not published yet.')).toBeTruthy();
});
