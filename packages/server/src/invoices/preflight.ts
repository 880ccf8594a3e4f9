import { missing, ok, type Finding } from '@safiri/rules/setup/checks.ts';
import type { PreflightNeeds } from '../platform/room.ts';
import { listAuthorities } from './authority-accounts.ts';

/** Whether open cities that tell a tax authority say how it is reached, with a live account; in the demo any will do. */
export async function invoicePreflight({ db, markets, config }: PreflightNeeds): Promise<readonly Finding[]> {
  const accounts = await listAuthorities(db);
  const without = markets
    .all()
    .filter(({ document }) => document.status === 'open' && document.tax?.authority != null)
    .filter(({ country }) => !accounts.some((row) => row.countryId === country.id && (config.demo || row.environment === 'live')))
    .map(({ document }) => document.name);
  return [without.length === 0 ? ok('tax_authority') : missing('tax_authority', without)];
}
