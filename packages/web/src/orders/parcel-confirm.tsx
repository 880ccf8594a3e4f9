import type { ParcelQuote } from '@safiri/contract/orders/shapes.ts';
import { parcelPayers } from '@safiri/rules/orders/parcels.ts';
import { Suspense } from 'react';
import { carrierArt } from '../art/parcels.ts';
import { PaymentCard } from '../common/payment-card.tsx';
import { useSplit } from '../common/split-payment.ts';
import { PromotionPart } from '../common/promotion-part.tsx';
import type { Promotion } from '../common/use-promotion.ts';
import { money } from '../platform/format.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Skeleton } from '../ui/states.tsx';
import { Art } from '../ui/svg.tsx';
import { vehicleName } from './names.ts';
import { carriers, vehicleOf, type ParcelDraft, type Priced } from './parcel-draft.ts';
import { parcelLineText } from './parcel-line-text.ts';

interface Props {
  draft: ParcelDraft;
  /** What the market offers for it; undefined while it is asked. */
  quote: ParcelQuote | undefined;
  onChange: (change: Partial<ParcelDraft>) => void;
}

/** What makes a price, where it is more than its vehicle. */
function Sums({ quote, vehicle }: { quote: ParcelQuote; vehicle: Priced }) {
  const t = useText();
  const { lines } = vehicle.price;
  if (lines.length < 2) return null;
  const sum = (amount: string) => money(amount.replace('-', ''), quote.countryId, quote.decimals);
  return (
    <span className="caption num vehicle-sums">
      {lines.map(({ kind, amount }) =>
        kind === 'base' ? (
          sum(amount)
        ) : (
          <span key={kind}>{`${amount.startsWith('-') ? '−' : '+'} ${parcelLineText(t, kind, vehicle)} ${sum(amount)}`}</span>
        ),
      )}
    </span>
  );
}

/** The vehicles that can bring it, each with what it carries, how long it takes and what makes its price; the cheapest is chosen. */
function VehicleCards({ draft, quote, onChange }: Props) {
  const t = useText();
  const able = carriers(quote);
  const chosen = vehicleOf(draft, quote);
  return (
    <fieldset className="card doc vehicle-cards" aria-busy={quote === undefined}>
      <legend className="visually-hidden">{t('parcelVehicle')}</legend>
      <h2 className="h2">{t('parcelVehicle')}</h2>
      {quote === undefined ? <Skeleton height={72} /> : null}
      {able.map((vehicle) => {
        const { vehicleType: id, maxKg, minutes, price } = vehicle;
        return (
          <label key={id} className="vehicle-card" data-on={chosen?.vehicleType === id}>
            <input
              className="visually-hidden"
              type="radio"
              name="vehicle"
              checked={chosen?.vehicleType === id}
              onChange={() => onChange({ picked: id })}
            />
            <Art svg={carrierArt[id]} />
            <b>{t(vehicleName(id))}</b>
            <b className="vehicle-price num">{quote === undefined ? '' : money(price.fare, quote.countryId, quote.decimals)}</b>
            <span className="caption num dotted">
              <span>{t('parcelMax', { n: maxKg })}</span>
              <span>{t('parcelMinutes', { from: minutes[0], to: minutes[1] })}</span>
            </span>
            {quote === undefined ? null : <Sums quote={quote} vehicle={vehicle} />}
            {vehicle === able[0] && able.length > 1 ? <span className="chip ok">{t('parcelCheapest')}</span> : null}
          </label>
        );
      })}
    </fieldset>
  );
}

interface ConfirmProps extends Props {
  /** The same without a code. */
  plain: ParcelQuote | undefined;
  promotion: Promotion;
}

/** Third step: what brings it, a code, and who pays. */
export function ParcelConfirm({ draft, quote, plain, promotion, onChange }: ConfirmProps) {
  const t = useText();
  const own = country.use();
  const countryId = quote?.countryId ?? own;
  const chosen = vehicleOf(draft, quote);
  const split = useSplit(chosen?.price.fare, countryId);
  const names = { sender: t('parcelBySender'), receiver: t('parcelByReceiver') };
  return (
    <>
      <VehicleCards draft={draft} quote={quote} onChange={onChange} />
      {plain?.takesCodes === true ? (
        <Suspense fallback={null}>
          <PromotionPart
            promotion={promotion}
            quoteId={plain.vehicles.find(({ vehicleType }) => vehicleType === chosen?.vehicleType)?.price?.quoteId}
            counts
            countryId={countryId}
            decimals={plain.decimals}
          />
        </Suspense>
      ) : null}
      <section className="card doc" aria-label={t('parcelPaidBy')}>
        <fieldset className="parcel-payers">
          <legend className="h2">{t('parcelPaidBy')}</legend>
          {parcelPayers.map((payer) => (
            <label key={payer} className="parcel-payer" data-on={draft.paidBy === payer}>
              <input
                className="visually-hidden"
                type="radio"
                name="payer"
                checked={draft.paidBy === payer}
                onChange={() => onChange({ paidBy: payer })}
              />
              {names[payer]}
            </label>
          ))}
        </fieldset>
        {draft.paidBy === 'sender' ? (
          <PaymentCard countryId={countryId} brought split={split} />
        ) : (
          <p className="caption">{t('parcelByReceiverNote')}</p>
        )}
      </section>
    </>
  );
}
