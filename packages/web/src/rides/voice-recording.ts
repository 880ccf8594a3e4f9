import { HINT_VOICE_BYTES, HINT_VOICE_SECONDS } from '@safiri/rules/pickups/hint.ts';

/** Of what browsers record, what is smallest first. */
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;
/** Speech, and fifteen seconds of it below the bound of bytes. */
const BITS_PER_SECOND = 24_000;
/** So often the bytes are counted: some browsers record with more bits than they are asked for. */
const SLICE_MS = 500;
/** Less is a slip of the finger, seconds. */
const SHORTEST = 1;

export interface VoiceNote {
  readonly file: File;
  readonly seconds: number;
}

/** Why there is no voice note: the microphone is not allowed, there is none, or nobody spoke. */
export type NoNote = 'refused' | 'none' | 'short';

export interface Recording {
  readonly stop: () => void;
  /** Comes once it was stopped: by somebody, after fifteen seconds, when the bytes are used up, or by a call that comes in. */
  readonly note: Promise<VoiceNote | NoNote>;
}

async function openMicrophone(): Promise<MediaStream | NoNote> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none';
  }
}

function begin(stream: MediaStream): Recording {
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, { ...(mimeType === undefined ? {} : { mimeType }), audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  let bytes = 0;
  const begun = performance.now();
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const note = new Promise<VoiceNote | NoNote>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => {
      bytes += data.size;
      // Each slice is whole in itself: what does not fit any more is left away.
      if (bytes <= HINT_VOICE_BYTES) parts.push(data);
      else stop();
    });
    recorder.addEventListener('stop', () => {
      const seconds = Math.min((performance.now() - begun) / 1000, HINT_VOICE_SECONDS);
      const type = recorder.mimeType.split(';')[0] ?? '';
      resolve(seconds < SHORTEST || parts.length === 0 ? 'short' : { file: new File(parts, 'voice-note', { type }), seconds });
    });
  });
  recorder.start(SLICE_MS);
  const timer = setTimeout(stop, HINT_VOICE_SECONDS * 1000);
  return { stop, note: note.finally(() => clearTimeout(timer)) };
}

/** Asks for the microphone and records what is spoken from then on; the microphone is given back with the end. */
export async function recordVoice(): Promise<Recording | NoNote> {
  const stream = await openMicrophone();
  if (typeof stream === 'string') return stream;
  const close = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const { stop, note } = begin(stream);
    return { stop, note: note.finally(close) };
  } catch {
    close();
    return 'none';
  }
}
