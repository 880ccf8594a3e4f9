import { approvalsPath } from './finance-links.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Link } from 'wouter';
import { BackLink } from './back-link.tsx';
import { DataTable } from './data-table.tsx';
import { disbursementMore, useDisbursementColumns } from './disbursement-row.tsx';
import { batchName } from './disbursement-words.ts';
import { useBatch } from './finance-api.ts';

/** `/staff/finance/batches/:id`: all that a batch pays, for who signs it and for who looks back. */
export function BatchScreen({ id }: { id: number }) {
  const t = useText();
  const batch = useBatch(id);
  const columns = useDisbursementColumns();
  if (batch.isPending) return <Skeleton height={320} />;
  if (batch.isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void batch.refetch()} />;
  const { batch: of, disbursements } = batch.data;
  return (
    <>
      <BackLink href="/staff/finance?list=batches" to="sectionFinance" />
      <div className="row spread wrap">
        <h1 className="h1 section-name">{t('batchTitle', { n: of.id })}</h1>
        <span className={of.state === 'approved' ? 'chip ok' : of.state === 'refused' ? 'chip bad' : 'chip'}>{t(batchName(of))}</span>
      </div>
      <p className="label num">
        {t('batchSum', { n: of.count, amount: money(of.amount, of.countryId) })} · {t('batchBy', { name: of.createdBy })} ·{' '}
        {day(of.createdAt)} {clockTime(of.createdAt)}
      </p>
      {of.state === 'waiting' ? (
        <Link className="text-link" href={approvalsPath}>
          {t('batchSignThere')}
        </Link>
      ) : null}
      <DataTable
        label={t('batchTitle', { n: of.id })}
        columns={columns}
        groups={[{ rows: disbursements }]}
        keyOf={(row) => row.id}
        more={disbursementMore}
      />
    </>
  );
}
