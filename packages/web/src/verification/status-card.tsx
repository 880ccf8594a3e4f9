import type { Verification } from '@safiri/contract/verification/shapes.ts';
import { REVIEW_HOURS } from '@safiri/rules/verification/documents.ts';
import { Link } from 'wouter';
import { useLessonsLeft } from '../common/lessons.ts';
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
  const lessons = useLessonsLeft();
  const { verificationStatus: status, verificationNotes: notes } = verification.driver;
  // Nobody is told that they may drive who would be turned away when they go online.
  const hasLessons = status === 'approved' && (lessons?.left ?? 0) > 0;
  return (
    <section className={`card doc overall ${tones[status]}`} role="status">
      <p className="title">{hasLessons ? t('statusApprovedLessons') : t(statusText(status), REVIEW_HOURS)}</p>
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
        <Link className="button primary" href={hasLessons ? '/driver-training' : '/driver'}>
          {t(hasLessons ? 'goToLessons' : 'goToDashboard')}
        </Link>
      ) : null}
    </section>
  );
}
