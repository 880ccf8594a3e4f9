import { parcelEstimate, parcelPayers, parcelVehicle } from '@safiri/rules/orders/parcels.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { carrierArt } from '../art/parcels.ts';
import { PaymentCard } from '../common/payment-card.tsx';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { vehicleName } from './names.ts';
import { carriers, kgOf, vehicleOf, type ParcelDraft } from './parcel-draft.ts';

interface Props {
  draft: ParcelDraft;
  onChange: (change: Partial<ParcelDraft>) => void;
}

/** The vehicles that can bring it, each with what it carries, how long it takes and what makes its price; the cheapest is chosen. */
function VehicleCards({ draft, onChange }: Props) {
  const t = useText();
  const countryId = country.use();
  const able = carriers(draft, countryId);
  const chosen = vehicleOf(draft, countryId);
  const sum = (minor: number) => formatMoney(minor, countryId);
  return (
    <fieldset className="card doc vehicle-cards">
      <legend className="visually-hidden">{t('parcelVehicle')}</legend>
      <h2 className="h2">{t('parcelVehicle')}</h2>
      {able.map((id) => {
        const { maxKg, minutes } = parcelVehicle(id);
        const { baseMinor, weightMinor, fragileMinor, totalMinor } = parcelEstimate(id, kgOf(draft), draft.isFragile, countryId);
        return (
          <label key={id} className="vehicle-card" data-on={chosen === id}>
            <input
              className="visually-hidden"
              type="radio"
              name="vehicle"
              checked={chosen === id}
              onChange={() => onChange({ picked: id })}
            />
            <Art svg={carrierArt[id]} />
            <b>{t(vehicleName(id))}</b>
            <b className="vehicle-price num">{sum(totalMinor)}</b>
            <span className="caption num dotted">
              <span>{t('parcelMax', { n: maxKg })}</span>
              <span>{t('parcelMinutes', { from: minutes[0], to: minutes[1] })}</span>
            </span>
            {totalMinor === baseMinor ? null : (
              <span className="caption num vehicle-sums">
                {sum(baseMinor)}
                {weightMinor === 0 ? null : <span>{`+ ${t('parcelWeightLine')} ${sum(weightMinor)}`}</span>}
                {fragileMinor === 0 ? null : <span>{`+ ${t('parcelFragileLine')} ${sum(fragileMinor)}`}</span>}
              </span>
            )}
            {id === able[0] && able.length > 1 ? <span className="chip ok">{t('parcelCheapest')}</span> : null}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Third step: what brings it and who pays. */
export function ParcelConfirm({ draft, onChange }: Props) {
  const t = useText();
  const countryId = country.use();
  const names = { sender: t('parcelBySender'), receiver: t('parcelByReceiver') };
  return (
    <>
      <VehicleCards draft={draft} onChange={onChange} />
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
        {draft.paidBy === 'sender' ? <PaymentCard countryId={countryId} brought /> : <p className="caption">{t('parcelByReceiverNote')}</p>}
      </section>
    </>
  );
}
