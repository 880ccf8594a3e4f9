import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { LineCounter, parseDocument, type Document } from 'yaml';

/** A place in a document: keys, and positions in lists. */
export type Path = ReadonlyArray<string | number>;

export interface Fault {
  readonly path: Path;
  readonly error: string;
}

/** What is wrong with a document: each line with its place in the file. */
export class DocumentError extends Error {
  /** The same by their place in the document; empty of what is no document at all. */
  readonly faults: readonly Fault[];

  constructor(lines: readonly string[], faults: readonly Fault[] = []) {
    super(lines.join('\n'));
    this.faults = faults;
  }
}

/** What is thrown of a document that is no file, or whose lines say nothing wrong by themselves. */
export const refusedFor = (faults: readonly Fault[]): DocumentError =>
  new DocumentError(
    faults.map(({ path, error }) => `${pathText(path)} ${error}`),
    faults,
  );

/** No honest document is larger, bytes. */
const MOST_BYTES = 1_000_000;

export const pathText = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);

/** A value by its keys in order, so that the same document reads the same. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, canonical(one)]),
  );
}

/** The same for documents that say the same, in whatever order. */
export const digestOf = (text: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(text)))
    .digest('hex');

/** @param what the document is of, as in "is no key of a market" */
export function faultsOf(issues: readonly $ZodIssue[], what: string): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], error: `is no key of ${what}` }));
    // Of two forms the one that was meant: the deepest fault says most.
    if (issue.code === 'invalid_union') {
      const deepest = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
      return [{ path: [...path, ...((deepest?.path ?? []) as Path)], error: deepest?.message ?? issue.message }];
    }
    return [{ path, error: issue.message }];
  });
}

/** The line of a place in the file: of the nearest thing above it that was written. */
function lineOf(document: Document, counter: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range != null) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

/**
 * Reads a document from YAML or JSON.
 * @param check what it says, or what is wrong with it
 * @throws DocumentError with every fault, its line and its path
 */
export function readWritten<T>(file: string, check: (value: unknown) => T | readonly Fault[]): T {
  if (Buffer.byteLength(file) > MOST_BYTES) throw new DocumentError(['The document is larger than 1 MB.']);
  const counter = new LineCounter();
  const document = parseDocument(file, { lineCounter: counter, uniqueKeys: true });
  if (document.errors.length > 0) throw new DocumentError(document.errors.map(({ message }) => message));
  const result = check(document.toJS({ maxAliasCount: 10 }));
  if (!Array.isArray(result)) return result as T;
  throw new DocumentError(
    (result as readonly Fault[]).map(({ path, error }) => `line ${lineOf(document, counter, path)}: ${pathText(path)} ${error}`),
  );
}

/** The same of a document that is no file. @throws DocumentError */
export function readValue<T>(value: unknown, check: (value: unknown) => T | readonly Fault[]): T {
  const result = check(value);
  if (!Array.isArray(result)) return result as T;
  throw refusedFor(result as readonly Fault[]);
}

/** What a schema says of a value: the value, or its faults. */
export function checkedBy<S extends z.ZodMiniType>(schema: S, value: unknown, what: string): z.output<S> | Fault[] {
  const { success, data, error } = z.safeParse(schema, value);
  return success ? data : faultsOf(error.issues, what);
}
