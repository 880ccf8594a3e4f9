import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, staffMember, type DriverPerson } from '../testing/people.ts';
import { documentId, sendDocument, verificationOf } from '../testing/verification.ts';
import { watchExpiry } from './public.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld({ dispatch: true });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

describe('the gender', () => {
  it('is confirmed from an approved ID document alone', async () => {
    const person = await driver(world, { approved: false, gender: 'female', genderVerified: false });
    const confirm = (confirmed: boolean) =>
      staff.answer(calls.confirmGender, { params: { driverId: person.driverId }, body: { gender: 'female', confirmed } });
    expect((await confirm(true)).status).toBe(409);
    const sent = await sendDocument(world, person, 'id_document');
    await staff.answer(calls.reviewDocument, { params: { id: documentId(sent.body, 'id_document') }, body: { decision: 'approved' } });
    expect((await confirm(true)).body.person).toMatchObject({
      gender: 'female',
      genderVerified: true,
    });
    expect((await confirm(false)).body.person.genderVerified).toBe(false);
  });
});

describe('a mail to a driver', () => {
  it('says in the driver’s language what the bell says', async () => {
    const person = await driver(world, { approved: false });
    await world.db.execute(sql`update users set language = 'st' where id = ${person.user.id}`);
    const sent = await sendDocument(world, person, 'id_document');
    await staff.answer(calls.reviewDocument, {
      params: { id: documentId(sent.body, 'id_document') },
      body: {
        decision: 'rejected',
        note: 'Ha e balehe',
      },
    });
    const { rows } = await world.db.execute(sql`select subject, body from outbox_messages where recipient = ${person.email}`);
    expect(rows).toEqual([{ subject: 'Safiri: Tokomane e hannwe', body: expect.stringContaining('Dumela ') }]);
    const [told] = await person.client.call(calls.ownNotifications);
    expect(told).toMatchObject({ title: 'Tokomane e hannwe', message: 'Tokomane ya boitsebiso: e hannwe. Ha e balehe' });
    expect(String(rows[0]?.['body'])).toContain(told?.message);
  });
});

describe('documents that run out', () => {
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  const mails = async (email: string) =>
    (await world.db.execute<{ subject: string }>(sql`select subject from outbox_messages where recipient = ${email} order by id`)).rows.map(
      (row) => row.subject,
    );

  it('are announced 30, 7 and 1 day before, and take the driver offline on the day after', async () => {
    const person = await driver(world);
    const sent = await sendDocument(world, person, 'drivers_license', { expiryDate: day(25) });
    const id = documentId(sent.body, 'drivers_license') ?? 0;
    await staff.answer(calls.reviewDocument, { params: { id }, body: { decision: 'approved' } });
    await goOnline(person);
    for (const left of [25, 20, 6, 1]) {
      await world.db
        .update(driverDocuments)
        .set({ expiryDate: day(left) })
        .where(eq(driverDocuments.id, id));
      await watchExpiry(world.node.ctx);
      await watchExpiry(world.node.ctx);
    }
    expect(await mails(person.email)).toEqual(Array.from({ length: 3 }, () => 'Safiri: A document expires soon'));
    expect((await person.client.answer(calls.session)).body.user.isOnline).toBe(true);
    await world.db
      .update(driverDocuments)
      .set({ expiryDate: day(-2) })
      .where(eq(driverDocuments.id, id));
    await watchExpiry(world.node.ctx);
    expect((await mails(person.email)).at(-1)).toBe('Safiri: A document has expired');
    await eventually(async () => !(await person.client.answer(calls.session)).body.user.isOnline);
    const refused = await person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } });
    expect(refused.body).toMatchObject({
      code: 'document_expired',
      detail: 'Your drivers license has expired. Upload a new one to go online.',
    });
    const shown = (await verificationOf(person)).documents.find((d: { documentType: string }) => d.documentType === 'drivers_license');
    expect(shown).toMatchObject({ expired: true });
  });

  /** An approved driver whose licence, in date for so many days, staff approved. */
  async function licensed(days: number): Promise<{ person: DriverPerson; id: number }> {
    const person = await driver(world);
    const sent = await sendDocument(world, person, 'drivers_license', { expiryDate: day(days < 0 ? 25 : days) });
    const id = documentId(sent.body, 'drivers_license') ?? 0;
    await staff.answer(calls.reviewDocument, { params: { id }, body: { decision: 'approved' } });
    await world.db
      .update(driverDocuments)
      .set({ expiryDate: day(days) })
      .where(eq(driverDocuments.id, id));
    return { person, id };
  }
  const online = (person: DriverPerson) =>
    person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } });
  const review = async (person: DriverPerson, decision: 'approved' | 'rejected') => {
    const id = documentId(await verificationOf(person), 'drivers_license');
    return staff.answer(calls.reviewDocument, { params: { id }, body: { decision, note: 'Not a licence' } });
  };

  it('are not replaced by any file with a later date: only staff’s approval makes it count', async () => {
    const { person } = await licensed(-2);
    await sendDocument(world, person, 'drivers_license', { expiryDate: day(900) });
    expect((await online(person)).body).toMatchObject({
      code: 'document_in_review',
      detail: 'Your drivers license has expired. The new one that you sent is being reviewed: you can go online once it is approved.',
    });
    expect((await review(person, 'approved')).status).toBe(200);
    expect((await online(person)).status).toBe(200);
  });

  it('count until a newer one is approved, whether that one waits or was refused', async () => {
    const { person } = await licensed(200);
    await sendDocument(world, person, 'drivers_license', { expiryDate: day(900) });
    expect((await online(person)).status).toBe(200);
    await review(person, 'rejected');
    expect((await online(person)).status).toBe(200);
  });

  it('need no reminder while a newer one waits for review, and take the driver offline on the day after all the same', async () => {
    const { person, id } = await licensed(5);
    await sendDocument(world, person, 'drivers_license', { expiryDate: day(900) });
    await goOnline(person);
    await watchExpiry(world.node.ctx);
    expect(await mails(person.email)).toEqual([]);
    await world.db
      .update(driverDocuments)
      .set({ expiryDate: day(-2) })
      .where(eq(driverDocuments.id, id));
    await watchExpiry(world.node.ctx);
    await watchExpiry(world.node.ctx);
    expect((await person.client.answer(calls.session)).body.user.isOnline).toBe(false);
    const told = (await person.client.answer(calls.ownNotifications)).body.filter(
      (one: { title: string }) => one.title === 'A document has expired',
    );
    expect(told.map((one: { message: string }) => one.message)).toEqual([expect.stringContaining('is being reviewed')]);
  });

  it('are reminded of once more after the newer one was refused', async () => {
    const { person } = await licensed(5);
    await sendDocument(world, person, 'drivers_license', { expiryDate: day(900) });
    await watchExpiry(world.node.ctx);
    expect(await mails(person.email)).toEqual([]);
    await review(person, 'rejected');
    await watchExpiry(world.node.ctx);
    expect((await mails(person.email)).at(-1)).toBe('Safiri: A document expires soon');
  });
});
