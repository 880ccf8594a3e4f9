import { useEffect, useSyncExternalStore } from 'react';

/** Two rising notes, again and again: to be told from a message, and heard over an engine. Seconds and hertz. */
const NOTES = [
  { at: 0, hertz: 784 },
  { at: 0.22, hertz: 1175 },
] as const;
const NOTE_SECONDS = 0.2;
const EVERY_SECONDS = 1.4;
const LOUDNESS = 0.6;
/** Tabs of one browser take turns under this name. */
const LOCK = 'safiri-offer-sound';

let audio: AudioContext | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Browsers play only for somebody who has touched the page: each touch makes sure of it, the one that goes online among them. */
function unlock(): void {
  if (typeof AudioContext === 'undefined' || audio?.state === 'running') return;
  if (audio === undefined) {
    audio = new AudioContext();
    audio.addEventListener('statechange', tell);
  }
  audio.resume().then(tell, () => {});
}

const touches = ['pointerdown', 'click', 'keydown'] as const;

/** Makes the next touch turn the sound on, after a reload or a phone call too. Gives the way to stop. */
export function unlockByTouch(): () => void {
  for (const touch of touches) addEventListener(touch, unlock, true);
  return () => {
    for (const touch of touches) removeEventListener(touch, unlock, true);
  };
}

/** Whether an offer would be heard; `none` where the browser has no sound at all. */
export const soundState = (): 'on' | 'off' | 'none' =>
  typeof AudioContext === 'undefined' ? 'none' : audio?.state === 'running' ? 'on' : 'off';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useSoundState = () => useSyncExternalStore(subscribe, soundState, () => 'none' as const);

/**
 * Plays the chime for so many seconds. All of it is planned at once: the timers of a page in the background are late.
 * @returns the way to end it sooner
 */
export function playChime(seconds: number): () => void {
  const context = audio;
  if (context?.state !== 'running') return () => {};
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  const begin = context.currentTime;
  const tones: OscillatorNode[] = [];
  for (let round = 0; round < seconds; round += EVERY_SECONDS) {
    for (const { at, hertz } of NOTES) {
      const tone = context.createOscillator();
      const swell = context.createGain();
      const from = begin + round + at;
      tone.frequency.value = hertz;
      swell.gain.setValueAtTime(0, from);
      swell.gain.linearRampToValueAtTime(1, from + 0.02);
      swell.gain.linearRampToValueAtTime(0, from + NOTE_SECONDS);
      tone.connect(swell).connect(out);
      tone.start(from);
      tone.stop(from + NOTE_SECONDS);
      tones.push(tone);
    }
  }
  return () => {
    for (const tone of tones) tone.stop();
    out.disconnect();
  };
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
