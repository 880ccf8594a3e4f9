import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { eventually, passenger, rideBody } from '../testing/people.ts';
import { sendFile, smallPhoto } from '../testing/photos.ts';
import { calls } from '../testing/calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-full-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let room = true;
const world = useWorld({
  env: { DATA_DIR: dataDir },
  files: {
    async put() {
      if (!room) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    },
    open: async () => undefined,
    remove: async () => {},
  },
});

const ready = async () => {
  const answer = await world.client().get('/readyz');
  return { status: answer.status, cause: (answer.body as { cause?: string }).cause };
};
const isReady = async () => (await ready()).status === 200;

describe('a full disk', () => {
  it('of the database is answered by 503 with a time, and shown by the readiness check', async () => {
    const { client } = await passenger(world);
    // As PostgreSQL says it, for a table that can't grow and for every new one.
    await world.db.execute(sql`
      create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert on rides for each row execute function no_room();
      create function no_room_at_all() returns event_trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create event trigger no_room_at_all on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_room_at_all()`);
    const refused = await client.answer(calls.requestRide, { body: rideBody(), once: true });
    expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await ready()).toEqual({ status: 503, cause: 'no room on the disk of the database' });
    await world.db.execute(sql`drop event trigger no_room_at_all; drop trigger no_room on rides`);
    await eventually(isReady, 'room again');
    expect((await client.answer(calls.requestRide, { body: rideBody() })).status).toBe(201);
  });

  it('of the files is answered alike, and nothing is left of the file', async () => {
    const { client, user } = await passenger(world);
    symlinkSync('/dev/full', join(dataDir, 'room.probe'));
    room = false;
    const refused = await sendFile(world, client, await smallPhoto());
    expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    expect(await ready()).toEqual({ status: 503, cause: 'no room in DATA_DIR' });
    room = true;
    await eventually(isReady, 'room again');
    expect((await sendFile(world, client, await smallPhoto())).status).toBe(201);
    const { rows } = await world.db.execute(sql`select 1 from uploads where owner_id = ${user.id}`);
    expect(rows).toHaveLength(1);
  });
});
