import { parseArgs } from 'node:util';
import { Problem } from './platform/problem.ts';
import { withDatabase } from './platform/with-database.ts';
import { CommandError, createStaff, listStaff, resetSecondFactor, roleOf, setRole } from './staff/public.ts';

const USAGE =
  'Use: npm run staff -- create EMAIL [--name NAME] [--phone +27...] [--role ROLE] | role EMAIL ROLE | list | reset-second-factor EMAIL';
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'Staff' }, phone: { type: 'string' }, role: { type: 'string' } },
});
const [command, email, word] = positionals;

try {
  await withDatabase(async (ctx) => {
    if (command === 'create' && email !== undefined) {
      const { name, phone, role } = values;
      const link = await createStaff(ctx, email, name, {
        ...(phone === undefined ? {} : { phone }),
        ...(role === undefined ? {} : { role: roleOf(role) }),
      });
      say(`Staff account ${email} is there. Set its password within a day with this link, then sign in at ${ctx.config.publicUrl}/staff:`);
      say(link);
    } else if (command === 'role' && email !== undefined && word !== undefined) {
      await setRole(ctx, email, roleOf(word));
      say(`${email} is ${word} now, and may sign in.`);
    } else if (command === 'reset-second-factor' && email !== undefined) {
      await resetSecondFactor(ctx, email);
      say(`The second factor of ${email} is gone; the next sign-in sets up a new one.`);
    } else if (command === 'list') {
      for (const person of await listStaff(ctx)) {
        const roles = person.roles.length === 0 ? 'no role' : person.roles.join(', ');
        const factor = person.secondFactor ? 'yes' : 'not yet';
        say(`${person.email}  ${person.name}  ${roles}${person.disabled ? '  disabled' : ''}  second factor: ${factor}`);
      }
    } else throw new CommandError(USAGE);
  });
} catch (error) {
  if (!(error instanceof CommandError || error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
