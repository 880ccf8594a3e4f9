import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import { Link } from 'wouter';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useAudit } from './api.ts';
import { actionText, subjectText } from './audit-words.ts';

/** What an entry says beside its columns, short. */
const detail = (data: AuditEntry['data']) =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');

export function AuditTable({ subjectId }: { subjectId?: number }) {
  const t = useText();
  const audit = useAudit(subjectId);
  if (audit.isPending) return <Skeleton height={240} />;
  if (audit.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void audit.refetch()} />;
  const entries = audit.data.pages.flat();
  if (entries.length === 0) return <EmptyState text={t('auditNone')} />;
  return (
    <>
      <div className="card scroll-x">
        <table className="audit">
          <thead>
            <tr>
              <th>{t('auditWhen')}</th>
              <th>{t('auditWho')}</th>
              <th>{t('auditWhat')}</th>
              <th>{t('auditOn')}</th>
              <th>{t('auditDetail')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className="num">
                  {day(entry.at)} {clockTime(entry.at)}
                </td>
                <td>{entry.actor ?? t('auditCommandLine')}</td>
                <td>{actionText(t, entry)}</td>
                <td>
                  {entry.subject === 'driver' ? (
                    <Link className="text-link" href={`/staff/drivers/${entry.subjectId}`}>
                      {subjectText(t, entry)}
                    </Link>
                  ) : (
                    subjectText(t, entry)
                  )}
                </td>
                <td className="caption">{detail(entry.data)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {audit.hasNextPage ? (
        <Button kind="soft" busy={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
          {t('auditOlder')}
        </Button>
      ) : null}
    </>
  );
}

/** `/staff/audit`: everything staff did, newest first. */
export function AuditScreen() {
  const t = useText();
  return (
    <>
      <h1 className="h1">{t('sectionAudit')}</h1>
      <AuditTable />
    </>
  );
}
