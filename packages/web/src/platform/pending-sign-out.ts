import { sessionPaths } from '@safiri/contract/auth/session-paths.ts';
import { product } from '@safiri/rules/product.ts';
import { callApi, isRetryable } from './api-client.ts';
import { onReconnect } from './connection.ts';
import { session } from './session.ts';
import { stored } from './stored.ts';

/** Somebody signed out without a network: the server does not know it yet. It says nothing of who it was. */
const owed = stored<boolean>(
  `${product.key}.sign-out`,
  false,
  (text) => text === '1',
  (on) => (on ? '1' : null),
);

export const oweSignOut = () => owed.set(true);

let paying: Promise<void> | undefined;

/** Signing in ends the old session of this browser itself: nothing is owed any more, and nothing shall end the new one. */
export async function settleSignOut(): Promise<void> {
  owed.set(false);
  await paying;
}

async function pay(): Promise<void> {
  if (!owed.get()) return;
  // Who signed in since has a session of their own, and the old one went with its cookie.
  if (session.get() !== null) {
    owed.set(false);
    return;
  }
  try {
    await callApi(sessionPaths.logout, { on401: 'nothing' });
  } catch (error) {
    if (isRetryable(error)) return;
  }
  owed.set(false);
}

/** Ends the server's session as soon as there is a network again. Called once. */
export function paySignOut(): void {
  const now = () => {
    paying ??= pay().finally(() => {
      paying = undefined;
    });
  };
  now();
  onReconnect(now);
}
