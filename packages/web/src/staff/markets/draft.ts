import { createContext, use } from 'react';

/** Where something stands in a document. */
export type Path = ReadonlyArray<string | number>;
/** A document as it is being changed: whatever no form covers stays in it as it was. */
export type Draft = Readonly<Record<string, unknown>>;

/** What stands at a place; undefined where nothing does. */
export function at(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return typeof value === 'object' && value !== null ? at((value as Record<string | number, unknown>)[key], rest) : undefined;
}

/** The same with something else at a place; undefined takes away what stands there. */
export function put(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  const next = put(at(value, [key]), rest, to);
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as unknown[])];
    if (next === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = next;
    return list;
  }
  const { [key]: _before, ...others } = (value ?? {}) as Record<string, unknown>;
  if (next === undefined) return others;
  return key in ((value ?? {}) as object) ? { ...(value as object), [key]: next } : { ...others, [key]: next };
}

/** A number that was typed; what is none stays as it was typed, and is refused by its name. */
export const typed = (text: string): number | string | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : trimmed;
};

interface Editing {
  readonly draft: Draft;
  readonly currency: string;
  readonly change: (path: Path, to: unknown) => void;
  /** What the server said about a place. */
  readonly wrong: (path: Path) => string | undefined;
}

/** The document that the forms of a page change together. */
const Context = createContext<Editing | undefined>(undefined);
export const EditingDocument = Context.Provider;

export function useDraft(): Editing {
  const editing = use(Context);
  if (editing === undefined) throw new Error('a field of a document stands outside of it');
  return editing;
}
