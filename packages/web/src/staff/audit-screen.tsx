import { chatPaths } from '@safiri/contract/chat/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import type { StaffKey } from '@safiri/contract/staff/permissions.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { auditSubjects, type AuditSubject } from '@safiri/rules/staff/audit-actions.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { DriverLink, useMay } from './may.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PersonLink, TripLink } from './person-link.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useAudit, type AuditAbout } from './api.ts';
import { detailsOf } from './audit-details.ts';
import { AuditFilter, useAuditOnly } from './audit-filter.tsx';
import { actionText, isOnSelf, momentText, subjectText } from './audit-words.ts';

/** A table of five columns is read from here on. */
const TABLE = '(min-width: 700px)';

/** Where the page of a subject is, and the call that opens it; people, drivers and trips have links of their own. */
const pages: Partial<Record<AuditSubject, { to: StaffKey; path: (id: number) => string }>> = {
  merchant: { to: orderPaths.board, path: (id) => `/staff/boards/${id}` },
  chat: { to: chatPaths.staffChat, path: (id) => `/staff/chats/${id}` },
  emergency: { to: safetyPaths.getEmergency, path: (id) => `/staff/emergencies/${id}` },
  invitation: { to: staffPaths.team, path: () => '/staff/team' },
  approval: { to: staffPaths.approvals, path: () => '/staff/approvals' },
  shift: { to: onCallPaths.roster, path: () => '/staff/on-call' },
};

/** Whom or what it was done to, with the way to its page for who may read that. */
function Subject({ entry }: { entry: AuditEntry }) {
  const t = useText();
  const may = useMay();
  const { subject, subjectId, subjectName } = entry;
  const text = subjectText(t, entry);
  if (subject === 'user' && subjectName !== null) {
    return (
      <PersonLink className="text-link" userId={subjectId}>
        {text}
      </PersonLink>
    );
  }
  if (subject === 'ride') {
    return (
      <TripLink className="text-link" rideId={subjectId}>
        {text}
      </TripLink>
    );
  }
  if (subject === 'driver') {
    return (
      <DriverLink className="text-link" driverId={subjectId}>
        {text}
      </DriverLink>
    );
  }
  const page = isOneOf(auditSubjects, subject) ? pages[subject] : undefined;
  return page === undefined || !may(page.to) ? (
    text
  ) : (
    <Link className="text-link" href={page.path(subjectId)}>
      {text}
    </Link>
  );
}

function Table({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText();
  const detailed = entries.some((entry) => detailsOf(t, entry) !== '');
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
              <td className="num">{momentText(entry.at)}</td>
              <td>{entry.actor ?? t('auditCommandLine')}</td>
              <td>{actionText(t, entry)}</td>
              <td>{isOnSelf(entry) ? null : <Subject entry={entry} />}</td>
              {detailed ? <td>{detailsOf(t, entry)}</td> : null}
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
            {momentText(entry.at)}
            {isOnSelf(entry) ? null : (
              <>
                {' '}
                · <Subject entry={entry} />
              </>
            )}
          </span>
          {detailsOf(t, entry) === '' ? null : <span className="caption outbox-body">{detailsOf(t, entry)}</span>}
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
  if (entries.length === 0 && about !== undefined && 'only' in about && Object.values(about.only).some((one) => one !== undefined)) {
    return <NothingHere inline="plain" text={t('filterNone')} note={t('auditFilterNote')} />;
  }
  if (entries.length === 0)
    return <NothingHere inline={about !== undefined && !('only' in about) ? 'plain' : false} text={t('auditNone')} note={t('auditNote')} />;
  return (
    <>
      {isWide ? <Table entries={entries} /> : <Cards entries={entries} />}
      <More list={audit}>{t('auditOlder')}</More>
    </>
  );
}

/** `/staff/audit`: everything staff did, newest first, or what it is narrowed to. */
export function AuditScreen() {
  const t = useText();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionAudit')}</h1>
      <AuditFilter />
      <AuditTable about={{ only: useAuditOnly() }} />
    </>
  );
}
