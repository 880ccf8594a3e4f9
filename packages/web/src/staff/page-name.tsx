import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BarSlot } from './bar-slot.ts';

/** The name of what a page is about: the heading of a desktop; on a phone the bar says it, and holds what can be done there. */
export function PageName({ name, inBar }: { name: string; inBar?: ReactNode }) {
  const slot = useContext(BarSlot);
  return (
    <>
      <h1 className="h1 section-name">{name}</h1>
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
