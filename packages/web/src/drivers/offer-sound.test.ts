import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Tone {
  from: number;
  to: number;
  stopped: boolean;
}
const tones: Tone[] = [];
let made = 0;

/** A browser's sound, which plays once `resume` was called by a touch. */
class FakeAudio extends EventTarget {
  state = 'suspended';
  currentTime = 100;
  destination = {};
  constructor() {
    super();
    made += 1;
  }
  async resume() {
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
  createGain() {
    const set = () => {};
    return { gain: { value: 1, setValueAtTime: set, linearRampToValueAtTime: set }, connect: (next: unknown) => next, disconnect: set };
  }
  createOscillator() {
    const tone: Tone = { from: 0, to: 0, stopped: false };
    tones.push(tone);
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => void (tone.from = at),
      stop: (at?: number) => (at === undefined ? (tone.stopped = true) : (tone.to = at)),
    };
  }
}

const page = new EventTarget();
vi.stubGlobal('AudioContext', FakeAudio);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
const { soundState, unlockByTouch } = await import('../platform/sound.ts');
const { playChime } = await import('./offer-sound.ts');

describe('the sound of an offer', () => {
  beforeEach(() => void tones.splice(0));

  it('is off, and said to be, until somebody touches the page; nothing is made before', async () => {
    playChime(15)();
    expect([soundState(), made, tones.length]).toEqual(['off', 0, 0]);
    const stop = unlockByTouch();
    page.dispatchEvent(new Event('click'));
    await Promise.resolve();
    expect([soundState(), made]).toEqual(['on', 1]);
    page.dispatchEvent(new Event('click'));
    expect(made).toBe(1);
    stop();
  });

  it('fills the whole time of the offer, planned ahead, and ends with it', () => {
    const end = playChime(15);
    expect(Math.min(...tones.map(({ from }) => from))).toBe(100);
    expect(Math.max(...tones.map(({ to }) => to))).toBeGreaterThan(114);
    const starts = [...new Set(tones.map(({ from }) => from))].toSorted((a, b) => a - b);
    for (const [i, at] of starts.slice(1).entries()) expect(at - (starts[i] ?? 0)).toBeLessThan(1.5);
    expect(tones.some(({ stopped }) => stopped)).toBe(false);
    end();
    expect(tones.every(({ stopped }) => stopped)).toBe(true);
  });
});
