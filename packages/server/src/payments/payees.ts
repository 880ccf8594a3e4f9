import type { PayoutDestination, PayoutWay, TypedDestination } from '@safiri/contract/earnings/payout-shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { accountKind, BANK_ACCOUNT, payoutFacts } from '@safiri/rules/payments/payout-ways.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { requirePhone } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound } from '../platform/problem.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';
import { nameOfPayee, payoutAccounts } from './disburse.ts';
import { PayeeUnknown, type Providers } from './ports.ts';

/** An account to which money goes, with the operator's own by which it does. */
export type PayeeAccount = PayoutDestination & { readonly accountRow: ProviderAccountRow };

const banksOf = (provider: PayoutDestination['provider'], countryId: CountryId) => payoutFacts[provider].keepers[countryId] ?? [];

/** How an account is called on screens and in messages. */
export function payeeText({ provider, account, bank }: PayoutDestination, countryId: CountryId): string {
  const keeper = banksOf(provider, countryId).find(({ code }) => code === bank);
  return `${keeper?.name ?? providerFacts[provider].name} ${account}`;
}

/** What can be chosen of a provider in a country. */
export const payoutWayOf = ({ provider }: ProviderAccountRow, countryId: CountryId): PayoutWay => ({
  provider,
  kind: accountKind(provider, countryId),
  banks: [...banksOf(provider, countryId)],
});

/**
 * An account as it is kept, with whose it is by its provider's word.
 * @throws Problem not_found for a provider that pays nobody there, invalid naming what is no account or nobody's
 */
export async function lookUpPayee(
  ctx: Context,
  providers: Providers,
  countryId: CountryId,
  typed: TypedDestination,
): Promise<PayeeAccount> {
  const { provider } = typed;
  const accountRow = (await payoutAccounts(ctx, providers, ctx.db, countryId)).find((row) => row.provider === provider);
  if (accountRow === undefined) throw notFound();
  const banks = banksOf(provider, countryId);
  const bank = banks.find(({ code }) => code === typed.bank)?.code ?? null;
  if (banks.length > 0 && bank === null) throw fieldProblem('bank', 'Choose one of the list');
  const isPhone = accountKind(provider, countryId) === 'phone';
  const account = isPhone ? requirePhone(typed.account, countryId, 'account') : typed.account.replaceAll(/[\s-]/g, '');
  if (!isPhone && !BANK_ACCOUNT.test(account)) throw fieldProblem('account', 'Enter the digits of the account');
  try {
    const name = await nameOfPayee(ctx, providers, accountRow, { account, bank }, countryById(countryId).currency);
    return { provider, account, bank, name, accountRow };
  } catch (error) {
    if (error instanceof PayeeUnknown) throw fieldProblem('account', `${providerFacts[provider].name} knows no such account`);
    ctx.log.warn({ err: error, provider }, 'a provider did not say whose an account is');
    return { provider, account, bank, name: null, accountRow };
  }
}
