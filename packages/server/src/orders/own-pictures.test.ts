import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import { pictures } from '@safiri/db/catalogue/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { pictureFacts, UNUSED_PICTURE_DAYS, UNUSED_PICTURES_AT_MOST, type PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import { MAX_DOCUMENT_BYTES } from '@safiri/rules/verification/documents.ts';
import { calls } from '../testing/calls.ts';
import { kitchen, shelves } from '../testing/carts.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { memberOfStaff, passenger, type Person } from '../testing/people.ts';
import { sendFile, uploadPhoto } from '../testing/photos.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-pictures-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ env: { DATA_DIR: dataDir } });
let guest: Person;
beforeAll(async () => {
  guest = await passenger(world);
});

/** A photo of a plate: red on the left, green on the right. */
const photoOf = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    {
      input: { create: { width: Math.round(width / 2), height, channels: 3, background: '#208020' } },
      left: Math.round(width / 2),
      top: 0,
    },
  ]);
const photo = await photoOf().jpeg().toBuffer();
const tooMuch = await photoOf(5100, 5100).png().toBuffer();
const tooLittle = await photoOf(400, 400).jpeg().toBuffer();
const frame = (background: string) =>
  sharp({ create: { width: 500, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
  .gif()
  .toBuffer();
const square = { left: '0', top: '0', width: '0.5', height: '0.75' };
const whole = { left: '0', top: '0', width: '1', height: '1' };

const shopkeeperOf = async (merchantId: number) => (await memberOfStaff(world, [{ role: 'merchant', merchantId }])).client;
async function send(
  client: Client,
  merchantId: number,
  content: Buffer | string = photo,
  part: object = square,
  shape: PictureShape = 'item',
) {
  const query = new URLSearchParams({ shape, ...part });
  const answer = await sendFile(
    world,
    client,
    content,
    'a.jpg',
    'image/jpeg',
    'file',
    `/api/staff/merchants/${merchantId}/pictures?${query}`,
  );
  return { ...answer, picture: answer.body as unknown as Picture };
}
const read = (url: string, headers: Record<string, string> = {}) => fetch(world.node.address + url, { headers });
const menuOf = (id: number) => guest.client.call(calls.menuItemsOf, { params: { restaurantId: id } });
const statuses = (picture: Picture | null) => Promise.all((picture?.sources ?? []).map(async ({ url }) => (await read(url)).status));
async function someDaysLater(): Promise<void> {
  const { unusedSince } = pictures;
  await world.db.update(pictures).set({ unusedSince: sql`${unusedSince} - make_interval(days => ${UNUSED_PICTURE_DAYS})` });
  await world.node.app.hourly();
}
const incoming = () => (existsSync(join(dataDir, 'uploads', 'incoming')) ? readdirSync(join(dataDir, 'uploads', 'incoming')) : []);

/** Noise is what packs worst. */
const noise = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .png()
    .toBuffer();

describe('the picture of an item', () => {
  it('is cut, made anew in three widths without metadata, and seen by everybody for ever at an address of its content', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const withPlace = await photoOf()
      .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '25/1 44/1 0/1', GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer();
    const { status, picture } = await send(own, at.id, withPlace, { left: '0.5', top: '0.1', width: '0.5', height: '0.75' });
    expect(status).toBe(201);
    expect(picture).toMatchObject({ ratio: 1, sources: [{ width: 160 }, { width: 320 }] });
    // The right half is green.
    expect(Number.parseInt(picture.color.slice(3, 5), 16)).toBeGreaterThan(100);
    expect(Number.parseInt(picture.color.slice(1, 3), 16)).toBeLessThan(80);
    const id = at.itemId('Jollof');
    expect(await own.call(calls.changeItem, { params: { id }, body: { picture: picture.id, version: 1 } })).toMatchObject({
      picture,
      version: 2,
    });
    expect((await menuOf(at.id)).map((item) => item.picture)).toEqual([picture, null]);
    for (const { url, width } of picture.sources) {
      const answer = await read(url);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(answer.headers.get('set-cookie')).toBeNull();
      const content = Buffer.from(await answer.arrayBuffer());
      expect(content.includes('SecretPhone')).toBe(false);
      const kept = await sharp(content).metadata();
      expect(kept).toMatchObject({ format: 'webp', width, height: width });
      expect(kept.exif).toBeUndefined();
    }
    const [entry] = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'item.changed', data: { picture: picture.id, was: { name: 'Jollof', picture: null } } });
    expect(incoming()).toEqual([]);
  });

  it('keeps within its bytes whatever it shows, stands upright, and has no width that the photo has not', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const { picture } = await send(own, at.id, await noise(900), whole);
    expect(picture.sources.map(({ width }) => width)).toEqual(pictureFacts.item.sizes.map(({ width }) => width));
    for (const [i, { url }] of picture.sources.entries())
      expect((await (await read(url)).arrayBuffer()).byteLength).toBeLessThanOrEqual(pictureFacts.item.sizes[i]?.bytes ?? 0);
    // Taken with the phone on its side: its left half is what stands above.
    const turned = await photoOf(800, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const upper = await send(own, at.id, turned, { left: '0', top: '0', width: '1', height: '0.5' });
    expect(Number.parseInt(upper.picture.color.slice(1, 3), 16)).toBeGreaterThan(150);
  });

  it.each([
    ['beyond the right edge', { left: '0.6', top: '0', width: '0.5', height: '0.5' }, 'width'],
    ['beyond the lower edge', { left: '0', top: '0.9', width: '0.2', height: '0.2' }, 'width'],
    ['of no width', { ...square, width: '0' }, 'width'],
    ['before the left edge', { ...square, left: '-0.1' }, 'left'],
    ['wider than the photo', { ...square, width: '1.5' }, 'width'],
    ['of no number', { ...square, top: 'Infinity' }, 'top'],
    ['that is not said', { left: '0', top: '0', width: '1' }, 'height'],
    ['of no shape that there is', { ...square, shape: 'round' }, 'shape'],
  ])('is refused by the name of the field for a part %s', async (_what, part, field) => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const { status, body } = await send(own, at.id, photo, part);
    expect([status, body.errors[0]?.path.split('.').at(-1)]).toEqual([400, field]);
  });

  it.each([
    ['a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 415, 'picture_type'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, 'picture_type'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>', 415, 'picture_type'],
    ['half a picture', photo.subarray(0, 900), 415, 'picture_type'],
    ['a picture that moves', moving, 415, 'picture_type'],
    ['too many pixels', tooMuch, 415, 'picture_type'],
    ['more than 10 MB', Buffer.concat([photo, Buffer.alloc(MAX_DOCUMENT_BYTES)]), 413, 'file_too_large'],
    ['a part of too few pixels', tooLittle, 422, 'picture_too_small'],
  ])('is refused when it is %s, and leaves nothing', async (_what, content, status, code) => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const answer = await send(own, at.id, content);
    expect(answer).toMatchObject({ status, body: { code, errors: [{ path: 'file' }] } });
    if (content === moving) expect(answer.body.detail).toContain('moves');
    expect(await world.db.select().from(pictures).where(eq(pictures.merchantId, at.id))).toEqual([]);
    expect(incoming()).toEqual([]);
  });

  it('is the shop’s own: another shop’s people reach neither the shop, the item nor the picture', async () => {
    const [at, other] = [await kitchen(world), await kitchen(world)];
    const [own, theirs] = [await shopkeeperOf(at.id), await shopkeeperOf(other.id)];
    const { picture } = await send(own, at.id);
    expect((await send(theirs, at.id)).status).toBe(404);
    expect((await send(guest.client, at.id)).status).toBe(403);
    expect((await send(world.client(), at.id)).status).toBe(401);
    const body = { picture: picture.id };
    expect((await theirs.answer(calls.changeItem, { params: { id: at.itemId('Suya') }, body })).status).toBe(404);
    // Nor may they hang it beside their own dish, or a shop its dish's picture over its door.
    for (const [client, call] of [
      [theirs, { params: { id: other.itemId('Suya') }, body }],
      [own, { params: { id: at.itemId('Suya') }, body: { picture: 2_000_000_000 } }],
    ] as const)
      expect((await client.answer(calls.changeItem, call)).body.errors?.[0]?.path).toBe('picture');
    expect((await own.answer(calls.changeMerchant, { params: { id: at.id }, body })).body.errors?.[0]?.path).toBe('picture');
    expect((await menuOf(other.id)).every((item) => item.picture === null)).toBe(true);
  });

  it('is not written over by whoever saw an older one; the same one sent twice is one', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const [first, again] = await Promise.all([send(own, at.id), send(own, at.id)]);
    expect(again.picture).toEqual(first.picture);
    const { picture: second } = await send(own, at.id, photo, { ...square, left: '0.5' });
    const params = { id: at.itemId('Suya') };
    const put = (picture: Picture) => own.answer(calls.changeItem, { params, body: { picture: picture.id, version: 1 } });
    const both = await Promise.all([put(first.picture), put(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile');
    expect(await own.call(calls.changeItem, { params, body: { picture: null, version: 2 } })).toMatchObject({ picture: null, version: 3 });
    expect((await menuOf(at.id)).every((item) => item.picture === null)).toBe(true);
  });

  it('stays for some days after it was replaced, then it is swept with its files; what is used is not', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const old = (await send(own, at.id)).picture;
    const next = (await send(own, at.id, photo, { ...square, left: '0.5' })).picture;
    const wear = (name: string, picture: Picture) =>
      own.call(calls.changeItem, { params: { id: at.itemId(name) }, body: { picture: picture.id } });
    await wear('Jollof', old);
    await wear('Suya', old);
    await wear('Jollof', next);
    // Another dish still has it.
    await someDaysLater();
    expect(await statuses(old)).toEqual([200, 200]);
    await wear('Suya', next);
    await world.node.app.hourly();
    expect(await statuses(old)).toEqual([200, 200]);
    await someDaysLater();
    expect(await statuses(old)).toEqual([404, 404]);
    expect(await statuses(next)).toEqual([200, 200]);
    expect((await own.answer(calls.changeItem, { params: { id: at.itemId('Suya') }, body: { picture: old.id } })).status).toBe(400);
    // The same photo sent later has an address of its own.
    const anew = (await send(own, at.id)).picture;
    expect(anew.sources[0]?.url).not.toBe(old.sources[0]?.url);
    expect(await statuses(anew)).toEqual([200, 200]);
  });

  it('waits for its use in numbers that one shop can’t fill the disk with', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    await world.db.insert(pictures).values(
      Array.from({ length: UNUSED_PICTURES_AT_MOST }, (_, n) => ({
        merchantId: at.id,
        shape: 'item' as const,
        hash: n.toString(16).padStart(16, '0'),
        widths: [160],
        color: '#000000',
      })),
    );
    expect(await send(own, at.id)).toMatchObject({ status: 409, body: { code: 'too_many_files' } });
  });
});

describe('the picture of a shop', () => {
  it('is three times as wide as high, and stands in the lists of customers', async () => {
    const at = await shelves(world);
    const own = await shopkeeperOf(at.id);
    const { picture } = await send(
      own,
      at.id,
      await photoOf(1500, 1000).jpeg().toBuffer(),
      { left: '0', top: '0.2', width: '1', height: '0.5' },
      'shop',
    );
    expect(picture).toMatchObject({ ratio: 3, sources: [{ width: 480 }, { width: 960 }, { width: 1440 }] });
    const params = { id: at.id };
    expect(await own.call(calls.changeMerchant, { params, body: { picture: picture.id, version: 1 } })).toMatchObject({
      picture,
      version: 2,
    });
    expect(await own.answer(calls.changeMerchant, { params, body: { picture: null, version: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    const { stores } = await guest.client.call(calls.stores, { query: { lat: '-25.7479', lng: '28.2293' } });
    expect(stores.find(({ id }) => id === at.id)).toMatchObject({ picture, logo: picture.sources[1]?.url });
    expect(await sharp(Buffer.from(await (await read(picture.sources[2]?.url ?? '')).arrayBuffer())).metadata()).toMatchObject({
      width: 1440,
      height: 480,
    });
    expect(await own.call(calls.changeMerchant, { params, body: { picture: null, version: 2 } })).toMatchObject({ picture: null });
  });
});

describe('the addresses of pictures', () => {
  it('open no private file, whatever is asked for', async () => {
    const url = await uploadPhoto(world, guest.client);
    const id = url.split('/').at(-1) ?? '';
    for (const path of [
      `/pictures/${id}`,
      `/pictures/${id}.webp`,
      `/pictures/..%2fuploads%2f${id.slice(0, 2)}%2f${id}`,
      '/pictures/',
      '/pictures/x',
    ])
      expect((await read(path, { cookie: guest.client.cookie() })).status, path).toBe(404);
    expect((await read(url)).status).toBe(401);
  });
});
