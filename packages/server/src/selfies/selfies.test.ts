import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '@safiri/db/auth/tables.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { SELFIE_BYTES, SELFIE_DAYS, SELFIE_FRESH_MINUTES } from '@safiri/rules/selfies/duty-selfie.ts';
import { systemRandom } from '../platform/random.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, signInAgain, type DriverPerson } from '../testing/people.ts';
import { sendFile, smallPhoto, uploadPhoto } from '../testing/photos.ts';
import { codeOf, selfieSteps, setStatus as status } from '../testing/selfies.ts';
import { fileStore } from '../uploads/public.ts';
import { sweepSelfies } from './own-data.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-selfies-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Noon in Pretoria yesterday: sessions of staff end by the clock of the machine. */
const noon = Math.floor(Date.now() / DAY - 1) * DAY + 10 * 60 * MINUTE;
let now = noon;
const clock = () => new Date(now);
const world = useWorld({ clock, env: { DATA_DIR: dataDir, DUTY_SELFIE: 'daily' } });
beforeEach(() => {
  now = noon;
});

const { picture, rowsOf, idOf, showFace } = selfieSteps(world, () => void (now += MINUTE));
const offline = (person: DriverPerson) => status(person, false);

describe('once a day', () => {
  it('asks before the first going online, keeps the picture small and without metadata, and lets the driver online at once', async () => {
    const taxi = await driver(world);
    expect(await codeOf(status(taxi, true))).toBe('selfie_due');
    now += MINUTE;
    const camera = await sharp({
      create: { width: 1600, height: 2000, channels: 3, background: '#864', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .withExif({ IFD3: { GPSLatitude: '25/1 44/1 0/1' } })
      .jpeg()
      .toBuffer();
    const sent = await sendFile(world, taxi.client, camera, 'me.jpg', 'image/jpeg', 'file', '/api/selfies');
    expect([sent.status, sent.body.size <= SELFIE_BYTES]).toEqual([201, true]);
    expect(await codeOf(status(taxi, true, sent.body.url))).toBe('online');
    const photo = await fetch(`${world.node.address}/api/selfies/${await idOf(taxi)}/photo`, { headers: { cookie: taxi.client.cookie() } });
    const { exif, format } = await sharp(Buffer.from(await photo.arrayBuffer())).metadata();
    expect([photo.status, photo.headers.get('cache-control'), format, exif]).toEqual([200, 'no-store', 'jpeg', undefined]);
    expect(await rowsOf(taxi)).toMatchObject([{ verdict: null, sentAt: clock() }]);
  });

  it('does not ask again that day, nor who is online already, and answers the same to a repeated request', async () => {
    const taxi = await driver(world);
    const url = await showFace(taxi);
    expect(await codeOf(status(taxi, true, url))).toBe('online');
    await offline(taxi);
    expect(await codeOf(status(taxi, true, url))).toBe('online');
    await offline(taxi);
    expect(await codeOf(status(taxi, true))).toBe('online');
    expect(await rowsOf(taxi)).toHaveLength(1);
  });

  it('counts one picture of several requests at once, and all of them are online', async () => {
    const taxi = await driver(world);
    await status(taxi, true);
    now += MINUTE;
    const url = await picture(taxi);
    const answers = await Promise.all([1, 2, 3, 4].map(() => codeOf(status(taxi, true, url))));
    expect(answers).toEqual(['online', 'online', 'online', 'online']);
    expect(await rowsOf(taxi)).toHaveLength(1);
  });

  it('begins a new day at midnight of the driver: 22:00 UTC in Pretoria, 21:00 in Nairobi', async () => {
    const [south, east] = [await driver(world), await driver(world, { countryId: 'ke', phone: '+254712555013' })];
    const at = (time: string) => void (now = Date.parse(`${new Date(noon).toISOString().slice(0, 10)}T${time}Z`));
    for (const taxi of [south, east]) {
      await showFace(taxi);
      await offline(taxi);
    }
    at('20:59:59');
    expect([await codeOf(status(south, true)), await codeOf(status(east, true))]).toEqual(['online', 'online']);
    for (const taxi of [south, east]) await offline(taxi);
    at('21:00:00');
    expect([await codeOf(status(south, true)), await codeOf(status(east, true))]).toEqual(['online', 'selfie_due']);
    await offline(south);
    at('22:00:00');
    expect(await codeOf(status(south, true))).toBe('selfie_due');
  });

  it('refuses what was sent before it was asked for, what is old, another’s, used already, a paper, and keeps asking', async () => {
    const taxi = await driver(world);
    const before = await picture(taxi);
    now += MINUTE;
    // It had been taken before anybody asked.
    expect(await codeOf(status(taxi, true, before))).toBe('selfie_due');
    const stranger = await picture(await driver(world));
    const paper = await uploadPhoto(world, taxi.client);
    await world.db
      .update(uploads)
      .set({ byteSize: SELFIE_BYTES + 1 })
      .where(eq(uploads.id, there(paper.split('/').at(-1))));
    now += MINUTE;
    const old = await picture(taxi);
    now += (SELFIE_FRESH_MINUTES + 1) * MINUTE;
    for (const wrong of [before, old, stranger, paper, '/api/uploads/no-such-upload-at-all', 'https://example.org/me.jpg']) {
      const { status: code, body } = await taxi.client.answer(calls.setStatus, {
        params: { id: taxi.user.id },
        body: { isOnline: true, selfie: wrong },
      });
      expect([wrong, code, 'errors' in body && body.errors?.[0]?.path]).toEqual([wrong, 400, 'selfie']);
    }
    expect(await codeOf(status(taxi, true))).toBe('selfie_due');
    expect(await rowsOf(taxi)).toHaveLength(1);
    const url = await picture(taxi);
    expect(await codeOf(status(taxi, true, url))).toBe('online');
  });

  it('asks nobody who could not go online anyway', async () => {
    const taxi = await driver(world, { approved: false });
    expect(await codeOf(status(taxi, true))).toBe('driver_not_verified');
    expect(await rowsOf(taxi)).toEqual([]);
  });

  it('takes a PDF from nobody, and pictures from drivers alone', async () => {
    const taxi = await driver(world);
    expect((await sendFile(world, taxi.client, '%PDF-1.4', 'me.pdf', 'application/pdf', 'file', '/api/selfies')).status).toBe(415);
    const rider = await passenger(world);
    expect((await sendFile(world, rider.client, await smallPhoto(), 'me.png', 'image/png', 'file', '/api/selfies')).status).toBe(403);
  });
});

describe('what is kept', () => {
  it('is deleted after thirty days, the file too, and is asked for anew', async () => {
    const taxi = await driver(world);
    const url = await showFace(taxi);
    const files = fileStore(world.node.ctx.config);
    const id = there(url.split('/').at(-1));
    now += SELFIE_DAYS * DAY - MINUTE;
    await sweepSelfies(world.node.ctx, files);
    expect([(await rowsOf(taxi)).length, (await files.open(id)) === undefined]).toEqual([1, false]);
    now += 2 * MINUTE;
    await sweepSelfies(world.node.ctx, files);
    expect([await rowsOf(taxi), await files.open(id)]).toEqual([[], undefined]);
    expect(await world.db.$count(uploads, eq(uploads.id, id))).toBe(0);
  });

  it('is taken along by the driver, and goes with the account', async () => {
    const taxi = await driver(world);
    const url = await showFace(taxi);
    await offline(taxi);
    const response = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: taxi.client.cookie() } });
    const zip = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const [one] = JSON.parse(strFromU8(there(zip['selfies.json']))) as Array<{ photo: string; verdict: null }>;
    expect((await sharp(Buffer.from(there(zip[there(one).photo]))).metadata()).format).toBe('jpeg');
    expect((await taxi.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    const id = there(url.split('/').at(-1));
    expect([await rowsOf(taxi), await fileStore(world.node.ctx.config).open(id)]).toEqual([[], undefined]);
  });
});

describe('sometimes', () => {
  const chance = { draw: 1 };
  const some = useWorld({
    clock,
    env: { DATA_DIR: join(dataDir, 'some'), DUTY_SELFIE: 'sometimes' },
    random: { ...systemRandom, below: () => chance.draw },
  });
  const send = async (client: Client) =>
    (await sendFile(some, client, await smallPhoto(), 'me.png', 'image/png', 'file', '/api/selfies')).body.url;

  it('asks on a new device, then where the server drew it, and trying again draws nothing else', async () => {
    const taxi = await driver(some);
    const onDuty = (selfie?: string, client = taxi.client) => codeOf(status(taxi, true, selfie, client));
    expect([await onDuty(), await onDuty()]).toEqual(['selfie_due', 'selfie_due']);
    now += MINUTE;
    expect(await onDuty(await send(taxi.client))).toBe('online');
    for (let round = 0; round < 3; round += 1) {
      await offline(taxi);
      expect(await onDuty()).toBe('online');
    }
    await offline(taxi);
    chance.draw = 0;
    expect(await onDuty()).toBe('selfie_due');
    chance.draw = 1;
    expect(await onDuty()).toBe('selfie_due');
    now += MINUTE;
    expect(await onDuty(await send(taxi.client))).toBe('online');
    await offline(taxi);

    const { client: phone } = await signInAgain(some, taxi.email);
    expect(await onDuty(undefined, phone)).toBe('selfie_due');
    now += MINUTE;
    expect(await onDuty(await send(phone), phone)).toBe('online');
    await offline(taxi);
    expect([await onDuty(undefined, phone)]).toEqual(['online']);
  });

  it('asks each time where the browser keeps no device', async () => {
    const taxi = await driver(some);
    await some.db.update(sessions).set({ deviceId: null }).where(eq(sessions.userId, taxi.user.id));
    for (let round = 0; round < 2; round += 1) {
      expect(await codeOf(status(taxi, true))).toBe('selfie_due');
      now += MINUTE;
      expect(await codeOf(status(taxi, true, await send(taxi.client)))).toBe('online');
      await offline(taxi);
    }
  });
});

describe('off', () => {
  const calm = useWorld({ clock, env: { DATA_DIR: join(dataDir, 'calm') } });
  it('asks for nothing and looks nothing up', async () => {
    // Whoever looked would fail.
    await calm.db.execute(sql`alter table duty_selfies rename to nowhere_selfies`);
    await calm.db.execute(sql`alter table selfie_devices rename to nowhere_devices`);
    const taxi = await driver(calm);
    expect(await codeOf(status(taxi, true))).toBe('online');
    await calm.db.execute(sql`alter table nowhere_selfies rename to duty_selfies`);
    await calm.db.execute(sql`alter table nowhere_devices rename to selfie_devices`);
  });
});
