import { fromWire } from '@safiri/rules/pricing/money.ts';
import { distinct } from '@safiri/rules/records.ts';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { BatchCard } from './batch-card.tsx';
import { DisbursementFacts } from './disbursement-row.tsx';
import { useWaitingSettlements } from './finance-api.ts';

/** Settlements of shops that wait for two people and are in no batch yet, country by country. */
export function SettlementBatch() {
  const t = useText();
  const waiting = useWaitingSettlements();
  if (waiting.isLoadingError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void waiting.refetch()} />;
  const rows = waiting.data?.pages.flat() ?? [];
  return distinct(rows.map(({ countryId }) => countryId)).map((country) => (
    <BatchCard
      key={country}
      title={t('settlementReady')}
      countryId={country}
      signs={(n, amount) => t('settlementSign', { n, amount })}
      more={<More list={waiting}>{t('showOlder')}</More>}
      rows={rows
        .filter(({ countryId }) => countryId === country)
        .map((row) => ({
          id: row.id,
          minor: fromWire(row.amount) ?? 0,
          put: t('settlementPut', { name: row.owner.name }),
          shown: <DisbursementFacts row={row} />,
        }))}
    />
  ));
}
