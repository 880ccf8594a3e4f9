import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { orderOf } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { clearRoads, move, parcelBody, pickedUp, sendParcel } from '../testing/parcels.ts';
import { driver, eventually, goOnline, hatfield, menlyn, offerOf, passenger, PASSWORD, uploadOf } from '../testing/people.ts';
import { uploadPhoto } from '../testing/photos.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { unchecked } from '../testing/client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-parcels-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ dispatch: true, env: { DATA_DIR: dataDir } });

describe('a parcel', () => {
  it('goes from the request to the door: offer, pickup without a PIN, the receiver’s PIN, paid', async () => {
    const { sender, courier, id, rideId } = await pickedUp(world);
    const carried = await courier.client.call(calls.driverActiveRide, { params: { id: courier.user.id } });
    expect(carried?.delivery).toMatchObject({
      orderId: id,
      kind: 'parcel',
      receiver: { name: 'Gogo', phone: '+27835550143' },
      photoWillDo: true,
      collect: '28.00',
    });
    expect(carried?.delivery?.note).toBe('Ring twice <script>alert(1)</script>');
    expect(carried?.pin).toBeNull();
    const order = await orderOf(sender, id);
    expect(order).toMatchObject({
      status: 'picked_up',
      trip: { status: 'in_progress', courier: { name: 'Zanele K.' } },
      totalAmount: '28.00',
      canCancel: false,
    });
    expect((await move(courier, rideId, { status: 'completed' })).status).toBe(400);
    expect((await move(courier, rideId, { status: 'completed', pin: order.pin === '0000' ? '0001' : '0000' })).body.code).toBe('wrong_pin');
    expect((await move(courier, rideId, { status: 'completed', pin: there(order.pin) })).status).toBe(200);
    expect(await orderOf(sender, id)).toMatchObject({ status: 'delivered', pin: null });
    const [invoice] = await sender.client.call(calls.ownInvoices, { query: { subject: 'parcel', id: String(id) } });
    expect(invoice?.rows).toContainEqual({ kind: 'total', text: 'Total', amount: 'R28.00' });
    const { rows } = await world.db.execute(
      sql`select account, amount_minor::int as minor from ledger_entries e join ledger_transfers t on t.id = e.transfer_id where t.ride_id = ${rideId} and t.kind = 'fare' order by account`,
    );
    expect(rows).toEqual([
      { account: `driver:${courier.driverId}:cash`, minor: 2800 },
      { account: `user:${sender.user.id}:cash`, minor: -2800 },
    ]);
    const told = (await sender.client.answer(calls.ownNotifications)).body.map((entry) => entry.title);
    expect(told).toEqual(['Delivered', 'Picked up', 'A courier is on the way']);
  });

  it('is announced to the receiver, who follows it without an account and sees no secret of the sender', async () => {
    const { sender, id } = await pickedUp(world, { receiverPhone: '083 555 0199' });
    const { rows } = await world.db.execute<{ body: string }>(sql`select body from outbox_messages where recipient = '+27835550199'`);
    const text = rows[0]?.body ?? '';
    const order = await orderOf(sender, id);
    expect(text).toContain(`PIN for the courier at your door: ${order.pin}`);
    const shareId = /track\/([\w-]+)/.exec(text)?.[1];
    const seen = await (await fetch(`${world.node.address}/api/track/${shareId}`)).json();
    expect(seen).toMatchObject({ kind: 'delivery', passengerName: 'Naledi', status: 'in_progress', driverName: 'Zanele' });
    expect(JSON.stringify(seen)).not.toMatch(/Mokoena|Hatfield|Menlyn|\+27|pin/i);
    // This server has no sender of texts: the one who knows the PIN is told to hand it on.
    expect(order.parcel?.receiverTold).toBe('no_sender');
    const stop = /\/stop\/([\w-]{18})/.exec(text)?.[1];
    expect((await world.client().answer(calls.setStop, { params: { token: there(stop) }, body: { stopped: true } })).status).toBe(200);
    const next = (await sendParcel(sender, { receiverPhone: '083 555 0199' })).body;
    expect((await orderOf(sender, next.id)).parcel?.receiverTold).toBe('stopped');
    const { rowCount } = await world.db.execute(sql`select from outbox_messages where recipient = '+27835550199'`);
    expect(rowCount).toBe(1);
    expect((await sender.client.answer(calls.cancelOrder, { params: { id: next.id } })).status).toBe(200);
  });

  it('is no trip of its sender: an emergency at home neither names the courier nor shares the parcel’s way', async () => {
    const { sender, courier, rideId } = await pickedUp(world);
    await sender.client.answer(calls.addContact, { body: { name: 'Thandi', phone: '0735550177' } });
    expect((await sender.client.answer(calls.kit)).body.trackingUrl).toBeNull();
    const press = (person: typeof sender) =>
      person.client.answer(calls.trigger, {
        body: {
          userId: person.user.id,
          userType: unchecked(person.user.userType),
          emergencyType: 'panic',
          timestamp: new Date().toISOString(),
          rideId,
        },
      });
    const raised = (await press(sender)).body;
    expect(raised.rideId).toBeNull();
    const followed = await fetch(`${world.node.address}/api/track/${raised.trackingUrl.split('/').at(-1)}`);
    expect(await followed.text()).not.toMatch(/Zanele|KT 48/);
    const { rows } = await world.db.execute<{ body: string }>(
      sql`select body from outbox_messages where recipient = '+27735550177' and urgent`,
    );
    expect(rows[0]?.body).toContain('Naledi Mokoena');
    expect(rows[0]?.body).not.toMatch(/Zanele|KT 48/);
    // The courier is on that vehicle.
    expect((await press(courier)).body.rideId).toBe(rideId);
  });

  it('may be handed over with a photo, unless a signature is asked for', async () => {
    const plain = await pickedUp(world);
    const photo = await uploadPhoto(world, plain.courier.client);
    expect((await move(plain.courier, plain.rideId, { status: 'completed', proofUrl: 'https://evil.example/x.jpg' })).status).toBe(400);
    const strangers = await uploadOf(world, plain.sender.user.id);
    expect((await move(plain.courier, plain.rideId, { status: 'completed', proofUrl: strangers })).status).toBe(400);
    expect((await move(plain.courier, plain.rideId, { status: 'completed', proofUrl: photo })).status).toBe(200);
    const { status, proofUrl } = await orderOf(plain.sender, plain.id);
    expect(status).toBe('delivered');
    expect((await plain.sender.client.get(there(proofUrl))).headers.get('content-type')).toBe('image/jpeg');
    expect((await (await passenger(world)).client.get(there(proofUrl))).status).toBe(404);
    expect((await plain.sender.client.get('/api/orders/x/proof')).status).toBe(404);
    const signed = await pickedUp(world, { requiresSignature: true });
    const refused = await move(signed.courier, signed.rideId, {
      status: 'completed',
      proofUrl: await uploadOf(world, signed.courier.user.id),
    });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'proofUrl']);
  });

  it('needs no PIN once its sender says that it arrived', async () => {
    const { sender, courier, id, rideId } = await pickedUp(world);
    expect((await sender.client.answer(calls.confirmHandover, { params: { id } })).body.handoverConfirmed).toBe(true);
    expect((await move(courier, rideId, { status: 'completed' })).status).toBe(200);
  });

  it('comes back when nobody is there', async () => {
    const { sender, courier, id, rideId } = await pickedUp(world);
    expect((await courier.client.answer(calls.nobodyThere, { params: { id } })).status).toBe(200);
    const stranger = await driver(world);
    expect((await stranger.client.answer(calls.nobodyThere, { params: { id } })).status).toBe(404);
    const back = await orderOf(sender, id);
    expect(back.status).toBe('returning');
    const ride = await courier.client.call(calls.driverActiveRide, { params: { id: courier.user.id } });
    expect([ride?.dropoffLocation.address, ride?.delivery?.returning]).toEqual(['Hatfield Plaza', true]);
    await move(courier, rideId, { status: 'completed', pin: there(back.pin) });
    expect((await orderOf(sender, id)).status).toBe('returned');
  });

  it('is called back until it is picked up, and never once it is on the road', async () => {
    const sender = await passenger(world);
    const placed = (await sendParcel(sender)).body;
    expect((await sender.client.answer(calls.cancelOrder, { params: { id: placed.id } })).body.status).toBe('cancelled');
    const rider = await sender.client.call(calls.passengerActiveRide, { params: { id: sender.user.id } });
    expect(rider).toBeNull();
    const { sender: other, courier, id, rideId } = await pickedUp(world);
    expect((await other.client.answer(calls.cancelOrder, { params: { id } })).status).toBe(409);
    expect((await move(courier, rideId, { status: 'cancelled', reason: 'other' })).status).toBe(409);
    expect((await other.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'cancelled' } })).status).toBe(404);
  });

  it('lets its sender ride meanwhile, and stands among the orders, not the rides', async () => {
    const { sender, id } = await pickedUp(world);
    const ride = await sender.client.answer(calls.requestRide, {
      body: {
        pickupLocation: hatfield,
        dropoffLocation: menlyn,
        fare: '900',
        rideType: 'standard',
        paymentMethod: 'cash',
      },
    });
    expect(ride.status).toBe(201);
    expect((await sender.client.answer(calls.passengerRides, { params: { id: sender.user.id } })).body.map((row) => row.rideType)).toEqual([
      'standard',
    ]);
    expect((await sender.client.answer(calls.listOrders)).body.map((row) => row.id)).toEqual([id]);
    await sender.client.answer(calls.changeRide, { params: { id: ride.body.id }, body: { status: 'cancelled' } });
  });
});

describe('a request', () => {
  it('is one order however often it is sent, also at once; another body under its number is refused', async () => {
    const sender = await passenger(world);
    const parcel = parcelBody();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sender.client.answer(calls.requestParcel, { body: parcel })));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    // Whoever lost the answer sends it again at the price that is shown meanwhile: the same parcel.
    const shownNow = { ...parcel, estimatedCost: '999.00', quoteId: 'another' };
    const again = await sender.client.answer(calls.requestParcel, { body: shownNow });
    expect([again.status, again.body.id]).toEqual([201, answers[0]?.body.id]);
    const other = await sender.client.answer(calls.requestParcel, { body: { ...shownNow, weight: 3 } });
    expect(other.body.code).toBe('reference_taken');
    const neighbour = await passenger(world);
    const theirs = await neighbour.client.answer(calls.requestParcel, { body: parcel });
    expect([theirs.status, theirs.body.id === answers[0]?.body.id, theirs.body.trackingNumber === answers[0]?.body.trackingNumber]).toEqual(
      [201, false, false],
    );
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from rides where passenger_id = ${sender.user.id}`,
    );
    expect(rows[0]?.n).toBe(1);
    for (const person of [sender, neighbour]) {
      const [mine] = await person.client.call(calls.listOrders);
      await person.client.answer(calls.cancelOrder, { params: { id: there(mine?.id) } });
    }
  });

  it.each([
    ['weight', { weight: 5.1 }],
    ['weight', { weight: 0 }],
    ['weight', { weight: -3 }],
    ['weight', { weight: 1e308 }],
    ['weight', { weight: 2.55 }],
    ['weight', { weight: null }],
    ['vehicleType', { packageType: 'large_package' }],
    ['vehicleType', { vehicleType: 'scooter' }],
    ['packageType', { packageType: undefined }],
    ['senderName', { senderName: ' ' }],
    ['senderPhone', { senderPhone: '12' }],
    ['receiverName', { receiverName: undefined }],
    ['receiverPhone', { receiverPhone: 'call me' }],
    ['pickupAddress', { pickupAddress: '' }],
    ['dropoffAddress', { dropoffAddress: undefined }],
    ['dropoffAddress', { dropoffLocation: { lat: hatfield.lat, lng: hatfield.lng } }],
    ['dropoffAddress', { dropoffAddress: 'xqzzv nowhere', dropoffLocation: undefined }],
    ['pickupLocation.lat', { pickupLocation: { lat: 91, lng: 0 } }],
    ['trackingNumber', { trackingNumber: '' }],
    ['paymentMethod', { paymentMethod: 'gold' }, 409],
  ])('names %s when it is wrong: %j', async (field, change, status = 400) => {
    const sender = await passenger(world);
    const answer = await sendParcel(sender, unchecked(change));
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([status, field]);
    expect((await sender.client.answer(calls.listOrders)).body).toEqual([]);
  });

  it('goes to the place of that name near the sender, never to one that lies beyond the city', async () => {
    const sender = await passenger(world);
    const typed = { pickupAddress: 'Westgate', pickupLocation: undefined };
    expect(
      (await sendParcel(sender, { ...typed, dropoffAddress: 'Two Rivers Mall', dropoffLocation: undefined })).body.errors,
    ).toMatchObject([{ path: 'dropoffAddress' }]);
    const nairobi = { lat: -1.2571, lng: 36.8033 };
    const far = await sendParcel(sender, { dropoffAddress: 'Westgate', dropoffLocation: nairobi });
    expect([far.status, far.body.code]).toEqual([409, 'destination_out_of_reach']);
  });

  it('is priced by the server: a price that was not shown is 409 with the new one', async () => {
    const sender = await passenger(world);
    for (const estimatedCost of [0, 1, '27.99', 999]) {
      const answer = await sendParcel(sender, { estimatedCost });
      expect([answer.status, answer.body.code, answer.body.fare]).toEqual([409, 'fare_changed', '28.00']);
    }
    expect((await sendParcel(sender, { senderId: sender.user.id + 1 })).status).toBe(403);
  });

  it('is offered only to vehicles that can carry it', async () => {
    const sender = await passenger(world);
    await clearRoads(world);
    const rider = await driver(world, { vehicleType: 'motorcycle' });
    await goOnline(rider);
    const car = await driver(world, { vehicleType: 'sedan' });
    await goOnline(car, 900);
    const placed = (await sendParcel(sender, { packageType: 'medium_package', vehicleType: 'sedan', weight: 15, estimatedCost: '45.00' }))
      .body;
    const offer = await offerOf(car);
    expect(offer.rideType).toBe('parcel_delivery');
    expect((await rider.client.answer(calls.getOffer, { params: { id: rider.driverId } })).body).toBeNull();
    await sender.client.answer(calls.cancelOrder, { params: { id: placed.id } });
  });

  it('ends by itself when no courier is found, and says so', async () => {
    const sender = await passenger(world);
    const placed = (
      await sendParcel(sender, { pickupLocation: { lat: -26.2041, lng: 28.0473 }, dropoffLocation: { lat: -26.1, lng: 28.05 } })
    ).body;
    await world.db.execute(sql`update rides set search_until = now() - interval '1 second' where id = ${placed.trip?.rideId}`);
    await eventually(async () => (await orderOf(sender, placed.id)).status === 'cancelled', 'the end');
    expect((await orderOf(sender, placed.id)).endReason).toBe('no_courier');
    expect((await sender.client.answer(calls.ownNotifications)).body[0]?.title).toBe('No courier found');
  });
});

describe('strangers', () => {
  it('see, cancel and confirm nothing', async () => {
    const { id } = await pickedUp(world);
    const stranger = await passenger(world);
    expect((await stranger.client.answer(calls.getOrder, { params: { id } })).status).toBe(404);
    expect((await stranger.client.answer(calls.cancelOrder, { params: { id } })).status).toBe(404);
    expect((await stranger.client.answer(calls.confirmHandover, { params: { id } })).status).toBe(404);
    expect((await stranger.client.answer(calls.nobodyThere, { params: { id } })).status).toBe(403);
  });
});

describe('a deleted account', () => {
  it('leaves nothing of who sent and got parcels, and is not deleted while one is on the road', async () => {
    const { sender, courier, id, rideId } = await pickedUp(world);
    expect((await sender.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(409);
    await sender.client.answer(calls.confirmHandover, { params: { id } });
    await move(courier, rideId, { status: 'completed' });
    expect((await sender.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    const { rows } = await world.db.execute(sql`select parcel, note, dropoff_address, pickup_address from orders where id = ${id}`);
    expect(JSON.stringify(rows)).not.toMatch(/Naledi|Dlamini|2755|Hatfield|Menlyn|Ring twice/);
  });
});
