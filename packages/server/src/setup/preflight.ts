import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { users } from '@safiri/db/users/tables.ts';
import { type Check, lacking, missing, ok, type Finding } from '@safiri/rules/setup/checks.ts';
import type { Context } from '../platform/context.ts';
import { servedCountries } from './confirm-numbers.ts';
import { listLaw } from './legal-facts.ts';

/** Whether people of every open city have a number of that city to call. */
function everyCityHasPhone(markets: Context['markets']): boolean {
  const open = markets.all().filter(({ document }) => document.status === 'open');
  return open.length > 0 && open.every(({ document }) => document.contact.phone !== undefined);
}

/** What the settings of this instance lead to outside of it, and whether it is still somebody's demo. */
export async function instanceFindings({ config, db, markets }: Pick<Context, 'config' | 'db' | 'markets'>): Promise<Finding[]> {
  const finding = (check: Check, isOk: boolean) => (isOk ? ok(check) : missing(check));
  const unconfirmed = servedCountries({ markets }).filter((id) => markets.confirmedNumbers(id) === undefined);
  const law = await listLaw({ markets }, db);
  const unknown = law.flatMap(({ country, facts }) => facts.flatMap(({ fact, value }) => (value === null ? [{ country, fact }] : [])));
  return [
    lacking('legal_facts', unknown),
    finding('demo_gone', !config.demo && (await db.$count(users, isDemoPerson)) === 0),
    finding('address', config.publicUrl.startsWith('https:')),
    finding('sms', config.sms !== undefined),
    finding('mail', config.smtpUrl !== undefined),
    finding('support_phone', config.supportPhone !== undefined || everyCityHasPhone(markets)),
    lacking(
      'emergency_numbers',
      unconfirmed.map((country) => ({ country, fact: null })),
    ),
  ];
}
