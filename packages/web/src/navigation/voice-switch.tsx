import { ActionTile } from '../ui/action-tile.tsx';
import { useText } from '../platform/text.ts';
import { hush, spoken } from '../platform/voice.ts';

const LOUDSPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';
const SOUND = 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11';
const SILENCE = 'M15.5 9.5l5 5M20.5 9.5l-5 5';

/** Whether directions are spoken: a word that stays, a loudspeaker that sounds or is crossed out, and a switch that stands on or off. */
export function VoiceSwitch() {
  const t = useText();
  const on = spoken.use();
  const change = () => {
    spoken.set(!on);
    if (on) hush();
  };
  return (
    <ActionTile
      icon={
        <span className="nav-voice" aria-hidden="true">
          <svg className="icon loudspeaker" viewBox="0 0 24 24" width={24} height={24}>
            <path className="loudspeaker-body" d={LOUDSPEAKER} />
            <path d={on ? SOUND : SILENCE} />
          </svg>
          <span className="nav-voice-track" />
        </span>
      }
      word={t('navVoice')}
      label={`${t('navVoice')}: ${t('navSpoken')}`}
      aria-pressed={on}
      onClick={change}
    />
  );
}
