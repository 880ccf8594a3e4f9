import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openExtract } from '@safiri/server/roads/public.ts';
import { writeExtract } from './write-extract.ts';

it('writes copies of a city that an import reads, each with numbers of its own and farther east', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safiri-extract-'));
  const file = join(folder, 'two.osm.pbf');
  const shop = { shop: 'kiosk', name: 'Duka' };
  writeExtract(
    file,
    {
      lat: [-1e6, -2e6],
      lng: [347_000_000, 347_500_000],
      tagsOfNode: new Map([[1, shop]]),
      ways: [{ tags: { highway: 'primary', name: 'Oginga Odinga' }, nodes: [0, 1] }],
    },
    2,
  );
  const [nodes, ways]: [unknown[], unknown[]] = [[], []];
  const source = await openExtract(file);
  await source.read({
    nodeTags: true,
    node: (...node) => void nodes.push(node.filter((one) => one !== undefined)),
    way: (...way) => void ways.push(way),
  });
  rmSync(folder, { recursive: true, force: true });
  expect(nodes).toEqual([
    [1, -0.1, 34.7],
    [2, -0.2, 34.75, shop],
    [3, -0.1, 40.7],
    [4, -0.2, 40.75, shop],
  ]);
  const tags = { highway: 'primary', name: 'Oginga Odinga' };
  expect(ways).toEqual([
    [1, tags, [1, 2]],
    [2, tags, [3, 4]],
  ]);
});
