import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { getRide } from '@safiri/contract/rides/calls.ts';
import { useWorld } from './harness.ts';
import { passenger } from './people.ts';

const world = useWorld();

it('says under the test why a request failed, which its answer does not tell', async () => {
  const { client } = await passenger(world);
  await world.db.execute(sql`alter table rides rename to rides_gone`);
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const refusal = await client.refused(getRide, { params: { id: 1 } });
  expect([refusal.status, refusal.code]).toEqual([500, 'internal']);
  expect(written.mock.calls.join('\n')).toMatch(/^GET \/api\/rides\/:id failed: [\s\S]*relation "rides" does not exist/);
  written.mockRestore();
});
