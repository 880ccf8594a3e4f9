import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Country } from '@safiri/rules/countries/countries.ts';
import { acceptedMethod, walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { Actor } from '../platform/actor.ts';
import { fieldProblem } from '../platform/problem.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

/**
 * The method the trip will be settled by.
 * @throws Problem naming paymentMethod when the country does not offer it or the wallet holds too little
 */
export async function requirePaymentMethod(
  reader: Reader,
  actor: Actor,
  country: Country,
  wished: string,
  fareMinor: number,
): Promise<string> {
  const method = acceptedMethod(country, wished);
  if (method === undefined) throw fieldProblem('paymentMethod', `Not offered in ${country.name}`);
  if (method === walletMethodId) {
    const balance = await balanceOf(reader, accounts.wallet(actor.userId), country.currency);
    if (balance < fareMinor) throw fieldProblem('paymentMethod', 'Your wallet holds less than the fare. Choose cash.');
  }
  return method;
}
