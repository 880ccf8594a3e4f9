import type { Verification } from '@safiri/contract/verification/shapes.ts';
import { REVIEW_HOURS } from '@safiri/rules/verification/documents.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { statusText } from './names.ts';

type Status = Verification['driver']['verificationStatus'];

const tones: Readonly<Record<Status, string>> = {
  not_started: '',
  pending: 'wait',
  in_review: 'wait',
  approved: 'ok',
  rejected: 'bad',
  suspended: 'bad',
};

/** Where the driver stands, what staff noted, and what to do next. */
export function StatusCard({ verification }: { verification: Verification }) {
  const t = useText();
  const { verificationStatus: status, verificationNotes: notes } = verification.driver;
  return (
    <section className={`card doc overall ${tones[status]}`} role="status">
      <p className="title">{t(statusText(status), REVIEW_HOURS)}</p>
      {notes === null || status === 'suspended' ? null : (
        <p>
          <b>{t('reviewerNotes')}:</b> {notes}
        </p>
      )}
      {verification.suspension === null ? null : (
        <>
          <p>{verification.suspension.reason}</p>
          <Link className="button soft" href="/standing">
            {t('suspendedRead')}
          </Link>
        </>
      )}
      {status === 'rejected' || (status === 'in_review' && notes !== null) ? (
        <Link className="text-link" href="/live-chat">
          {t('verifyTalk')}
        </Link>
      ) : null}
      {status === 'approved' ? (
        <Link className="button primary" href="/driver">
          {t('goToDashboard')}
        </Link>
      ) : null}
    </section>
  );
}
