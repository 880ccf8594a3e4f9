import { useEffect } from 'react';
import { playNotes, useSoundState } from '../platform/sound.ts';

/** Two rising notes, again and again: to be told from a message, and heard over an engine. Seconds and hertz. */
const NOTES = [
  { at: 0, hertz: 784 },
  { at: 0.22, hertz: 1175 },
] as const;
const NOTE_SECONDS = 0.2;
const EVERY_SECONDS = 1.4;
/** Tabs of one browser take turns under this name. */
const LOCK = 'safiri-offer-sound';

/** Plays the chime for so many seconds. @returns the way to end it sooner */
export function playChime(seconds: number): () => void {
  const rounds = Array.from({ length: Math.max(0, Math.ceil(seconds / EVERY_SECONDS)) }, (_, round) => round * EVERY_SECONDS);
  const notes = rounds.flatMap((round) => NOTES.map(({ at, hertz }) => ({ at: round + at, hertz })));
  return playNotes(notes, NOTE_SECONDS);
}

/** Plays while the signal stands, in one tab at a time; another one takes over when that is closed. */
async function playInTurn(endsAt: number, ended: AbortSignal): Promise<void> {
  const play = async () => {
    const stop = playChime((endsAt - Date.now()) / 1000);
    await new Promise<void>((resolve) => {
      ended.addEventListener('abort', () => resolve(), { once: true });
      if (ended.aborted) resolve();
    });
    stop();
  };
  if ('locks' in navigator) await navigator.locks.request(LOCK, { signal: ended }, play);
  else await play();
}

/** The chime while an offer stands. @param endsAt milliseconds of this phone's clock; null for silence */
export function useChime(endsAt: number | null): void {
  const on = useSoundState() === 'on';
  useEffect(() => {
    if (!on || endsAt === null) return undefined;
    const ended = new AbortController();
    playInTurn(endsAt, ended.signal).catch(() => {});
    return () => ended.abort();
  }, [on, endsAt]);
}
