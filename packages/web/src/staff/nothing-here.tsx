import { EmptyState } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';

/** A list of the console with nothing in it: drawn in the middle of the page, or one line where other things stand beside it: `plain` where it is no good news. */
export function NothingHere({ text, note, inline = false }: { text: string; note?: string; inline?: boolean | 'plain' }) {
  return inline !== false ? (
    <div className={inline === 'plain' ? 'card' : 'card calm'}>
      {inline === 'plain' ? null : <Icon name="check" size={28} />}
      <div>
        <p className="title">{text}</p>
        {note === undefined ? null : <p className="label">{note}</p>}
      </div>
    </div>
  ) : (
    <div className="card nothing-here">
      <EmptyState text={text} {...(note === undefined ? {} : { note })} />
    </div>
  );
}
