import { useSyncExternalStore } from 'react';

/** The request that waits for the password, with whatever else came to wait for it meanwhile. */
let pending: { answer: Promise<boolean>; settle: (given: boolean) => void } | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks the person for the password, once for all requests that need it; whether it was given. */
export function askForPassword(): Promise<boolean> {
  if (pending === undefined) {
    let settle: (given: boolean) => void = () => {};
    const answer = new Promise<boolean>((resolve) => void (settle = resolve));
    pending = { answer, settle };
    tell();
  }
  return pending.answer;
}

/** The password was given, or the person thought better of it. */
export function passwordAnswered(given: boolean): void {
  pending?.settle(given);
  pending = undefined;
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether a request waits for the password. */
export const usePasswordPrompt = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending !== undefined,
    () => false,
  );
