import english from '@safiri/locales/preflight/en.json' with { type: 'json' };
import { checkTexts } from '@safiri/rules/setup/checks.ts';
import { openBrands } from './brand/public.ts';
import { openMarkets } from './markets/public.ts';
import { runCheck } from './platform/check-command.ts';
import { readConfig } from './platform/config.ts';
import { preflight } from './platform/preflight.ts';
import { rooms } from './rooms.ts';
import { lackingInEnglish } from './setup/public.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

await runCheck(async (db) => {
  const clock = () => new Date();
  const [brands, markets] = [await openBrands(db), await openMarkets(db, clock)];
  const findings = await preflight(rooms, { db, config: readConfig(process.env), clock, brands, markets });
  brands.stop();
  markets.stop();
  for (const finding of findings) {
    const { check, isOk } = finding;
    const lacking = lackingInEnglish(finding);
    const { name, why, todo } = checkTexts[check];
    const of = lacking.length === 0 ? '' : ` (missing: ${lacking.join(', ')})`;
    say(`${isOk ? 'ok     ' : 'MISSING'} ${english[name]}${of}`);
    if (!isOk) say(`        ${english[why]} ${english[todo]}`);
  }
  const lacks = findings.filter(({ isOk }) => !isOk).length;
  say(lacks === 0 ? 'Ready to open' : `${lacks} of ${findings.length} things are missing`);
  return lacks === 0;
});
