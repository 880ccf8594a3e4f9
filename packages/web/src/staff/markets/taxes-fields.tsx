import { taxBases, type TaxBase } from '@safiri/rules/pricing/taxes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { at, useDraft } from './draft.ts';
import { freeName, listAt } from './draft-lists.ts';
import { ManyField, NameFields, NumberField, TextField } from './fields.tsx';

const baseNames: Readonly<Record<TaxBase, TextKey>> = {
  fare: 'cityTaxFare',
  commission: 'cityTaxCommission',
  serviceFee: 'cityTaxServiceFee',
  bookingFee: 'cityTaxBookingFee',
};

/** The taxes inside prices, and the number that receipts name. */
export function TaxesFields() {
  const t = useText();
  const { draft, change, wrong } = useDraft();
  const lines = listAt(draft, ['tax', 'lines']);
  const nameOf = (index: number) => String(at(draft, ['tax', 'lines', index, 'id']) ?? index + 1);
  return (
    <div className="form">
      <p className="label">{t('cityTaxesNote')}</p>
      <TextField path={['tax', 'registration']} label={t('cityTaxRegistration')} hint={t('cityTaxRegistrationHint')} />
      <ul className="stack" aria-label={t('cityTabTaxes')}>
        {lines.map((_line, index) => (
          <li key={index} className="city-part" aria-label={nameOf(index)}>
            <div className="city-fields">
              <TextField path={['tax', 'lines', index, 'id']} label={t('cityPlaceName')} hint={t('cityTaxNameHint')} />
              <NumberField path={['tax', 'lines', index, 'percent']} label={t('cityTaxPercent')} />
            </div>
            <NameFields path={['tax', 'lines', index, 'name']} />
            <ManyField
              path={['tax', 'lines', index, 'of']}
              label={t('cityTaxOf')}
              choices={taxBases.map((id) => ({ id, text: t(baseNames[id]) }))}
            />
            <Button kind="plain" small icon="x" onClick={() => change(['tax', 'lines', index], undefined)}>
              {t('cityPlaceRemove', { name: nameOf(index) })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="field-error" role="status">
        {wrong(['tax', 'lines']) ?? wrong(['tax']) ?? ''}
      </p>
      <Button
        kind="soft"
        small
        icon="plus"
        onClick={() => change(['tax', 'lines'], [...lines, { id: freeName(lines, 'tax'), of: ['commission'] }])}
      >
        {t('cityTaxAdd')}
      </Button>
    </div>
  );
}
