import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BarSlot } from './bar-slot.ts';

/** The name of what a page is about: the heading of a desktop; on a phone the bar says it, and holds what can be done there. Names of people are read letter by letter: in the face of texts. */
export function PageName({ name, inBar, ofPerson = false }: { name: string; inBar?: ReactNode; ofPerson?: boolean }) {
  const slot = useContext(BarSlot);
  return (
    <>
      <h1 className={`h1 section-name ${ofPerson ? 'of-person' : ''}`}>{name}</h1>
      {slot === null
        ? null
        : createPortal(
            <>
              <span className="title grow" aria-hidden="true">
                {name}
              </span>
              {inBar}
            </>,
            slot,
          )}
    </>
  );
}
