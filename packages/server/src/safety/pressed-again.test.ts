import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { incidents } from '@safiri/db/safety/tables.ts';
import { contactOf, onTheRoad, press } from '../testing/emergencies.ts';
import { useWorld } from '../testing/harness.ts';
import { staffMember } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

const world = useWorld();

describe('an emergency that stands', () => {
  it('pressed again after the words that all is well notifies everybody anew, once', async () => {
    const { rider } = await onTheRoad(world);
    const contact = await contactOf(rider);
    const sms = async () =>
      (
        await world.db
          .select()
          .from(outboxMessages)
          .where(sql`recipient = ${contact.phone}`)
      ).map(({ body }) => body.includes('safe'));
    const first = (await press(rider)).body;
    const staff = await staffMember(world);
    await staff.answer(calls.acknowledge, { params: { id: first.id } });
    await rider.client.answer(calls.markSafe, { params: { id: first.id }, body: { reason: 'mistake' } });
    const told = (await sms()).length;
    const again = await Promise.all([press(rider), press(rider)]);
    expect(again.map(({ body }) => [body.id, body.safeAt, body.reached, body.acknowledgedAt])).toEqual([
      [first.id, null, false, null],
      [first.id, null, false, null],
    ]);
    expect(again[0]?.body.alerts).toHaveLength(1);
    expect(await sms()).toHaveLength(told + 1);
  });

  it('pressed after the words that all is well has the time of that press, for staff and on the contacts’ link too', async () => {
    const { rider } = await onTheRoad(world);
    const first = (await press(rider)).body;
    await world.db
      .update(incidents)
      .set({ raisedAt: new Date(Date.now() - 3 * 3_600_000) })
      .where(eq(incidents.id, first.id));
    const old = (await rider.client.answer(calls.current)).body?.raisedAt;
    expect((await press(rider)).body.raisedAt).toBe(old);
    await rider.client.answer(calls.markSafe, { params: { id: first.id }, body: { reason: 'mistake' } });
    const { raisedAt } = (await press(rider)).body;
    expect(Date.parse(raisedAt)).toBeGreaterThan(Date.parse(there(old)) + 2 * 3_600_000);
    const staff = await staffMember(world);
    expect((await staff.answer(calls.getEmergency, { params: { id: first.id } })).body.raisedAt).toBe(raisedAt);
    expect(
      (await world.client().answer(calls.track, { params: { shareId: there(first.trackingUrl.split('/').at(-1)) } })).body.raisedAt,
    ).toBe(raisedAt);
  });

  it('notifies a contact who is added while it is open, once, and nobody else again', async () => {
    const { rider } = await onTheRoad(world);
    const before = await contactOf(rider);
    const raised = (await press(rider)).body;
    const added = await contactOf(rider, { name: 'Sipho', email: 'sipho.late@example.org' });
    const count = (contact: { phone: string }) => world.db.$count(outboxMessages, eq(outboxMessages.recipient, contact.phone));
    expect(await count(added)).toBe(1);
    const standing = await rider.client.call(calls.current);
    expect(standing?.alerts.map((alert) => [alert.contactName, alert.channel])).toEqual([
      ['Thandi', 'sms'],
      ['Sipho', 'sms'],
      ['Sipho', 'mail'],
    ]);
    expect((await press(rider)).body.id).toBe(raised.id);
    expect([await count(before), await count(added)]).toEqual([1, 1]);
    const [message] = await world.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, added.phone));
    expect(message?.urgent).toBe(true);
    expect(message?.body).toContain(raised.trackingUrl);
  });

  it('notifies the new number of a contact, and nobody once the person said that all is well', async () => {
    const { rider } = await onTheRoad(world);
    const contact = await contactOf(rider);
    const raised = (await press(rider)).body;
    const changed = await rider.client.call(calls.changeContact, { params: { id: contact.id }, body: { phone: '0739999991' } });
    expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, changed.phone))).toBe(1);
    await rider.client.answer(calls.markSafe, { params: { id: raised.id }, body: { reason: 'safe_now' } });
    const late = await contactOf(rider);
    expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, late.phone))).toBe(0);
  });
});
