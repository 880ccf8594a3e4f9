import { Link } from 'wouter';
import { brand } from '../platform/brand.ts';
import { session } from '../platform/session.ts';
import { fareLineTexts } from '../common/fare-lines.ts';
import { useText, type Translate } from '../platform/text.ts';
import { PayLines } from '../common/pay-lines.tsx';
import type { Receipt, Ride } from '@safiri/contract/rides/shapes.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Plate } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { useReceipt } from './api.ts';
import { momentThere } from '../common/trip-clock.ts';
import { TaxLines } from '../common/tax-lines.tsx';
import { drivenText, EarlyFare } from './ended-early.tsx';
import { payText } from './pay-text.ts';
import { TripStops } from './trip-facts.tsx';
import { moneyOfList } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import './rides.css';

/** What a line of the fare is for: a code by its name, stops by how many were made where none was left out. */
function lineName(t: Translate, { promotion, stops }: Receipt, kind: Receipt['lines'][number]['kind']): string {
  if (kind === 'promotion' && promotion !== null) return t('lineCode', promotion);
  if (kind === 'stops' && stops.length > 0 && stops.every(({ made }) => made)) return t('lineStopsMade', { n: stops.length });
  return t(fareLineTexts[kind]);
}

/** The receipt of a completed trip; "save" prints it or keeps it as a file by the browser's own dialog. */
export function ReceiptCard({ ride }: { ride: Ride }) {
  const t = useText();
  const isDriver = session.use()?.userType === 'driver';
  const receipt = useReceipt(ride.id);
  if (receipt.isPending) return <Skeleton height={240} />;
  if (receipt.isError) return <ErrorCard text={t('receiptNotLoaded')} onRetry={() => void receipt.refetch()} />;
  const r = receipt.data;
  const taxes = r.tax?.lines ?? [];
  const money = moneyOfList([r.total, r.owed, r.tip, ...[...r.lines, ...taxes].map(({ amount }) => amount)], r.countryId);
  return (
    <section className="card receipt" aria-label={t('receipt')}>
      <div className="selvedge thin" />
      <div className="receipt-in">
        <div className="row spread">
          <span className="caption num">
            {momentThere(t, ride, r.completedAt)} · {serviceName(t, r)}
          </span>
          <span className="caption num">{r.number}</span>
        </div>
        <dl className="receipt-lines num">
          {r.lines.map((line) => (
            <div key={line.kind} className="row spread">
              <dt>{lineName(t, r, line.kind)}</dt>
              <dd>{money(line.amount)}</dd>
            </div>
          ))}
          {isDriver ? null : (
            <div className="row spread total">
              <dt>{t('total')}</dt>
              <dd>{money(r.total)}</dd>
            </div>
          )}
          {r.tax === null || isDriver ? null : <TaxLines taxes={taxes} money={money} text="lineTax" />}
          {r.owed === null ? null : (
            <div className="row spread">
              <dt>{t('owedBefore')}</dt>
              <dd>{money(r.owed)}</dd>
            </div>
          )}
          {r.tip == null ? null : (
            <div className="row spread">
              <dt>{t('tipLine')}</dt>
              <dd>{money(r.tip)}</dd>
            </div>
          )}
        </dl>
        <EarlyFare fare={r.total} quoted={r.quoted} distance={r.distance} countryId={r.countryId} />
        {r.cashPaid === null ? null : (
          <p className="label num">{t('cashTaken', { amount: money(r.cashPaid), total: money(ride.ending?.cash?.due ?? r.total) })}</p>
        )}
        {r.payHeld ? <p className="label">{t('payWaits')}</p> : null}
        {r.pay === null ? null : (
          <section aria-label={t('payTitle')}>
            <PayLines fare={r.total} pay={r.pay} countryId={r.countryId} withNet />
            {r.cashPaid !== null || ride.ending?.cash == null ? null : (
              <dl className="receipt-lines num">
                <div className="row spread">
                  <dt>{t('cashFrom', { name: ride.passenger.name })}</dt>
                  <dd>{money(ride.ending.cash.due)}</dd>
                </div>
              </dl>
            )}
            {r.tax === null || !isDriver ? null : (
              <dl className="receipt-lines num">
                <TaxLines taxes={taxes} money={money} text="lineCommissionTax" />
              </dl>
            )}
          </section>
        )}
        <TripStops ride={ride} />
        <p className="caption num">
          {drivenText(t, ride, r.distance)} · {payText(t, r, r.total)}
        </p>
        <div className="receipt-driver">
          <p>
            <span className="caption">{t(isDriver ? 'passenger' : 'driver')} </span>
            <b>{isDriver ? ride.passenger.name : r.driverName}</b>
          </p>
          {isDriver || r.licensePlate === null ? null : <Plate text={r.licensePlate} />}
        </div>
        {r.tax?.registration == null ? null : <p className="caption num">{t('taxNumber', { number: r.tax.registration })}</p>}
        <Operator />
      </div>
    </section>
  );
}

/** Who runs this instance, as far as it says so: a receipt is kept for others to read. */
function Operator() {
  const t = useText();
  const { company, address, taxNumber } = brand;
  const lines = [company, address, taxNumber === undefined ? undefined : t('taxNumber', { number: taxNumber })];
  const said = lines.filter((line) => line !== undefined);
  return said.length === 0 ? null : <p className="caption num">{[brand.name, ...said].join(' · ')}</p>;
}

/** What one does with a receipt, as rows of a list. */
export function ReceiptRows({ rideId }: { rideId: number }) {
  const t = useText();
  return (
    <>
      <li>
        <button type="button" className="act-row" onClick={() => print()}>
          <Icon name="download" size={22} />
          <span className="grow">{t('saveReceipt')}</span>
        </button>
      </li>
      <li>
        <Link className="act-row" href={`/live-chat?ride=${rideId}`}>
          <Icon name="flag" size={22} />
          <span className="grow">{t('reportIssue')}</span>
          <Icon name="fwd" size={20} />
        </Link>
      </li>
    </>
  );
}
