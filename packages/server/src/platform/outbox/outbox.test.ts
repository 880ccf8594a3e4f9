import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { createDelivery } from '../../adapters/delivery.ts';
import { useWorld } from '../../testing/harness.ts';
import { eventually } from '../../testing/people.ts';
import { startServer } from '../../testing/server-process.ts';
import { fakeGateway, type FakeGateway } from '../../testing/providers.ts';
import { readConfig } from '../config.ts';
import { inTransaction } from '../unit-of-work.ts';
import { retryAfterMs } from './backoff.ts';
import { enqueueMessages, type NewMessage } from './enqueue-message.ts';
import { startOutbox, type Deliver, type OutboxWorker } from './worker.ts';

const world = useWorld();
const running: OutboxWorker[] = [];
const start = (deliver: Deliver, clock?: () => Date) => {
  const ctx = clock === undefined ? world.node.ctx : { ...world.node.ctx, clock };
  running.push(startOutbox(ctx, deliver));
};
const stopAll = async () => {
  for (const worker of running.splice(0)) await worker.stop();
};
afterEach(stopAll);

const sealing = useWorld({ sealed: true });

const sms = (changes: Partial<NewMessage> = {}): NewMessage => ({
  channel: 'sms',
  recipient: '+27821112233',
  subject: '',
  body: 'hello',
  ...changes,
});
const put = (...messages: NewMessage[]) => inTransaction(world.node.ctx, (uow) => enqueueMessages(uow, messages));
const rowOf = async (id: number | undefined) =>
  (
    await world.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.id, id ?? 0))
  )[0];
const statusIs = (id: number | undefined, status: string) => eventually(async () => (await rowOf(id))?.status === status, status);

describe('the outbox', () => {
  it('delivers each message once, whatever number of workers there are', async () => {
    const seen: number[] = [];
    const deliver: Deliver = async ({ id }) => {
      seen.push(id);
      return 'sent';
    };
    const ids = await put(...Array.from({ length: 40 }, () => sms()));
    start(deliver);
    start(deliver);
    start(deliver);
    await Promise.all(ids.map((id) => statusIs(id, 'sent')));
    await stopAll();
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('writes nothing that was rolled back', async () => {
    const before = await world.db.$count(outboxMessages);
    await inTransaction(world.node.ctx, async (uow) => {
      await enqueueMessages(uow, [sms()]);
      throw new Error('no');
    }).catch(() => {});
    expect(await world.db.$count(outboxMessages)).toBe(before);
  });

  it('tries a refused message again with a growing wait, shows why, and never loses it', async () => {
    const [id] = await put(sms());
    let now = Date.now();
    let tries = 0;
    start(
      async () => {
        tries += 1;
        if (tries < 4) throw new Error(`no credit, ${tries}`);
        return 'sent';
      },
      () => new Date(now),
    );
    for (let seen = 1; seen <= 3; seen += 1) {
      // What was said of this try is written with its outcome: before that the row still shows the claim.
      await eventually(async () => (await rowOf(id))?.lastError === `no credit, ${seen}`, 'a failed try');
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 'waiting', attempts: seen });
      expect(row?.nextTryAt.getTime()).toBeGreaterThan(now);
      now = row?.nextTryAt.getTime() ?? now;
    }
    await statusIs(id, 'sent');
    expect(await rowOf(id)).toMatchObject({ attempts: 4, lastError: null });
  });

  it('is sent once more after its worker was killed in mid-send, and not sooner', async () => {
    const gateway = await fakeGateway();
    gateway.mood = 'hangs';
    const [id] = await put(sms());
    const killed = await startServer({
      PORT: '0',
      DATABASE_URL: world.databaseUrl,
      SMS_URL: gateway.url,
      SMS_USERNAME: 'safiri',
      SMS_API_KEY: 'key',
    });
    await eventually(async () => (await rowOf(id))?.attempts === 1, 'the claim');
    await killed.kill();
    await gateway.close();
    let now = Date.now();
    let sent = 0;
    const deliver: Deliver = async () => {
      sent += 1;
      return 'sent';
    };
    start(deliver, () => new Date(now));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(sent).toBe(0);
    now += 61_000;
    await statusIs(id, 'sent');
    expect(sent).toBe(1);
  });

  it('lets an urgent message pass others that hang', async () => {
    const ids = await put(...Array.from({ length: 10 }, () => sms({ body: 'slow' })));
    const release: Array<() => void> = [];
    start(async ({ body }) => {
      if (body === 'slow') await new Promise<void>((resolve) => release.push(resolve));
      return 'sent';
    });
    await eventually(async () => release.length > 0, 'the slow ones');
    const [urgent] = await put(sms({ urgent: true }));
    await statusIs(urgent, 'sent');
    expect((await rowOf(ids[9]))?.status).toBe('waiting');
    const stopping = stopAll();
    const letGo = setInterval(() => release.splice(0).forEach((go) => go()), 20);
    await stopping;
    clearInterval(letGo);
  });
});

describe('the wait after a failed try', () => {
  it('grows, stays within bounds, and for urgent ones never passes a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 23 * 3_600_000 }), (attempts, ageMs) => {
        const urgent = retryAfterMs(attempts, true, ageMs);
        expect(urgent).not.toBeNull();
        expect(urgent).toBeLessThanOrEqual(60_000);
        const calm = retryAfterMs(attempts, false, ageMs);
        if (attempts >= 12) expect(calm).toBeNull();
        else expect(calm).toBeGreaterThanOrEqual(retryAfterMs(Math.max(1, attempts - 1), false, ageMs) ?? 0);
      }),
    );
    expect(retryAfterMs(3, true, 25 * 3_600_000)).toBeNull();
  });
});

describe('the adapters', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-outbox-'));
  let gateway: FakeGateway;
  beforeAll(async () => {
    gateway = await fakeGateway();
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await gateway.close();
  });
  const deliveryWith = (env: Record<string, string>) =>
    createDelivery(readConfig({ DATABASE_URL: 'postgres://x/y', DATA_DIR: dataDir, ...env }), async () => 'written');

  it('write down what has no provider, and never call it sent', async () => {
    const deliver = deliveryWith({});
    expect(await deliver({ ...sms(), id: 7 })).toBe('written');
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['000007-sms.txt']);
    expect(readFileSync(join(dataDir, 'outbox', '000007-sms.txt'), 'utf8')).toContain('To: +27821112233');
  });

  it('hand texts to the gateway, and believe its answer alone', async () => {
    const deliver = deliveryWith({ SMS_URL: gateway.url, SMS_USERNAME: 'safiri', SMS_API_KEY: 'key' });
    expect(await deliver({ ...sms(), id: 8 })).toBe('sent');
    expect(gateway.texts).toEqual([{ to: '+27821112233', message: 'hello' }]);
    gateway.mood = 'refuses';
    await expect(deliver({ ...sms(), id: 9 })).rejects.toThrow('InsufficientBalance');
    gateway.mood = 'fails';
    await expect(deliver({ ...sms(), id: 10 })).rejects.toThrow('502');
  });

  it('refuse half a setting with a line that names it', () => {
    expect(() => readConfig({ SMS_URL: 'https://sms.example' })).toThrow('SMS_USERNAME');
  });
});

describe('the text of a message with a secret', () => {
  const putSecret = (changes: Partial<NewMessage> = {}) =>
    inTransaction(sealing.node.ctx, (uow) => enqueueMessages(uow, [sms({ body: 'the code is 123456', secret: true, ...changes })]));
  const sealedRow = async (id: number | undefined) =>
    (
      await sealing.db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.id, id ?? 0))
    )[0];
  const startSealed = (deliver: Deliver) => running.push(startOutbox(sealing.node.ctx, deliver));
  const becomes = (id: number | undefined, status: string) => eventually(async () => (await sealedRow(id))?.status === status, status);

  it('is sealed while it waits, said to its recipient, and wiped when it was handed over', async () => {
    const [id] = await putSecret();
    const waiting = await sealedRow(id);
    expect(waiting?.body).toBe('');
    expect(waiting?.sealed?.toString('latin1')).not.toContain('123456');
    const said: string[] = [];
    startSealed(async ({ body }) => {
      said.push(body);
      return 'sent';
    });
    await becomes(id, 'sent');
    expect(said).toEqual(['the code is 123456']);
    expect(await sealedRow(id)).toMatchObject({ body: '', sealed: null });
  });

  it('is kept for another try, and wiped when it is given up, as one that comes too late', async () => {
    const [id] = await putSecret();
    const [late] = await putSecret({ usefulUntil: new Date(Date.now() - 1000) });
    let tries = 0;
    startSealed(async () => {
      tries += 1;
      throw new Error('no credit');
    });
    await becomes(late, 'failed');
    await eventually(async () => (await sealedRow(id))?.lastError === 'no credit', 'a try');
    expect((await sealedRow(id))?.sealed).not.toBeNull();
    expect(await sealedRow(late)).toMatchObject({ body: '', sealed: null });
    expect(tries).toBe(1);
  });

  it('is in no file outside the demo', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'safiri-secret-'));
    const deliver = createDelivery(readConfig({ DATABASE_URL: 'postgres://x/y', DATA_DIR: dataDir }), async () => 'written');
    await deliver({ ...sms(), body: 'the code is 123456', secret: true, id: 1 });
    expect(readFileSync(join(dataDir, 'outbox', '000001-sms.txt'), 'utf8')).not.toContain('123456');
    rmSync(dataDir, { recursive: true, force: true });
  });
});
