import { useRef, useState } from 'react';
import type { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { sendFile } from '../platform/send-file.ts';

type Key = (typeof pickupPaths)['sendHintPhoto' | 'sendHintVoice'];

export interface Upload {
  /** Sends a file, once: asked for again it is where it is, or tried again where it did not arrive. */
  readonly urlOf: (file: File) => Promise<string>;
  /** How it stands with the last one. */
  readonly state: 'sending' | 'arrived' | 'failed' | undefined;
}

export function useUpload(key: Key): Upload {
  const last = useRef<{ file: File; url: Promise<string> }>(undefined);
  const [state, setState] = useState<Upload['state']>();
  const urlOf = (file: File): Promise<string> => {
    if (last.current?.file === file) return last.current.url;
    const url = sendFile(key, file).then((sent) => sent.url);
    const mine = { file, url };
    last.current = mine;
    setState('sending');
    url.then(
      () => last.current === mine && setState('arrived'),
      () => {
        if (last.current !== mine) return;
        last.current = undefined;
        setState('failed');
      },
    );
    return url;
  };
  return { urlOf, state };
}
