import { useEffect, useRef, useState } from 'react';
import { hush } from '../platform/voice.ts';

/** Fetched whole: phones that ask for a part of a sound get it from a page, not from this server. */
async function fetchSound(address: string): Promise<Blob> {
  const answer = await fetch(address, { credentials: 'include' });
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return answer.blob();
}

export interface Sound {
  readonly state: 'still' | 'loading' | 'playing' | 'failed';
  /** Seconds, once they are known; those of a fresh recording a browser does not tell. */
  readonly length: number | undefined;
  /** Seconds that were heard. */
  readonly at: number;
  /** Plays it once from its beginning, or stops it. */
  readonly press: () => Promise<void>;
}

/**
 * A short sound that is played when somebody asks for it, never by itself.
 * @param sound what was recorded, or where it is fetched
 * @param ahead fetches it before it is asked for: it is heard at once then, and where there is no network any more
 */
export function useSound(sound: Blob | string, ahead: boolean): Sound {
  const [state, setState] = useState<Sound['state']>('still');
  const [length, setLength] = useState<number>();
  const [at, setAt] = useState(0);
  const player = useRef<{ audio: HTMLAudioElement; ready: () => Promise<void> }>(undefined);
  useEffect(() => {
    const audio = new Audio();
    let address: string | undefined;
    let isOpen = true;
    const take = (content: Blob) => {
      if (!isOpen || address !== undefined) return;
      address = URL.createObjectURL(content);
      audio.src = address;
    };
    const ready = async () => {
      if (address === undefined) take(typeof sound === 'string' ? await fetchSound(sound) : sound);
    };
    audio.addEventListener('loadedmetadata', () => setLength(Number.isFinite(audio.duration) ? audio.duration : undefined));
    audio.addEventListener('timeupdate', () => setAt(audio.currentTime));
    for (const end of ['pause', 'ended'] as const)
      audio.addEventListener(end, () => {
        setState('still');
        setAt(0);
      });
    player.current = { audio, ready };
    // Without it now it is fetched when it is asked for.
    if (ahead || typeof sound !== 'string') ready().catch(() => {});
    return () => {
      isOpen = false;
      audio.pause();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [sound, ahead]);

  const press = async () => {
    if (player.current === undefined) return;
    const { audio, ready } = player.current;
    if (!audio.paused) return audio.pause();
    // Directions would speak into it.
    hush();
    setState('loading');
    try {
      await ready();
      audio.currentTime = 0;
      await audio.play();
      setState('playing');
    } catch (error) {
      // A browser to which the touch is too long ago takes the next one.
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'still' : 'failed');
    }
  };
  return { state, length, at, press };
}
