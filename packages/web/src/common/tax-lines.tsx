import type { TaxLine } from '@safiri/contract/pricing/fare-lines.ts';
import { nameIn } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';

/** The taxes inside an amount, each with its percent: they add nothing to it. @param text what each line says, of tax and percent */
export function TaxLines({
  taxes,
  money,
  text,
}: {
  taxes: readonly TaxLine[];
  /** Writes an amount as the list writes it that these stand in. */
  money: (amount: string) => string;
  text: 'lineTax' | 'lineCommissionTax';
}) {
  const t = useText();
  return taxes.map(({ id, names, percent, amount }) => (
    <div key={id} className="row spread muted">
      <dt>{t(text, { tax: nameIn(names) || id.toUpperCase(), percent: String(percent) })}</dt>
      <dd>{money(amount)}</dd>
    </div>
  ));
}
