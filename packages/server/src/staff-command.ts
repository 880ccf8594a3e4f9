import { parseArgs } from 'node:util';
import { withDatabase } from './platform/with-database.ts';
import { CommandError, createStaff, listStaff, resetSecondFactor } from './staff/public.ts';

const USAGE = 'Use: npm run staff -- create EMAIL [--name NAME] | list | reset-second-factor EMAIL';
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { positionals, values } = parseArgs({ allowPositionals: true, options: { name: { type: 'string', default: 'Staff' } } });
const [command, email] = positionals;

try {
  await withDatabase(async (ctx) => {
    if (command === 'create' && email !== undefined) {
      say(`Staff account ${email} is there. Set its password within a day with this link, then sign in at ${ctx.config.publicUrl}/staff:`);
      say(await createStaff(ctx, email, values.name));
    } else if (command === 'reset-second-factor' && email !== undefined) {
      await resetSecondFactor(ctx, email);
      say(`The second factor of ${email} is gone; the next sign-in sets up a new one.`);
    } else if (command === 'list') {
      for (const person of await listStaff(ctx))
        say(`${person.email}  ${person.name}  second factor: ${person.secondFactor ? 'yes' : 'not yet'}`);
    } else throw new CommandError(USAGE);
  });
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
