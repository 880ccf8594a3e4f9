import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { follow } from '../testing/follow.ts';
import { eventually, memberOfStaff, passenger } from '../testing/people.ts';
import { food, kitchen, orderFood } from '../testing/carts.ts';
import { calls } from '../testing/calls.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { CommandError, createStaff, listStaff, roleOf, setRole } from './public.ts';
import { setDisabled } from './write-members.ts';

const world = useWorld();
const rolesOf = async (email: string) => (await listStaff(world.node.ctx)).find((person) => person.email === email)?.roles;

describe('the command line', () => {
  it('makes the first account an owner, and those after it of operations, unless told otherwise', async () => {
    await createStaff(world.node.ctx, 'first@example.org', 'First');
    await createStaff(world.node.ctx, 'second@example.org', 'Second', { phone: '+27 82 555 0142' });
    await createStaff(world.node.ctx, 'third@example.org', 'Third', { role: 'finance' });
    expect([await rolesOf('first@example.org'), await rolesOf('second@example.org'), await rolesOf('third@example.org')]).toEqual([
      ['owner'],
      ['operations'],
      ['finance'],
    ]);
    const { rows } = await world.db.execute(sql`select phone from staff_members where phone is not null`);
    expect(rows).toEqual([{ phone: '+27825550142' }]);
    await setRole(world.node.ctx, 'second@example.org', 'owner');
    expect(await rolesOf('second@example.org')).toEqual(['owner']);
  });

  it('refuses what is no role, no phone, and the last owner’s other role', async () => {
    expect(() => roleOf('boss')).toThrow(CommandError);
    expect(() => roleOf('merchant')).toThrow('no role');
    await expect(createStaff(world.node.ctx, 'fourth@example.org', 'x', { phone: '0825550142' })).rejects.toThrow('no phone number');
    await setRole(world.node.ctx, 'second@example.org', 'support');
    await expect(setRole(world.node.ctx, 'first@example.org', 'support')).rejects.toThrow('left without one');
    expect(await rolesOf('first@example.org')).toEqual(['owner']);
  });
});

describe('a merchant’s account', () => {
  it('sees the boards of its own shops and nothing of others, and is told of its own orders', async () => {
    const [mine, other] = [await kitchen(world), await kitchen(world)];
    const shopkeeper = await memberOfStaff(world, [{ role: 'merchant', merchantId: mine.id }]);
    const manager = await memberOfStaff(world, [{ role: 'operations' }]);
    const seen = await shopkeeper.client.call(calls.merchants);
    expect(seen.map(({ id }) => id)).toEqual([mine.id]);
    expect((await manager.client.call(calls.merchants)).map(({ id }) => id)).toEqual(expect.arrayContaining([mine.id, other.id]));
    const stream = follow(world.node.address, shopkeeper.client);
    await eventually(async () => stream.named('hello').length > 0, 'the stream');
    const rider = await passenger(world);
    const theirs = (await orderFood(rider, food(other))).body;
    const { id } = (await orderFood(rider, food(mine))).body;
    await eventually(async () => stream.named('board').length > 0, 'word of the order');
    expect(stream.named('board')).toEqual([{ merchantId: mine.id }]);
    stream.stop();
    expect((await shopkeeper.client.answer(calls.acceptOrder, { params: { id: theirs.id }, body: { minutes: 10 } })).status).toBe(404);
    expect((await shopkeeper.client.call(calls.acceptOrder, { params: { id }, body: { minutes: 10 } })).status).toBe('preparing');
  });
});

describe('a member who is disabled', () => {
  it('is refused with the next request, also by a node that knew them and was told nothing', async () => {
    await memberOfStaff(world);
    const member = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await member.client.answer(calls.inbox)).status).toBe(200);
    await world.db.execute(sql`update staff_members set disabled_at = now() where user_id = ${member.userId}`);
    expect((await member.client.answer(calls.inbox)).status).toBe(401);
    await world.db.execute(sql`update staff_members set disabled_at = null where user_id = ${member.userId}`);
    expect((await member.client.answer(calls.inbox)).status).toBe(200);
    const stream = follow(world.node.address, member.client);
    await eventually(async () => stream.named('hello').length > 0, 'the stream');
    await inTransaction(world.node.ctx, (uow) => setDisabled(world.node.ctx, uow, member.userId, true));
    await eventually(async () => stream.ended, 'the end of the stream');
    await inTransaction(world.node.ctx, (uow) => setDisabled(world.node.ctx, uow, member.userId, false));
    expect((await member.client.answer(calls.inbox)).status).toBe(401);
  });

  it('loses what a role gave with the role, at once', async () => {
    const member = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await member.client.answer(calls.inbox)).status).toBe(200);
    await world.db.execute(sql`update staff_roles set role = 'finance' where user_id = ${member.userId}`);
    expect((await member.client.refused(calls.inbox)).code).toBe('forbidden');
    expect((await member.client.answer(calls.listOpenPayouts)).status).toBe(200);
  });
});
