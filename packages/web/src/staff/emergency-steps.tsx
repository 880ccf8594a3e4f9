import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { useRef, useState } from 'react';
import type { Emergency } from '@safiri/contract/safety/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useMay } from './may.tsx';
import { firstNameOf } from './names.ts';
import { NotDone } from './not-done.tsx';
import { useEmergencyStep, type EmergencyStep } from './emergency-api.ts';

function useSteps(id: number) {
  const t = useText();
  const step = useEmergencyStep(id);
  return {
    busy: step.isPending,
    failed: <NotDone step={step} />,
    go: (did: EmergencyStep, onDone?: () => void) =>
      step.mutate(did, {
        onSuccess: () => {
          // That somebody handles it stands in the head.
          if (did.step !== 'acknowledge') toast({ title: t('reviewDone') });
          onDone?.();
        },
      }),
  };
}

/** The two first things to do, always in reach: ring the person, and say that one handles it. */
export function EmergencyBar({ emergency }: { emergency: Emergency }) {
  const t = useText();
  const { busy, go, failed } = useSteps(emergency.id);
  const { person } = emergency;
  const may = useMay();
  return (
    <div className="emergency-bar no-print">
      <a className="button call" href={`tel:${person.phone}`}>
        <Icon name="phone" size={22} />
        {t('emergencyCall', { name: firstNameOf(person.name) })}
      </a>
      {emergency.acknowledgedAt === null && may(safetyPaths.acknowledge) ? (
        <Button kind="plain" className="take" busy={busy} onClick={() => go({ step: 'acknowledge' })}>
          {t('emergencyTake')}
        </Button>
      ) : null}
      {failed}
    </div>
  );
}

/** What was done, in words; an emergency is closed with how it ended. */
export function EmergencyNotes({ emergencyId }: { emergencyId: number }) {
  const t = useText();
  const { busy, go, failed } = useSteps(emergencyId);
  const box = useRef<HTMLElement>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const write = (step: 'note' | 'close') => {
    if (note.trim() === '') {
      setMissing(true);
      box.current?.querySelector('input')?.focus();
    } else go({ step, note: note.trim() }, () => setNote(''));
  };
  return (
    <section className="card doc" ref={box}>
      <Field
        label={t('emergencyNote')}
        hint={t('emergencyCloseHint')}
        error={missing ? t('needNote') : undefined}
        value={note}
        maxLength={1000}
        onChange={(event) => {
          setNote(event.target.value);
          setMissing(false);
        }}
      />
      <div className="row wrap">
        <Button kind="soft" small busy={busy} onClick={() => write('note')}>
          {t('emergencyAddNote')}
        </Button>
        <Button small busy={busy} onClick={() => write('close')}>
          {t('emergencyClose')}
        </Button>
      </div>
      {failed}
    </section>
  );
}
