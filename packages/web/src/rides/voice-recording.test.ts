// @vitest-environment happy-dom
import { HINT_VOICE_BYTES, HINT_VOICE_SECONDS } from '@safiri/rules/pickups/hint.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeMicrophone } from '../testing/fake-media.ts';
import { recordVoice } from './voice-recording.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins to speak. */
async function speaking() {
  const { recorders, stopped } = fakeMicrophone();
  const recording = await recordVoice();
  const [recorder] = recorders;
  if (typeof recording === 'string' || recorder === undefined) throw new Error('nothing is recorded');
  return { recording, recorder, stopped };
}

it('ends by itself after its seconds, and gives the microphone back', async () => {
  const { recording, recorder, stopped } = await speaking();
  recorder.slice(20_000);
  await vi.advanceTimersByTimeAsync(HINT_VOICE_SECONDS * 1000 - 1);
  expect(stopped).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const note = await recording.note;
  expect(note).toMatchObject({ seconds: HINT_VOICE_SECONDS, file: { size: 20_010, type: 'audio/webm' } });
  expect(stopped).toHaveBeenCalledTimes(1);
});

it('ends before its bytes are too many, with what fits', async () => {
  const { recording, recorder } = await speaking();
  await vi.advanceTimersByTimeAsync(5000);
  recorder.slice(HINT_VOICE_BYTES - 5);
  expect(recorder.state).toBe('recording');
  recorder.slice(2000);
  const note = await recording.note;
  expect(note).toMatchObject({ seconds: 5, file: { size: HINT_VOICE_BYTES - 5 } });
});

it('is none where it was a slip of the finger, where the microphone is refused, and where there is none', async () => {
  const { recording, recorder, stopped } = await speaking();
  recorder.slice(500);
  await vi.advanceTimersByTimeAsync(300);
  recording.stop();
  expect(await recording.note).toBe('short');
  expect(stopped).toHaveBeenCalledTimes(1);
  fakeMicrophone({ refused: 'NotAllowedError' });
  expect(await recordVoice()).toBe('refused');
  fakeMicrophone({ refused: 'NotFoundError' });
  expect(await recordVoice()).toBe('none');
  // A browser that records nothing of what it was given.
  const { stopped: given } = fakeMicrophone();
  vi.stubGlobal(
    'MediaRecorder',
    class {
      static isTypeSupported = () => false;
      constructor() {
        throw new DOMException('no', 'NotSupportedError');
      }
    },
  );
  expect(await recordVoice()).toBe('none');
  expect(given).toHaveBeenCalledTimes(1);
});
