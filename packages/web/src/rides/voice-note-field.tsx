import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { onReconnect } from '../platform/connection.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/states.tsx';
import type { Upload } from './use-upload.ts';
import type { NoNote, VoiceNote } from './voice-recording.ts';

const VoicePlayer = lazyPart(async () => (await Promise.all([import('./voice-player.tsx'), enterRoom('rides-voice')]))[0].VoicePlayer);
const VoiceRecorder = lazyPart(
  async () => (await Promise.all([import('./voice-recorder.tsx'), enterRoom('rides-voice')]))[0].VoiceRecorder,
);

/** Also where a page is not safe enough for a microphone. */
const canRecord = () => typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator;

const uploadTexts = { sending: 'hintVoiceSending', arrived: 'hintVoiceSent', failed: 'hintVoiceNotSent' } as const;

/** The voice note beside the words: recorded, listened to, kept or discarded. What was kept is sent at once. */
export function VoiceNoteField({
  voice,
  upload,
  onChange,
  isRecording,
  onRecording,
}: {
  /** Just recorded, the address of one that was kept before, or none. */
  voice: VoiceNote | string | null;
  upload: Upload;
  onChange: (voice: VoiceNote | null) => void;
  isRecording: boolean;
  onRecording: (on: boolean) => void;
}) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<NoNote | 'not loaded' | undefined>(canRecord() ? undefined : 'none');
  const send = (note: VoiceNote) => void upload.urlOf(note.file).catch(() => {});
  const isFresh = voice !== null && typeof voice !== 'string';
  const reconnected = useEffectEvent(() => {
    if (isFresh && upload.state === 'failed') send(voice);
  });
  useEffect(() => onReconnect(() => reconnected()), []);
  const start = async () => {
    setBusy(true);
    setWhy(undefined);
    try {
      await VoiceRecorder.fetchAhead();
      onRecording(true);
    } catch {
      setWhy('not loaded');
    }
    setBusy(false);
  };
  if (isRecording)
    return (
      <Suspense fallback={<Skeleton height={120} />}>
        <VoiceRecorder
          onKeep={(note) => {
            onRecording(false);
            onChange(note);
            send(note);
          }}
          onEnd={(reason) => {
            onRecording(false);
            setWhy(reason);
          }}
        />
      </Suspense>
    );
  const refusal = why === 'refused' ? t('hintVoiceRefused') : why === 'none' ? t('hintVoiceNone') : undefined;
  const again = why === 'short' ? t('hintVoiceShort') : why === 'not loaded' ? t('hintVoiceNotLoaded') : undefined;
  return (
    <>
      {voice === null ? null : (
        <div className="voice-row voice-kept">
          <Suspense fallback={<span className="voice-play" />}>
            <VoicePlayer sound={isFresh ? voice.file : voice} seconds={isFresh ? voice.seconds : undefined} />
          </Suspense>
          {isFresh && upload.state !== undefined ? (
            <span className={upload.state === 'failed' ? 'field-error voice-state' : 'caption voice-state'} role="status">
              {t(uploadTexts[upload.state])}
            </span>
          ) : null}
          <IconButton label={t('hintNoVoice')} icon="x" onClick={() => onChange(null)} />
        </div>
      )}
      {isFresh && upload.state === 'failed' ? (
        <Button kind="soft" full onClick={() => send(voice)}>
          {t('hintSendAgain')}
        </Button>
      ) : null}
      {voice !== null ? null : (
        <Button kind="soft" full icon="mic" busy={busy} why={refusal} onClick={() => void start()}>
          {t('hintRecord')}
        </Button>
      )}
      {again === undefined ? null : (
        <p className="caption" role="status">
          {again}
        </p>
      )}
    </>
  );
}
