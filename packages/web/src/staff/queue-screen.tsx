import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { checkNames } from '../common/document-names.ts';
import { useQueue } from './api.ts';
import { useConduct, useLostReports } from './after-trip-api.ts';
import { ConductList } from './conduct-list.tsx';
import { LostList } from './lost-list.tsx';
import { paperNames, statusNames } from './names.ts';

function Waiting({
  title,
  rows,
}: {
  title: string;
  rows: Array<{ key: string; driverId: number; name: string; what: string; note: string }>;
}) {
  if (rows.length === 0) return null;
  return (
    <section className="card doc" aria-label={title}>
      <h2 className="h2 counted">
        {title} <span className="chip num">{rows.length}</span>
      </h2>
      <ul className="list">
        {rows.map((row) => (
          <li key={row.key}>
            <Link className="queue-row" href={`/staff/drivers/${row.driverId}`}>
              <span className="grow">
                <span className="title">{row.name}</span>
                <span className="caption">{row.what}</span>
              </span>
              <span className="caption">{row.note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/staff/reviews`: what waits for a reviewer, oldest first. */
export function QueueScreen() {
  const t = useText();
  const queue = useQueue();
  const conduct = useConduct();
  const lost = useLostReports();
  const since = (at: string) => t('queueSince', { time: `${day(at)} ${clockTime(at)}` });
  let content: ReactNode;
  if (queue.isPending || conduct.isPending || lost.isPending) content = <SkeletonRows height={64} count={5} />;
  else if (queue.isError || conduct.isError || lost.isError)
    content = (
      <ErrorCard text={t('listNotLoaded')} onRetry={() => void Promise.all([queue.refetch(), conduct.refetch(), lost.refetch()])} />
    );
  else {
    const { documents, checks, drivers } = queue.data;
    content =
      documents.length + checks.length + drivers.length + conduct.data.length + lost.data.length === 0 ? (
        <NothingHere text={t('queueEmpty')} note={t('queueNote')} />
      ) : (
        <div className="console-grid">
          <ConductList reviews={conduct.data} />
          <LostList reports={lost.data} />
          <Waiting
            title={t('queueDocuments')}
            rows={documents.map((row) => ({
              key: `d${row.id}`,
              driverId: row.driverId,
              name: row.driverName,
              what: t(paperNames[row.documentType]),
              note: since(row.sentAt),
            }))}
          />
          <Waiting
            title={t('queueChecks')}
            rows={checks.map((row) => ({
              key: `c${row.id}`,
              driverId: row.driverId,
              name: row.driverName,
              what: t(checkNames[row.checkType]),
              note: since(row.startedAt),
            }))}
          />
          <Waiting
            title={t('queueDrivers')}
            rows={drivers.map((row) => ({
              key: `p${row.driverId}`,
              driverId: row.driverId,
              name: row.driverName,
              what: t(statusNames[row.verificationStatus]),
              note: t('queueMissing', { n: row.missing }),
            }))}
          />
        </div>
      );
  }
  return (
    <>
      <h1 className="h1 section-name">{t('sectionQueue')}</h1>
      {content}
    </>
  );
}
