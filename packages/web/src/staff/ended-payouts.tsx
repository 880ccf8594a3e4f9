import { type PayoutOutcome, payoutOutcomes } from '@safiri/rules/earnings/payouts.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { Icon } from '../ui/svg.tsx';
import { ListFilter } from './list-filter.tsx';
import type { useEndedPayouts } from './payout-api.ts';

const outcomeNames: Record<PayoutOutcome, TextKey> = { paid: 'staffPayoutPaid', failed: 'payoutCouldNot' };

/** How earlier payouts ended: what staff look up when a driver asks after one. */
export function EndedPayouts({
  list,
  outcome,
  onOutcome,
}: {
  list: ReturnType<typeof useEndedPayouts>;
  outcome: PayoutOutcome | undefined;
  onOutcome: (outcome: PayoutOutcome | undefined) => void;
}) {
  const t = useText();
  const rows = list.data?.pages.flat() ?? [];
  return (
    <section className="stack" aria-label={t('payoutsEnded')}>
      <h2 className="h2">{t('payoutsEnded')}</h2>
      <ListFilter choices={payoutOutcomes.map((id) => ({ id, text: t(outcomeNames[id]) }))} chosen={outcome} onChange={onOutcome} />
      {rows.length === 0 ? (
        <p className="label muted">{t('filterNone')}</p>
      ) : (
        <ul className="card list">
          {rows.map((row) => (
            <li key={row.id}>
              <Link className="queue-row" href={`/staff/drivers/${row.driverId}`}>
                <span className="payout-row">
                  <span className="label strong">{row.driverName}</span>
                  <span className="label strong num">{money(row.amount, row.countryId)}</span>
                  <span className={row.outcome === 'paid' ? 'chip ok' : 'chip bad'}>{t(outcomeNames[row.outcome])}</span>
                  <span className="payout-facts caption num">
                    {[`${day(row.endedAt)} ${clockTime(row.endedAt)}`, row.endedBy, row.destination, row.note].map((fact, i) =>
                      fact === null || fact === '' ? null : <span key={i}>{fact}</span>,
                    )}
                  </span>
                </span>
                <Icon name="fwd" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <More list={list}>{t('showOlder')}</More>
    </section>
  );
}
