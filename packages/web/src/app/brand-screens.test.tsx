// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { brandPaths } from '@safiri/contract/brand/paths.ts';
import { PAGE_BRAND_ID, type PageBrand } from '@safiri/rules/brand/brand.ts';
import { beforeEach, expect, it } from 'vitest';

const told: PageBrand = {
  name: 'Kisumu Boda',
  tagline: {},
  contact: { phone: '+254700000001', hours: 'Mo-Su 06:00-22:00' },
  company: 'Kisumu Boda Ltd',
  texts: { terms: 2, privacy: 1 },
};
// As the server writes it into a page, before the app begins.
document.body.innerHTML = `<script type="application/json" id="${PAGE_BRAND_ID}">${JSON.stringify(told)}</script>`;
const { openScreen } = await import('../testing/open-screen.tsx');
const { naledi } = await import('../testing/people.ts');
const { OperatorScreen } = await import('../brand/operator-screen.tsx');
const { ConsentBand } = await import('../brand/consent-band.tsx');
const { RegisterForm } = await import('../auth/register-form.tsx');
const { settingsPaths } = await import('@safiri/contract/settings/paths.ts');

beforeEach(() => localStorage.clear());

it('is known by the page: the contact, who it is, and what it published', async () => {
  await openScreen(<OperatorScreen />, { at: '/help', rooms: ['brand'] });
  expect(screen.getByRole('link', { name: 'Call +254700000001' }).getAttribute('href')).toBe('tel:+254700000001');
  expect(screen.getByText('Kisumu Boda Ltd')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Terms');
  expect(screen.queryByRole('link', { name: 'Drivers’ agreement' })).toBeNull();
});

it('shows a text with its version, and in which language it is when that is another', async () => {
  await openScreen(<OperatorScreen />, {
    at: '/terms',
    rooms: ['brand'],
    server: (server) => server.replies(brandPaths.text, { text: 'terms', version: 2, language: 'sw', html: '<h2>Kusafiri</h2>' }),
  });
  expect(await screen.findByRole('heading', { name: 'Kusafiri' })).toBeTruthy();
  expect(screen.getByText(/Version 2 .*this is the Kiswahili text/)).toBeTruthy();
});

it('says that nothing is published', async () => {
  await openScreen(<OperatorScreen />, {
    at: '/terms',
    rooms: ['brand'],
    server: (server) => server.refuses(brandPaths.text, 'not_found'),
  });
  expect(await screen.findByText('Kisumu Boda has not published this text yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Help and contact' }).getAttribute('href')).toBe('/help');
});

const band = (isBusy: boolean) => <ConsentBand userType="passenger" isBusy={isBusy} />;

it('asks for nothing in the middle of a trip', async () => {
  const { server } = await openScreen(band(true), { at: '/passenger', rooms: ['brand'], user: naledi });
  expect(screen.queryByRole('region', { name: 'Read and agree' })).toBeNull();
  expect(server.requestsOf(brandPaths.due)).toHaveLength(0);
});

it('asks by a band, writes down what was agreed to, and does not ask the server again', async () => {
  const due = [{ text: 'terms', version: 2 }] as const;
  const first = await openScreen(band(false), {
    at: '/passenger',
    rooms: ['brand'],
    user: naledi,
    server: (server) => {
      server.replies(brandPaths.due, { due: [...due] });
      server.replies(brandPaths.agree, { ok: true });
    },
  });
  await first.press.click(await screen.findByRole('button', { name: 'Read' }));
  await first.press.click(screen.getByRole('button', { name: 'I agree' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Read and agree' })).toBeNull();
  expect(first.server.requestsOf(brandPaths.agree).at(-1)?.body).toEqual({ agreed: due, language: 'en' });
});

it('asks for a tick with a registration, beside what it is about', async () => {
  await openScreen(<RegisterForm suggested="passenger" proven={null} />, {
    at: '/auth',
    rooms: ['auth', 'auth-password', 'vehicles', 'landing-pages'],
    server: (server) => server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: false, aiModel: null }),
  });
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: /agree to it/ });
  expect([tick.required, tick.checked]).toEqual([true, false]);
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

it('asks over whatever was refused for it, and sends that again once it is agreed to', async () => {
  const { Prompts } = await import('./prompts.tsx');
  const { callApi } = await import('../platform/api-client.ts');
  const { userPaths } = await import('@safiri/contract/users/paths.ts');
  const due = [{ text: 'terms', version: 2 }] as const;
  const { server, press } = await openScreen(<Prompts />, {
    at: '/driver',
    rooms: ['brand'],
    user: naledi,
    server: (fake) => {
      fake.replies(brandPaths.due, { due: [...due] });
      fake.replies(brandPaths.agree, { ok: true });
      fake.refuses(userPaths.setStatus, 'consent_due');
    },
  });
  const goOnline = () => callApi(userPaths.setStatus, { params: { id: '1' }, body: { isOnline: true } });
  const thoughtBetter = goOnline().catch((error: unknown) => error);
  await press.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await thoughtBetter).toMatchObject({ problem: { code: 'consent_due' } });
  const sent = goOnline();
  const agree = await screen.findByRole('button', { name: 'I agree' });
  server.replies(userPaths.setStatus, naledi);
  await press.click(agree);
  expect((await sent).id).toBe(naledi.id);
  expect(server.requestsOf(userPaths.setStatus)).toHaveLength(3);
  expect(server.requestsOf(brandPaths.agree).at(-1)?.body).toEqual({ agreed: due, language: 'en' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
