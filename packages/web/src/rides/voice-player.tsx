import type { CSSProperties } from 'react';
import { useText } from '../platform/text.ts';
import { useSound } from './use-sound.ts';

/** Of its own: the icons of the app come with every first visit. */
const shapes = { play: 'M8 5.5v13l10.5-6.5z', stop: 'M7 7h10v10H7z' } as const;

/** A large button that plays a voice note once for each tap, and beside it how long it is. */
export function VoicePlayer({
  sound,
  seconds,
  ahead = false,
}: {
  sound: Blob | string;
  /** Where who recorded it knows how long it is. */
  seconds?: number | undefined;
  ahead?: boolean;
}) {
  const t = useText();
  const { state, length = seconds, at, press } = useSound(sound, ahead);
  const isPlaying = state === 'playing';
  const played = length === undefined ? 0 : Math.min(at / length, 1);
  return (
    <>
      <button
        type="button"
        className="voice-play"
        aria-label={t(isPlaying ? 'vnStop' : 'vnPlay')}
        style={{ '--played': `${played}turn` } as CSSProperties}
        onClick={() => void press()}
      >
        <svg className="icon fill" width={32} height={32} viewBox="0 0 24 24" aria-hidden="true">
          <path d={shapes[isPlaying ? 'stop' : 'play']} />
        </svg>
      </button>
      {state === 'failed' ? (
        <span className="field-error voice-line" role="alert">
          {t('vnFailed')}
        </span>
      ) : (
        <span className="label num voice-line">
          {state === 'loading' ? t('vnLoading') : t('vnName')}
          {length === undefined || state === 'loading' ? null : ` · ${t('vnSeconds', { n: Math.max(1, Math.round(length)) })}`}
        </span>
      )}
    </>
  );
}
