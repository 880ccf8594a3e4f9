import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applyFile, exportMarket, listMarkets, previewFile, publishProposed } from './markets/public.ts';
import { withDatabase } from './platform/with-database.ts';
import { DocumentError } from './platform/written-document.ts';

const USAGE = `Use: npm run market -- apply FILE.yaml [--from 2026-12-01T06:00] [--force REASON]
     npm run market -- preview FILE.yaml
     npm run market -- publish ID
     npm run market -- export ID
     npm run market -- list`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, force: { type: 'string' } },
});
const [command, what] = positionals;
const say = (lines: readonly string[]) => void process.stdout.write(`${lines.join('\n')}\n`);
const file = () => {
  if (what === undefined) throw new DocumentError([USAGE]);
  return readFileSync(what, 'utf8');
};

try {
  await withDatabase(async (ctx) => {
    if (command === 'apply') say(await applyFile(ctx, file(), values));
    else if (command === 'preview') say(await previewFile(ctx, file()));
    else if (command === 'list') say(await listMarkets(ctx));
    else if (command === 'publish' && what !== undefined) say(await publishProposed(ctx, what));
    else if (command === 'export' && what !== undefined) process.stdout.write(await exportMarket(ctx, what));
    else throw new DocumentError([USAGE]);
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
