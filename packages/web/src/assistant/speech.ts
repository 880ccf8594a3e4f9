import { languages } from '@safiri/rules/languages.ts';
import { useEffect, useRef, useState } from 'react';
import { language } from '../platform/preferences.ts';

interface Recognised {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** What the browsers have of the Web Speech API, which TypeScript does not know. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Recognised) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
type RecognitionMaker = new () => Recognition;

/** A browser that ends by itself is waited for at most this long. */
const END_MS = 2500;

const maker = (): RecognitionMaker | undefined => {
  const known = window as { SpeechRecognition?: RecognitionMaker; webkitSpeechRecognition?: RecognitionMaker };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
};

/** What came of a recording: words, or nothing where the browser could not turn speech into text. */
export type Heard = string | null;

export interface Speech {
  readonly isRecording: boolean;
  /** Words so far. */
  readonly words: string;
  /** @returns false when the microphone is refused */
  start(): Promise<boolean>;
  /** Ends the recording, and tells what was heard once the browser knows. */
  stop(): Promise<Heard>;
}

/** Phones say what was said before again with each result. */
const joined = (said: string, next: string): string => (next.startsWith(said) ? next : `${said} ${next}`.trim());

/** The microphone: permission first, then the browser's own recognition where it has one. The sound itself goes nowhere from here. */
export function useSpeech(): Speech {
  const [isRecording, setRecording] = useState(false);
  const [words, setWords] = useState('');
  const running = useRef<{ recognition: Recognition | null; ended: Promise<void>; heard: string; release: () => void }>(undefined);

  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      running.current?.recognition?.abort();
      running.current?.release();
    };
  }, []);

  return {
    isRecording,
    words,
    async start() {
      let release: () => void;
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        release = () => stream.getTracks().forEach((track) => track.stop());
      } catch {
        return false;
      }
      const Maker = maker();
      // Recognition listens for itself; the permission was all that it needed.
      if (Maker !== undefined || !isOpen.current) release();
      if (!isOpen.current) return true;
      const recognition = Maker === undefined ? null : new Maker();
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      const state = { recognition, ended, heard: '', release };
      running.current = state;
      if (recognition !== null) {
        recognition.lang = languages[language.get()].speech;
        recognition.continuous = true;
        recognition.interimResults = true;
        recognition.onresult = ({ results }) => {
          state.heard = Array.from(results, (result) => (result[0]?.transcript ?? '').trim()).reduce(joined, '');
          setWords(state.heard);
        };
        recognition.onend = () => end();
        recognition.onerror = () => end();
        try {
          recognition.start();
        } catch {
          end();
        }
      } else end();
      setWords('');
      setRecording(true);
      return true;
    },
    async stop() {
      const state = running.current;
      setRecording(false);
      if (state === undefined) return null;
      state.recognition?.stop();
      await Promise.race([state.ended, new Promise((resolve) => setTimeout(resolve, END_MS))]);
      state.release();
      return state.heard === '' ? null : state.heard;
    },
  };
}
