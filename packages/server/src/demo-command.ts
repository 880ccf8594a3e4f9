import { parseArgs } from 'node:util';
import { removeDemo } from './demo/remove.ts';
import { withDatabase } from './platform/with-database.ts';
import { rooms } from './rooms.ts';
import { fileStore } from './uploads/public.ts';

const { positionals } = parseArgs({ allowPositionals: true });

/** Takes the demo's people away. */
async function remove(): Promise<void> {
  const { removed, kept } = await withDatabase((ctx) => removeDemo(ctx, fileStore(ctx.config)), rooms);
  process.stdout.write(`${removed} people of the demo are gone.\n`);
  for (const { email, reason } of kept) process.stderr.write(`${email} is still there: ${reason}\n`);
  if (kept.length > 0) process.exitCode = 1;
}

if (positionals.join(' ') === 'remove') await remove();
else {
  process.stderr.write('Use: npm run demo -- remove\n');
  process.exitCode = 1;
}
