import { authPaths } from '@safiri/contract/auth/paths.ts';
import { product } from '@safiri/rules/product.ts';
import { callApi, wentUnanswered } from './api-client.ts';
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

async function pay(): Promise<void> {
  if (!owed.get()) return;
  // Who signed in since has a session of their own, and the old one went with its cookie.
  if (session.get() !== null) {
    owed.set(false);
    return;
  }
  try {
    await callApi(authPaths.logout, { on401: 'nothing' });
  } catch (error) {
    if (wentUnanswered(error)) return;
  }
  owed.set(false);
}

/** Ends the server's session as soon as there is a network again. Called once. */
export function paySignOut(): void {
  void pay();
  onReconnect(() => void pay());
}
