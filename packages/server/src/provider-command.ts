import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { isCountryId } from '@safiri/rules/countries/countries.ts';
import { authorityFacts, authorityIds } from '@safiri/rules/invoices/authorities.ts';
import { keysOfProvider } from '@safiri/rules/payments/payout-ways.ts';
import { environments, providerFacts, providerIds, type ProviderId } from '@safiri/rules/payments/providers.ts';
import { formatIn } from '@safiri/rules/pricing/country-amounts.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { paymentProviders } from './adapters/payment-providers.ts';
import { listAuthorities, saveAuthority } from './invoices/public.ts';
import { openMarkets } from './markets/public.ts';
import {
  AccountError,
  askAgain,
  callbackUrl,
  closePayment,
  creditPayment,
  listAccounts,
  listTasks,
  putAway,
  readSecrets,
  registerPaybill,
  reverseSandbox,
  saveAccount,
} from './payments/public.ts';
import type { Context } from './platform/context.ts';
import { withDatabase } from './platform/with-database.ts';

/** A provider with the keys that it gave, those without which it does not pay out, and those that it may have given. */
function keysText(id: ProviderId): string {
  const { wanted, forPayouts, optional } = keysOfProvider(id);
  const more = [
    ...(forPayouts.length === 0 ? [] : [`to pay out ${forPayouts.join(', ')}`]),
    ...(optional.length === 0 ? [] : [`perhaps ${optional.join(', ')}`]),
  ];
  return [`     ${id} (${providerFacts[id].countries.join(', ')}): ${wanted.join(', ')}`, ...more].join('; ');
}

const USAGE = `Use: npm run provider -- connect COUNTRY PROVIDER sandbox|live SECRETS.json    or "< SECRETS.json"
     npm run provider -- put-away COUNTRY PROVIDER
     npm run provider -- list
     npm run provider -- paybill COUNTRY PROVIDER  has it tell of what people pay at your number by themselves
     npm run provider -- tasks                     payments that nobody knows the end of
     npm run provider -- ask PAYMENT               asks its provider once more
     npm run provider -- close PAYMENT REASON      ends it without crediting it
     npm run provider -- credit PAYMENT REASON     credits it, once, whatever its provider says
     npm run provider -- tax-authority AUTHORITY sandbox|live SECRETS.json    where invoices are told, of cities whose document says tax.eInvoicing
     npm run provider -- reverse-sandbox COUNTRY   takes play money back that no longer counts there
Providers and what each gave you, as one JSON object of texts:
${providerIds.map(keysText).join('\n')}
Tax authorities:
${authorityIds.map((id) => `     ${id} (${authorityFacts[id].country}): ${authorityFacts[id].secrets.join(', ')}`).join('\n')}`;

const [command, ...words] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** From the file that is named last, else from standard input; a person at the keyboard is told how. */
async function readSecretsOf(file: string | undefined): Promise<Record<string, string>> {
  if (file !== undefined) return readSecrets(readFileSync(file, 'utf8'));
  if (process.stdin.isTTY) throw new AccountError(USAGE);
  return readSecrets(await text(process.stdin));
}

function paymentIn([id = '']: readonly string[]): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AccountError(USAGE);
  return Number(id);
}

async function decide(ctx: Context): Promise<void> {
  const why = words.slice(1).join(' ').trim();
  const decision = { id: paymentIn(words), by: process.env['SUDO_USER'] ?? userInfo().username, why };
  if (why === '') throw new AccountError(USAGE);
  await (command === 'close' ? closePayment : creditPayment)(ctx, decision);
  say(command === 'close' ? 'Closed: nothing was credited, and it is no longer asked about.' : 'Credited.');
}

async function reverse(ctx: Context): Promise<void> {
  const [country = ''] = words;
  if (!isCountryId(country)) throw new AccountError(USAGE);
  const reversed = await reverseSandbox(ctx, country);
  for (const { currency, takenMinor, lostMinor, waitsMinor } of reversed)
    say(
      `${formatIn(currency, takenMinor)} taken out of wallets, ${formatIn(currency, lostMinor)} was spent and is your loss, ${formatIn(currency, waitsMinor)} waits for rides to end.`,
    );
  if (reversed.length === 0) say('There is none, or it still counts: in the demo, and while every city of the country is a draft.');
}

async function withMarkets(ctx: Context, run: (ctx: Context) => Promise<void>): Promise<void> {
  const markets = await openMarkets(ctx.db, ctx.clock);
  try {
    await run({ ...ctx, markets });
  } finally {
    markets.stop();
  }
}

async function ofAccount({ db, config }: Context): Promise<void> {
  const [country = '', provider = '', environment = '', file] = words;
  if (!isCountryId(country) || !isOneOf(providerIds, provider)) throw new AccountError(USAGE);
  if (command === 'put-away') {
    say((await putAway(db, country, provider)) ? 'Put away: what began there is still asked about.' : 'There was none.');
    return;
  }
  if (command === 'paybill') {
    const account = (await listAccounts(db)).find((row) => row.countryId === country && row.provider === provider && row.isActive);
    if (account === undefined) throw new AccountError('There is none: connect it first.');
    const number = await registerPaybill({ db, config }, paymentProviders, account.id);
    say(
      `People can pay at ${number} from now on: the app shows drivers, and passengers where wallets hold money, what to type as the account.`,
    );
    return;
  }
  if (command !== 'connect' || !isOneOf(environments, environment)) throw new AccountError(USAGE);
  const id = await saveAccount(db, config, { countryId: country, provider, environment, secrets: await readSecretsOf(file) });
  say(`Connected. Where the provider asks for one address for all payments: ${callbackUrl(config, { of: 'account', id })}`);
}

async function ofAuthority({ db, config }: Context): Promise<void> {
  const [authority = '', environment = '', file] = words;
  if (!isOneOf(authorityIds, authority) || !isOneOf(environments, environment)) throw new AccountError(USAGE);
  await saveAuthority(db, config, { authority, environment, secrets: await readSecretsOf(file) });
  say('Kept. What waits is told within a minute.');
}

async function run(ctx: Context): Promise<void> {
  const { db, config, clock } = ctx;
  if (command === 'tasks') {
    const lines = await listTasks(db);
    say(lines.length === 0 ? 'No payment waits for a person.' : lines.join('\n'));
  } else if (command === 'ask')
    say(
      (await askAgain(db, paymentIn(words), clock()))
        ? 'A running server asks within seconds.'
        : 'No such payment, or it is over for good.',
    );
  else if (command === 'close' || command === 'credit') await withMarkets(ctx, decide);
  else if (command === 'reverse-sandbox') await withMarkets(ctx, reverse);
  else if (command === 'tax-authority') await ofAuthority(ctx);
  else if (command === 'list') {
    for (const row of await listAuthorities(db)) say(`${row.countryId} ${row.authority} ${row.environment}, told of invoices`);
    for (const row of await listAccounts(db))
      say(
        `${row.countryId} ${row.provider} ${row.environment}${row.isActive ? '' : ', put away'}: calls back to ${callbackUrl(config, { of: 'account', id: row.id })}`,
      );
  } else await ofAccount(ctx);
}

try {
  await withDatabase(run);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
