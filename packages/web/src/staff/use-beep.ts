import { useEffect } from 'react';

const BEEP = { hertz: 880, seconds: 0.35, everyMs: 4000 } as const;

/** A tone as long as it is on; a browser that was not clicked yet stays silent, the band is there all the same. */
export function useBeep(on: boolean): void {
  useEffect(() => {
    if (!on || typeof AudioContext === 'undefined') return undefined;
    const audio = new AudioContext();
    const beep = () => {
      const tone = audio.createOscillator();
      tone.frequency.value = BEEP.hertz;
      tone.connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + BEEP.seconds);
    };
    beep();
    const timer = setInterval(beep, BEEP.everyMs);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [on]);
}
