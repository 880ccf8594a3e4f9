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

/** Whether the driver owes in a currency. */
export const owes = ({ balance }: Pick<DriverMoneyIn, 'balance'>): boolean => balance.startsWith('-');

/** Whether a payout is under way in a currency. */
export const isComing = ({ setAside }: Pick<DriverMoneyIn, 'setAside'>): boolean => Number(setAside) > 0;

/** The one number, in words: who owes whom how much; where that is nothing, what is on its way. */
export function oweText(t: Translate, sum: Pick<DriverMoneyIn, 'balance' | 'setAside' | 'countryId'>): string {
  const { balance, setAside, countryId } = sum;
  if (owes(sum)) return t('walletOwes', { amount: money(balance.slice(1), countryId) });
  if (Number(balance) > 0) return t('weOwe', { amount: money(balance, countryId) });
  return isComing(sum) ? t('moneyComing', { amount: money(setAside, countryId) }) : t('nobodyOwes');
}

/** What to do about it, where there is a limit that is near. */
export const limitText = (t: Translate, { state, limit, countryId }: DriverMoneyIn): string | undefined =>
  limit === null || (state !== 'near' && state !== 'reached')
    ? undefined
    : t(state === 'near' ? 'debtNear' : 'debtReached', { limit: money(limit, countryId) });
