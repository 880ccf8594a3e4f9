/** Percent of the selected modules that are completed; 0 where none is selected (spec: operations §4, §9). */
export function multiServiceProgress(selected: ReadonlySet<number>, completed: ReadonlySet<number>): number {
  if (selected.size === 0) return 0;
  return Math.round(([...selected].filter((id) => completed.has(id)).length / selected.size) * 100);
}
