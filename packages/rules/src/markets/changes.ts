/** One thing that two documents say differently. */
export interface Change {
  /** Its place, with services and places by their names: `services.boda.tariff.perKm`. */
  readonly path: string;
  /** In short; null where it was not written. */
  readonly before: string | null;
  readonly after: string | null;
}

/** As much of a value as is shown. */
const SHOWN = 80;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of things with names, by their names; undefined for any other list. */
function byId(value: unknown): Fields | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const named = value.flatMap((one): Array<readonly [string, unknown]> =>
    isFields(one) && typeof one['id'] === 'string' ? [[one['id'], one]] : [],
  );
  return named.length === value.length ? Object.fromEntries(named) : undefined;
}

/** What is looked into; undefined for what is compared as a whole. */
const partsOf = (value: unknown): Fields | undefined => (isFields(value) ? value : byId(value));

const isNothing = (value: unknown): boolean => value === undefined || value === null || (Array.isArray(value) && value.length === 0);
const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** What somebody reads of a value: words of a list beside each other; of a thing with a name, that. */
function textOf(value: unknown): string {
  if (isWord(value)) return String(value);
  if (Array.isArray(value) && value.every(isWord)) return value.join(', ');
  const name = isFields(value) ? (isFields(value['name']) ? Object.values(value['name'])[0] : (value['name'] ?? value['id'])) : undefined;
  return typeof name === 'string' ? name : JSON.stringify(value);
}

function inShort(value: unknown): string | null {
  if (isNothing(value)) return null;
  const text = textOf(value);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1)}…`;
}

function isSame(a: unknown, b: unknown): boolean {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left !== undefined && right !== undefined) return changesWithin(left, right, []).length === 0;
  if (isNothing(a) && isNothing(b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, index) => isSame(one, b[index]));
  return a === b;
}

function changesWithin(before: Fields, after: Fields, at: readonly string[]): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): Change[] => {
    const [was, is] = [before[key], after[key]];
    const path = [...at, key];
    const [left, right] = [partsOf(was), partsOf(is)];
    if (left !== undefined && right !== undefined) return changesWithin(left, right, path);
    // What comes is told line by line, so that nobody agrees to what they did not read; what goes is told by its name.
    if (right !== undefined && isNothing(was)) return changesWithin({}, right, path);
    if (left !== undefined && isNothing(is) && Array.isArray(was)) return changesWithin(left, {}, path);
    return isSame(was, is) ? [] : [{ path: path.join('.'), before: inShort(was), after: inShort(is) }];
  });
}

/** What a document says differently from the one before it, in its own order: what the team reads before it agrees, and the audit keeps. */
export const changesBetween = (before: object, after: object): Change[] => changesWithin(before as Fields, after as Fields, []);
