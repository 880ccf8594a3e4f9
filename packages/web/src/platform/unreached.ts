import { useConnection } from './connection.ts';
import { unreachedText } from './refusals.ts';
import { useText } from './text.ts';

/** Why the server can't be reached just now, in words; undefined where it can. */
export function useUnreached(): string | undefined {
  // Said anew in another language.
  useText();
  return useConnection() === 'online' ? undefined : unreachedText();
}
