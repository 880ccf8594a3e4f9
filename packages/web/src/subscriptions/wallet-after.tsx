import type { CountryId } from '@safiri/rules/countries/country.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';

interface Props {
  readonly balance: string;
  readonly price: string;
  readonly countryId: CountryId;
  readonly decimals?: 0 | 2;
}

/** What the wallet holds before it pays a package, and what is left in it. @param balance at least the price */
export function WalletAfter({ balance, price, countryId, decimals }: Props) {
  const t = useText();
  const left = toWire((fromWire(balance) ?? 0) - (fromWire(price) ?? 0));
  return (
    <p className="row spread num wallet-after">
      <span className="label">{t('packageWalletAfter')}</span>
      <b>
        {money(balance, countryId, decimals)} → {money(left, countryId, decimals)}
      </b>
    </p>
  );
}
