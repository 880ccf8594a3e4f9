import { useQuery } from '@tanstack/react-query';
import type { DriverMoneyIn } from '@safiri/contract/earnings/driver-money.ts';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import type { Translate } from '../platform/text.ts';

/** How the driver and the operator stand; the last known without a network. */
export const useDriverMoney = () =>
  useQuery({ ...cachedQuery([earningsPaths.getDriverMoney], () => callApi(earningsPaths.getDriverMoney)), staleTime: 0 });

/** The one number, in words: who owes whom how much. */
export function oweText(t: Translate, { balance, countryId }: Pick<DriverMoneyIn, 'balance' | 'countryId'>): string {
  if (balance.startsWith('-')) return t('walletOwes', { amount: money(balance.slice(1), countryId) });
  return Number(balance) === 0 ? t('nobodyOwes') : t('weOwe', { amount: money(balance, countryId) });
}

/** What to do about it, where there is a limit that is near. */
export const limitText = (t: Translate, { state, limit, countryId }: DriverMoneyIn): string | undefined =>
  limit === null || (state !== 'near' && state !== 'reached')
    ? undefined
    : t(state === 'near' ? 'debtNear' : 'debtReached', { limit: money(limit, countryId) });
