import { useRef } from 'react';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { BATCH_AT_MOST } from '@safiri/rules/payments/batches.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { distinct } from '@safiri/rules/records.ts';
import type { StaffDisbursement } from '@safiri/contract/payments/finance-calls.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { DisbursementRow } from './disbursement-row.tsx';
import { useMakeBatch, useWaitingSettlements } from './finance-api.ts';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';

function OfCountry({ countryId, rows }: { countryId: CountryId; rows: readonly StaffDisbursement[] }) {
  const t = useText();
  const make = useMakeBatch();
  const sent = useRef({ what: '', key: '' });
  const chosen = rows.slice(0, BATCH_AT_MOST);
  const total = toWire(chosen.reduce((sum, { amount }) => sum + (fromWire(amount) ?? 0), 0));
  const sign = () => {
    const ids = chosen.map(({ id }) => id);
    const what = ids.join(' ');
    if (sent.current.what !== what) sent.current = { what, key: crypto.randomUUID() };
    make.mutate({ ids, key: sent.current.key }, { onSuccess: () => toast({ title: t('batchSent'), text: t('batchSentText') }) });
  };
  return (
    <section className="card stack batch" aria-label={t('settlementReady')}>
      <div className="row spread wrap">
        <h2 className="h2">{t('settlementReady')}</h2>
        <Allowed to={financePaths.makeBatch}>
          <Button busy={make.isPending} onClick={sign}>
            {t('settlementSign', { n: chosen.length, amount: money(total, countryId) })}
          </Button>
        </Allowed>
      </div>
      <p className="caption">{t('batchNote')}</p>
      <NotDone step={make} />
      <ul className="list">
        {chosen.map((row) => (
          <DisbursementRow key={row.id} row={row} decides={false} />
        ))}
      </ul>
    </section>
  );
}

/** Settlements of shops that wait for two people, country by country. */
export function SettlementBatch() {
  const waiting = useWaitingSettlements();
  const rows = (waiting.data ?? []).filter(({ batchId }) => batchId === null);
  return distinct(rows.map(({ countryId }) => countryId)).map((country) => (
    <OfCountry key={country} countryId={country} rows={rows.filter(({ countryId }) => countryId === country)} />
  ));
}
