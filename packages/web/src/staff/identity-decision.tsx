import { useState } from 'react';
import type { StaffCheck } from '@safiri/contract/identity/shapes.ts';
import { CHECK_NOTE_AT_MOST, type PersonCheckDecision } from '@safiri/rules/identity/person-checks.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useDecideIdentity } from './identity-api.ts';
import { NotDone } from './not-done.tsx';

/** Accepts a check, or refuses it with a note that the person reads. */
export function IdentityDecision({ check }: { check: StaffCheck }) {
  const t = useText();
  const step = useDecideIdentity(check.id);
  const [note, setNote] = useState('');
  const [noteMissing, setNoteMissing] = useState(false);
  // Why not is asked of whoever refuses.
  const [isRefusing, setRefusing] = useState(false);
  const why = note.trim();
  const decide = (decision: PersonCheckDecision) => {
    if (decision === 'refused' && !isRefusing) return setRefusing(true);
    if (decision === 'refused' && why === '') return setNoteMissing(true);
    step.mutate(decision === 'accepted' ? { decision } : { decision, note: why }, { onSuccess: () => toast({ title: t('reviewDone') }) });
  };
  return (
    <section className="card doc" aria-label={t('identityDecide')}>
      <h2 className="h2">{t('identityDecide')}</h2>
      <p>{t(check.kind === 'selfie' ? 'identityAskSelfie' : 'identityAskId', { name: check.name })}</p>
      {isRefusing ? (
        <Field
          label={t('identityWhyNot')}
          value={note}
          maxLength={CHECK_NOTE_AT_MOST}
          autoComplete="off"
          autoFocus
          error={noteMissing ? t('needNote') : undefined}
          onChange={(event) => {
            setNote(event.target.value);
            setNoteMissing(false);
          }}
        />
      ) : null}
      <div className="identity-ways card-foot">
        <Button kind="outline" icon="check" busy={step.isPending} onClick={() => decide('accepted')}>
          {t('identityAccept')}
        </Button>
        <Button kind="outline" icon="x" busy={step.isPending} onClick={() => decide('refused')}>
          {t('identityRefuse')}
        </Button>
      </div>
      <NotDone step={step} />
    </section>
  );
}
