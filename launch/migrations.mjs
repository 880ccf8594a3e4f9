// Whether the newest migration leads to the tables as they are written: whoever changes one must change the other.
import { readdirSync, readFileSync } from 'node:fs';
import * as schema from '@safiri/db/schema.ts';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { at } from './paths.mjs';
import { differences } from './snapshots.mjs';

const folder = at('packages', 'db', 'migrations', 'meta');
const newest = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
  .at(-1);
const migrated = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8'));
// What JSON can't say, such as a member that is undefined, stands in no snapshot.
const written = JSON.parse(JSON.stringify(generateDrizzleJson(schema)));
const differing = differences(written, migrated);
if (differing.length > 0) {
  console.error(
    `The tables and the newest migration (${newest}) differ in: ${differing.join(', ')}. ` +
      'Write the migration: npm run migration -- --name what-changes',
  );
  process.exit(1);
}
