import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownObjectsOnly, staffRoles } from '@safiri/rules/staff/roles.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { identitySteps } from '../testing/identity.ts';
import { driver, memberOfStaff, passenger, staffMember } from '../testing/people.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-identity-'));
const world = useWorld({ env: { DATA_DIR: dataDir } });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { send, decide, read, told, ownOf, shownOf } = identitySteps(world, () => staff);

describe('a reviewer', () => {
  it('finds what waits, counted, opens the picture and accepts; it is written down, and the person is told', async () => {
    const person = await passenger(world, { name: 'Palesa Nkosi' });
    const { identity: before } = await staff.call(calls.whatWaits);
    const { id } = await send(person);
    expect((await staff.call(calls.whatWaits)).identity).toBe(before + 1);
    const { waiting } = await staff.call(calls.listIdentityChecks);
    expect(waiting.find((check) => check.id === id)).toMatchObject({ name: 'Palesa Nkosi', kind: 'selfie', status: 'pending' });
    const { picture } = await staff.call(calls.readIdentityCheck, { params: { id } });
    const shown = await read(staff, there(picture).url);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'no-store']);
    expect(await decide(id, 'accepted')).toMatchObject({ status: 'accepted', decidedBy: 'Refilwe Staff', note: null });
    expect((await staff.call(calls.whatWaits)).identity).toBe(before);
    expect((await staff.call(calls.listIdentityChecks)).decided[0]).toMatchObject({ id, status: 'accepted' });
    expect((await ownOf(person))?.status).toBe('accepted');
    expect(await told(person)).toContain('You are checked');
    const [entry] = await staff.call(calls.doneAboutPerson, { params: { id: person.user.id } });
    expect(entry).toMatchObject({ action: 'identity.accepted', data: { checkId: id, kind: 'selfie' } });
    expect((await staff.call(calls.readPerson, { params: { id: person.user.id } })).identity).toMatchObject({
      checkId: id,
      kind: 'selfie',
      status: 'accepted',
    });
    const late = await staff.refused(calls.decideIdentityCheck, { params: { id }, body: { decision: 'refused', note: 'No' } });
    expect([late.status, late.code]).toEqual([409, 'already_decided']);
  });

  it('refuses with a note that the person reads, and then another may be sent', async () => {
    const person = await passenger(world);
    const { id } = await send(person);
    const silent = await staff.refused(calls.decideIdentityCheck, { params: { id }, body: { decision: 'refused' } });
    expect([silent.status, silent.errors?.map(({ path }) => path)]).toEqual([400, ['note']]);
    await decide(id, 'refused');
    expect(await ownOf(person)).toMatchObject({ status: 'refused', note: 'Too dark to see' });
    const [notice] = await person.client.call(calls.ownNotifications);
    expect(notice).toMatchObject({ title: 'Your check was not accepted', data: { redirectTo: '/profile' } });
    expect(notice?.message).toContain('Not accepted: photo of your face. Too dark to see');
    const [entry] = await staff.call(calls.doneAboutPerson, { params: { id: person.user.id } });
    expect(entry).toMatchObject({ action: 'identity.refused', data: { note: 'Too dark to see' } });
    expect((await shownOf(person)).offer).toBeNull();
    expect((await send(person)).status).toBe('pending');
  });

  it('takes an acceptance back with a reason; drivers are told nothing any more', async () => {
    const person = await passenger(world);
    const { id } = await send(person);
    const early = await staff.refused(calls.takeBackIdentityCheck, { params: { id }, body: { reason: 'Forged' } });
    expect([early.status, early.code]).toEqual([409, 'illegal_transition']);
    const { pictureUntil } = await decide(id, 'accepted');
    const { tripOf } = await shownOf(person);
    expect(await tripOf()).toBe('selfie');
    const taken = await staff.call(calls.takeBackIdentityCheck, { params: { id }, body: { reason: 'It is a photo of a screen' } });
    // The picture goes no later for it.
    expect(taken).toMatchObject({ status: 'taken_back', note: 'It is a photo of a screen', pictureUntil });
    expect(await tripOf()).toBeNull();
    expect(await ownOf(person)).toMatchObject({ status: 'taken_back', note: 'It is a photo of a screen' });
    expect(await told(person)).toContain('Your check was taken back');
    const [entry] = await staff.call(calls.doneAboutPerson, { params: { id: person.user.id } });
    expect(entry).toMatchObject({ action: 'identity.taken_back', data: { note: 'It is a photo of a screen' } });
    expect((await send(person)).status).toBe('pending');
  });

  it('is an owner, somebody of operations or a reviewer; nobody else reads, opens or decides', async () => {
    const person = await passenger(world);
    const { id } = await send(person);
    const url = `/api/staff/identity/${id}/picture`;
    // Merchants and fleet owners hold their role with what it reaches, and are asked with every route in the access matrix.
    for (const role of staffRoles.filter((one) => !ownObjectsOnly.includes(one))) {
      const { client } = await memberOfStaff(world, [{ role }]);
      const may = ['owner', 'operations', 'reviewer'].includes(role);
      const statuses = [
        (await client.answer(calls.listIdentityChecks)).status,
        (await client.answer(calls.readIdentityCheck, { params: { id } })).status,
        (await read(client, url)).status,
      ];
      expect([role, statuses]).toEqual([role, may ? [200, 200, 200] : [403, 403, 403]]);
    }
    const taxi = await driver(world);
    expect([(await read(person.client, url)).status, (await read(taxi.client, url)).status]).toEqual([403, 403]);
    const { client: reviewer } = await memberOfStaff(world, [{ role: 'reviewer' }]);
    expect((await decide(id, 'accepted', reviewer)).status).toBe('accepted');
    const { client: support } = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await support.refused(calls.takeBackIdentityCheck, { params: { id }, body: { reason: 'x' } })).status).toBe(403);
    expect((await support.call(calls.whatWaits)).identity).toBe(0);
  });
});
