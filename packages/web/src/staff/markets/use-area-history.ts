import { useState } from 'react';
import { at, useDraft, type Path } from './draft.ts';

interface Step {
  readonly before: unknown;
  readonly after: unknown;
  /** What is typed letter by letter is one step. */
  readonly by: string | undefined;
}

/** An area of the document, and how its changes are taken back one by one. */
export function useAreaHistory(path: Path) {
  const { draft, change } = useDraft();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const area = at(draft, path);
  const last = steps.at(-1);
  // Whatever else has changed it meanwhile, such as a version that was loaded, is not undone by a step of before.
  const isNewest = last !== undefined && last.after === area;
  const set = (after: unknown, by?: string) => {
    const goesOn = isNewest && by !== undefined && last.by === by;
    const before = goesOn ? last.before : area;
    setSteps([...(isNewest ? steps.slice(0, goesOn ? -1 : undefined) : []), { before, after, by }]);
    change(path, after);
  };
  const undo = () => {
    if (!isNewest) return;
    setSteps(steps.slice(0, -1));
    change(path, last.before);
  };
  return { area, set, undo: isNewest ? undo : undefined };
}
