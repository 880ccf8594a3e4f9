import { useConnection } from './connection.ts';
import { useText } from './text.ts';

/** Why the server can't be reached just now, in words; undefined where it can. */
export function useUnreached(): string | undefined {
  const t = useText();
  const connection = useConnection();
  return connection === 'online' ? undefined : t(connection === 'away' ? 'serverAway' : 'noConnection');
}
