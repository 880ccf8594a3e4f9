import { useState } from 'react';
import type { IconName } from '../art/icons.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/svg.tsx';

/** A note that nobody has to give: a few words to tap, the field once tapped. */
export function NoteField({
  label,
  add,
  value,
  onChange,
  icon,
}: {
  label: string;
  /** What the button says that opens it. */
  add: string;
  value: string;
  onChange: (text: string) => void;
  /** Of a note of the whole order: it stands in line with what else belongs to it. */
  icon?: IconName;
}) {
  const [open, setOpen] = useState(value !== '');
  if (open) {
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by a tap, to write in it
    return (
      <Field label={label} value={value} maxLength={300} autoFocus={value === ''} onChange={(event) => onChange(event.target.value)} />
    );
  }
  if (icon === undefined) {
    return (
      <Button kind="plain" small icon="pencil" className="note-open" onClick={() => setOpen(true)}>
        {add}
      </Button>
    );
  }
  return (
    <button type="button" className="pay note-row" onClick={() => setOpen(true)}>
      <span className="icon-box">
        <Icon name={icon} size={20} />
      </span>
      <span className="grow label">{add}</span>
    </button>
  );
}
