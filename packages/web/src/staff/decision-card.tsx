import { useState } from 'react';
import { Link } from 'wouter';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Allowed, useMay } from './may.tsx';
import { useDecide } from './decide.tsx';
import { statusNames } from './names.ts';
import { lacksOf } from './review-lacks.ts';
import type { Decision } from '@safiri/rules/verification/documents.ts';

/** The overall decision with notes. A suspension is another matter, and stands on the person's page. */
export function DecisionCard({ review }: { review: Review }) {
  const t = useText();
  const { person, verification } = review;
  const { busy, decide, failed } = useDecide(person.driverId);
  const [note, setNote] = useState('');
  const [noteMissing, setNoteMissing] = useState(false);
  const may = useMay();
  const params = { driverId: String(person.driverId) };
  const status = verification.driver.verificationStatus;
  const text = note.trim();
  /** The driver reads why: nothing is refused without it. */
  const withNote = (decide: () => void) => (text === '' ? setNoteMissing(true) : decide());
  // Which they are stands in the lists beside, with the same numbers.
  const { sending, approval, checks } = lacksOf(verification);
  const what = (
    [
      ['lacksSending', sending.length],
      ['lacksApproval', approval.length],
      ['lacksChecks', checks.length],
    ] as const
  )
    .filter(([, n]) => n > 0)
    .map(([text, n]) => t(text, { n }));
  const lacks = what.length === 0 ? undefined : t('reviewLacks', { what: what.join(', ') });
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
      {verification.suspension === null ? null : (
        <div className="stack">
          <p>
            <b>{t('suspendHeading')}:</b> {verification.suspension.reason}
          </p>
          <p className="caption">{t('suspendStands')}</p>
          <Allowed to={deskPaths.person}>
            <Link className="text-link" href={`/staff/people/${person.userId}`}>
              {t('suspendOpen')}
            </Link>
          </Allowed>
        </div>
      )}
      {may(reviewPaths.decideDriver) ? (
        <Field
          label={t('driverNotes')}
          value={note}
          maxLength={1000}
          error={noteMissing ? t('needNote') : undefined}
          onChange={(event) => {
            setNote(event.target.value);
            setNoteMissing(false);
          }}
        />
      ) : null}
      <div className="row wrap decision-row">
        <Allowed to={reviewPaths.decideDriver}>
          <Button
            small
            busy={busy}
            why={status === 'approved' ? t('needNotApproved') : lacks}
            onClick={() => void decideDriver('approved')}
          >
            {t('driverApprove')}
          </Button>
          <Button kind="danger" small busy={busy} onClick={() => withNote(() => void decideDriver('rejected'))}>
            {t('driverReject')}
          </Button>
        </Allowed>
      </div>
      {failed}
    </section>
  );
}
