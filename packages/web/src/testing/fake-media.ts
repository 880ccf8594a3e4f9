import { vi } from 'vitest';

/** A recorder that writes `slice` bytes whenever it is told to, and the microphone before it. */
export function fakeMicrophone({ refused }: { refused?: string } = {}) {
  const stopped = vi.fn<() => void>();
  const recorders: FakeRecorder[] = [];
  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    state = 'inactive';
    readonly mimeType: string;
    constructor(_stream: unknown, options: { mimeType?: string }) {
      super();
      this.mimeType = options.mimeType ?? '';
      recorders.push(this);
    }
    start() {
      this.state = 'recording';
    }
    slice(bytes: number) {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([new Uint8Array(bytes)]) }));
    }
    stop() {
      this.state = 'inactive';
      this.slice(10);
      this.dispatchEvent(new Event('stop'));
    }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const getUserMedia = vi.fn<() => Promise<unknown>>(async () => {
    if (refused !== undefined) throw new DOMException('no', refused);
    return { getTracks: () => [{ stop: stopped }] };
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return { recorders, /** How often the microphone was given back. */ stopped };
}

/** Sounds that are heard by nobody; what is played is counted. */
export function fakeAudio() {
  const played: string[] = [];
  const all: FakeAudio[] = [];
  class FakeAudio extends EventTarget {
    src = '';
    currentTime = 0;
    duration = 8;
    paused = true;
    constructor() {
      super();
      all.push(this);
    }
    async play() {
      this.paused = false;
      played.push(this.src);
      this.dispatchEvent(new Event('loadedmetadata'));
    }
    pause() {
      this.paused = true;
      this.dispatchEvent(new Event('pause'));
    }
    end() {
      this.paused = true;
      this.dispatchEvent(new Event('ended'));
    }
  }
  vi.stubGlobal('Audio', FakeAudio);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:heard');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  return { played, all };
}
