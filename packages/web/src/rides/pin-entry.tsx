import { useEffect, useId, useRef } from 'react';
import { PIN_DIGITS } from '@safiri/rules/rides/start-pin.ts';
import './pin-entry.css';

interface Props {
  readonly label: string;
  readonly pin: string;
  readonly locked: boolean;
  /** What was wrong with the PIN that was sent; it is typed anew. */
  readonly error: string | undefined;
  readonly onChange: (pin: string) => void;
}

/** The four digits that a passenger or a customer tells. What was wrong is said here, where it is put right. */
export function PinEntry({ label, pin, locked, error, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  return (
    <div className="pin-field" data-wrong={error !== undefined}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="input pin-input num"
        inputMode="numeric"
        autoComplete="off"
        pattern={`\\d{${PIN_DIGITS}}`}
        maxLength={PIN_DIGITS}
        placeholder={'_'.repeat(PIN_DIGITS)}
        value={pin}
        disabled={locked}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
      {error === undefined ? null : (
        <p className="field-error" role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
