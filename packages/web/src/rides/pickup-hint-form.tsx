import { useRef, useState, type FormEvent } from 'react';
import type { PickupHint } from '@safiri/contract/pickups/calls.ts';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { HINT_NOTE_LENGTH } from '@safiri/rules/pickups/hint.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { photoAddress, smallPhoto } from '../platform/small-photo.ts';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useForgetHint, useKeepHint } from './pickup-hint-api.ts';
import { useUpload } from './use-upload.ts';
import { VoiceNoteField } from './voice-note-field.tsx';
import type { VoiceNote } from './voice-recording.ts';
import './pickup-hint.css';

/** A note, a photo and a voice note by which the driver recognises the pickup. What was written stays when it could not be saved. */
export function PickupHintForm({ pickup, hint, onDone }: { pickup: Point; hint: PickupHint | null; onDone: () => void }) {
  const t = useText();
  const online = useOnline();
  const camera = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState(hint?.note ?? '');
  const [photo, setPhoto] = useState<File>();
  const [preview, setPreview] = useState(hint?.photoUrl ?? null);
  const [voice, setVoice] = useState<VoiceNote | string | null>(hint?.voiceUrl ?? null);
  const [isRecording, setRecording] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  // What is sent again is a repetition; other words or another photo are none.
  const keys = useRef(new Map<string, string>());
  const photos = useUpload(pickupPaths.sendHintPhoto);
  const voices = useUpload(pickupPaths.sendHintVoice);
  const keep = useKeepHint(pickup);
  const forget = useForgetHint(pickup);

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const small = await smallPhoto(file);
    setPhoto(small);
    setPreview(await photoAddress(small));
  };
  const attempt = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await action();
      onDone();
    } catch (error) {
      setFailed(serverMessage(error, t('hintNotSaved')));
    }
    setBusy(false);
  };
  const hasWords = note.trim() !== '';
  const missing = isRecording
    ? t('hintVoiceFirst')
    : voice !== null && !hasWords
      ? t('hintVoiceWords')
      : !hasWords && preview === null
        ? t('hintEmpty')
        : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing !== undefined) return;
    void attempt(async () => {
      const photoUrl = photo === undefined ? (preview === null ? null : undefined) : await photos.urlOf(photo);
      const voiceUrl = typeof voice === 'string' ? undefined : voice === null ? null : await voices.urlOf(voice.file);
      const said = {
        note: hasWords ? note.trim() : null,
        ...(photoUrl === undefined ? {} : { photoUrl }),
        ...(voiceUrl === undefined ? {} : { voiceUrl }),
      };
      const words = JSON.stringify(said);
      const key = keys.current.get(words) ?? crypto.randomUUID();
      keys.current.set(words, key);
      await keep.mutateAsync({ ...said, key });
    });
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextArea
        label={t('hintNote')}
        hint={t('hintLetters', { n: HINT_NOTE_LENGTH - note.length })}
        className="hint-note"
        rows={2}
        maxLength={HINT_NOTE_LENGTH}
        placeholder={t('hintExample')}
        value={note}
        onChange={(event) => setNote(event.target.value.replaceAll('\n', ' '))}
      />
      <input
        ref={camera}
        className="visually-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('hintTakePhoto')}
        tabIndex={-1}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {preview === null ? null : (
        <div className="hint-picture">
          <img className="hint-photo" src={preview} alt={t('hintPhoto')} />
          <IconButton
            floating
            label={t('hintNoPhoto')}
            icon="x"
            onClick={() => {
              setPhoto(undefined);
              setPreview(null);
            }}
          />
        </div>
      )}
      <Button kind="soft" full icon="plus" onClick={() => camera.current?.click()}>
        {t(preview === null ? 'hintTakePhoto' : 'hintNewPhoto')}
      </Button>
      <VoiceNoteField voice={voice} upload={voices} onChange={setVoice} isRecording={isRecording} onRecording={setRecording} />
      <p className="caption">{t('hintWho')}</p>
      {failed === undefined ? null : (
        <p className="field-error" role="alert">
          {failed}
        </p>
      )}
      <Button type="submit" full busy={busy} why={online ? missing : t('hintOffline')}>
        {t('hintSave')}
      </Button>
      {hint === null ? null : (
        <Button kind="plain" full busy={busy} onClick={() => void attempt(() => forget.mutateAsync(hint.id))}>
          {t('hintForget')}
        </Button>
      )}
    </form>
  );
}
