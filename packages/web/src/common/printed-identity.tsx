import type { TaxIdentity } from '@safiri/contract/invoices/shapes.ts';
import { brand } from '../platform/brand.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

export type IdentityFields = Pick<TaxIdentity, 'name' | 'address' | 'taxNumber'>;

/** Whose it is: where a driver is registered they mostly live, and it is printed nowhere; where a shop is everybody knows. */
export type Taxpayer = 'driver' | 'shop';

interface Props {
  readonly of: Taxpayer;
  readonly fields: IdentityFields;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** What invoices will say of a driver or a shop and who reads it, before it is saved. */
export function PrintedIdentity({ of, fields: { name, address, taxNumber }, busy, onConfirm, onBack }: Props) {
  const t = useText();
  const number = taxNumber.toUpperCase();
  return (
    <div className="stack">
      <p>{t(of === 'driver' ? 'taxIdentityForDriver' : 'taxIdentityForShop')}</p>
      <p className="card doc num">
        {of === 'driver' ? t('taxIdentityPrinted', { name, number }) : t('taxIdentityPrintedAddress', { name, address, number })}
      </p>
      {of === 'driver' ? <p className="caption">{t('taxIdentityHome', { operator: brand.name })}</p> : null}
      <Button full busy={busy} onClick={onConfirm}>
        {t('taxIdentitySave')}
      </Button>
      <Button kind="soft" full onClick={onBack}>
        {t('taxIdentityBack')}
      </Button>
    </div>
  );
}
