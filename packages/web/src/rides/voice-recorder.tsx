import { useEffect, useEffectEvent, useState } from 'react';
import { HINT_VOICE_SECONDS } from '@safiri/rules/pickups/hint.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useNow } from '../ui/use-now.ts';
import { recordVoice, type NoNote, type Recording, type VoiceNote } from './voice-recording.ts';
import { VoicePlayer } from './voice-player.tsx';

const CLOCK_MS = 200;

const clock = (seconds: number) => `0:${String(Math.floor(seconds)).padStart(2, '0')}`;

/** The clock of what is spoken, up to the last second. */
function Spoken({ onStop }: { onStop: () => void }) {
  const t = useText();
  const now = useNow(CLOCK_MS);
  const [since] = useState(now);
  const seconds = Math.min((now - since) / 1000, HINT_VOICE_SECONDS);
  return (
    <>
      <p className="voice-clock">
        <span className="voice-dot" aria-hidden="true" />
        <span className="label strong grow">{t('vnRecording')}</span>
        <b className="num" role="timer">
          {clock(seconds)}
        </b>
        <span className="caption num">/ {clock(HINT_VOICE_SECONDS)}</span>
      </p>
      <ProgressBar label={t('vnSpoken')} percent={Math.round((seconds / HINT_VOICE_SECONDS) * 100)} />
      <Button kind="danger" full icon="stop" autoFocus onClick={onStop}>
        {t('vnEnd')}
      </Button>
    </>
  );
}

/** Records at once, up to fifteen seconds; what was spoken is listened to, and kept or discarded. */
export function VoiceRecorder({ onKeep, onEnd }: { onKeep: (note: VoiceNote) => void; onEnd: (why?: NoNote) => void }) {
  const t = useText();
  const [recording, setRecording] = useState<Recording>();
  const [note, setNote] = useState<VoiceNote>();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let isOpen = true;
    let stop = () => {};
    void (async () => {
      const begun = await recordVoice();
      if (typeof begun === 'string') return isOpen ? end(begun) : undefined;
      ({ stop } = begun);
      if (!isOpen) return stop();
      setRecording(begun);
      const spoken = await begun.note;
      if (!isOpen) return undefined;
      return typeof spoken === 'string' ? end(spoken) : setNote(spoken);
    })();
    return () => {
      isOpen = false;
      stop();
    };
  }, []);
  return (
    <div className="voice-card-in">
      {note !== undefined ? (
        <>
          <div className="voice-row">
            <VoicePlayer sound={note.file} seconds={note.seconds} />
            <span className="caption voice-state">{t('vnListen')}</span>
          </div>
          <div className="hint-buttons">
            <Button kind="outline" onClick={() => onEnd()}>
              {t('vnDiscard')}
            </Button>
            <Button autoFocus onClick={() => onKeep(note)}>
              {t('vnKeep')}
            </Button>
          </div>
        </>
      ) : recording === undefined ? (
        <p className="label" role="status">
          {t('vnAsking')}
        </p>
      ) : (
        <Spoken onStop={recording.stop} />
      )}
    </div>
  );
}
