import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { OFFER_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { pushDelivery } from '../notifications/public.ts';
import { startOutbox } from '../platform/outbox/worker.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';
import { browserKeys, fakePushService } from '../testing/push-service.ts';
import { calls } from '../testing/calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-push-offer-'));
const world = useWorld({ dispatch: true, env: { DATA_DIR: dataDir } });
let service: Awaited<ReturnType<typeof fakePushService>>;
beforeAll(async () => void (service = await fakePushService()));
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const messagesOf = (kind: string) => world.db.select().from(outboxMessages).where(eq(outboxMessages.subject, kind));

describe('an offer to a driver whose app is closed', () => {
  it('comes as an encrypted message that ends with the offer, says the pay and the area, and nobody’s name', async () => {
    const rider = await passenger(world, { name: 'Nomvula Dlamini' });
    const taxi = await driver(world);
    const phone = browserKeys();
    await taxi.client.answer(calls.subscribePush, { body: { endpoint: 'https://push.example.org/send/taxi', keys: phone.keys } });
    await goOnline(taxi, 300);
    const outbox = startOutbox(world.node.ctx, pushDelivery(world.node.ctx, service.send));
    const pickupLocation = { lat: -25.7487, lng: 28.238, address: '12 Burnett Street, Hatfield' };
    const ride = await rider.client.call(calls.requestRide, { body: rideBody({ pickupLocation }) });
    const offer = await offerOf(taxi);
    const request = await eventually(async () => service.requests[0], 'the push');
    await outbox.stop();
    expect(request.path).toBe('/send/taxi');
    expect(request.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      urgency: 'high',
      topic: 'toldOffer',
    });
    expect(request.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{80,}$/);
    const ttl = Number(request.headers.ttl);
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(OFFER_SECONDS);
    expect(phone.read(request.body)).toEqual({
      alert: 'toldOffer',
      title: `New ride request: R${offer.net}`,
      text: `Pickup near Hatfield, ${offer.pickupDistance.toFixed(1)} km away. Open the app to answer before it goes to another driver.`,
      redirectTo: '/driver',
    });
    for (const secret of ['Nomvula', 'Burnett', '12 ']) expect(JSON.stringify(phone.read(request.body))).not.toContain(secret);
    // The bell keeps what a driver can still use; an offer is over in seconds.
    const bell = await taxi.client.call(calls.ownNotifications);
    expect(bell).toEqual([]);
    await taxi.client.answer(calls.declineOffer, { params: { id: ride.id } });
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: false } });
  });

  it('is not sent once the offer is over, reaches three browsers at most, and passes quiet hours', async () => {
    const rider = await passenger(world);
    const taxi = await driver(world);
    for (let i = 0; i < 5; i += 1) {
      await taxi.client.answer(calls.subscribePush, {
        body: { endpoint: `https://push.example.org/send/late${i}`, keys: browserKeys().keys },
      });
    }
    const minute = new Date().getUTCHours() * 60 + 120;
    await taxi.client.answer(calls.changeAccount, { body: { quietHours: { from: minute % 1440, to: (minute + 120) % 1440 } } });
    await goOnline(taxi, 300);
    const before = (await messagesOf('toldOffer')).length;
    await rider.client.answer(calls.requestRide, { body: rideBody() });
    await offerOf(taxi);
    const [message, ...others] = (await messagesOf('toldOffer')).slice(before);
    expect(others).toHaveLength(2);
    if (message === undefined) throw new Error('nothing was queued');
    const late = { ...world.node.ctx, clock: () => new Date(Date.now() + OFFER_SECONDS * 1000) };
    const seen = service.requests.length;
    expect(await pushDelivery(late, service.send)(message)).toBe('written');
    expect(service.requests).toHaveLength(seen);
    expect(await pushDelivery(world.node.ctx, service.send)(message)).toBe('sent');
    service.answerWith(410);
    expect(await pushDelivery(world.node.ctx, service.send)(others[0] as typeof message)).toBe('written');
  });
});
