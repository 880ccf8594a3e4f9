import { parcelBaseMinor, parcelEstimate, parcelVehicle, vehiclesForPackage } from '@safiri/rules/orders/parcels.ts';
import type { ParcelVehicleId } from '@safiri/rules/dispatch/vehicles.ts';
import type { PackageType } from '@safiri/rules/orders/package-types.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { vehicleName } from './names.ts';

/** Vehicles for the chosen kind, each with what it carries, how long it takes and its price. */
export function VehicleCards({
  type,
  chosen,
  onChoose,
}: {
  type: PackageType | null;
  chosen: ParcelVehicleId | null;
  onChoose: (id: ParcelVehicleId) => void;
}) {
  const t = useText();
  const countryId = country.use();
  return (
    <fieldset className="card doc vehicle-cards">
      <legend className="visually-hidden">{t('parcelVehicle')}</legend>
      <h2 className="h2">{t('parcelVehicle')}</h2>
      {vehiclesForPackage(type).map((id) => {
        const { maxKg, minutes } = parcelVehicle(id);
        return (
          <label key={id} className="vehicle-card" data-on={chosen === id}>
            <input className="visually-hidden" type="radio" name="vehicle" checked={chosen === id} onChange={() => onChoose(id)} />
            <span className="grow">
              <b>{t(vehicleName(id))}</b>
              <span className="caption num">
                {t('parcelMax', { n: maxKg })} · {t('parcelMinutes', { from: minutes[0], to: minutes[1] })}
              </span>
            </span>
            <b className="num">{formatMoney(parcelBaseMinor(id, countryId), countryId)}</b>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What it costs, line by line. */
export function Estimate({ vehicle, kg, fragile }: { vehicle: ParcelVehicleId; kg: number; fragile: boolean }) {
  const t = useText();
  const countryId = country.use();
  const lines = parcelEstimate(vehicle, kg, fragile, countryId);
  const row = (text: string, minor: number) =>
    minor === 0 ? null : (
      <div className="row spread">
        <dt>{text}</dt>
        <dd className="num">{formatMoney(minor, countryId)}</dd>
      </div>
    );
  return (
    <section className="card doc" aria-label={t('parcelEstimate')}>
      <h2 className="h2">{t('parcelEstimate')}</h2>
      <dl className="receipt-lines">
        {row(t('parcelBase'), lines.baseMinor)}
        {row(t('parcelWeightLine'), lines.weightMinor)}
        {row(t('parcelFragileLine'), lines.fragileMinor)}
        <div className="row spread total">
          <dt>{t('total')}</dt>
          <dd className="num">{formatMoney(lines.totalMinor, countryId)}</dd>
        </div>
      </dl>
    </section>
  );
}
