import { useId, type ReactNode } from 'react';

/** One of the parts of a school group's form, in the order in which a driver thinks of them; the stylesheet numbers them. */
export function GroupPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="group-part" aria-labelledby={id}>
      <h3 className="h2" id={id}>
        {title}
      </h3>
      {note === undefined ? null : <p className="caption">{note}</p>}
      {children}
    </section>
  );
}
