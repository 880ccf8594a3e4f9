import { useState } from 'react';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useDecide } from './decide.ts';
import { missingNames, statusNames } from './names.ts';
import type { Decision } from '@safiri/rules/verification/documents.ts';

/** The overall decision with notes, and the suspension with its conversation. */
export function DecisionCard({ review }: { review: Review }) {
  const t = useText();
  const { person, verification } = review;
  const { busy, decide } = useDecide(person.driverId);
  const [note, setNote] = useState('');
  const params = { driverId: String(person.driverId) };
  const status = verification.driver.verificationStatus;
  const text = note.trim();
  const act = async (decision: Promise<boolean>) => {
    if (await decision) setNote('');
  };
  const decideDriver = (decision: Decision) =>
    act(decide(reviewPaths.decideDriver, { params, body: { decision, ...(text === '' ? {} : { note: text }) } }));
  return (
    <section className="card doc" aria-label={t('reviewStatus')}>
      <div className="row spread">
        <h2 className="h2">{t('reviewStatus')}</h2>
        <span className={status === 'approved' ? 'chip ok' : 'chip'}>{t(statusNames[status])}</span>
      </div>
      {verification.driver.verificationNotes === null ? null : <p className="caption">{verification.driver.verificationNotes}</p>}
      {verification.missing.length === 0 ? null : (
        <p className="caption">{t('reviewMissing', { list: verification.missing.map((name) => t(missingNames[name])).join(', ') })}</p>
      )}
      {verification.suspension === null ? (
        <>
          <Field label={t('driverNotes')} value={note} maxLength={1000} onChange={(event) => setNote(event.target.value)} />
          <div className="row wrap">
            <Button
              small
              busy={busy}
              why={status === 'approved' ? t('needNotApproved') : verification.missing.length > 0 ? t('needPapers') : undefined}
              onClick={() => void decideDriver('approved')}
            >
              {t('driverApprove')}
            </Button>
            <Button
              kind="danger"
              small
              busy={busy}
              why={text === '' ? t('needNote') : undefined}
              onClick={() => void decideDriver('rejected')}
            >
              {t('driverReject')}
            </Button>
            <Button
              kind="danger"
              small
              busy={busy}
              why={text === '' ? t('needNote') : undefined}
              onClick={() => void act(decide(reviewPaths.suspend, { params, body: { reason: text } }))}
            >
              {t('suspendDo')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            <b>{t('suspendHeading')}:</b> {verification.suspension.reason}
          </p>
          <ul className="talk">
            {verification.suspension.messages.map((message) => (
              <li key={message.id} className={message.fromStaff ? 'from-driver' : 'from-staff'}>
                <p>{message.body}</p>
              </li>
            ))}
          </ul>
          <Field label={t('suspendWrite')} value={note} maxLength={2000} onChange={(event) => setNote(event.target.value)} />
          <div className="row wrap">
            <Button
              kind="soft"
              small
              busy={busy}
              why={text === '' ? t('needNote') : undefined}
              onClick={() => void act(decide(reviewPaths.writeToSuspended, { params, body: { body: text } }))}
            >
              {t('suspendSend')}
            </Button>
            <Button small busy={busy} onClick={() => void act(decide(reviewPaths.liftSuspension, { params }))}>
              {t('suspendLift')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
