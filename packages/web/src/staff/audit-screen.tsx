import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { DriverLink } from './may.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PersonLink, TripLink } from './person-link.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useAudit, type AuditAbout } from './api.ts';
import { detailText } from './audit-details.ts';
import { actionText, isOnSelf, subjectText } from './audit-words.ts';

/** A table of five columns is read from here on. */
const TABLE = '(min-width: 700px)';

function Subject({ entry }: { entry: AuditEntry }) {
  const t = useText();
  if (entry.subject === 'user' && entry.subjectName !== null) {
    return (
      <PersonLink className="text-link" userId={entry.subjectId}>
        {subjectText(t, entry)}
      </PersonLink>
    );
  }
  if (entry.subject === 'ride') {
    return (
      <TripLink className="text-link" rideId={entry.subjectId}>
        {subjectText(t, entry)}
      </TripLink>
    );
  }
  return entry.subject === 'driver' ? (
    <DriverLink className="text-link" driverId={entry.subjectId}>
      {subjectText(t, entry)}
    </DriverLink>
  ) : (
    subjectText(t, entry)
  );
}

function Table({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText();
  const detailed = entries.some(({ data }) => detailText(t, data) !== '');
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
              <td>{isOnSelf(entry) ? null : <Subject entry={entry} />}</td>
              {detailed ? <td>{detailText(t, entry.data)}</td> : null}
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
            {isOnSelf(entry) ? null : (
              <>
                {' '}
                · <Subject entry={entry} />
              </>
            )}
          </span>
          {detailText(t, entry.data) === '' ? null : <span className="caption outbox-body">{detailText(t, entry.data)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What staff did, page by page; all of it, or about one driver or person. */
export function AuditTable({ about }: { about?: AuditAbout }) {
  const t = useText();
  const isWide = useMedia(TABLE);
  const audit = useAudit(about);
  if (audit.isPending) return <SkeletonRows height={42} count={8} />;
  if (audit.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void audit.refetch()} />;
  const entries = audit.data.pages.flat();
  if (entries.length === 0) return <NothingHere inline={about !== undefined} text={t('auditNone')} note={t('auditNote')} />;
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
