import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { MAX_DOCUMENT_BYTES } from '@safiri/rules/verification/documents.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, passenger, staffMember } from '../testing/people.ts';
import { sendFile, smallPhoto } from '../testing/photos.ts';
import { fileStore, sweepUploads } from './public.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-uploads-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ env: { DATA_DIR: dataDir } });

const pdf = (middle = '', size = 0) => {
  const head = `%PDF-1.7\n1 0 obj<</Type/Catalog${middle}>>endobj\n`;
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head), Buffer.alloc(Math.max(0, size - head.length - tail.length), ' '), Buffer.from(tail)]);
};
const picture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer();

const send = (client: Client, content: Buffer | string, name?: string, type?: string, field?: string) =>
  sendFile(world, client, content, name, type, field);
const read = (client: Client, url: string) => fetch(world.node.address + url, { headers: { cookie: client.cookie() } });
const incoming = () => (existsSync(join(dataDir, 'uploads', 'incoming')) ? readdirSync(join(dataDir, 'uploads', 'incoming')) : []);
const rowsOf = async (userId: number) => (await world.db.select().from(uploads).where(eq(uploads.ownerId, userId))).length;

const small = await smallPhoto();

/** A PNG that says it is so many pixels wide and high, and holds next to none of them. */
function bomb(side: number): Buffer {
  const file = Buffer.from(small);
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** A PDF whose structure is packed into an object stream, as most are. */
const packedPdf = (objects: string, filter = '/Filter/FlateDecode') => {
  const packed = deflateSync(objects);
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n5 0 obj<</Type/ObjStm/N 1/First 4${filter}/Length ${packed.length}>>stream\r\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
};

describe('an upload', () => {
  it('keeps photos as JPEG without their metadata, upright, and PDFs as they are', async () => {
    const { client } = await passenger(world);
    const withPlace = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '25/1 44/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await send(client, withPlace);
    expect(sent).toMatchObject({ status: 201, body: { mediaType: 'image/jpeg' } });
    const kept = Buffer.from(await (await read(client, sent.body.url)).arrayBuffer());
    expect(kept.length).toBe(sent.body.size);
    expect(kept.includes('SecretPhone')).toBe(false);
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 400 });
    expect(metadata.exif).toBeUndefined();
    for (const format of ['png', 'webp'] as const)
      expect((await send(client, await picture(format), `a.${format}`)).body.mediaType).toBe('image/jpeg');
    const plain = await send(client, pdf(), 'licence.pdf', 'application/pdf');
    expect(plain.body).toMatchObject({ mediaType: 'application/pdf', size: pdf().length });
  });

  it('may have exactly 10 MB, and not one byte more; a refused one leaves nothing', async () => {
    const { client, user } = await passenger(world);
    expect((await send(client, pdf('', MAX_DOCUMENT_BYTES))).status).toBe(201);
    const larger = await send(client, pdf('', MAX_DOCUMENT_BYTES + 1));
    expect(larger).toMatchObject({ status: 413, body: { code: 'file_too_large', errors: [{ path: 'file' }] } });
    expect(await rowsOf(user.id)).toBe(1);
    expect(incoming()).toEqual([]);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'],
    ['an HTML file named .png', '<!doctype html><script>alert(1)</script>', 'a.png'],
    ['an executable', '\u007fELF\u0002\u0001\u0001', 'a.jpg'],
    ['an empty file', '', 'a.jpg'],
    ['a text', 'just words', 'a.pdf'],
    ['half a picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'a.jpg'],
    ['a picture of 30,000 × 30,000', bomb(30_000), 'a.png'],
    ['a picture of 5,001 × 5,001', bomb(5001), 'a.png'],
    ['a PDF with a script', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'a.pdf'],
    ['a PDF with a disguised script', pdf('/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>'), 'a.pdf'],
    ['a PDF that carries a file', pdf('/Names<</EmbeddedFiles 2 0 R>>'), 'a.pdf'],
    ['a PDF with a packed script', packedPdf('1 0 <</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'), 'a.pdf'],
    ['a PDF with a packed, disguised script', packedPdf('1 0 <</Open#41ction<</S/J#61vaScript>>>>'), 'a.pdf'],
    ['a PDF packed twice', packedPdf('x', '/Filter[/FlateDecode/ASCIIHexDecode]'), 'a.pdf'],
    ['a PDF that unpacks to gigabytes', packedPdf(' '.repeat(40 * 1024 * 1024)), 'a.pdf'],
  ])('is refused when it is %s', async (_what, content, name) => {
    const { client, user } = await passenger(world);
    const answer = await send(client, content, name, 'image/png');
    expect(answer).toMatchObject({ status: 415, body: { code: 'file_type', errors: [{ path: 'file' }] } });
    expect(await rowsOf(user.id)).toBe(0);
    expect(incoming()).toEqual([]);
  });

  it('may be packed as most PDFs are, and says how many pixels are too many', async () => {
    const { client } = await passenger(world);
    expect((await send(client, packedPdf('1 0 <</Type/Catalog/Pages 2 0 R>>'))).status).toBe(201);
    expect((await send(client, bomb(7000))).body).toMatchObject({ detail: expect.stringContaining('25 million') });
  });

  it('ignores the name it comes with', async () => {
    const { client } = await passenger(world);
    for (const name of ['../../escaped', '/etc/passwd', 'a\u0000.jpg', 'x'.repeat(3000)]) {
      const sent = await send(client, await picture(), name);
      expect(sent.status).toBe(201);
      expect(sent.body.url).toMatch(/^\/api\/uploads\/[\w-]{22}$/);
    }
    expect(existsSync(join(dataDir, 'escaped'))).toBe(false);
  });

  it('needs a file in the field `file`, and somebody who is signed in', async () => {
    const { client } = await passenger(world);
    expect((await send(client, await picture(), 'a.jpg', 'image/jpeg', 'other')).body.errors[0]?.path).toBe('file');
    expect((await client.post('/api/uploads', { file: 'x' })).status).toBe(415);
    expect((await send(world.client(), await picture())).status).toBe(401);
  });

  it('that breaks off leaves neither a row nor a file', async () => {
    const { client, user } = await passenger(world);
    const { port } = new URL(world.node.address);
    const socket = connectTcp(Number(port), '127.0.0.1');
    socket.write(
      `POST /api/uploads HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${client.cookie()}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    );
    socket.write(await picture());
    await eventually(async () => incoming().length === 1);
    socket.destroy();
    await eventually(async () => incoming().length === 0);
    expect(await rowsOf(user.id)).toBe(0);
  });

  it('may come twice at once, and not without end', async () => {
    const { client, user } = await passenger(world);
    const content = await picture();
    const both = await Promise.all([send(client, content), send(client, content)]);
    expect(both.map((answer) => answer.status)).toEqual([201, 201]);
    expect(both[0]?.body.url).not.toBe(both[1]?.body.url);
    for (let i = 2; i < 18; i += 1) await send(client, pdf());
    const together = await Promise.all([1, 2, 3, 4].map(() => send(client, pdf())));
    expect(together.map(({ status, body }) => (status === 201 ? 'kept' : body.code)).toSorted()).toEqual([
      'kept',
      'kept',
      'too_many_files',
      'too_many_files',
    ]);
    expect(await rowsOf(user.id)).toBe(20);
    expect((await send(client, pdf())).body.code).toBe('too_many_files');
  });
});

describe('reading', () => {
  it('is for the owner and for staff, in quarantine and without a trace in caches', async () => {
    const owner = await driver(world);
    const { url } = (await send(owner.client, await picture())).body;
    const staff = await staffMember(world);
    for (const client of [owner.client, staff]) {
      const answer = await read(client, url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const stranger = await passenger(world);
    expect((await read(stranger.client, url)).status).toBe(404);
    expect((await read(world.client(), url)).status).toBe(401);
    expect((await read(owner.client, '/api/uploads/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });
});

describe('the sweep', () => {
  it('deletes what was never used after a day, and nothing else', async () => {
    const { client, user } = await driver(world, { approved: false });
    const kept = (await send(client, pdf())).body.url;
    const unused = (await send(client, await picture())).body.url;
    const driverId = (await client.answer(calls.session)).body.user.driver?.id;
    expect(
      (await client.answer(calls.sendDocument, { body: { driverId: there(driverId), documentType: 'id_document', documentUrl: kept } }))
        .status,
    ).toBe(201);
    await world.db.execute(sql`update uploads set created_at = now() - interval '25 hours' where owner_id = ${user.id}`);
    await sweepUploads(world.node.ctx, fileStore(world.node.ctx.config));
    expect((await read(client, unused)).status).toBe(404);
    expect((await read(client, kept)).status).toBe(200);
  });
});
