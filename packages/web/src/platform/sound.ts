import { useSyncExternalStore } from 'react';

/** One note of a sound: when it begins, seconds from now, and its pitch. */
export interface Note {
  readonly at: number;
  readonly hertz: number;
}

const LOUDNESS = 0.6;

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

/** Whether a sound would be heard; `none` where the browser has no sound at all. */
export const soundState = (): 'on' | 'off' | 'none' =>
  typeof AudioContext === 'undefined' ? 'none' : audio?.state === 'running' ? 'on' : 'off';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useSoundState = () => useSyncExternalStore(subscribe, soundState, () => 'none' as const);

/**
 * Plays notes. All of them are planned at once: the timers of a page in the background are late.
 * @returns the way to end it sooner
 */
export function playNotes(notes: readonly Note[], noteSeconds: number): () => void {
  const context = audio;
  if (context?.state !== 'running') return () => {};
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  const begin = context.currentTime;
  const tones = notes.map(({ at, hertz }) => {
    const tone = context.createOscillator();
    const swell = context.createGain();
    const from = begin + at;
    tone.frequency.value = hertz;
    swell.gain.setValueAtTime(0, from);
    swell.gain.linearRampToValueAtTime(1, from + 0.02);
    swell.gain.linearRampToValueAtTime(0, from + noteSeconds);
    tone.connect(swell).connect(out);
    tone.start(from);
    tone.stop(from + noteSeconds);
    return tone;
  });
  return () => {
    for (const tone of tones) tone.stop();
    out.disconnect();
  };
}
