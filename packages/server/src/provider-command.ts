import { text } from 'node:stream/consumers';
import { isCountryId } from '@safiri/rules/countries/countries.ts';
import { environments, providerFacts, providerIds } from '@safiri/rules/payments/providers.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { AccountError, askAgain, callbackUrl, listAccounts, listTasks, putAway, readSecrets, saveAccount } from './payments/public.ts';
import { withDatabase } from './platform/with-database.ts';

const USAGE = `Use: npm run provider -- connect COUNTRY PROVIDER sandbox|live < SECRETS.json
     npm run provider -- put-away COUNTRY PROVIDER
     npm run provider -- list
     npm run provider -- tasks            payments that nobody knows the end of
     npm run provider -- ask PAYMENT      asks its provider once more
Providers and what each gave you, as one JSON object of texts:
${providerIds.map((id) => `     ${id} (${providerFacts[id].countries.join(', ')}): ${providerFacts[id].secrets.join(', ')}`).join('\n')}`;

const [command, country = '', provider = '', environment = ''] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await withDatabase(async ({ db, config, clock }) => {
    if (command === 'tasks') {
      const lines = await listTasks(db);
      say(lines.length === 0 ? 'No payment waits for a person.' : lines.join('\n'));
      return;
    }
    if (command === 'ask' && /^[1-9]\d{0,8}$/.test(country)) {
      say((await askAgain(db, Number(country), clock())) ? 'A running server asks within seconds.' : 'No such task.');
      return;
    }
    if (command === 'list') {
      for (const row of await listAccounts(db))
        say(
          `${row.countryId} ${row.provider} ${row.environment}${row.isActive ? '' : ', put away'}: calls back to ${callbackUrl(config, { of: 'account', id: row.id })}`,
        );
      return;
    }
    if (!isCountryId(country) || !isOneOf(providerIds, provider)) throw new AccountError(USAGE);
    if (command === 'put-away') {
      say((await putAway(db, country, provider)) ? 'Put away: what began there is still asked about.' : 'There was none.');
      return;
    }
    if (command !== 'connect' || !isOneOf(environments, environment)) throw new AccountError(USAGE);
    const secrets = readSecrets(await text(process.stdin));
    const id = await saveAccount(db, config, { countryId: country, provider, environment, secrets });
    say(`Connected. Where the provider asks for one address for all payments: ${callbackUrl(config, { of: 'account', id })}`);
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
