import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CatalogueError, importCatalogue } from './catalogue/public.ts';
import { withDatabase } from './platform/with-database.ts';

const USAGE = 'Use: npm run catalogue -- import FILE.csv';

const { positionals } = parseArgs({ allowPositionals: true });
const [command, file] = positionals;

try {
  if (command !== 'import' || file === undefined) throw new CatalogueError([USAGE]);
  const text = readFileSync(file, 'utf8');
  await withDatabase(async (ctx) => {
    const { merchants, items } = await ctx.db.transaction((tx) => importCatalogue(tx, text));
    process.stdout.write(`${items} items of ${merchants} shops are in the catalogue.\n`);
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof CatalogueError ? error.lines.join('\n') : String(error)}\n`);
  process.exit(1);
}
