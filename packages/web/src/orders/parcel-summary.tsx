import type { ParcelQuote } from '@safiri/contract/orders/shapes.ts';
import { moneyOfList } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { TaxLines } from '../common/tax-lines.tsx';
import { RouteMarks } from '../ui/person.tsx';
import { packageNames } from './names.ts';
import { kgOf, vehicleOf, type ParcelDraft, type Priced } from './parcel-draft.ts';
import { parcelLineText } from './parcel-line-text.ts';
import { shownAddress } from './shown-address.ts';

/** What it costs, line by line. */
function Estimate({ quote, vehicle }: { quote: ParcelQuote; vehicle: Priced }) {
  const t = useText();
  const { lines, taxes, fare } = vehicle.price;
  const money = moneyOfList([fare, ...[...lines, ...taxes].map(({ amount }) => amount)], quote.countryId, quote.decimals);
  const row = (text: string, amount: string, of?: string) => (
    <div key={text} className={`row spread ${of ?? ''}`}>
      <dt>{text}</dt>
      <dd className="num">{money(amount)}</dd>
    </div>
  );
  return (
    <section className="card doc" aria-label={t('parcelEstimate')}>
      <h2 className="h2">{t('parcelEstimate')}</h2>
      <dl className="receipt-lines">
        {lines.map(({ kind, amount }) => row(parcelLineText(t, kind, vehicle), amount))}
        {row(t('total'), fare, 'total')}
        <TaxLines taxes={taxes} money={money} text="lineTax" />
      </dl>
    </section>
  );
}

/** The parcel as it stands, with its price once a vehicle and a weight are set. */
export function ParcelSummary({ draft, quote }: { draft: ParcelDraft; quote: ParcelQuote | undefined }) {
  const t = useText();
  const vehicle = vehicleOf(draft, quote);
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
          <p className={sender.place === null ? 'caption' : 'label strong'}>
            {sender.place === null ? t('parcelPickup') : shownAddress(t, sender)}
          </p>
          <p className={receiver.place === null ? 'caption' : 'label strong'}>
            {receiver.place === null ? t('parcelDropoff') : shownAddress(t, receiver)}
          </p>
        </div>
        {load.length === 0 ? null : <p className="caption num parcel-load">{load.join(' · ')}</p>}
      </section>
      {quote === undefined || vehicle === undefined ? null : <Estimate quote={quote} vehicle={vehicle} />}
    </>
  );
}
