import { parcelEstimate } from '@safiri/rules/orders/parcels.ts';
import type { ParcelVehicleId } from '@safiri/rules/dispatch/vehicles.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { RouteMarks } from '../ui/person.tsx';
import { packageNames, vehicleName } from './names.ts';
import { kgOf, vehicleOf, type ParcelDraft } from './parcel-draft.ts';

/** What it costs, line by line. */
function Estimate({ vehicle, kg, fragile }: { vehicle: ParcelVehicleId; kg: number; fragile: boolean }) {
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
        {row(`${t('parcelBase')} · ${t(vehicleName(vehicle))}`, lines.baseMinor)}
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

/** The parcel as it stands, with its price once a vehicle and a weight are set. */
export function ParcelSummary({ draft }: { draft: ParcelDraft }) {
  const t = useText();
  const vehicle = vehicleOf(draft, country.use());
  const kg = kgOf(draft);
  const { sender, receiver, type } = draft;
  const load = [
    ...(receiver.name.trim() === '' ? [] : [receiver.name]),
    ...(type === null || kg === null ? [] : [t(packageNames[type]), `${kg} kg`]),
  ];
  return (
    <>
      <section className="card doc parcel-route" aria-label={t('parcelStepRoute')}>
        <RouteMarks />
        <div className="grow">
          <p className={sender.place === null ? 'caption' : 'label strong'}>{sender.place === null ? t('parcelPickup') : sender.address}</p>
          <p className={receiver.place === null ? 'caption' : 'label strong'}>
            {receiver.place === null ? t('parcelDropoff') : receiver.address}
          </p>
        </div>
        {load.length === 0 ? null : <p className="caption num parcel-load">{load.join(' · ')}</p>}
      </section>
      {vehicle === null || kg === null ? null : <Estimate vehicle={vehicle} kg={kg} fragile={draft.isFragile} />}
    </>
  );
}
