import { useRef } from 'react';

/** A key for each different thing that is sent: the same sent again has the same key, and is done once. `done` begins anew. */
export function useOnceKey(): { keyOf: (what: unknown) => string; done: () => void } {
  const sent = useRef({ what: '', key: '' });
  return {
    keyOf(what) {
      const text = JSON.stringify(what);
      if (sent.current.what !== text) sent.current = { what: text, key: crypto.randomUUID() };
      return sent.current.key;
    },
    done: () => void (sent.current = { what: '', key: '' }),
  };
}
