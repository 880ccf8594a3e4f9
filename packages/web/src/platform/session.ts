import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { product } from '@safiri/rules/product.ts';
import { stored } from './stored.ts';

export const USER_KEY = `${product.key}.user`;

function decode(text: string): OwnUser | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'id' in value && 'userType' in value) return value as OwnUser;
    throw new Error('not a user');
  } catch (error) {
    console.error('The stored user could not be read and was removed.', error);
    return undefined;
  }
}

/** The signed-in person as this browser knows it; the server's session decides what may be done (spec: foundations §4). */
export const session = stored<OwnUser | null>(USER_KEY, null, decode, (user) => (user === null ? null : JSON.stringify(user)));

/** What is known anew of the signed-in person. An answer that comes after they left, or of somebody else, changes nothing. */
export function renewSession(user: OwnUser): void {
  if (session.get()?.id === user.id) session.set(user);
}

/** Where a person lands after signing in: passengers at /passenger, drivers at /driver (spec: foundations §4), staff at /staff. */
export function homeOf(user: Pick<OwnUser, 'userType'>): string {
  return { passenger: '/passenger', driver: '/driver', staff: '/staff' }[user.userType];
}

let signingOut = false;

/** Whether the person is signing out at this moment: what the server refuses meanwhile asks nobody to sign in again. */
export const isSigningOut = (): boolean => signingOut;

/** @param end ends the session; a failure is passed on */
export async function whileSigningOut<T>(end: () => Promise<T>): Promise<T> {
  signingOut = true;
  try {
    return await end();
  } finally {
    signingOut = false;
  }
}
