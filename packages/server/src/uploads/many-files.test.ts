import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { eventually, passenger, PASSWORD } from '../testing/people.ts';
import { sendFile, smallPhoto } from '../testing/photos.ts';
import { createExaminer } from './examiner.ts';
import { recogniseInProcess, type RecognisingProcess } from './recognise-apart.ts';
import { calls } from '../testing/calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-many-files-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let running = 0;
let most = 0;
let stalled = true;
const held: Array<() => void> = [];

/** Decodes nothing until it is let go. */
const stalling = (): RecognisingProcess => ({
  async recognise() {
    running += 1;
    most = Math.max(most, running);
    if (stalled) await new Promise<void>((resolve) => held.push(resolve));
    running -= 1;
    return { refused: 'Enough was seen' };
  },
  stop: async () => {},
});

const world = useWorld({ env: { DATA_DIR: dataDir }, examiner: createExaminer(1, stalling) });

it('keeps nobody else waiting: one is decoded at a time, one person has four, and everything else goes on', async () => {
  const { client } = await passenger(world);
  const photo = await smallPhoto();
  const sent = Array.from({ length: 7 }, () => sendFile(world, client, photo));
  await eventually(async () => held.length === 1, 'one that is decoded');
  const { email, client: other } = await passenger(world);
  expect((await world.client().answer(calls.login, { body: { email, password: PASSWORD } })).status).toBe(200);
  expect((await other.answer(calls.getAccount)).status).toBe(200);
  stalled = false;
  held.splice(0).forEach((letGo) => letGo());
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([415, 415, 415, 415, 429, 429, 429]);
  expect(answers.filter(({ status }) => status === 429).every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect(most).toBe(1);
});

it('ends a process that answers too late, and goes on with the next file', async () => {
  const program = join(dataDir, 'slow.mjs');
  writeFileSync(
    program,
    `process.on('message', ({ path }) => path === 'quick' && process.send({ recognised: { mediaType: 'application/pdf' } }));`,
  );
  const apart = recogniseInProcess(program, 2);
  await expect(apart.recognise('slow', '', 'document')).rejects.toMatchObject({ code: 'overloaded' });
  await expect(apart.recognise('quick', '', 'document')).resolves.toEqual({ mediaType: 'application/pdf' });
  await apart.stop();
});
