import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { Language } from '@safiri/rules/languages.ts';
import { createDelivery } from '../adapters/delivery.ts';
import { readConfig } from '../platform/config.ts';
import { startOutbox, type OutboxWorker } from '../platform/outbox/worker.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';
import { everyWay, texting } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';
import { eventually } from '../testing/people.ts';
import { fakeGateway, fakeVoice, fakeWhatsApp, type FakeGateway } from '../testing/providers.ts';

let now = Date.parse('2026-11-24T08:00:00Z');
const world = useWorld({
  sealed: true,
  clock: () => new Date(now),
  env: {
    ...everyWay,
    SMS_COUNTRIES: 'za:1,ke:1',
    VOICE_COUNTRIES: 'za:3',
    WHATSAPP_COUNTRIES: 'za:2,ke:2',
    WHATSAPP_LANGUAGES: 'en_ZA,sw',
    SMS_DAILY_BUDGET: '100',
  },
});
let texts: FakeGateway;
let ringing: Awaited<ReturnType<typeof fakeVoice>>;
let whatsApp: Awaited<ReturnType<typeof fakeWhatsApp>>;
let outbox: OutboxWorker;
beforeAll(async () => {
  [texts, ringing, whatsApp] = await Promise.all([fakeGateway(), fakeVoice(), fakeWhatsApp()]);
  const {
    sms,
    voice,
    whatsApp: set,
  } = readConfig({
    ...everyWay,
    SMS_URL: texts.url,
    VOICE_URL: ringing.url,
    WHATSAPP_URL: whatsApp.url,
    WHATSAPP_LANGUAGES: 'en_ZA,sw',
  });
  outbox = startOutbox(
    world.node.ctx,
    createDelivery({ ...world.node.ctx.config, sms, voice, whatsApp: set }, async () => 'sent'),
  );
});
afterAll(async () => {
  await outbox.stop();
  await Promise.all([texts.close(), ringing.close(), whatsApp.close()]);
});
// A day of its own for each: its budget, its counts.
beforeEach(() => void (now += 2 * 24 * 3_600_000));

let n = 0;
const freshPhone = (prefix = '+2782447') => `${prefix}${String(1000 + (n += 1))}`;
const ask = (client: ReturnType<typeof world.client>, phone: string, more: Partial<BodyIn<typeof calls.askCode>> = {}) =>
  client.answer(calls.askCode, { body: { for: 'sign_in', phone, ...more } });
const give = (client: ReturnType<typeof world.client>, code: string) => client.answer(calls.signInByCode, { body: { code } });
const textTo = (phone: string) => eventually(async () => texts.texts.find(({ to }) => to === phone)?.message, 'the text');
const tagOf = (phone: string) => eventually(async () => ringing.tags[ringing.rung.lastIndexOf(phone)], 'the call');
const messageTo = (phone: string) => eventually(async () => whatsApp.messages.findLast(({ to }) => to === phone), 'the message');

/** What somebody hears who answers a call with this tag. */
const heard = async (tag: string, query = '') => {
  const body = new URLSearchParams({ isActive: '1', clientRequestId: tag });
  return (await fetch(`${world.node.address}/voice/on-call${query}`, { method: 'POST', body })).text();
};
/** A browser that waits for a code by text, and may ask for another now. */
async function waiting(phone: string, language?: Language) {
  const client = world.client();
  const first = await ask(client, phone, language === undefined ? {} : { language });
  expect(first.status).toBe(200);
  now += 31_000;
  return client;
}

describe('a code by call', () => {
  it.each([
    ['en', 'Your Safiri code: '],
    ['sw', 'Msimbo wako wa Safiri: '],
    ['st', 'Khoutu ya hao ya Safiri: '],
  ] as const)('is said digit by digit, twice, in %s', async (language, words) => {
    const phone = freshPhone();
    const client = await waiting(phone, language);
    expect((await ask(client, phone, { channel: 'call', language })).body).toMatchObject({
      channel: 'call',
      channels: ['sms', 'call', 'whatsapp'],
      digits: 6,
    });
    const said = await heard((await tagOf(phone)) ?? '');
    const digits = [...said.matchAll(/<Say>([^<]*)<\/Say>/g)].map(([, text = '']) => text);
    expect(digits).toHaveLength(2);
    expect(digits[0]).toBe(digits[1]);
    expect(digits[0]).toMatch(new RegExp(`^${words}\\d(\\. \\d){5}\\.$`));
    const code = (digits[0] ?? '').replaceAll(/\D/g, '');
    // Good in the browser that asked for it, as one that came by text.
    const other = await waiting(freshPhone());
    expect((await give(other, code)).body.code).toBe('code_wrong');
    expect((await give(client, code)).body.outcome).toBe('new');
  });

  it('leaves no digits in the outbox, says nothing by another tag, and nothing once it is over', async () => {
    const phone = freshPhone();
    const client = await waiting(phone);
    await ask(client, phone, { channel: 'call' });
    const tag = (await tagOf(phone)) ?? '';
    const row = await eventually(async () => {
      const { rows } = await world.db.execute<{ body: string; sealed: unknown; status: string }>(
        sql`select body, sealed, status from outbox_messages where recipient = ${phone} and channel = 'call'`,
      );
      return rows[0]?.status === 'sent' ? rows[0] : undefined;
    }, 'the row');
    expect(row).toEqual({ body: '', sealed: null, status: 'sent' });
    expect(tag).toMatch(/^[\w-]{40,100}$/);
    const over = 'This code is too old. Ask for a new one.';
    expect(await heard(tag.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).toContain(over);
    for (const other of ['', 'x', '__proto__', 'a'.repeat(60)]) expect(await heard(other)).toContain(over);
    now += 5 * 60_000;
    expect(await heard(tag)).toContain(over);
    expect(await heard(tag, '?language=sw')).toContain('Msimbo huu');
  });
});

describe('a code by WhatsApp', () => {
  it.each([
    ['en', 'en_ZA'],
    ['sw', 'sw'],
    ['st', 'en_ZA'],
  ] as const)('goes by the template that was approved: %s in %s', async (language, approved) => {
    const phone = freshPhone();
    const client = await waiting(phone, language);
    expect((await ask(client, phone, { channel: 'whatsapp', language })).body).toMatchObject({ channel: 'whatsapp', again: 60 });
    const sent = await messageTo(phone);
    expect(sent).toMatchObject({ template: 'safiri_code', language: approved });
    const [code = ''] = new Set(sent?.codes);
    expect(sent?.codes).toEqual([code, code]);
    expect((await give(client, code)).body.outcome).toBe('new');
    // Handed over first, then wiped.
    const kept = await eventually(async () => {
      const { rows } = await world.db.execute<{ body: string; sealed: unknown; status: string }>(
        sql`select body, sealed, status from outbox_messages where recipient = ${phone}`,
      );
      return rows.every(({ status }) => status === 'sent') ? rows : undefined;
    }, 'both to be sent');
    expect(kept.map(({ body, sealed }) => [body, sealed])).toEqual([
      ['', null],
      ['', null],
    ]);
  });

  it('that its gateway does not take leaves the text, and is never handed over late', async () => {
    const phone = freshPhone();
    const client = await waiting(phone);
    whatsApp.down = true;
    expect((await ask(client, phone, { channel: 'whatsapp' })).status).toBe(200);
    await eventually(async () => {
      const { rows } = await world.db.execute<{ attempts: number }>(
        sql`select attempts from outbox_messages where recipient = ${phone} and channel = 'whatsapp' and last_error like '%503'`,
      );
      return rows[0];
    }, 'the try');
    now += 61_000;
    expect((await ask(client, phone, { channel: 'sms' })).status).toBe(200);
    const newest = await eventually(async () => {
      const own = texts.texts.filter(({ to }) => to === phone);
      return own.length === 2 ? own[1]?.message : undefined;
    }, 'the second text');
    const late = 5 * 60_000;
    now += late;
    const end = await eventually(async () => {
      const { rows } = await world.db.execute<{ status: string; last_error: string; sealed: unknown }>(
        sql`select status, last_error, sealed from outbox_messages where recipient = ${phone} and channel = 'whatsapp'`,
      );
      return rows[0]?.status === 'failed' ? rows[0] : undefined;
    }, 'the end of it');
    expect(end).toEqual({ status: 'failed', last_error: 'it would come too late', sealed: null });
    whatsApp.down = false;
    now -= late;
    expect((await give(client, /#(\d{6})$/.exec(newest ?? '')?.[1] ?? '')).status).toBe(200);
  });
});

describe('a way', () => {
  it('comes after a text alone, and where there is one to the country', async () => {
    const phone = freshPhone();
    const client = world.client();
    const early = await ask(client, phone, { channel: 'call' });
    expect([early.status, early.body.code, early.body.errors?.[0]?.path]).toEqual([409, 'channel_not_offered', 'channel']);
    const kenyan = freshPhone('+25471235');
    const other = await waiting(kenyan);
    expect((await ask(other, kenyan, { channel: 'call' })).body.code).toBe('channel_not_offered');
    expect((await ask(other, kenyan, { channel: 'whatsapp' })).body.channels).toEqual(['sms', 'whatsapp']);
    expect((await ask(client, phone, { channel: unchecked('pigeon') })).status).toBe(400);
    expect(ringing.rung).not.toContain(phone);
    expect(ringing.rung).not.toContain(kenyan);
  });

  it('makes no pause shorter, and a wish that is sent twice sends one', async () => {
    const phone = freshPhone();
    const client = await waiting(phone);
    const both = await Promise.all([ask(client, phone, { channel: 'call' }), ask(client, phone, { channel: 'call' })]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429]);
    expect((await ask(client, phone, { channel: 'whatsapp' })).status).toBe(429);
    await textTo(phone);
    expect(await world.db.$count(sql`outbox_messages where recipient = ${phone}`)).toBe(2);
  });

  it('costs what it costs there, and all ways share the budget of the day, raced', async () => {
    const people: Array<readonly [string, ReturnType<typeof world.client>]> = [];
    for (let i = 0; i < 30; i += 1) {
      const phone = freshPhone();
      people.push([phone, await waiting(phone)] as const);
    }
    // Thirty texts at 1 are spent, of the eighty for numbers without an account.
    const answers = await Promise.all(
      people.map(([phone, client], i) => ask(client, phone, { channel: (['call', 'whatsapp', 'sms'] as const)[i % 3] ?? 'sms' })),
    );
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body.channel);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(30 - taken.length);
    const prices = { sms: 1, call: 3, whatsapp: 2 };
    const spent = taken.reduce((sum, channel) => sum + prices[channel], 30);
    const { rows } = await world.db.execute<{ country: string; channel: string; spent: number; sent: number }>(
      sql`select country, channel, spent, sent from code_costs where day = ${new Date(now).toISOString().slice(0, 10)} order by channel`,
    );
    const total = rows.find(({ channel }) => channel === 'all');
    expect(total).toMatchObject({ country: '*', spent: spent * 1000, sent: 30 + taken.length });
    expect(spent).toBeLessThanOrEqual(80);
    expect(spent).toBeGreaterThan(77);
    expect(rows.find(({ channel }) => channel === 'call')).toMatchObject({
      country: 'za',
      spent: 3000 * taken.filter((channel) => channel === 'call').length,
    });
  });

  it('is set whole beside a gateway for texts, and not at all where nobody set it', () => {
    expect(() => readConfig({ ...texting, WHATSAPP_URL: 'https://graph.example/1/messages' })).toThrow('WHATSAPP_TEMPLATE');
    const { SMS_URL: _, SMS_USERNAME: __, SMS_API_KEY: ___, ...alone } = everyWay;
    expect(() => readConfig({ ...alone, VOICE_URL: '', VOICE_USERNAME: '', VOICE_API_KEY: '', VOICE_FROM: '' })).toThrow('SMS_URL');
    expect(() => readConfig({ ...everyWay, WHATSAPP_LANGUAGES: 'English' })).toThrow('WHATSAPP_LANGUAGES');
    expect([...readConfig(texting).codes.prices.keys()]).toEqual(['sms']);
    expect([...readConfig(everyWay).codes.prices.keys()]).toEqual(['sms', 'call', 'whatsapp']);
    expect(readConfig({ ...everyWay, VOICE_COUNTRIES: 'none' }).codes.prices.get('call')?.size).toBe(0);
  });
});
