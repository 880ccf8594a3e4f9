import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

/** What stands around what is filled in: its name above, a hint or what is wrong below. */
export interface Frame {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function Framed({ label, hint, error, id, children }: Frame & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error === undefined ? (
        hint === undefined ? null : (
          <p className="caption" id={`${id}-note`}>
            {hint}
          </p>
        )
      ) : (
        <p className="field-error" id={`${id}-note`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Ties what is filled in to its hint, or to what is wrong with it. */
export const fieldNote = (id: string, { hint, error }: Omit<Frame, 'label'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': hint === undefined && error === undefined ? undefined : `${id}-note`,
});

/** A labelled input; `prefix` stands in a box before it, `after` behind it. */
export function Field({
  label,
  hint,
  error,
  prefix,
  after,
  ...rest
}: Frame & { prefix?: string; after?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>) {
  const id = useId();
  return (
    <Framed label={label} hint={hint} error={error} id={id}>
      <div className="input-row">
        {prefix === undefined ? null : <span className="input-prefix num">{prefix}</span>}
        <input id={id} className="input" {...fieldNote(id, { hint, error })} {...rest} />
        {after}
      </div>
    </Framed>
  );
}
