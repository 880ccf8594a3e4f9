/** A message as it is compiled: plain text, or its parts in order. */
export type Message = string | readonly Part[];
/** Messages by their keys. */
export type Messages = Readonly<Record<string, Message>>;
/** Text, or the name of what is filled in; a plural has its cases beside it. */
type Part = string | readonly [name: string, type?: string, cases?: unknown];

export type Values = Readonly<Record<string, string | number>>;

/** What a language does with a number. */
export interface Counting {
  /** The plural category that a count falls into. */
  readonly category: (count: number) => string;
  /** The number as it is written. */
  readonly written: (count: number) => string;
}

/** Whether what is filled in before ends in a full stop of its own: "Mamello K." at the end of a sentence has one, not two. */
const endsInStop = (part: Part | undefined, values: Values): boolean =>
  typeof part === 'object' && part[1] === undefined && String(values[part[0]] ?? '').endsWith('.');

function parts(message: Message, counting: Counting, values: Values, count: string): string {
  if (typeof message === 'string') return message;
  return message
    .map((part, at) => {
      if (part === '#') return count;
      if (typeof part === 'string') return endsInStop(message[at - 1], values) ? part.replace(/^\.(?!\.)/, '') : part;
      const [name, type, choices] = part;
      const value = values[name];
      if (type !== 'plural') return value === undefined ? `{${name}}` : String(value);
      const cases = choices as Readonly<Record<string, Message | undefined>>;
      const number = Number(value);
      return parts(
        cases[String(value)] ?? cases[counting.category(number)] ?? cases['other'] ?? '',
        counting,
        values,
        counting.written(number),
      );
    })
    .join('');
}

/**
 * A message with its values: `{names}` and ICU plurals, which is all that the dictionaries use. What is filled in stays as
 * it is, whatever it looks like, and the full stop that it may end in is not said twice; a name without a value stays visible.
 */
export const fill = (message: Message, counting: Counting, values: Values = {}): string => parts(message, counting, values, '#');
