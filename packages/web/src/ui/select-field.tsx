import { useId, type SelectHTMLAttributes } from 'react';
import { fieldNote, Framed, type Frame } from './field.tsx';
import './field-marks.css';

/** A labelled list of choices, of which one is taken. */
export function SelectField({ label, hint, error, children, ...rest }: Frame & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <Framed label={label} hint={hint} error={error} id={id}>
      <select id={id} className="input" {...fieldNote(id, { hint, error })} {...rest}>
        {children}
      </select>
    </Framed>
  );
}
