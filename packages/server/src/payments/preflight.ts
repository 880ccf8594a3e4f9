import { missing, ok, type Finding } from '@safiri/rules/setup/checks.ts';
import type { PreflightNeeds } from '../platform/room.ts';
import { mayStart } from '../wallet/public.ts';
import { listAccounts } from './accounts.ts';

/** Whether open cities that tick top-ups have an account that takes real money. In the demo play money does. */
export async function paymentPreflight(needs: PreflightNeeds): Promise<readonly Finding[]> {
  const active = (await listAccounts(needs.db)).filter(({ isActive }) => isActive);
  const without = needs.markets
    .all()
    .filter(({ document }) => document.topUp && document.status === 'open')
    .filter(({ country }) => !active.some((row) => row.countryId === country.id && mayStart(needs, row)))
    .map(({ document }) => document.name);
  return [without.length === 0 ? ok('top_up') : missing('top_up', without)];
}
