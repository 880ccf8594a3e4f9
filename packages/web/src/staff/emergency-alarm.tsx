import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../app/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useEmergencies } from './emergency-api.ts';

const BEEP = { hertz: 880, seconds: 0.35, everyMs: 4000 } as const;

/** A tone until somebody takes it in hand; a browser that was not clicked yet stays silent, the band is there all the same. */
function useBeep(on: boolean): void {
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

/** A band over every section while an emergency waits for somebody to take it in hand. */
export function EmergencyAlarm() {
  const t = useText();
  const [path] = useLocation();
  const { data } = useEmergencies();
  const waiting = (data?.pages[0]?.open ?? []).filter((emergency) => emergency.acknowledgedAt === null);
  useBeep(waiting.length > 0);
  const [first] = waiting;
  return (
    <div role="alert">
      {first === undefined || path === `/staff/emergencies/${first.id}` ? null : (
        <Link className="alarm" href={`/staff/emergencies/${first.id}`}>
          <Icon name="alert" size={24} />
          {t('emergencyNew', { name: first.personName })}
        </Link>
      )}
    </div>
  );
}
