import { useSyncExternalStore } from 'react';

/** A question, and what waits for its answer. */
interface Asked {
  readonly about: string | undefined;
}

/** A question that waits for the person, asked from anywhere and answered by a dialog that the app shows. */
export interface Prompt {
  /**
   * Asks, once for all who want the answer; whether it was given.
   * @param about what waits for it
   */
  readonly ask: (about?: string) => Promise<boolean>;
  /** The person answered, or thought better of it. */
  readonly answered: (given: boolean) => void;
  /** The question that waits; null when there is none. */
  readonly use: () => Asked | null;
}

export function createPrompt(): Prompt {
  let pending: (Asked & { answer: Promise<boolean>; settle: (given: boolean) => void }) | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    ask(about) {
      if (pending === null) {
        let settle: (given: boolean) => void = () => {};
        const answer = new Promise<boolean>((resolve) => void (settle = resolve));
        pending = { about, answer, settle };
        tell();
      }
      return pending.answer;
    },
    answered(given) {
      pending?.settle(given);
      pending = null;
      tell();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => pending,
        () => null,
      ),
  };
}
