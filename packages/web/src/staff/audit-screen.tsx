import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import { Link } from 'wouter';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useAudit } from './api.ts';
import { actionText, detailText, subjectText } from './audit-words.ts';

/** A table of five columns is read from here on. */
const TABLE = '(min-width: 700px)';

function Subject({ entry }: { entry: AuditEntry }) {
  const t = useText();
  return entry.subject === 'driver' ? (
    <Link className="text-link" href={`/staff/drivers/${entry.subjectId}`}>
      {subjectText(t, entry)}
    </Link>
  ) : (
    subjectText(t, entry)
  );
}

function Table({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText();
  const detailed = entries.some(({ data }) => Object.keys(data).length > 0);
  return (
    <div className="card scroll-x">
      <table className="audit">
        <thead>
          <tr>
            <th>{t('auditWhen')}</th>
            <th>{t('auditWho')}</th>
            <th>{t('auditWhat')}</th>
            <th>{t('auditOn')}</th>
            {detailed ? <th>{t('auditDetail')}</th> : null}
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
                <Subject entry={entry} />
              </td>
              {detailed ? <td className="caption">{detailText(entry.data)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone each entry is a sentence with its time. */
function Cards({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText();
  return (
    <ul className="card list">
      {entries.map((entry) => (
        <li key={entry.id} className="outbox-row">
          <span>
            <b>{entry.actor ?? t('auditCommandLine')}</b> {actionText(t, entry)}
          </span>
          <span className="caption num">
            {day(entry.at)} {clockTime(entry.at)}
            {entry.subjectName !== null && entry.subjectName === entry.actor ? null : (
              <>
                {' '}
                · <Subject entry={entry} />
              </>
            )}
          </span>
          {Object.keys(entry.data).length === 0 ? null : <span className="caption outbox-body">{detailText(entry.data)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What staff did, page by page; about one driver with `subjectId`. */
export function AuditTable({ subjectId }: { subjectId?: number }) {
  const t = useText();
  const isWide = useMedia(TABLE);
  const audit = useAudit(subjectId);
  if (audit.isPending) return <Skeleton height={240} />;
  if (audit.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void audit.refetch()} />;
  const entries = audit.data.pages.flat();
  if (entries.length === 0) return <NothingHere text={t('auditNone')} />;
  return (
    <>
      {isWide ? <Table entries={entries} /> : <Cards entries={entries} />}
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
      <h1 className="h1 section-name">{t('sectionAudit')}</h1>
      <AuditTable />
    </>
  );
}
