import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** A note that nobody has to give: a few words to tap, the field once tapped. */
export function NoteField({
  label,
  add,
  value,
  onChange,
}: {
  label: string;
  /** What the button says that opens it. */
  add: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const [open, setOpen] = useState(value !== '');
  if (!open) {
    return (
      <Button kind="plain" small icon="pencil" className="note-open" onClick={() => setOpen(true)}>
        {add}
      </Button>
    );
  }
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by a tap, to write in it
  return <Field label={label} value={value} maxLength={300} autoFocus={value === ''} onChange={(event) => onChange(event.target.value)} />;
}
