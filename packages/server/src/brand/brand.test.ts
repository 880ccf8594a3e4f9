import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { brandVersions, consents } from '@safiri/db/brand/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { brandFile, builtApp, onDisk } from '../testing/brands.ts';
import { calls } from '../testing/calls.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, passenger, PASSWORD, registration, rideBody } from '../testing/people.ts';
import { sendFile } from '../testing/photos.ts';
import { applyBrandFile, exportBrand, previewBrandFile } from './public.ts';
import { readBrandText } from './read-brand.ts';

const world = useWorld({
  webDist: builtApp(),
  env: { DATA_DIR: mkdtempSync(join(tmpdir(), 'brand-data-')), ASSET_LINKS: `africa.example.app=${Array(32).fill('AB').join(':')}` },
});

const page = async (path: string, at = world.node.address) => {
  const response = await fetch(`${at}${path}`, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const apply = async (file: string) => {
  const said = await applyBrandFile(world.node.ctx, await onDisk(file), null);
  await world.node.ctx.brands.refresh();
  return said;
};
const faultsIn = (file: string): string => {
  try {
    readBrandText(file);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the file of a brand', () => {
  it('is refused with each wrong line and its path', () => {
    expect(faultsIn('schema: 1\nname: X\ncolor: red\ncolors:\n  primary: "#777777"\n  accent: "#ffc21a"')).toBe(
      'line 5: colors.primary has a contrast of 3.77 by day (second surface, #e9ebf7), and needs 4.5: take a darker one\n' +
        'line 3: color is no key of the brand',
    );
    expect(
      faultsIn(
        'schema: 1\nname: X\ncontact: { phone: "0700" }\nsenders: { sms: TOO LONG A SENDER }\ntexts:\n  terms: { version: 0, en: Hi }',
      ),
    ).toMatch(/^line 3: contact\.phone is no number such as .*\nline 4: senders\.sms is no sender.*\nline 6: texts\.terms\.version /);
  });

  it('is not there before it was written: the product’s own page stands as it was built', async () => {
    const { text } = await page('/');
    expect(text).toContain('<h1>Welcome to Safiri</h1>');
    expect(text).not.toContain('id="brand"');
    expect((await page('/terms')).status).toBe(404);
    expect((await world.client().get('/api/texts/terms')).status).toBe(404);
    expect((await page('/.well-known/security.txt')).status).toBe(404);
  });

  it('is a version, once, which every node follows', async () => {
    expect(await apply(brandFile())).toEqual(['Kisumu Boda has version 1; servers follow within five seconds.']);
    expect(await apply(brandFile())).toEqual(['Kisumu Boda stands as it is: version 1 says the same.']);
    expect(await world.db.$count(brandVersions)).toBe(1);
    const other = await startNode(world.databaseUrl, { webDist: builtApp() });
    expect((await page('/', other.address)).text).toContain('Welcome to Kisumu Boda');
    await other.stop();
    expect(faultsIn(await exportBrand(world.node.ctx))).toBe('');
    const preview = await previewBrandFile(world.node.ctx, await onDisk(brandFile({ terms: 2 })));
    expect(preview.find((line) => line.startsWith('terms'))).toBe('terms\tversion 2\ten, sw\t4 words\teverybody is asked');
    expect(preview.find((line) => line.startsWith('privacy'))).toMatch(/nobody is asked again$/);
  });
});

describe('what browsers get', () => {
  it('has the name in every language, the colours allowed by the policy, and no code changed', async () => {
    const { text, headers } = await page('/');
    expect(text).toContain('<h1>Welcome to Kisumu Boda</h1>');
    expect(text).toContain('<title>Kisumu Boda</title>');
    // Where the page does not name the product, its Swahili word stays one.
    expect(text).toContain('"Welcome to Kisumu Boda":["Karibu Kisumu Boda"],"Travel":["Safiri"]');
    expect(text).toContain("const name = 'Safiri';");
    expect(text).toContain('<meta name="theme-color" content="#0a5c37">');
    expect(text).toContain('--primary:#0a5c37');
    const style = /<style>(.*?)<\/style>/.exec(text)?.[1] ?? '';
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${digest}'`);
    const told = JSON.parse(/id="brand">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as object;
    expect(told).toMatchObject({ name: 'Kisumu Boda', texts: { terms: 1, privacy: 1 }, contact: { phone: '+254700000001' } });
    expect((await page('/shell.html')).text).toContain('id="brand"');
    expect((await page('/nothing-here')).text).toContain('id="brand"');
  });

  it('is another manifest and another worker', async () => {
    expect(JSON.parse((await page('/manifest.webmanifest')).text)).toMatchObject({
      name: 'Kisumu Boda',
      short_name: 'Boda',
      theme_color: '#0a5c37',
    });
    expect((await page('/sw.js')).text).toBe('const files={version:`0123456789ab-1`,shell:[]};');
  });

  it('is told where to read on and whom to tell', async () => {
    expect((await page('/robots.txt')).text).toMatch(/Sitemap: http:.*\/sitemap\.xml/);
    expect((await page('/sitemap.xml')).text).toMatch(/\/terms<\/loc>.*\/driver-agreement<\/loc>/);
    expect((await page('/.well-known/security.txt')).text).toMatch(
      /^Contact: mailto:help@kisumuboda\.example\nContact: tel:\+254700000001\nExpires: /,
    );
    expect(JSON.parse((await page('/.well-known/assetlinks.json')).text)).toMatchObject([
      { target: { package_name: 'africa.example.app' } },
    ]);
  });

  it('has the operator’s logo as icons, once there is one', async () => {
    expect((await page('/icon-192.png')).text).toBe('built');
    await apply(brandFile({ logo: 'logo.png' }));
    const { text } = await page('/');
    const touch = /<link rel="apple-touch-icon" href="(\/brand\/[0-9a-f]{16}-maskable\.png)">/.exec(text)?.[1] ?? '';
    const icon = await fetch(`${world.node.address}${touch}`);
    expect(icon.headers.get('cache-control')).toContain('immutable');
    const { width, height, hasAlpha } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect([width, height, hasAlpha]).toEqual([512, 512, false]);
    const { icons } = JSON.parse((await page('/manifest.webmanifest')).text) as { icons: Array<{ sizes: string }> };
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    expect((await page('/icon-192.png')).text).not.toBe('built');
    expect((await page(`/brand/${'0'.repeat(16)}-192.png`)).status).toBe(404);
  });
});

describe('agreeing', () => {
  it('is read in the own language, and asked of passengers and of drivers', async () => {
    const someone = await passenger(world);
    expect(await someone.client.call(calls.readText, { params: { text: 'terms' }, query: { language: 'sw' } })).toEqual({
      text: 'terms',
      version: 1,
      language: 'sw',
      html: '<h2>Kusafiri</h2>\n<p>Kuwa mwema.</p>',
    });
    expect(await someone.client.call(calls.readText, { params: { text: 'privacy' }, query: { language: 'st' } })).toMatchObject({
      language: 'en',
    });
    const { due } = await someone.client.call(calls.dueConsents);
    expect(due).toEqual([
      { text: 'terms', version: 1 },
      { text: 'privacy', version: 1 },
    ]);
    const them = await driver(world);
    expect((await them.client.call(calls.dueConsents)).due).toHaveLength(3);
    // Twice at once is once.
    const body = { agreed: due, language: 'sw' } as const;
    await Promise.all([someone.client.call(calls.agree, { body }), someone.client.call(calls.agree, { body })]);
    expect((await someone.client.call(calls.dueConsents)).due).toEqual([]);
    expect(await world.db.$count(consents, eq(consents.userId, someone.user.id))).toBe(2);
  });

  it('is written down with a registration, and not to what is in force no more', async () => {
    const agreed = [{ text: 'terms', version: 1 }] as const;
    const old = registration({ agreed: [{ text: 'terms', version: 9 }] });
    expect((await world.client().refused(calls.register, { body: old })).code).toBe('changed_meanwhile');
    const client = world.client();
    const { user } = await client.call(calls.register, { body: registration({ agreed: [...agreed], language: 'sw' }) });
    const rows = await world.db.select().from(consents).where(eq(consents.userId, user.id));
    expect(rows).toMatchObject([{ text: 'terms', version: 1, language: 'sw' }]);
  });

  it('is asked again with a new version, which never goes back', async () => {
    const someone = await passenger(world, {
      agreed: [
        { text: 'terms', version: 1 },
        { text: 'privacy', version: 1 },
      ],
    });
    expect((await someone.client.call(calls.dueConsents)).due).toEqual([]);
    await apply(brandFile({ terms: 2, logo: 'logo.png' }));
    expect((await someone.client.call(calls.dueConsents)).due).toEqual([{ text: 'terms', version: 2 }]);
    const stale = await someone.client.refused(calls.agree, { body: { agreed: [{ text: 'terms', version: 1 }], language: 'en' } });
    expect(stale.code).toBe('changed_meanwhile');
    await expect(apply(brandFile({ terms: 1, logo: 'logo.png' }))).rejects.toThrow(
      'texts.terms.version is a version before one that people agreed to',
    );
  });

  it('is in the copy of one’s data, and gone with the account', async () => {
    const someone = await passenger(world, { agreed: [{ text: 'terms', version: 2 }] });
    const response = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: someone.client.cookie() } });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(JSON.parse(strFromU8(files['consents.json'] ?? new Uint8Array()))).toMatchObject({ agreed: [{ text: 'terms', version: 2 }] });
    await someone.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect(await world.db.$count(consents, eq(consents.userId, someone.user.id))).toBe(0);
  });
});

describe('the console', () => {
  it('tells the second of two who write over the same version', async () => {
    const [one, other] = [await memberOfStaff(world), await memberOfStaff(world)];
    const { number, document } = await one.client.call(calls.readBrand);
    const { name, tagline, contact, senders } = document;
    const facts = { name, tagline, contact, senders };
    const saved = await one.client.call(calls.changeBrand, { body: { seen: number, facts: { ...facts, name: 'Kisumu Rides' } } });
    expect([saved.number, saved.document.name, saved.document.logo]).toEqual([number + 1, 'Kisumu Rides', document.logo]);
    expect((await other.client.refused(calls.changeBrand, { body: { seen: number, facts: { ...facts, name: 'Lake Rides' } } })).code).toBe(
      'changed_meanwhile',
    );
    const many = await Promise.all(
      ['A', 'B', 'C', 'D'].map((letter) =>
        one.client.answer(calls.changeBrand, { body: { seen: saved.number, facts: { ...facts, name: letter } } }),
      ),
    );
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const written = await world.db.select().from(auditLog).where(eq(auditLog.action, 'brand.changed'));
    expect(written.map(({ subjectId }) => subjectId)).toEqual([number + 1, number + 2]);
  });

  it('refuses colours that nobody can read, with the ratio at the field', async () => {
    const { client } = await memberOfStaff(world);
    const { number, document } = await client.call(calls.readBrand);
    const { name, tagline, contact, senders } = document;
    const facts = { name, tagline, contact, senders, colors: { primary: '#ffee00', accent: '#ffc21a' } };
    const refused = await client.refused(calls.changeBrand, { body: { seen: number, facts } });
    expect(refused.errors?.map(({ path }) => path)).toEqual(['facts.colors.primary']);
    expect(refused.errors?.[0]?.message).toMatch(/has a contrast of 1\.\d\d by day/);
  });

  it('writes a text in a language, with a new version when everybody is to be asked', async () => {
    const { client } = await memberOfStaff(world);
    const { number } = await client.call(calls.readBrand);
    const change = { text: 'terms', language: 'st', markdown: '# Ho palama' } as const;
    const small = await client.call(calls.changeText, { body: { ...change, seen: number, askAgain: false } });
    expect(small.document.texts.terms).toMatchObject({ version: 2, st: '# Ho palama', sw: '# Kusafiri\n\nKuwa mwema.' });
    const large = await client.call(calls.changeText, { body: { ...change, markdown: 'Ke', seen: small.number, askAgain: true } });
    expect(large.document.texts.terms?.version).toBe(3);
    expect((await client.call(calls.showText, { body: { markdown: '<i>x' } })).html).toBe('<p>&lt;i&gt;x</p>');
  });

  it('takes a logo in, made anew, and no other kind of file', async () => {
    const { client } = await memberOfStaff(world);
    const path = '/api/staff/setup/brand/logo';
    const wide = await sharp({ create: { width: 3000, height: 900, channels: 3, background: '#0a5c37' } })
      .webp()
      .toBuffer();
    const sent = await sendFile(world, client, wide, 'logo.webp', 'image/webp', 'file', path);
    const { logo } = sent.body as unknown as { logo: string };
    const shown = await fetch(`${world.node.address}/brand/${logo}-logo.png`);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(256);
    expect(
      (await sendFile(world, client, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg', 'image/svg+xml', 'file', path)).status,
    ).toBe(415);
    const tiny = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await sendFile(world, client, tiny, 'logo.png', 'image/png', 'file', path)).body.code).toBe('picture_too_small');
    const { number, document } = await client.call(calls.readBrand);
    const { name, tagline, contact, senders } = document;
    const facts = { name, tagline, contact, senders };
    const refused = await client.refused(calls.changeBrand, { body: { seen: number, facts, logo: 'f'.repeat(16) } });
    expect(refused.errors?.map(({ path: at }) => at)).toEqual(['facts.logo']);
  });

  it('is the owner’s alone', async () => {
    const { client } = await memberOfStaff(world, [{ role: 'operations' }]);
    expect((await client.refused(calls.readBrand)).code).toBe('forbidden');
  });
});

describe('agreeing, as the server asks for it,', () => {
  it('comes before a ride of now or of later and before going online; what is under way goes on', async () => {
    const someone = await passenger(world);
    const ask = () => someone.client.answer(calls.requestRide, { body: rideBody() });
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'consent_due' } });
    const pickupAt = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const later = { ...rideBody(), pickupAt } as never;
    expect((await someone.client.answer(calls.schedule, { body: later })).body).toMatchObject({ code: 'consent_due' });
    expect(await world.db.$count(rides)).toBe(0);
    const { due } = await someone.client.call(calls.dueConsents);
    await someone.client.call(calls.agree, { body: { agreed: due, language: 'en' } });
    const asked = await ask();
    expect(asked.status).toBe(201);
    const them = await driver(world);
    const duty = (isOnline: boolean) => them.client.answer(calls.setStatus, { params: { id: them.user.id }, body: { isOnline } });
    expect((await duty(true)).body).toMatchObject({ code: 'consent_due' });
    // Going off duty asks for nothing.
    expect((await duty(false)).status).toBe(200);
    await them.client.call(calls.agree, { body: { agreed: (await them.client.call(calls.dueConsents)).due, language: 'en' } });
    expect((await duty(true)).status).toBe(200);
    // A newer version takes nobody off duty, and calls no ride off.
    await apply(brandFile({ terms: 4, logo: 'logo.png' }));
    expect((await duty(true)).status).toBe(200);
    expect((await someone.client.call(calls.getRide, { params: { id: asked.body.id } })).status).toBe('requested');
    const cancelled = await someone.client.answer(calls.changeRide, { params: { id: asked.body.id }, body: { status: 'cancelled' } });
    expect(cancelled.status).toBe(200);
    expect((await ask()).body).toMatchObject({ code: 'consent_due' });
  });
});
