import { useSyncExternalStore } from 'react';
import { languages, type Language } from '@safiri/rules/languages.ts';
import { product } from '@safiri/rules/product.ts';
import { playNotes } from './sound.ts';
import { stored } from './stored.ts';

/** Whether directions are spoken on this phone. */
export const spoken = stored<boolean>(
  `${product.key}.spoken-directions`,
  true,
  (text) => text !== '0',
  (on) => (on ? null : '0'),
);

/** One falling pair of notes, to be told from an offer's rising ones. */
const CHIME = [
  { at: 0, hertz: 880 },
  { at: 0.16, hertz: 659 },
] as const;
const NOTE_SECONDS = 0.15;

const speech = () => (typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis);

/** The voice that speaks a language; one that lives on the phone before one that needs the network. Another language's never does. */
export function voiceFor(language: Language, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const tag = languages[language].speech.toLowerCase();
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replaceAll('_', '-');
  const rank = (voice: SpeechSynthesisVoice) => (voice.localService ? 0 : 2) + (tagOf(voice) === tag ? 0 : 1);
  return voices.filter((voice) => tagOf(voice).split('-')[0] === language).toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Says a sentence in its own language. Where this phone has no voice for it a sound asks to look; where it is muted, nothing. */
export function speak(text: string, language: Language): void {
  if (!say(text, language) && spoken.get()) playNotes(CHIME, NOTE_SECONDS);
}

/** Says a sentence in its own language, where this phone has a voice for it and speaks. @returns whether it did */
export function say(text: string, language: Language): boolean {
  const voice = spoken.get() ? voiceFor(language, speech()?.getVoices() ?? []) : undefined;
  if (voice === undefined) return false;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  // What was not said in time is no longer true.
  speech()?.cancel();
  speech()?.speak(utterance);
  return true;
}

export const hush = () => speech()?.cancel();

function subscribe(listener: () => void) {
  // Browsers find their voices some time after the page was opened.
  speech()?.addEventListener?.('voiceschanged', listener);
  return () => speech()?.removeEventListener?.('voiceschanged', listener);
}

/** Whether this phone can speak a language. */
export const useHasVoice = (language: Language): boolean =>
  useSyncExternalStore(
    subscribe,
    () => voiceFor(language, speech()?.getVoices() ?? []) !== undefined,
    () => false,
  );
