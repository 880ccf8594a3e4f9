import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openMarkets } from './markets/public.ts';
import {
  checkFromCommand,
  codesFromCommand,
  importFromCommand,
  listFromCommand,
  OnboardingError,
  sendFromCommand,
} from './onboarding/public.ts';
import { withDatabase } from './platform/with-database.ts';

const USAGE = `Use: npm run drivers -- check FILE.csv [--market ID] [--language en|sw]
     npm run drivers -- import FILE.csv [--market ID] [--language en|sw]
     npm run drivers -- send IMPORT
     npm run drivers -- codes IMPORT [--again]
     npm run drivers -- list`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { market: { type: 'string' }, language: { type: 'string' }, again: { type: 'boolean' } },
});
const [command, what] = positionals;
const say = (lines: readonly string[]) => void process.stdout.write(`${lines.join('\n')}\n`);
const isNumber = (text: string | undefined) => /^[1-9]\d{0,8}$/.test(text ?? '');
const usage = () => new OnboardingError(USAGE);
const file = () => {
  if (what === undefined) throw usage();
  return readFileSync(what);
};

try {
  await withDatabase(async (found) => {
    const markets = await openMarkets(found.db, found.clock);
    const ctx = { ...found, markets };
    try {
      if (command === 'check') say(await checkFromCommand(ctx, file(), values));
      else if (command === 'import') say(await importFromCommand(ctx, file(), values));
      else if (command === 'list') say(await listFromCommand(ctx));
      else if (command === 'send' && isNumber(what)) say(await sendFromCommand(ctx, Number(what)));
      else if (command === 'codes' && isNumber(what)) say(await codesFromCommand(ctx, Number(what), values.again === true));
      else throw usage();
    } finally {
      markets.stop();
    }
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
