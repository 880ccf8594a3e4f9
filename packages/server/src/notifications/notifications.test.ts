import type { QueryIn } from '@safiri/contract/call.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { afterAll, describe, expect, it } from 'vitest';
import { notifications, pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { languageIds, type Language } from '@safiri/rules/languages.ts';
import { noticeKinds } from '@safiri/rules/notifications/kinds.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { follow } from '../testing/follow.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody, type Person, plateOf } from '../testing/people.ts';
import { driveThere } from '../testing/trips.ts';
import { isInside } from './endpoint.ts';
import { notify, pushDelivery } from './public.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { unchecked } from '../testing/client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-push-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ dispatch: true, env: { DATA_DIR: dataDir } });
const listOf = ({ client }: Person, query: QueryIn<typeof calls.ownNotifications> = {}) => client.call(calls.ownNotifications, { query });
const tell = (person: Person, note: string) =>
  inTransaction(world.node.ctx, (uow) => notify(uow, person.user.id, { kind: 'toldNotVerified', values: { note } }));
let n = 0;
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
const subscribe = (person: Person, endpoint = `https://push.example.org/send/${(n += 1)}`) =>
  person.client.answer(calls.subscribePush, { body: unchecked({ endpoint, expirationTime: null, keys }) });

describe('notifications', () => {
  it('come with each step of a trip, in the order of the steps, live and in the reader’s language', async () => {
    const rider = await passenger(world);
    const taxi = await driver(world, { name: 'Zanele <b>Khumalo</b>' });
    await goOnline(taxi);
    const stream = follow(world.node.address, rider.client);
    await eventually(async () => stream.named('hello').length > 0, 'the stream');
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(taxi);
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    await eventually(async () => stream.named('notification').length === 1, 'the first one');
    stream.stop();
    expect(stream.named('notification')[0]?.notification).toMatchObject({ title: 'Driver on the way', type: 'ride', isRead: false });
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'arrived' } });
    const own = await rider.client.call(calls.passengerActiveRide, { params: { id: rider.user.id } });
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'in_progress', pin: there(own?.pin) } });
    await driveThere(world, taxi, ride.id);
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'completed' } });
    const list = await listOf(rider);
    expect(list.map((entry) => entry.title)).toEqual([
      `Payment of R${ride.fare}`,
      'Trip completed',
      'Your driver has arrived',
      'Driver on the way',
    ]);
    expect(list[0]).toMatchObject({ type: 'payment', data: { redirectTo: '/ride-history' } });
    expect(list[3]?.message).toBe(`Zanele is coming: Corolla, plate ${plateOf(taxi)}.`);
    expect((await listOf(rider, { language: 'sw' }))[3]?.title).toBe('Dereva yuko njiani');
    await rider.client.answer(calls.changeAccount, { body: { language: 'st' } });
    expect((await listOf(rider))[3]?.title).toBe('Mokganni o tseleng');
  });

  it('say the colour of a car in the language of whoever reads them', async () => {
    const person = await passenger(world);
    const values = { driver: 'Zanele', vehicle: 'Toyota Corolla', color: 'White', plate: 'KA 1 LE GP' };
    await inTransaction(world.node.ctx, (uow) => notify(uow, person.user.id, { kind: 'toldAccepted', values }));
    expect((await listOf(person))[0]?.message).toBe('Zanele is coming: White Toyota Corolla, plate KA 1 LE GP.');
    expect((await listOf(person, { language: 'sw' }))[0]?.message).toBe('Zanele anakuja: Toyota Corolla nyeupe, namba KA 1 LE GP.');
  });

  it('of every kind reach a Swahili driver in Swahili, and a Sesotho one in Sesotho, whole', async () => {
    const person = await driver(world);
    const english = JSON.parse(
      readFileSync(new URL('../../../locales/src/notifications-server/en.json', import.meta.url), 'utf8'),
    ) as Record<string, string>;
    /** Each place that a text of the kind leaves open, filled with a number, which says nothing in any language. */
    const valuesOf = (kind: string) =>
      Object.fromEntries(
        [...`${english[`${kind}Title`]} ${english[`${kind}Text`]}`.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, '7']),
      );
    await inTransaction(world.node.ctx, async (uow) => {
      for (const kind of noticeKinds) await notify(uow, person.user.id, { kind, values: valuesOf(kind) });
    });
    const all = async () => {
      const found: Awaited<ReturnType<typeof listOf>>[number][] = [];
      for (;;) {
        const before = found.at(-1)?.id;
        const page = await listOf(person, before === undefined ? {} : { before: String(before) });
        if (page.length === 0) return found;
        found.push(...page);
      }
    };
    const read = async (language: Language) => {
      await person.client.answer(calls.changeAccount, { body: { language } });
      return all();
    };
    const inEnglish = await read('en');
    expect(inEnglish).toHaveLength(noticeKinds.length);
    for (const language of languageIds.filter((id) => id !== 'en')) {
      const own = await read(language);
      // What is only filled in, such as the words of a chat, is the same in each.
      const untold = own.filter(({ title, message }, at) => {
        const said = inEnglish[at];
        return (
          title === said?.title || (message === said?.message && /\p{L}/u.test(message)) || /[{}]/.test(title + message) || message === ''
        );
      });
      expect([language, untold]).toEqual([language, []]);
    }
  });

  it('are written with the change that they announce, or not at all', async () => {
    const person = await passenger(world);
    await inTransaction(world.node.ctx, async (uow) => {
      await notify(uow, person.user.id, { kind: 'toldVerified' });
      throw new Error('undone');
    }).catch(() => {});
    expect(await listOf(person)).toEqual([]);
  });

  it('are read one by one or all at once, by their own person alone', async () => {
    const [person, other] = [await passenger(world), await passenger(world)];
    for (const note of ['a', 'b', '<script>alert(1)</script> {note} @told_pdp_permit']) await tell(person, note);
    const newest = there((await listOf(person))[0]);
    expect(newest.message).toBe('<script>alert(1)</script> {note} @told_pdp_permit');
    expect((await other.client.answer(calls.readNotification, { params: { id: newest.id } })).status).toBe(404);
    expect((await other.client.answer(calls.listNotifications, { params: { userId: person.user.id } })).status).toBe(403);
    expect((await other.client.answer(calls.readAllNotifications, { body: { userId: person.user.id } })).status).toBe(403);
    expect((await person.client.answer(calls.readNotification, { params: { id: newest.id } })).body.isRead).toBe(true);
    expect((await person.client.answer(calls.readAllNotifications, { body: { userId: person.user.id } })).body).toEqual({ read: 2 });
    expect((await person.client.answer(calls.readAllNotifications, { body: {} })).body).toEqual({ read: 0 });
    expect((await listOf(person)).every((entry) => entry.isRead)).toBe(true);
  });

  it('are paged', async () => {
    const person = await passenger(world);
    await world.db
      .insert(notifications)
      .values(Array.from({ length: 70 }, () => ({ userId: person.user.id, kind: 'toldVerified' as const, redirectTo: '/driver' })));
    const first = await listOf(person);
    expect(first).toHaveLength(30);
    const second = await listOf(person, { before: String(first.at(-1)?.id) });
    expect(second[0]?.id).toBeLessThan(there(first.at(-1)).id);
  });
});

describe('a push subscription', () => {
  it('is refused when it points inside', async () => {
    const person = await passenger(world);
    for (const endpoint of [
      'http://push.example.org/x',
      'https://127.0.0.1/x',
      'https://10.1.2.3/x',
      'https://169.254.169.254/latest',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://localhost/x',
      'https://router.lan/x',
      'https://push.example.org:8443/x',
      'https://user:pw@push.example.org/x',
      'javascript:alert(1)',
      'x',
    ]) {
      const answer = await subscribe(person, endpoint);
      expect([endpoint, answer.status, answer.body.errors?.[0]?.path]).toEqual([endpoint, 400, 'endpoint']);
    }
    for (const address of ['8.8.8.8', '2001:4860:4860::8888', '::ffff:8.8.8.8']) expect(isInside(address)).toBe(false);
    for (const address of ['fd00::1', 'fe80::1', '0.0.0.0', '100.64.1.1', 'nonsense']) expect(isInside(address)).toBe(true);
  });

  it('belongs to the last who signed in on the browser; ten of a person are stored', async () => {
    const [a, b] = [await passenger(world), await passenger(world)];
    const endpoint = 'https://push.example.org/shared';
    await subscribe(a, endpoint);
    await subscribe(b, endpoint);
    expect(await world.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, a.user.id))).toBe(0);
    for (let i = 0; i < 12; i += 1) await subscribe(b);
    expect(await world.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, b.user.id))).toBe(10);
    expect((await a.client.answer(calls.unsubscribePush, { body: { endpoint } })).status).toBe(200);
  });
});

describe('a push message', () => {
  const pushed = async (person: Person) => {
    const subs = await world.db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, person.user.id));
    const rows = await world.db.select().from(outboxMessages).where(eq(outboxMessages.channel, 'push'));
    return rows.filter((row) => subs.some((sub) => row.recipient === String(sub.id)));
  };

  it('is queued for each browser, held back by a muted kind and by quiet hours, never for an emergency', async () => {
    const person = await passenger(world);
    await subscribe(person);
    await tell(person, 'one');
    expect(await pushed(person)).toHaveLength(1);
    const { hour, minute } = localMoment(new Date(), countryById('za').timeZoneId);
    const now = hour * 60 + minute;
    await person.client.answer(calls.changeAccount, { body: { quietHours: { from: now, to: (now + 5) % 1440 } } });
    await tell(person, 'two');
    expect(await pushed(person)).toHaveLength(1);
    await inTransaction(world.node.ctx, (uow) => notify(uow, person.user.id, { kind: 'toldEmergencyTaken' }));
    expect((await pushed(person)).at(-1)).toMatchObject({ urgent: true });
    await person.client.answer(calls.changeAccount, { body: { quietHours: null, mutedNotifications: ['ride'] } });
    await inTransaction(world.node.ctx, (uow) => notify(uow, person.user.id, { kind: 'toldArrived' }));
    expect(await pushed(person)).toHaveLength(2);
    expect(await listOf(person)).toHaveLength(4);
    await person.client.answer(calls.logout);
    await tell(person, 'after signing out');
    expect(await pushed(person)).toHaveLength(2);
  });

  it('says title, text and screen, in the person’s language; a subscription that is gone is forgotten', async () => {
    const person = await passenger(world);
    await subscribe(person);
    await world.db.update(users).set({ language: 'sw' }).where(eq(users.id, person.user.id));
    await inTransaction(world.node.ctx, (uow) => notify(uow, person.user.id, { kind: 'toldVerified' }));
    const [message] = await pushed(person);
    if (message === undefined) throw new Error('nothing was queued');
    const sent: unknown[] = [];
    const deliver = pushDelivery(world.node.ctx, async (_subscription, payload, options) => {
      sent.push(JSON.parse(String(payload)));
      expect(options?.vapidDetails?.publicKey).toMatch(/^[\w-]{80,}$/);
      return { statusCode: 201, body: '', headers: {} };
    });
    expect(await deliver(message)).toBe('sent');
    expect(sent).toMatchObject([{ title: 'Umethibitishwa', redirectTo: '/driver' }]);
    const gone = pushDelivery(world.node.ctx, async () => {
      throw new webPush.WebPushError('gone', 410, {}, '', '');
    });
    expect(await gone(message)).toBe('written');
    expect(await world.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, person.user.id))).toBe(0);
    const busy = pushDelivery(world.node.ctx, async () => {
      throw new webPush.WebPushError('busy', 503, {}, '', '');
    });
    await subscribe(person);
    await tell(person, 'again');
    const [second] = await pushed(person);
    await expect(busy(second as typeof message)).rejects.toThrow('busy');
  });
});
