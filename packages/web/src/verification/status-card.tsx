import { useState } from 'react';
import type { Suspension, Verification } from '@safiri/contract/verification/shapes.ts';
import { REVIEW_HOURS } from '@safiri/rules/verification/documents.ts';
import { Link } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useAnswerSuspension } from './api.ts';
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

/** The reason of a suspension, the conversation about it, and the driver's answer. */
function SuspensionTalk({ suspension }: { suspension: Suspension }) {
  const t = useText();
  const answer = useAnswerSuspension();
  const [body, setBody] = useState('');
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const send = async () => {
    try {
      await answer.mutateAsync({ body, attempt });
      setBody('');
      setAttempt(crypto.randomUUID());
      toast({ title: t('suspensionSent') });
    } catch (error) {
      toast({ title: t('suspensionNotSent'), text: serverMessage(error, t('checkNotStartedText')), tone: 'bad' });
    }
  };
  return (
    <div className="stack">
      <p>
        <b>{t('suspensionReason')}:</b> {suspension.reason}
      </p>
      <ul className="talk">
        {suspension.messages.map((message) => (
          <li key={message.id} className={message.fromStaff ? 'from-staff' : 'from-driver'}>
            <span className="caption">{t(message.fromStaff ? 'fromStaff' : 'fromYou')}</span>
            <p>{message.body}</p>
          </li>
        ))}
      </ul>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t('suspensionAnswer')} value={body} maxLength={2000} onChange={(event) => setBody(event.target.value)} />
        <Button type="submit" kind="soft" busy={answer.isPending} why={body.trim() === '' ? t('needAnswerText') : undefined}>
          {t('suspensionSend')}
        </Button>
      </form>
    </div>
  );
}

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
      {verification.suspension === null ? null : <SuspensionTalk suspension={verification.suspension} />}
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
