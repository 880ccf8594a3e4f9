import { useState } from 'react';
import { MAX_CHECK_SCORE, type CheckResult } from '@safiri/rules/verification/background-checks.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { BackgroundCheck } from '@safiri/contract/verification/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { checkNames } from '../common/document-names.ts';
import { Allowed } from './may.tsx';
import { useDecide } from './decide.tsx';
import { ReopenForm } from './reopen-form.tsx';

/** A background check: its result, or the form that completes it. */
export function CheckReview({ check, driverId }: { check: BackgroundCheck; driverId: number }) {
  const t = useText();
  const { busy, decide, failed } = useDecide(driverId);
  const [score, setScore] = useState('');
  const name = t(checkNames[check.checkType]);
  const number = Number(score);
  // A report need not name a score: what is said is whether the check was passed.
  const fits = score === '' || (Number.isInteger(number) && number >= 0 && number <= MAX_CHECK_SCORE);
  const complete = (result: CheckResult) =>
    decide(reviewPaths.completeCheck, { params: { id: String(check.id) }, body: { result, ...(score === '' ? {} : { score: number }) } });
  return (
    <li className="check-row">
      <div className="row spread">
        <span className="label strong">{name}</span>
        <span className="chip">
          {check.status === 'none'
            ? t('stNotStarted')
            : check.result === null
              ? t('stPending')
              : [
                  t(check.result === 'clear' ? 'reviewClear' : 'reviewFlag'),
                  check.score === null ? [] : `${check.score}/${MAX_CHECK_SCORE}`,
                ]
                  .flat()
                  .join(' · ')}
        </span>
      </div>
      <Allowed to={reviewPaths.completeCheck}>
        {check.status === 'pending' ? (
          <div className="row wrap">
            <Button
              small
              busy={busy}
              why={fits ? undefined : t('needScore', { max: MAX_CHECK_SCORE })}
              aria-label={`${t('reviewClear')}: ${name}`}
              onClick={() => void complete('clear')}
            >
              {t('reviewClear')}
            </Button>
            <Button
              kind="danger"
              small
              busy={busy}
              why={fits ? undefined : t('needScore', { max: MAX_CHECK_SCORE })}
              aria-label={`${t('reviewFlag')}: ${name}`}
              onClick={() => void complete('flagged')}
            >
              {t('reviewFlag')}
            </Button>
          </div>
        ) : null}
        {check.status === 'pending' ? (
          <Unfold line={t('reviewScoreOf')}>
            <Field
              label={`${t('reviewScore', { max: MAX_CHECK_SCORE })}: ${name}`}
              hint={t('reviewScoreHint')}
              type="number"
              min={0}
              max={MAX_CHECK_SCORE}
              value={score}
              onChange={(event) => setScore(event.target.value)}
            />
          </Unfold>
        ) : null}
        {check.status === 'completed' ? (
          <ReopenForm
            name={name}
            busy={busy}
            onReopen={(reason) => decide(reviewPaths.reopenCheck, { params: { id: String(check.id) }, body: { reason } })}
          />
        ) : null}
      </Allowed>
      {failed}
    </li>
  );
}
