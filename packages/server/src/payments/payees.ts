import type { PayoutDestination, PayoutWay, TypedDestination } from '@safiri/contract/earnings/payout-shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { accountKind, BANK_ACCOUNT, keepersOf } from '@safiri/rules/payments/payout-ways.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { refuseGuessing, requirePhone } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound } from '../platform/problem.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';
import { nameOfPayee, payoutAccounts } from './disburse.ts';
import { PayeeUnknown, type Providers } from './ports.ts';

/** Accounts of which one person learns within an hour whose they are: of one's own, and of a few where that was mistyped. */
const PAYEES_AN_HOUR = 10;

/** An account to which money goes, with the operator's own by which it does. */
export type PayeeAccount = PayoutDestination & { readonly accountRow: ProviderAccountRow };

/** What can be chosen of a provider in a country. */
export const payoutWayOf = ({ provider }: ProviderAccountRow, countryId: CountryId): PayoutWay => ({
  provider,
  kind: accountKind(provider, countryId),
  banks: [...keepersOf(provider, countryId)],
});

/**
 * An account as it is kept, with whose it is by its provider's word. Nobody learns the names of many: of so many accounts an hour alone, whoever asks,
 * for whomever.
 * @param askerId who asks
 * @throws Problem not_found for a provider that pays nobody there, invalid naming what is no account or nobody's, too_many_requests
 */
export async function lookUpPayee(
  ctx: Context,
  providers: Providers,
  askerId: number,
  countryId: CountryId,
  typed: TypedDestination,
): Promise<PayeeAccount> {
  const { provider } = typed;
  const accountRow = (await payoutAccounts(ctx, providers, ctx.db, countryId)).find((row) => row.provider === provider);
  if (accountRow === undefined) throw notFound();
  const banks = keepersOf(provider, countryId);
  const bank = banks.find(({ code }) => code === typed.bank)?.code ?? null;
  if (banks.length > 0 && bank === null) throw fieldProblem('bank', 'Choose one of the list');
  const isPhone = accountKind(provider, countryId) === 'phone';
  const account = isPhone ? requirePhone(typed.account, countryId, 'account') : typed.account.replaceAll(/[\s-]/g, '');
  if (!isPhone && !BANK_ACCOUNT.test(account)) throw fieldProblem('account', 'Enter the digits of the account');
  await refuseGuessing(ctx, `payee:user:${askerId}`, `${provider} ${bank ?? ''} ${account}`, PAYEES_AN_HOUR);
  try {
    const name = await nameOfPayee(ctx, providers, accountRow, { account, bank }, countryById(countryId).currency);
    return { provider, account, bank, name, accountRow };
  } catch (error) {
    if (error instanceof PayeeUnknown) throw fieldProblem('account', `${providerFacts[provider].name} knows no such account`);
    ctx.log.warn({ err: error, provider }, 'a provider did not say whose an account is');
    return { provider, account, bank, name: null, accountRow };
  }
}
