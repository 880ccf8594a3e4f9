import { keysOf } from './records.ts';

/**
 * The life of a thing: its states, and from each the next ones with who may bring it there. Anything else is refused and changes
 * nothing. A state without a next one is final.
 */
export type Life = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The states from which something goes on. */
export type LiveStateOf<L> = { [S in keyof L & string]: keyof L[S] extends never ? never : S }[keyof L & string];

/** The same as a list, in the order of the record. */
export const liveStatesOf = /* @__NO_SIDE_EFFECTS__ */ <const L extends Life>(life: L) =>
  keysOf(life).filter((state) => keysOf(life[state] ?? {}).length > 0) as [LiveStateOf<L>, ...LiveStateOf<L>[]];

/** The states that end it. */
export const finalStatesOf = /* @__NO_SIDE_EFFECTS__ */ <const L extends Life>(life: L) =>
  keysOf(life).filter((state) => keysOf(life[state] ?? {}).length === 0) as Array<Exclude<keyof L & string, LiveStateOf<L>>>;

/** Whether `actor` may bring it from one state to another. */
export const allows = (life: Life, actor: string, from: string, to: string): boolean => life[from]?.[to]?.includes(actor) ?? false;
