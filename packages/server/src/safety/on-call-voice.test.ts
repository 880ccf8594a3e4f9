import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { createDelivery } from '../adapters/delivery.ts';
import { startOutbox, type OutboxWorker } from '../platform/outbox/worker.ts';
import { calls } from '../testing/calls.ts';
import { onTheRoad, press } from '../testing/emergencies.ts';
import { useWorld } from '../testing/harness.ts';
import { onCallMember, putOnCall } from '../testing/on-call.ts';
import { eventually } from '../testing/people.ts';
import { fakeGateway, fakeVoice, type FakeGateway } from '../testing/providers.ts';

const sms = { SMS_URL: 'http://127.0.0.1:9/', SMS_USERNAME: 'safiri', SMS_API_KEY: 'key' };
const voice = { VOICE_URL: 'http://127.0.0.1:9/', VOICE_USERNAME: 'safiri', VOICE_API_KEY: 'key', VOICE_FROM: '+254711082000' };
const world = useWorld({ env: { ...sms, ...voice } });

let texts: FakeGateway;
let ringing: Awaited<ReturnType<typeof fakeVoice>>;
let outbox: OutboxWorker;
beforeAll(async () => {
  [texts, ringing] = await Promise.all([fakeGateway(), fakeVoice()]);
  const config = readConfig({ ...sms, SMS_URL: texts.url, ...voice, VOICE_URL: ringing.url });
  outbox = startOutbox(
    world.node.ctx,
    createDelivery({ ...world.node.ctx.config, sms: config.sms, voice: config.voice }, async () => 'sent'),
  );
});
afterAll(async () => {
  await outbox.stop();
  await Promise.all([texts.close(), ringing.close()]);
});

it('rings whoever is on call beside the text, and staff see it among the messages', async () => {
  const member = await onCallMember(world, 'Zodwa First');
  const phone = member.phone ?? '';
  await putOnCall(member.client, member, { from: '00:00', to: '00:00' });
  const { rider } = await onTheRoad(world);
  const { body: incident } = await press(rider);
  await eventually(async () => ringing.rung.includes(phone), 'the call');
  await eventually(async () => texts.texts.some(({ to }) => to === phone), 'the text');
  const shown = await eventually(async () => {
    const { messages } = await member.client.call(calls.outbox, {});
    return messages.find(({ channel, status }) => channel === 'call' && status === 'sent');
  }, 'the call among the messages');
  expect(shown).toMatchObject({ recipient: member.phone, urgent: true });
  expect(shown).toMatchObject({ person: { userId: null, name: 'Zodwa First' }, contact: null });
  // It may be overheard: neither who nor where.
  expect(shown.body).not.toMatch(/Naledi|Hatfield|https?:/);
  await member.client.call(calls.close, { params: { id: incident.id }, body: { note: 'Looked after' } });
  expect(ringing.rung.filter((to) => to === phone)).toHaveLength(1);
});

it('answers the gateway with what is said, twice, in the language of its address, whatever it sends', async () => {
  const ask = (query: string, init: RequestInit = {}) => fetch(`${world.node.address}/voice/on-call${query}`, { method: 'POST', ...init });
  const form = new URLSearchParams({ isActive: '1', sessionId: 'ATVId_1', callerNumber: '+254711082000' });
  const english = await ask('', { body: form });
  expect(english.status).toBe(200);
  expect(english.headers.get('content-type')).toContain('application/xml');
  const said = await english.text();
  expect(said.match(/<Say>Safiri emergency\. You are on call\./g)).toHaveLength(2);
  expect(await (await ask('?language=sw', { body: form })).text()).toContain('Dharura ya Safiri');
  for (const query of ['?language=<x>', '?language=sw&language=st', '?language=__proto__'])
    expect(await (await ask(query, { body: '{', headers: { 'content-type': 'application/json' } })).text()).toBe(said);
  expect((await ask('', { body: 'x'.repeat(5000) })).status).toBe(413);
});

it('is set whole, beside a gateway for texts', () => {
  expect(() => readConfig({ ...sms, VOICE_URL: 'https://voice.example' })).toThrow('VOICE_FROM');
  expect(() => readConfig(voice)).toThrow('SMS_URL');
  expect(() => readConfig({ ...sms, ...voice, VOICE_FROM: '0711' })).toThrow('VOICE_FROM');
  expect(readConfig({ ...sms, ...voice }).voice).toMatchObject({ from: '+254711082000' });
});
