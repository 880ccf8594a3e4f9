import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '@safiri/db/users/tables.ts';
import type { HeldRole } from '@safiri/rules/staff/roles.ts';
import { calls } from '../testing/calls.ts';
import { kitchen } from '../testing/carts.ts';
import { there, type Client } from '../testing/client.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { memberOfStaff, PASSWORD } from '../testing/people.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-team-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const world = useWorld({ env: { DATA_DIR: dataDir }, clock });
let second: Node;
beforeAll(async () => {
  second = await startNode(world.databaseUrl, { env: { DATA_DIR: dataDir }, clock });
});
afterAll(() => second.stop());
beforeEach(async () => {
  ahead = 0;
  // The trigger would keep the last owner of the test before.
  await world.db.execute(sql`update users set email = 'gone' || id || '@demo.safiri.africa' where user_type = 'staff'`);
  await world.db.execute(sql`update staff_members set disabled_at = now()`);
  await world.db.execute(sql`update approvals set outcome = 'refused', decided_by = asked_by, decided_at = now() where outcome is null`);
});

const HOUR = 3_600_000;
let n = 0;
const support: HeldRole[] = [{ role: 'support', merchantId: null, fleetId: null, marketIds: null }];
const invitation = (roles = support) => {
  n += 1;
  return { email: `new${n}@example.org`, name: 'Dineo Mokoena', phone: '+27 82 555 0142', roles: roles as never };
};
const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? '';
/** Sessions of staff end after hours; these last. */
const stayIn = () => world.db.execute(sql`update sessions set expires_at = now() + interval '3 days'`);
const owner = () => memberOfStaff(world);
const member = (role: 'support' | 'finance' | 'operations' = 'support') => memberOfStaff(world, [{ role }]);
const rolesOf = async (client: Client, userId: number) =>
  (await client.call(calls.readTeam)).members.find((one) => one.userId === userId)?.roles.map(({ role }) => role);
const codeOf = (secret: string, at = clock().getTime()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

describe('an invitation', () => {
  it('makes an account with the roles and the phone it names, once, however often it is taken up at the same moment', async () => {
    const { client } = await owner();
    const body = invitation();
    const { link, team } = await client.call(calls.invite, { body });
    expect(team.invitations).toMatchObject([
      { email: body.email, name: 'Dineo Mokoena', phone: '+27825550142', roles: [{ role: 'support' }] },
    ]);
    const token = tokenOf(link);
    expect(await world.client().call(calls.readInvitation, { body: { token } })).toEqual({ name: 'Dineo Mokoena', email: body.email });
    const answers = await Promise.all(
      [world.node, second, world.node, second].map((node) =>
        node.client().answer(calls.acceptInvitation, { body: { token, password: PASSWORD } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    expect((await world.client().refused(calls.readInvitation, { body: { token } })).code).toBe('invitation_invalid');
    const fresh = world.client();
    expect((await fresh.call(calls.signIn, { body: { email: body.email, password: PASSWORD } })).roles).toEqual(['support']);
    const after = await client.call(calls.readTeam);
    expect(after.invitations).toEqual([]);
    expect(after.members.find(({ email }) => email === body.email)).toMatchObject({
      phone: '+27825550142',
      isDisabled: false,
      secondFactor: false,
    });
  });

  it('is written in the language of whoever invites, as nothing is known of the other', async () => {
    const { client } = await owner();
    await client.call(calls.changeAccount, { body: { language: 'sw' } });
    const body = invitation();
    await client.call(calls.invite, { body });
    const { rows } = await world.db.execute<{ subject: string }>(sql`select subject from outbox_messages where recipient = ${body.email}`);
    expect(rows.map(({ subject }) => subject)).toEqual(['Umealikwa kwenye timu ya Safiri']);
  });

  it('is void after three days, once it was taken back, and when another was sent', async () => {
    const { client } = await owner();
    const old = await client.call(calls.invite, { body: invitation() });
    ahead = 73 * HOUR;
    expect((await world.client().refused(calls.acceptInvitation, { body: { token: tokenOf(old.link), password: PASSWORD } })).code).toBe(
      'invitation_invalid',
    );
    ahead = 0;
    const body = invitation();
    const first = await client.call(calls.invite, { body });
    const again = await client.call(calls.invite, { body });
    expect((await world.client().answer(calls.readInvitation, { body: { token: tokenOf(first.link) } })).status).toBe(410);
    const standing = again.team.invitations.find(({ email }) => email === body.email);
    await client.call(calls.withdrawInvitation, { params: { id: there(standing?.id) } });
    expect((await world.client().answer(calls.readInvitation, { body: { token: tokenOf(again.link) } })).status).toBe(410);
    expect((await world.client().answer(calls.readInvitation, { body: { token: 'nothing' } })).status).toBe(410);
  });

  it('makes nobody an owner, and names a shop that is there, for a merchant alone', async () => {
    const { client } = await owner();
    const shop = await kitchen(world);
    for (const roles of [
      [{ role: 'owner', merchantId: null }],
      [{ role: 'merchant', merchantId: null }],
      [{ role: 'support', merchantId: shop.id }],
      [{ role: 'merchant', merchantId: 99_999 }],
      [{ role: 'fleet', merchantId: null }],
      [{ role: 'fleet', merchantId: null, fleetId: 99_999 }],
      [],
    ])
      expect((await client.answer(calls.invite, { body: invitation(roles as HeldRole[]) })).status).toBe(400);
    const { team } = await client.call(calls.invite, {
      body: invitation([{ role: 'merchant', merchantId: shop.id, fleetId: null, marketIds: null }]),
    });
    expect(team.invitations.at(-1)?.roles).toMatchObject([{ role: 'merchant', merchantId: shop.id }]);
    expect((await client.answer(calls.invite, { body: { ...invitation(), phone: '082 555 0142' } })).status).toBe(400);
  });
});

describe('a member', () => {
  it('is disabled, which ends every session at once on every node, and let in again with a new sign-in', async () => {
    const { client } = await owner();
    const one = await member();
    const tab = one.client.at(second.address);
    expect((await tab.answer(calls.inbox)).status).toBe(200);
    const disabled = await client.call(calls.disableMember, { params: { id: one.userId } });
    expect(disabled.members.find(({ userId }) => userId === one.userId)).toMatchObject({ isDisabled: true, sessions: [] });
    expect((await tab.answer(calls.inbox)).status).toBe(401);
    await client.call(calls.enableMember, { params: { id: one.userId } });
    expect((await tab.answer(calls.inbox)).status).toBe(401);
  });

  it('is signed out everywhere, and given a phone', async () => {
    const { client } = await owner();
    const one = await member();
    expect((await one.client.answer(calls.inbox)).status).toBe(200);
    await client.call(calls.signMemberOut, { params: { id: one.userId } });
    expect((await one.client.answer(calls.inbox)).status).toBe(401);
    const { members } = await client.call(calls.setMemberPhone, { params: { id: one.userId }, body: { phone: '+254 712 345 678' } });
    expect(members.find(({ userId }) => userId === one.userId)?.phone).toBe('+254712345678');
  });

  it('of the demo stays as it is', async () => {
    const { client } = await owner();
    const one = await member();
    await world.db
      .update(users)
      .set({ email: `visitor${n}@demo.safiri.africa` })
      .where(eq(users.id, one.userId));
    for (const call of [calls.disableMember, calls.signMemberOut])
      expect((await client.answer(call, { params: { id: one.userId } })).status).toBe(409);
  });
});

describe('the last owner', () => {
  it('can neither be disabled nor made something else, by nobody', async () => {
    const { client, userId } = await owner();
    expect((await client.refused(calls.disableMember, { params: { id: userId } })).code).toBe('last_owner');
    expect((await client.refused(calls.setMemberRoles, { params: { id: userId }, body: { roles: support } })).code).toBe('last_owner');
    expect((await client.refused(calls.setMemberRoles, { params: { id: userId }, body: { roles: [] } })).code).toBe('last_owner');
    await expect(world.db.execute(sql`delete from staff_members where user_id = ${userId}`)).rejects.toThrow('Failed query');
    expect(await rolesOf(client, userId)).toEqual(['owner']);
  });

  it('stays when two owners take each other away at once, on two nodes', async () => {
    for (let round = 0; round < 25; round += 1) {
      const [one, other] = [await owner(), await owner()];
      const way = round % 2 === 0;
      const away = (client: Client, id: number) =>
        way
          ? client.answer(calls.disableMember, { params: { id } })
          : client.answer(calls.setMemberRoles, { params: { id }, body: { roles: support } });
      const answers = await Promise.all([away(one.client, other.userId), away(other.client.at(second.address), one.userId)]);
      const { rows } = await world.db.execute<{ n: number }>(sql`
        select count(*)::int as n from staff_roles r join staff_members m using (user_id) join users u on u.id = r.user_id
        where r.role = 'owner' and m.disabled_at is null and u.email not like '%demo.safiri.africa'`);
      expect(rows[0]?.n).toBeGreaterThanOrEqual(1);
      // The second one waits, and is refused, as the last owner or as somebody who is no owner any more.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await world.db.execute(sql`update users set email = 'gone' || id || '@demo.safiri.africa' where user_type = 'staff'`);
    }
  });
});

describe('two people', () => {
  it('make an owner: one asks, another agrees, and whoever asked can’t alone', async () => {
    const [one, other, plain] = [await owner(), await owner(), await member('finance')];
    const asked = await one.client.call(calls.setMemberRoles, {
      params: { id: plain.userId },
      body: { roles: [{ role: 'owner', merchantId: null }, ...support] },
    });
    expect(asked.members.find(({ userId }) => userId === plain.userId)).toMatchObject({ ownerAsked: true, roles: [{ role: 'support' }] });
    const [mine] = (await one.client.call(calls.listApprovals)).open;
    expect(mine).toMatchObject({ kind: 'staff_owner', isOwn: true, mayApprove: false, aloneFrom: null });
    const params = { id: there(mine?.id) };
    ahead = 48 * HOUR;
    await stayIn();
    expect((await one.client.refused(calls.decideApproval, { params, body: { outcome: 'approved' } })).code).toBe('own_request');
    ahead = 0;
    expect((await other.client.call(calls.whatWaits)).approvals).toBe(1);
    const answers = await Promise.all([
      other.client.answer(calls.decideApproval, { params, body: { outcome: 'approved' } }),
      other.client.at(second.address).answer(calls.decideApproval, { params, body: { outcome: 'refused', note: 'No' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const agreed = answers[0]?.status === 200;
    expect(await rolesOf(one.client, plain.userId)).toEqual(agreed ? ['support', 'owner'] : ['support']);
  });

  it('are one where an owner is alone, after a day', async () => {
    const [one, plain] = [await owner(), await member()];
    await one.client.call(calls.setMemberRoles, { params: { id: plain.userId }, body: { roles: [{ role: 'owner', merchantId: null }] } });
    const [mine] = (await one.client.call(calls.listApprovals)).open;
    expect(mine).toMatchObject({ isOwn: true, mayApprove: false, aloneFrom: expect.any(String) });
    const params = { id: there(mine?.id) };
    ahead = 23 * HOUR;
    await stayIn();
    expect((await one.client.refused(calls.decideApproval, { params, body: { outcome: 'approved' } })).code).toBe('own_request');
    ahead = 25 * HOUR;
    await one.client.call(calls.decideApproval, { params, body: { outcome: 'approved' } });
    expect(await rolesOf(one.client, plain.userId)).toEqual(['owner']);
  });

  it('is not what finance decides about owners', async () => {
    const [one, clerk, plain] = [await owner(), await member('finance'), await member()];
    await owner();
    await one.client.call(calls.setMemberRoles, { params: { id: plain.userId }, body: { roles: [{ role: 'owner', merchantId: null }] } });
    const [mine] = (await one.client.call(calls.listApprovals)).open;
    expect((await clerk.client.call(calls.listApprovals)).open).toEqual([]);
    expect(
      (await clerk.client.refused(calls.decideApproval, { params: { id: there(mine?.id) }, body: { outcome: 'approved' } })).code,
    ).toBe('forbidden');
  });
});

describe('the second factor', () => {
  async function enrolled() {
    const { client } = await owner();
    const body = invitation();
    const { link } = await client.call(calls.invite, { body });
    await world.client().call(calls.acceptInvitation, { body: { token: tokenOf(link), password: PASSWORD } });
    const sign = async () => {
      const browser = world.client();
      await browser.call(calls.signIn, { body: { email: body.email, password: PASSWORD } });
      return browser;
    };
    const browser = await sign();
    const { secret, demoCode } = await browser.call(calls.enrol);
    expect(demoCode).toBeNull();
    const me = await browser.call(calls.verify, { body: { code: codeOf(secret) } });
    return { sign, browser, secret, codes: there(me.recoveryCodes) };
  }

  it('comes with ten recovery codes, each of which lets in once, also when it comes twice at once', async () => {
    const { sign, codes } = await enrolled();
    expect(new Set(codes).size).toBe(10);
    const [first, later] = [await sign(), await sign()];
    const code = there(codes[3]);
    const answers = await Promise.all([first, later].map((browser) => browser.answer(calls.verify, { body: { recoveryCode: code } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      secondFactor: 'given',
      recoveryCodesLeft: 9,
      recoveryCodes: null,
    });
    expect((await (await sign()).answer(calls.verify, { body: { recoveryCode: 'aaaaa-aaaaa' } })).status).toBe(403);
    expect((await (await sign()).answer(calls.verify, { body: { recoveryCode: code, code: '123456' } })).status).toBe(400);
  });

  it('makes new codes, which void the old, and moves to another authenticator from within, never without', async () => {
    const { sign, browser, secret, codes } = await enrolled();
    ahead = 30_000;
    const made = await browser.call(calls.makeRecoveryCodes, { body: { code: codeOf(secret) } });
    expect((await browser.refused(calls.makeRecoveryCodes, { body: { code: codeOf(secret) } })).code).toBe('wrong_code');
    expect((await (await sign()).answer(calls.verify, { body: { recoveryCode: there(codes[0]) } })).status).toBe(403);
    expect((await (await sign()).answer(calls.verify, { body: { recoveryCode: there(made.recoveryCodes[0]) } })).status).toBe(200);
    expect((await (await sign()).answer(calls.enrol)).status).toBe(409);
    const next = await browser.call(calls.enrol);
    // Until the new one has shown a code, the old one holds.
    ahead = 90_000;
    expect((await (await sign()).answer(calls.verify, { body: { code: codeOf(secret) } })).status).toBe(200);
    await browser.call(calls.verify, { body: { code: codeOf(next.secret) } });
    ahead = 150_000;
    expect((await (await sign()).answer(calls.verify, { body: { code: codeOf(secret) } })).status).toBe(403);
    expect((await (await sign()).answer(calls.verify, { body: { code: codeOf(next.secret) } })).status).toBe(200);
  });
});
