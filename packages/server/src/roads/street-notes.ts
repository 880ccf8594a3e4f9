import type { ImportedRoads } from './import-roads.ts';

/** What an import says about turns and hours: nothing of what an extract does not have. */
export function streetNotes({ turns: { placed, left, unread }, unreadHours }: Pick<ImportedRoads, 'turns' | 'unreadHours'>): string[] {
  const ignored = left + unread;
  const notes: string[] = [];
  if (placed + ignored > 0)
    notes.push(`Rules about turning: ${placed} are kept; ${left} whose streets do not meet and ${unread} that can't be read are left out.`);
  if (unreadHours > 0) notes.push(`Streets with hours that can't be read: ${unreadHours}; they are open at all hours.`);
  return notes;
}
