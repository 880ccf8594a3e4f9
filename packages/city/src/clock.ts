/** Time of the simulation: real time, `scale` times as fast. */
export interface SimClock {
  readonly scale: number;
  /** Simulated seconds since the start. */
  now(): number;
  /** Waits for simulated seconds, shorter when the city is closing. */
  sleep(seconds: number, signal?: AbortSignal): Promise<void>;
}

export function createClock(scale: number): SimClock {
  const start = performance.now();
  return {
    scale,
    now: () => ((performance.now() - start) / 1000) * scale,
    sleep: (seconds, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(done, (seconds * 1000) / scale);
        function done(): void {
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          resolve();
        }
        if (signal?.aborted === true) done();
        else signal?.addEventListener('abort', done, { once: true });
      }),
  };
}
