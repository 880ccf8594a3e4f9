import { useState } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { NotDone } from './not-done.tsx';

/** A button that asks why before it does what it says; the reason is written down with it. */
export function AskWhy<V, R>({
  text,
  title = text,
  label,
  note,
  kind = 'soft',
  step,
  ask,
  onDone,
}: {
  text: string;
  /** What it is about, where the button says it in the place where it stands. */
  title?: string;
  /** What is asked; why, when absent. */
  label?: string;
  /** What comes of it, beside the question. */
  note: string;
  kind?: 'soft' | 'danger';
  step: Pick<UseMutationResult<R, Error, V>, 'mutate' | 'isPending' | 'error' | 'variables' | 'reset'>;
  /** What is sent, by the reason. */
  ask: (reason: string) => V;
  onDone?: (reply: R) => void;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const why = reason.trim();
  const done = (reply: R) => {
    setOpen(false);
    setReason('');
    onDone?.(reply);
  };
  return (
    <>
      <Button
        kind={kind}
        small
        aria-label={title}
        onClick={() => {
          step.reset();
          setOpen(true);
        }}
      >
        {text}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (why !== '') step.mutate(ask(why), { onSuccess: done });
          }}
        >
          <Field
            label={label ?? t('deskWhy')}
            hint={note}
            value={reason}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
          <Button
            type="submit"
            kind={kind === 'danger' ? 'danger' : 'primary'}
            busy={step.isPending}
            why={why === '' ? t('needReason') : undefined}
          >
            {text}
          </Button>
          <NotDone step={step} />
        </form>
      </Dialog>
    </>
  );
}
