import { useMay } from './may.tsx';
import { sections, type Section } from './sections.ts';

/** The sections that are open to who sits here. */
export function useSections(): readonly Section[] {
  const may = useMay();
  return sections.filter(({ calls }) => calls.some(may));
}
