import { useSyncExternalStore } from 'react';

/** A question that waits for the person, asked from anywhere and answered by a dialog that the app shows. */
export interface Prompt {
  /** Asks, once for all who want the answer; whether it was given. */
  readonly ask: () => Promise<boolean>;
  /** The person answered, or thought better of it. */
  readonly answered: (given: boolean) => void;
  /** Whether somebody waits. */
  readonly use: () => boolean;
}

export function createPrompt(): Prompt {
  let pending: { answer: Promise<boolean>; settle: (given: boolean) => void } | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    ask() {
      if (pending === undefined) {
        let settle: (given: boolean) => void = () => {};
        const answer = new Promise<boolean>((resolve) => void (settle = resolve));
        pending = { answer, settle };
        tell();
      }
      return pending.answer;
    },
    answered(given) {
      pending?.settle(given);
      pending = undefined;
      tell();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => pending !== undefined,
        () => false,
      ),
  };
}
