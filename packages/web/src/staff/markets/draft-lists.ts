import type { Position } from '@safiri/rules/markets/document.ts';
import { at, type Path } from './draft.ts';
import { isPosition } from './position-field.tsx';

/** What stands in a list of the document; nothing where none is written. */
export function listAt(draft: unknown, path: Path): readonly unknown[] {
  const now = at(draft, path);
  return Array.isArray(now) ? now : [];
}

/** The centre of the city, where what is new begins. */
export function centreOf(draft: unknown): Position {
  const centre = at(draft, ['centre']);
  return isPosition(centre) ? centre : [0, 0];
}

/** A name that no other of them has yet. */
export function freeName(all: readonly unknown[], kind: string): string {
  const taken = new Set(all.map((one) => at(one, ['id'])));
  let n = all.length + 1;
  while (taken.has(`${kind}-${n}`)) n += 1;
  return `${kind}-${n}`;
}

/** The ids of what stands in a list. */
export const idsAt = (draft: unknown, path: Path): string[] =>
  listAt(draft, path).flatMap((one) => {
    const id = at(one, ['id']);
    return typeof id === 'string' ? [id] : [];
  });
