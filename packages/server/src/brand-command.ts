import { parseArgs } from 'node:util';
import { applyBrandFile, exportBrand, previewBrandFile } from './brand/public.ts';
import { withDatabase } from './platform/with-database.ts';
import { DocumentError } from './platform/written-document.ts';

const USAGE = `Use: npm run brand -- apply FILE.yaml [--why REASON]
     npm run brand -- preview FILE.yaml
     npm run brand -- export`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } });
const [command, file] = positionals;
const say = (lines: readonly string[]) => void process.stdout.write(`${lines.join('\n')}\n`);

try {
  await withDatabase(async (ctx) => {
    if (command === 'export') process.stdout.write(await exportBrand(ctx));
    else if (command === 'apply' && file !== undefined) say(await applyBrandFile(ctx, file, values.why ?? null));
    else if (command === 'preview' && file !== undefined) say(await previewBrandFile(ctx, file));
    else throw new DocumentError([USAGE]);
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
