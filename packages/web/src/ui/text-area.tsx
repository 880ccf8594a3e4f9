import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { fieldNote, Framed, type Frame } from './field.tsx';

/** A labelled field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: Frame & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const id = useId();
  return (
    <Framed label={label} hint={hint} error={error} id={id}>
      <textarea
        id={id}
        className={className === undefined ? 'input' : `input ${className}`}
        {...fieldNote(id, { hint, error })}
        {...rest}
      />
    </Framed>
  );
}
