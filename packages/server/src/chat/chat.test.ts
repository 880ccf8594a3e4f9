import type { QueryIn } from '@safiri/contract/call.ts';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MESSAGE_AT_MOST } from '@safiri/rules/chat/chat.ts';
import { follow } from '../testing/follow.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, passenger, PASSWORD, staffMember, type Person } from '../testing/people.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';
import type { Client } from '../testing/client.ts';
import { calls } from '../testing/calls.ts';
import { there, unchecked } from '../testing/client.ts';

const world = useWorld();

const start = async (person: Person, changes: Record<string, unknown> = {}) =>
  (
    await person.client.answer(calls.startSession, {
      body: { userId: person.user.id, category: 'general', priority: 'normal', ...changes },
    })
  ).body;
const write = (client: Client, sessionId: number, message: string, changes: Record<string, unknown> = {}) =>
  client.answer(calls.sendMessage, { body: { sessionId, message, messageType: 'text', isBot: false, ...changes } });
const read = (client: Client, sessionId: number, query: QueryIn<typeof calls.messagesOf> = {}) =>
  client.call(calls.messagesOf, { params: { sessionId }, query });

async function trip(): Promise<{ rider: Person; taxi: Awaited<ReturnType<typeof driver>>; rideId: number; chatId: number }> {
  const rider = await passenger(world, { name: 'Naledi Mokoena' });
  const taxi = await driver(world, { name: 'Zanele Khumalo' });
  const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
  const opened = await rider.client.answer(calls.openTripChat, { params: { rideId } });
  return { rider, taxi, rideId, chatId: opened.body.session.id };
}

describe('a chat with support', () => {
  it('opens as general and normal, is greeted by the helper, and the helper answers in the language asked for', async () => {
    const person = await passenger(world);
    const session = await person.client.call(calls.startSession, { body: {} });
    expect(session).toMatchObject({ userId: person.user.id, category: 'general', priority: 'normal', status: 'open', wantsStaff: false });
    const sent = await write(person.client, session.id, 'Nimesahau kitu kwenye gari', { language: 'sw' });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ senderId: person.user.id, isBot: false });
    const messages = await read(person.client, session.id);
    expect(messages.map((row) => row.isBot)).toEqual([true, false, true]);
    expect(messages[2]?.message).toContain('Nimesahau kitu kwenye gari');
    expect((await person.client.answer(calls.listSessions, { params: { userId: person.user.id } })).body.map((row) => row.id)).toEqual([
      session.id,
    ]);
  });

  it('is nobody else’s: not to list, read, write, close or rate', async () => {
    const [person, stranger] = [await passenger(world), await passenger(world)];
    const session = await start(person);
    expect((await stranger.client.answer(calls.listSessions, { params: { userId: person.user.id } })).status).toBe(403);
    expect((await stranger.client.answer(calls.messagesOf, { params: { sessionId: session.id } })).status).toBe(404);
    expect((await stranger.client.answer(calls.messages, { query: { sessionId: session.id } })).status).toBe(404);
    expect((await write(stranger.client, session.id, 'hello')).status).toBe(404);
    expect((await stranger.client.answer(calls.closeSession, { params: { id: session.id } })).status).toBe(404);
    expect((await stranger.client.answer(calls.rateSession, { params: { id: session.id }, body: { rating: 5 } })).status).toBe(404);
    expect((await stranger.client.answer(calls.startSession, { body: { userId: person.user.id } })).status).toBe(403);
    const { rideId } = await trip();
    expect((await stranger.client.answer(calls.startSession, { body: { rideId } })).status).toBe(404);
    expect((await read(person.client, session.id)).length).toBe(1);
  });

  it('takes the sender from the session: a foreign senderId and isBot are ignored, markup stays text', async () => {
    const [person, other] = [await passenger(world), await passenger(world)];
    const session = await start(person);
    const message = '<img src=x onerror=alert(1)> {name} ${1}';
    const sent = await write(person.client, session.id, message, { senderId: other.user.id, isBot: true });
    expect(sent.body).toMatchObject({ senderId: person.user.id, isBot: false, message });
  });

  it('refuses the empty, the endless and the unknown, and phrases of a trip', async () => {
    const person = await passenger(world);
    const session = await start(person);
    for (const message of ['', '   ', 'x'.repeat(MESSAGE_AT_MOST + 1), 'a\u0000b', 7, null]) {
      const answer = await person.client.answer(calls.sendMessage, { body: { sessionId: session.id, message: unchecked(message) } });
      expect([message, answer.status, answer.body.errors?.[0]?.path]).toEqual([message, 400, 'message']);
    }
    expect((await write(person.client, session.id, 'x'.repeat(MESSAGE_AT_MOST))).status).toBe(201);
    expect((await write(person.client, session.id, 'quickHere', { messageType: 'quick' })).status).toBe(400);
    expect((await write(person.client, 999_999_999, 'x')).status).toBe(404);
    expect((await person.client.answer(calls.startSession, { body: { category: unchecked('gossip') } })).status).toBe(400);
  });

  it('keeps a message once, however often and at once it is sent', async () => {
    const person = await passenger(world);
    const session = await start(person, { priority: 'urgent' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => write(person.client, session.id, 'my bag is in the car', { clientId: 'phone-0001' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await read(person.client, session.id)).filter((row) => !row.isBot).length).toBe(1);
  });

  it('keeps the order in which messages were accepted, live and read in parts', async () => {
    const person = await passenger(world);
    const session = await start(person, { priority: 'urgent' });
    const stream = follow(world.node.address, person.client);
    await eventually(async () => stream.named('hello').length > 0, 'the stream');
    for (let i = 0; i < 70; i += 1) await write(person.client, session.id, `number ${i}`);
    await eventually(async () => stream.named('chat').length === 70, 'all of them');
    stream.stop();
    expect(stream.named('chat').map(({ message }) => message.message)).toEqual(Array.from({ length: 70 }, (_, i) => `number ${i}`));
    const newest = await read(person.client, session.id);
    const before = await read(person.client, session.id, { before: String(newest[0]?.id) });
    expect([...before, ...newest].filter((row) => !row.isBot).map((row) => row.message)).toEqual(
      Array.from({ length: 70 }, (_, i) => `number ${i}`),
    );
    expect((await read(person.client, session.id, { after: String(newest[40]?.id) })).map((row) => row.message)).toEqual(
      newest.slice(41).map((row) => row.message),
    );
  });

  it('of ten thousand messages is read a page at a time', async () => {
    const person = await passenger(world);
    const session = await start(person);
    const { db } = world.node.ctx;
    await db.execute(
      sql`insert into chat_messages (session_id, sender_id, message) select ${session.id}, ${person.user.id}, 'm' || n from generate_series(1, 10000) n`,
    );
    await db.execute(sql`analyze chat_messages`);
    const page = await read(person.client, session.id);
    expect(page.map((row) => row.message)).toEqual(Array.from({ length: 50 }, (_, i) => `m${9951 + i}`));
    expect((await read(person.client, session.id, { after: String(there(page[0]).id - 5000) })).length).toBe(200);
  });

  it('ends when its person closes it: nothing is written after, and the help can be rated', async () => {
    const person = await passenger(world);
    const session = await start(person);
    expect((await person.client.answer(calls.rateSession, { params: { id: session.id }, body: { rating: 4 } })).status).toBe(409);
    expect((await person.client.answer(calls.closeSession, { params: { id: session.id } })).body.status).toBe('closed');
    expect((await person.client.answer(calls.closeSession, { params: { id: session.id } })).body.status).toBe('closed');
    const late = await write(person.client, session.id, 'one more');
    expect([late.status, late.body.code]).toEqual([409, 'chat_closed']);
    for (const rating of [0, 6, 2.5, '5'])
      expect(
        (await person.client.answer(calls.rateSession, { params: { id: session.id }, body: { rating: unchecked(rating) } })).status,
      ).toBe(400);
    expect((await person.client.answer(calls.rateSession, { params: { id: session.id }, body: { rating: 4 } })).body.rating).toBe(4);
  });

  it('stays within ten open ones for each person', async () => {
    const person = await passenger(world);
    for (let i = 0; i < 10; i += 1) await start(person);
    expect((await start(person)).code).toBe('too_many_chats');
  });
});

describe('a deleted account', () => {
  it('took its chats along, and leaves none of its words', async () => {
    const person = await passenger(world);
    const session = await start(person, { priority: 'urgent' });
    await write(person.client, session.id, 'my secret words');
    const zip = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: person.client.cookie() } });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const chats = JSON.parse(strFromU8(files['chats.json'] ?? new Uint8Array()));
    expect(chats[0].messages.map(({ by, message }: Record<'by' | 'message', string>) => [by, message])[1]).toEqual([
      'you',
      'my secret words',
    ]);
    expect((await person.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    const { rows } = await world.db.execute(sql`select message from chat_messages where sender_id = ${person.user.id}`);
    expect(rows).toEqual([{ message: '' }]);
    expect((await world.db.execute(sql`select status from chat_sessions where id = ${session.id}`)).rows).toEqual([{ status: 'closed' }]);
  });
});

describe('the team', () => {
  it('sees what waits, the most urgent first; one of two who claim at once has it, answers, and closes', async () => {
    const [one, two] = [await staffMember(world), await staffMember(world)];
    const [person, urgent] = [await passenger(world), await passenger(world, { name: 'Pressed Person' })];
    const session = await start(person);
    await write(person.client, session.id, 'I want to talk to a person');
    const pressing = await start(urgent, { priority: 'urgent' });
    const inbox = (await one.answer(calls.inbox)).body.map((row) => row.id);
    expect(inbox.indexOf(pressing.id)).toBeLessThan(inbox.indexOf(session.id));
    const rows = (await one.answer(calls.inbox)).body;
    expect(rows.find((row) => row.id === session.id)).toMatchObject({ question: 'I want to talk to a person' });
    expect(rows.find((row) => row.id === pressing.id)).not.toHaveProperty('question');
    expect((await write(one, session.id, 'not yet mine')).status).toBe(409);

    const claims = await Promise.all([one, two].map((staff) => staff.answer(calls.claimChat, { params: { id: session.id } })));
    expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [mine, theirs] = claims[0]?.status === 200 ? [one, two] : [two, one];
    const stream = follow(world.node.address, person.client);
    await eventually(async () => stream.named('hello').length > 0, 'the stream');
    expect((await write(mine, session.id, 'We found your bag.')).status).toBe(201);
    expect((await write(theirs, session.id, 'me too')).status).toBe(409);
    await eventually(async () => stream.named('chat').length === 1 && stream.named('notification').length === 1, 'the answer');
    stream.stop();
    expect(stream.named('notification')[0]?.notification).toMatchObject({
      message: 'We found your bag.',
      data: { redirectTo: `/live-chat?session=${session.id}` },
    });
    await write(person.client, session.id, 'my payment, a refund');
    expect((await read(person.client, session.id)).at(-1)?.isBot).toBe(false);
    expect((await theirs.answer(calls.staffCloseChat, { params: { id: session.id }, body: {} })).status).toBe(409);
    expect(
      (await mine.answer(calls.staffCloseChat, { params: { id: session.id }, body: { note: 'bag handed over' } })).body.closeNote,
    ).toBe('bag handed over');
    expect((await write(mine, session.id, 'late')).body.code).toBe('chat_closed');
  });

  it('reads in the inbox how the person began, and for how long they wait for one of the team', async () => {
    const staff = await staffMember(world);
    const person = await passenger(world);
    const session = await start(person);
    await write(person.client, session.id, 'I left my bag in the car');
    await write(person.client, session.id, 'I want to talk to a person');
    await write(person.client, session.id, `Is anybody there? ${'x'.repeat(400)}`);
    // Since the helper handed over: neither what was said to it before nor what the person adds changes it.
    await world.db.execute(sql`update chat_messages set created_at = created_at - interval '10 minutes' where session_id = ${session.id}
      and id < (select max(id) from chat_messages where session_id = ${session.id} and is_bot)`);
    const handedOver = (await read(person.client, session.id)).findLast((message) => message.isBot)?.createdAt;
    const row = (await staff.answer(calls.inbox)).body.find(({ id }) => id === session.id);
    expect(row).toMatchObject({ question: 'I left my bag in the car', waitingSince: handedOver });
    await staff.answer(calls.claimChat, { params: { id: session.id } });
    await write(staff, session.id, 'Which car was it?');
    const claimed = (await staff.answer(calls.inbox)).body.find(({ id }) => id === session.id);
    expect(claimed).toMatchObject({ question: 'I left my bag in the car', mine: true });
  });

  it('is shut out of what two people of a trip write, and others are shut out of the inbox', async () => {
    const staff = await staffMember(world);
    const { rider, chatId } = await trip();
    expect((await staff.answer(calls.getStaffChat, { params: { id: chatId } })).status).toBe(404);
    expect((await staff.answer(calls.messagesOf, { params: { sessionId: chatId } })).status).toBe(404);
    expect((await write(staff, chatId, 'hello')).status).toBe(404);
    expect((await rider.client.answer(calls.inbox)).status).toBe(403);
  });

  it('sees the trip that an issue is about, also when its driver reports it', async () => {
    const staff = await staffMember(world);
    const { taxi, rideId } = await trip();
    const session = await start(taxi, { category: 'ride_issue', rideId });
    expect(session.wantsStaff).toBe(true);
    const seen = await staff.call(calls.getStaffChat, { params: { id: session.id } });
    expect(seen.trip).toMatchObject({ status: 'in_progress', passengerName: 'Naledi Mokoena', driverName: 'Zanele Khumalo' });
  });
});

describe('the chat of a trip', () => {
  it('is between its two people, with phrases, and rings the other’s bell once', async () => {
    const { rider, taxi, rideId, chatId } = await trip();
    const opened = await taxi.client.call(calls.openTripChat, { params: { rideId } });
    expect(opened).toMatchObject({ session: { id: chatId, rideId }, open: true, messages: [] });
    expect((await write(rider.client, chatId, 'quickHere', { messageType: 'quick' })).status).toBe(201);
    expect((await write(rider.client, chatId, 'At the gate')).status).toBe(201);
    expect((await write(rider.client, chatId, 'no such phrase', { messageType: 'quick' })).status).toBe(400);
    expect((await read(taxi.client, chatId)).map((row) => row.message)).toEqual(['quickHere', 'At the gate']);
    const told = (await taxi.client.answer(calls.ownNotifications, { query: { language: 'sw' } })).body.filter(
      (entry) => entry.type === 'ride',
    );
    expect(told[0]).toMatchObject({ title: 'Ujumbe kutoka kwa Naledi', message: 'Niko hapa' });
    expect(told.filter((entry) => entry.title === 'Ujumbe kutoka kwa Naledi').length).toBe(1);
    const stranger = await passenger(world);
    expect((await stranger.client.answer(calls.openTripChat, { params: { rideId } })).status).toBe(404);
    expect((await write(stranger.client, chatId, 'hi')).status).toBe(404);
  });

  it('opened by both at once is one', async () => {
    const rider = await passenger(world);
    const taxi = await driver(world);
    const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
    const opened = await Promise.all(
      [rider, taxi, rider, taxi].map((person) => person.client.answer(calls.openTripChat, { params: { rideId } })),
    );
    expect(new Set(opened.map(({ status, body }) => `${status} ${body.session.id}`)).size).toBe(1);
  });

  it('is closed to writing when the trip ends, and to reading a day later', async () => {
    const { rider, taxi, rideId, chatId } = await trip();
    await write(taxi.client, chatId, 'On my way');
    await endUnproven(taxi, rideId);
    expect((await write(rider.client, chatId, 'my bag')).body.code).toBe('chat_closed');
    expect((await rider.client.answer(calls.openTripChat, { params: { rideId } })).body.open).toBe(false);
    await world.db.execute(sql`update rides set completed_at = completed_at - interval '25 hours' where id = ${rideId}`);
    expect((await rider.client.answer(calls.messagesOf, { params: { sessionId: chatId } })).status).toBe(404);
    expect((await rider.client.answer(calls.openTripChat, { params: { rideId } })).status).toBe(404);
  });
});
