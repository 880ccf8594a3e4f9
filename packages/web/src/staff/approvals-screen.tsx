import type { Approval } from '@safiri/contract/staff/approval-calls.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { moment, whatOf } from './approval-words.ts';
import { NothingHere } from './nothing-here.tsx';
import { PersonLink } from './person-link.tsx';
import { useApprovals } from './team-api.ts';

function Decided({ approval }: { approval: Approval }) {
  const t = useText();
  const { outcome, decidedBy, decidedAt, note } = approval;
  return (
    <li className="outbox-row">
      <div className="row spread">
        <PersonLink className="label strong text-link" userId={approval.kind === 'staff_owner' ? undefined : approval.about?.userId}>
          {whatOf(t, approval)}
        </PersonLink>
        <span className={outcome === 'approved' ? 'chip ok' : 'chip bad'}>{t(outcome === 'approved' ? 'approvalYes' : 'approvalNo')}</span>
      </div>
      <span className="caption num">
        {t('approvalAskedBy', { name: approval.askedBy, time: moment(approval.askedAt) })} ·{' '}
        {t(outcome === 'approved' ? 'approvalAgreed' : 'approvalRefused', { name: decidedBy ?? '' })}
        {decidedAt === null ? '' : `, ${moment(decidedAt)}`}
      </span>
      {note === null ? null : <span className="caption outbox-body">{note}</span>}
    </li>
  );
}

/** `/staff/approvals`: what waits for a second person, then what was decided. */
export function ApprovalsScreen() {
  const t = useText();
  const list = useApprovals();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionApprovals')}</h1>
      {list.data?.open.length === 0 ? null : <p className="label">{t('approvalsNote')}</p>}
      {list.isPending ? (
        <div className="console-cards" aria-hidden="true">
          <Skeleton height={220} />
          <Skeleton height={220} />
        </div>
      ) : list.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />
      ) : (
        <>
          {list.data.open.length === 0 ? (
            <NothingHere inline={list.data.decided.length > 0} text={t('approvalsNone')} note={t('approvalsNote')} />
          ) : (
            <ul className="console-cards approvals-open">
              {list.data.open.map((approval) => (
                <ApprovalCard key={approval.id} approval={approval} />
              ))}
            </ul>
          )}
          {list.data.decided.length === 0 ? null : (
            <section className="stack" aria-label={t('approvalsDecided')}>
              <h2 className="h2">{t('approvalsDecided')}</h2>
              <ul className="card list">
                {list.data.decided.map((approval) => (
                  <Decided key={approval.id} approval={approval} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </>
  );
}
