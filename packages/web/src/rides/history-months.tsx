import { Fragment, type ReactNode } from 'react';
import { monthOf } from '../platform/format.ts';

/** What was asked for once, as a list shows it. */
export interface HistoryEntry {
  readonly key: string;
  /** When it was over or, before that, asked for: ISO 8601. */
  readonly at: string;
  /** A row of a list. */
  readonly row: ReactNode;
}

function byMonth(entries: readonly HistoryEntry[]) {
  const groups: Array<{ readonly month: string; readonly entries: HistoryEntry[] }> = [];
  for (const entry of entries.toSorted((a, b) => b.at.localeCompare(a.at))) {
    const month = monthOf(entry.at);
    const last = groups.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else groups.push({ month, entries: [entry] });
  }
  return groups;
}

/** Entries by month, the newest first. */
export function HistoryMonths({ entries }: { entries: readonly HistoryEntry[] }) {
  return byMonth(entries).map((group) => (
    <section key={group.month} aria-label={group.month}>
      <h2 className="title month">{group.month}</h2>
      <ul className="card list">
        {group.entries.map(({ key, row }) => (
          <Fragment key={key}>{row}</Fragment>
        ))}
      </ul>
    </section>
  ));
}
