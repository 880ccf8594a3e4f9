import { expect, it } from 'vitest';
import { useDatabaseBefore } from '../testing/migrations.ts';

const { run, rowsOf, migrate } = useDatabaseBefore('vehicle-ages');

it('leaves cities that are there with the ages that counted everywhere, and what says its own as it is', async () => {
  await run(`
    insert into markets (id) values ('pretoria'), ('durban');
    insert into market_versions (market_id, number, status, valid_from, published_at, document, digest)
    values ('pretoria', 1, 'published', now(), now(), '{"id": "pretoria"}', 'a'),
      ('durban', 1, 'published', now(), now(), '{"id": "durban", "vehicleAge": {}}', 'b')`);
  await migrate();
  expect(
    await rowsOf(
      `select document->>'id' as id, document->'vehicleAge'->'sedan' as sedan, digest from market_versions order by market_versions.id`,
    ),
  ).toEqual([
    { id: 'pretoria', sedan: 11, digest: 'a' },
    { id: 'durban', sedan: null, digest: 'b' },
  ]);
});
