import { Fragment, type ReactNode } from 'react';
import { monthOf } from '../platform/format.ts';

/** What was asked for once, as a list shows it. */
export interface HistoryEntry {
  readonly key: string;
  /** When it was over or, before that, asked for: ISO 8601. */
  readonly at: string;
  /** The time zone of its city, as the IANA names it; without it that of the city of this phone. */
  readonly zone?: string;
  /** A row of a list. @param chosen it stands beside the list @param choose opens it, or puts it there */
  readonly row: (chosen: boolean, choose: () => void) => ReactNode;
  /** What stands beside the list, or over it, when it is chosen; nothing for what has no more to tell. */
  readonly detail?: () => ReactNode;
  /** What the dialog over the list is called on a phone; without it the row leads somewhere by itself. */
  readonly title?: string;
}

/** The newest first. */
export const byNewest = (entries: readonly HistoryEntry[]): HistoryEntry[] => entries.toSorted((a, b) => b.at.localeCompare(a.at));

function byMonth(entries: readonly HistoryEntry[]) {
  const groups: Array<{ readonly month: string; readonly entries: HistoryEntry[] }> = [];
  for (const entry of entries) {
    const month = monthOf(entry.at, entry.zone);
    const last = groups.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else groups.push({ month, entries: [entry] });
  }
  return groups;
}

/** Entries by month, in the order in which they come. */
export function HistoryMonths({
  entries,
  chosen,
  onChoose,
}: {
  entries: readonly HistoryEntry[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
}) {
  return byMonth(entries).map((group) => (
    <section key={group.month} aria-label={group.month}>
      <h2 className="title month">{group.month}</h2>
      <ul className="card list">
        {group.entries.map(({ key, row }) => (
          <Fragment key={key}>{row(key === chosen, () => onChoose(key))}</Fragment>
        ))}
      </ul>
    </section>
  ));
}
