import { withDatabase } from './platform/with-database.ts';
import { printOwnerLink } from './setup/public.ts';

/** Prints the link at which the first owner makes their account. */
const lines = await withDatabase(printOwnerLink);
if (lines === null) {
  process.stderr.write(
    'Somebody owns this console already ("npm run staff -- list" says who). An owner who is locked out comes back by "npm run staff -- role EMAIL owner".\n',
  );
  process.exitCode = 1;
} else process.stdout.write(`${lines.join('\n')}\n`);
