import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly tabs: ReadonlyArray<{ id: T; text: ReactNode }>;
  readonly current: T;
  readonly onChange: (id: T) => void;
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as the keyboard knows them: arrows go along them, Tab goes into the panel. */
export function Tabs<T extends string>({ label, tabs, current, onChange, children }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The chosen one is in sight, also where the row is wider than the page.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row == null || chosen == null) return;
    const left = chosen.offsetLeft - row.offsetLeft;
    row.scrollLeft = Math.min(left, Math.max(row.scrollLeft, left + chosen.offsetWidth - row.clientWidth));
  }, [current]);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (tabs.findIndex((tab) => tab.id === current) + step + tabs.length) % tabs.length;
    const next = tabs[at];
    if (next === undefined) return;
    onChange(next.id);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[at]?.focus();
  };
  return (
    <>
      <div ref={list} className="segments tab-row" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onKeyDown={move}
            onClick={() => onChange(tab.id)}
          >
            {tab.text}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className="tab-panel" role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
