import { useText } from '../../platform/text.ts';
import { at, useDraft } from './draft.ts';
import { NumberField, OptionalPart } from './fields.tsx';

/** What is decided about the orders of shops. */
export function OrdersFields() {
  const t = useText();
  const { draft, currency } = useDraft();
  // The demo's orders have terms of each shop's own.
  if (typeof at(draft, ['orders']) === 'string') return <p className="caption">{t('cityOrdersSpecified')}</p>;
  return (
    <div className="form">
      <OptionalPart path={['orders', 'serviceFee']} label={t('cityServiceFee')} first={{ percent: 5, least: 0 }}>
        <NumberField path={['orders', 'serviceFee', 'percent']} label={t('cityFeePercent')} />
        <NumberField path={['orders', 'serviceFee', 'least']} label={t('cityFeeLeast', { currency })} />
        <NumberField path={['orders', 'serviceFee', 'most']} label={t('cityFeeMost', { currency })} />
      </OptionalPart>
      <div className="city-fields">
        <NumberField path={['orders', 'minimumBasket']} label={t('cityBasket', { currency })} />
        <NumberField path={['orders', 'merchantCommission', 'percent']} label={t('cityShopCommission')} />
      </div>
    </div>
  );
}
