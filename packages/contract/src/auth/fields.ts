import * as z from 'zod/mini';
import { ownUser } from '../users/shapes.ts';

/** A number as somebody types it. */
export const phone = z.string().check(z.trim(), z.minLength(6, { error: 'Enter a phone number' }), z.maxLength(24));

export const password = z.string().check(z.minLength(1), z.maxLength(128));

/** Who has just signed in. */
export const signedIn = z.object({ user: ownUser });
